"""About how many turns a card takes, if every turn goes to it alone: exact for that, and cached.

A turn rolls `DICE` dice, chooses one number and places as many dice of it as it likes, as well as can be.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from rules.dragons_roll import conditions
from rules.dragons_roll.cards import ANY_NUMBER, Condition
from rules.dragons_roll.conditions import Numbers

DICE = 3
"""What a player has free on the mean; the others lie on cards."""

HOPELESS = 40.0


@lru_cache(maxsize=1 << 16)
def turns(condition: Condition, on: Numbers) -> float:
    """The turns that the card still takes on the mean; 0 when it is complete."""
    return _turns(condition, _alike(condition, on))


@lru_cache(maxsize=1 << 16)
def _turns(condition: Condition, on: Numbers) -> float:
    if conditions.complete(condition, on):
        return 0.0
    after = {number: _after(condition, on, number) for number in ANY_NUMBER}
    idle, rest = 0.0, 1.0
    for chance, counts in _rolls():
        left = [after[number][min(count, len(after[number])) - 1] for number, count in counts if after[number]]
        if left:
            rest += chance * min(left)
        else:
            idle += chance
    return HOPELESS if idle > 0.99 else rest / (1 - idle)


def _after(condition: Condition, on: Numbers, number: int) -> list[float]:
    """The turns left after the best placing of at most 1, 2, … dice of that number."""
    found: list[float] = []
    while len(found) < DICE:
        spaces = conditions.different_spaces(condition, on, number)
        if not spaces:
            break
        placed = [conditions.with_die(on, space, number) for space in spaces]
        on = min(placed, key=lambda filled: turns(condition, filled))
        best = turns(condition, on)
        found.append(min([best, *found]))
        if not best:
            break
    return found


@lru_cache(maxsize=1)
def _rolls() -> tuple[tuple[float, tuple[tuple[int, int], ...]], ...]:
    """Every roll of the dice with its chance, as counts of its numbers."""
    rolls = []
    for dice in combinations_with_replacement(ANY_NUMBER, DICE):
        counts = Counter(dice)
        ways = factorial(DICE) // prod(factorial(count) for count in counts.values())
        rolls.append((ways / 6**DICE, tuple(counts.items())))
    return tuple(rolls)


def _alike(condition: Condition, on: Numbers) -> Numbers:
    """One for all fillings of a card that come to the same, so that few have to be worked out."""
    if condition.rule == "ascending":
        return on
    renamed: dict[int, int] = {}
    groups: dict[tuple[object, ...], list[int]] = {}
    for space, number in zip(condition.spaces, on, strict=True):
        if not condition.rule and 0 < number < conditions.WILD:
            if not space.symbol:
                number = space.numbers[0]
            elif all(printed.symbol for printed in condition.spaces):
                number = renamed.setdefault(number, len(renamed) + 1)
        groups.setdefault((space.numbers, space.symbol, space.optional), []).append(number)
    for numbers in groups.values():
        numbers.sort(reverse=True)
        if condition.rule:
            _level(numbers)
    return tuple(groups[space.numbers, space.symbol, space.optional].pop(0) for space in condition.spaces)


def _level(numbers: list[int]) -> None:
    """Dice that only count for a sum: as even as they can be."""
    dice = [number for number in numbers if 0 < number < conditions.WILD]
    if dice and len(dice) == sum(number > 0 for number in numbers):
        each, more = divmod(sum(dice), len(dice))
        numbers[: len(dice)] = [each + 1] * more + [each] * (len(dice) - more)
