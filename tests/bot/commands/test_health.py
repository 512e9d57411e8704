"""`ryutaku health`: connected, alive and able to read, or why not."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.heart import FILE, Sign
from bot.tables.database import open_database


@pytest.fixture
def lives(tmp_path):
    """A bot that gave a sign so many seconds ago, on a database of its own."""
    folder = tmp_path / "data"

    async def make() -> None:
        await (await open_database(folder / "ryutaku.db")).close()

    asyncio.run(make())

    def sign(seconds: float = 1, latency: float | None = 0.05) -> None:
        at = datetime.now(UTC) - timedelta(seconds=seconds)
        (folder / FILE).write_bytes(msgspec.json.encode(Sign(at, latency)))

    sign()
    return sign


def test_a_bot_that_is_well(ryutaku, lives) -> None:
    done = ryutaku("health")
    assert (done.code, done.out) == (0, "the bot is well\n")


def test_one_that_is_not(ryutaku, lives, tmp_path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE tables (id TEXT)")
    lives(seconds=300)
    assert "no sign of life" in ryutaku("health").err
    lives(latency=None)
    assert "not connected" in ryutaku("health").err
    lives()
    (tmp_path / "data" / "ryutaku.db").write_bytes(b"SQLite format 3\0" + bytes(4000))
    done = ryutaku("health")
    assert done.code == 1 and "ryutaku.db" in done.err
    shutil.copy(tmp_path / "other.db", tmp_path / "data" / "ryutaku.db")
    assert "another program" in ryutaku("health").err
    (tmp_path / "data" / "ryutaku.db").unlink()
    assert "there is no database" in ryutaku("health").err
    for damaged in (b'{"at": "2026-11-30T12:00:00"}', b"[" * 9999, b"\xff"):
        (tmp_path / "data" / FILE).write_bytes(damaged)
        assert "sign of life can't be read" in ryutaku("health").err
    (tmp_path / "data" / FILE).unlink()
    assert "not running" in ryutaku("health").err
