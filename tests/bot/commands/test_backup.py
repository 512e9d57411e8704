"""`ryutaku backup` and `ryutaku restore`: there and back, and what is refused."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.backups import backup_name, backups_in, drop_oldest, keep_backups, next_backup
from bot.tables.database import open_database

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def locale_of(database: Path, channel: int) -> str | None:
    with closing(sqlite3.connect(database)) as connection:
        row = connection.execute("SELECT locale FROM channels WHERE channel = ?", (channel,)).fetchone()
    return None if row is None else row[0]


def set_locale(database: Path, channel: int, locale: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT OR REPLACE INTO channels VALUES (?, ?)", (channel, locale))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of a bot that was stopped."""
    path = tmp_path / "data" / "ryutaku.db"

    async def make() -> None:
        await (await open_database(path)).close()

    asyncio.run(make())
    set_locale(path, 7, "ja")
    return path


def test_there_and_back(ryutaku, database) -> None:
    assert ryutaku("backup", "copy.db").code == 0
    set_locale(database, 7, "en")
    done = ryutaku("restore", "copy.db")
    assert done.code == 0 and "the one before is" in done.out
    assert locale_of(database, 7) == "ja"
    (kept,) = database.parent.glob("ryutaku-before-*.db")
    assert locale_of(kept, 7) == "en"
    assert database.stat().st_mode & 0o077 == 0, "it holds the secret seeds"


def test_without_a_name_the_copy_goes_beside_the_database_or_where_the_settings_say(
    ryutaku, database, tmp_path, monkeypatch
) -> None:
    assert ryutaku("backup").code == 0
    assert len(backups_in(database.parent / "backups")) == 1
    (tmp_path / "copies").mkdir()
    monkeypatch.setenv("RYUTAKU_BACKUP_FOLDER", "copies")
    assert ryutaku("backup").code == 0
    assert len(backups_in(tmp_path / "copies")) == 1


def test_what_can_not_be_copied_or_put_back_is_refused(refused, ryutaku, database, tmp_path) -> None:
    (tmp_path / "poem.txt").write_text("竜の卓")
    assert "there is a file already" in refused("backup", "poem.txt")
    assert "not a SQLite database" in refused("restore", "poem.txt")
    assert "no such file" in refused("restore", "nothing.db")
    ryutaku("backup", "cut.db")
    whole = (tmp_path / "cut.db").read_bytes()
    (tmp_path / "cut.db").write_bytes(whole[: len(whole) // 2])
    assert "cut.db" in refused("restore", "cut.db")
    assert locale_of(database, 7) == "ja"


def test_nothing_is_put_back_under_a_running_bot(refused, ryutaku, database, tmp_path) -> None:
    ryutaku("backup", "copy.db")

    async def while_it_runs() -> str:
        running = await open_database(database)
        try:
            return await asyncio.to_thread(refused, "restore", "copy.db")
        finally:
            await running.close()

    assert "stop that one first" in asyncio.run(while_it_runs())


def test_what_is_no_database_of_ours_is_not_put_back(refused, ryutaku, database, tmp_path) -> None:
    with closing(sqlite3.connect(tmp_path / "shop.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert "another program" in refused("restore", "shop.db")
    with closing(sqlite3.connect(tmp_path / "blank.db")) as other:
        other.execute("VACUUM")
    assert "no tables" in refused("restore", "blank.db")
    ryutaku("backup", "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in refused("restore", "copy.db")
    assert locale_of(database, 7) == "ja"


def test_what_stands_in_the_log_of_a_copy_alone_is_put_back_too(ryutaku, database, tmp_path) -> None:
    """As in the database of a bot that was killed, which a restore has put aside."""
    killed = tmp_path / "killed.db"
    with closing(sqlite3.connect(database)) as bot:
        bot.execute("INSERT INTO channels VALUES (8, 'en')")
        bot.commit()
        for name in ("", "-wal"):
            shutil.copy(f"{database}{name}", f"{killed}{name}")
    assert ryutaku("restore", killed).code == 0
    assert locale_of(database, 8) == "en"


def test_nothing_that_was_put_aside_is_lost_by_the_next(ryutaku, database) -> None:
    ryutaku("backup", "copy.db")
    for locale in ("en", "fr", "de"):  # within one second
        set_locale(database, 7, locale)
        assert ryutaku("restore", "copy.db").code == 0
    kept = database.parent.glob("ryutaku-before-*.db")
    assert sorted(locale_of(path, 7) for path in kept) == ["de", "en", "fr"]


def test_there_is_nothing_to_copy_before_the_first_start(refused) -> None:
    assert "no such file" in refused("backup", "copy.db")


# On a schedule -------------------------------------------------------------------------------------------------------


def test_a_copy_is_due_when_the_newest_is_old_enough(tmp_path: Path) -> None:
    assert next_backup(tmp_path, DAY, NOON) == NOON, "there is none"
    (tmp_path / backup_name(NOON - timedelta(hours=5))).touch()
    assert next_backup(tmp_path, DAY, NOON) == NOON + timedelta(hours=19)
    assert next_backup(tmp_path, DAY, NOON + 9 * DAY) == NOON + 9 * DAY, "it slept"
    assert next_backup(tmp_path, DAY, NOON - 9 * DAY) == NOON - 9 * DAY, "the clock was wrong"


def test_the_oldest_go_and_nothing_else(tmp_path: Path) -> None:
    names = [backup_name(NOON + day * DAY) for day in range(5)]
    for name in (*names, "mine.db", "ryutaku-before-20261201-120000.db"):
        (tmp_path / name).touch()
    drop_oldest(tmp_path, 2)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [*names[3:], "mine.db", "ryutaku-before-20261201-120000.db"]
    )


async def test_copies_are_made_until_it_is_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        moment = NOON

        def now(self) -> datetime:
            return self.moment

    clock, made, slept, make = Clock(), [], [], Path.touch

    async def backup(target: Path) -> None:
        made.append(target.name)
        if len(made) == 2:
            raise OSError("the disk is full")
        make(target)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.moment += timedelta(seconds=seconds)
        if len(made) >= 4:
            raise asyncio.CancelledError

    monkeypatch.setattr("bot.backups.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await keep_backups(backup, tmp_path, DAY, 2, clock)
    assert [timedelta(seconds=each) for each in slept[:5]] == [
        timedelta(0),
        DAY,
        timedelta(minutes=15),
        timedelta(0),
        DAY,
    ]
    assert [path.name for _, path in backups_in(tmp_path)] == made[-2:]
