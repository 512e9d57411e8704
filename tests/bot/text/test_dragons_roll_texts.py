"""Whole games of Dragons Roll with every word that could be shown of them, in both languages."""

from __future__ import annotations

import pytest

from bot.text import Speaker
from bot.text.conventions import option_message, result_message, setting_text, settings_text, value_text
from rules.dragons_roll import cards
from rules.dragons_roll.game import GAME
from rules.dragons_roll.masters import MASTERS
from rules.kernel.agent import RandomAgent
from rules.kernel.match import Setting
from rules.kernel.message import Message
from tests.bot.text.reading import read_game, say_all, speakers_of
from tests.rules.dragons_roll.situation import Situation

CONTENT_OF_GAME: cards.Content = GAME.load_content()
LEVELS = [CONTENT_OF_GAME.masters[master].level for master in MASTERS]


@pytest.fixture(scope="module")
def speakers() -> tuple[Speaker, ...]:
    return speakers_of(GAME.id)


@pytest.mark.parametrize("level", LEVELS)
def test_everything_has_words(speakers: tuple[Speaker, ...], level: int) -> None:
    seats = 2 + level % 3
    options: dict[str, str | int] = {"level": level, "scrolls": "level"}
    setting = Setting(GAME, CONTENT_OF_GAME, seats, options, f"texts {level}".encode())
    for agent in (RandomAgent(), GAME.agents()["sensible"]):
        for match in read_game(setting, speakers, agent):
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


def test_dice_of_an_earthquake_say_on_which_space_they_go(speakers: tuple[Speaker, ...]) -> None:
    """The same die on two spaces is two choices, told apart by words and not by the letter alone."""
    table = Situation({"C2": "grabbler-1", "L2": "grabbler-6"}, scrolls=["earthquake"])
    asked = table.roll(3, 6, 6, 4).place(6, "grabbler-1").scroll("earthquake", dice=[4]).asked
    spaces = {option.args["space"] for option in asked.options if option.place}
    assert len(spaces) > 1
    for words in speakers:
        for menu in (False, True):
            said = [words(option_message(asked, option, "menu" * menu)) for option in asked.options if option.place]
            assert len(set(said)) == len(said)


def test_dice_of_an_earthquake_say_no_space_where_there_is_one(speakers: tuple[Speaker, ...]) -> None:
    table = Situation({"C2": "grabbler-1", "L2": "trolling-6"}, scrolls=["earthquake"], master="dragomir")
    asked = table.roll(3, 6, 6, 4).place(6, "grabbler-1").scroll("earthquake", dice=[4]).asked
    assert {option.args["space"] for option in asked.options if option.place} == {0}
    assert all(words(option_message(asked, asked.options[0])) for words in speakers)
