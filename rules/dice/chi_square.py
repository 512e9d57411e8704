"""How uneven counts are, and how often fair dice are as uneven by themselves."""

from __future__ import annotations

import math
from collections.abc import Sequence

STEPS = 500
PRECISION = 1e-12


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    """The sum of the squared differences, each against what was expected."""
    return math.fsum((count - fair) ** 2 / fair for count, fair in zip(counts, expected, strict=True))


def chance_of_more(statistic: float, freedom: int) -> float:
    """How likely fair dice come to that chi-square or more; `freedom` is the number of faces less one.

    It is the upper incomplete gamma function, by its series below the mean and by its continued fraction above.
    """
    if statistic <= 0:
        return 1.0
    shape, x = freedom / 2, statistic / 2
    scale = math.exp(shape * math.log(x) - x - math.lgamma(shape))
    return 1.0 - scale * _series(shape, x) if x < shape + 1 else scale * _fraction(shape, x)


def _series(shape: float, x: float) -> float:
    term = total = 1 / shape
    for step in range(1, STEPS):
        term *= x / (shape + step)
        total += term
        if term < total * PRECISION:
            break
    return total


def _fraction(shape: float, x: float) -> float:
    """Lentz's method."""
    tiny = 1e-300
    below = x + 1 - shape
    upper, inverse = 1 / tiny, 1 / below
    value = inverse
    for step in range(1, STEPS):
        factor = step * (shape - step)
        below += 2
        inverse = 1 / (factor * inverse + below or tiny)
        upper = below + factor / upper or tiny
        change = upper * inverse
        value *= change
        if abs(change - 1) < PRECISION:
            break
    return value
