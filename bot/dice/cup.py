"""The cup: takes dice out of a stream, notes every one of them, and has a bottom.

d20 asks the module `random` for its numbers. It is given a stand-in here that takes them from the cup of the roll
that is being evaluated, in that context alone; outside of any roll d20 goes on as it came.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import d20.expression

from bot.dice import limits
from bot.dice.result import Draw
from rules.kernel.dice import Source


class CupEmpty(Exception):
    """As many dice were rolled as one roll may have."""


class Cup:
    """Dice for one roll; `draws` are those that fell."""

    def __init__(self, source: Source, most: int = limits.DICE) -> None:
        self.draws: list[Draw] = []
        self._source = source
        self._most = most

    def roll(self, sides: int) -> int:
        """A die, 1..sides; raises CupEmpty."""
        if len(self.draws) >= self._most:
            raise CupEmpty
        value = self._source.roll(sides)
        # A draw that would have been unfair was passed over: the last one counts.
        self.draws.append(Draw(self._source.counter - 1, sides, value))
        return value

    def roll_many(self, count: int, sides: int) -> tuple[int, ...]:
        """Several dice."""
        return tuple(self.roll(sides) for _ in range(count))


_CUP: ContextVar[Cup | None] = ContextVar("cup", default=None)


@contextmanager
def rolling_from(cup: Cup) -> Iterator[None]:
    """Within this block, and in this task alone, d20's dice come out of the cup."""
    token = _CUP.set(cup)
    try:
        yield
    finally:
        _CUP.reset(token)


class _Chance:
    """What d20 sees in the place of the module `random`."""

    @staticmethod
    def randrange(start: int, stop: int | None = None, step: int = 1) -> int:
        cup = _CUP.get()
        if cup is None:
            return random.randrange(start, stop, step) if stop is not None else random.randrange(start)
        if stop is None:
            return cup.roll(start) - 1
        return start + (cup.roll(len(range(start, stop, step))) - 1) * step


d20.expression.random = _Chance
