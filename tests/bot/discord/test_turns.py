"""Turns as the channel sees them: one message a turn, one call an answer, nobody pinged for nothing."""

from __future__ import annotations

from collections.abc import Callable

import simcord

from bot.app import Ryutaku
from bot.tables.actor import Place
from tests.bot.discord.world import World, buttons, posts


async def test_a_turn_is_one_message_that_names_the_awaited_and_shows_the_board(world: World) -> None:
    await world.table(world.mika, world.ken)
    board = world.board
    assert board.content.splitlines()[0] == f"<@{world.mika.id}> さん、サイコロ「週末卓」の手番です。振りますか。"
    assert "得点 0" in board.content
    assert board.attachments[0].description == "得点0"
    assert set(buttons(board)) >= {"振る", "？", "記録"}


async def test_the_lobby_loses_its_buttons_when_the_game_begins(world: World) -> None:
    await world.table(world.mika, world.ken)
    lobby, _ = world.channel.history()
    assert not lobby.components and lobby.content == "サイコロ「週末卓」が始まりました。"


async def test_an_answer_edits_the_board_in_the_one_call_that_acknowledges_it(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    before = world.calls_so_far
    result = await world.mika.click(world.board, custom_id=f"g1:{table_id}:1:roll:go")
    assert result.acknowledged and not result.deferred
    assert [method for method, _ in world.calls(before)] == ["POST"]
    assert "カードを選んでください。" in world.board.content and "点" in world.board.content
    assert f"<@{world.ken.id}>" in world.board.content


async def test_a_whole_game_costs_little_more_than_one_call_a_decision(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    before, decisions, turns = world.calls_so_far, 0, (await world.scene(table_id)).turn
    while (await world.scene(table_id)).table.state == "playing":
        decisions += await world.play_turn(table_id)
    turns = (await world.scene(table_id)).turn - turns + 1
    calls = len(world.calls(before))
    assert turns >= 3
    assert calls <= 1.1 * decisions + 2 * turns
    # One post a turn and one for the end; all else are answers to presses.
    assert len(posts(world, before)) == turns


async def test_a_new_turn_is_a_new_message_and_the_old_one_keeps_its_story(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    await world.play_turn(table_id)
    old, new = world.again(old), world.board
    assert new.id != old.id
    assert not old.components and "手番1" in old.content and "点" in old.content
    assert old.attachments
    assert new.content.startswith(f"<@{world.ken.id}> さん") and buttons(new)


async def test_only_the_awaited_is_pinged_and_never_who_just_pressed(world: World) -> None:
    table_id = await world.table(world.mika, world.ken, world.aya)
    before = world.calls_so_far
    await world.mika.click(world.board, custom_id=f"g1:{table_id}:1:roll:go")
    assert world.pinged(before) == [[]]
    for member in (world.mika, world.ken, world.aya):
        await world.play_card(table_id, member)
    assert world.pinged(before)[-1] == [world.ken.id]
    # ケン rolls, and is the last one to play a card; it is アヤ's turn then. ミカ ends アヤ's turn and takes the next.
    await world.play_turn(table_id)
    before = world.calls_so_far
    await world.play_turn(table_id, last=world.mika)
    assert f"<@{world.mika.id}>" in world.board.content
    assert not any(world.pinged(before))


async def test_an_undo_into_the_turn_before_edits_the_board_and_posts_nothing(world: World) -> None:
    table_id = await world.table(world.mika, world.ken, window="on")
    await world.play_turn(table_id)
    before = world.calls_so_far
    tables = world.bot.tables
    await tables.undo(table_id, world.actor(world.ken))
    for member in (world.mika,):
        await tables.vote(table_id, world.actor(member), True)
    await world.settled()
    scene = await world.scene(table_id)
    assert scene.turn == 1 and scene.table.board_turn == 1
    assert not posts(world, before)
    assert scene.table.board_message == world.board.id and "カードを選んでください。" in world.board.content


async def test_the_end_is_a_message_of_its_own_with_the_proof_of_the_dice(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    while (await world.scene(table_id)).table.state == "playing":
        await world.play_turn(table_id)
    end = world.board
    assert end.content.startswith("サイコロ「週末卓」は終わりました。勝負がつきました。")
    result = await world.aya.click(end, custom_id=f"g1:{table_id}:!proof:")
    seed = (await world.scene(table_id)).table.seed.hex()
    assert result.response.ephemeral and seed in result.response.content
    assert "seed" in result.response.content


async def test_the_result_is_told_where_the_table_was_opened(world: World) -> None:
    home = world.guild.create_text_channel("home")
    table_id = await world.table(world.mika, world.ken, home=home)
    while (await world.scene(table_id)).table.state == "playing":
        await world.play_turn(table_id)
    (told,) = home.history()
    assert told.content.startswith("サイコロ「週末卓」は終わりました。") and str(world.board.id) in told.content


async def test_a_table_that_is_moved_goes_on_there_and_the_old_board_says_where(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    other = world.guild.create_text_channel("other")
    place = Place(guild=world.guild.id, channel=other.id, home=other.id)
    await world.bot.tables.move(table_id, world.actor(world.mika), place)
    await world.settled()
    assert buttons(other.last_message)
    old = world.board
    assert not old.components and str(other.id) in old.content


async def test_a_new_turn_tells_the_whole_turn_before_and_a_restart_tells_the_same(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku]
) -> None:
    table_id = await world.table(world.mika, world.ken)
    await world.mika.click(world.board, custom_id=f"g1:{table_id}:1:roll:go")
    told = world.board.content.splitlines()[-1]
    for member in (world.mika, world.ken):
        await world.play_card(table_id, member)
    recent = (await world.scene(table_id)).recent
    assert told.endswith("点") and told in world.board.content and recent
    await env.restart_bot(make_bot())
    assert (await world.scene(table_id)).recent == recent
