"""What `ryutaku bench dice` measures."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from time import perf_counter

import d20
import msgspec

from bot.dice.notation import read
from bot.dice.roller import roll
from rules.dice.chi_square import chance_of_more, chi_square
from rules.dice.peak import peak_odds
from rules.kernel.dice import DiceStream

EXPRESSIONS = ("2d6+3", "4d6kh3", "1d20+5>=15", "8d6e6")
AT_ONCE = 200


class Fairness(msgspec.Struct, frozen=True):
    """How even the dice of one number of sides fell, and how likely fair ones are as uneven."""

    sides: int
    statistic: float
    chance: float


def fairness(sides: int, rolls: int, seed: bytes | None = None) -> Fairness:
    """Roll that many dice from a fresh stream."""
    stream = DiceStream(seed if seed is not None else secrets.token_bytes(32))
    counts = [0] * sides
    for _ in range(rolls):
        counts[stream.below(sides)] += 1
    statistic = chi_square(counts, [rolls / sides] * sides)
    return Fairness(sides, statistic, chance_of_more(statistic, sides - 1))


def together(tests: Sequence[Fairness]) -> float:
    """How likely fair dice are as uneven in all these tests taken as one."""
    return chance_of_more(sum(each.statistic for each in tests), sum(each.sides - 1 for each in tests))


def speeds(seconds: float) -> dict[str, float]:
    """Dice and rolls a second; `seconds` is how long each is measured."""
    stream = DiceStream(secrets.token_bytes(32))
    readings = [read(text) for text in EXPRESSIONS]
    figures = {"dice of the stream a second": _a_second(lambda: stream.roll(6), seconds)}
    ours = _a_second(lambda: [roll(reading, stream) for reading in readings], seconds) * len(EXPRESSIONS)
    reader = d20.Roller()
    theirs = _a_second(lambda: [reader.roll(text) for text in EXPRESSIONS], seconds) * len(EXPRESSIONS)
    typed = _a_second(lambda: [roll(read(text), stream) for text in EXPRESSIONS], seconds) * len(EXPRESSIONS)
    peak_odds.cache_clear()
    began = perf_counter()
    peak_odds(12)
    taken = perf_counter() - began
    return {
        **figures,
        "our rolls a second, expression read before": ours,
        "our rolls a second, reading included": typed,
        "d20 alone, expression in its cache": theirs,
        "our rolls for each of d20's": ours / theirs,
        "milliseconds for the odds of 12 peak dice": taken * 1000,
    }


def _a_second(work: Callable[[], object], seconds: float) -> float:
    done, began = 0, perf_counter()
    while (taken := perf_counter() - began) < seconds:
        for _ in range(AT_ONCE):
            work()
        done += AT_ONCE
    return done / taken
