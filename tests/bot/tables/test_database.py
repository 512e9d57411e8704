from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.tables.database import Database, open_database
from bot.tables.errors import (
    AnotherProcess,
    ForeignDatabase,
    NewerDatabase,
    StoreDamaged,
    StoreFull,
    StoreLocked,
    UnknownStore,
)
from bot.tables.store import Store
from tests.bot.tables.rows import a_table, files, started

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.tables.database import open_database

async def hold():
    database = await open_database(Path(sys.argv[1]))
    async with database.change() as connection:
        await connection.exec_driver_sql("INSERT INTO channels VALUES (5, 'ja')")
    async with database.change() as connection:
        await connection.exec_driver_sql("UPDATE tables SET title = 'never', revision = revision + 1")
        print("held", flush=True)
        await asyncio.sleep(60)

asyncio.run(hold())
"""


async def holder(root: Path, path: Path) -> asyncio.subprocess.Process:
    """Another process that has the database open, has made one change and stands in the middle of the next."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, str(path), cwd=root, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"held\n"
    return process


@pytest.fixture
def locked(database: Database) -> Iterator[None]:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def scribble(path: Path, **changes: str) -> bytes:
    """Change a closed database by SQL; its bytes then."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in changes.values():
            connection.execute(statement)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


PRAGMAS = {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 50}


@pytest.mark.parametrize("pragma", PRAGMAS)
async def test_every_connection_asks_for_safety(database: Database, pragma: str) -> None:
    async with database.read() as first, database.change() as second:
        for connection in (first, second):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == PRAGMAS[pragma]


async def test_forty_concurrent_changes_lose_nothing(store: Store) -> None:
    await started(store, title="0")

    async def count_up() -> None:
        async with store.change() as tx:
            table = await tx.table("table2aa")
            await asyncio.sleep(0)
            await tx.update_table(table, title=str(int(table.title) + 1))

    await asyncio.gather(*(count_up() for _ in range(40)))
    async with store.read() as tx:
        assert (await tx.table("table2aa")).title == "40"


async def test_a_read_sees_one_moment_and_holds_up_no_change(store: Store) -> None:
    table = await started(store)
    async with store.read() as before:
        assert (await before.table(table.id)).title == "週末卓"
        async with store.change() as tx:
            await tx.update_table(table, title="新しい名前")
        assert (await before.table(table.id)).title == "週末卓"


async def test_what_raises_changes_nothing(store: Store) -> None:
    table = await started(store)

    async def fail() -> None:
        async with store.change() as tx:
            await tx.update_table(table, title="never")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.read() as tx:
        assert await tx.table(table.id) == table


async def test_a_cancelled_change_changes_nothing_and_lets_the_next_in(store: Store) -> None:
    table = await started(store)
    within = asyncio.Event()

    async def hang() -> None:
        async with store.change() as tx:
            await tx.update_table(table, title="never")
            within.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(hang())
    await within.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.change() as tx:
        assert (await tx.update_table(await tx.table(table.id), reason="next")).title == "週末卓"


async def test_a_change_within_a_change_is_a_defect_and_not_a_wait(store: Store) -> None:
    async with store.change():
        with pytest.raises(RuntimeError, match="within"):
            async with store.change():
                pass
    async with store.change() as tx:
        await tx.insert_table(a_table())


@pytest.mark.usefixtures("locked")
async def test_a_locked_database_is_given_up(store: Store) -> None:
    with pytest.raises(StoreLocked) as refused:
        async with store.change():
            pass
    assert refused.value.args_for_text == {"file": "ryutaku.db"}


@pytest.mark.usefixtures("locked")
async def test_who_queued_behind_a_locked_change_is_refused_with_it(store: Store) -> None:
    async def change() -> None:
        async with store.change():
            pass

    refused = await asyncio.gather(*(change() for _ in range(40)), return_exceptions=True)
    assert {type(fault) for fault in refused} == {StoreLocked}
    assert sum("who was ahead" in str(fault) for fault in refused) == 39


async def test_a_full_store_is_named_and_nothing_changed(store: Store) -> None:
    table = await started(store)

    async def fill() -> None:
        async with store.database.change() as connection:
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar()
            await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
            await connection.execute(text("UPDATE tables SET title = 'never'"))
            await connection.execute(text("UPDATE tables SET seed = zeroblob(1000000)"))

    with pytest.raises(StoreFull):
        await fill()
    async with store.read() as tx:
        assert await tx.table(table.id) == table


async def test_a_second_process_is_refused_until_the_first_is_gone(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "ryutaku.db"
    first = await holder(root, path)
    with pytest.raises(AnotherProcess) as refused:
        await open_database(path)
    assert refused.value.args_for_text == {"file": "ryutaku.db"} and str(path) in str(refused.value)
    first.kill()
    await first.wait()
    await (await open_database(path)).close()
    assert list(files(tmp_path)) == ["ryutaku.db"]


async def test_a_kill_within_a_change_leaves_what_was_committed_before(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "ryutaku.db"
    database = await open_database(path)
    table = await started(Store(database))
    await database.close()
    process = await holder(root, path)
    process.kill()
    await process.wait()
    database = await open_database(path)
    async with Store(database).read() as tx:
        assert await tx.table(table.id) == table
        assert await tx.channel_locale(5) == "ja"
    await database.close()


async def test_a_newer_database_is_refused_untouched(database: Database, tmp_path: Path) -> None:
    await database.close()
    before = scribble(database.path, version="UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        await open_database(database.path)
    assert files(tmp_path) == {"ryutaku.db": before}


async def test_a_newer_database_is_seen_in_a_log_that_was_left(database: Database, tmp_path: Path) -> None:
    """As after a crash of the newer version: its last commits stand in the write-ahead log alone."""
    await database.close()
    with closing(sqlite3.connect(database.path, isolation_level=None)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        left = files(tmp_path)
    folder = tmp_path / "copy"
    folder.mkdir()
    (folder / "ryutaku.db").write_bytes(left["ryutaku.db"])
    (folder / "ryutaku.db-wal").write_bytes(left["ryutaku.db-wal"])
    with pytest.raises(NewerDatabase):
        await open_database(folder / "ryutaku.db")
    after = files(folder)
    assert [after[name] for name in ("ryutaku.db", "ryutaku.db-wal")] == [
        left[name] for name in ("ryutaku.db", "ryutaku.db-wal")
    ]


async def test_another_programs_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    before = scribble(path, table="CREATE TABLE recipes (name TEXT)")
    with pytest.raises(ForeignDatabase):
        await open_database(path)
    assert path.read_bytes() == before


async def test_what_is_no_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("親愛なる友へ" * 100)
    before = path.read_bytes()
    with pytest.raises(StoreDamaged):
        await open_database(path)
    assert path.read_bytes() == before


async def test_a_damaged_page_is_named(database: Database) -> None:
    store = Store(database)
    async with store.change() as tx:
        await tx.insert_table(a_table())
    await database.close()
    whole = database.path.read_bytes()
    page = 4096
    damaged = bytes(page) + b"\xa5" * (len(whole) - page)
    database.path.write_bytes(whole[:page] + damaged[page:])
    with pytest.raises(StoreDamaged):
        await open_database(database.path)


@pytest.mark.parametrize("address", ["postgresql+asyncpg://host/name", "sqlite+aiosqlite://", "://"])
async def test_a_store_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(UnknownStore):
        await open_database(address)


async def test_an_address_and_a_folder_to_be_made_are_understood(tmp_path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path}/a/b/c.db")
    await database.close()
    assert (tmp_path / "a" / "b" / "c.db").stat().st_mode & 0o077 == 0
