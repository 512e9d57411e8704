"""Dimension Portal: a dragon vanishes unless the dragon die shows the number named (DR-17.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll import dragons
from rules.dragons_roll.board import Board, card_name, cell_of
from rules.dragons_roll.cards import ANY_NUMBER
from rules.dragons_roll.grid import occupied
from rules.dragons_roll.scrolls.base import AgainstAttack, dragon_target, spend
from rules.dragons_roll.trial import try_luck
from rules.kernel.prompt import Option
from rules.kernel.table import Play


class DimensionPortal(AgainstAttack):
    """Any dragon of the grid, in any row; never the master."""

    card = "dimension-portal"

    def problem(self, t: Board, seat: int) -> str:
        """There must be a dragon."""
        return "" if self.targets(t, seat) else "reason-no-dragon"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """Every dragon in the grid."""
        return [dragon_target(t, dragon.card, cell) for cell, dragon in occupied(t.state.grid)]

    def asks(self, t: Board, seat: int) -> bool:
        """A number is always named."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Choose, name, roll: same number nothing, any other defeats the dragon."""
        card = yield from self.choose_target(t, seat)
        numbers = [Option(str(number), {"number": number}, "number") for number in ANY_NUMBER]
        named = int((yield from self.ask(t, seat, "number", numbers)))
        spend(t, seat, self.card)
        number = yield from try_luck(t, seat, self.card, lambda rolled: rolled == named)
        t.tell("portal_opened", dragon=card_name(t, card), named=named, number=number, hit=int(number != named))
        if number != named and cell_of(t, card) is not None:
            dragons.defeat(t, card, by_dice=False)
