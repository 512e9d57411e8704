"""What is no whole database of ours is refused untouched, and the sentence names the file."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.tables.database import Database, copy_database, open_database
from bot.tables.errors import ForeignDatabase, NoDatabase, StoreDamaged, StoreError
from bot.tables.migrations import known_versions
from tests.bot.tables.rows import files

NEWEST, OLDEST = known_versions()[0], known_versions()[-1]


def written(path: Path, *statements: str) -> Path:
    """A database, or one that is there, after those statements."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
    return path


def versioned(path: Path, version: str, *statements: str) -> Path:
    """A database of another program which keeps its version as we do."""
    kept = "CREATE TABLE alembic_version (version_num VARCHAR(32))"
    return written(path, kept, f"INSERT INTO alembic_version VALUES ('{version}')", *statements)


async def refused(path: Path, kind: type[StoreError], reason: str = "") -> None:
    before = files(path.parent)
    with pytest.raises(kind, match=f"{path.name}: .*{reason}"):
        await open_database(path)
    assert files(path.parent) == before


@pytest.mark.parametrize("version", [OLDEST, NEWEST, "f00dfeed"])
async def test_another_program_that_keeps_versions_too(tmp_path: Path, version: str) -> None:
    await refused(versioned(tmp_path / "shop.db", version, "CREATE TABLE recipes (name TEXT)"), ForeignDatabase)


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        ("DROP TABLE explained", "explained.*"),
        ("ALTER TABLE channels RENAME COLUMN locale TO tongue", "channels.locale"),
    ],
)
async def test_a_table_or_a_column_that_is_lost(database: Database, change: str, lost: str) -> None:
    await database.close()
    await refused(written(database.path, change), StoreDamaged, f"there is no {lost}")


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM alembic_version",
        f"INSERT INTO alembic_version VALUES ('{OLDEST}')",
        "UPDATE alembic_version SET version_num = x'ff00'",
    ],
)
async def test_a_version_that_can_not_be_read(database: Database, change: str) -> None:
    await database.close()
    await refused(written(database.path, change), StoreDamaged, "version")


async def test_what_does_not_meet_its_version_is_not_migrated(database: Database) -> None:
    await database.close()
    older = written(database.path, f"UPDATE alembic_version SET version_num = '{OLDEST}'")
    await refused(older, StoreDamaged, "can't become the newest version .*already exists")


async def test_whatever_bytes_are_damaged_the_file_is_named(database: Database, tmp_path: Path) -> None:
    """SQLite quotes a damaged schema, which need not be text."""
    await database.close()
    whole, path = database.path.read_bytes(), tmp_path / "damaged.db"
    for seed in range(20):
        chance, bytes_now = Random(seed), bytearray(whole)
        for _ in range(200):
            bytes_now[chance.randrange(16, len(bytes_now))] = chance.randrange(256)
        path.write_bytes(bytes_now)
        with pytest.raises(StoreError, match="damaged.db: "):
            copy_database(path, tmp_path / "copy.db")
        assert not (tmp_path / "copy.db").exists()


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="directory"):
        await open_database(tmp_path)
    with pytest.raises(StoreError, match="directory"):
        await open_database("/")
    assert files(tmp_path) == {}


async def test_a_copy_of_a_newer_version_can_be_made_and_one_of_nothing_can_not(
    database: Database, tmp_path: Path
) -> None:
    await database.close()
    copy_database(written(database.path, "UPDATE alembic_version SET version_num = '9999'"), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").is_file()
    empty, folder = tmp_path / "empty.db", tmp_path / "folder"
    empty.touch(), folder.mkdir()
    for source, kind in ((empty, StoreDamaged), (folder, NoDatabase), (written(tmp_path / "blank.db"), NoDatabase)):
        with pytest.raises(kind):
            copy_database(source, tmp_path / "none.db")
    shutil.rmtree(folder)
    assert sorted(files(tmp_path)) == ["blank.db", "copy.db", "empty.db", "ryutaku.db"]
