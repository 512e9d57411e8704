from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

from bot.tables.database import open_database
from tests import luck

# A slow machine is no fault of a rule, and what fails must fail again.
settings.register_profile("ryutaku", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ryutaku")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables' seeds and ids, and what agents choose by lot, are the same at every run of a test."""
    monkeypatch.setattr(random, luck.SOURCE, luck.luck_of(request.node.nodeid))


@pytest.fixture(scope="session")
def _migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "ryutaku.db"

    async def make() -> None:
        await (await open_database(path)).close()

    asyncio.run(make())
    return path


@pytest.fixture
def database_file(_migrated: Path, tmp_path: Path) -> Path:
    """The file of an empty database of the newest version: a copy, because to make one takes most of a short test."""
    return Path(shutil.copy(_migrated, tmp_path / "ryutaku.db"))
