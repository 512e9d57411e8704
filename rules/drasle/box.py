"""What is printed on the map, the sheets and the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, Protocol, TypeVar

import msgspec

Terrain = Literal["town", "village", "road", "plain", "forest", "mountain", "lake"]
Skill = Literal["combat", "exploration", "lore"]
Who = Literal["all", "lowest", "highest", "roller", "space"]

Coordinate = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""Of points, damage, steps: more than the sheets could print is a slip."""

AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
DiceCount = Annotated[int, msgspec.Meta(ge=0, le=30)]
Total = Annotated[int, msgspec.Meta(ge=-99, le=99)]

GOLD = "gold"
"""The one resource that has no cap and that no dragon takes (DS-4.11, DS-10.8)."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something printed. `house`: its numbers were made for this project."""


class Space(Printed, frozen=True):
    """A hex; x and y are its centre. Where it has a name of its own, `name` is its key."""

    terrain: Terrain
    x: Coordinate
    y: Coordinate
    neighbours: tuple[str, ...]
    name: str = ""


class Map(Printed, frozen=True):
    """The map; `needs` says what die pays a step, by terrain."""

    town: str
    far_mountain: str
    needs: dict[str, int]
    spaces: dict[str, Space]
    house: bool = False

    def terrain(self, space: str) -> Terrain:
        """What that space is."""
        return self.spaces[space].terrain

    @property
    def mountains(self) -> tuple[str, ...]:
        """The mountains, in the order of the map."""
        return tuple(key for key, space in self.spaces.items() if space.terrain == "mountain")

    def mountains_beside(self, space: str) -> tuple[str, ...]:
        """The mountains next to that space."""
        return tuple(key for key in self.spaces[space].neighbours if self.terrain(key) == "mountain")


class Level(Printed, frozen=True):
    """A row of a character sheet; it counts from `xp` on."""

    xp: Count
    move: DiceCount
    plain: DiceCount
    forest: DiceCount
    combat: DiceCount
    exploration: DiceCount
    lore: DiceCount
    life: AtLeastOne
    cap: Count


class Character(Printed, frozen=True):
    """A character sheet. `resource` is its main resource or empty, `extra` a second one that has no cap."""

    levels: tuple[Level, ...]
    resource: str = ""
    start: Count = 0
    extra: str = ""
    unlocked_by: str = ""
    house: bool = False

    @property
    def resources(self) -> tuple[str, ...]:
        """The resources, the one that is spent first in front."""
        return tuple(resource for resource in (self.resource, self.extra) if resource)


class Quest(Printed, frozen=True):
    """A quest tile."""

    value: Skill
    difficulty: AtLeastOne
    damage: Count = 0
    failure_damage: Count = 0
    binds: bool = False
    house: bool = False


class Reward(Printed, frozen=True):
    """A reward tile, as what it does for all."""

    damage: Count = 0
    gauge: Count = 0
    xp: Count = 0
    combat: DiceCount = 0
    gold: Count = 0
    items: bool = False
    cancels_rampage: bool = False
    house: bool = False


class Blow(Printed, frozen=True):
    """A dragon action or a rampage: who is hit, and by what."""

    id: str
    who: Who
    space: str = ""
    damage: Count = 0
    burns: bool = False
    to_town: bool = False
    drains: bool = False
    house: bool = False


class Gauge(Printed, frozen=True):
    """The dragon gauge; `marks` are the kinds of marks by their step."""

    limit: AtLeastOne
    opening_rampages: Count
    marks: dict[int, str]


class Life(Printed, frozen=True):
    """The dragon's life track: its spaces, and those with a claw mark, counted from 1 at the left."""

    spaces: AtLeastOne
    claws: tuple[int, ...]


class AttackRow(Printed, frozen=True):
    """A row of the decisive table. `most` None: all totals above the row before."""

    most: Total | None = None
    dragon: Count = 0
    attacker: Count = 0
    everybody: Count = 0
    swallowed: bool = False
    chain: bool = False
    house: bool = False


class AdventureRow(Printed, frozen=True):
    """A row of the adventure table."""

    most: Total | None = None
    xp: Count = 0
    damage: Count = 0


class Dragon(Printed, frozen=True):
    """All that the dragon's sheets say."""

    gauge: Gauge
    actions: tuple[Blow, ...]
    rampages: tuple[Blow, ...]
    life: Life
    attacks: tuple[AttackRow, ...]
    adventures: tuple[AdventureRow, ...]


class Box(Printed, frozen=True):
    """All that the game is played with."""

    map: Map
    characters: dict[str, Character]
    dragon: Dragon
    most_xp: Count
    start_order: tuple[str, ...]
    tiles: tuple[str, ...]
    rewards: dict[str, Reward]
    quests: dict[str, Quest]


class _Row(Protocol):
    @property
    def most(self) -> int | None: ...


R = TypeVar("R", bound=_Row)


def row_of(rows: Sequence[R], total: int) -> int:
    """Where the row for that success total is."""
    return next(place for place, row in enumerate(rows) if row.most is None or total <= row.most)
