"""The Paladin: faith for the highest movement die; Aegis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rules.drasle import resources
from rules.drasle.board import Board, hero_of, item_is_ready, seat_place
from rules.drasle.heroes.base import HeroRules
from rules.drasle.movement import Ways, ways_for
from rules.kernel.message import Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play, ask_one

KEEP = "keep"


class Paladin(HeroRules):
    """DS-CHR-04."""

    renews = True

    def ways(self, t: Board, seat: int, dice: Sequence[int]) -> Ways:
        """One die with the highest number may be taken away for a point (DS-5.8, DS-5.9, DS-5.18).

        Where the others suffice it costs nothing, so the die is used only for what needs it, or at the cap.
        """
        ways = ways_for(t, seat, dice)
        if not dice or resources.is_full(t, seat):
            return ways
        highest = max(dice)
        others = list(dice)
        others.remove(highest)
        for space, way in ways_for(t, seat, others).items():
            ways[space] = msgspec.structs.replace(way, gain=1, dropped=highest)
        return ways

    def takes_over(self, t: Board, seat: int, damage: Mapping[int, int]) -> Play[dict[int, int]]:
        """Aegis: once between own turns all damage of one other, added to the own (DS-ITM-04, DS-D-12)."""
        after = dict(damage)
        others = [other for other in damage if other != seat]
        if not others or not item_is_ready(t, seat):
            return after
        options = [
            Option(
                f"seat-{other}",
                {"seat": Seat(other), "damage": damage[other], "life": hero_of(t, other).life},
                "aegis",
                seat_place(other),
            )
            for other in others
        ]
        args = {"life": hero_of(t, seat).life, "own": damage.get(seat, 0)}
        prompt = Prompt(
            seat, "aegis", (*options, Option(KEEP, label="aegis-none")), default=(KEEP,), args=args, reaction=True
        )
        chosen = yield from ask_one(prompt)
        if chosen != KEEP:
            other = int(chosen.removeprefix("seat-"))
            hero_of(t, seat).item_spent = True
            t.tell("damage_taken_over", seat=Seat(seat), other=Seat(other), damage=after[other], place=seat_place(seat))
            after[seat] = after.get(seat, 0) + after.pop(other)
        return after
