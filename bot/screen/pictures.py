"""Pictures of tables: drawn by the games' own modules, never on the event loop, each one once."""

from __future__ import annotations

import asyncio
import importlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import structlog

from bot.screen.studio import Studio, StudioGone
from bot.screen.voice import Voice
from bot.tables.scene import Scene
from bot.text import Texts
from bot.times import spent
from rules.kernel.event import Event
from rules.kernel.prompt import Option

WORKERS = 2
KEPT = 64

Key = tuple[str, int, str]

log = structlog.get_logger(__name__)


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture shows: plain data, which another process can be given. `names` are those of the seats."""

    table: str
    revision: int
    game: str
    locale: str
    names: tuple[str, ...]
    view: Any
    options: tuple[Option, ...]
    changes: tuple[Event, ...]


class Pictures:
    """Draws what a scene shows. A picture that fails is logged and left out; it never stops a turn.

    A few threads draw; where there is a studio they only wait for it.
    """

    def __init__(self, workers: int = WORKERS, kept: int = KEPT, studio: Studio | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._kept = kept
        self._studio = studio
        self._drawn: OrderedDict[Key, bytes | None] = OrderedDict()
        self._drawing: dict[Key, asyncio.Future[bytes | None]] = {}

    async def of(self, scene: Scene, voice: Voice) -> bytes | None:
        """The picture of that moment as a PNG; None when the game has none, or when drawing it failed."""
        key = (scene.table.id, scene.table.revision, voice.locale)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        if key not in self._drawing:
            draw = asyncio.get_running_loop().run_in_executor(self._pool, self._draw, scene, voice)
            self._drawing[key] = asyncio.ensure_future(draw)
        try:
            with spent("draw"):
                picture = await asyncio.shield(self._drawing[key])
        finally:
            self._drawing.pop(key, None)
        self._drawn[key] = picture
        while len(self._drawn) > self._kept:
            self._drawn.popitem(last=False)
        return picture

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _draw(self, scene: Scene, voice: Voice) -> bytes | None:
        studio = self._studio  # another thread may find it gone meanwhile
        if studio is not None and scene.view is not None:
            try:
                drawn: bytes | None = studio.ask(_subject(scene, voice))
                return drawn
            except StudioGone as problem:
                log.warning("studio_gone", problem=str(problem), remedy="threads draw until the bot is started anew")
                self._studio = None
            except Exception:  # what can't be handed over
                log.exception("picture_not_asked_for", table=scene.table.id, game=scene.table.game)
        return draw(scene, voice)


def draw(scene: Scene, voice: Voice) -> bytes | None:
    """Draw a scene here; whatever goes wrong there is logged."""
    return None if scene.view is None else paint(_subject(scene, voice), voice.plain.texts)


def paint(subject: Subject, texts: Texts) -> bytes | None:
    """Draw a subject; None when its game has no pictures, or when it failed, which is logged."""
    try:
        painter = _painter(subject.game)
        if painter is None:
            return None
        say = texts.speaker(subject.locale, subject.game, subject.names)
        return painter(subject.view, subject.options, subject.changes, say, subject.names)
    except Exception:
        log.exception("picture_failed", table=subject.table, game=subject.game, revision=subject.revision)
        return None


def _subject(scene: Scene, voice: Voice) -> Subject:
    return Subject(
        table=scene.table.id,
        revision=scene.table.revision,
        game=scene.table.game,
        locale=voice.locale,
        names=tuple(voice.plain.names),
        view=scene.view,
        options=options_shown(scene),
        changes=scene.changes,
    )


def options_shown(scene: Scene) -> tuple[Option, ...]:
    """The options that a picture may mark: those everybody may see, each place and letter once."""
    found: dict[tuple[str, str], Option] = {}
    for prompt in scene.prompts:
        for option in () if prompt.secret else prompt.options:
            if option.place:
                found.setdefault((option.place, option.letter), option)
    return tuple(found.values())


def _painter(game_id: str) -> Callable[..., bytes] | None:
    """The `draw` of a game; None for a game without pictures. A picture module that is broken raises."""
    name = f"images.{game_id}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
    painter: Callable[..., bytes] = module.draw
    return painter
