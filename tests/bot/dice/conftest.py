from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.dice.service import Dice
from bot.tables.actor import Actor
from bot.tables.database import open_database
from bot.tables.store import Store
from tests.bot.tables.fake_clock import FakeClock

INTERACTIONS = count(1)


def actor(member: int = 1) -> Actor:
    """A member who presses something for the first time."""
    return Actor(member=member, name=f"member {member}", locale="ja", interaction=next(INTERACTIONS))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def dice(database_file: Path, clock: FakeClock) -> AsyncIterator[Dice]:
    database = await open_database(database_file)
    yield Dice(Store(database), clock)
    await database.close()
