from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.loopback.contract import DESCRIPTION
from tests.loopback.server import LoopbackDiscord


@pytest.fixture
async def discord() -> AsyncIterator[LoopbackDiscord]:
    """A small Discord; at the end nothing in it may have broken Discord's description of its API."""
    async with LoopbackDiscord() as server:
        yield server
        broken = server.contract.broken if server.contract else []
    assert broken == []


@pytest.fixture
def described() -> None:
    """Skip the test, with a word, where Discord's description of its API is absent."""
    if not DESCRIPTION.is_file():
        pytest.skip("Discord's description of its API (shared/discord/openapi.json) is not beside the project")
