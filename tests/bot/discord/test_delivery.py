"""Boards find their way: after talk, deletions, restarts, faults of Discord, and without permissions."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import Ryutaku
from bot.screen import permissions
from bot.screen.errors import MissingPermission
from tests.bot.discord.world import World, buttons, posts


async def talk(world: World, messages: int) -> None:
    for number in range(messages):
        await world.taro.send(world.channel, f"{number}")


async def roll(world: World, table_id: str, board: discord.Message) -> Any:
    stop = (await world.scene(table_id)).stop
    return await world.mika.click(board, custom_id=f"g1:{table_id}:{stop}:roll:go")


# Below the talk ------------------------------------------------------------------------------------------------------


async def test_a_board_below_fifteen_messages_is_edited_where_it_is(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    board = world.board
    await talk(world, 15)
    before = world.calls_so_far
    await roll(world, table_id, board)
    assert not posts(world, before)
    assert (await world.scene(table_id)).table.board_message == board.id


async def test_a_board_under_more_talk_is_posted_anew_silently_at_the_next_press(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    await talk(world, 16)
    before = world.calls_so_far
    await roll(world, table_id, old)
    assert len(posts(world, before)) == 1 and len(world.calls(before)) == 2
    assert not any(world.pinged(before)) and world.board.flags.silent
    assert world.board.id != old.id and buttons(world.board) and not world.again(old).components
    before = world.calls_so_far
    await world.play_card(table_id, world.mika)
    assert not posts(world, before)


async def test_an_hour_old_board_is_posted_anew_at_the_next_press(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    await world.env.advance_time(54 * 60)
    before = world.calls_so_far
    assert not posts(world, before)
    await world.env.advance_time(2 * 60)
    await roll(world, table_id, old)
    assert len(posts(world, before)) == 1 and world.board.id != old.id


# Deleted and lost ----------------------------------------------------------------------------------------------------


async def test_a_board_that_a_moderator_deletes_comes_back_at_once(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    world.env.backend.delete_message(world.channel.id, old.id)
    await world.settled()
    assert world.board.id != old.id and buttons(world.board) and world.board.flags.silent
    await roll(world, table_id, world.board)
    assert (await world.scene(table_id)).stop == 2


async def test_a_board_that_vanished_unseen_comes_back_at_the_next_change(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    world.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=404, code=10008)
    await world.bot.tables.stand_in(table_id, world.actor(world.mika), 1, False)
    await world.settled()
    assert world.board.id != old.id and buttons(world.board)


async def test_a_channel_that_is_gone_pauses_its_table_until_it_is_moved(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    world.env.backend.delete_channel(world.channel.id)
    await world.settled()
    scene = await world.scene(table_id)
    assert scene.table.state == "paused" and not scene.table.lags


async def test_a_channel_that_turns_out_to_be_gone_pauses_its_table_too(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    await roll(world, table_id, world.board)
    await world.play_card(table_id, world.mika)
    world.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=None)
    assert (await world.play_card(table_id, world.ken)).acknowledged
    scene = await world.scene(table_id)
    assert scene.table.state == "paused" and scene.table.reason == "channel" and not scene.table.lags


async def test_after_a_lost_connection_what_lags_is_shown(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    world.bot.tables.on_change.clear()
    await world.bot.tables.answer(table_id, world.actor(world.mika), 1, "roll", [("go",)])
    await world.bot.on_resumed()
    await world.settled()
    assert "カードを選んでください。" in world.board.content


async def test_a_guild_that_was_left_pauses_its_tables(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    world.env.backend.remove_guild(world.guild.id)
    await world.settled()
    assert (await world.scene(table_id)).table.state == "paused"


# After a restart -----------------------------------------------------------------------------------------------------


async def test_the_old_boards_buttons_work_after_a_restart(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku]
) -> None:
    table_id = await world.table(world.mika, world.ken)
    board = world.board
    await env.restart_bot(make_bot())
    before = world.calls_so_far
    result = await roll(world, table_id, board)
    assert result.acknowledged and len(world.calls(before)) == 1
    assert "カードを選んでください。" in world.board.content


async def test_what_was_not_shown_before_a_stop_is_shown_after_the_start(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku]
) -> None:
    table_id = await world.table(world.mika, world.ken)
    world.bot.tables.on_change.clear()
    await world.bot.tables.answer(table_id, world.actor(world.mika), 1, "roll", [("go",)])
    await world.settled()
    assert "振りますか。" in world.board.content
    await env.restart_bot(make_bot())
    await world.settled()
    assert "カードを選んでください。" in world.board.content


async def test_a_board_sent_but_not_noted_is_found_again_not_posted_twice(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku], monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await world.table(world.mika, world.ken)

    async def dies(*args: Any, **kwargs: Any) -> None:
        raise SystemError("killed")

    monkeypatch.setattr(world.bot.tables, "delivered", dies)
    await roll(world, table_id, world.board)
    for member in (world.mika, world.ken):
        await world.play_card(table_id, member)
    await world.settled()
    posted = [message.id for message in world.channel.history()]
    assert (await world.scene(table_id)).table.board_message == posted[-2]
    await env.restart_bot(make_bot())
    await world.settled()
    assert [message.id for message in world.channel.history()] == posted
    scene = await world.scene(table_id)
    assert scene.table.board_message == posted[-1] and scene.table.board_turn == 2 and not scene.table.lags


# When Discord is in trouble ------------------------------------------------------------------------------------------


async def test_a_post_that_failed_is_made_later_by_itself(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    await roll(world, table_id, old)
    await world.play_card(table_id, world.mika)
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    assert (await world.play_card(table_id, world.ken)).acknowledged
    assert world.board.id == old.id and (await world.scene(table_id)).table.lags
    await world.env.advance_time(6)
    await world.settled()
    assert world.board.id != old.id and not (await world.scene(table_id)).table.lags


async def test_a_long_rate_limit_puts_a_delivery_off_and_loses_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await world.table(world.mika, world.ken)
    send, refused = world.bot.deliveries.outbox.send, []

    async def limited(*args: Any) -> None:
        if not refused:
            refused.append(args)
            raise discord.RateLimited(90)
        await send(*args)

    monkeypatch.setattr(world.bot.deliveries.outbox, "send", limited)
    assert (await roll(world, table_id, world.board)).acknowledged
    assert refused and (await world.scene(table_id)).table.lags
    await world.env.advance_time(6)
    await world.settled()
    assert "カードを選んでください。" in world.board.content
    assert not (await world.scene(table_id)).table.lags


async def test_an_answer_that_can_not_be_edited_in_is_edited_by_the_bot(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    await roll(world, table_id, world.board)
    await world.settled()
    assert "カードを選んでください。" in world.board.content and world.board.attachments


async def test_a_picture_that_fails_never_stops_a_turn(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: Any) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setitem(sys.modules, "images.toy", SimpleNamespace(draw=broken))
    table_id = await world.table(world.mika, world.ken)
    assert not world.board.attachments
    assert (await roll(world, table_id, world.board)).acknowledged
    assert "カードを選んでください。" in world.board.content
    assert "picture_failed" in capsys.readouterr().out


async def test_a_picture_that_is_the_same_is_not_sent_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "images.toy", SimpleNamespace(draw=lambda *args: b"the same"))
    table_id = await world.table(world.mika, world.ken)
    before = world.calls_so_far
    await roll(world, table_id, world.board)
    (answer,) = world.env.http_requests[before:]
    assert "attachments" not in answer.json["data"]
    assert await world.board.attachments[0].read() == b"the same"


async def test_in_a_burst_the_others_get_a_deferral_and_the_newest_state_is_sent_once(world: World) -> None:
    table_id = await world.table(world.mika, world.ken, world.aya)
    await roll(world, table_id, world.board)
    tables, deliveries = world.bot.tables, world.bot.deliveries
    before, deferred = world.calls_so_far, []

    class Late:
        """The press of somebody else, while the first one is delivered."""

        async def defer(self) -> None:
            deferred.append(self)

    async def press(member: Any, responder: Any) -> None:
        scene = await world.scene(table_id)
        card = (await world.cards(table_id, member))[0]
        with deliveries.claim(table_id, member.id):
            await tables.answer(table_id, world.actor(member), scene.stop, "card", [(card,)])
            await deliveries.deliver(table_id, responder)

    await asyncio.gather(press(world.mika, None), press(world.ken, Late()))
    await world.settled()
    assert len(deferred) == 1 and len(world.calls(before)) <= 2
    assert f"<@{world.aya.id}>" in world.board.content and f"<@{world.ken.id}>" not in world.board.content
    assert not (await world.scene(table_id)).table.lags


# Permissions ---------------------------------------------------------------------------------------------------------


def deny(world: World, **named: bool) -> None:
    world.env.backend.set_overwrite(
        world.channel.id,
        Overwrite(
            target_id=world.guild.id,
            type=OverwriteType.ROLE,
            allow=0,
            deny=discord.Permissions(**named).value,
        ),
    )


async def test_missing_attach_files_is_named_and_clears_itself_when_granted(world: World) -> None:
    deny(world, attach_files=True)
    await world.env.settle()
    table_id = await world.table(world.mika, world.ken)
    assert not world.board.attachments and "「ファイルを添付」" in world.board.content
    world.env.backend.delete_overwrite(world.channel.id, world.guild.id)
    await world.env.settle()
    await roll(world, table_id, world.board)
    assert world.board.attachments and "ファイルを添付" not in world.board.content


async def test_a_turn_that_may_not_be_posted_names_what_is_missing_and_comes_when_it_is_granted(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    old = world.board
    await roll(world, table_id, old)
    await world.play_card(table_id, world.mika)
    deny(world, send_messages=True)
    await world.env.settle()
    result = await world.play_card(table_id, world.ken)
    text = result.followups[-1].content
    assert text.startswith("受け付けました") and "「メッセージを送信」" in text
    assert (await world.scene(table_id)).turn == 2
    world.env.backend.delete_overwrite(world.channel.id, world.guild.id)
    await world.settled()
    assert world.board.id != old.id and buttons(world.board)


@pytest.mark.parametrize(
    ("where", "lacks"),
    [
        ({"in_thread": False}, "attach_files"),
        ({"in_thread": True}, "send_messages_in_threads"),
        ({"in_thread": False, "opens_thread": True}, "create_public_threads"),
        ({"in_thread": False}, "read_message_history"),
    ],
)
def test_what_a_table_needs_is_checked_before_it_opens(where: dict[str, bool], lacks: str) -> None:
    allowed = discord.Permissions.all()
    permissions.check(allowed, **where)
    allowed.update(**{lacks: False})
    with pytest.raises(MissingPermission) as refused:
        permissions.check(allowed, **where)
    assert lacks in str(refused.value)


# The line in mid-turn ------------------------------------------------------------------------------------------------


async def test_who_becomes_awaited_in_mid_turn_is_told_after_half_a_minute(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    board = world.board
    await roll(world, table_id, board)
    before = world.calls_so_far
    await world.env.advance_time(29)
    assert not posts(world, before)
    await world.env.advance_time(2)
    await world.settled()
    line = world.board
    assert (
        line.content.startswith(f"<@{world.mika.id}> さん、<@{world.ken.id}> さん、") and str(board.id) in line.content
    )
    assert len(posts(world, before)) == 1 and set(world.pinged(before)[0]) == {world.mika.id, world.ken.id}
    await world.play_card(table_id, world.ken, board)
    assert world.board.id == line.id
    await world.play_card(table_id, world.mika, board)
    await world.settled()
    assert line.id not in [message.id for message in world.channel.history()]


async def test_who_still_waits_unaware_is_told_though_others_pressed_meanwhile(world: World) -> None:
    table_id = await world.table(world.mika, world.ken, world.aya)
    board = world.board
    await roll(world, table_id, board)
    await world.env.advance_time(20)
    await world.play_card(table_id, world.ken)
    await world.env.advance_time(20)
    await world.settled()
    assert world.board.id == board.id
    await world.env.advance_time(11)
    await world.settled()
    assert f"<@{world.aya.id}>" in world.board.content and f"<@{world.ken.id}>" not in world.board.content
    line = world.board.id
    await world.play_card(table_id, world.mika, board)
    await world.env.advance_time(40)
    await world.settled()
    assert world.board.id == line


async def test_nobody_is_told_who_was_quick(world: World) -> None:
    table_id = await world.table(world.mika, world.ken)
    await roll(world, table_id, world.board)
    for member in (world.mika, world.ken):
        await world.play_card(table_id, member)
    before = world.calls_so_far
    await world.env.advance_time(120)
    assert not posts(world, before)


async def test_a_line_from_before_a_restart_is_deleted_too(
    world: World, env: simcord.Env, make_bot: Callable[[], Ryutaku]
) -> None:
    table_id = await world.table(world.mika, world.ken)
    board = world.board
    await roll(world, table_id, board)
    await world.env.advance_time(31)
    await world.settled()
    line = world.board
    assert line.id != board.id
    await env.restart_bot(make_bot())
    for member in (world.ken, world.mika):
        await world.play_card(table_id, member, board)
    await world.settled()
    assert line.id not in [message.id for message in world.channel.history()]
