"""Names and texts that mean harm reach the bot, and nothing that they mean reaches anybody."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.loopback.conftest import COMMAND
from tests.loopback.explore import commands_of, options_of
from tests.loopback.members import OPTION_TYPES, Member, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel, Message

HOSTILE = {
    "mentions": "@everyone <@1> <@&2> @here",
    "markdown": "**b** `c` ||s|| # h\n> q\n```\nx",
    "right-to-left": "‮evil⁦x⁩‏",
    "zalgo": "Z" + "̷̧͔͗" * 60,
    "null": "a\x00b\x07c",
    "link": "[x](https://example.com) <#3> </roll:4> <t:1:R>",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
async def test_hostile_names_and_titles(discord: LoopbackDiscord, bot: BotProcess, home: Channel, text: str) -> None:
    members = [Member(discord, home.guild, text[:32], "ja", ()), Member(discord, home.guild, text[-32:], "en-US", ())]
    round = Round(discord, home, members)
    await round.open(COMMAND, members[0], home, title=text[:40])
    await round.play(5)
    check_harmless([*home.public, *round.channel.public], members)


def check_harmless(messages: Iterable[Message], members: Iterable[Member]) -> None:
    """Nobody but those at the table is told of anything, and nothing is formatted, linked or turned round."""
    seats = {member.id for member in members}
    for message in messages:
        assert message.pinged <= seats
        assert not message.data["mention_everyone"]
        for sign in ("@everyone", "@here", "<@1>", "<@&2>", "<#3>", "[x](http", "\x00", "\x07", "\u202e"):
            assert sign not in message.content


@pytest.mark.parametrize("text", [*HOSTILE.values(), "長" * 4000], ids=[*HOSTILE, "long"])
async def test_hostile_texts_in_every_command(
    discord: LoopbackDiscord, bot: BotProcess, home: Channel, text: str
) -> None:
    members = people(discord, home.guild, 2)
    round = Round(discord, home, members)
    await round.open(COMMAND, members[0], home)
    typed = 0
    for path in commands_of(members[0]):
        options = options_of(members[0], path)
        texts = [each["name"] for each in options if each["type"] == OPTION_TYPES["string"] and not each.get("choices")]
        if not texts:
            continue
        needed = {each["name"]: 1 for each in options if each.get("required") and each["name"] not in texts}
        needed |= {name: members[1] for name in needed if name == "member"}
        answer = await members[0].slash_now(round.channel, path, **needed, **dict.fromkeys(texts, text)).seen()
        typed += bool(answer.interaction.said)
    assert typed
    everything = [each for channel in home.guild.channels.values() for each in channel.messages.values()]
    check_harmless(everything, members)


async def test_texts_that_are_too_long(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    host = Member(discord, home.guild, "あ" * 32, "ja", ())
    answer = await host.slash_now(home, COMMAND, title="あ" * 4000).seen()
    assert answer.sentence and not home.guild.channels[home.id].public
    unknown = await host.slash_now(home, "choose", choice="x" * 4000).seen()
    assert unknown.sentence
    assert await host.autocomplete(home, "choose", "choice", "\x00" * 4000) == []
