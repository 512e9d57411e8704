"""The short ways to SQLite: what is cut off in the middle leaves no transaction behind."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import text

from bot.tables.database import Database, run
from bot.tables.errors import StoreError


async def test_a_change_that_is_cancelled_while_it_waits_for_the_lock_holds_nothing_afterwards(
    database: Database,
) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        change = asyncio.create_task(_change(database, "never"))
        while not database.engine.pool.checkedout():  # type: ignore[attr-defined]  # noqa: ASYNC110
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        change.cancel()
        with pytest.raises(asyncio.CancelledError):
            await change
        other.execute("ROLLBACK")
    for _ in range(6):
        await _change(database, "ja")
    async with database.read() as connection:
        assert (await run(connection, text("SELECT count(*), max(locale) FROM channels"))).one() == (6, "ja")


async def test_a_change_that_is_cancelled_twice_ends_when_its_connection_is_free_again(database: Database) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        change = asyncio.create_task(_change(database, "never"))
        while not database.engine.pool.checkedout():  # type: ignore[attr-defined]  # noqa: ASYNC110
            await asyncio.sleep(0)
        for _ in range(3):
            await asyncio.sleep(0)
            change.cancel()
        with pytest.raises(asyncio.CancelledError):
            await change
        assert database.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        other.execute("ROLLBACK")
    await _change(database, "ja")


async def test_closing_waits_for_the_change_that_is_under_way_and_begins_none(database: Database) -> None:
    inside = asyncio.Event()

    async def slowly() -> None:
        async with database.change() as connection:
            await run(connection, text("INSERT INTO channels VALUES (1, 'ja')"))
            inside.set()
            await asyncio.sleep(0.02)

    change = asyncio.create_task(slowly())
    await inside.wait()
    late = asyncio.create_task(_change(database, "en"))
    await database.close()
    await change
    with pytest.raises(StoreError):
        await _change(database, "en")
    await asyncio.gather(late, return_exceptions=True)
    with closing(sqlite3.connect(database.path)) as connection:
        assert (1, "ja") in connection.execute("SELECT * FROM channels").fetchall()


async def _change(database: Database, locale: str) -> None:
    async with database.change() as connection:
        await run(connection, text("INSERT INTO channels SELECT count(*), :locale FROM channels"), {"locale": locale})


async def test_what_is_read_within_a_change_is_what_was_written_in_it(database: Database) -> None:
    async with database.change() as connection:
        many = [{"channel": number, "locale": "en"} for number in range(3)]
        await run(connection, text("INSERT INTO channels VALUES (:channel, :locale)"), many)
        assert (await run(connection, text("SELECT count(*) FROM channels"))).scalar() == 3
        async with database.read() as beside:
            assert (await run(beside, text("SELECT count(*) FROM channels"))).scalar() == 0
    async with database.read() as connection:
        rows = (await run(connection, text("SELECT channel FROM channels ORDER BY channel"))).all()
    assert [channel for (channel,) in rows] == [0, 1, 2]
