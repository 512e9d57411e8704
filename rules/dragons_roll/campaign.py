"""A campaign: games against levels 1 to 6 in order (21). Kept outside the games; nothing here knows where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Mode = Literal["campaign", "nightmare"]

FIRST_LEVEL = 1
LAST_LEVEL = 6


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a campaign stands: its mode, the level that is played next, and the scrolls earned so far.

    `games` counts the games played. A campaign that is `won` has no next game.
    """

    mode: Mode = "campaign"
    level: int = FIRST_LEVEL
    scrolls: tuple[str, ...] = ()
    games: int = 0
    won: bool = False


def next_options(progress: Progress) -> dict[str, str | int]:
    """The options of the next game, at whose set-up new scrolls are drawn (DR-1.6). ValueError when it is won."""
    if progress.won:
        raise ValueError("this campaign is won")
    return {"level": progress.level, "scrolls": "level", "owned": "+".join(progress.scrolls)}


def after_game(progress: Progress, *, won: bool, scrolls: Sequence[str]) -> Progress:
    """The campaign after a game that was played with these scrolls, used or not (DR-21.2 to DR-21.6)."""
    games = progress.games + 1
    if won and progress.level == LAST_LEVEL:
        return msgspec.structs.replace(progress, scrolls=tuple(scrolls), games=games, won=True)
    if won:
        return msgspec.structs.replace(progress, level=progress.level + 1, scrolls=tuple(scrolls), games=games)
    if progress.mode == "nightmare":
        return Progress(progress.mode, games=games)
    return msgspec.structs.replace(progress, scrolls=tuple(scrolls), games=games)
