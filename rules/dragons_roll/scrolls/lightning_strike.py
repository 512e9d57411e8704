"""Lightning Strike: for each dragon of a column its user rolls a die and may place it there (DR-17.10)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll import conditions
from rules.dragons_roll.board import Board, cell_of, column_name, condition_of, numbers_on
from rules.dragons_roll.placing import Spot
from rules.dragons_roll.scrolls.base import AgainstAttack, spend
from rules.dragons_roll.scrolls.dice import ask_source, ask_spot, place_held, put_back, roll_die, sources
from rules.dragons_roll.state import COLUMNS
from rules.kernel.prompt import Option
from rules.kernel.table import Play

COLUMN = "column-"


class LightningStrike(AgainstAttack):
    """From row 1 to row 3; a die not placed is available again for the next dragon."""

    card = "lightning-strike"

    def problem(self, t: Board, seat: int) -> str:
        """It takes an available die, and a column with a dragon."""
        if not sources(t, seat):
            return "reason-no-die"
        return "" if self.targets(t, seat) else "reason-no-dragon"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """The columns with dragons."""
        return [
            Option(
                f"{COLUMN}{column}",
                {"column": column_name(column), "count": len(_dragons_in(t, column))},
                "column",
                f"column:{column}",
            )
            for column in range(COLUMNS)
            if _dragons_in(t, column)
        ]

    def saves_roll(self, t: Board, seat: int) -> bool:
        """Only by the current player: another's die does not count (DR-11.6)."""
        return seat == t.state.current

    def use(self, t: Board, seat: int) -> Play[None]:
        """Strike the dragons that stand there now, one after the other."""
        chosen = yield from self.choose_target(t, seat)
        spend(t, seat, self.card)
        for card in _dragons_in(t, int(chosen.removeprefix(COLUMN))):
            if cell_of(t, card) is not None and sources(t, seat):
                yield from self._strike(t, seat, card)

    def _strike(self, t: Board, seat: int, card: str) -> Play[None]:
        source = yield from ask_source(t, seat, "lightning-strike-die")
        number = roll_die(t, seat, source, self.card)
        spaces = conditions.different_spaces(condition_of(t, card), numbers_on(t, card), number)
        spots: list[Spot] = [(card, space) for space in spaces]
        spot = None
        if spots:
            spot = yield from ask_spot(t, seat, "lightning-strike-spot", number, spots, may_skip=True)
        if spot is None:
            put_back(t, self.card)
        else:
            yield from place_held(t, seat, spot)


def _dragons_in(t: Board, column: int) -> list[str]:
    return [dragon.card for row in t.state.grid if (dragon := row[column]) is not None]
