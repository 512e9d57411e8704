"""Whether a game has a turn to practise, and the button for it."""

from __future__ import annotations

import inspect
from pathlib import Path

from bot.screen.choices import Button
from bot.screen.ids import NO_TABLE
from bot.screen.private import verb_button
from bot.text import Speaker
from rules.kernel.game import AnyGame

FILE = "practice.toml"
"""Beside the code of a game: the scenario whose first turn is practised."""

PRACTICE = "practice"


def practice_file(game: AnyGame) -> Path:
    """Where the game keeps its turn to practise; the file may be missing."""
    return Path(inspect.getfile(type(game))).with_name(FILE)


def practice_button(game: AnyGame, words: Speaker) -> tuple[Button, ...]:
    """The button that begins the practice of a game, where it has one."""
    if not practice_file(game).is_file():
        return ()
    return (verb_button(NO_TABLE, PRACTICE, words.say("button-practice"), game.id),)
