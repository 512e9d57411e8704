"""What everybody at the table sees: all that pictures, prompts and agents need. Nothing in it is secret (DR-0.9).

Places, as options name them: `master`, `grid:<row>,<column>` (row 0 on top, column 0 left), and for one space of a card
`master:<space>` or `grid:<row>,<column>:<space>` (space 0 is the leftmost).
"""

from __future__ import annotations

import msgspec

from rules.dragons_roll.cards import CardRule, Face
from rules.dragons_roll.state import Cause, Phase, Stage


class DieView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die with its number and the seat that it belongs to; a wild one counts as any number."""

    owner: int
    value: int
    wild: bool = False


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a card and the die on it.

    `kind`: `number` (only `numbers[0]` fits), `numbers` (any of them), `symbol` (equal symbols, equal numbers) or
    `free`.
    """

    kind: str
    numbers: tuple[int, ...]
    symbol: str = ""
    optional: bool = False
    die: DieView | None = None


class DragonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dragon in the grid.

    `type`: normling, trolling, noble, grabbler or forestling; `symbol`: helmet, meat, crown, coin or leaf. `rule`
    with `limit`: `least`, `most`, `exactly` (the sum of all dice) or `ascending`. `missing`: the least number of dice
    that it still takes to defeat it. `hides`: no die may be placed on it while it stands here.
    """

    card: str
    type: str
    symbol: str
    number: int
    row: int
    column: int
    place: str
    spaces: tuple[SpaceView, ...]
    missing: int
    rule: CardRule = ""
    limit: int = 0
    hides: bool = False


class MasterView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The master with its visible face; number 0: it has none."""

    card: str
    level: int
    face: Face
    number: int
    spaces: tuple[SpaceView, ...]
    missing: int
    rule: CardRule = ""
    limit: int = 0
    place: str = "master"


class ScrollView(msgspec.Struct, frozen=True):
    """A scroll of the team."""

    card: str
    used: bool


class SeatView(msgspec.Struct, frozen=True):
    """The dice of a seat: all of them, and how many lie where."""

    seat: int
    colour: str
    dice: int
    ready: int
    rolled: int
    blocked: int
    locked: int
    on_cards: int
    lends: bool


class MoveView(msgspec.Struct, frozen=True):
    """A move in the forecast; `to` is empty when the dragon attacks. `pushed`: by another, not by its own number."""

    card: str
    start: str
    to: str
    pushed: bool


class ForecastView(msgspec.Struct, frozen=True):
    """What the dragon die that lies there will do, whatever is chosen in between.

    `moves` are those of step 2a, in order. `attacks`: how many dragons attack at least in the whole run. `activates`:
    the master's ability is carried out; `acts`: it finds something to do. `appears`: where refilling puts a new
    dragon, or empty. `lost`: the last city burns.
    """

    number: int
    moves: tuple[MoveView, ...]
    attacks: int
    activates: bool
    acts: bool
    appears: str
    lost: bool


class View(msgspec.Struct, frozen=True):
    """The table. `grid[row][column]`; `cities[column]` tells whether it burns.

    `roll`: dice rolled and not placed. `dragon_die` 0: not rolled yet. `face`: the number chosen for this turn, 0 while
    open. `waiting`: dice on cards completed this turn, which go back at its end. `discard`: the cards on the discard
    pile; the newest is last. `cause` and `stage` tell what is being checked, empty outside a check of the dragon die.
    """

    phase: Phase
    current: int
    turn_number: int
    seats: tuple[SeatView, ...]
    master: MasterView
    grid: tuple[tuple[DragonView | None, ...], ...]
    cities: tuple[bool, ...]
    scrolls: tuple[ScrollView, ...]
    pile: int
    discard: tuple[str, ...]
    roll: tuple[DieView, ...]
    dragon_die: int
    face: int
    face_fixed: bool
    placed: bool
    defeated: tuple[str, ...]
    waiting: tuple[DieView, ...]
    illusion: bool
    web_trap: bool
    tried_master: bool
    outcome: str
    cause: Cause | str = ""
    stage: Stage | str = ""
    forecast: ForecastView | None = None

    @property
    def dragons(self) -> tuple[DragonView, ...]:
        """All dragons in the grid, row by row."""
        return tuple(dragon for row in self.grid for dragon in row if dragon is not None)

    @property
    def burning(self) -> int:
        """How many cities burn."""
        return sum(self.cities)
