"""What a hostile or clumsy member tries in a channel."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType
from sqlalchemy import text

from bot.tables.store import Store
from tests.bot.cogs.channel import Channel, table_of
from tests.bot.discord.world import World


def cards_on(message: discord.Message) -> set[str]:
    """The cards that the buttons and menus of a message would play."""
    children = [child for row in message.components for child in row.children]  # type: ignore[union-attr]
    own = [child for child in children if ":card" in (getattr(child, "custom_id", None) or "")]
    values = {option.value for child in own for option in getattr(child, "options", ())}
    return values | {child.custom_id.rpartition(":card:")[2] for child in own if not hasattr(child, "options")}


async def test_nobody_sees_the_cards_of_others(world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken)
    table_id = table_of(board)
    await channel.press(world.mika, "振る")
    hands: dict[int, set[str]] = {}
    for member in (world.mika, world.ken):
        await channel.type(member, "choose")
        hands[member.id] = set(await world.cards(table_id, member))
    for member, other in ((world.mika, world.ken), (world.ken, world.mika)):
        private = [each for each in channel.handle.history(viewer=member) if each.flags.ephemeral]
        seen = set().union(*(cards_on(each) for each in private))
        assert hands[member.id] <= seen and not hands[other.id] & seen
    for message in channel.handle.history():
        assert not cards_on(message) & set().union(*hands.values()), "everybody reads this"


@pytest.mark.parametrize("kind", ["card", "roll", "nudge"])
async def test_a_forged_choice_of_anothers_changes_nothing(world: World, channel: Channel, kind: str) -> None:
    board = await channel.table(world.mika, world.ken, world.aya)
    table_id = table_of(board)
    await channel.press(world.mika, "振る")
    before = await world.scene(table_id)
    card = (await world.cards(table_id, world.ken))[0]
    tries: list[tuple[str, list[str] | None]] = [
        (f"g1:{table_id}:{before.stop}:{kind}:{card}", None),
        (f"g1:{table_id}:{before.stop}!:{kind}:{card}", None),
        (f"g1:{table_id}:{before.stop}:{kind}", [card]),
        (f"g1:{table_id}:0:{kind}:go", None),
        (f"g1:{table_id}:{10**17}:{kind}:go", None),
    ]
    for custom_id, values in tries:
        for member in (world.mika, world.taro):
            result = await world.press(member, channel.newest, custom_id, values)
            said: Any = result.response or result.followups[-1]
            assert result.acknowledged and said.ephemeral and "エラー番号" not in said.content
    assert (await world.scene(table_id)) == before


async def test_nonsense_that_is_typed_is_read_literally(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    refused = await channel.type(world.mika, "choose", choice="\u202e**@everyone**\n# " + "x" * 3000)
    content = refused.response.content
    assert refused.ephemeral and len(content) < 200
    assert not any(sign in content for sign in ("\u202e", "**", "@everyone", "\n#"))


@pytest.mark.parametrize("command", ["table replace", "table stand-in"])
@pytest.mark.parametrize("seat", ["9" * 5000, "²", "-1", "7", "\u202e", "ミカ" * 50])
async def test_a_seat_that_there_is_not_is_one_sentence(
    world: World, channel: Channel, command: str, seat: str
) -> None:
    await channel.table(world.mika, world.ken)
    more = {"member": world.aya} if command == "table replace" else {}
    refused = await channel.type(world.mika, command, seat=seat, **more)
    assert refused.ephemeral and refused.response.content == channel.say(world.mika, "error-no-such-seat")


async def typed_raw(world: World, data: dict[str, Any]) -> str:
    """What is said of a command as a client sends it that knows an older version of us; discord.py refuses it."""
    kind = InteractionType.APPLICATION_COMMAND
    result = await _dispatch_actor_interaction(world.mika, kind, world.channel, {"id": "1", "type": 1, **data})
    with pytest.raises(ExceptionGroup, match="bot raised"):
        world.env.raise_errors()
    assert result.ephemeral
    return str(result.response.content)


async def test_what_only_an_older_version_had_is_one_sentence(world: World, channel: Channel) -> None:
    old = channel.say(world.mika, "error-old-command")
    assert await typed_raw(world, {"name": "toys", "options": []}) == old
    sub = {"name": "replace", "type": 1, "options": [{"name": "chair", "type": 3, "value": "x"}]}
    assert await typed_raw(world, {"name": "table", "options": [sub]}) == old


async def test_who_is_not_on_the_server_is_one_sentence(world: World, channel: Channel) -> None:
    """Discord lets everybody be named whom the client has ever seen, and tells it as a user without a member."""
    gone = {"id": "4711", "username": "gone", "discriminator": "0", "global_name": None, "avatar": None}
    options = [{"name": "seat", "type": 3, "value": "0"}, {"name": "member", "type": 6, "value": "4711"}]
    sub = {"name": "replace", "type": 1, "options": options}
    said = await typed_raw(world, {"name": "table", "options": [sub], "resolved": {"users": {"4711": gone}}})
    assert said == channel.say(world.mika, "error-no-such-member")


async def test_the_name_of_who_takes_a_seat_over_is_read_literally(world: World, channel: Channel) -> None:
    table_id = table_of(await channel.table(world.mika, world.ken))
    await world.bot.tables.replace(table_id, world.actor(world.mika), 1, world.aya.id, "**@everyone**\n# <@1> \u202e")
    await world.settled()
    log = (await channel.type(world.mika, "table log")).response.content
    for content in (channel.newest.content, log):
        assert "everyone" in content
        assert not any(sign in content.replace("\\*", "") for sign in ("**@", "@everyone", "\n#", "<@1>", "\u202e"))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE checkpoints SET rules_revision = 99",
        "UPDATE checkpoints SET state = x'00ff'",
        "UPDATE checkpoints SET state = 'text'",
        "UPDATE journal SET events = '[[['",
        "UPDATE journal SET events = '[1]'",
        "UPDATE content SET data = x'78'",
    ],
)
async def test_a_table_that_can_not_be_read_can_be_ended_by_typing(
    world: World, channel: Channel, store: Store, damage: str
) -> None:
    board = await channel.table(world.mika, world.ken)
    table_id = table_of(board)
    async with store.database.change() as connection:
        await connection.execute(text(damage))
    world.bot.tables.live.forget(table_id)
    refused = await channel.press(world.mika, "振る")
    assert refused.ephemeral and "記録は残って" in refused.response.content
    asked = await channel.type(world.mika, "table end")
    await channel.press(world.mika, channel.say(world.mika, "button-end.confirm"), asked.response.message)
    await world.settled()
    assert await world.bot.tables.at_channel(channel.handle.id) is None
    assert table_of(await channel.lobby(world.ken)) != table_id
