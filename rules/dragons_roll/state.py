"""The whole state of a game of Dragons Roll, as plain data; cards are ids into the content."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.dragons_roll.cards import Face

Phase = Literal["roll", "run", "place", "failed", "over"]
Cause = Literal["turn", "failed", "enrage"]
Stage = Literal["rolled", "move", "ability", "refill"]

ROWS = 3
COLUMNS = 3
CITIES = 3


class Die(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A die that lies with a number; a wild one counts as any number (DR-10.19)."""

    owner: int
    value: int
    wild: bool = False


class Dragon(msgspec.Struct, forbid_unknown_fields=True):
    """A dragon in play: its card and what lies on each of its spaces."""

    card: str
    dice: list[Die | None]


class Master(msgspec.Struct, forbid_unknown_fields=True):
    """The master: its card, the visible face and what lies on each space of that face."""

    card: str
    face: Face
    dice: list[Die | None]


class Defeated(msgspec.Struct, forbid_unknown_fields=True):
    """A dragon defeated this turn: it waits with its dice for the end of the turn; where it last stood (DR-17.4b)."""

    dragon: Dragon
    row: int
    column: int
    by_dice: bool


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """A die that was rolled to be placed at once; unplaced it stays in the roll if it came from there (DR-16.10)."""

    die: Die
    from_roll: bool


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """A player's dice that lie on no card: `ready` in hand, `blocked` for this turn, `locked` beside Dragomir.

    `lends`: others may play Helping Hands with this player's dice (DR-22.12).
    """

    colour: str
    ready: int
    blocked: int = 0
    locked: int = 0
    lends: bool = True


class Scroll(msgspec.Struct, forbid_unknown_fields=True):
    """A scroll of the team; used ones are turned over."""

    card: str
    used: bool = False


class Run(msgspec.Struct, forbid_unknown_fields=True):
    """A check of the dragon die: 2a, 2b, 2c with one step number (DR-0.7).

    `frozen` are the dragons whose own move is cancelled, `frozen_moves` the moves of the ability (1, 2) that are;
    `ability_move` is the one that is being made.
    """

    cause: Cause
    number: int
    stage: Stage = "rolled"
    frozen: list[str] = []
    frozen_moves: list[int] = []
    ability_move: int = 0


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """What lasts for one turn.

    `picked` is the face that the player looks at, `face` the one that a die has fixed (DR-9.4), `lender` whose dice
    are placed first where several players have dice of that face in the roll. `placed`: a die of the current player
    counts as placed (DR-11.6). `placed_on` are the dragons on which the current player has placed, `placed_numbers`
    the numbers of the dice of this roll that lie on cards. `tried_master`: a die was placed or tried on the master.
    `test` is what the dragon die shows in a test roll that can still be repeated.
    """

    picked: int = 0
    face: int = 0
    lender: int | None = None
    placed: bool = False
    placed_on: list[str] = []
    placed_numbers: list[int] = []
    tried_master: bool = False
    illusion: bool = False
    web_trap: bool = False
    test: int = 0


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """What was counted over the game, for its last message."""

    defeated: int = 0
    attacks: int = 0
    repairs: int = 0
    failed_rolls: int = 0


class State(msgspec.Struct, forbid_unknown_fields=True):
    """A table of Dragons Roll.

    `grid[row][column]`, row 0 on top. `cities[column]` tells whether it burns. `pile` is drawn from its end. `leaving`
    are dice of the completed yellow face. `runs` is a stack: an enrage run can interrupt another (DR-13.10).
    """

    phase: Phase
    current: int
    turn_number: int
    hands: list[Hand]
    master: Master
    grid: list[list[Dragon | None]]
    cities: list[bool]
    pile: list[str]
    discard: list[str]
    scrolls: list[Scroll]
    roll: list[Die] = []
    held: Held | None = None
    dragon_die: int = 0
    defeated: list[Defeated] = []
    leaving: list[Die] = []
    runs: list[Run] = []
    turn: Turn = msgspec.field(default_factory=Turn)
    tally: Tally = msgspec.field(default_factory=Tally)
    outcome: Literal["", "won", "lost"] = ""
