"""The turn to practise: always the same, seen by one, kept by nobody."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.learning.offering import practice_file
from bot.learning.practice import Practising, begun
from bot.text import LOCALES, Texts
from rules.kernel.agent import RandomAgent
from rules.kernel.game import games
from rules.kernel.match import Match, Setting
from tests.bot.cogs.channel import Channel, labels, menus
from tests.bot.discord.world import World
from tests.rules.kernel.toy import Toy

WITH_PRACTICE = [game for game in games().values() if practice_file(game).is_file()]


def test_there_is_one() -> None:
    assert WITH_PRACTICE


@pytest.mark.parametrize("game", WITH_PRACTICE, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_chosen_it_ends_after_a_turn_and_every_choice_is_explained(game, seed: int) -> None:  # type: ignore[no-untyped-def]
    practising, texts, agent, rng = begun(game), Texts(strict=True), RandomAgent(), Random(seed)
    for _ in range(30):
        if practising.over:
            break
        match = practising.match
        prompt = next(each for each in match.prompts(practising.seat) if not each.offer)
        assert all(texts.has(f"practice-{prompt.kind}", locale, game.id) for locale in LOCALES)
        chosen = agent.choose(match.view(practising.seat), prompt, rng)
        assert chosen is not None
        practising.choose(prompt.kind, chosen)
    assert practising.over
    assert all(texts.has("practice-end", locale, game.id) for locale in LOCALES)


@pytest.mark.parametrize("game", WITH_PRACTICE, ids=lambda game: game.id)
def test_the_dice_are_always_the_same(game) -> None:  # type: ignore[no-untyped-def]
    one, other = begun(game), begun(game)
    for practising in (one, other):
        prompt = practising.match.prompts(practising.seat)[0]
        practising.choose(prompt.kind, prompt.ids[:1])
    assert one.match.view(0) == other.match.view(0)
    assert one.token != other.token


@pytest.mark.parametrize("game", WITH_PRACTICE, ids=lambda game: game.id)
@pytest.mark.parametrize("locale", LOCALES)
async def test_by_what_stands_there_to_its_end(world: World, channel: Channel, texts: Texts, game, locale: str) -> None:  # type: ignore[no-untyped-def]
    member = {"ja": world.mika, "en": world.aya}[locale]
    lobby = await channel.lobby(member, command=f"{game.id.replace('_', '-')} new")
    message = (await channel.press(member, texts.say("button-practice", locale), lobby)).response.message
    again, seen = texts.say("button-practice-again", locale), []
    for _ in range(12):
        teaching = [line for line in message.content.splitlines()[1:] if line]
        assert teaching and message.content not in seen
        assert message.attachments[0].description and len(message.content) <= 600 * (1 + (locale == "en"))
        seen.append(message.content)
        if labels(message) == [again]:
            break
        if offered := labels(message):
            message = (await channel.press(member, offered[0], message)).response.message
        else:
            (menu,) = menus(message)
            message = (await channel.pick(member, message, menu.options[-1].value)).response.message
    assert labels(message) == [again] and len(seen) >= 3
    assert texts.speaker(locale, game.id).say("practice-end") in message.content


def test_others_are_not_waited_for(toy: Toy) -> None:
    """Everybody plays a card in a turn of the toy game; the partner's is chosen by an agent."""
    match = Match.open(Setting(toy, toy.load_content(), 2, {}, b"practice"))
    practising = Practising(match, "abc", 0, match.turn)
    practising.choose("roll", ("go",))
    assert match.awaited == {0} and not practising.over
    practising.choose("card", match.prompts(0)[0].ids[:1])
    assert practising.over


async def test_a_long_menu_has_pages(
    world: World, channel: Channel, texts: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowded = tmp_path / "practice.toml"
    crowded.write_text(
        'game = "drasle"\nseats = 2\noptions = { lineup = "ninja+gladiator", modules = "none" }\n'
        'dice = [5, 5, 5, 5]\n[set]\n"heroes.0.at" = "H19"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr("bot.learning.practice.practice_file", lambda game: crowded)
    lobby = await channel.lobby(world.mika, command="drasle new")
    message = (await channel.press(world.mika, "練習する", lobby)).response.message
    message = (await channel.press(world.mika, "振る", message)).response.message
    first = [option.value for option in menus(message)[0].options]
    (after,) = labels(message)
    turned = next(row.children[0].custom_id for row in message.components if row.children[0].type.name == "button")  # type: ignore[union-attr]
    second = (await channel.press(world.mika, after, message)).response.message
    values = [option.value for option in menus(second)[0].options]
    assert len(first) == 25 and values and not set(first) & set(values)
    last = (await channel.press(world.mika, labels(second)[-1], second)).response.message
    stops = [option.value for option in menus(last)[0].options if option.value.startswith("stop")]
    over = await channel.pick(world.mika, last, stops[0])
    assert texts.speaker("ja", "drasle").say("practice-end") in over.response.content
    assert "募集の「参加」" in over.response.content
    late = await world.press(world.mika, lobby, turned)
    assert "その練習は終わりました" in late.response.content


async def test_from_the_lobby_to_its_end_in_one_private_message(world: World, channel: Channel) -> None:
    lobby = await channel.lobby(world.mika, world.ken, command="dragons-roll new", first="1")
    before, kept = lobby.content, len(world.channel.history())
    shown = await channel.press(world.ken, "練習する", lobby)
    assert shown.ephemeral and "練習" in shown.response.content and shown.response.message.attachments
    message = shown.response.message
    for label in ("振る", "4を3個"):
        message = (await channel.press(world.ken, label, message)).response.message
    for _ in range(5):
        offered = labels(message)
        if "もう一度練習" in offered:
            break
        message = (await channel.press(world.ken, offered[0], message)).response.message
    assert "これが1手番です" in message.content
    again = await channel.press(world.ken, "もう一度練習", message)
    assert labels(again.response.message) == ["振る"]
    assert channel.newest.content == before and len(world.channel.history()) == kept


async def test_an_old_practice_is_over(world: World, channel: Channel) -> None:
    lobby = await channel.lobby(world.mika, world.ken, command="dragons-roll new")
    old = await channel.press(world.ken, "練習する", lobby)
    await channel.press(world.ken, "練習する", lobby)
    answer = await channel.press(world.ken, "振る", old.response.message)
    assert "その練習は終わりました" in answer.response.content
    answer = await world.press(world.ken, lobby, "g1:-:!practice:toy")
    assert "もう使えません" in answer.response.content
