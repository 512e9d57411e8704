"""Terms are explained where they first occur, at most one a board, and never again."""

from __future__ import annotations

import pytest

from bot.learning.terms import Terms, next_term, terms_of
from bot.tables.errors import StoreLocked
from bot.text import LOCALES, Texts
from rules.kernel.game import games
from tests.bot.cogs.channel import Channel
from tests.bot.discord.world import World

TERMS = ("roll", "burned", "pushed")


@pytest.mark.parametrize(
    ("explained", "kinds", "board", "term"),
    [
        ({}, {"pushed", "burned"}, 1, "burned"),
        ({"burned": 1}, {"pushed", "burned"}, 1, "burned"),
        ({"burned": 1}, {"pushed", "burned"}, 2, "pushed"),
        ({"burned": 1, "pushed": 2}, {"pushed", "burned"}, 3, None),
        ({"burned": 4}, {"scored"}, 3, None),
    ],
)
def test_the_most_important_new_term_and_one_a_board(
    explained: dict[str, int], kinds: set[str], board: int, term: str | None
) -> None:
    assert next_term(TERMS, explained, kinds, board) == term


def small_lines(content: str) -> list[str]:
    return [line for line in content.splitlines() if line.startswith("-#")]


async def test_a_board_keeps_its_line_and_the_next_has_another(world: World, channel: Channel) -> None:
    await channel.lobby(world.mika, world.ken, command="dragons-roll new", first="1")
    assert small_lines(channel.newest.content) == []
    await channel.press(world.mika, "はじめる")
    first = small_lines(channel.newest.content)
    assert len(first) == 1 and "《ドラゴンダイス》" in first[0]
    board = channel.newest.id
    await channel.press(world.mika, "振る")
    assert channel.newest.id == board and small_lines(channel.newest.content) == first
    world.bot.bridge.explain = Terms(world.bot.bridge).explain  # as after a restart
    await world.bot.deliveries.repost((await world.bot.tables.at_channel(world.channel.id)).id)  # type: ignore[union-attr]
    assert small_lines(channel.newest.content) == first


async def test_a_store_that_fails_costs_the_line_and_not_the_board(
    world: World, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def locked(self: Terms, scene: object, board: int) -> tuple[()]:
        raise StoreLocked

    monkeypatch.setattr(Terms, "line", locked)
    await channel.lobby(world.mika, world.ken, command="dragons-roll new", first="1")
    await channel.press(world.mika, "はじめる")
    assert "手番です" in channel.newest.content and small_lines(channel.newest.content) == []


def test_both_languages_explain_the_same_terms_in_one_line() -> None:
    texts = Texts(strict=True)
    for game in games():
        for term in terms_of(texts, game):
            for locale in LOCALES:
                line = texts.say(f"term-{term}", locale, game=game)
                assert "\n" not in line and len(line) <= 140
