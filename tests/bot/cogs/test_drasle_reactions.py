"""The dragon strikes: who is there presses a guard, who is away is decided for and told, over a restart too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import simcord

from bot.app import Ryutaku
from tests.bot.cogs.channel import Channel, labels
from tests.bot.cogs.party import Party
from tests.bot.discord.world import World
from tests.bot.tables.dragon import lay_out

QUARTER = 16 * 60


@pytest.fixture
async def party(world: World, channel: Channel, locales: dict[int, str], monkeypatch: pytest.MonkeyPatch) -> Party:
    """ミカ plays; ケン and アヤ have been away for a quarter of an hour when she rolls."""
    lay_out(monkeypatch)
    locales[world.aya.id] = "ja"
    party = Party(world, channel, [world.mika])
    await party.begin(world.mika, world.ken, world.aya, command="drasle new")
    await world.env.advance_time(QUARTER)
    await channel.press(world.mika, "振る")
    await world.settled()
    return party


async def test_only_who_is_there_is_asked(world: World, channel: Channel, party: Party) -> None:
    board = channel.newest
    assert board.content.startswith(f"<@{world.mika.id}>") and "ガードしますか" in board.content
    assert "ガード1" in labels(board) and str(world.ken.id) not in board.content
    assert "ケン" not in board.content.splitlines()[2], "nothing is told of what others chose"
    read = await channel.press(world.mika, "シート")
    assert "忍術1/2" in read.response.content, "nor what they spent"
    late = await channel.press(world.ken, "ガードしない")
    assert late.ephemeral and "代わりに選びました：ガード1" in late.response.content


async def test_a_restart_in_the_middle_then_the_log_and_the_private_line(
    world: World, channel: Channel, party: Party, env: simcord.Env, make_bot: Callable[[], Ryutaku]
) -> None:
    board = channel.newest
    await env.restart_bot(make_bot())
    await channel.press(world.mika, "ガードしない", board)
    await world.settled()
    logged = await channel.type(world.mika, "table log")
    assert "ケンさん：事前指示でガード1" in logged.response.content
    while (await party.scene()).awaited != (1,):
        assert await party.step()
    back = await channel.press(world.ken, "振る")
    (told,) = back.followups
    assert told.ephemeral and "離れているあいだに、代わりに選びました：ガード1" in told.content


async def test_always_ask_me(world: World, channel: Channel, party: Party) -> None:
    await channel.press(world.mika, "ガードしない")
    options = await channel.type(world.ken, "table options")
    switched = await channel.press(world.ken, "毎回きく", options.response.message)
    assert "毎回はきかない" in labels(switched.response.message)
    assert (await party.scene()).seats[1].ask_always
