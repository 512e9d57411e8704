"""Show-Off, level 2: he orders any dragon on, enraged two (DR-18.2)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll.cards import Content, Face
from rules.dragons_roll.masters.base import MovingMaster


class ShowOff(MovingMaster):
    """Moves any dragon; the red face moves two different ones that were there when it began."""

    card = "show-off"

    def parts(self, face: Face) -> int:
        """One move, red two."""
        return 1 if face == "yellow" else 2

    def may_move(self, content: Content, face: Face, part: int, card: str, before: Sequence[str]) -> bool:
        """Any dragon that was not chosen before."""
        return card not in before

    def matters_for_next(self, face: Face, part: int) -> bool:
        """The second dragon must be another one than the first, frozen or not."""
        return part < self.parts(face)
