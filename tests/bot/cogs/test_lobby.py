from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.screen import limits
from tests.bot.cogs.channel import Channel, labels, menus
from tests.bot.discord.world import World

FLOW = {
    "ja": ("参加", "はじめて", "はじめる", "振る", "手番です", "始まりました"),
    "en-US": ("Join", "I'm new", "Start", "Roll", "it is your turn", "has begun"),
}


@pytest.mark.parametrize("locale", FLOW)
async def test_from_one_command_to_the_first_turn(
    world: World, channel: Channel, locales: dict[int, str], locale: str
) -> None:
    join, new, start, roll, turn, begun = FLOW[locale]
    locales.update(dict.fromkeys((world.mika.id, world.ken.id, world.aya.id), locale))
    opened = await channel.type(world.mika, "dragons-roll new", title="週末卓", here=True, first="1")
    assert opened.ephemeral and "週末卓" in opened.response.content
    lobby = channel.newest
    await channel.press(world.ken, join)
    await channel.press(world.aya, new)
    assert channel.newest.id == lobby.id
    assert "ケン" in channel.newest.content and "アヤ" in channel.newest.content
    await channel.press(world.mika, start)
    assert begun in world.again(lobby).content and not labels(world.again(lobby))
    board = channel.newest
    assert turn in board.content and "週末卓" in board.content and board.attachments
    assert f"<@{world.mika.id}>" in board.content
    await channel.press(world.mika, roll)
    assert channel.newest.id == board.id and channel.newest.content != board.content


async def test_a_table_has_a_thread_of_its_own_and_the_channel_one_line(world: World, channel: Channel) -> None:
    opened = await channel.type(world.mika, "toy new", title="週末卓")
    thread = Channel(world, world.channel.threads[-1])
    assert thread.handle.name == "週末卓"
    (line,) = [each for each in channel.handle.history() if each.type is discord.MessageType.default]
    assert "週末卓" in line.content and not labels(line)
    await thread.press(world.ken, "参加")
    assert "ケンさん" in thread.newest.content
    assert opened.ephemeral


async def test_one_table_a_channel_and_the_sentence_leads_there(world: World, channel: Channel) -> None:
    lobby = await channel.lobby(world.mika, title="週末卓")
    refused = await channel.type(world.ken, "toy new", here=True)
    assert refused.ephemeral
    assert "週末卓" in refused.response.content and str(lobby.id) in refused.response.content
    assert channel.newest.id == lobby.id


async def test_two_channels_at_once(world: World, channel: Channel, locales: dict[int, str]) -> None:
    locales[world.aya.id] = "ja"
    other = Channel(world, world.guild.create_text_channel("other"))
    here = await channel.table(world.mika, world.ken)
    there = await other.table(world.aya, world.mika)
    await channel.press(world.mika, "振る")
    assert channel.newest.id == here.id and channel.newest.content != here.content
    assert other.newest.content == there.content
    await other.press(world.aya, "振る")
    assert other.newest.content != there.content


async def test_a_missing_permission_is_named_and_nothing_is_opened(
    env: simcord.Env, world: World, channel: Channel
) -> None:
    deny = discord.Permissions(attach_files=True).value
    overwrite = Overwrite(target_id=world.guild.id, type=OverwriteType.ROLE, allow=0, deny=deny)
    env.backend.set_overwrite(channel.handle.id, overwrite)
    await env.settle()
    for where in ({"here": True}, {}):
        refused = await channel.type(world.mika, "toy new", **where)
        assert "ファイルを添付" in refused.response.content
    assert channel.handle.last_message is None and not world.channel.threads
    env.backend.delete_overwrite(channel.handle.id, world.guild.id)
    await env.settle()
    await channel.type(world.mika, "toy new", here=True)
    assert "サイコロ" in channel.newest.content


@pytest.mark.parametrize(
    ("status", "code", "words"), [(400, 160006, "これ以上スレッドを作れません"), (403, 50013, "公開スレッドの作成")]
)
async def test_a_thread_that_can_not_be_made_leaves_nothing(
    env: simcord.Env, world: World, channel: Channel, status: int, code: int, words: str
) -> None:
    env.inject_error("POST", "/channels/*/messages/*/threads", status=status, code=code)
    refused = await channel.type(world.mika, "toy new")
    said = [*([refused.response] if refused.response else []), *refused.followups]
    assert any(words in each.content for each in said)
    assert channel.handle.last_message is None and not world.channel.threads


async def test_the_host_sets_options_in_private_and_others_read_them(world: World, channel: Channel) -> None:
    lobby = await channel.lobby(world.mika, world.ken)
    read = await channel.press(world.ken, "設定", lobby)
    assert "目標：12点" in read.response.content and not menus(read.response.message)
    shown = await channel.press(world.mika, "設定", lobby)
    shown = await channel.pick(world.mika, shown.response.message, "goal")
    assert "何点で勝ちか" in shown.response.content
    shown = await channel.pick(world.mika, shown.response.message, "3")
    assert "目標：3点" in shown.response.content
    assert "目標：3点" in channel.newest.content and channel.newest.id == lobby.id
    shown = await channel.pick(world.mika, shown.response.message, "pace")
    await channel.pick(world.mika, shown.response.message, "relaxed")
    assert "ペース：のんびり" in channel.newest.content


async def test_options_can_be_typed_with_the_command(world: World, channel: Channel) -> None:
    await channel.type(world.mika, "toy new", here=True, goal="3", pace="relaxed", seats=2)
    assert "目標：3点" in channel.newest.content and "のんびり" in channel.newest.content
    await channel.press(world.ken, "参加")
    refused = await channel.press(world.aya, "参加")
    assert refused.ephemeral and "seats are taken" in refused.response.content


async def test_stand_ins_come_and_go(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika)
    await channel.press(world.mika, "代打ちを追加")
    assert "代打ち" in channel.newest.content
    await channel.press(world.mika, "代打ちを外す")
    assert "代打ちを外す" not in labels(channel.newest)
    start = next(child for row in channel.newest.components for child in row.children if child.label == "はじめる")
    assert start.disabled


async def test_a_host_who_leaves_hands_on_and_the_last_one_closes(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika, world.ken)
    await channel.press(world.mika, "抜ける")
    assert "ケンさん（ホスト）" in channel.newest.content
    await channel.press(world.ken, "抜ける")
    assert not labels(channel.newest)
    await channel.type(world.mika, "toy new", here=True)
    assert labels(channel.newest)


async def test_closing_a_lobby_asks_once_more(world: World, channel: Channel) -> None:
    lobby = await channel.lobby(world.mika)
    asked = await channel.type(world.mika, "table end")
    assert labels(world.again(lobby))
    await channel.press(world.mika, "募集を閉じる", asked.response.message)
    assert not labels(world.again(lobby))


async def test_the_menu_opens_a_table_and_lists_it(world: World, channel: Channel) -> None:
    menu = await channel.type(world.mika, "ryutaku")
    game = await channel.pick(world.mika, menu.response.message, "toy")
    await channel.press(world.mika, "ここで開く", game.response.message)
    assert "サイコロ" in channel.newest.content
    await channel.press(world.ken, "参加")
    await channel.press(world.mika, "はじめる")
    mine = await channel.type(world.mika, "ryutaku")
    assert "あなたの手番" in mine.response.content and str(channel.newest.id) in mine.response.content
    theirs = await channel.type(world.ken, "ryutaku")
    assert "ミカさんの手番" in theirs.response.content


async def test_the_language_of_a_channel_can_be_set(world: World, channel: Channel) -> None:
    lobby = await channel.lobby(world.mika, world.ken)
    assert "募集" in lobby.content
    menu = await channel.type(world.ken, "ryutaku")
    refused = await channel.pick(world.ken, menu.response.message, "en", number=1)
    assert "ホスト" in _said(refused) and "募集" in channel.newest.content
    menu = await channel.type(world.mika, "ryutaku")
    await channel.pick(world.mika, menu.response.message, "en", number=1)
    assert "looking for players" in channel.newest.content


async def test_a_title_that_is_too_long_is_refused(world: World, channel: Channel) -> None:
    refused = await channel.type(world.mika, "toy new", here=True, title="卓" * 41)
    assert "40" in refused.response.content and channel.handle.last_message is None


async def test_commands_keep_discords_limits_in_both_languages(env: simcord.Env, world: World) -> None:
    sent = [each.json for each in env.http_requests if each.method == "PUT" and each.path.endswith("/commands")]
    (commands,) = sent
    assert [problem for command in commands for problem in limits.command_problems(command)] == []
    for command in commands:
        for each in (command, *(command.get("options") or ())):
            assert each["name"].isascii()
            assert each["description_localizations"]["ja"] != each["description"]


def _said(result: simcord.InteractionResult) -> str:
    """The private answer to a press: the response, or what followed it."""
    texts = [each.content for each in result.followups]
    return "\n".join([*(texts or []), result.response.content if result.response else ""])


async def test_who_has_no_seat_is_told_how_to_get_one_and_who_is_the_host(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika, command="dragons-roll new")
    for label in ("代打ちを追加", "抜ける"):
        refused = await channel.press(world.ken, label)
        assert refused.ephemeral and "「参加」を押すと席に着けます" in refused.response.content
    assert "ホストのミカさん" in (await channel.press(world.ken, "設定")).response.content
    await channel.press(world.mika, "代打ちを追加")
    assert "ホストのミカさん" in (await channel.press(world.ken, "はじめる")).response.content
