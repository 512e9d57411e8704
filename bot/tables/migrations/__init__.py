"""Versions of the database: what a file was written by, and how it becomes the newest.

A new version is a file in `versions` named after the number that follows, whose `down_revision` is the number before.
It must not import `bot.tables.schema`, which goes on changing.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

VERSION_TABLE = "alembic_version"


@cache
def known_versions() -> tuple[str, ...]:
    """The versions that this program knows, the newest first."""
    script = ScriptDirectory.from_config(_config())
    return tuple(version.revision for version in script.walk_revisions())


def columns_of_today() -> dict[str, frozenset[str]]:
    """The columns of each table of the newest version."""
    import bot.dice.schema  # noqa: F401 - its tables are part of the metadata
    from bot.tables.schema import metadata

    return {name: frozenset(table.columns.keys()) for name, table in metadata.tables.items()}


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version, in the transaction of that connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
