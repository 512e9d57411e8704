"""A small line for the first time that a term occurs at a table; at most one a board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from functools import cache

import msgspec
import structlog

from bot.delivery.outbox import board_number
from bot.screen.bridge import Bridge
from bot.tables.errors import StoreError
from bot.tables.scene import Scene
from bot.text import Texts
from rules.kernel.message import Message

REMEMBERED = 1000

log = structlog.get_logger(__name__)


@cache
def terms_of(texts: Texts, game_id: str) -> tuple[str, ...]:
    """The kinds of prompts and events that a game explains, the most important first."""
    prefix = f"{game_id}-term-"
    return tuple(key.removeprefix(prefix) for key in texts.entries["ja"] if key.startswith(prefix))


def occurring(scene: Scene) -> frozenset[str]:
    """The kinds of all that everybody sees asked and told on the board."""
    asked = {prompt.kind for prompt in scene.prompts if not prompt.offer}
    return frozenset(asked | {event.kind for event in scene.recent})


def next_term(terms: Collection[str], explained: Mapping[str, int], kinds: Collection[str], board: int) -> str | None:
    """What that board explains: what it did before, else the most important term that is new."""
    for term, where in explained.items():
        if where == board:
            return term
    return next((term for term in terms if term in kinds and term not in explained), None)


class Terms:
    """Finds the line of each board and keeps what was explained."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self._explained: OrderedDict[str, dict[str, int]] = OrderedDict()

    async def explain(self, scene: Scene) -> Scene:
        """The scene with the line of its board; as it is where there is none, or where the store fails."""
        try:
            line = await self.line(scene, board_number(scene.table))
        except StoreError as problem:
            log.warning("term_not_explained", table=scene.table.id, problem=str(problem))
            return scene
        return msgspec.structs.replace(scene, notices=(*scene.notices, *line))

    async def line(self, scene: Scene, board: int) -> tuple[Message, ...]:
        """The line of that board of a table in play, if there is one; it is kept as explained."""
        if scene.table.state != "playing":
            return ()
        explained = await self._known(scene.table.id)
        term = next_term(terms_of(self.bridge.texts, scene.table.game), explained, occurring(scene), board)
        if term is None:
            return ()
        if term not in explained:
            async with self.bridge.tables.store.change() as tx:
                await tx.note_explained(scene.table.id, term, board)
            explained[term] = board
        return (Message("board-term", {"text": Message(f"term-{term}")}),)

    async def _known(self, table_id: str) -> dict[str, int]:
        if table_id not in self._explained:
            async with self.bridge.tables.store.read() as tx:
                self._explained[table_id] = await tx.explained(table_id)
        self._explained.move_to_end(table_id)
        while len(self._explained) > REMEMBERED:
            self._explained.popitem(last=False)
        return self._explained[table_id]
