"""The Gladiator: no resource, but life from adventures on plains; Champion's Draught."""

from __future__ import annotations

from rules.drasle.board import Board, hero_of, item_is_ready, level_of
from rules.drasle.box import Terrain
from rules.drasle.healing import heal
from rules.drasle.heroes.base import HeroRules


class Gladiator(HeroRules):
    """DS-CHR-03."""

    def adventured(self, t: Board, seat: int, terrain: Terrain) -> None:
        """One life after an adventure on a plain, whatever came of it (DS-5.6, DS-5.7)."""
        if terrain == "plain":
            heal(t, seat, 1)

    def decisive_begins(self, t: Board, seat: int) -> None:
        """Champion's Draught: all life, before any rampage (DS-ITM-03)."""
        if item_is_ready(t, seat):
            hero_of(t, seat).item_spent = True
            heal(t, seat, level_of(t, seat).life)
