"""Games in a row in one channel: what a series says of the next game, and what a game leaves to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.records import TableRecord
from bot.tables.store import Changing, Reading
from rules.kernel.game import AnyGame
from rules.kernel.message import Message
from rules.kernel.series import MODE


async def in_series(tx: Reading, game: AnyGame, channel: int, options: Mapping[str, str | int]) -> dict[str, str | int]:
    """The options, with those that the series of that channel fixes for its next game; raises BadOption."""
    series, mode = game.series, str(options.get(MODE, ""))
    if series is None or mode not in series.modes:
        return dict(options)
    kept = await tx.note(channel, game.id) or {}
    return game.check_options({**options, **series.next_options(mode, kept.get(mode, {}))})


async def note_in_series(tx: Changing, game: AnyGame, table: TableRecord, state: Any) -> None:
    """Note in the series that a game of it ended in that state."""
    series, mode = game.series, str(table.options.get(MODE, ""))
    if series is None or mode not in series.modes:
        return
    kept = await tx.note(table.home_channel, game.id) or {}
    progress = series.after(mode, kept.get(mode, {}), table.options, state)
    await tx.put_note(table.home_channel, game.id, {**kept, mode: progress})


async def stories(tx: Reading, game: AnyGame, channel: int) -> tuple[Message, ...]:
    """How far each series of a game has come in that channel; nothing for a game without series."""
    if game.series is None:
        return ()
    kept = await tx.note(channel, game.id) or {}
    return tuple(game.series.story(mode, kept.get(mode, {})) for mode in game.series.modes)
