"""Names and texts that mean harm reach the bot, and nothing that they mean reaches anybody."""

from __future__ import annotations

import pytest

from tests.loopback.conftest import COMMAND
from tests.loopback.members import Member
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel

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
    seats = {member.id for member in members}
    for message in [*home.public, *round.channel.public]:
        assert message.pinged <= seats
        assert not message.data["mention_everyone"]
        for sign in ("@everyone", "@here", "<@1>", "<@&2>", "<#3>", "[x](http", "\x00", "\x07", "‮"):
            assert sign not in message.content.replace("@​", "")


async def test_texts_that_are_too_long(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    host = Member(discord, home.guild, "あ" * 32, "ja", ())
    answer = await host.slash_now(home, COMMAND, title="あ" * 4000).seen()
    assert answer.sentence and not home.guild.channels[home.id].public
    unknown = await host.slash_now(home, "choose", choice="x" * 4000).seen()
    assert unknown.sentence
    assert await host.autocomplete(home, "choose", "choice", "\x00" * 4000) == []
