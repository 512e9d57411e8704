"""What a file is: a database of ours or not, and of which version; looked at without leaving a trace."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from bot.tables.errors import ForeignDatabase, NewerDatabase, StoreDamaged
from bot.tables.faults import faults_named
from bot.tables.migrations import VERSION_TABLE, columns_of_today, known_versions

HEADER = b"SQLite format 3\0"

EVER = frozenset({"tables", "seats", "journal", "checkpoints", "actions"})
"""Tables that every version has: a database without them is another program's, whatever it calls its version."""

COLUMNS = """
SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c
WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite~_%' ESCAPE '~'
"""


def version_of(path: Path) -> str | None:
    """The version of the file, None when there is nothing in it yet.

    Raises StoreDamaged, ForeignDatabase, NewerDatabase, or OSError where the file can't be written.
    """
    if not path.exists() or not path.stat().st_size:
        return None
    with path.open("r+b") as file:  # whether it can be written, without writing
        _check_header(file.read(len(HEADER)), path)
    return version_in(path)


def version_in(path: Path) -> str | None:
    """As `version_of`, for a file that is read only."""
    with path.open("rb") as file:
        _check_header(file.read(len(HEADER)), path)
    with faults_named(path), closing(read_only(path)) as connection:
        columns = columns_in(connection)
        kept = columns.pop(VERSION_TABLE, frozenset())
        if not columns:
            return None
        if "version_num" not in kept or not columns.keys() >= EVER:
            raise ForeignDatabase(f"{path}: a database of another program", file=path.name)
        found = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall()
    return _checked(path, found, columns)


def refuse_folder(path: Path) -> None:
    """Raise OSError where the name of a database is that of a folder."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def read_only(path: Path) -> sqlite3.Connection:
    """A connection for looking into the database, which may be in use."""
    log = path.with_name(path.name + "-wal")
    # A reader would make the log's files; where there is no log to read, it need not.
    mode = "mode=ro" if log.exists() and log.stat().st_size else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)


def columns_in(connection: sqlite3.Connection) -> dict[str, frozenset[str]]:
    """The columns of each table."""
    found: dict[str, set[str]] = {}
    for table, column in connection.execute(COLUMNS):
        found.setdefault(table, set()).add(column)
    return {table: frozenset(columns) for table, columns in found.items()}


def check_complete(path: Path, columns: Mapping[str, frozenset[str]]) -> None:
    """Raise StoreDamaged where a table or a column of the newest version is not there."""
    for table, wanted in columns_of_today().items():
        if lacking := sorted(wanted - columns.get(table, frozenset())):
            raise StoreDamaged(f"{path}: there is no {table}.{lacking[0]}", file=path.name)


def _checked(path: Path, found: list[tuple[object]], columns: Mapping[str, frozenset[str]]) -> str:
    version = found[0][0] if len(found) == 1 else None
    if not isinstance(version, str):
        raise StoreDamaged(f"{path}: its version can't be read", file=path.name)
    if version not in known_versions():
        raise NewerDatabase(f"{path}: version {version}, this program knows {known_versions()[0]}", file=path.name)
    if version == known_versions()[0]:
        check_complete(path, columns)
    return version


def _check_header(begins: bytes, path: Path) -> None:
    if begins != HEADER:
        raise StoreDamaged(f"{path}: not a SQLite database", file=path.name)
