"""The dice commands as people use them: what they read, what they press, and how many calls it takes."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.dice import cooldown
from bot.dice.proof import problems, read_proof
from bot.screen import limits
from tests.bot.cogs.channel import Channel, labels
from tests.bot.dice.test_proof import independent
from tests.bot.discord.world import World


@pytest.fixture(autouse=True)
def _patient(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between rolls, but in the test of waiting."""
    if "waits" not in request.node.name:
        monkeypatch.setattr("bot.dice.commands.Cooldown.take", lambda *arguments: None)


async def calls(world: World, action: Any) -> tuple[Any, list[tuple[str, str]]]:
    """What an action came to, and the calls to Discord that it took."""
    before = len(world.env.http_requests)
    result = await action
    return result, [(call.method, call.path) for call in world.env.http_requests[before:]]


def lines(message: discord.Message) -> list[str]:
    return message.content.split("\n")


async def test_a_roll_is_one_call_with_its_picture(world: World, channel: Channel) -> None:
    result, made = await calls(world, channel.type(world.mika, "roll", expression="２Ｄ６＋３", label="攻撃"))
    assert len(made) == 1 and made[0][1].endswith("/callback")
    shown = result.response.message
    first, second = lines(shown)
    assert first == "`2D6+3` 攻撃" and second.startswith("2D6（") and "＝**" in second
    (picture,) = shown.attachments
    assert picture.description.startswith("2D6+3 攻撃 2D6（") and "*" not in picture.description
    assert (await picture.read()).startswith(b"\x89PNG")
    assert labels(shown) == ["もう一度"]


async def test_once_more_is_a_new_message_by_one_call(world: World, channel: Channel) -> None:
    first = (await channel.type(world.mika, "roll", expression="2D6>=7 攻撃")).response.message
    result, made = await calls(world, channel.press(world.ken, "もう一度", first))
    assert len(made) == 1 and result.response.message.id != first.id
    assert lines(result.response.message)[0] == "`2D6>=7` 攻撃"
    assert channel.handle.history()[-2].content == first.content
    again = await channel.press(world.ken, "もう一度", result.response.message)
    assert again.acknowledged and not again.ephemeral


async def test_a_secret_roll_tells_the_channel_only_that_there_was_one(world: World, channel: Channel) -> None:
    await channel.type(world.ken, "roll", expression="1D6")
    result = await channel.type(world.mika, "roll", expression="3D6", label="罠に気づくか", secret=True)
    assert result.ephemeral and "（秘密）" in result.response.content and "3D6（" in result.response.content
    assert channel.newest.content == "ミカさんが秘密のダイスを振りました。" and not channel.newest.attachments
    assert "罠" not in "".join(each.content for each in channel.handle.history())
    listed = await channel.type(world.ken, "rolls")
    assert "3D6" not in listed.response.content and "1D6" in listed.response.content
    own = await channel.type(world.mika, "rolls", mine=True)
    assert own.ephemeral and "`3D6` 罠に気づくか" in own.response.content and "（秘密）" in own.response.content
    revealed = await channel.type(world.ken, "dice reveal")
    proof = read_proof(await revealed.response.message.attachments[0].read())
    assert [each.what for each in proof.rolls] == ["1D6"]
    again = await world.mika.click(result.response.message, label="もう一度")
    assert again.followups == [] or again.ephemeral
    assert channel.newest.content == "ミカさんが秘密のダイスを振りました。"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("２Ｄ６＋＊", "「*」はここに置けません：`２Ｄ６＋【＊】`（5文字目）"),
        ("1D6rr<7", "多すぎる"),
        ("9" * 150, "100文字まで"),
        ("`@everyone`", "置けません"),
    ],
)
async def test_what_can_not_be_rolled_is_said_in_private(world: World, channel: Channel, typed: str, said: str) -> None:
    result = await channel.type(world.mika, "roll", expression=typed)
    assert result.ephemeral and said in result.response.content
    assert [each for each in channel.handle.history() if each.content] == []


async def test_the_language_is_that_of_the_reader_until_the_channel_has_one(world: World, channel: Channel) -> None:
    english = await channel.type(world.aya, "roll", expression="1d6")
    assert " = **" in english.response.content and labels(english.response.message) == ["Again"]
    await world.bot.tables.set_locale(world.actor(world.mika), channel.handle.id, "ja")
    japanese = await channel.type(world.aya, "roll", expression="1d6")
    assert "＝**" in japanese.response.content
    private = await channel.type(world.aya, "roll", expression="1d6+")
    assert "missing" in private.response.content


async def test_a_peak_roll_is_shown_step_by_step(world: World, channel: Channel) -> None:
    result, made = await calls(world, channel.type(world.mika, "peak", dice=3, boost=2, label="冒険"))
    first, second = lines(result.response.message)
    assert len(made) == 1 and first == "ピークロール3個＋ブースト2個 冒険"
    assert "＝成功" in second and "−ファンブル" in second and "**成功数" in second
    again = await channel.press(world.ken, "もう一度")
    assert lines(again.response.message)[0] == first


async def test_no_dice_no_button(world: World, channel: Channel) -> None:
    shown = (await channel.type(world.mika, "peak", dice=0)).response.message
    assert "成功数0" in shown.content and labels(shown) == [] and not shown.attachments


async def test_odds_have_text_and_chart(world: World, channel: Channel) -> None:
    peak = (await channel.type(world.mika, "odds peak", dice=3)).response.message
    assert "+1以上 **69.3%**" in peak.content and peak.attachments[0].description
    exact = (await channel.type(world.mika, "odds roll", expression="2D6>=7")).response.message
    assert "正確な値" in exact.content and "成功 **58.3%**" in exact.content and exact.attachments
    estimate = (await channel.type(world.mika, "odds roll", expression="2D6ra6")).response.message
    assert "5000回振ってみた推定値" in estimate.content and "±1.4ポイント" in estimate.content
    refused = await channel.type(world.mika, "odds roll", expression="choice[a,b]")
    assert refused.ephemeral and "確率" in refused.response.content


async def test_a_channel_is_revealed_and_checked(world: World, channel: Channel) -> None:
    before = await channel.type(world.mika, "dice proof")
    assert before.ephemeral
    for typed in ("2D6+3", "3B6>=4", "choice[右、左]"):
        await channel.type(world.ken, "roll", expression=typed)
    await channel.type(world.ken, "roll", expression="1D6rr<7")
    result, made = await calls(world, channel.type(world.aya, "dice reveal"))
    assert len(made) == 1 and not result.ephemeral
    file = await result.response.message.attachments[0].read()
    proof = read_proof(file)
    assert proof.commitment in before.response.content and proof.seed in result.response.content
    assert independent(file) == 206 and list(problems(proof)) == []
    after = await channel.type(world.mika, "dice proof")
    assert proof.commitment not in after.response.content
    empty = await channel.type(world.mika, "dice reveal")
    assert empty.ephemeral and "公開するものがありません" in empty.response.content


async def test_luck_in_one_sentence(world: World, channel: Channel) -> None:
    none = await channel.type(world.mika, "luck")
    assert none.ephemeral and "数えられるダイスがありません" in none.response.content
    await channel.type(world.mika, "roll", expression="10D6")
    few = (await channel.type(world.mika, "luck")).response.message
    assert "ミカさん" in few.content and "あと20個ほど" in few.content
    for _ in range(6):
        await channel.type(world.ken, "roll", expression="100D6+1D20")
    enough = (await channel.type(world.mika, "luck", whose="channel")).response.message
    assert "D6を610個" in enough.content and "公平なダイス" in enough.content
    assert "1: " in enough.attachments[0].description
    other = await channel.type(world.mika, "luck", whose="channel", sides=8)
    assert other.ephemeral and "D8" in other.response.content


async def test_luck_of_a_table(world: World, channel: Channel) -> None:
    table_id = await world.table(world.mika, world.ken)
    none = await channel.type(world.ken, "luck", whose="table")
    assert none.ephemeral
    stop = (await world.scene(table_id)).stop
    await world.press(world.mika, channel.newest, f"g1:{table_id}:{stop}:roll:go")
    some = (await channel.type(world.ken, "luck", whose="table")).response.message
    assert "卓「週末卓」のダイス：D6を1個" in some.content


async def test_the_commands_can_be_switched_off(world: World, channel: Channel) -> None:
    refused = await channel.type(world.mika, "dice off")
    assert refused.ephemeral and "サーバーを管理できる人" in refused.response.content
    role = world.guild.create_role("Admins", permissions=discord.Permissions(manage_guild=True))
    admin = world.guild.add_member(world.env.create_user("boss", global_name="ボス"), roles=[role])
    await channel.type(admin, "dice off")
    off = await channel.type(world.mika, "roll", expression="1D6")
    assert off.ephemeral and "止めてあります" in off.response.content
    await channel.type(admin, "dice on")
    assert not (await channel.type(world.mika, "roll", expression="1D6")).ephemeral
    await channel.type(admin, "dice off", here=True)
    assert (await channel.type(world.mika, "roll", expression="1D6")).ephemeral
    other = Channel(world, world.guild.create_text_channel("other"))
    assert not (await other.type(world.mika, "roll", expression="1D6")).ephemeral


async def test_who_rolls_much_waits_and_is_asked_kindly(world: World, channel: Channel) -> None:
    for _ in range(cooldown.AT_ONCE):
        assert not (await channel.type(world.mika, "roll", expression="1D6")).ephemeral
    wait = await channel.type(world.mika, "roll", expression="1D6")
    assert wait.ephemeral and "秒待ってください" in wait.response.content
    assert not (await channel.type(world.ken, "roll", expression="1D6")).ephemeral
    await world.env.advance_time(10)
    assert not (await channel.type(world.mika, "roll", expression="1D6")).ephemeral


async def test_dice_roll_in_threads(world: World, channel: Channel) -> None:
    await channel.type(world.mika, "toy new")
    thread = Channel(world, world.channel.threads[-1])
    shown = (await thread.type(world.ken, "roll", expression="1D6")).response.message
    assert "1D6（" in shown.content and thread.newest.id == shown.id


async def test_dice_roll_in_direct_messages(world: World) -> None:
    user = world.env.create_user("solo", global_name="ソロ")
    for expression in ("1D6", "2D6"):
        rolled = await user.slash("roll", expression=expression)
        assert f"{expression} (" in rolled.response.content and not rolled.ephemeral
    refused = await user.slash("dice off")
    assert refused.ephemeral


async def test_without_the_permission_a_roll_has_no_picture(world: World, channel: Channel) -> None:
    deny = discord.Permissions(attach_files=True).value
    overwrite = Overwrite(target_id=world.guild.id, type=OverwriteType.ROLE, allow=0, deny=deny)
    world.env.backend.set_overwrite(channel.handle.id, overwrite)
    await world.env.settle()
    shown = (await channel.type(world.mika, "roll", expression="1D6")).response.message
    assert "1D6（" in shown.content and not shown.attachments


async def test_the_longest_answers_fit_into_a_message(world: World, channel: Channel) -> None:
    for typed in ("200D1000000", "1D6" + "+1D6" * 24, "200D6e6", "100B1000000+100B1000000>=5"):
        shown = (await channel.type(world.mika, "roll", expression=typed, label="＊" * 200)).response.message
        limits.check({"content": shown.content})


async def test_a_finished_table_gives_the_proof_of_all_its_dice(world: World, channel: Channel) -> None:
    table_id = await world.table(world.mika, world.ken)
    scene = await world.scene(table_id)
    await world.press(world.mika, channel.newest, f"g1:{table_id}:{scene.stop}:roll:go")
    await world.bot.tables.undo(table_id, world.actor(world.mika))
    await world.bot.tables.vote(table_id, world.actor(world.ken), True)
    await world.settled()
    while (await world.scene(table_id)).table.in_play:
        await world.play_turn(table_id)
        await world.settled()
    result = await world.press(world.mika, channel.newest, f"g1:{table_id}:!proof:")
    file = await result.response.message.attachments[0].read()
    proof = read_proof(file)
    assert result.ephemeral and proof.of == "table" and list(problems(proof)) == []
    assert independent(file) == len(proof.rolls) >= 2
    assert [each.undone for each in proof.rolls][:2] == [True, False]
    assert proof.rolls[0].dice == proof.rolls[1].dice, "an undo does not change the dice"


@pytest.mark.parametrize("number", ["9" * 80, "99999999999999999", "²", "-1", "0", ""])
async def test_a_forged_roll_again_is_one_sentence(world: World, channel: Channel, number: str) -> None:
    await channel.type(world.mika, "roll", expression="1d6")
    refused = await world.press(world.ken, channel.newest, f"g1:-:!roll-again:{number}")
    assert refused.ephemeral and "エラー番号" not in refused.response.content
