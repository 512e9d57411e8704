"""The database file: opened, migrated, guarded, and its transactions.

SQLite is asked for what a table must be able to rely on: write-ahead log, foreign keys, every commit on the disk
before it counts (synchronous=FULL), and writing transactions that take their lock at once (BEGIN IMMEDIATE).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import URL, AdaptedConnection, Connection, CursorResult, Executable, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.tables.driver import connect
from bot.tables.errors import (
    BackupExists,
    NewerDatabase,
    NoDatabase,
    StoreDamaged,
    StoreError,
    StoreLocked,
    UnknownStore,
)
from bot.tables.faults import faults_named, file_faults_named
from bot.tables.identity import check_complete, columns_in, refuse_folder, version_in, version_of
from bot.tables.lockfile import LockFile
from bot.tables.migrations import known_versions, migrate

BUSY_TIMEOUT_MS = 1500
READERS = 4
WRITING = "BEGIN IMMEDIATE"


class Database:
    """An open database. Make one with `open_database`."""

    def __init__(self, path: Path, engine: AsyncEngine, lock: LockFile) -> None:
        self.path = path
        self.engine = engine
        self._lock = lock
        self._writer: AsyncConnection | None = None
        self._writing = asyncio.Lock()
        self._changing: asyncio.Task[Any] | None = None
        self._closed = False
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
            if self._closed:
                raise StoreError(f"{self.path}: it was closed", file=self.path.name)
            self._changing = asyncio.current_task()
            try:
                with faults_named(self.path):
                    writer = await self._take_writer()
                    async with writer.begin():
                        yield writer
            except BaseException as problem:
                self._refusals += isinstance(problem, StoreLocked)
                await _to_the_end(self._leave_writer())
                raise
            finally:
                self._changing = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A reading transaction: sees one moment of the database and holds up no writer. Raises as `change` does."""
        with faults_named(self.path):
            async with self.engine.begin() as connection:
                yield connection

    async def _take_writer(self) -> AsyncConnection:
        """The connection that writes, kept from one change to the next: the pool's ways cost more than most changes."""
        if self._writer is None:
            self._writer = await self.engine.connect()
            await self._writer.execution_options(ryutaku_begin=WRITING)
        return self._writer

    async def _leave_writer(self) -> None:
        """Give it back to the pool, which takes back what a change cut off in the middle may have left."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    async def backup(self, target: Path) -> None:
        """Copy the database as it is now to a new file; raises as `copy_database` does."""
        await asyncio.to_thread(copy_database, self.path, target)

    async def close(self) -> None:
        """Close every connection and let other processes in; a change that is under way is finished first."""
        async with self._writing:
            self._closed = True
            await self._leave_writer()
        await self.engine.dispose()
        self._lock.release()


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Wait until the work is done, also where who waits is cancelled once more; the cancellation under way goes on."""
    task = asyncio.ensure_future(work)
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait([task])
    task.result()


async def run(connection: AsyncConnection, statement: Executable, rows: Any = None) -> CursorResult[Any]:
    """Run a statement, for these rows if it has parameters; in a change where it stands, as `driver` says."""
    if connection.sync_connection is not None and _is_writing(connection.sync_connection):
        return connection.sync_connection.execute(statement, rows)
    return await connection.execute(statement, rows)


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

    The copy appears complete or not at all. Raises NoDatabase, BackupExists, ForeignDatabase, or what
    `faults_named` does.
    """
    with file_faults_named(source):
        if not source.is_file():
            raise NoDatabase(f"{source}: no such file", file=source.name)
    with file_faults_named(target):
        if target.exists():
            raise BackupExists(f"{target}: there is a file already", file=target.name)
        unfinished = target.with_name(target.name + ".part")
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
    try:
        with file_faults_named(source), suppress(NewerDatabase):  # to keep a copy is what to do then
            if version_in(source) is None:
                raise NoDatabase(f"{source}: there is nothing in it", file=source.name)
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
        refuse_folder(path)
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


def _bring_up_to_date(path: Path, busy_timeout_ms: int) -> None:
    """Migrate in one transaction. Foreign keys are checked at its end only, as rebuilding a table needs."""
    path.touch(mode=0o600)  # it holds the secret seeds of the tables
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": busy_timeout_ms / 1000},
    )
    event.listen(engine, "begin", _begin)
    try:
        with engine.execution_options(ryutaku_begin=WRITING).begin() as connection:
            with _hitches_named(path):
                migrate(connection)
            check_complete(path, columns_in(_driver(connection)))
            if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreDamaged(f"{path}: a row of {broken[0]} without its {broken[2]}", file=path.name)
    finally:
        engine.dispose()


@contextmanager
def _hitches_named(path: Path) -> Iterator[None]:
    """Raise StoreDamaged where a step to the newest version does not meet what it expects in the file."""
    try:
        yield
    except (OperationalError, CommandError) as problem:
        code = getattr(getattr(problem, "orig", None), "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if code != sqlite3.SQLITE_ERROR:
            raise
        reason = getattr(problem, "orig", problem)
        raise StoreDamaged(f"{path}: it can't become the newest version ({reason})", file=path.name) from problem


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _engine(path: Path, busy_timeout_ms: int) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=READERS + 1,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "do_connect", partial(_connect, path, busy_timeout_ms / 1000))
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _connect(path: Path, busy_timeout: float, dialect: Any, *_: Any) -> Any:
    return connect(dialect.dbapi, path, busy_timeout)


def _set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "foreign_keys = ON", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _is_writing(connection: Connection) -> bool:
    return connection.get_execution_options().get("ryutaku_begin") == WRITING


def _begin(connection: Any) -> None:
    begin = WRITING if _is_writing(connection) else "BEGIN"
    dbapi = connection.connection.dbapi_connection
    if isinstance(dbapi, AdaptedConnection):
        dbapi.run_async(lambda driver: driver.begin(begin, writing=begin == WRITING))
    else:
        dbapi.execute(begin)
