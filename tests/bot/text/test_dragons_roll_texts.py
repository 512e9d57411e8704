"""Whole games with every word that could be shown of them, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.screen.choices import Button, Choices, components, explanation, label_of, rows_of
from bot.screen.limits import CONTENT, FILE_DESCRIPTION, check, length
from bot.screen.narration import LINE_LENGTH, brief, log_lines
from bot.text import LOCALES, Speaker, Texts
from bot.text.check import BUTTON_WIDTH
from bot.text.conventions import prompt_message, result_message, setting_text, settings_text, value_text
from bot.text.width import width
from rules.dragons_roll import cards
from rules.dragons_roll.game import GAME
from rules.dragons_roll.masters import MASTERS
from rules.kernel.agent import Agent, RandomAgent
from rules.kernel.decide import take_decision
from rules.kernel.match import Match, Setting
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt

NAMES = ("ミカ", "ケン", "サクラ", "Alexandra")
CONTENT_OF_GAME: cards.Content = GAME.load_content()
LEVELS = [CONTENT_OF_GAME.masters[master].level for master in MASTERS]


@pytest.fixture(scope="module")
def speakers() -> tuple[Speaker, ...]:
    texts = Texts(strict=True)
    return tuple(texts.speaker(locale, GAME.id, NAMES) for locale in LOCALES)


class Reader(Agent[Any]):
    """Plays and reads aloud all that it is asked, the further steps of an answer too, and its reasons."""

    def __init__(self, speakers: tuple[Speaker, ...], agent: Agent[Any]) -> None:
        self.speakers = speakers
        self.agent = agent

    def choose(self, view: Any, prompt: Prompt, rng: Random) -> tuple[str, ...] | None:
        chosen = self.agent.choose(view, prompt, rng)
        reason = None if chosen is None else self.agent.reason(view, prompt, chosen)
        for words in self.speakers:
            self.read(prompt, words)
            assert reason is None or words(reason)
        return chosen

    def read(self, prompt: Prompt, words: Speaker) -> None:
        assert words(prompt_message(prompt))
        assert words.has(f"help-{prompt.kind}"), f"no help-{prompt.kind}"
        help_text = explanation((prompt,), words)
        assert length(help_text) <= CONTENT
        for option in prompt.options:
            assert label_of(prompt, option, words)
            assert label_of(prompt, option, words, menu=True)
        for option in (each for each in prompt.options if each.confirm):
            assert label_of(prompt, option, words, attribute="confirm")
        rows = rows_of(Choices("abcd2345", 12345, (prompt,), private=True), words)
        check({"components": components(rows)})
        for button in (item for row in rows if len(row) > 2 for item in row if isinstance(item, Button)):
            assert width(button.label) <= BUTTON_WIDTH[words.locale] + 2, button.label


def play(
    seats: int, level: int, seed: int, speakers: tuple[Speaker, ...], agent: Agent[Any] | None = None
) -> Iterator[Match]:
    options: dict[str, str | int] = {"level": level, "scrolls": "level"}
    match = Match.open(Setting(GAME, CONTENT_OF_GAME, seats, options, f"texts {seed}".encode()))
    rng, reader = Random(seed), Reader(speakers, agent or RandomAgent())
    players = dict.fromkeys(range(seats), reader)
    yield match
    while not match.over:
        take_decision(match, players, rng)
        yield match


def say_all(match: Match, words: Speaker) -> None:
    assert all(log_lines(match.table.events, words, seat) for seat in range(2) if match.table.events)
    for line in brief(GAME, match.table.events, words):
        assert length(line) < LINE_LENGTH, line
    view = match.view(None)
    assert "\n" not in words(GAME.summary(view))
    assert width(words(GAME.summary(view))) <= 100
    assert length(words(GAME.description(view))) <= FILE_DESCRIPTION
    rows = rows_of(Choices("abcd2345", match.number, match.open_prompts()), words)
    check({"components": components(rows)})


@pytest.mark.parametrize("level", LEVELS)
def test_everything_has_words(speakers: tuple[Speaker, ...], level: int) -> None:
    seats = 2 + level % 3
    for agent in (RandomAgent(), GAME.agents()["sensible"]):
        for match in play(seats, level, level, speakers, agent):
            for words in speakers:
                say_all(match, words)
        assert all(words(result_message(match.result)) for words in speakers)


def test_both_results_have_words(speakers: tuple[Speaker, ...]) -> None:
    args = {"master": Message("card-trollock"), "turns": 3, "defeated": 2, "cities": 1}
    for words in speakers:
        for outcome in ("won", "lost"):
            assert words(Message(f"result-{outcome}", args))


def test_every_card_has_a_name(speakers: tuple[Speaker, ...]) -> None:
    keys = [f"card-{card}" for card in (*CONTENT_OF_GAME.types, *CONTENT_OF_GAME.masters)]
    assert [(key, words.locale) for key in keys for words in speakers if not words.has(key)] == []


def test_every_option_of_a_table_has_words(speakers: tuple[Speaker, ...]) -> None:
    for words in speakers:
        for option in GAME.options:
            if len(option.values) > 1:
                assert setting_text(words, option.id)
                assert words.has(f"setting-{option.id}.help")
                assert all(value_text(words, option.id, value) != value for value in option.values)
        assert settings_text(words, GAME.check_options({}))
        for key in ("name", "tagline", "length", "howto"):
            assert words.has(key)
