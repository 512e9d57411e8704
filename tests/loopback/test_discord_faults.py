"""Discord fails in every way it knows: the table never changes by it, and the channel is right when it is over."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.loopback import audit
from tests.loopback.conftest import Open
from tests.loopback.errors import unauthorized
from tests.loopback.interactions import DEFER_EDITING
from tests.loopback.members import PATIENCE, Answer
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess, Nest
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import DEADLINE, Channel

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
SEND = "POST /channels/{channel_id}/messages$"
EDIT = "PATCH"
ROUTES = ("callback", SEND, EDIT, "GET /channels/{channel_id}/messages$")


RETRIES = ("bot.delivery.delivery", "RETRIES", (0.2, 0.2, 0.2, 0.2))
"""Waits before another try that fit into a test."""


async def right(bot: BotProcess, round: Round, patience: float = PATIENCE) -> None:
    """Wait until the channel shows the newest state."""
    try:
        await round.channel.changed.until(lambda: not audit.wrong(bot.database, round), patience, "the newest state")
    except TimeoutError:
        assert audit.wrong(bot.database, round) == ""


def journal(bot: BotProcess) -> int:
    return int(audit.rows(bot.database, "SELECT count(*) AS n FROM journal")[0]["n"])


async def roll(round: Round) -> Answer:
    """Press the button that begins a turn; it is one answer, without further steps."""
    board = await round.board()
    assert board is not None
    button = next(item for item in board.items if ":roll:" in item["custom_id"])
    return round.awaited(board)[0].press_now(board, button["custom_id"])


async def stand_in(round: Round) -> Answer:
    """Let an agent play the turn of who is awaited, by a command: the new board comes by no press."""
    board = await round.board()
    assert board is not None
    members = list(round.members.values())
    seat = members.index(round.awaited(board)[0])
    return await members[0].slash_now(round.channel, "table stand-in", seat=str(seat), once=True).seen()


@pytest.mark.parametrize("everywhere", [False, True])
async def test_rate_limits(discord: LoopbackDiscord, bot: BotProcess, open_table: Open, everywhere: bool) -> None:
    round = await open_table()
    for route in ROUTES:
        discord.faults.limit(route, 0.1, times=2, everywhere=everywhere)
    await round.play(4)
    await right(bot, round)


@pytest.mark.parametrize("status", [500, 502])
@pytest.mark.parametrize("afterwards", [False, True])
async def test_failures_on_every_route(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, status: int, afterwards: bool
) -> None:
    round = await open_table(2)
    for route in ROUTES:
        discord.faults.fail(route, status, afterwards=afterwards)
        await round.play(1)
        await right(bot, round)
    discord.faults.clear()
    await round.play(2)
    await right(bot, round)


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_every_route_fails_once_while_a_table_is_opened_and_played(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, status: int
) -> None:
    round = await open_table(2)
    await round.play(4)
    for route in [re.escape(call) + "$" for call in discord.calls if "/commands" not in call]:
        if status == 429:
            discord.faults.limit(route, 0.1)
        else:
            discord.faults.fail(route, status)
    again = await open_table(2)
    await again.play(4)
    await right(bot, again)
    await round.play(1)
    await right(bot, round)


async def test_a_connection_that_breaks_before_and_after_a_post(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    bot.constants = [RETRIES]
    await bot.restart()
    round = await open_table(2)
    for afterwards in (False, True, False, True):
        discord.faults.add(SEND, cut=True, afterwards=afterwards)
        await round.play(3)
        await right(bot, round)


async def test_a_press_is_acknowledged_in_time_though_the_picture_is_not_ready(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    bot.delays = [("bot.screen.pictures", "paint", 4.0)]
    await bot.restart()
    round = await open_table()
    before = journal(bot)
    answer = await roll(round)
    await answer.received()
    assert answer.interaction.response == DEFER_EDITING and 1.9 < answer.delay < 3.9
    assert journal(bot) == before + 1
    await answer.seen()
    await right(bot, round)


async def test_a_callback_that_takes_longer_than_discord_waits(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    round = await open_table()
    before = journal(bot)
    discord.world.deadline = DEADLINE
    discord.faults.slow("callback", DEADLINE + 0.3)
    answer = await roll(round)
    await asyncio.sleep(DEADLINE + 0.2)
    assert answer.failed
    discord.world.deadline = PATIENCE
    await right(bot, round)
    assert journal(bot) == before + 1
    await round.play(1)


@pytest.mark.parametrize("how", ["cut", "reconnect", "forgotten", "invalid"])
async def test_a_gateway_that_drops(discord: LoopbackDiscord, bot: BotProcess, open_table: Open, how: str) -> None:
    round = await open_table()
    gateway = discord.gateway
    before = (gateway.resumed, gateway.identified)
    {
        "cut": gateway.cut,
        "reconnect": gateway.reconnect,
        "forgotten": lambda: gateway.cut(resumable=False),
        "invalid": gateway.invalidate,
    }[how]()
    await gateway.changed.until(lambda: (gateway.resumed, gateway.identified) != before, PATIENCE, "the bot")
    assert (gateway.resumed > before[0]) == (how in ("cut", "reconnect"))
    await round.play(2)
    await right(bot, round)


async def test_a_press_while_the_gateway_is_down_counts_when_it_resumes(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    round = await open_table()
    board = await round.board()
    assert board is not None
    discord.gateway.cut()
    await discord.gateway.changed.until(lambda: not discord.gateway.connected, PATIENCE)
    button = next(item for item in board.items if ":roll:" in item["custom_id"])
    answer = round.awaited(board)[0].press_now(board, button["custom_id"])
    await answer.received(15)
    await right(bot, round)


async def test_a_token_that_is_refused(nest: Nest, discord: LoopbackDiscord, tmp_path: Path) -> None:
    bot = BotProcess(nest, discord, tmp_path / "bot")
    discord.faults.add("GET /users/@me", times=None, error=unauthorized)
    await bot.launch()
    assert bot.ended is not None
    assert await asyncio.wait_for(bot.ended, PATIENCE) == 2
    assert "DISCORD_TOKEN" in bot.last_words() and discord.token not in bot.last_words()
    assert not bot.database.exists()


async def test_a_token_that_is_reset_while_the_bot_runs(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    await open_table(2)
    discord.gateway.refuses = True
    discord.gateway.cut()
    assert bot.ended is not None
    assert await asyncio.wait_for(bot.ended, PATIENCE) == 2
    bot.expected |= {line["event"] for line in bot.complaints() if "DISCORD_TOKEN" in line["event"]}
    assert bot.expected and discord.token not in bot.log.read_text(encoding="utf-8")
    assert audit.torn(bot.database) == []


async def test_a_board_that_is_deleted_comes_back(discord: LoopbackDiscord, bot: BotProcess, open_table: Open) -> None:
    round = await open_table()
    await round.play(1)
    board = await round.board()
    assert board is not None
    discord.delete_message(round.channel, board)
    await right(bot, round)
    await round.play(2)
    await right(bot, round)


async def test_an_archived_thread_wakes(discord: LoopbackDiscord, bot: BotProcess, open_table: Open) -> None:
    round = await open_table()
    archive(discord, round, archived=True)
    before = journal(bot)
    answer = await roll(round)
    await round.channel.changed.until(lambda: not round.channel.state("archived"), PATIENCE, "the thread")
    await right(bot, round)
    assert journal(bot) == before + 1
    assert answer.interaction.response is None
    await round.play(2)


async def test_a_locked_thread_is_waited_for(discord: LoopbackDiscord, bot: BotProcess, open_table: Open) -> None:
    round = await open_table()
    archive(discord, round, archived=True, locked=True)
    before = journal(bot)
    await roll(round)
    await asyncio.sleep(1)
    assert journal(bot) == before + 1
    archive(discord, round, archived=False, locked=False)
    await right(bot, round)
    await round.play(2)


@pytest.mark.parametrize("permission", ["view_channel", "send_messages_in_threads", "attach_files"])
async def test_a_permission_that_is_taken_away_in_mid_game(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, home: Channel, permission: str
) -> None:
    round = await open_table(2)
    old = round.boards[-1]
    discord.forbid(home, permission)
    before = journal(bot)
    assert (await stand_in(round)).sentence
    assert journal(bot) > before, "the turn was played though nothing of it could be shown"
    if permission != "attach_files":
        assert round.boards == [old]
    discord.forbid(home)
    await right(bot, round)
    await round.play(2)
    board = await round.board()
    assert board is not None and board.picture


async def test_a_permission_comes_back_with_a_role(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, home: Channel
) -> None:
    round = await open_table(2)
    role = home.guild.role("盤", "view_channel")
    discord.gateway.dispatch("GUILD_ROLE_CREATE", {"guild_id": str(home.guild.id), "role": role})
    deny, allow = {"allow": "0", "deny": role["permissions"]}, {"allow": role["permissions"], "deny": "0"}
    everybody = {"id": str(home.guild.id), "type": 0}
    home.data["permission_overwrites"] = [{**everybody, **deny}, {"id": role["id"], "type": 0, **allow}]
    discord.tell_channel(home)
    before = journal(bot)
    assert (await stand_in(round)).sentence
    assert journal(bot) > before and len(round.boards) == 1
    member = home.guild.members[discord.world.bot_id]
    member["roles"].append(role["id"])
    discord.gateway.dispatch("GUILD_MEMBER_UPDATE", {**member, "guild_id": str(home.guild.id)})
    await right(bot, round)
    await round.play(2)


async def test_a_table_whose_channel_is_deleted_pauses_until_it_is_moved(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, home: Channel
) -> None:
    round = await open_table(title="週末卓")
    await round.play(1)
    table = round.table
    discord.delete_channel(round.channel)
    await _state(bot, table, "paused")
    await home.changed.until(lambda: "/table move" in home.public[-1].content, PATIENCE, "word of it")
    host = next(iter(round.members.values()))
    listed = await host.slash_now(home, "ryutaku").seen()
    (line,) = [line for line in listed.sentence.splitlines() if "週末卓" in line]
    assert "/table move" in line
    found = await host.autocomplete(home, "table move", "table", "")
    await (await host.slash(home, "table move", table=found[0]["value"])).seen()
    round.channel = home
    await right(bot, round)
    await round.play(2)


async def test_a_guild_that_is_left_and_joined_again(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, home: Channel
) -> None:
    round = await open_table()
    await round.play(1)
    table = round.table
    discord.remove_bot(home.guild)
    await _state(bot, table, "paused")
    discord.add_bot(home.guild)
    await right(bot, round)
    await round.play(2)


async def test_a_board_that_is_older_than_an_hour(discord: LoopbackDiscord, bot: BotProcess, open_table: Open) -> None:
    round = await open_table()
    board = await round.board()
    assert board is not None
    board.older_by = 3700
    board.edits_when_old = [discord.world.now()] * 5
    await (await roll(round)).received()
    await round.channel.changed.until(lambda: round.boards != [board], PATIENCE, "a new board")
    await right(bot, round)


def archive(discord: LoopbackDiscord, round: Round, **how: bool) -> None:
    """Somebody archives or locks the thread."""
    round.channel.data["thread_metadata"].update(how)
    discord.tell_channel(round.channel)


async def test_a_guild_that_was_joined_again_while_the_bot_was_away(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open, home: Channel
) -> None:
    gone, kept = await open_table(), await open_table()
    discord.remove_bot(home.guild)
    await _state(bot, kept.table, "paused")
    table = gone.table
    await bot.leave()
    discord.delete_channel(gone.channel)
    discord.add_bot(home.guild)
    await bot.start()
    await right(bot, kept)
    await kept.play(2)
    assert audit.rows(bot.database, "SELECT state FROM tables WHERE id = ?", table)[0]["state"] == "paused"


async def _state(bot: BotProcess, table: str, state: str) -> None:
    for _ in range(100):
        if audit.rows(bot.database, "SELECT state FROM tables WHERE id = ?", table)[0]["state"] == state:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"the table is not {state}")
