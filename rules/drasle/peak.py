"""Peak rolls at a table (3): rolled, laid out, and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.dice.peak import CRITICAL, FUMBLE, PeakRoll, peak_roll
from rules.drasle.board import Board, signed
from rules.drasle.state import Rolled
from rules.kernel.message import Seat
from rules.kernel.table import Play

Reroll = Callable[[tuple[int, ...]], Play[tuple[int, ...]]]
"""What becomes of the first dice before extra dice are rolled."""

MARKS = {CRITICAL: "★", FUMBLE: "✕"}


def roll_peak(t: Board, seat: int, dice: int, why: str) -> int:
    """Roll so many first dice and all that they call for; the success total (DS-3)."""
    return _lay(t, seat, why, peak_roll(lambda count: t.roll(count, why), dice))


def roll_peak_with(t: Board, seat: int, dice: int, why: str, reroll: Reroll) -> Play[int]:
    """The same, where the first dice may change before extra dice are rolled."""
    first = yield from reroll(t.roll(dice, why))
    extra = peak_roll(lambda count: t.roll(count, why), first.count(CRITICAL))
    return _lay(t, seat, why, PeakRoll((first, *extra.waves)))


def _lay(t: Board, seat: int, why: str, roll: PeakRoll) -> int:
    t.state.shown.rolls.append(Rolled(seat, why, [list(wave) for wave in roll.waves], roll.total))
    t.tell(
        "peak_rolled",
        seat=Seat(seat),
        why=why,
        first=_marked(roll.first),
        extra=_marked(roll.extra),
        extras=len(roll.extra),
        successes=roll.successes,
        fumbles=roll.fumbles,
        total=signed(roll.total),
    )
    return roll.total


def _marked(dice: Sequence[int]) -> str:
    return " ".join(f"{die}{MARKS.get(die, '')}" for die in dice)
