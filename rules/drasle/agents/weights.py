"""What an agent cares about, in experience points of one character."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """How the agent weighs.

    `reward`: a reward for the party, and as much again for each member `reward_each`. `marker`: how much of a quest a
    marker is worth. `life`: a point of life by how much of it is left (the first entry: the last point). `pull`: how
    much it wants to stand near a quest; `patience`: what a turn's way there leaves of that. `look`: what it is worth
    to turn a quest up. `point`: a point of a resource; `spare`: one that soon comes back.
    """

    reward: float = 1.6
    reward_each: float = 0.35
    marker: float = 0.75
    life: tuple[float, ...] = (12.0, 2.0, 0.8, 0.5, 0.35, 0.3)
    pull: float = 0.6
    patience: float = 0.62
    look: float = 0.45
    point: float = 0.35
    spare: float = 0.08
    late: float = 1.6
    wound: float = 1.0
