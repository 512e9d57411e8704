"""The way back: a copy of the database takes its place, and what was there is kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.tables.database import HEADER
from bot.tables.errors import NoDatabase, StoreDamaged
from bot.tables.faults import faults_named, file_faults_named
from bot.tables.lockfile import LockFile

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database; it belongs to that very file."""


def put_back(copy: Path, database: Path, now: datetime) -> Path | None:
    """Make that copy the database. Where the one that was there is now; None when there was none.

    Raises NoDatabase, StoreDamaged (the copy is no whole database), AnotherProcess (the bot runs), or what
    `file_faults_named` does; then everything is as it was.
    """
    _check(copy)
    with file_faults_named(database):
        lock = LockFile(database)
        try:
            return _exchange(copy, database, now)
        finally:
            lock.release()


def _check(copy: Path) -> None:
    if not copy.is_file():
        raise NoDatabase(f"{copy}: no such file", file=copy.name)
    with file_faults_named(copy), copy.open("rb") as file:
        if file.read(len(HEADER)) != HEADER:
            raise StoreDamaged(f"{copy}: not a SQLite database", file=copy.name)
    address = f"{copy.absolute().as_uri()}?mode=ro&immutable=1"
    with faults_named(copy), closing(sqlite3.connect(address, uri=True)) as connection:
        if (found := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise StoreDamaged(f"{copy}: {found}", file=copy.name)


def _exchange(copy: Path, database: Path, now: datetime) -> Path | None:
    unfinished = database.with_name(database.name + ".part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds the secret seeds of the tables
    unfinished.write_bytes(copy.read_bytes())
    kept = database.with_name(f"{database.stem}-before-{now.astimezone(UTC):%Y%m%d-%H%M%S}{database.suffix}")
    was_there = database.exists()
    if was_there:
        for name in ("", *BESIDE):
            beside = database.with_name(database.name + name)
            if beside.exists():
                beside.rename(kept.with_name(kept.name + name))
    unfinished.rename(database)
    return kept if was_there else None
