"""What everybody at the table sees: all that pictures, prompts and agents need. What lies face down is not in it.

Places, as options and events name them: `node:<space>` for a hex, `seat:<seat>` for a character, `row:<row>` for a
row of the decisive table, `dragon` for the dragon's life track, `gauge` for the gauge.
"""

from __future__ import annotations

import msgspec

from rules.drasle.box import Skill, Terrain
from rules.drasle.state import Phase, Stage


class SpaceView(msgspec.Struct, frozen=True):
    """A hex of the map. x and y are its centre on a canvas of 1200 × 850, pointed side up, radius 86.

    `name`: the key of its own name (`space-<name>`), or empty. `seats`: whose characters stand there.
    """

    id: str
    terrain: Terrain
    x: int
    y: int
    neighbours: tuple[str, ...]
    name: str
    burning: bool
    seats: tuple[int, ...]

    @property
    def place(self) -> str:
        """As options and events name it."""
        return f"node:{self.id}"


class QuestView(msgspec.Struct, frozen=True):
    """A quest tile that lies face up (`card-<id>` is its name).

    `need`: the success total that it takes now, markers counted. `damage` before the roll, `failure_damage` and
    `binds` (no move in the next turn) when it fails, to all who take part.
    """

    id: str
    value: Skill
    difficulty: int
    markers: int
    need: int
    damage: int
    failure_damage: int
    binds: bool


class MountainView(msgspec.Struct, frozen=True):
    """A mountain. Exactly one holds: `hidden` (its quest lies face down), `quest` is there, `reward` was found.

    `reward` is the tile that lies there now (`card-<id>`), or empty.
    """

    id: str
    place: str
    hidden: bool
    quest: QuestView | None
    reward: str


class ResourceView(msgspec.Struct, frozen=True):
    """Points of a resource (`resource-<id>` is its name); `cap` None: it has none."""

    id: str
    points: int
    cap: int | None


class HeroView(msgspec.Struct, frozen=True):
    """A character (`card-<character>`). The values are those of its level, as dice.

    `next_xp`: the XP of the next level, None at the last. `item_ready`: its item ability can be used. `bonus`: dice
    that the dragon-slaying weapon adds in the decisive phase. `lot`: its die of the last roll of everybody, or 0.
    """

    seat: int
    character: str
    at: str
    place: str
    life: int
    max_life: int
    level: int
    xp: int
    next_xp: int | None
    resources: tuple[ResourceView, ...]
    move: int
    plain: int
    forest: int
    combat: int
    exploration: int
    lore: int
    bonus: int
    bound: bool
    item_ready: bool
    item_spent: bool
    lot: int

    @property
    def dead(self) -> bool:
        """Whether it has no life left."""
        return self.life == 0

    @property
    def points(self) -> int:
        """What it can spend on boost and guard, of all resources."""
        return sum(resource.points for resource in self.resources)

    def value(self, skill: Skill) -> int:
        """Its dice for a quest of that kind."""
        value: int = getattr(self, skill)
        return value


class MarkView(msgspec.Struct, frozen=True):
    """A mark on the gauge; `kind` is `action` on this map."""

    step: int
    kind: str
    passed: bool


class GaugeView(msgspec.Struct, frozen=True):
    """The dragon gauge. `next_mark`: the next step with a mark, or the limit."""

    step: int
    limit: int
    marks: tuple[MarkView, ...]
    next_mark: int


class TrackView(msgspec.Struct, frozen=True):
    """A space of the dragon's life track, counted from 1 at the left."""

    space: int
    claw: bool
    wounded: bool


class DragonView(msgspec.Struct, frozen=True):
    """The dragon; `track` from the left, tokens fill it from there."""

    life: int
    max_life: int
    track: tuple[TrackView, ...]
    shields: int


class RowView(msgspec.Struct, frozen=True):
    """A row of the decisive table: what it holds (`most` None: all above `least`; `least` None: all below).

    `attacker`, `everybody`: damage to them; `dragon`: to the dragon. `hit`: the last attack came to it.
    """

    row: int
    least: int | None
    most: int | None
    dragon: int
    attacker: int
    everybody: int
    swallowed: bool
    chain: bool
    hit: bool


class RollView(msgspec.Struct, frozen=True):
    """A peak roll of this turn: `first` dice, `extra` dice, what it came to. `why`: adventure, challenge, attack,
    chain.
    """

    seat: int
    why: str
    first: tuple[int, ...]
    extra: tuple[int, ...]
    total: int


class WayView(msgspec.Struct, frozen=True):
    """Where the current character can end its move: over which spaces, paid by which dice, and points gained by it."""

    space: str
    path: tuple[str, ...]
    dice: tuple[int, ...]
    gain: int


class ParticipantView(msgspec.Struct, frozen=True):
    """Who takes part in the challenge, with how many dice in all."""

    seat: int
    dice: int
    boost: int


class TrialView(msgspec.Struct, frozen=True):
    """The challenge that is being made; the challenger is the first participant."""

    mountain: str
    participants: tuple[ParticipantView, ...]


class View(msgspec.Struct, frozen=True):
    """The table.

    `heroes` by seat, None while its player has not chosen. `movement`: the movement dice of this turn. `ways`: where
    the current character can go, while it is asked. `rolls`, `blows` (keys `blow-<id>`): what was rolled and what the
    dragon did since this turn's roll. `rewards`: those found, in order. `ended_by`: `rewards` or `gauge` once the
    decisive phase has begun. `modules`: those in play. `elixirs`: the seats that hold one.
    `adventure_xp`: what an adventure that goes well brings, `quest_xp`: what a quest won alone does.
    """

    phase: Phase
    stage: Stage
    current: int
    turn_number: int
    heroes: tuple[HeroView | None, ...]
    spaces: tuple[SpaceView, ...]
    mountains: tuple[MountainView, ...]
    town: str
    needs: dict[str, int]
    gauge: GaugeView
    dragon: DragonView
    rows: tuple[RowView, ...]
    movement: tuple[int, ...]
    ways: tuple[WayView, ...]
    rolls: tuple[RollView, ...]
    blows: tuple[str, ...]
    rewards: tuple[str, ...]
    trial: TrialView | None
    items: bool
    ended_by: str
    outcome: str
    modules: tuple[str, ...]
    elixirs: tuple[int, ...] = ()
    adventure_xp: int = 1
    quest_xp: int = 2

    @property
    def party(self) -> tuple[HeroView, ...]:
        """All characters that are chosen, by seat."""
        return tuple(hero for hero in self.heroes if hero is not None)

    @property
    def living(self) -> tuple[HeroView, ...]:
        """Those with life left."""
        return tuple(hero for hero in self.party if hero.life)

    def space(self, space: str) -> SpaceView:
        """The hex of that id; KeyError."""
        for each in self.spaces:
            if each.id == space:
                return each
        raise KeyError(space)

    def mountain(self, mountain: str) -> MountainView:
        """The mountain of that id; KeyError."""
        for each in self.mountains:
            if each.id == mountain:
                return each
        raise KeyError(mountain)
