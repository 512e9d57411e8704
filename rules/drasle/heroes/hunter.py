"""The Hunter: bullets by resting; Venom Bullet."""

from __future__ import annotations

from rules.drasle import resources
from rules.drasle.board import Board, item_is_ready, sheet_of
from rules.drasle.heroes.base import HeroRules
from rules.kernel.message import Dice, Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play, ask_one

KEEP = "keep"


class Resting(HeroRules):
    """Who recovers by resting (DS-5.1)."""

    def rested(self, t: Board, seat: int) -> None:
        """All points come back, to the cap."""
        resources.fill(t, seat, sheet_of(t, seat).resource)


class Hunter(Resting):
    """DS-CHR-01."""

    def rerolls(self, t: Board, seat: int, first: tuple[int, ...]) -> Play[tuple[int, ...]]:
        """Venom Bullet: one first die of each own attack may be rolled again (DS-ITM-01)."""
        if not item_is_ready(t, seat) or not first:
            return first
        numbers = sorted(set(first))
        options = [Option(str(number), {"number": number}, "reroll") for number in numbers]
        worth = str(numbers[0]) if numbers[0] < 4 else KEEP
        prompt = Prompt(
            seat,
            "venom-bullet",
            (*options, Option(KEEP, label="reroll-none")),
            default=(worth,),
            args={"dice": Dice(first)},
        )
        chosen = yield from ask_one(prompt)
        if chosen == KEEP:
            return first
        place = first.index(int(chosen))
        number = t.roll_one("venom-bullet")
        t.tell("die_rerolled", seat=Seat(seat), number=int(chosen), new=number)
        return (*first[:place], number, *first[place + 1 :])
