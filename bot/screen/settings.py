"""The options of a table as people see them: those of the game that there is a choice in, then pace and absence."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.tables.lobby import ABSENCES, PACES
from bot.tables.records import TableRecord
from bot.text.conventions import setting_text, value_text
from bot.text.texts import Words
from rules.kernel.game import AnyGame, GameOption
from rules.kernel.message import Message

PACE = "pace"
ABSENCE = "absence"
TABLE_OPTIONS: Mapping[str, tuple[str, ...]] = {PACE: PACES, ABSENCE: ABSENCES}


class Shown(msgspec.Struct, frozen=True):
    """An option in words: what it is called, what it is now, and whether it is the game's own."""

    id: str
    name: str
    value: str
    values: tuple[str, ...]
    own: bool = True


def open_options(game: AnyGame) -> tuple[GameOption, ...]:
    """The game's options in which there is something to choose."""
    return tuple(option for option in game.options if len(option.values) > 1)


def shown_options(game: AnyGame, table: TableRecord, words: Words) -> tuple[Shown, ...]:
    """Every option of a table that can be set, with its value in words."""
    own = [
        Shown(option.id, setting_text(words, option.id), value_in_words(words, option.id, value), _texts(option.values))
        for option in open_options(game)
        for value in (table.options.get(option.id, option.default),)
    ]
    return (*own, *_of_table(table, words))


def value_in_words(words: Words, option_id: str, value: str | int, *, long: bool = False) -> str:
    """A value of an option of the game or of the table."""
    if option_id not in TABLE_OPTIONS:
        return value_text(words, option_id, value)
    key = f"{option_id}-{value}"
    return words(Message(f"{key}.long" if long and words.has(f"{key}.long") else key))


def name_in_words(words: Words, option_id: str) -> str:
    """The name of an option of the game or of the table."""
    if option_id in TABLE_OPTIONS:
        return words(Message(f"lobby-settings-{option_id}"))
    return setting_text(words, option_id)


def in_one_line(options: tuple[Shown, ...], words: Words) -> str:
    """The game's own options, one behind the other."""
    parts = [words(Message("settings-one", {"name": each.name, "value": each.value})) for each in options if each.own]
    return words(Message("settings-separator")).join(parts)


def _of_table(table: TableRecord, words: Words) -> list[Shown]:
    now = {PACE: table.pace or PACES[0], ABSENCE: table.absence or ABSENCES[0]}
    return [
        Shown(key, name_in_words(words, key), value_in_words(words, key, now[key]), values, own=False)
        for key, values in TABLE_OPTIONS.items()
    ]


def _texts(values: tuple[str | int, ...]) -> tuple[str, ...]:
    return tuple(str(value) for value in values)
