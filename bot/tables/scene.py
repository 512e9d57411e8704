"""All that a table shows at one moment, as plain data: what the screen draws and writes from."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.tables.records import ActRecord, SeatRecord, TableRecord, VoteRecord
from rules.kernel.event import Event
from rules.kernel.game import AnyGame
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt


class UndoState(msgspec.Struct, frozen=True):
    """The seat that may take its newest answer back alone, without a vote."""

    seat: int


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it.

    `prompts` are those open now, of all seats; the options of secret ones are for their seat alone. `awaited` are the
    seats without whom nothing goes on. `view` is a spectator's, None in a lobby. `recent` happened in this turn and,
    until a person answers in it, since people played last; `behind` in the turn of the board that stands there;
    `changes` by the last answer. `notices` are sentences that stand until the next answer.
    """

    table: TableRecord
    seats: tuple[SeatRecord, ...]
    game: AnyGame
    prompts: tuple[Prompt, ...] = ()
    awaited: tuple[int, ...] = ()
    view: Any = None
    recent: tuple[Event, ...] = ()
    behind: tuple[Event, ...] = ()
    changes: tuple[Event, ...] = ()
    undo: UndoState | None = None
    vote: VoteRecord | None = None
    notices: tuple[Message, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in their order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def stop(self) -> int:
        """The number of the open stop."""
        return self.table.stop

    @property
    def turn(self) -> int:
        """The turn, counted from 1."""
        return self.table.turn

    def seat_of(self, member: int) -> int | None:
        """The seat of that member, None when it has none."""
        for seat in self.seats:
            if seat.member == member:
                return seat.seat
        return None


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an action did: the table afterwards, what happened, and what the screen has to do about it.

    `back` says that the actor's seat was played by a stand-in and is the actor's again; `decided` is what was decided
    in reactions for the actor, who was away.
    """

    scene: Scene
    events: tuple[Event, ...] = ()
    new_turn: bool = False
    over: bool = False
    vote: VoteRecord | None = None
    back: bool = False
    decided: tuple[ActRecord, ...] = ()
