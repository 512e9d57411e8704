"""Rolls what was read. d20 evaluates its own notation, with two changes: dice are taken in the order in which they lie,
so that the same stream gives the same roll, and no operation looks at all dice more than once a die.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator
from typing import Any

import d20
from d20.expression import SetOperator
from msgspec.structs import replace

from bot.dice import limits
from bot.dice.cup import Cup, CupEmpty, rolling_from
from bot.dice.errors import DividedByZero, Endless, NotationError
from bot.dice.notation import COMPARISONS, DIVISIONS, Reading, Token
from bot.dice.result import Group, Note, Number, PeakRolled, Piece, Rolled, ShownDie, Sign
from rules.dice.peak import peak_roll
from rules.kernel.dice import Source

COMPARE = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


def roll(reading: Reading, source: Source) -> Rolled:
    """Roll it. Raises DividedByZero or Endless, which the dice decide; `draws` of the error are the dice used up."""
    cup = Cup(source)
    try:
        if reading.kind == "choice":
            return _choose(reading, cup)
        if reading.kind == "separate":
            return _separate(reading, cup)
        return _sum(reading, cup)
    except NotationError as problem:
        problem.draws = tuple(cup.draws)
        raise


def roll_peak(dice: int, boost: int, source: Source) -> PeakRolled:
    """A peak roll of `dice` dice and `boost` more. Its extra dice have no end, and no limit here either."""
    cup = Cup(source, most=10_000)
    rolled = peak_roll(lambda count: cup.roll_many(count, 6), dice + boost)
    return PeakRolled(dice=dice, boost=boost, draws=tuple(cup.draws), roll=rolled)


def _choose(reading: Reading, cup: Cup) -> Rolled:
    chosen = reading.items[cup.roll(len(reading.items)) - 1]
    return Rolled(expression=reading.text, kind="choice", draws=tuple(cup.draws), chosen=chosen)


def _separate(reading: Reading, cup: Cup) -> Rolled:
    meets = COMPARE.get(reading.compared)
    pieces: list[Piece] = []
    for count, sides in reading.terms:
        values = cup.roll_many(count, sides)
        dice = tuple(ShownDie((value,), value, meets is None or meets(value, reading.target)) for value in values)
        pieces += [Sign("+")] if pieces else []
        pieces.append(Group(f"{count}B{sides}", sides, dice))
    kept = sum(die.kept for piece in pieces if isinstance(piece, Group) for die in piece.dice)
    return Rolled(
        expression=reading.text,
        kind="separate",
        draws=tuple(cup.draws),
        pieces=tuple(pieces),
        compared=reading.compared,
        target=reading.target if meets else None,
        successes=kept if meets else None,
    )


def _sum(reading: Reading, cup: Cup) -> Rolled:
    root = _Roller(reading).evaluate(cup)
    rolled = Rolled(expression=reading.text, kind="sum", draws=tuple(cup.draws))
    if not isinstance(root, d20.BinOp) or root.op not in COMPARISONS:
        return replace(rolled, pieces=tuple(_pieces(root)), total=_neat(root.total))
    against = tuple(_pieces(root.right))
    return replace(
        rolled,
        pieces=tuple(_pieces(root.left)),
        total=_neat(root.left.total),
        compared=root.op,
        target=_neat(root.right.total),
        against=against if any(isinstance(piece, Group) for piece in against) else (),
        success=bool(root.number),
    )


def _neat(number: Number) -> Number:
    """Without a fraction where there is none."""
    return int(number) if isinstance(number, int) or number.is_integer() else number


class _Roller(d20.Roller):  # type: ignore[misc]
    """d20's evaluation of one expression, which knows which dice it is at."""

    def __init__(self, reading: Reading) -> None:
        # Our cup counts the dice; a second count would only speak another language.
        super().__init__(d20.RollContext(max_rolls=limits.DICE + 1))
        self._reading = reading
        self._dice = iter(reading.of_kind("dice"))
        self._divisions = iter(reading.of_kind("divide"))
        self._at: Token | None = None

    def evaluate(self, cup: Cup) -> Any:
        """The evaluated expression; raises Endless or DividedByZero."""
        try:
            with rolling_from(cup):
                return self._eval(self._reading.tree).roll
        except CupEmpty:
            place = self._reading.with_picks(self._at) if self._at else None
            raise self._reading.error(Endless, place, most=limits.DICE) from None

    def _eval_dice(self, node: Any) -> Any:
        self._at = next(self._dice)
        return super()._eval_dice(node)

    def _eval_binop(self, node: Any) -> Any:
        # From left to right, as the tokens stand.
        left = self._eval(node.left)
        division = next(self._divisions) if node.op in DIVISIONS else None
        right = self._eval(node.right)
        if division and not right.total:
            raise self._reading.error(DividedByZero, division)
        return d20.BinOp(left, node.op, right)

    def _eval_operatedset(self, node: Any) -> Any:
        target = self._eval(node.value)
        for each in node.operations:
            operation = _Operator.from_ast(each)
            operation.operate(target)
            target.operations.append(operation)
        return target


class _Operator(SetOperator):  # type: ignore[misc]
    """An operation on dice in the order in which they lie."""

    __slots__ = ()

    def keep(self, target: Any) -> None:
        """Drop all others."""
        selected = self.select(target)
        for die in target.keptset:
            if die not in selected:
                die.drop()

    def reroll(self, target: Any) -> None:
        """Roll the selected dice again until none is selected any more."""
        looked = 0
        while selected := self._in_order(target, self.select(target)):
            looked = self._look(looked, target)
            for die in selected:
                die.reroll()

    def reroll_once(self, target: Any) -> None:
        """Roll the selected dice again."""
        for die in self._in_order(target, self.select(target)):
            die.reroll()

    def explode(self, target: Any) -> None:
        """Roll another die for each that is selected, and for each that comes so."""
        looked = 0
        exploded: set[Any] = set()
        while selected := self._in_order(target, self.select(target) - exploded):
            looked = self._look(looked, target)
            for die in selected:
                die.explode()
                target.roll_another()
            exploded.update(selected)

    def _look(self, looked: int, target: Any) -> int:
        """Dice that come one after another are all looked at each time: there is an end to that too."""
        looked += len(target.values) * len(self.sels)
        if looked > limits.LOOKS:
            raise CupEmpty
        return looked

    @staticmethod
    def _in_order(target: Any, selected: set[Any]) -> list[Any]:
        return [die for die in target.keptset if die in selected]


# What is shown -----------------------------------------------------------------------------------------------------


def _pieces(node: Any, kept: bool = True) -> Iterator[Piece]:
    kept = kept and node.kept
    match node:
        case d20.Dice():
            yield _group(node, kept)
        case d20.Literal():
            yield Sign(_written(node.number), kept)
        case d20.UnOp():
            yield Sign(node.op)
            yield from _pieces(node.value, kept)
        case d20.BinOp():
            yield from _pieces(node.left, kept)
            yield Sign(node.op)
            yield from _pieces(node.right, kept)
        case _:
            yield Sign("(")
            for place, child in enumerate(node.children):
                if place:
                    yield Sign(",")
                yield from _pieces(child, kept)
            yield Sign(")" + "".join(map(str, node.operations)))
    if node.annotation:
        yield Note(", ".join(re.findall(r"\[(.*?)\]", node.annotation)))


def _group(node: Any, kept: bool) -> Group:
    operations = "".join(map(str, node.operations))
    dice = tuple(
        ShownDie(
            tuple(number for roll in die.values for number in roll.values),
            die.number,
            kept and die.kept,
            any(roll.exploded for roll in die.values),
        )
        for die in node.values
    )
    return Group(f"{node.num}D{node.size}{operations}", 100 if node.size == "%" else node.size, dice)


def _written(number: Number) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"
