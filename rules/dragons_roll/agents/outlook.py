"""How an agent weighs a table: the chance that the cities burn before the master falls.

An outlook is a light copy of the cards in a view, on which dice can be put to see what they are worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from math import comb, exp, factorial

import msgspec

from rules.dragons_roll import conditions
from rules.dragons_roll.agents import pace
from rules.dragons_roll.cards import Condition, Space
from rules.dragons_roll.state import ROWS
from rules.dragons_roll.view import DragonView, MasterView, View

MASTER = "master"


class Weights(msgspec.Struct, frozen=True):
    """What an agent reckons with.

    `step`: the chance that a dragon goes down by one in a turn. `arrivals`: dragons that appear in a turn and will
    not be fought. `fight`: how much of a turn spent on a dragon is lost for the master. `lock`: how much dice on
    unfinished dragons slow the team down. `red`: turns expected for a red face that is not visible yet. `hurry`: what
    a turn is worth by itself. `fear`: whether burning cities count at all.
    """

    step: float = 0.22
    arrivals: float = 0.2
    fight: float = 0.5
    lock: float = 0.05
    red: float = 6.0
    hurry: float = 0.002
    fear: float = 1.0


class Item(msgspec.Struct, frozen=True):
    """A card as an agent weighs it; `row` is -1 for the master."""

    card: str
    condition: Condition
    on: conditions.Numbers
    row: int = -1
    column: int = 0
    hides: bool = False

    @property
    def left(self) -> int:
        """The least number of dice that it lacks."""
        return conditions.missing(self.condition, self.on)

    @property
    def dice(self) -> int:
        """How many dice lie on it."""
        return len(self.on) - self.on.count(0)


class Outlook:
    """The cards of a view, and what the agent makes of them."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.master = _item(view.master)
        self.dragons = {dragon.card: _item(dragon) for dragon in view.dragons}
        self.dice = sum(seat.dice for seat in view.seats)
        self.burning = view.burning

    @cached_property
    def base(self) -> float:
        """How good the table is as it lies."""
        return self.total(self.master, self.dragons)

    def item(self, card: str) -> Item:
        """The card of that id; KeyError when it is not in play."""
        return self.master if card == MASTER else self.dragons[card]

    def gain(self, card: str, on: conditions.Numbers) -> float:
        """How much better the table is with these numbers on that card."""
        changed = msgspec.structs.replace(self.item(card), on=on)
        if card == MASTER:
            return self.total(changed, self.dragons) - self.base
        return self.total(self.master, {**self.dragons, card: changed}) - self.base

    def gain_without(self, card: str) -> float:
        """How much better the table is when that dragon is gone."""
        rest = {other: item for other, item in self.dragons.items() if other != card}
        return self.total(self.master, rest) - self.base

    def put(self, card: str, space: int, number: int) -> Outlook:
        """The outlook after that die is placed."""
        item = self.item(card)
        changed = msgspec.structs.replace(item, on=conditions.with_die(item.on, space, number))
        after = Outlook.__new__(Outlook)
        after.view, after.weights = self.view, self.weights
        after.dice, after.burning = self.dice, self.burning
        after.master = changed if card == MASTER else self.master
        after.dragons = {**self.dragons, card: changed} if card != MASTER else self.dragons
        return after

    def spots(self, number: int, *, by_scroll: bool = False) -> Iterator[tuple[str, int]]:
        """Where a die of that number could be placed."""
        for item in self.dragons.values():
            if item.left and (by_scroll or not item.hides):
                for space in conditions.different_spaces(item.condition, item.on, number):
                    yield item.card, space
        if not self.view.illusion and self.master.left:
            for space in conditions.different_spaces(self.master.condition, self.master.on, number):
                yield MASTER, space

    def plan(self, number: int, count: int, *, least: int = 1) -> tuple[float, Outlook]:
        """Place up to so many dice of that number, each where it is worth most; what that gains, and what is then."""
        after, gained = self, 0.0
        for placed in range(count):
            best = max(
                ((after.gain_of(card, space, number), card, space) for card, space in after.spots(number)),
                default=None,
            )
            if best is None or (best[0] <= 0 and placed >= least):
                break
            gained += best[0]
            after = after.put(best[1], best[2], number)
        return gained, after

    def gain_of(self, card: str, space: int, number: int) -> float:
        """What a die of that number on that space is worth."""
        return self.gain(card, conditions.with_die(self.item(card).on, space, number))

    def total(self, master: Item, dragons: dict[str, Item]) -> float:
        """How good the table is: minus the chance to lose, and a little for every turn that it takes."""
        weights = self.weights
        turns = pace.turns(master.condition, master.on)
        if self.view.master.face == "yellow":
            turns += weights.red
        elif not turns:
            return 1.0
        waiting = [item for item in dragons.values() if item.left]
        locked = sum([item.dice for item in waiting])
        turns *= 1 + weights.lock * locked / self.dice
        cities = ROWS - self.burning
        ignored, ignored_longer = _attack_chances(turns, weights.step)
        coming = weights.arrivals * attacks_of_newcomers(int(turns), weights.step)
        burns = coming + sum([ignored[item.row] for item in waiting])
        later = coming + weights.step * weights.arrivals + sum([ignored_longer[item.row] for item in waiting])
        harm = loss_per_attack(burns, cities)
        delay = max(0.0, loss(later, cities) - loss(burns, cities)) / max(harm, 0.02)
        for item in waiting:
            takes = pace.turns(item.condition, item.on)
            fought = attack_chance(ROWS - item.row, takes, weights.step) + weights.fight * takes * delay
            burns -= max(0.0, ignored[item.row] - fought)
        return -weights.fear * loss(burns, cities) - weights.hurry * turns


@lru_cache(maxsize=1 << 14)
def _chance_of_steps(steps: int, turns: int, step: float) -> float:
    few = sum(comb(turns, n) * step**n * (1 - step) ** (turns - n) for n in range(min(steps, turns + 1)))
    return 1.0 - few


@lru_cache(maxsize=1 << 16)
def attack_chance(steps: int, turns: float, step: float) -> float:
    """The chance of at least so many steps in so many turns, whole or not."""
    whole = int(turns)
    before, after = _chance_of_steps(steps, whole, step), _chance_of_steps(steps, whole + 1, step)
    return before + (turns - whole) * (after - before)


@lru_cache(maxsize=1 << 16)
def _attack_chances(turns: float, step: float) -> tuple[list[float], list[float]]:
    """That of a dragon in each row, in so many turns and in one more."""
    ways = [ROWS - row for row in range(ROWS)]
    return [attack_chance(way, turns, step) for way in ways], [attack_chance(way, turns + 1, step) for way in ways]


@lru_cache(maxsize=1 << 10)
def attacks_of_newcomers(turns: int, step: float) -> float:
    """How many attacks dragons make in so many turns if one appears in each."""
    return sum(_chance_of_steps(ROWS, left, step) for left in range(turns))


def loss(burns: float, cities: int) -> float:
    """The chance that at least so many cities burn, where so many attacks are expected."""
    return 1.0 - sum(exp(-burns) * burns**n / factorial(n) for n in range(cities))


def loss_per_attack(burns: float, cities: int) -> float:
    """How much that chance grows with the attacks expected."""
    return exp(-burns) * burns ** (cities - 1) / factorial(cities - 1)


@lru_cache(maxsize=1 << 12)
def _item(card: DragonView | MasterView) -> Item:
    spaces = tuple(Space(space.numbers, space.symbol, space.optional) for space in card.spaces)
    condition = Condition(spaces, card.rule, card.limit)
    on = tuple(
        0 if space.die is None else conditions.WILD if space.die.wild else space.die.value for space in card.spaces
    )
    if isinstance(card, MasterView):
        return Item(MASTER, condition, on)
    return Item(card.card, condition, on, card.row, card.column, card.hides)
