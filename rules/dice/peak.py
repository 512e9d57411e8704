"""The peak roll: six-sided dice that succeed, call for extra dice, and fumble. The rules are DS-3 of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from rules.dice.odds import NEGLIGIBLE, Number, Odds, mixed, times

CRITICAL = 6
FUMBLE = 1
FIRST_SUCCEEDS_FROM = 4
EXTRA_SUCCEEDS_FROM = 2

Roll = Callable[[int], Sequence[int]]
"""Rolls that many six-sided dice."""


class PeakRoll(msgspec.Struct, frozen=True):
    """A finished peak roll: `waves` are the first dice and then, each time that sixes called for some, extra dice."""

    waves: tuple[tuple[int, ...], ...]

    @property
    def first(self) -> tuple[int, ...]:
        """The first dice."""
        return self.waves[0] if self.waves else ()

    @property
    def extra(self) -> tuple[int, ...]:
        """The extra dice in the order of the rolls."""
        return tuple(value for wave in self.waves[1:] for value in wave)

    @property
    def successes(self) -> int:
        """How many dice succeeded (DS-3.1 to DS-3.4)."""
        firsts = sum(value >= FIRST_SUCCEEDS_FROM for value in self.first)
        return firsts + sum(value >= EXTRA_SUCCEEDS_FROM for value in self.extra)

    @property
    def fumbles(self) -> int:
        """How many successes are taken away (DS-3.7)."""
        return sum(wave.count(FUMBLE) for wave in self.waves)

    @property
    def total(self) -> int:
        """The success total, which may be negative (DS-3.9)."""
        return self.successes - self.fumbles


def peak_roll(roll: Roll, count: int) -> PeakRoll:
    """Roll `count` first dice and then an extra die for every six, until none comes (DS-3.2, DS-3.5, DS-3.6)."""
    waves: list[tuple[int, ...]] = []
    while count:
        wave = tuple(roll(count))
        waves.append(wave)
        count = wave.count(CRITICAL)
    return PeakRoll(tuple(waves))


@lru_cache(maxsize=64)
def peak_odds(count: int) -> Odds:
    """The chance of every success total of a peak roll with `count` first dice (boost included), smallest first."""
    return dict(sorted(times(_one_die(), count).items()))


def _one_die() -> Odds:
    extra = _extra_die()
    after_critical = {1 + number: chance for number, chance in extra.items()}
    return mixed([(1 / 6, {-1: 1.0}), (2 / 6, {0: 1.0}), (2 / 6, {1: 1.0}), (1 / 6, after_critical)])


def _extra_die() -> Odds:
    """An extra die and all that it calls for: some sixes, then a one or another number."""
    chances: dict[Number, float] = {}
    sixes, chance = 0, 1.0
    while chance > NEGLIGIBLE:
        for number, share in ((sixes - 1, 1 / 6), (sixes + 1, 4 / 6)):
            chances[number] = chances.get(number, 0.0) + chance * share
        sixes, chance = sixes + 1, chance / 6
    return chances
