"""How far it is: what a way costs, counted in movement dice."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from functools import lru_cache

from rules.drasle.view import View

FAR = 99.0

Graph = tuple[tuple[str, float, tuple[str, ...]], ...]
"""Every space with the dice that a step into it costs on average, and its neighbours."""


def graph_of(view: View) -> Graph:
    """The map of a view."""
    sides = 6
    cost = {terrain: sides / (sides + 1 - need) for terrain, need in view.needs.items()}
    return tuple((space.id, cost.get(space.terrain, FAR), space.neighbours) for space in view.spaces)


@lru_cache(maxsize=64)
def dice_to(graph: Graph, goal: str) -> Mapping[str, float]:
    """How many dice it takes on average from each space to one next to the goal."""
    costs = {space: cost for space, cost, _ in graph}
    beside = {space: neighbours for space, _, neighbours in graph}
    best = {space: 0.0 for space in beside[goal] if costs[space] < FAR}
    queue = [(0.0, space) for space in best]
    heapq.heapify(queue)
    while queue:
        dice, space = heapq.heappop(queue)
        if dice > best[space]:
            continue
        for other in beside[space]:
            further = dice + costs[space]
            if costs[other] < FAR and further < best.get(other, FAR):
                best[other] = further
                heapq.heappush(queue, (further, other))
    return best
