"""What Alembic runs: the migrations, on the connection that it was given."""

from __future__ import annotations

from alembic import context

import bot.dice.schema  # noqa: F401 - its tables are part of the metadata
from bot.tables.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
