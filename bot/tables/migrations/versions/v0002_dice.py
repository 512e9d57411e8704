"""The second version: dice rolled outside games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NOT_REVEALED = sa.text("revealed_at IS NULL")


def upgrade() -> None:
    """Create the seeds, the rolls and the switch."""
    op.create_table(
        "dice_seeds",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("member", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("draws", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("revealed_at", sa.BigInteger()),
    )
    op.create_index(
        "uq_dice_seeds_open",
        "dice_seeds",
        ["channel", "member"],
        unique=True,
        sqlite_where=NOT_REVEALED,
        postgresql_where=NOT_REVEALED,
    )
    op.create_table(
        "dice_rolls",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("seed", sa.Integer(), sa.ForeignKey("dice_seeds.id"), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("member", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    for name in ("seed", "channel", "member"):
        op.create_index(f"ix_dice_rolls_{name}", "dice_rolls", [name, "id"])
    op.create_table(
        "dice_off",
        sa.Column("place", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("member", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
