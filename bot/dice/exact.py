"""Exact odds of an expression, by convolution, as long as that is little work.

Dice that are taken alike are worked out one by one and added up. What ties them together is worked out for the highest
and lowest that are kept; everything else (exploding dice of which some are kept, sets of many dice, operations on the
highest alone) is `Infeasible` and left to an estimate.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import d20
import msgspec
from d20 import diceast as ast

from bot.dice import limits
from bot.dice.errors import DividedByZero, Endless
from bot.dice.notation import COMPARISONS, DIVISIONS, Reading, Token
from bot.dice.roller import COMPARE
from rules.dice.odds import NEGLIGIBLE, Number, Odds, certain, combined, die, mapped, mixed, plus, spread, times

RANKED = ("h", "l")
LONGEST_CHAIN = 60
ROOM = 50
"""What the odds of one side cost, in steps: room is short before time is."""
SURE_WIDTH = 18
"""Standard deviations that hold all of a sum but specks."""

UNLIKELY = 1e-9
"""A roll that would need more dice than there may be is left out of account when it is as unlikely as this."""


class Infeasible(Exception):
    """It would be too much work, or has no simple way."""


class _Face(msgspec.Struct, frozen=True):
    """One die among several alike: its odds, and those with which it was dropped already."""

    live: Odds
    dropped: float = 0.0

    def sum_of(self, count: int) -> Odds:
        """What so many of them come to."""
        return times(mixed([(1.0, self.live), (self.dropped, certain(0))]), count)


class Exact:
    """The exact odds of one expression; `compared` and `target` are its target where that is a plain number."""

    def __init__(self, reading: Reading, work: int = limits.WORK) -> None:
        self._reading = reading
        self._left = work
        self._dice = iter(reading.of_kind("dice"))
        self._divisions = iter(reading.of_kind("divide"))
        self.compared = ""
        self.target: Number | None = None

    def odds(self) -> tuple[Odds, float | None]:
        """The odds of the total (or of the number of successes) and the chance of success; raises Infeasible."""
        if self._reading.kind == "separate":
            return self._successes(), None
        root = self._reading.tree.roll
        if not isinstance(root, ast.BinOp) or root.op not in COMPARISONS:
            return self._of(root), None
        left, right = self._of(root.left), self._of(root.right)
        if len(right) == 1:
            self.compared, self.target = root.op, next(iter(right))
        met = self._combined(left, right, COMPARE[root.op])
        return left, met.get(True, 0.0)

    def _successes(self) -> Odds:
        meets = COMPARE[self._reading.compared]
        total: Odds = certain(0)
        for count, sides in self._reading.terms:
            self._spend(sides)
            chance = sum(meets(value, self._reading.target) for value in range(1, sides + 1)) / sides
            total = self._combined(total, self._sum(_Face({1: chance, 0: 1 - chance}), count), lambda a, b: a + b)
        return total

    # The tree --------------------------------------------------------------------------------------------------------

    def _of(self, node: Any) -> Odds:
        match node:
            case ast.Literal():
                return certain(node.value)
            case ast.AnnotatedNumber() | ast.Parenthetical():
                return self._of(node.value)
            case ast.UnOp():
                return mapped(self._of(node.value), d20.UnOp.UNARY_OPS[node.op])
            case ast.BinOp():
                return self._of_two(node)
            case ast.Dice():
                return self._of_dice(node, ())
            case ast.OperatedSet():
                return self._of_operated(node)
            case ast.NumberSet():
                total: Odds = certain(0)
                for value in node.values:
                    total = self._combined(total, self._of(value), lambda a, b: a + b)
                return total
        raise Infeasible

    def _of_two(self, node: Any) -> Odds:
        left = self._of(node.left)
        division = next(self._divisions) if node.op in DIVISIONS else None
        right = self._of(node.right)
        if division and 0 in right:
            raise self._reading.error(DividedByZero, division)
        return self._combined(left, right, d20.BinOp.BINARY_OPS[node.op])

    def _of_operated(self, node: Any) -> Odds:
        inner = node.value
        while isinstance(inner, ast.Parenthetical):
            inner = inner.value
            while isinstance(inner, ast.AnnotatedNumber):
                inner = inner.value
            if isinstance(inner, ast.OperatedSet):
                if inner.operations and node.operations:
                    raise Infeasible
                return self._of_dice(inner.value, node.operations or inner.operations)
        if isinstance(inner, ast.Dice):
            return self._of_dice(inner, node.operations)
        if isinstance(inner, ast.NumberSet) and len(node.operations) <= 1:
            return self._of_set([self._of(value) for value in inner.values], node.operations)
        if not node.operations:
            return self._of(inner)
        raise Infeasible

    def _of_set(self, members: Sequence[Odds], operations: Sequence[Any]) -> Odds:
        if not operations:
            raise Infeasible
        self._spend(math.prod(map(len, members)) * len(members))
        chances: dict[Number, float] = {}
        for outcome in product(*(member.items() for member in members)):
            kept = _kept([number for number, _ in outcome], operations[0])
            chance = math.prod(chance for _, chance in outcome)
            chances[kept] = chances.get(kept, 0.0) + chance
        return chances

    # Dice ------------------------------------------------------------------------------------------------------------

    def _of_dice(self, node: Any, operations: Sequence[Any]) -> Odds:
        if not isinstance(node, ast.Dice):
            raise Infeasible
        token = next(self._dice)
        self._spend(0 if node.size == "%" else node.size * ROOM)
        base: Odds = dict.fromkeys(range(0, 100, 10), 0.1) if node.size == "%" else die(node.size)
        face = _Face(base)
        for place, operation in enumerate(operations):
            last = place == len(operations) - 1
            ranked = any(selector.cat in RANKED for selector in operation.sels)
            if ranked:
                if last and operation.op in ("k", "p") and len(operation.sels) == 1 and not face.dropped:
                    return self._ranked(face.live, node.num, operation.op, operation.sels[0])
                raise Infeasible
            if operation.op == "e":
                if not last:
                    raise Infeasible
                return self._sum(self._exploding(face, base, operation), node.num)
            face = self._changed(face, base, operation, token, node.num)
        return self._sum(face, node.num)

    def _changed(self, face: _Face, base: Odds, operation: Any, token: Token, count: int) -> _Face:
        """The die after an operation that looks at it alone."""
        self._spend(len(face.live) * len(operation.sels))
        live = face.live
        if operation.op in ("mi", "ma"):
            limit = operation.sels[-1].num
            pick = max if operation.op == "mi" else min
            return _Face(mapped(live, lambda number: pick(number, limit)), face.dropped)
        chosen = {number: chance for number, chance in live.items() if _selected(number, operation)}
        others = {number: chance for number, chance in live.items() if number not in chosen}
        share = sum(chosen.values())
        if operation.op == "k":
            return _Face(chosen, face.dropped + sum(others.values()))
        if operation.op == "p":
            return _Face(others, face.dropped + share)
        if operation.op == "ro":
            return _Face(mixed([(1.0, others), (share, base)]), face.dropped)
        if operation.op == "rr":
            return _Face(mixed([(1.0, others), (share, self._until(base, operation, token, count))]), face.dropped)
        raise Infeasible

    def _until(self, base: Odds, operation: Any, token: Token, count: int) -> Odds:
        """A die that is rolled until it is not selected."""
        good = {number: chance for number, chance in base.items() if not _selected(number, operation)}
        share = sum(good.values())
        if (1 - share) ** (limits.DICE / count) > UNLIKELY:
            if not good:
                raise self._reading.error(Endless, self._reading.with_picks(token), most=limits.DICE)
            raise Infeasible
        return {number: chance / share for number, chance in good.items()}

    def _exploding(self, face: _Face, base: Odds, operation: Any) -> _Face:
        """A die and all that it adds."""
        ends = {number: chance for number, chance in base.items() if not _selected(number, operation)}
        goes_on = {number: chance for number, chance in base.items() if _selected(number, operation)}
        chain: list[tuple[float, Odds]] = []
        so_far: Odds = certain(0)
        for _ in range(LONGEST_CHAIN):
            if sum(so_far.values()) <= NEGLIGIBLE:
                break
            chain.append((1.0, self._combined(so_far, ends, lambda a, b: a + b)))
            so_far = self._combined(so_far, goes_on, lambda a, b: a + b)
        if sum(so_far.values()) > UNLIKELY:
            raise Infeasible
        added = mixed(chain)
        self._spend(len(face.live) * len(added))
        parts: Iterator[tuple[float, Odds]] = (
            (chance, plus(certain(number), added) if _selected(number, operation) else certain(number))
            for number, chance in face.live.items()
        )
        return _Face(mixed(parts), face.dropped)

    def _ranked(self, live: Odds, count: int, op: str, selector: Any) -> Odds:
        """The sum of the highest or lowest of dice that are alike."""
        keep = min(selector.num, count) if op == "k" else max(0, count - selector.num)
        highest = (selector.cat == "h") == (op == "k")
        self._spend(len(live) * count * count * max(1, keep) * len(live) // 4)
        return _best(live, count, keep, highest)

    # Work ------------------------------------------------------------------------------------------------------------

    def _sum(self, face: _Face, count: int) -> Odds:
        size = len(face.live) + 1
        wide = min(size * count, SURE_WIDTH * spread(face.live) * math.sqrt(count))
        self._spend(round(wide**2 / 3) if count > 1 else size)
        return face.sum_of(count)

    def _combined(self, one: Odds, other: Odds, how: Callable[[Number, Number], Number]) -> Odds:
        self._spend(len(one) * len(other))
        return combined(one, other, how)

    def _spend(self, work: int) -> None:
        self._left -= work
        if self._left < 0:
            raise Infeasible


def _selected(number: Number, operation: Any) -> bool:
    return any(
        (selector.cat is None and number == selector.num)
        or (selector.cat == "<" and number < selector.num)
        or (selector.cat == ">" and number > selector.num)
        for selector in operation.sels
    )


def _kept(numbers: list[Number], operation: Any) -> Number:
    """What is left of a set."""
    chosen: set[int] = set()
    order = sorted(range(len(numbers)), key=lambda place: numbers[place])
    for selector in operation.sels:
        if selector.cat == "l":
            chosen.update(order[: selector.num])
        elif selector.cat == "h":
            chosen.update(order[::-1][: selector.num])
        else:
            chosen.update(place for place, number in enumerate(numbers) if _selected(number, operation))
    keep = operation.op == "k"
    return sum(number for place, number in enumerate(numbers) if (place in chosen) == keep)


def _best(live: Odds, count: int, keep: int, highest: bool) -> Odds:
    """The sum of the `keep` highest (or lowest) of `count` dice.

    Numbers are gone through from the best; `open_sums` are the sums of what is better by how many dice show it. As soon
    as `keep` dice are found, all others show anything worse.
    """
    done: dict[Number, float] = {}
    open_sums: dict[tuple[int, Number], float] = {(0, 0): 1.0}
    worse = 1.0
    for number in sorted(live, reverse=highest):
        chance = live[number]
        worse = max(0.0, worse - chance)
        following: dict[tuple[int, Number], float] = {}
        for (used, total), weight in open_sums.items():
            for more in range(count - used + 1):
                ways = weight * math.comb(count - used, more) * chance**more
                here = total + number * min(more, keep - used)
                if used + more >= keep:
                    ways *= worse ** (count - used - more)
                    done[here] = done.get(here, 0.0) + ways
                else:
                    following[used + more, here] = following.get((used + more, here), 0.0) + ways
        open_sums = following
    return done
