"""How likely the results of an expression are: exactly where that is little work, else estimated by rolling often."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import msgspec

from bot.dice import limits
from bot.dice.errors import DiceError
from bot.dice.exact import Exact, Infeasible
from bot.dice.notation import Reading
from bot.dice.result import Rolled
from bot.dice.roller import COMPARE, roll
from rules.dice.odds import Number, Odds, at_least, mean, spread

CONFIDENCE = 1.96
"""Standard errors to either side within which an estimate lies in 95 of 100 cases."""


class NoOdds(DiceError):
    """There is nothing to work out: a choice, or separate dice without a target."""

    key = "error-dice-no-odds"


class Chances(msgspec.Struct, frozen=True):
    """The odds of an expression, the smallest number first.

    `success` is the chance of meeting the target (`compared` and `target`, where that is a plain number); `counted`
    says whether successes are counted instead of pips. An estimate has the number of `rolls` it comes from and the
    `error` by which a chance may be off (in 95 of 100 cases); an exact answer has neither.
    """

    odds: Odds
    success: float | None = None
    counted: bool = False
    rolls: int = 0
    error: float = 0.0
    compared: str = ""
    target: Number | None = None

    @property
    def exact(self) -> bool:
        """Whether it is more than an estimate."""
        return not self.rolls

    @property
    def mean(self) -> float:
        """The number to expect."""
        return mean(self.odds)

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return spread(self.odds)

    @property
    def at_least(self) -> dict[Number, float]:
        """The chance of every number or more."""
        return at_least(self.odds)

    def meets(self, number: Number) -> bool:
        """Whether that number meets the target; False where there is none."""
        return self.target is not None and COMPARE[self.compared](number, self.target)


def chances(reading: Reading) -> Chances:
    """How likely the results are; raises NoOdds, or DividedByZero and Endless as a roll does."""
    counted = reading.kind == "separate"
    if reading.kind == "choice" or (counted and not reading.compared):
        raise NoOdds
    try:
        exact = Exact(reading)
        odds, success = exact.odds()
        return Chances(_sorted(odds), success, counted, compared=exact.compared, target=exact.target)
    except Infeasible:
        return _estimate(reading)


def _estimate(reading: Reading) -> Chances:
    source = _Strange(reading.spelled.text)
    first = roll(reading, source)
    rolls = min(limits.ESTIMATE_ROLLS, limits.ESTIMATE_DICE // max(1, len(first.draws)))
    results = [first, *(roll(reading, source) for _ in range(rolls - 1))]
    counts = Counter(map(_number, results))
    odds = {number: count / rolls for number, count in counts.items()}
    success = None if first.success is None else sum(bool(each.success) for each in results) / rolls
    # The error of a chance is largest at one half.
    error = CONFIDENCE * 0.5 / math.sqrt(rolls)
    target = None if first.against else first.target
    return Chances(_sorted(odds), success, first.successes is not None, rolls, error, first.compared, target)


def _number(rolled: Rolled) -> Number:
    return rolled.successes if rolled.successes is not None else rolled.total or 0


def _sorted(odds: Odds) -> Odds:
    return dict(sorted(odds.items()))


class _Strange:
    """Dice of no channel, the same for the same expression: an estimate asked for twice is the same twice."""

    def __init__(self, seed: str) -> None:
        self.counter = 0
        self._random = Random(seed)

    def below(self, n: int) -> int:
        """A number 0..n-1."""
        return self._random.randrange(n)

    def roll(self, sides: int) -> int:
        """A die, 1..sides."""
        return self._random.randrange(sides) + 1
