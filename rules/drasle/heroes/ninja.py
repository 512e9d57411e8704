"""The Ninja: ninjutsu by forests; Substitution."""

from __future__ import annotations

from collections.abc import Sequence

from rules.drasle import resources
from rules.drasle.board import Board, hero_of, item_is_ready, seat_place
from rules.drasle.heroes.base import HeroRules
from rules.drasle.movement import Ways, ways_for
from rules.kernel.message import Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play, ask_one

USE, KEEP = "use", "keep"


class Ninja(HeroRules):
    """DS-CHR-02."""

    def ways(self, t: Board, seat: int, dice: Sequence[int]) -> Ways:
        """A way through a forest brings a point, however many it enters (DS-5.2, DS-5.3); none at the cap."""
        return ways_for(t, seat, dice, bringing=None if resources.is_full(t, seat) else "forest")

    def cheats_death(self, t: Board, seat: int, *, instantly: bool) -> Play[bool]:
        """Substitution: once in the game a damage or death that would kill is cancelled (DS-ITM-02, DS-D-15)."""
        if not item_is_ready(t, seat):
            return False
        options = (Option(USE, label="substitution", confirm=True), Option(KEEP, label="accept-death", confirm=True))
        chosen = yield from ask_one(Prompt(seat, "substitution", options, default=(USE,), reaction=True))
        if chosen == KEEP:
            return False
        hero_of(t, seat).item_spent = True
        t.tell("death_cheated", seat=Seat(seat), item="substitution", place=seat_place(seat))
        return True
