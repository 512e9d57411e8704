"""aiosqlite with fewer ways to its thread: every way there and back costs more than most statements.

A statement that reads is run and its rows are fetched in one way. Within a writing transaction, which has its lock
already, statements only change pages in memory and are run where they stand; what waits for others or for the disk is
done in the thread: to begin where another process has the lock, and always to commit.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_cursor
from sqlalchemy.util.concurrency import await_, in_greenlet

Rows = list[Any]


class Connection(aiosqlite.Connection):
    """A connection whose cursors take the short way.

    `begun`: a transaction was begun, or is just being begun, and has not ended. `writing`: it has the lock.
    """

    begun = writing = False

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A cursor, at once."""
        return Cursor(self)

    async def begin(self, statement: str, *, writing: bool) -> None:
        """Begin a transaction. One that writes is begun here if the lock is free, as it nearly always is."""
        self.begun = True
        if not (writing and self._begun_at_once(statement)):
            await self._in_thread(partial(self._conn.execute, statement))
        self.writing = writing

    def _begun_at_once(self, statement: str) -> bool:
        (patience,) = self._conn.execute("PRAGMA busy_timeout").fetchone()
        self._conn.execute("PRAGMA busy_timeout = 0")
        try:
            self._conn.execute(statement)
        except sqlite3.OperationalError:
            return False
        finally:
            self._conn.execute(f"PRAGMA busy_timeout = {patience}")
        return True

    async def commit(self) -> None:
        """Commit the transaction."""
        self.writing = False
        await super().commit()
        self.begun = False

    async def rollback(self) -> None:
        """Take the transaction back, if there is one."""
        self.writing = False
        if self.begun:
            await super().rollback()
            self.begun = False

    async def carry_out(self, work: partial[Any]) -> None:
        """Do something with the database: here, or in the thread where it may take long."""
        if self.writing:
            work()
        else:
            await self._in_thread(work)

    async def _in_thread(self, work: partial[Any]) -> None:
        await self._execute(work)  # type: ignore[no-untyped-call]


class Cursor:
    """Runs a statement and holds its rows."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.rows: Rows = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid = 0

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> None:
        """Run a statement and fetch its rows."""
        await self._connection.carry_out(partial(self.run, operation, parameters))

    async def executemany(self, operation: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Run a statement for several rows."""
        await self._connection.carry_out(partial(self.run_for_each, operation, parameters))

    async def fetchall(self) -> Rows:
        """The rows."""
        return self.rows

    def run(self, operation: str, parameters: Sequence[Any] = ()) -> None:
        """Run a statement and fetch its rows."""
        self._keep(self._connection._conn.execute(operation, parameters))

    def run_for_each(self, operation: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Run a statement for several rows."""
        self._keep(self._connection._conn.executemany(operation, parameters))

    def _keep(self, cursor: sqlite3.Cursor) -> None:
        self.description, self.rowcount, self.lastrowid = cursor.description, cursor.rowcount, cursor.lastrowid or 0
        self.rows = cursor.fetchall() if cursor.description else []
        cursor.close()


class AdaptedCursor(AsyncAdapt_aiosqlite_cursor):
    """The cursor as SQLAlchemy wants it. It can also be used without its greenlets, which wait for the thread."""

    __slots__ = ()
    _awaitable_cursor_close = False
    _cursor: Any

    def _aenter_cursor(self, cursor: Any) -> Any:
        return cursor

    def execute(self, operation: Any, parameters: Any = None) -> Any:
        """Run a statement."""
        if in_greenlet():
            super().execute(operation, parameters)
        else:
            self._here(self._cursor.run, operation, parameters or ())

    def executemany(self, operation: Any, seq_of_parameters: Any) -> Any:
        """Run a statement for several rows."""
        if in_greenlet():
            super().executemany(operation, seq_of_parameters)
        else:
            self._here(self._cursor.run_for_each, operation, seq_of_parameters)

    def close(self) -> None:
        """Nothing is open any more."""
        self._rows.clear()

    def _here(self, run: Callable[[Any, Any], None], operation: Any, parameters: Any) -> None:
        try:
            run(operation, parameters)
        except Exception as error:
            self._adapt_connection._handle_exception(error)
        self._rows = deque(self._cursor.rows)


class AdaptedConnection(AsyncAdapt_aiosqlite_connection):
    """The connection as SQLAlchemy wants it."""

    __slots__ = ()
    _cursor_cls = AdaptedCursor


def connect(dbapi: Any, path: Path, busy_timeout: float) -> AdaptedConnection:
    """Open the database, within SQLAlchemy; nothing is in a transaction before it is begun."""
    # The transactions' statements run on the event loop, so the library's own check of threads has to be off; what
    # stands in its place is that only one task holds a connection at a time.
    opening = partial(sqlite3.connect, path, timeout=busy_timeout, isolation_level=None, check_same_thread=False)
    connection: Any = Connection(opening, iter_chunk_size=64)
    connection._thread.daemon = True
    return AdaptedConnection(dbapi, await_(connection))
