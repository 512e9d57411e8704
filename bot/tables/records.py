"""The rows of the store, as frozen structs. The names of the fields are those of the columns."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any, Literal

import msgspec

from rules.kernel.event import Event
from rules.kernel.journal import Checkpoint, Entry, Row
from rules.kernel.message import Args
from rules.kernel.table import Result

TableState = Literal["lobby", "playing", "paused", "finished", "closed"]

IN_PLAY: tuple[TableState, ...] = ("lobby", "playing", "paused")
"""The states in which a table holds its channel."""

SEAT_LETTERS = "PQRSTUVW"
"""The letters of seats, which are never those of options."""

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 8


def new_table_id() -> str:
    """An id for a table: short, hard to guess (31⁸), without letters and digits that look alike."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def seat_letter(seat: int) -> str:
    """The letter by which a seat is called where who sits there has no name."""
    return SEAT_LETTERS[seat % len(SEAT_LETTERS)]


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table.

    `channel` is where it is played, `home_channel` where it was opened; `reason` says how it was closed or why it is
    paused; `absence` what happens when the time of an awaited player is up. `sequence` is that of the last journal
    row, `stop` the number of the stop that is open. `revision` counts the changes; a delivery is owed while
    `delivered_revision` is smaller. `due_at` is the limit of the awaited choice, `board_…` the newest board.
    """

    id: str
    game: str
    title: str
    channel: int
    home_channel: int
    host: int
    locale: str
    seats: int
    seed: bytes
    commitment: str
    opened_at: datetime
    touched_at: datetime
    guild: int | None = None
    state: TableState = "lobby"
    reason: str | None = None
    pace: str = ""
    absence: str = ""
    options: dict[str, str | int] = {}
    content_digest: str | None = None
    revision: int = 1
    delivered_revision: int = 0
    sequence: int = 0
    turn: int = 0
    stop: int = 0
    result: Result | None = None
    due_at: datetime | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    board_message: int | None = None
    board_turn: int | None = None
    board_posted_at: datetime | None = None

    @property
    def in_play(self) -> bool:
        """Whether it holds its channel: a lobby, played or paused."""
        return self.state in IN_PLAY

    @property
    def lags(self) -> bool:
        """Whether a delivery is owed."""
        return self.delivered_revision < self.revision


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who sits there.

    `member` is None where nobody does; `agent` is the name of the agent that plays the seat now. `ask_always` is the
    switch 毎回きく, `beginner` はじめて, `consent` that an agent may play for the member; `rests` says that the player
    stayed away and is not pinged. `missed` counts time-outs in a row, `seen` is the last journal row when the player
    pressed something, `pressed_at` when that was.
    """

    table_id: str
    seat: int
    joined_at: datetime
    name: str
    member: int | None = None
    agent: str | None = None
    ask_always: bool = False
    beginner: bool = False
    consent: bool = False
    rests: bool = False
    missed: int = 0
    seen: int = 0
    pressed_at: datetime | None = None


class JournalRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the journal: the kernel's record (None in row 0, the opening), who, when, and what happened.

    `undone_by` is the sequence of the undo that took it back.
    """

    table_id: str
    sequence: int
    turn: int
    row: Row | None
    at: datetime
    member: int | None = None
    events: tuple[Event, ...] = ()
    undone_by: int | None = None


class CheckpointRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A stored checkpoint; `undone_by` is the sequence of the undo that took its turn back."""

    table_id: str
    checkpoint: Checkpoint
    undone_by: int | None = None


class ActRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a table beside the answers, done after journal row `sequence`: for the log and the export."""

    table_id: str
    number: int
    sequence: int
    kind: str
    at: datetime
    seat: int | None = None
    member: int | None = None
    args: Args = {}


class MessageRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was posted for a table."""

    table_id: str
    message: int
    channel: int
    kind: str
    posted_at: datetime
    turn: int = 0


class TimerRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be done at a table later; a table has at most one of a kind."""

    table_id: str
    kind: str
    due_at: datetime
    data: dict[str, Any] = {}


class VoteRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A vote that `seat` asked for: to take back all after journal row `after`, asked when the last was `sequence`.

    `voters` are the seats that decide, `ballots` what they said so far, `outcome` how it ended (None: open).
    """

    table_id: str
    number: int
    after: int
    sequence: int
    seat: int
    voters: tuple[int, ...]
    opened_at: datetime
    closes_at: datetime
    kind: str = "undo"
    outcome: str | None = None
    ballots: dict[int, bool] = {}


class ContentRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The content that tables were opened with, as plain data of that revision of the rules."""

    digest: str
    game: str
    revision: int
    data: dict[str, Any]


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """All that it takes to restore the match of a table: the newest checkpoint that counts and the answers since."""

    table: TableRecord
    seats: tuple[SeatRecord, ...]
    content: ContentRecord
    checkpoint: Checkpoint
    entries: tuple[Entry, ...]
