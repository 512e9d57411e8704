"""The whole state of a game of Drasle, as plain data; spaces, tiles and characters are ids into the content."""

from __future__ import annotations

from typing import Any as Anything
from typing import Literal

import msgspec

Phase = Literal["choosing", "adventure", "decisive", "over"]
Stage = Literal["begin", "rolled", "move", "act"]
"""Of a turn: nothing is rolled yet; movement dice lie and the dragon may stir; where to go; what is done there."""


class Hero(msgspec.Struct, forbid_unknown_fields=True):
    """A character in play: its sheet with its markers, and its piece.

    `points` are held of each resource. `bound`: it can't move in its next turn. `item_spent`: its item ability was
    used, for the game or until its next turn as the ability says.
    """

    character: str
    at: str
    life: int
    points: dict[str, int]
    xp: int = 0
    level: int = 0
    bound: bool = False
    item_spent: bool = False


class Mountain(msgspec.Struct, forbid_unknown_fields=True):
    """A mountain's tiles; `quest` is empty once it was won, then the reward lies `found`."""

    reward: str
    quest: str
    face_up: bool = False
    markers: int = 0
    found: bool = False


class Participant(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes part in a challenge, with how many dice by boost."""

    seat: int
    boost: int = 0


class Trial(msgspec.Struct, forbid_unknown_fields=True):
    """A challenge that is being made; the challenger is the first participant. `declined`: who will not help."""

    mountain: str
    participants: list[Participant]
    declined: list[int] = []


class Rolled(msgspec.Struct, forbid_unknown_fields=True):
    """A peak roll as it lies: the first dice, the extra dice in waves, and what it comes to."""

    seat: int
    why: str
    waves: list[list[int]]
    total: int


class Lot(msgspec.Struct, forbid_unknown_fields=True):
    """One die of somebody, where everybody rolls one."""

    seat: int
    value: int


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the table from this turn's rolls, until somebody rolls to begin the next.

    `movement`: the movement dice. `blows`: dragon actions and rampages, in order. `row`: the row of the decisive
    table that was hit, or -1.
    """

    movement: list[int] = []
    rolls: list[Rolled] = []
    lots: list[Lot] = []
    blows: list[str] = []
    row: int = -1


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """What was counted over the game, for its last message."""

    adventure_turns: int = 0
    attacks: int = 0
    quests: int = 0
    deaths: int = 0


class State(msgspec.Struct, forbid_unknown_fields=True):
    """A table of Drasle.

    `heroes` by seat, None while its player has not chosen. `leftover` are the quest tiles that lie in the box,
    unseen. `wounds` are the damage tokens on the dragon's life track, `shields` rampages that will be cancelled.
    `ended_by`: why the adventure phase ended. `commander`: who gives an extra die to the attack that is about to be
    made.
    """

    phase: Phase
    stage: Stage
    current: int
    turn_number: int
    heroes: list[Hero | None]
    mountains: dict[str, Mountain]
    leftover: list[str]
    gauge: int = 0
    wounds: int = 0
    shields: int = 0
    burning: list[str] = []
    rewards: list[str] = []
    trial: Trial | None = None
    commander: int | None = None
    shown: Shown = msgspec.field(default_factory=Shown)
    tally: Tally = msgspec.field(default_factory=Tally)
    ended_by: Literal["", "rewards", "gauge"] = ""
    outcome: Literal["", "won", "lost-adventure", "lost-decisive"] = ""
    modules: dict[str, Anything] = {}
