"""The tables of the database, in SQL that SQLite and PostgreSQL both know.

Moments are microseconds since 1970 in UTC, structured values are JSON, and what only the bot reads in bulk is
compressed JSON. A change here needs a new file in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

import zlib
from datetime import UTC, datetime, timedelta
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)

from rules.kernel.event import Event
from rules.kernel.journal import Step
from rules.kernel.message import Arg
from rules.kernel.table import Result

T = TypeVar("T")

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class Moment(TypeDecorator[datetime]):
    """An aware moment, to the microsecond; refuses a naive one with ValueError."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment without a time zone: {value}")
        return (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        return None if value is None else EPOCH + value * MICROSECOND


class DamagedValue(Exception):
    """What is stored is no value of its type."""


class Json(TypeDecorator[T], Generic[T]):
    """A value of that type as JSON text; DamagedValue when what is stored is of another."""

    impl = Text
    cache_ok = True

    def __init__(self, of: Any) -> None:
        super().__init__()
        self.of = of

    def process_bind_param(self, value: T | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> T | None:
        decoded: T | None = None if value is None else _decoded(value, self.of)
        return decoded


class Packed(TypeDecorator[T], Generic[T]):
    """A value of that type as compressed JSON; DamagedValue when what is stored is no such thing."""

    impl = LargeBinary
    cache_ok = True

    def __init__(self, of: Any) -> None:
        super().__init__()
        self.of = of

    def process_bind_param(self, value: T | None, dialect: Dialect) -> bytes | None:
        return None if value is None else zlib.compress(msgspec.json.encode(value))

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> T | None:
        if value is None:
            return None
        try:
            decoded: T = _decoded(zlib.decompress(value), self.of)
            return decoded
        except (zlib.error, TypeError) as problem:
            raise DamagedValue(str(problem)) from problem


def _decoded(value: str | bytes, of: Any) -> Any:
    try:
        return msgspec.json.decode(value, type=of)
    except (msgspec.MsgspecError, RecursionError, TypeError) as problem:
        raise DamagedValue(str(problem)) from problem


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", String(8), ForeignKey("tables.id"), primary_key=True)


# What a table was opened with, once for all tables that were opened with the same.
content = Table(
    "content",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("data", Packed(dict[str, Any]), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(100), nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("home_channel", BigInteger, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Column("reason", String(40)),
    Column("locale", String(10), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("absence", String(20), nullable=False),
    Column("options", Json(dict[str, str | int]), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("content_digest", String(64), ForeignKey("content.digest")),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("delivered_revision", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("stop", Integer, nullable=False),
    Column("result", Json(Result)),
    Column("due_at", Moment),
    Column("opened_at", Moment, nullable=False),
    Column("started_at", Moment),
    Column("ended_at", Moment),
    Column("touched_at", Moment, nullable=False),
    Column("board_message", BigInteger),
    Column("board_turn", Integer),
    Column("board_posted_at", Moment),
    CheckConstraint("state IN ('lobby', 'playing', 'paused', 'finished', 'closed')", name="state"),
)

IN_PLAY = text("state IN ('lobby', 'playing', 'paused')")
LAGGING = text("delivered_revision < revision")

Index("uq_tables_channel_in_play", tables.c.channel, unique=True, sqlite_where=IN_PLAY, postgresql_where=IN_PLAY)
Index("ix_tables_channel", tables.c.channel)
Index("ix_tables_guild", tables.c.guild)
Index("ix_tables_lagging", tables.c.touched_at, sqlite_where=LAGGING, postgresql_where=LAGGING)

# Who sits where now. Who sat there before is told by `acts` and by the member in each row of the journal.
seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("member", BigInteger, index=True),
    Column("name", String(100), nullable=False),
    Column("agent", String(40)),
    Column("ask_always", Boolean, nullable=False),
    Column("beginner", Boolean, nullable=False),
    Column("consent", Boolean, nullable=False),
    Column("rests", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("pressed_at", Moment),
    Column("joined_at", Moment, nullable=False),
    UniqueConstraint("table_id", "member"),
)

# Append only: only `undone_by` is ever written again. Row 0 holds what happened before the first answer.
journal = Table(
    "journal",
    metadata,
    _table_id(),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("stop", Integer, nullable=False),
    Column("next_stop", Integer, nullable=False),
    Column("after", Integer),
    Column("seat", Integer),
    Column("member", BigInteger),
    Column("by", String(10), nullable=False),
    Column("steps", Json(tuple[Step, ...]), nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("told", String(64), nullable=False),
    Column("events", Packed(tuple[Event, ...])),
    Column("at", Moment, nullable=False),
    Column("undone_by", Integer),
    CheckConstraint("kind IN ('opening', 'answer', 'undo')", name="kind"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _table_id(),
    Column("sequence", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("stop", Integer, nullable=False),
    Column("draws", BigInteger, nullable=False),
    Column("rules_revision", Integer, nullable=False),
    Column("state", Packed(dict[str, Any]), nullable=False),
    Column("undone_by", Integer),
)

# Changes of a table beside the answers: seats handed over, pauses, moves, the end.
acts = Table(
    "acts",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer),
    Column("member", BigInteger),
    Column("args", Json(dict[str, Arg]), nullable=False),
    Column("at", Moment, nullable=False),
)

# Every changing action that was carried out, by the id of the press or command: none is carried out twice.
actions = Table(
    "actions",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(8), ForeignKey("tables.id")),
    Column("kind", String(40), nullable=False),
    Column("member", BigInteger),
    Column("at", Moment, nullable=False),
)

# What was posted for a table: the board of each turn, the lobby, short lines that are deleted again.
messages = Table(
    "messages",
    metadata,
    _table_id(),
    Column("message", BigInteger, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("posted_at", Moment, nullable=False),
)

timers = Table(
    "timers",
    metadata,
    _table_id(),
    Column("kind", String(40), primary_key=True),
    Column("due_at", Moment, nullable=False, index=True),
    Column("data", Json(dict[str, Any]), nullable=False),
)

votes = Table(
    "votes",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("after", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("voters", Json(tuple[int, ...]), nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment, nullable=False),
    Column("outcome", String(20)),
)
OPEN_VOTE = text("outcome IS NULL")
Index("uq_votes_open", votes.c.table_id, unique=True, sqlite_where=OPEN_VOTE, postgresql_where=OPEN_VOTE)

ballots = Table(
    "ballots",
    metadata,
    Column("table_id", String(8), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("agrees", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
    ForeignKeyConstraint(["table_id", "number"], ["votes.table_id", "votes.number"]),
)

# Which terms were explained at a table, each on which of its boards.
explained = Table(
    "explained",
    metadata,
    _table_id(),
    Column("term", String(40), primary_key=True),
    Column("board", Integer, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(10), nullable=False),
)

# What a game keeps of a channel from one table to the next, as a campaign does.
notes = Table(
    "notes",
    metadata,
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("data", Json(dict[str, Any]), nullable=False),
)
