from __future__ import annotations

import json
from pathlib import Path

import simcord

from bot.dice.proof import problems, read_proof, read_record
from bot.dice.replay import differences, why_not_played_again
from rules.kernel.dice import DiceStream
from rules.kernel.scenario import check_scenario
from tests.bot.cogs.channel import Channel, labels, menus, table_of
from tests.bot.discord.world import World
from tests.rules.kernel.toy import TOY


def said(result: simcord.InteractionResult) -> str:
    """The private answers to a press or command, the last one last."""
    first = [result.response.content] if result.response else []
    return "\n".join([*first, *(each.content for each in result.followups)])


async def test_without_a_table_every_command_says_so(world: World, channel: Channel) -> None:
    for command in ("show", "undo", "help", "log", "leave", "end", "pause", "resume", "export", "options", "stand-in"):
        answer = await channel.type(world.mika, f"table {command}")
        assert answer.ephemeral and "/ryutaku" in answer.response.content, command


async def test_show_posts_the_board_anew_and_closes_the_old_one(world: World, channel: Channel) -> None:
    old = await channel.table(world.mika, world.ken)
    shown = await channel.type(world.ken, "table show")
    assert shown.ephemeral and str(channel.newest.id) in str(shown.response.message.components)
    assert channel.newest.id != old.id and "振る" in labels(channel.newest)
    assert not labels(world.again(old))


async def test_help_explains_the_choice_in_private(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    mine = await channel.press(world.mika, "？")
    assert mine.ephemeral and "ダイスを振ります。" in mine.response.content
    theirs = await channel.press(world.aya, "?" if "?" in labels(channel.newest) else "？")
    assert "Rolls the die." in theirs.response.content and "Waiting for ミカ" in theirs.response.content


async def test_who_is_new_is_given_advice_when_asked_for(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika, world.ken)
    await channel.press(world.mika, "はじめて")
    await channel.press(world.mika, "はじめる")
    shown = await channel.press(world.mika, "？")
    advice = await channel.press(world.mika, "迷ったら", shown.response.message)
    assert "迷ったら：" in advice.response.content
    assert "迷ったら" not in labels((await channel.press(world.ken, "？")).response.message)


async def test_the_log_says_who_did_what(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    await channel.press(world.mika, "振る")
    await channel.type(world.mika, "table pause")
    log = await channel.type(world.ken, "table log")
    assert log.ephemeral
    assert "手番1" in log.response.content and "ミカさん：目は" in log.response.content
    assert "卓を中断" in log.response.content


async def test_undo_is_asked_for_by_vote_and_carried(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken, world.aya)
    before = channel.newest.content
    await channel.press(world.mika, "振る")
    asked = await channel.type(world.mika, "table undo")
    assert "投票" in said(asked)
    assert {"賛成する", "反対する"} <= set(labels(channel.newest))
    refused = await channel.press(world.mika, "賛成する")
    assert "ほかの席の人" in said(refused)
    await channel.press(world.ken, "賛成する")
    await channel.press(world.aya, "賛成する")
    assert "賛成する" not in labels(channel.newest) and "振る" in labels(channel.newest)
    assert channel.newest.content.splitlines()[0] == before.splitlines()[0]
    await channel.press(world.mika, "振る")
    assert "振る" not in labels(channel.newest)


async def test_a_refused_vote_changes_nothing(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    await channel.press(world.mika, "振る")
    await channel.type(world.mika, "table undo")
    await channel.press(world.ken, "反対する")
    assert "賛成する" not in labels(channel.newest) and "振る" not in labels(channel.newest)


async def test_undo_without_a_reveal_is_one_press(world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken)
    table = table_of(board)
    scene = await world.scene(table)
    await world.press(world.ken, board, f"g1:{table}:{scene.stop}:nudge:up")
    pending = await _finish_draft(world, channel)
    assert "選びました" in said(pending)
    assert "取り消す" in labels(channel.newest)
    stop = (await world.scene(table)).stop
    await channel.press(world.ken, "取り消す")
    assert "取り消す" not in labels(channel.newest)
    late = await world.press(world.mika, board, f"g1:{table}:{stop}:roll:go")
    assert "もう終わりました" in said(late)
    await channel.press(world.mika, "振る")
    assert "振る" not in labels(channel.newest)


async def test_who_leaves_is_played_for_and_the_host_hands_on(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    asked = await channel.type(world.mika, "table leave")
    await channel.press(world.mika, "抜ける", asked.response.message)
    scene = await world.scene(table_of(channel.newest))
    assert scene.table.host == world.ken.id and scene.seats[0].member is None
    assert f"<@{world.ken.id}>" in channel.newest.content


async def test_a_seat_is_handed_over_and_the_new_player_is_told(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    told = await channel.type(world.mika, "table replace", seat="1", member=world.taro)
    assert not told.ephemeral
    line = channel.newest
    assert [each.id for each in line.mentions] == [world.taro.id] and "ケンさんの席" in line.content
    scene = await world.scene(table_of(world.again(channel.handle.history()[-2])))
    assert scene.seats[1].member == world.taro.id
    no_host = await channel.type(world.taro, "table replace", seat="0", member=world.aya)
    assert "host" in said(no_host).lower()


async def test_the_host_lets_a_stand_in_play_a_seat(world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken)
    await channel.press(world.mika, "振る")
    table = table_of(board)
    shown = await channel.type(world.mika, "table stand-in")
    shown = await channel.pick(world.mika, shown.response.message, "1")
    done = await channel.press(world.mika, "この席を代打ちに", shown.response.message)
    assert "ケンさん" in said(done)
    assert (await world.scene(table)).seats[1].agent is not None
    early = await channel.type(world.ken, "table stand-in", seat="ミカ", once=True)
    assert "<t:" in said(early) or "から" in said(early)
    back = await channel.press(world.ken, "？")
    await channel.press(world.ken, "席に戻る", back.response.message)
    assert (await world.scene(table)).seats[1].agent is None


async def test_anybody_seated_may_after_a_day(env: simcord.Env, world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken)
    await env.advance_time(24 * 3600 + 60)
    done = await channel.type(world.ken, "table stand-in", seat="0", once=True)
    assert "ミカさん" in said(done)
    scene = await world.scene(table_of(board))
    assert scene.seats[0].agent is None


async def test_pause_stops_the_buttons_and_resume_brings_them_back(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    refused = await channel.type(world.ken, "table pause")
    assert "ホスト" in said(refused)
    await channel.type(world.mika, "table pause")
    assert "振る" not in labels(channel.newest)
    await channel.press(world.mika, "再開する")
    assert "振る" in labels(channel.newest)


async def test_a_table_moves_to_another_channel(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken, title="週末卓")
    other = Channel(world, world.guild.create_text_channel("other"))
    await other.lobby(world.ken)
    taken = await other.type(world.mika, "table move", table="週末卓")
    assert "進んでいます" in said(taken)
    third = Channel(world, world.guild.create_text_channel("third"))
    names = [each["name"] for each in await world.mika.autocomplete(third.handle, "table move", "table", "")]
    assert names == ["週末卓"]
    await third.type(world.mika, "table move", table="週末卓")
    assert "振る" in labels(third.newest)


async def test_the_switch_to_be_asked_always(world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken)
    shown = await channel.type(world.ken, "table options")
    assert "目標：12点" in shown.response.content
    shown = await channel.press(world.ken, "毎回きく", shown.response.message)
    assert (await world.scene(table_of(board))).seats[1].ask_always
    await channel.press(world.ken, "毎回はきかない", shown.response.message)
    assert not (await world.scene(table_of(board))).seats[1].ask_always


async def test_ending_asks_once_more(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    asked = await channel.type(world.mika, "table end")
    assert "振る" in labels(channel.newest)
    await channel.press(world.mika, "本当に終える", asked.response.message)
    assert "振る" not in labels(channel.newest)
    assert labels(await channel.lobby(world.ken))


async def test_an_export_runs_as_a_scenario_and_hides_what_is_hidden(
    world: World, channel: Channel, tmp_path: Path
) -> None:
    board = await channel.table(world.mika, world.ken)
    table = table_of(board)
    await channel.press(world.mika, "振る")
    await world.play_card(table, world.mika, board)
    file = tmp_path / "export.toml"
    exported = await channel.type(world.ken, "table export")
    file.write_bytes(await exported.response.message.attachments[0].read())
    assert check_scenario(file) == ""
    text = file.read_text(encoding="utf-8")
    assert 'kind = "roll"' in text and 'kind = "card"' not in text
    seed = (await world.scene(table)).table.seed
    assert seed.hex() not in text


async def test_the_export_of_an_ended_table_proves_the_dice(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    await channel.press(world.mika, "振る")
    asked = await channel.type(world.mika, "table end")
    await channel.press(world.mika, "本当に終える", asked.response.message)
    exported = await channel.type(world.ken, "table export")
    data = await exported.response.message.attachments[0].read()
    whole = read_record(data)
    assert whole is not None and why_not_played_again(whole, TOY, TOY.load_content()) == ""
    assert list(differences(whole, TOY, TOY.load_content())) == list(problems(read_proof(data))) == []
    record = json.loads(data)
    dice = DiceStream(bytes.fromhex(record["seed"]))
    assert dice.commitment == record["commitment"]
    rolled = [event for row in record["journal"] for event in row["events"] if event["kind"] == "dice_rolled"]
    for event in rolled:
        again = DiceStream(bytes.fromhex(record["seed"]), event["args"]["draw"])
        assert [again.roll(6) for _ in event["args"]["dice"]["values"]] == event["args"]["dice"]["values"]
    assert rolled


async def _finish_draft(world: World, channel: Channel) -> simcord.InteractionResult:
    """ケン goes on with the draft that is open, always with the first choice."""
    result = None
    for _ in range(2):
        private = [each for each in channel.handle.history(viewer=world.ken) if each.flags.ephemeral][-1]
        (menu,) = menus(private) or [None]
        if menu is not None:
            result = await channel.pick(world.ken, private, menu.options[0].value)
        else:
            first = next(child for row in private.components for child in row.children)
            result = await world.ken.click(private, custom_id=first.custom_id)
    assert result is not None
    return result
