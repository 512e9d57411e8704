"""The first version: tables, seats, journal, checkpoints, and what belongs to them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

IN_PLAY = sa.text("state IN ('lobby', 'playing', 'paused')")
LAGGING = sa.text("delivered_revision < revision")
OPEN_VOTE = sa.text("outcome IS NULL")


def upgrade() -> None:
    """Create everything."""
    _tables()
    _seats()
    _journal()
    _acts()
    _timers_and_votes()
    _channels()


def _needed(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True)


def _key(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def _tables() -> None:
    op.create_table(
        "content",
        _key("digest", sa.String(64)),
        _needed("game", sa.String(40)),
        _needed("revision", sa.Integer()),
        _needed("data", sa.LargeBinary()),
    )
    op.create_table(
        "tables",
        _key("id", sa.String(8)),
        _needed("game", sa.String(40)),
        _needed("title", sa.String(100)),
        sa.Column("guild", sa.BigInteger()),
        _needed("channel", sa.BigInteger()),
        _needed("home_channel", sa.BigInteger()),
        _needed("host", sa.BigInteger()),
        _needed("state", sa.String(10)),
        sa.Column("reason", sa.String(40)),
        _needed("locale", sa.String(10)),
        _needed("pace", sa.String(20)),
        _needed("absence", sa.String(20)),
        _needed("options", sa.Text()),
        _needed("seats", sa.Integer()),
        sa.Column("content_digest", sa.String(64), sa.ForeignKey("content.digest")),
        _needed("seed", sa.LargeBinary()),
        _needed("commitment", sa.String(64)),
        _needed("revision", sa.Integer()),
        _needed("delivered_revision", sa.Integer()),
        _needed("sequence", sa.Integer()),
        _needed("turn", sa.Integer()),
        _needed("stop", sa.Integer()),
        sa.Column("result", sa.Text()),
        sa.Column("due_at", sa.BigInteger()),
        _needed("opened_at", sa.BigInteger()),
        sa.Column("started_at", sa.BigInteger()),
        sa.Column("ended_at", sa.BigInteger()),
        _needed("touched_at", sa.BigInteger()),
        sa.Column("board_message", sa.BigInteger()),
        sa.Column("board_turn", sa.Integer()),
        sa.Column("board_posted_at", sa.BigInteger()),
        sa.CheckConstraint("state IN ('lobby', 'playing', 'paused', 'finished', 'closed')", name="state"),
    )
    op.create_index(
        "uq_tables_channel_in_play",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=IN_PLAY,
        postgresql_where=IN_PLAY,
    )
    op.create_index("ix_tables_channel", "tables", ["channel"])
    op.create_index("ix_tables_guild", "tables", ["guild"])
    op.create_index("ix_tables_lagging", "tables", ["touched_at"], sqlite_where=LAGGING, postgresql_where=LAGGING)


def _seats() -> None:
    op.create_table(
        "seats",
        _table_id(),
        _key("seat", sa.Integer()),
        sa.Column("member", sa.BigInteger()),
        _needed("name", sa.String(100)),
        sa.Column("agent", sa.String(40)),
        _needed("ask_always", sa.Boolean()),
        _needed("beginner", sa.Boolean()),
        _needed("consent", sa.Boolean()),
        _needed("rests", sa.Boolean()),
        _needed("missed", sa.Integer()),
        _needed("seen", sa.Integer()),
        sa.Column("pressed_at", sa.BigInteger()),
        _needed("joined_at", sa.BigInteger()),
        sa.UniqueConstraint("table_id", "member"),
    )
    op.create_index("ix_seats_member", "seats", ["member"])


def _journal() -> None:
    op.create_table(
        "journal",
        _table_id(),
        _key("sequence", sa.Integer()),
        _needed("kind", sa.String(10)),
        _needed("turn", sa.Integer()),
        _needed("stop", sa.Integer()),
        _needed("next_stop", sa.Integer()),
        sa.Column("after", sa.Integer()),
        sa.Column("seat", sa.Integer()),
        sa.Column("member", sa.BigInteger()),
        _needed("by", sa.String(10)),
        _needed("steps", sa.Text()),
        _needed("revealed", sa.Boolean()),
        _needed("told", sa.String(64)),
        sa.Column("events", sa.LargeBinary()),
        _needed("at", sa.BigInteger()),
        sa.Column("undone_by", sa.Integer()),
        sa.CheckConstraint("kind IN ('opening', 'answer', 'undo')", name="kind"),
    )
    op.create_table(
        "checkpoints",
        _table_id(),
        _key("sequence", sa.Integer()),
        _key("turn", sa.Integer()),
        _needed("stop", sa.Integer()),
        _needed("draws", sa.BigInteger()),
        _needed("rules_revision", sa.Integer()),
        _needed("state", sa.LargeBinary()),
        sa.Column("undone_by", sa.Integer()),
    )


def _acts() -> None:
    op.create_table(
        "acts",
        _table_id(),
        _key("number", sa.Integer()),
        _needed("sequence", sa.Integer()),
        _needed("kind", sa.String(40)),
        sa.Column("seat", sa.Integer()),
        sa.Column("member", sa.BigInteger()),
        _needed("args", sa.Text()),
        _needed("at", sa.BigInteger()),
    )
    op.create_table(
        "actions",
        _key("interaction", sa.BigInteger()),
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id")),
        _needed("kind", sa.String(40)),
        sa.Column("member", sa.BigInteger()),
        _needed("at", sa.BigInteger()),
    )
    op.create_table(
        "messages",
        _table_id(),
        _key("message", sa.BigInteger()),
        _needed("channel", sa.BigInteger()),
        _needed("kind", sa.String(20)),
        _needed("turn", sa.Integer()),
        _needed("posted_at", sa.BigInteger()),
    )


def _timers_and_votes() -> None:
    op.create_table(
        "timers",
        _table_id(),
        _key("kind", sa.String(40)),
        _needed("due_at", sa.BigInteger()),
        _needed("data", sa.Text()),
    )
    op.create_index("ix_timers_due_at", "timers", ["due_at"])
    op.create_table(
        "votes",
        _table_id(),
        _key("number", sa.Integer()),
        _needed("kind", sa.String(20)),
        _needed("after", sa.Integer()),
        _needed("sequence", sa.Integer()),
        _needed("seat", sa.Integer()),
        _needed("voters", sa.Text()),
        _needed("opened_at", sa.BigInteger()),
        _needed("closes_at", sa.BigInteger()),
        sa.Column("outcome", sa.String(20)),
    )
    op.create_index(
        "uq_votes_open",
        "votes",
        ["table_id"],
        unique=True,
        sqlite_where=OPEN_VOTE,
        postgresql_where=OPEN_VOTE,
    )
    op.create_table(
        "ballots",
        _key("table_id", sa.String(8)),
        _key("number", sa.Integer()),
        _key("seat", sa.Integer()),
        _needed("agrees", sa.Boolean()),
        _needed("at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id", "number"], ["votes.table_id", "votes.number"]),
    )


def _channels() -> None:
    op.create_table(
        "channels",
        _key("channel", sa.BigInteger()),
        _needed("locale", sa.String(10)),
    )
    op.create_table(
        "notes",
        _key("channel", sa.BigInteger()),
        _key("game", sa.String(40)),
        _needed("data", sa.Text()),
    )
