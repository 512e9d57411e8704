"""Final Blow: a dragon that lacks one die is defeated (DR-17.5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll import dragons
from rules.dragons_roll.board import Board, missing
from rules.dragons_roll.grid import occupied
from rules.dragons_roll.scrolls.base import AgainstAttack, dragon_target, spend
from rules.kernel.prompt import Option
from rules.kernel.table import Play


class FinalBlow(AgainstAttack):
    """Any dragon of the grid that one more die of some number would complete; no die is used."""

    card = "final-blow"

    def problem(self, t: Board, seat: int) -> str:
        """A dragon must lack exactly one die."""
        return "" if self.targets(t, seat) else "reason-none-lacks-one"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """The dragons that lack exactly one die."""
        return [
            dragon_target(t, dragon.card, cell)
            for cell, dragon in occupied(t.state.grid)
            if missing(t, dragon.card) == 1
        ]

    def use(self, t: Board, seat: int) -> Play[None]:
        """Choose and defeat."""
        card = yield from self.choose_target(t, seat)
        spend(t, seat, self.card)
        dragons.defeat(t, card, by_dice=False)
