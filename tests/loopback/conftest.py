from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.loopback.contract import DESCRIPTION
from tests.loopback.members import PATIENCE, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess, Nest
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel

COMMAND = "dragons-roll new"

Open = Callable[..., Awaitable[Round]]


@pytest.fixture
async def discord() -> AsyncIterator[LoopbackDiscord]:
    """A small Discord; at the end nothing in it may have broken Discord's description of its API.

    It waits longer for answers than Discord: how fast this machine is just now is not what is tested.
    """
    async with LoopbackDiscord() as server:
        server.world.deadline = PATIENCE
        yield server
        broken = server.contract.broken if server.contract else []
    assert broken == []


@pytest.fixture
def home(discord: LoopbackDiscord) -> Channel:
    """A channel in a guild of its own."""
    return discord.world.guild().channel("広場")


@pytest.fixture(scope="session")
def nest() -> Iterator[Nest]:
    """The process that all bots of these tests are forked from."""
    with Nest() as opened:
        yield opened


@pytest.fixture
async def bot(
    nest: Nest, discord: LoopbackDiscord, home: Channel, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[BotProcess]:
    """The bot, connected; at the end it leaves in good order and has logged no error that a test did not expect."""
    process = BotProcess(nest, discord, tmp_path / "bot")
    process.luck = request.node.nodeid
    await process.start()
    yield process
    if process.alive:
        assert await process.leave() == 0
    complaints = [each for each in process.complaints() if each["event"] not in process.expected]
    assert complaints == []


@pytest.fixture
def open_table(discord: LoopbackDiscord, home: Channel) -> Open:
    """Opens and begins a table with new members; gives their round."""

    async def open_one(seats: int = 3, seed: object = 0, **options: object) -> Round:
        members = people(discord, home.guild, seats)
        round = Round(discord, home, members, seed)
        await round.open(COMMAND, members[0], home, **options)
        return round

    return open_one


@pytest.fixture
def described() -> None:
    """Skip the test, with a word, where Discord's description of its API is absent."""
    if not DESCRIPTION.is_file():
        pytest.skip("Discord's description of its API (shared/discord/openapi.json) is not beside the project")
