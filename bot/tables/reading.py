"""Whether a database can be read, as somebody beside the bot sees it."""

from __future__ import annotations

from pathlib import Path

from bot.tables.errors import StoreError
from bot.tables.faults import file_faults_named
from bot.tables.identity import version_in


def unreadable(path: Path) -> str:
    """Why the tables in that database can't be read; empty when they can."""
    try:
        with file_faults_named(path):
            if not path.is_file():
                return f"there is no database {path}"
            return "" if version_in(path) else f"{path}: there is nothing in it"
    except StoreError as problem:
        return str(problem)
