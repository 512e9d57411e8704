"""Dice conditions: what a card still lacks and where a number may be placed (DR-10). Exact, and cached.

What lies on a card is given as a tuple with one number for each space: 0 nothing, 1-6 a die, `WILD` a wild die.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from rules.dragons_roll.cards import ANY_NUMBER, CardRule, Condition, Space
from rules.dragons_roll.state import Die

WILD = 7
NEVER = 99
"""What is missing where no dice can complete the card."""

Numbers = tuple[int, ...]
Ways = Mapping[int | None, int]
"""What can go on a space (None: nothing) and how many further dice each takes."""


def numbers_on(dice: Iterable[Die | None]) -> Numbers:
    """What lies on the spaces, as the functions here take it."""
    return tuple(0 if die is None else WILD if die.wild else die.value for die in dice)


@lru_cache(maxsize=1 << 18)
def missing(condition: Condition, on: Numbers) -> int:
    """The least number of further dice that complete the card; 0 when it is complete, NEVER when it can't be."""
    least = NEVER
    for meaning in _meanings(condition, on):
        ways = [_ways(space, number, meaning) for space, number in zip(condition.spaces, on, strict=True)]
        least = min(least, _least_dice(ways, condition.rule, condition.limit))
        if not condition.rule:
            break
    return least


def complete(condition: Condition, on: Numbers) -> bool:
    """Whether the card is complete (DR-10.14)."""
    return missing(condition, on) == 0


@lru_cache(maxsize=1 << 18)
def fits(condition: Condition, on: Numbers, space: int, number: int) -> bool:
    """Whether a die of that number may be placed on that space (DR-10.15); WILD fits whatever is printed there."""
    printed = condition.spaces[space]
    if on[space] or (number != WILD and number not in printed.numbers):
        return False
    if number != WILD and printed.symbol and not _symbol_takes(condition, on, printed.symbol, number):
        return False
    return missing(condition, with_die(on, space, number)) < NEVER


@lru_cache(maxsize=1 << 16)
def open_spaces(condition: Condition, on: Numbers, number: int) -> tuple[int, ...]:
    """The spaces on which a die of that number may be placed, left to right."""
    return tuple(space for space in range(len(on)) if fits(condition, on, space, number))


@lru_cache(maxsize=1 << 16)
def different_spaces(condition: Condition, on: Numbers, number: int) -> tuple[int, ...]:
    """The open spaces that make a difference: the leftmost of those alike.

    Two spaces are alike when the same is printed on them, or two symbols that no die has fixed and that have as
    many spaces, and no rule tells them apart. Of such an optional one is passed over while a mandatory one is open,
    which can only complete the card sooner.
    """
    chosen: dict[object, int] = {}
    for space in open_spaces(condition, on, number):
        printed = condition.spaces[space]
        position = space if condition.rule == "ascending" else -1
        like = (printed.numbers, _symbol_shape(condition, on, printed.symbol), position)
        if like not in chosen or (condition.spaces[chosen[like]].optional and not printed.optional):
            chosen[like] = space
    return tuple(sorted(chosen.values()))


def with_die(on: Numbers, space: int, number: int) -> Numbers:
    """The same with that number on that space."""
    return (*on[:space], number, *on[space + 1 :])


def _symbols(condition: Condition, on: Numbers) -> dict[str, int]:
    """The numbers that symbols are fixed to; a wild die fixes none (DR-10.6)."""
    return {
        space.symbol: number
        for space, number in zip(condition.spaces, on, strict=True)
        if space.symbol and 0 < number < WILD
    }


def _symbol_shape(condition: Condition, on: Numbers, symbol: str) -> object:
    """What tells that symbol apart: itself when a die has fixed it, else its spaces and what lies on them."""
    if not symbol or symbol in _symbols(condition, on):
        return symbol
    of_symbol = zip(condition.spaces, on, strict=True)
    return tuple(sorted((space.optional, number) for space, number in of_symbol if space.symbol == symbol))


def _symbol_takes(condition: Condition, on: Numbers, symbol: str, number: int) -> bool:
    fixed = _symbols(condition, on)
    if symbol in fixed:
        return fixed[symbol] == number
    return number not in fixed.values()


def _meanings(condition: Condition, on: Numbers) -> Iterator[dict[str, int]]:
    """Every way to give each symbol of the card a number of its own."""
    fixed = _symbols(condition, on)
    return _with_numbers(fixed, sorted({space.symbol for space in condition.spaces if space.symbol} - set(fixed)))


def _with_numbers(fixed: dict[str, int], free: list[str]) -> Iterator[dict[str, int]]:
    if not free:
        yield fixed
        return
    for number in ANY_NUMBER:
        if number not in fixed.values():
            yield from _with_numbers({**fixed, free[0]: number}, free[1:])


def _ways(space: Space, number: int, meaning: Mapping[str, int]) -> Ways:
    if number == WILD:
        return dict.fromkeys(ANY_NUMBER, 0)
    if number:
        return {number: 0}
    fitting = (meaning[space.symbol],) if space.symbol else space.numbers
    ways: dict[int | None, int] = dict.fromkeys(fitting, 1)
    if space.optional:
        ways[None] = 0
    return ways


def _least_dice(ways: Iterable[Ways], rule: CardRule, limit: int) -> int:
    """Walk the spaces from left to right; what counts on the way is the sum, the last number, or nothing."""
    reached = {0: 0}
    for of_space in ways:
        further: dict[int, int] = {}
        for so_far, dice in reached.items():
            for number, more in of_space.items():
                after = _after(so_far, number, rule)
                if after is not None and dice + more < further.get(after, NEVER):
                    further[after] = dice + more
        reached = further
    return min((dice for total, dice in reached.items() if _holds(total, rule, limit)), default=NEVER)


def _after(so_far: int, number: int | None, rule: CardRule) -> int | None:
    if number is None or not rule:
        return so_far
    if rule == "ascending":
        return number if number > so_far else None
    return so_far + number


def _holds(total: int, rule: CardRule, limit: int) -> bool:
    if rule == "least":
        return total >= limit
    if rule == "most":
        return total <= limit
    return rule != "exactly" or total == limit
