from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.database import Database, copy_database, open_database
from bot.tables.errors import BackupExists, NoDatabase, StoreDamaged
from bot.tables.store import Store
from tests.bot.tables.rows import NOON, an_answer, files, started


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def test_a_copy_of_a_live_database_is_that_of_one_moment(database: Database, tmp_path: Path) -> None:
    store, target = Store(database), tmp_path / "copy.db"
    table = await started(store)
    before = content(database.path)
    async with store.change() as tx:  # in the middle of an answer, as another process would see it
        await tx.record_answer(table, an_answer(1), at=NOON)
        await database.backup(target)
    assert content(target) == before != content(database.path)
    copy = await open_database(target)
    async with Store(copy).read() as tx:
        assert (await tx.saved_match(table.id)).table == table
    await copy.close()
    assert [name for name in files(tmp_path) if "copy" in name] == ["copy.db"]


async def test_a_backup_writes_over_nothing(database: Database, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("kept")
    with pytest.raises(BackupExists):
        await database.backup(target)
    assert target.read_text() == "kept"


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        copy_database(tmp_path / "none.db", tmp_path / "copy.db")
    assert files(tmp_path) == {}


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    source = tmp_path / "letter.db"
    source.write_text("no database" * 100)
    with pytest.raises(StoreDamaged):
        copy_database(source, tmp_path / "copy.db")
    assert list(files(tmp_path)) == ["letter.db"]
