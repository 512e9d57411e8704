"""The way back: a copy of the database takes its place, and what was there is kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from bot.tables.errors import ForeignDatabase, NoDatabase, StoreDamaged
from bot.tables.faults import faults_named, file_faults_named
from bot.tables.identity import read_only, refuse_folder, version_in
from bot.tables.lockfile import LockFile

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database; it belongs to that very file."""


def put_back(copy: Path, database: Path, now: datetime) -> Path | None:
    """Make that copy the database. Where the one that was there is now; None when there was none.

    Raises NoDatabase, StoreDamaged (the copy is no whole database), ForeignDatabase, NewerDatabase, AnotherProcess (the
    bot runs), or what `file_faults_named` does; then everything is as it was.
    """
    _check(copy)
    with file_faults_named(database):
        refuse_folder(database)
        lock = LockFile(database)
        try:
            return _exchange(copy, database, now)
        finally:
            lock.release()


def _check(copy: Path) -> None:
    with file_faults_named(copy):
        if not copy.is_file():
            raise NoDatabase(f"{copy}: no such file", file=copy.name)
        if version_in(copy) is None:
            raise ForeignDatabase(f"{copy}: there are no tables in it", file=copy.name)
    with faults_named(copy), closing(read_only(copy)) as connection:
        if (found := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise StoreDamaged(f"{copy}: {found}", file=copy.name)


def _exchange(copy: Path, database: Path, now: datetime) -> Path | None:
    unfinished = database.with_name(database.name + ".part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds the secret seeds of the tables
    # Through SQLite: what stands in the copy's log alone belongs to it.
    with closing(read_only(copy)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    kept = _free_name(database, now)
    was_there = database.exists()
    if was_there:
        for name in ("", *BESIDE):
            beside = database.with_name(database.name + name)
            if beside.exists():
                beside.rename(kept.with_name(kept.name + name))
    unfinished.rename(database)
    return kept if was_there else None


def _free_name(database: Path, now: datetime) -> Path:
    """Where the database that was there is kept: a name with the time that nothing has yet."""
    first = f"{database.stem}-before-{now.astimezone(UTC):%Y%m%d-%H%M%S}"
    names = (f"{first}{more}{database.suffix}" for more in chain([""], (f"-{number}" for number in count(2))))
    return next(path for name in names if not (path := database.with_name(name)).exists())
