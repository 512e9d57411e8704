from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.database import Database, open_database
from bot.tables.service import Tables
from bot.tables.store import Store
from rules.kernel.game import games
from tests.bot.tables.fake_clock import FakeClock
from tests.rules.kernel.toy import TOY, Toy


@pytest.fixture
async def database(database_file: Path) -> AsyncIterator[Database]:
    """An open database, which gives a lock up after 50 ms."""
    opened = await open_database(database_file, busy_timeout_ms=50)
    yield opened
    await opened.close()


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy game, known to everybody beside the real ones."""
    known = dict(games())
    monkeypatch.setattr("rules.kernel.game.games", lambda: {**known, TOY.id: TOY})
    return TOY


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def tables(store: Store, clock: FakeClock, toy: Toy) -> Tables:
    return Tables(store, clock)
