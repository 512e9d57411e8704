from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.database import Database, open_database
from bot.tables.store import Store


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An open database, which gives a lock up after 50 ms."""
    opened = await open_database(tmp_path / "ryutaku.db", busy_timeout_ms=50)
    yield opened
    await opened.close()


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)
