from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import settings

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
