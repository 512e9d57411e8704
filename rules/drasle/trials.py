"""A challenge that is being made: who takes part, with how many dice, and how likely it is won (14, 15)."""

from __future__ import annotations

from rules.drasle.board import Board, hero_of, level_of, need_of, quest_on, stands_beside
from rules.drasle.chances import chance_of, percent
from rules.drasle.points import Expansion
from rules.drasle.state import Trial

ALONE, TOGETHER = 2, 1
"""Experience for a quest that was won (DS-14.3, DS-15.6)."""


def trial_of(t: Board) -> Trial:
    """The challenge that is being made; LookupError when there is none."""
    if t.state.trial is None:
        raise LookupError("no challenge")
    return t.state.trial


def quest_dice(t: Board, seat: int, mountain: str) -> int:
    """The dice of that seat's character for the quest there: the value that the tile names (DS-14.1)."""
    value: int = getattr(level_of(t, seat), quest_on(t, mountain).value)
    return value


def quest_xp(t: Board, seat: int, *, alone: bool) -> int:
    """What a quest that was won brings that seat."""
    return t.points.value(Expansion.quest_experience, ALONE if alone else TOGETHER, t, seat)


def may_take_part(t: Board, seat: int, mountain: str) -> bool:
    """Whether its life is greater than the damage on a challenge, guard not counted (DS-14.11)."""
    return hero_of(t, seat).life > quest_on(t, mountain).damage


def possible_helpers(t: Board) -> list[int]:
    """Who could still say whether it helps: every other character next to the tile (DS-15.1)."""
    trial = trial_of(t)
    asked = {participant.seat for participant in trial.participants} | set(trial.declined)
    return [
        seat
        for seat in range(t.seats)
        if seat not in asked and stands_beside(t, seat, trial.mountain) and may_take_part(t, seat, trial.mountain)
    ]


def dice_so_far(t: Board) -> int:
    """The dice of all who take part, with the boosts declared."""
    trial = trial_of(t)
    return sum(quest_dice(t, each.seat, trial.mountain) + each.boost for each in trial.participants)


def win_chance(t: Board, mountain: str, dice: int) -> int:
    """How likely so many dice win the quest there, in percent."""
    return percent(chance_of(dice, need_of(t, mountain)))
