"""The turn to practise: always the same, seen by one, kept by nobody."""

from __future__ import annotations

from random import Random

import pytest

from bot.learning.offering import practice_file
from bot.learning.practice import begun
from bot.text import LOCALES, Texts
from rules.kernel.agent import RandomAgent
from rules.kernel.game import games
from tests.bot.cogs.channel import Channel, labels
from tests.bot.discord.world import World

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
        match.submit(practising.seat, match.number, prompt.kind, [chosen])
    assert practising.over
    assert all(texts.has("practice-end", locale, game.id) for locale in LOCALES)


@pytest.mark.parametrize("game", WITH_PRACTICE, ids=lambda game: game.id)
def test_the_dice_are_always_the_same(game) -> None:  # type: ignore[no-untyped-def]
    one, other = begun(game), begun(game)
    for practising in (one, other):
        prompt = practising.match.prompts(practising.seat)[0]
        practising.match.submit(practising.seat, practising.match.number, prompt.kind, [prompt.ids[:1]])
    assert one.match.view(0) == other.match.view(0)
    assert one.token != other.token


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
