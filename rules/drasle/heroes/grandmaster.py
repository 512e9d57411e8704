"""The Grandmaster, who plays alone: mastery by resting; Unbroken."""

from __future__ import annotations

from rules.drasle.board import Board, hero_of, item_is_ready, seat_place
from rules.drasle.heroes.hunter import Resting
from rules.kernel.message import Seat
from rules.kernel.table import Play


class Grandmaster(Resting):
    """DSX-CHR-GRM."""

    def cheats_death(self, t: Board, seat: int, *, instantly: bool) -> Play[bool]:
        """Unbroken: once in the game an instant death is cancelled; nobody would let it pass, so nobody is asked."""
        if not instantly or not item_is_ready(t, seat):
            return False
        hero_of(t, seat).item_spent = True
        t.tell("death_cheated", seat=Seat(seat), item="unbroken", place=seat_place(seat))
        return True
        yield
