"""`/privacy`: what is kept is shown as a file, and taken away after a second press."""

from __future__ import annotations

import json

from tests.bot.cogs.channel import Channel, labels
from tests.bot.discord.world import World


async def test_shown_and_taken_away(world: World, channel: Channel) -> None:
    nothing = await channel.type(world.aya, "privacy")
    assert nothing.ephemeral and nothing.response.content == "Nothing is kept of you."
    await channel.table(world.mika, world.ken)
    shown = await channel.type(world.mika, "privacy")
    assert shown.ephemeral and "進行中の卓1" in shown.response.content
    (file,) = shown.response.message.attachments
    kept = json.loads(await file.read())
    assert kept["member"] == world.mika.id and kept["seats"][0]["name"] == "ミカ"
    asked = await channel.press(world.mika, "自分の記録を消す", shown.response.message)
    assert "残るもの" in asked.response.content and labels(asked.response.message) == ["本当に消す", "やめる"]
    assert not (await world.bot.tables.kept_of(world.mika.id)).empty
    done = await channel.press(world.mika, "本当に消す", asked.response.message)
    assert "消しました" in done.response.content
    assert (await world.bot.tables.kept_of(world.mika.id)).empty
    await world.settled()
    assert "ミカ" not in channel.newest.content
