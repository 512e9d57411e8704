"""Whole games of Drasle with every word that could be shown of them, in both languages."""

from __future__ import annotations

import re

import pytest

from bot.text import Speaker, Texts
from bot.text.check import patterns, plain
from bot.text.conventions import result_message, setting_text, settings_text
from rules.drasle.box import Box
from rules.drasle.game import GAME
from rules.kernel.match import Setting
from rules.kernel.message import Message
from rules.kernel.simulate import agent_by_name
from tests.bot.text.reading import read_game, say_all, speakers_of

CONTENT_OF_GAME: Box = GAME.load_content()
OUTCOMES = ("won", "lost-adventure", "lost-decisive")


@pytest.fixture(scope="module")
def speakers() -> tuple[Speaker, ...]:
    return speakers_of(GAME.id)


@pytest.mark.parametrize(
    ("seats", "modules", "agent"),
    [(1, "recommended", "sensible"), (2, "young", "random"), (4, "none", "sensible"), (5, "young", "random")],
)
def test_everything_has_words(speakers: tuple[Speaker, ...], seats: int, modules: str, agent: str) -> None:
    setting = Setting(GAME, CONTENT_OF_GAME, seats, {"modules": modules}, f"texts {seats}".encode())
    for match in read_game(setting, speakers, agent_by_name(GAME, agent)):
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


def test_in_japanese_the_dragon_is_called_one_thing() -> None:
    """竜; ドラゴン only in what the rulebook calls so: gauge, action, rampage, the young one."""
    texts = Texts(strict=True)
    called = re.compile("(?<!若き)ドラゴン(?!ゲージ|アクション|ランページ)")
    own = [(name, pattern) for name, pattern in patterns(texts, "ja") if name.startswith("drasle-")]
    assert own
    assert [(name, text) for name, pattern in own for text in plain(pattern) if called.search(text)] == []
