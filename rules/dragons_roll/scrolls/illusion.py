"""Illusion: two own rolled dice are turned to the number of a third; the master takes no dice this turn (DR-17.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from rules.dragons_roll.board import Board
from rules.dragons_roll.scrolls.base import ROLLED, ScrollRules, spend
from rules.kernel.message import Dice
from rules.kernel.prompt import Option
from rules.kernel.table import Play

TURNED = 2


class Illusion(ScrollRules):
    """The third die may be unplaced or placed this turn, also another's; where only one other die is, one is turned."""

    card = "illusion"
    windows = ROLLED
    who = "current"

    def problem(self, t: Board, seat: int) -> str:
        """No die on the master this turn, and a die that would change."""
        if t.state.phase == "failed":
            return "reason-placing-over"
        if t.state.turn.tried_master:
            return "reason-master-tried"
        return "" if self.targets(t, seat) else "reason-nothing-to-turn"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """The numbers to which dice can be turned."""
        numbers = sorted({*_rolled(t), *t.state.turn.placed_numbers})
        return [Option(f"to-{number}", {"number": number}, "number") for number in numbers if _turnable(t, number)]

    def asks(self, t: Board, seat: int) -> bool:
        """Unless there is one number and one way to turn dice to it."""
        targets = self.targets(t, seat)
        return len(targets) > 1 or len(_turnable(t, int(targets[0].id.removeprefix("to-")))) > 1

    def saves_roll(self, t: Board, seat: int) -> bool:
        """The dice turned may fit."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Choose the number and the dice, and turn them."""
        chosen = yield from self.choose_target(t, seat)
        number = int(chosen.removeprefix("to-"))
        ways = [
            Option("-".join(map(str, dice)), {"dice": Dice(dice), "number": number}, "turn-dice")
            for dice in _turnable(t, number)
        ]
        turned = yield from self.ask(t, seat, "dice", ways, number=number)
        spend(t, seat, self.card)
        values = [int(value) for value in turned.split("-")]
        for value in values:
            next(die for die in t.state.roll if (die.owner, die.value) == (seat, value)).value = number
        t.state.turn.illusion = True
        t.tell("dice_turned", dice=Dice(tuple(values)), number=number)


def _rolled(t: Board) -> list[int]:
    return [die.value for die in t.state.roll]


def _turnable(t: Board, number: int) -> list[tuple[int, ...]]:
    """The ways to turn dice to that number: the numbers of the dice turned, at least one of them another."""
    own = [die.value for die in t.state.roll if die.owner == t.state.current]
    others = Counter([*_rolled(t), *t.state.turn.placed_numbers])[number] - own.count(number)
    if not others and number in own:
        own.remove(number)
    ways = set(combinations(sorted(own), min(TURNED, len(own))))
    return sorted(way for way in ways if any(value != number for value in way))
