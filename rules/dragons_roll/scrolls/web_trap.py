"""Web Trap: step 2c brings no dragon for the rest of the turn (DR-17.6)."""

from __future__ import annotations

from rules.dragons_roll.board import Board, current_run
from rules.dragons_roll.forecast import REFILL_FROM
from rules.dragons_roll.scrolls.base import ScrollRules, Window, spend
from rules.dragons_roll.view import ForecastView
from rules.kernel.table import Play


class WebTrap(ScrollRules):
    """While the step number is 4, 5 or 6; dragons of abilities and of an empty grid still appear."""

    card = "web-trap"
    windows = frozenset({Window.RUN, Window.ABILITY})

    def problem(self, t: Board, seat: int) -> str:
        """The number must be one that brings a dragon."""
        return "" if current_run(t).number >= REFILL_FROM else "reason-no-dragon-comes"

    def helps_before_run(self, t: Board, ahead: ForecastView) -> bool:
        """Whenever the number is 4 to 6."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Spread the web."""
        spend(t, seat, self.card)
        t.state.turn.web_trap = True
        return
        yield
