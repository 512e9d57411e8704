"""aiosqlite with fewer ways to its thread: every way there and back costs more than most statements.

A statement that reads is run and its rows are fetched in one way. Within a writing transaction, which has its lock
already, statements only change pages in memory and are run where they stand; what may wait for others or for the disk,
the beginning and the end, is done in the thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

Rows = list[Any]


class Connection(aiosqlite.Connection):
    """A connection whose cursors take the short way. `writing`: it is in a writing transaction."""

    writing = False

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A cursor, at once."""
        return Cursor(self)

    async def begin(self, statement: str, *, writing: bool) -> None:
        """Begin a transaction."""
        await self._in_thread(partial(self._conn.execute, statement))
        self.writing = writing

    async def commit(self) -> None:
        """Commit the transaction."""
        self.writing = False
        await super().commit()

    async def rollback(self) -> None:
        """Take the transaction back, if there is one."""
        self.writing = False
        if self._conn.in_transaction:
            await super().rollback()

    async def run(self, work: partial[Any]) -> Any:
        """Do something with the database: here, or in the thread where it may take long."""
        return work() if self.writing else await self._in_thread(work)

    async def _in_thread(self, work: partial[Any]) -> Any:
        return await self._execute(work)  # type: ignore[no-untyped-call]


class Cursor:
    """Runs a statement and holds its rows."""

    arraysize = 1
    lastrowid = 0

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Rows = []
        self.description: Any = None
        self.rowcount = -1

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> Cursor:
        """Run a statement and fetch its rows."""
        await self._connection.run(partial(self._run, self._connection._conn.execute, operation, parameters))
        return self

    async def executemany(self, operation: str, parameters: Iterable[Sequence[Any]]) -> Cursor:
        """Run a statement for several rows."""
        await self._connection.run(partial(self._run, self._connection._conn.executemany, operation, parameters))
        return self

    async def fetchall(self) -> Rows:
        """The rows."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open any more."""

    def _run(self, run: Any, operation: str, parameters: Any) -> None:
        cursor: sqlite3.Cursor = run(operation, parameters)
        self.description, self.rowcount, self.lastrowid = cursor.description, cursor.rowcount, cursor.lastrowid or 0
        self._rows = cursor.fetchall() if cursor.description else []
        cursor.close()


async def connect(path: Path, busy_timeout: float) -> Connection:
    """Open the database; nothing is in a transaction before it is begun."""
    # The transactions' statements run on the event loop, so the library's own check of threads has to be off; what
    # stands in its place is that only one task holds a connection at a time.
    opening = partial(sqlite3.connect, path, timeout=busy_timeout, isolation_level=None, check_same_thread=False)
    connection = Connection(opening, iter_chunk_size=64)
    connection._thread.daemon = True
    await connection
    return connection
