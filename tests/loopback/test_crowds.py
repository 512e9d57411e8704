"""Many members at once: one answer counts, everybody else gets a sentence, nothing is lost or stuck."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from rules.kernel.game import games
from tests.loopback import audit
from tests.loopback.conftest import Open
from tests.loopback.members import Answer, all_received, people
from tests.loopback.playing import Round, is_choice
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel

CROWD = 50
TABLES = 50
DECISIONS = 3
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def _patient(discord: LoopbackDiscord) -> None:
    """What counts here is who wins, not how soon: that is measured by `ryutaku bench`; calls are checked elsewhere."""
    discord.world.deadline = PATIENCE
    discord.contract = None


async def settled(bot: BotProcess, round: Round) -> str:
    """What the channel still shows wrongly after a while; empty when it shows the newest state."""
    try:
        await round.channel.changed.until(lambda: not audit.wrong(bot.database, round), PATIENCE, "the newest state")
    except TimeoutError:
        return audit.wrong(bot.database, round)
    return ""


async def test_fifty_members_press_one_button_at_once(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    round = await open_table()
    board = await round.board()
    assert board is not None
    seated = list(round.members.values())
    crowd = [*seated, *people(discord, round.channel.guild, CROWD - len(seated))]
    before = audit.rows(bot.database, "SELECT count(*) AS n FROM journal")[0]["n"]
    button = next(item["custom_id"] for item in board.items if is_choice(item) and item["type"] == 2)
    answers = [member.press_now(board, button) for member in crowd for _ in range(2)]
    await all_received(answers, PATIENCE)
    await asyncio.gather(*(_ends(answer) for answer in answers))
    assert audit.rows(bot.database, "SELECT count(*) AS n FROM journal")[0]["n"] == before + 1
    assert sum(answer.accepted for answer in answers) <= 1
    silent = [answer for answer in answers if not answer.acknowledged]
    assert len(silent) <= 1, "only the press that counted may have got a bare deferral"
    assert await settled(bot, round) == ""


async def test_fifty_tables_at_once(discord: LoopbackDiscord, bot: BotProcess, home: Channel) -> None:
    guild = home.guild
    rounds = [
        Round(discord, guild.channel(f"卓{number}"), people(discord, guild, 2), number) for number in range(TABLES)
    ]

    commands = itertools.cycle(f"{game.replace('_', '-')} new" for game in games())

    async def play(round: Round) -> None:
        members = list(round.members.values())
        await round.open(next(commands), members[0], round.channel, here=True)
        await round.play(DECISIONS)

    async with asyncio.timeout(PATIENCE * 3):
        await asyncio.gather(*(play(round) for round in rounds))
    assert [problem for round in rounds if (problem := await settled(bot, round))] == []
    assert audit.torn(bot.database) == []
    assert not [line for line in bot.lines() if "locked" in str(line)]


async def test_everybody_goes_on_when_a_table_is_slow(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    slow, quick = await open_table(), await open_table()
    gate = discord.faults.add("POST /interactions", gate=asyncio.Event())
    board = await slow.board()
    assert board is not None
    held = slow.choose(slow.awaited(board)[0], board)
    await asyncio.wait_for(gate.met.wait(), PATIENCE)
    await asyncio.wait_for(quick.play(2), PATIENCE)
    discord.faults.clear()
    assert gate.struck == 1
    await held.received()


async def _ends(answer: Answer) -> None:
    """Wait for an effect or a sentence, which the one press that counted need not get in its own answer."""
    try:
        await answer.seen(5)
    except TimeoutError:
        return
