"""The tables of the database that hold dice rolled outside games."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text, text

from bot.dice.result import Result
from bot.tables.schema import Json, Moment, metadata

# A stream of dice: the open one of a channel (`member` 0), or a member's secret one there. A seed that was revealed
# is never used again.
dice_seeds = Table(
    "dice_seeds",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("member", BigInteger, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("draws", BigInteger, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("revealed_at", Moment),
)
NOT_REVEALED = text("revealed_at IS NULL")
Index(
    "uq_dice_seeds_open",
    dice_seeds.c.channel,
    dice_seeds.c.member,
    unique=True,
    sqlite_where=NOT_REVEALED,
    postgresql_where=NOT_REVEALED,
)

# Append only. What fell for a roll that came to nothing is here too, so that no draw of a seed is missing.
dice_rolls = Table(
    "dice_rolls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seed", Integer, ForeignKey("dice_seeds.id"), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("member", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("result", Json(Result), nullable=False),
    Column("at", Moment, nullable=False),
)
Index("ix_dice_rolls_seed", dice_rolls.c.seed, dice_rolls.c.id)
Index("ix_dice_rolls_channel", dice_rolls.c.channel, dice_rolls.c.id)
Index("ix_dice_rolls_member", dice_rolls.c.member, dice_rolls.c.id)

# Servers and channels in which the dice commands are switched off.
dice_off = Table(
    "dice_off",
    metadata,
    Column("place", BigInteger, primary_key=True, autoincrement=False),
    Column("member", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
)
