"""The rules topic by topic."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.learning.topics import topic_of_choice, topics_of
from bot.screen.limits import CONTENT, length
from bot.text import LOCALES, Texts
from rules.kernel.game import games
from tests.bot.cogs.channel import Channel, labels, menus
from tests.bot.discord.world import World

GAMES = [game for game in games() if Texts(strict=True).has(f"{game}-name", "ja")]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_topics_each_short(game: str) -> None:
    texts = Texts(strict=True)
    by_locale = [[topic.id for topic in topics_of(texts.speaker(locale, game))] for locale in LOCALES]
    assert all(one == other for one, other in pairwise(by_locale))
    for locale in LOCALES:
        words = texts.speaker(locale, game)
        for topic in topics_of(words):
            assert length(words.say(f"rules-{topic.id}")) <= CONTENT / 3
            assert length(words.say(f"rules-{topic.id}").splitlines()[0]) <= 140 * (1 + (locale == "en"))


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_leads_to_a_topic_that_there_is(game: str) -> None:
    texts = Texts(strict=True)
    prefix = f"{game}-help-"
    for locale in LOCALES:
        words = texts.speaker(locale, game)
        known = {topic.id for topic in topics_of(words)}
        kinds = [key.removeprefix(prefix) for key in texts.entries[locale] if key.startswith(prefix)]
        found = {kind: topic_of_choice(words, [kind]) for kind in kinds}
        if known:
            assert {kind for kind, topic in found.items() if topic is None or topic.id not in known} == set()


async def test_typed_with_suggestions(world: World, channel: Channel) -> None:
    found = await world.mika.autocomplete(channel.handle, "dragons-roll rules", "topic", "失敗")
    assert [each["name"] for each in found] == ["失敗ロール"]
    shown = await channel.type(world.mika, "dragons-roll rules", topic=found[0]["value"])
    assert shown.ephemeral and shown.response.content.startswith("**失敗ロール**（ドラゴンズ・ロール）")
    english = await channel.type(world.aya, "dragons-roll rules", topic="失敗ロール")
    assert english.response.content.startswith("**Failed roll**")
    refused = await channel.type(world.mika, "dragons-roll rules", topic="チェスのルール")
    assert refused.ephemeral and "チェスのルール" in refused.response.content


async def test_the_whole_in_short_leads_to_every_topic(world: World, channel: Channel) -> None:
    shown = await channel.type(world.mika, "dragons-roll rules")
    (menu,) = menus(shown.response.message)
    assert len(menu.options) >= 15
    chosen = await channel.pick(world.mika, shown.response.message, menu.options[3].value)
    assert chosen.response.content.startswith(f"**{menu.options[3].label}**")
    assert [each.default for each in menus(chosen.response.message)[0].options].count(True) == 1


async def test_the_question_mark_leads_to_the_rule_of_the_choice(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika, world.ken, command="dragons-roll new", first="1")
    await channel.press(world.mika, "はじめる")
    helped = await channel.press(world.mika, "？")
    assert "規則を読む" in labels(helped.response.message)
    (button,) = [
        each for row in helped.response.message.components for each in row.children if each.label == "規則を読む"
    ]
    read = await world.mika.click(helped.response.message, custom_id=button.custom_id)
    assert read.response.content.startswith("**手番の流れ**")


async def test_a_topic_that_is_gone_is_a_sentence(world: World, channel: Channel) -> None:
    await channel.type(world.mika, "dragons-roll rules")
    answer = await world.press(world.mika, await world_board(channel), "g1:-:!rules:dragons_roll:nothing")
    assert "もう使えません" in answer.response.content
    answer = await world.press(world.mika, await world_board(channel), "g1:-:!rules:chess")
    assert "もう使えません" in answer.response.content


async def world_board(channel: Channel):  # type: ignore[no-untyped-def]
    if channel.handle.last_message is None:
        await channel.lobby(channel.world.mika)
    return channel.newest
