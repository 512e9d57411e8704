"""Time Reverser: the dragon die is rolled again (DR-17.2)."""

from __future__ import annotations

from rules.dragons_roll.board import Board, current_run, in_test
from rules.dragons_roll.scrolls.base import ScrollRules, Window, spend
from rules.dragons_roll.view import ForecastView
from rules.kernel.table import Play


class TimeReverser(ScrollRules):
    """The old result is void, the new one counts; only before anything of the old one was carried out."""

    card = "time-reverser"
    windows = frozenset({Window.RUN, Window.TEST})

    def helps_before_run(self, t: Board, ahead: ForecastView) -> bool:
        """When the run would change anything."""
        return bool(ahead.moves or ahead.acts or ahead.appears)

    def use(self, t: Board, seat: int) -> Play[None]:
        """Roll again, for the run or for the test."""
        spend(t, seat, self.card)
        number = t.state.dragon_die = t.roll_one("dragon-die")
        if in_test(t):
            t.state.turn.test = number
        else:
            current_run(t).number = number
        return
        yield
