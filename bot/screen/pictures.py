"""Pictures of tables: drawn by the games' own modules in a few threads, never on the event loop, each one once."""

from __future__ import annotations

import asyncio
import importlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import structlog

from bot.screen.voice import Voice
from bot.tables.scene import Scene
from bot.times import spent
from rules.kernel.prompt import Option

WORKERS = 2
KEPT = 64

Key = tuple[str, int, str]

log = structlog.get_logger(__name__)


class Pictures:
    """Draws what a scene shows. A picture that fails is logged and left out; it never stops a turn."""

    def __init__(self, workers: int = WORKERS, kept: int = KEPT) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="picture")
        self._kept = kept
        self._drawn: OrderedDict[Key, bytes | None] = OrderedDict()
        self._drawing: dict[Key, asyncio.Future[bytes | None]] = {}

    async def of(self, scene: Scene, voice: Voice) -> bytes | None:
        """The picture of that moment as a PNG; None when the game has none, or when drawing it failed."""
        key = (scene.table.id, scene.table.revision, voice.locale)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        if key not in self._drawing:
            loop = asyncio.get_running_loop()
            self._drawing[key] = asyncio.ensure_future(loop.run_in_executor(self._pool, draw, scene, voice))
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


def draw(scene: Scene, voice: Voice) -> bytes | None:
    """Draw a scene; whatever goes wrong there is logged."""
    if scene.view is None:
        return None
    try:
        painter = _painter(scene.table.game)
        if painter is None:
            return None
        return painter(scene.view, options_shown(scene), scene.changes, voice.plain, voice.plain.names)
    except Exception:
        log.exception("picture_failed", table=scene.table.id, game=scene.table.game, revision=scene.table.revision)
        return None


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
