"""Drasle at a table: two people go on with three who are away; the volume of a whole game; what can be looked up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
import structlog

from tests.bot.cogs.channel import Channel, labels
from tests.bot.cogs.party import Party
from tests.bot.discord.world import World

log = structlog.get_logger(__name__)

REACTION = 300
"""Seconds that a reaction is waited for."""


@pytest.fixture
def five(world: World, locales: dict[int, str], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Five members with Japanese clients, and always the same dice."""
    monkeypatch.setattr("bot.tables.lobby.secrets.token_bytes", lambda count: b"\x07" * count)
    monkeypatch.setattr("bot.tables.playing.SystemRandom", lambda: Random(7))
    yui = world.guild.add_member(world.env.create_user("yui", global_name="ユイ"))
    members = [world.mika, world.ken, world.aya, world.taro, yui]
    locales.update((member.id, "ja") for member in members)
    return members


async def hand_over(party: Party, host: Any, seat: int, how: str) -> None:
    """The host lets a stand-in play a seat: ？, 代打ちにまかせる, which, and for how long."""
    channel = party.channel
    helped = await channel.press(host, "？", party.board(await party.scene()))
    chosen = await channel.press(host, "代打ちにまかせる", helped.response.message)
    offered = await channel.pick(host, chosen.response.message, str(seat))
    await channel.press(host, how, offered.response.message)
    await party.world.settled()


@pytest.mark.parametrize("how", ["この席を代打ちに", "今回だけ代打ち"])
async def test_two_people_play_on_with_three_who_are_away(
    world: World, channel: Channel, five: list[Any], how: str
) -> None:
    mika, ken, *away = five
    party = Party(world, channel, [mika, ken], pace=10)
    await party.begin(*five, command="drasle new", characters="random")
    waits = handed = 0
    while (scene := await party.scene()).table.state == "playing":
        if await party.step():
            continue
        asked = [prompt for prompt in scene.prompts if prompt.seat in scene.awaited]
        if all(prompt.reaction for prompt in asked):
            waits += 1
            await world.env.advance_time(REACTION)
            await world.settled()
            assert (await party.scene()).stop != scene.stop, "a reaction is waited for only once"
        else:
            handed += 1
            await hand_over(party, mika, scene.awaited[0], how)
    assert scene.table.result is not None
    assert waits <= len(away), "nobody is waited for twice"
    pings = Counter(member for _, members in party.posts for member in members)
    lines = sum("お願いします：https" in content for content, _ in party.posts)
    figures = {"turns": scene.turn, "presses": sum(party.presses.values()), "messages": len(party.posts)}
    figures |= {"lines": lines, "waits": waits, "handed": handed}
    log.info("figures", **figures, pings=sorted(pings.values()))
    assert lines <= 5
    if how == "この席を代打ちに":
        assert handed == len(away), "each absent seat is handed over once, at its first turn"
        assert max(pings[member.id] for member in away) <= 2


async def test_the_volume_of_a_whole_game(world: World, channel: Channel, five: list[Any]) -> None:
    party = Party(world, channel, five, pace=10)
    await party.begin(*five, command="drasle new")
    while await party.step():
        pass
    scene = await party.scene()
    assert scene.table.state == "finished"
    pings = [len(members) for _, members in party.posts]
    own = Counter(turn for turn, _ in party.presses.elements())
    figures = {"turns": scene.turn, "presses": sum(own.values()), "messages": len(party.posts), "pings": sum(pings)}
    log.info("figures", **figures)
    assert len(party.posts) == scene.turn + 2, "lobby, a message a turn, the end"
    assert sum(pings) <= scene.turn + 5
    assert sum(own.values()) / scene.turn <= 4


async def test_what_can_be_looked_up(world: World, channel: Channel, five: list[Any]) -> None:
    mika, ken, *_ = five
    early = await channel.type(mika, "drasle sheet")
    assert early.ephemeral and "卓" in early.response.content
    party = Party(world, channel, [mika, ken])
    await party.begin(mika, ken, command="drasle new")
    while (scene := await party.scene()).awaited != (0,) or scene.prompts[0].kind != "move":
        await party.step()
    shown = await channel.press(mika, "シート")
    assert shown.ephemeral and "レベル0" in shown.response.content and "ケンさん" in shown.response.content
    assert labels(shown.response.message) == ["地図", "クエスト", "確率", "記録"]
    drawn = await channel.press(mika, "地図", shown.response.message)
    assert [each.filename for each in drawn.response.attachments] == [f"{party.table}.png"]
    quests = await channel.press(mika, "クエスト", drawn.response.message)
    assert "湖畔の峰" in quests.response.content and not quests.response.attachments
    odds = await channel.type(mika, "drasle odds")
    assert "冒険" in odds.response.content and "けが" in odds.response.content
    other = await channel.type(ken, "drasle odds")
    assert "戦闘" in other.response.content
    dice = await channel.type(world.aya, "drasle odds", dice=1)
    assert "−1" in dice.response.content and "16.67%" in dice.response.content


async def test_another_games_table_has_no_such_sheet(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika, world.ken, command="dragons-roll new")
    refused = await channel.type(world.mika, "drasle map")
    assert refused.ephemeral and not refused.response.attachments


async def test_whoever_may_choose_a_character_is_advised(world: World, channel: Channel, five: list[Any]) -> None:
    """All choose at once, first come first served: the game awaits one of them, and asks every one."""
    mika, ken, *_ = five
    await channel.lobby(mika, command="drasle new")
    await channel.press(ken, "はじめて")
    await channel.press(mika, "はじめる")
    helped = await channel.press(ken, "？")
    advice = await channel.press(ken, "迷ったら", helped.response.message)
    assert advice.response.content.startswith("迷ったら：")
