"""Solo: one player, the Grandmaster, who grows by quests alone (DSX-SOLO)."""

from __future__ import annotations

from rules.drasle.board import Board
from rules.drasle.points import Expansion

CHARACTER = "grandmaster"


class Solo(Expansion):
    """Dragon actions, revival and chain attacks need no rule of their own: one seat is everybody there."""

    id = "solo"
    excludes = frozenset({"memory"})

    def roster(self, seats: range) -> range:
        """Exactly one player (DSX-SOLO-1.1)."""
        return range(1, 2)

    def cast(self, characters: tuple[str, ...]) -> tuple[str, ...]:
        """Who plays the Grandmaster (DSX-SOLO-1.1)."""
        return (CHARACTER,)

    def adventure_experience(self, xp: int, t: Board, seat: int) -> int:
        """None (DSX-SOLO-1.2)."""
        return 0

    def quest_experience(self, xp: int, t: Board, seat: int) -> int:
        """One, however it was won (DSX-SOLO-1.3, DSX-SOLO-1.9)."""
        return min(xp, 1)
