"""Whole games read aloud: every word that could be shown of them, in one language or all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.screen.choices import Button, Choices, components, explanation, label_of, rows_of
from bot.screen.limits import CONTENT, FILE_DESCRIPTION, check, length
from bot.screen.narration import LINE_LENGTH, brief, log_lines
from bot.text import LOCALES, Speaker, Texts
from bot.text.check import BUTTON_WIDTH
from bot.text.conventions import prompt_message
from bot.text.width import width
from rules.kernel.agent import Agent
from rules.kernel.decide import take_decision
from rules.kernel.match import Match, Setting
from rules.kernel.prompt import Prompt

NAMES = ("ミカ", "ケン", "サクラ", "Alexandra", "ハルト")


def speakers_of(game_id: str) -> tuple[Speaker, ...]:
    """A strict speaker for each language."""
    texts = Texts(strict=True)
    return tuple(texts.speaker(locale, game_id, NAMES) for locale in LOCALES)


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


def read_game(setting: Setting, speakers: tuple[Speaker, ...], agent: Agent[Any]) -> Iterator[Match]:
    """A whole game by that agent, read aloud; yields the match at every stop."""
    match = Match.open(setting)
    rng, reader = Random(setting.seed), Reader(speakers, agent)
    players = dict.fromkeys(range(setting.seats), reader)
    yield match
    while not match.over:
        take_decision(match, players, rng)
        yield match


def say_all(match: Match, words: Speaker) -> None:
    """Everything that is said of the table as it is now."""
    game, events, view = match.game, match.table.events, match.view(None)
    for seat in (None, *range(match.setting.seats)):
        log_lines(events, words, seat)
    assert log_lines(events, words) or {event.kind for event in events} <= {"dice_rolled"}
    for line in brief(game, events, words):
        assert length(line) < LINE_LENGTH, line
    assert "\n" not in words(game.summary(view))
    assert width(words(game.summary(view))) <= 100
    assert length(words(game.description(view))) <= FILE_DESCRIPTION
    rows = rows_of(Choices("abcd2345", match.number, match.open_prompts()), words)
    check({"components": components(rows)})
