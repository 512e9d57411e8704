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
from bot.text.conventions import prompt_message, result_message, setting_text, settings_text
from bot.text.width import width
from rules.drasle.box import Box
from rules.drasle.game import GAME
from rules.kernel.agent import Agent
from rules.kernel.decide import take_decision
from rules.kernel.match import Match, Setting
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt
from rules.kernel.simulate import agent_by_name

NAMES = ("ミカ", "ケン", "サクラ", "Alexandra", "ハルト")
CONTENT_OF_GAME: Box = GAME.load_content()
OUTCOMES = ("won", "lost-adventure", "lost-decisive")


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


def play(seats: int, modules: str, speakers: tuple[Speaker, ...], agent: Agent[Any]) -> Iterator[Match]:
    match = Match.open(Setting(GAME, CONTENT_OF_GAME, seats, {"modules": modules}, f"texts {seats}".encode()))
    rng, reader = Random(seats), Reader(speakers, agent)
    players = dict.fromkeys(range(seats), reader)
    yield match
    while not match.over:
        take_decision(match, players, rng)
        yield match


def say_all(match: Match, words: Speaker) -> None:
    assert log_lines(match.table.events, words) or {event.kind for event in match.table.events} <= {"dice_rolled"}
    for line in brief(GAME, match.table.events, words):
        assert length(line) < LINE_LENGTH, line
    view = match.view(None)
    assert "\n" not in words(GAME.summary(view))
    assert width(words(GAME.summary(view))) <= 100
    assert length(words(GAME.description(view))) <= FILE_DESCRIPTION
    rows = rows_of(Choices("abcd2345", match.number, match.open_prompts()), words)
    check({"components": components(rows)})


@pytest.mark.parametrize(
    ("seats", "modules", "agent"),
    [(1, "recommended", "sensible"), (2, "young", "random"), (4, "none", "sensible"), (5, "young", "random")],
)
def test_everything_has_words(speakers: tuple[Speaker, ...], seats: int, modules: str, agent: str) -> None:
    for match in play(seats, modules, speakers, agent_by_name(GAME, agent)):
        for words in speakers:
            say_all(match, words)
    assert all(words(result_message(match.result)) for words in speakers)


def test_every_result_has_words(speakers: tuple[Speaker, ...]) -> None:
    args = {"turns": 20, "attacks": 4, "quests": 5, "survivors": 1}
    assert all(words(Message(f"result-{outcome}", args)) for words in speakers for outcome in OUTCOMES)


def test_everything_printed_has_a_name(speakers: tuple[Speaker, ...]) -> None:
    box = CONTENT_OF_GAME
    keys = [f"card-{key}" for key in (*box.characters, *box.quests, *box.rewards)]
    keys += [f"blow-{blow.id}" for blow in (*box.dragon.actions, *box.dragon.rampages)]
    keys += [f"resource-{resource}" for sheet in box.characters.values() for resource in sheet.resources]
    keys += [f"space-{space.name}" if space.name else f"terrain-{space.terrain}" for space in box.map.spaces.values()]
    assert [(key, words.locale) for key in keys for words in speakers if not words.has(key)] == []


def test_every_option_of_a_table_has_words(speakers: tuple[Speaker, ...]) -> None:
    for words in speakers:
        for option in GAME.options:
            if len(option.values) > 1:
                assert setting_text(words, option.id)
                assert words.has(f"setting-{option.id}.help")
                parts = {part for value in option.values for part in str(value).split("+")}
                assert all(words.has(f"value-{option.id}-{part}") for part in parts)
        assert settings_text(words, GAME.check_options({}))
        for key in ("name", "tagline", "length", "howto"):
            assert words.has(key)
