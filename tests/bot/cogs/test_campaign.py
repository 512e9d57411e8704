"""`/dragons-roll campaign` tells how far the series of a channel have come, each reader in the own language."""

from __future__ import annotations

from tests.bot.cogs.channel import Channel
from tests.bot.discord.world import World


async def test_the_campaign_of_a_channel_is_told_in_private(channel: Channel, world: World) -> None:
    told = await channel.type(world.mika, "dragons-roll campaign")
    assert told.response.ephemeral
    assert "キャンペーン：まだ始まっていません。" in told.response.content
    progress = {"mode": "campaign", "level": 3, "scrolls": ["freeze", "ambush"], "games": 4, "won": False}
    async with world.bot.tables.store.change() as tx:
        await tx.put_note(world.channel.id, "dragons_roll", {"campaign": progress})
    told = await channel.type(world.aya, "dragons-roll campaign")
    assert "Campaign: 4 games played. Next is Dragini (level 3), with Freeze and Ambush." in told.response.content
    assert "Nightmare mode: not begun." in told.response.content


async def test_a_campaign_is_opened_with_its_level_and_the_lobby_says_so(channel: Channel, world: World) -> None:
    async with world.bot.tables.store.change() as tx:
        await tx.put_note(
            world.channel.id,
            "dragons_roll",
            {"nightmare": {"mode": "nightmare", "level": 2, "scrolls": ["freeze"], "games": 1, "won": False}},
        )
    lobby = await channel.lobby(world.mika, world.ken, command="dragons-roll new", mode="nightmare")
    assert "ナイトメアモード" in lobby.content
    assert "ショーオフ" in lobby.content


async def test_in_the_thread_of_a_table_it_is_the_campaign_of_where_that_was_opened(
    channel: Channel, world: World
) -> None:
    progress = {"mode": "campaign", "level": 2, "scrolls": ["freeze"], "games": 1, "won": False}
    async with world.bot.tables.store.change() as tx:
        await tx.put_note(world.channel.id, "dragons_roll", {"campaign": progress})
    await channel.type(world.mika, "dragons-roll new")
    thread = Channel(world, world.channel.threads[-1])
    told = await thread.type(world.aya, "dragons-roll campaign")
    assert "Campaign: 1 game played. Next is Show-Off (level 2)" in told.response.content
