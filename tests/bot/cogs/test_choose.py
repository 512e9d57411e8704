from __future__ import annotations

from tests.bot.cogs.channel import Channel, labels, menus
from tests.bot.discord.world import World


async def test_choose_suggests_what_the_reader_may_do_in_the_readers_language(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken, world.aya)
    mine = await world.mika.autocomplete(channel.handle, "choose", "choice", "")
    assert [each["name"] for each in mine] == ["振る", "振る"]
    theirs = await world.aya.autocomplete(channel.handle, "choose", "choice", "")
    assert {each["name"] for each in theirs} == {"Help"}
    assert await world.taro.autocomplete(channel.handle, "choose", "choice", "") == []


async def test_choose_answers_by_a_suggestion(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    first, *_ = await world.mika.autocomplete(channel.handle, "choose", "choice", "振")
    done = await channel.type(world.mika, "choose", choice=first["value"])
    assert done.ephemeral and "振る" in done.response.content
    assert "振る" not in labels(channel.newest)


async def test_words_that_mean_nothing_here_are_refused(world: World, channel: Channel) -> None:
    board = await channel.table(world.mika, world.ken)
    refused = await channel.type(world.mika, "choose", choice="とぶ")
    assert "「とぶ」" in refused.response.content
    late = await channel.type(world.mika, "choose", choice="9:roll:0")
    assert late.ephemeral and channel.newest.content == board.content


async def test_without_words_all_choices_are_shown(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    shown = await channel.type(world.mika, "choose")
    assert labels(shown.response.message) == ["振る", "振る"]
    await world.mika.click(shown.response.message, custom_id=_first(shown.response.message))
    assert "振る" not in labels(channel.newest)


async def test_a_secret_choice_is_suggested_to_its_seat_alone(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    await channel.press(world.mika, "振る")
    cards = await world.ken.autocomplete(channel.handle, "toy play", "choice", "")
    assert len(cards) == 3
    await channel.type(world.ken, "toy play", choice=cards[0]["value"])
    again = await channel.type(world.ken, "toy play", choice=cards[0]["value"])
    assert again.ephemeral and again.response.content


async def test_a_games_verbs_are_its_own_and_say_whose_turn_it_is(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    assert {"toy roll", "toy play", "toy help", "toy new", "toy rules"} <= set(
        world.mika.available_commands(channel.handle)
    )
    foreign = await channel.type(world.ken, "toy roll")
    assert "ミカさん" in foreign.response.content
    shown = await channel.type(world.mika, "toy roll")
    assert labels(shown.response.message) == ["振る", "振る"]


async def test_a_spectator_learns_that_there_is_no_seat(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    refused = await channel.type(world.aya, "choose")
    assert "no seat" in refused.response.content


async def test_a_secret_choice_opens_in_private_and_is_made_there(world: World, channel: Channel) -> None:
    await channel.table(world.mika, world.ken)
    await channel.press(world.mika, "振る")
    opened = await channel.press(world.mika, "選択を開く")
    assert opened.ephemeral and not menus(channel.newest)
    chosen = await world.mika.click(opened.response.message, custom_id=_first(opened.response.message))
    assert chosen.acknowledged
    private = [each for each in channel.handle.history(viewer=world.mika) if each.flags.ephemeral][-1]
    assert "選びました" in private.content and not labels(private)


async def test_the_rules_of_a_game_can_be_read(world: World, channel: Channel) -> None:
    rules = await channel.type(world.mika, "dragons-roll rules")
    assert rules.ephemeral and "ドラゴンズ・ロール" in rules.response.content


def _first(message: object) -> str:
    children = [child for row in message.components for child in row.children]  # type: ignore[attr-defined]
    return str(children[0].custom_id)
