"""Every call of a whole game keeps to Discord's own description of its API, lobby and wrong presses included."""

from __future__ import annotations

import pytest

from tests.loopback.conftest import COMMAND
from tests.loopback.members import Member, find, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel


@pytest.fixture(autouse=True)
def _is_checked(described: None, discord: LoopbackDiscord) -> None:
    assert discord.contract is not None


async def press_everything(round: Round, member: Member) -> None:
    """Press what stands below a board beside its choices, and what the private answers offer."""
    board = await round.board()
    assert board is not None
    for item in board.items:
        if ":!" in item["custom_id"] and ":!undo:" not in item["custom_id"]:
            await (await member.press(board, item["custom_id"])).seen()


async def test_a_whole_game(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    members = people(discord, home.guild, 3)
    watcher = Member(discord, home.guild, "見物", "en-US", ())
    round = Round(discord, home, members, seed=5)
    await round.open(COMMAND, members[0], home, title="週末卓")
    while board := await round.board():
        await press_everything(round, members[0])
        stranger = round.choose(watcher, board)
        assert (await stranger.seen()).sentence
        await round.decide()
        if board.id in round.channel.messages and round.answers[-1].interaction.message is board:
            round.members[members[0].id].replay(round.answers[-1])
    assert round.over is not None
    assert (await (await members[0].press(round.over, "ダイスの証明")).seen()).sentence
    assert [each for each in discord.refused if "40060" not in each] == [], "but for presses that came twice"


async def test_the_lobby_and_what_it_refuses(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    host, guest, other = people(discord, home.guild, 3)
    await host.slash_now(home, COMMAND, title="週末卓", here=True).seen()
    round = Round(discord, home, [host, guest, other])
    for member, verb in ((host, "join"), (other, "leave-lobby"), (guest, "join"), (guest, "new")):
        await (await round.press_lobby(member, verb)).received()
    await round.channel.changed.until(lambda: guest.name in round.lobby.content, 10, "the guest")
    assert (await (await round.press_lobby(guest, "start")).seen()).sentence
    for verb in ("add-stand-in", "drop-stand-in", "settings", "howto"):
        await (await round.press_lobby(host, verb)).received()
    taken = await host.slash_now(home, COMMAND, title="もう一つ", here=True).seen()
    assert "週末卓" in taken.sentence


async def test_a_press_that_nothing_is_known_of(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    (host,) = people(discord, home.guild, 1)
    await host.slash_now(home, COMMAND, here=True).seen()
    lobby = Round(discord, home, [host]).lobby
    for strange in ("g1:", "g1:zzzzzzzz:1:roll:roll", "g0:old", "g1:-:!nothing:", "なに", "g1:zzzzzzzz:!join:"):
        item = find(lobby, "参加")
        kept, item["custom_id"] = item["custom_id"], strange
        answer = await host.press_now(lobby, strange).seen()
        item["custom_id"] = kept
        assert answer.sentence and not answer.accepted
