"""The third version: which terms were explained at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "explained",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("term", sa.String(40), primary_key=True),
        sa.Column("board", sa.Integer(), nullable=False),
    )
