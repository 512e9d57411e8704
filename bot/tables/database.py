"""The database file: opened, migrated, guarded, and its transactions.

SQLite is asked for what a table must be able to rely on: write-ahead log, foreign keys, every commit on the disk
before it counts (synchronous=FULL), and writing transactions that take their lock at once (BEGIN IMMEDIATE).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, AdaptedConnection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.tables.errors import (
    BackupExists,
    ForeignDatabase,
    NewerDatabase,
    NoDatabase,
    StoreDamaged,
    StoreLocked,
    UnknownStore,
)
from bot.tables.faults import faults_named, file_faults_named
from bot.tables.lockfile import LockFile
from bot.tables.migrations import VERSION_TABLE, known_versions, migrate

BUSY_TIMEOUT_MS = 1500
HEADER = b"SQLite format 3\0"
READERS = 4


class Database:
    """An open database. Make one with `open_database`."""

    def __init__(self, path: Path, engine: AsyncEngine, lock: LockFile) -> None:
        self.path = path
        self.engine = engine
        self._lock = lock
        self._writer = engine.execution_options(ryutaku_begin="BEGIN IMMEDIATE")
        self._writing = asyncio.Lock()
        self._changing: asyncio.Task[Any] | None = None
        self._refusals = 0

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """A writing transaction: committed at the end, rolled back by any exception.

        Writers of this process queue here in their order, so that a database that something else keeps locked makes
        the whole queue wait once, not each in turn. Raises what `faults_named` does; then nothing was written. One
        change within another is a defect (RuntimeError): it would wait for itself.
        """
        if self._changing is not None and self._changing is asyncio.current_task():
            raise RuntimeError("a change of the store within a change")
        refusals = self._refusals
        async with self._writing:
            if self._refusals != refusals:
                raise StoreLocked(f"{self.path}: who was ahead found it locked", file=self.path.name)
            self._changing = asyncio.current_task()
            try:
                with faults_named(self.path):
                    async with self._writer.begin() as connection:
                        yield connection
            except StoreLocked:
                self._refusals += 1
                raise
            finally:
                self._changing = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A reading transaction: sees one moment of the database and holds up no writer. Raises as `change` does."""
        with faults_named(self.path):
            async with self.engine.begin() as connection:
                yield connection

    async def backup(self, target: Path) -> None:
        """Copy the database as it is now to a new file; raises as `copy_database` does."""
        await asyncio.to_thread(copy_database, self.path, target)

    async def close(self) -> None:
        """Close every connection and let other processes in."""
        await self.engine.dispose()
        self._lock.release()


async def open_database(address: Path | str, *, busy_timeout_ms: int = BUSY_TIMEOUT_MS) -> Database:
    """Open the database at that path or `sqlite` address, made and migrated where needed.

    Raises UnknownStore, AnotherProcess, NewerDatabase, ForeignDatabase, or what `faults_named` does; then nothing was
    written, and a file that was there is as it was.
    """
    path = _path(address)
    lock = await asyncio.to_thread(_prepare, path, busy_timeout_ms)
    database = Database(path, _engine(path, busy_timeout_ms), lock)
    try:
        async with database.read():
            return database
    except BaseException:
        await database.close()
        raise


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, which may be in use by the bot at the same time, as it is at one moment.

    The copy appears complete or not at all. Raises NoDatabase, BackupExists, or what `faults_named` does.
    """
    if not source.is_file():
        raise NoDatabase(f"{source}: no such file", file=source.name)
    if target.exists():
        raise BackupExists(f"{target}: there is a file already", file=target.name)
    unfinished = target.with_name(target.name + ".part")
    with file_faults_named(target):
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
    try:
        with faults_named(source), closing(sqlite3.connect(source, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with file_faults_named(target):
            unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _path(address: Path | str) -> Path:
    if isinstance(address, str) and "://" in address:
        try:
            url = make_url(address)
        except ArgumentError as problem:
            raise UnknownStore("not an address of a database", address="?") from problem
        if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
            raise UnknownStore(f"not a SQLite file: {url.drivername}", address=url.drivername)
        return Path(url.database).absolute()
    return Path(address).absolute()


# Opening -----------------------------------------------------------------------------------------------------------


def _prepare(path: Path, busy_timeout_ms: int) -> LockFile:
    """Take the lock and see to it that the file is there, ours, writable, and of the newest version."""
    with file_faults_named(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = LockFile(path)
        try:
            version = version_of(path)
            if version != known_versions()[0]:
                _bring_up_to_date(path, busy_timeout_ms)
        except BaseException:
            lock.release()
            raise
    return lock


def version_of(path: Path) -> str | None:
    """The version of the file, None when there is nothing in it yet; looks without leaving a trace.

    Raises StoreDamaged, ForeignDatabase, NewerDatabase, or OSError where the file can't be written.
    """
    if not path.exists() or not path.stat().st_size:
        return None
    with path.open("r+b") as file:  # whether it can be written, without writing
        if file.read(len(HEADER)) != HEADER:
            raise StoreDamaged(f"{path}: not a SQLite database", file=path.name)
    with closing(read_only(path)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if VERSION_TABLE not in names:
            if names:
                raise ForeignDatabase(f"{path}: a database of another program", file=path.name)
            return None
        found = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    version = str(found[0]) if found else None
    if version is not None and version not in known_versions():
        raise NewerDatabase(f"{path}: version {version}, this program knows {known_versions()[0]}", file=path.name)
    return version


def read_only(path: Path) -> sqlite3.Connection:
    """A connection for looking into the database, which may be in use."""
    log = path.with_name(path.name + "-wal")
    # A reader would make the log's files; where there is no log to read, it need not.
    mode = "mode=ro" if log.exists() and log.stat().st_size else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)


def _bring_up_to_date(path: Path, busy_timeout_ms: int) -> None:
    """Migrate in one transaction. Foreign keys are checked at its end only, as rebuilding a table needs."""
    path.touch(mode=0o600)  # it holds the secret seeds of the tables
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": busy_timeout_ms / 1000},
    )
    event.listen(engine, "begin", _begin)
    try:
        with engine.execution_options(ryutaku_begin="BEGIN IMMEDIATE").begin() as connection:
            migrate(connection)
            if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreDamaged(f"{path}: a row of {broken[0]} without its {broken[2]}", file=path.name)
    finally:
        engine.dispose()


def _engine(path: Path, busy_timeout_ms: int) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": busy_timeout_ms / 1000},
        pool_size=READERS + 1,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "foreign_keys = ON", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    begin = connection.get_execution_options().get("ryutaku_begin", "BEGIN")
    dbapi = connection.connection.dbapi_connection
    if isinstance(dbapi, AdaptedConnection):  # straight to the driver: a third of the way through a cursor
        dbapi.run_async(lambda driver: driver.execute(begin))
    else:
        dbapi.execute(begin)
