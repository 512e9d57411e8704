"""Where dice carry a character (8): each step is paid by one die; the cheapest way to each space is found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from rules.drasle.board import Board, hero_of
from rules.drasle.box import Map, Terrain


class Way(msgspec.Struct, frozen=True):
    """A move: over which spaces (the last is where it ends), by which die each, and points that it brings.

    `dropped` is a die that was taken away instead of being used, or 0.
    """

    path: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    gain: int = 0
    dropped: int = 0

    @property
    def cost(self) -> tuple[int, int, int]:
        """What makes one way better than another to the same space: what it brings, then few and small dice."""
        return -self.gain, len(self.dice), sum(self.dice)


Path = tuple[tuple[str, ...], tuple[int, ...], bool]
"""The spaces of a path, the needs of its steps in rising order, and whether it enters what brings a point."""

Ways = dict[str, Way]
"""The best way to each space where a move can end."""


def ways_for(t: Board, seat: int, dice: Sequence[int], *, bringing: Terrain | None = None) -> Ways:
    """Where that seat's character can end its move with these dice (DS-8.2 to DS-8.11).

    A way that enters the terrain `bringing` brings one point (DS-5.2, DS-5.3).
    """
    hero = hero_of(t, seat)
    ways: Ways = {hero.at: Way()}
    if hero.bound:
        return ways
    rolled, board = tuple(sorted(dice)), t.content.map
    closed = _closed_to(t, seat)
    for path, needs, brings in _paths(board, hero.at, rolled, bringing):
        end = path[-1]
        if end in closed:
            continue
        cost = (-int(brings), len(needs), sum(pay_for(needs, rolled) or ()))
        if end not in ways or cost < ways[end].cost:
            paid = pay_for(tuple(board.needs[board.terrain(space)] for space in path), rolled)
            assert paid is not None
            ways[end] = Way(path, paid, int(brings))
    return ways


@lru_cache(maxsize=1 << 14)
def pay_for(needs: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...] | None:
    """The smallest dice that pay these steps, one die a step; None when they don't suffice (DS-8.2, DS-8.4)."""
    left = sorted(dice)
    paid = [0] * len(needs)
    for step in sorted(range(len(needs)), key=lambda place: -needs[place]):
        die = next((die for die in left if die >= needs[step]), None)
        if die is None:
            return None
        left.remove(die)
        paid[step] = die
    return tuple(paid)


def _closed_to(t: Board, seat: int) -> set[str]:
    """The spaces with another character, on which no move ends; the town takes everybody (DS-8.7)."""
    others = {hero.at for other, hero in enumerate(t.state.heroes) if hero is not None and other != seat}
    return others - {t.content.map.town}


def _paths(board: Map, start: str, dice: tuple[int, ...], bringing: Terrain | None) -> Iterator[Path]:
    """Every path that the dice pay; one of those that are alike in end, needs and what they bring."""
    seen: set[tuple[str, tuple[int, ...], bool]] = set()
    paths: list[Path] = [((), (), False)]
    while paths:
        longer: list[Path] = []
        for path, needs, brings in paths:
            for space in board.spaces[path[-1] if path else start].neighbours:
                terrain = board.spaces[space].terrain
                if terrain not in board.needs:
                    continue
                further = tuple(sorted((*needs, board.needs[terrain])))
                state = (space, further, brings or terrain == bringing)
                if state not in seen and pay_for(further, dice) is not None:
                    seen.add(state)
                    longer.append(((*path, space), further, state[2]))
        yield from longer
        paths = longer
