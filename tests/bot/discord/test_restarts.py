"""A whole recorded game with a new bot at every stop: the board from before the restart goes on working."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.app import Ryutaku
from bot.tables.actor import Place
from rules.kernel.decide import Decision
from rules.kernel.record import Recording, read_recording
from tests.bot.discord.world import World, buttons

GAME = Path(__file__).parents[2] / "games" / "dragons_roll-2-won.json"


async def opened(world: World, recording: Recording, members: list[Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """A table with the recorded seed, options and seats, in play."""
    seed = bytes.fromhex(recording.seed)
    monkeypatch.setattr("bot.tables.lobby.secrets.token_bytes", lambda size: seed)
    tables, place = world.bot.tables, Place(world.guild.id, world.channel.id, world.channel.id)
    host, *others = members
    change = await tables.open_lobby(world.actor(host), place, recording.game, "週末卓", recording.options)
    for member in others:
        await tables.join(change.scene.table.id, world.actor(member))
    await tables.start(change.scene.table.id, world.actor(host))
    await world.settled()
    return change.scene.table.id


async def press(world: World, member: Any, board: discord.Message, table_id: str, answer: Decision) -> None:
    """Press what the board shows for that answer: a button, once more where it asks, or a line of a menu."""
    ((option,),) = answer.steps
    children = [child for row in board.components for child in row.children]
    ids = {child.custom_id for child in children if isinstance(child, discord.Button | discord.SelectMenu)}
    button = f"g1:{table_id}:{answer.number}:{answer.kind}:{option}"
    if button not in ids:
        await member.select(board, [option], custom_id=f"g1:{table_id}:{answer.number}:{answer.kind}")
    else:
        await member.click(board, custom_id=button)
    again = button.replace(f":{answer.number}:", f":{answer.number}!:")
    shown = next(each for each in world.channel.history() if each.id == board.id)
    if again in buttons(shown).values():
        await member.click(shown, custom_id=again)


async def test_every_stop_of_a_game_survives_a_restart(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku], monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = read_recording(GAME)
    members = [world.mika, world.ken][: recording.seats]
    table_id = await opened(world, recording, members, monkeypatch)
    for answer in recording.answers:
        scene = await world.scene(table_id)
        assert scene.stop == answer.number
        assert scene.table.board_message is not None
        board = next(each for each in world.channel.history() if each.id == scene.table.board_message)
        await env.restart_bot(make_bot())
        await press(world, members[answer.seat], board, table_id, answer)
        await world.settled()
        assert (await world.scene(table_id)).table.sequence == scene.table.sequence + 1, answer
    scene = await world.scene(table_id)
    assert scene.table.state == "finished"
    assert scene.table.result == recording.result
    assert scene.table.turn == recording.turns
    boards = [each for each in world.channel.history() if each.attachments]
    assert len(boards) == recording.turns + 1, "one board a turn and the last one, none posted twice"
