"""Luck, counted: how often each face came, how often it should have, and whether that is anything to wonder at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from bot.dice.result import Draw
from rules.dice.chi_square import chance_of_more, chi_square

MOST_BARS = 20
RANGES = 10
"""Faces are counted together in so many ranges where there are more than fit on a picture."""

ENOUGH = 5
"""Least number of dice to expect in every range: with fewer the chi-square says nothing."""


class Range(msgspec.Struct, frozen=True):
    """Faces that are counted together, how often they came, and how often fair dice show them."""

    first: int
    last: int
    count: int
    expected: float


class Luck(msgspec.Struct, frozen=True):
    """The dice of one number of sides. `chance` is how likely fair dice are as uneven; None while they are too few."""

    sides: int
    dice: int
    ranges: tuple[Range, ...]
    chance: float | None
    missing: int = 0
    """How many dice more it takes to say anything."""


def most_rolled(draws: Iterable[Draw]) -> int | None:
    """The number of sides that was rolled most often; None without dice, or where no other face could come."""
    counts = Counter(draw.sides for draw in draws if draw.sides > 1)
    return min(counts, key=lambda sides: (-counts[sides], sides)) if counts else None


def luck(draws: Iterable[Draw], sides: int) -> Luck:
    """Count the dice of that many sides (at least 2)."""
    values = [draw.value for draw in draws if draw.sides == sides]
    bars = sides if sides <= MOST_BARS else RANGES
    edges = [bar * sides // bars for bar in range(bars + 1)]
    counts = Counter(_bar(value, edges) for value in values)
    ranges = tuple(
        Range(edges[bar] + 1, edges[bar + 1], counts[bar], len(values) * (edges[bar + 1] - edges[bar]) / sides)
        for bar in range(bars)
    )
    least = min(each.last - each.first + 1 for each in ranges)
    missing = max(0, -(-ENOUGH * sides // least) - len(values))
    if missing:
        return Luck(sides, len(values), ranges, None, missing)
    statistic = chi_square([each.count for each in ranges], [each.expected for each in ranges])
    return Luck(sides, len(values), ranges, chance_of_more(statistic, bars - 1))


def _bar(value: int, edges: list[int]) -> int:
    low, high = 0, len(edges) - 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if edges[middle] < value else (low, middle)
    return low
