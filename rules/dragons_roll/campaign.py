"""A campaign: games against levels 1 to 6 in order (21). Kept outside the games; nothing here knows where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec

from rules.dragons_roll.state import State
from rules.kernel.message import Message
from rules.kernel.series import Series

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


class Campaigns(Series):
    """Campaign and nightmare mode, each with its own progress in a place (DR-21)."""

    modes = get_args(Mode)

    def next_options(self, mode: str, progress: dict[str, Any]) -> dict[str, str | int]:
        """The level and the scrolls of the next game."""
        stands = _read(mode, progress)
        return next_options(_read(mode, {}) if stands.won else stands)

    def after(
        self, mode: str, progress: dict[str, Any], options: Mapping[str, str | int], state: State
    ) -> dict[str, Any]:
        """The progress after a game; one that another game has overtaken meanwhile changes nothing."""
        stands = _read(mode, progress)
        before = _read(mode, {}) if stands.won else stands
        if options["level"] != before.level:
            return progress
        scrolls = [scroll.card for scroll in state.scrolls]
        after: dict[str, Any] = msgspec.to_builtins(after_game(before, won=state.outcome == "won", scrolls=scrolls))
        return after

    def story(self, mode: str, progress: dict[str, Any]) -> Message:
        """The level that comes next, the scrolls and the games so far."""
        stands = _read(mode, progress)
        key = "campaign-won" if stands.won else "campaign-stands" if stands.games else "campaign-fresh"
        scrolls = tuple(Message(f"card-{card}") for card in stands.scrolls)
        return Message(
            key,
            {
                "mode": Message(f"value-mode-{mode}"),
                "level": Message(f"value-level-{stands.level}"),
                "games": stands.games,
                "count": len(scrolls),
                "scrolls": scrolls,
            },
        )


def _read(mode: str, progress: dict[str, Any]) -> Progress:
    return msgspec.convert(progress, Progress) if progress else msgspec.convert({"mode": mode}, Progress)
