"""Trollock, level 1: he drives the helmets on, enraged the meat eaters too (DR-18.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll.cards import Content, Face
from rules.dragons_roll.masters.base import MovingMaster

DRIVES = {"yellow": ("helmet",), "red": ("helmet", "meat")}


class Trollock(MovingMaster):
    """Moves one helmet dragon; the red face then also moves one meat dragon."""

    card = "trollock"

    def parts(self, face: Face) -> int:
        """One move, red two."""
        return len(DRIVES[face])

    def may_move(self, content: Content, face: Face, part: int, card: str, before: Sequence[str]) -> bool:
        """A dragon with the symbol of that move."""
        return card in content.dragons and content.type_of(card).symbol == DRIVES[face][part - 1]
