"""How likely numbers are: a chance for every number that can come, and the few operations that dice need."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

Number = int | float
Odds = Mapping[Number, float]
"""The chance (0–1) of every number that can come; the chances add up to 1."""

NEGLIGIBLE = 1e-18
"""Chances below this are left out of sums of many dice and of chains of dice that have no end."""


def certain(number: Number) -> Odds:
    """A number that always comes."""
    return {number: 1.0}


def die(sides: int) -> Odds:
    """One fair die, 1..sides."""
    return dict.fromkeys(range(1, sides + 1), 1.0 / sides)


def combined(one: Odds, other: Odds, how: Callable[[Number, Number], Number]) -> Odds:
    """What comes of two independent numbers."""
    chances: dict[Number, float] = {}
    for a, chance in one.items():
        for b, also in other.items():
            result = how(a, b)
            chances[result] = chances.get(result, 0.0) + chance * also
    return chances


def plus(one: Odds, other: Odds) -> Odds:
    """The sum of two independent numbers."""
    return combined(one, other, lambda a, b: a + b)


def mapped(odds: Odds, how: Callable[[Number], Number]) -> Odds:
    """What becomes of a number."""
    chances: dict[Number, float] = {}
    for number, chance in odds.items():
        result = how(number)
        chances[result] = chances.get(result, 0.0) + chance
    return chances


def mixed(parts: Iterable[tuple[float, Odds]]) -> Odds:
    """One of several possibilities, each with its chance."""
    chances: dict[Number, float] = {}
    for share, odds in parts:
        for number, chance in odds.items():
            chances[number] = chances.get(number, 0.0) + share * chance
    return chances


def times(odds: Odds, count: int) -> Odds:
    """The sum of `count` independent numbers that are alike; 0 of none."""
    total, power = certain(0), odds
    while count:
        if count & 1:
            total = _without_specks(plus(total, power))
        count >>= 1
        if count:
            power = _without_specks(plus(power, power))
    return total


def at_least(odds: Odds) -> dict[Number, float]:
    """For every number that can come the chance that it or more comes, the smallest number first."""
    more, chances = 0.0, {}
    for number in sorted(odds, reverse=True):
        more += odds[number]
        chances[number] = min(1.0, more)
    return dict(reversed(chances.items()))


def mean(odds: Odds) -> float:
    """The number to expect."""
    return math.fsum(number * chance for number, chance in odds.items())


def spread(odds: Odds) -> float:
    """The standard deviation."""
    middle = mean(odds)
    return math.sqrt(math.fsum(chance * (number - middle) ** 2 for number, chance in odds.items()))


def _without_specks(odds: Odds) -> Odds:
    return {number: chance for number, chance in odds.items() if chance >= NEGLIGIBLE}
