"""Whether a database can be read, as somebody beside the bot sees it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from bot.tables.database import read_only
from bot.tables.errors import StoreError
from bot.tables.faults import faults_named


def unreadable(path: Path) -> str:
    """Why the tables in that database can't be read; empty when they can."""
    if not path.is_file():
        return f"there is no database {path}"
    try:
        with faults_named(path), closing(read_only(path)) as connection:
            connection.execute("SELECT id FROM tables LIMIT 1").fetchall()
    except StoreError as problem:
        return str(problem)
    return ""
