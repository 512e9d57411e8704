"""Boards that were sent when something broke, before they were noted: whatever comes next, one is left in play."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.app import Ryutaku
from tests.bot.discord.world import World


def live(world: World) -> list[discord.Message]:
    """The messages of the channel that can be pressed."""
    return [message for message in world.channel.history() if message.components]


@pytest.fixture
async def table_id(world: World, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table whose second board was sent and not noted; nothing more is delivered by that bot."""
    made = await world.table(world.mika, world.ken, window="off")

    async def dies(*args: Any, **kwargs: Any) -> None:
        raise SystemError("killed")

    monkeypatch.setattr(world.bot.tables, "delivered", dies)
    for member in (world.mika, world.ken):
        await world.play_card(made, member)
    await world.settled()
    scene = await world.scene(made)
    assert scene.turn == 2 and scene.table.board_turn == 1 and len(live(world)) == 1
    world.bot.tables.on_change.clear()
    return made


async def restarted(world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku], table_id: str) -> Any:
    bot = make_bot()
    # The clock of a bot that is begun anew here stands before the table was opened.
    bot.deliveries.outbox._since = (await world.scene(table_id)).table.opened_at + timedelta(seconds=1)
    await env.restart_bot(bot)
    await world.settled()
    (board,) = live(world)
    scene = await world.scene(table_id)
    assert scene.table.board_message == board.id and scene.table.board_turn == scene.turn and not scene.table.lags
    return scene


async def test_when_the_turn_has_gone_on(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku], table_id: str
) -> None:
    (sent,) = live(world)
    scene = await world.scene(table_id)
    for member in (world.mika, world.ken):
        (prompt,) = await world.bot.tables.seat_prompts(table_id, scene.seat_of(member.id) or 0)
        await world.bot.tables.answer(table_id, world.actor(member), scene.stop, "card", [prompt.ids[:1]])
    scene = await restarted(world, env, make_bot, table_id)
    assert scene.turn == 3 and scene.table.board_message != sent.id


async def test_when_the_turn_was_taken_back(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku], table_id: str
) -> None:
    (sent,) = live(world)
    tables = world.bot.tables
    await tables.undo(table_id, world.actor(world.ken))
    await tables.vote(table_id, world.actor(world.mika), True)
    scene = await restarted(world, env, make_bot, table_id)
    assert scene.turn == 1 and scene.table.board_message == sent.id
