"""Ambush: roll one own available die and place it at once (DR-17.7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll.board import Board
from rules.dragons_roll.placing import scroll_spots
from rules.dragons_roll.scrolls.base import AgainstAttack, spend
from rules.dragons_roll.scrolls.dice import ask_spot, place_held, put_back, roll_die, source_options
from rules.kernel.prompt import Option
from rules.kernel.table import Play


class Ambush(AgainstAttack):
    """Any player on any turn; if the die fits anywhere it must be placed."""

    card = "ambush"

    def problem(self, t: Board, seat: int) -> str:
        """It takes an available die."""
        return "" if self.targets(t, seat) else "reason-no-die"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """Which die to roll."""
        return source_options(t, seat)

    def saves_roll(self, t: Board, seat: int) -> bool:
        """Only by the current player: another's die does not count (DR-11.6)."""
        return seat == t.state.current

    def use(self, t: Board, seat: int) -> Play[None]:
        """Roll, then place where it is legal."""
        source = yield from self.choose_target(t, seat)
        spend(t, seat, self.card)
        number = roll_die(t, seat, source, self.card)
        spots = scroll_spots(t, number)
        if not spots:
            put_back(t, self.card)
            return
        spot = yield from ask_spot(t, seat, "ambush-spot", number, spots, may_skip=False)
        assert spot is not None
        yield from place_held(t, seat, spot)
