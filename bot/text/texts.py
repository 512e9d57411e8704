"""Turns keys and arguments into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

import structlog
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from bot.text.errors import MissingArgument, MissingText, TextError
from bot.text.loading import FOLDER, load
from rules.kernel.message import Dice, Message, Seat

LOCALES = ("ja", "en")

FALLBACKS = {each: (each, *(other for other in LOCALES if other != each)) for each in LOCALES}
"""Where a text is looked for, by language."""

Names = Sequence[str]
"""The names of the seats, in their order, as they shall be shown where the text goes (see `bot.screen.escape`)."""

Plain = str | int | float
"""An argument as the messages themselves know it."""

REMEMBERED = 8192
"""How many sentences are kept: a board says the same names, places and choices over and over."""

log = structlog.get_logger(__name__)


def locale_of(discord_locale: object) -> str:
    """Our language for a language of Discord's client: `ja` for Japanese, `en` for all others."""
    return "ja" if str(discord_locale).lower().split("-")[0] == "ja" else "en"


class Words(Protocol):
    """Says messages in one language, for one game and its seats: what `Texts.speaker` returns."""

    @property
    def locale(self) -> str:
        """The language."""

    def __call__(self, message: Message, /) -> str:
        """The message in words."""

    def has(self, key: str) -> bool:
        """Whether there is such a message (or attribute, `key.attribute`)."""


class Speaker:
    """One language, one game and the names of its seats, bound together."""

    def __init__(self, texts: Texts, locale: str, game: str | None, names: Names) -> None:
        self.texts = texts
        self.locale = locale
        self.game = game
        self.names = names

    def __call__(self, message: Message, /) -> str:
        """The message in words."""
        return self.texts.say(message, self.locale, game=self.game, names=self.names)

    def say(self, key: str, /, **args: Any) -> str:
        """The message of that key in words."""
        return self(Message(key, args))

    def has(self, key: str) -> bool:
        """Whether there is such a message in this language."""
        return self.texts.has(key, self.locale, self.game)


class Texts:
    """The messages of all languages.

    `strict` (tests): a file that can't be read raises BadTexts at once; a missing message raises MissingText, a missing
    argument MissingArgument. Otherwise each is logged once, and the other language or at last the key is shown.
    """

    def __init__(self, folder: Path = FOLDER, *, strict: bool = False) -> None:
        self.strict = strict
        self._bundles: dict[str, FluentBundle] = {}
        self.entries: dict[str, dict[str, ast.Message]] = {}
        self._logged: set[str] = set()
        self._format = lru_cache(REMEMBERED)(self._format_anew)
        self._found = lru_cache(REMEMBERED)(self._find)
        for locale in LOCALES:
            self._bundles[locale], self.entries[locale], faults = load(locale, folder)
            for fault in faults:
                self._complain(fault)

    def say(
        self, what: Message | str, locale: str, /, *, game: str | None = None, names: Names = (), **args: Any
    ) -> str:
        """The message in words. `names` are those of the seats; `args` go to the message beside its own arguments."""
        message = what if isinstance(what, Message) else Message(what)
        given = {**message.args, **args} if args else message.args
        for each in FALLBACKS[locale]:
            try:
                return self._render(message.key, each, game, self._plain(given, each, game, names))
            except TextError as error:
                self._complain(error)
        return message.key

    def speaker(self, locale: str, game: str | None = None, names: Names = ()) -> Speaker:
        """A function from messages to words, with language, game and names bound."""
        return Speaker(self, locale, game, names)

    def has(self, key: str, locale: str, game: str | None = None) -> bool:
        """Whether that language has the message (or the attribute, `key.attribute`)."""
        return self._found(key, locale, game) is not None

    def _render(self, key: str, locale: str, game: str | None, plain: Mapping[str, Plain]) -> str:
        if name := self._found(key, locale, game):
            return self._format(name, locale, tuple(plain.items()))
        raise MissingText(f"{locale}: there is no text {key!r}" + (f" for {game}" if game else ""))

    def _find(self, key: str, locale: str, game: str | None) -> str | None:
        return next((name for name in _candidates(key, game) if self._pattern(name, locale) is not None), None)

    def _format_anew(self, name: str, locale: str, plain: tuple[tuple[str, Plain], ...]) -> str:
        args = {
            key: value if isinstance(value, str) else fluent_number(value, useGrouping=False) for key, value in plain
        }
        text, errors = self._bundles[locale].format_pattern(self._pattern(name, locale), args)
        if errors:
            raise MissingArgument(f"{locale}: {name} with {sorted(args)}: {errors[0]}")
        return _with_minus(str(text), plain)

    def _pattern(self, name: str, locale: str) -> Any:
        key, _, attribute = name.partition(".")
        bundle = self._bundles[locale]
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _plain(self, args: Mapping[str, Any], locale: str, game: str | None, names: Names) -> dict[str, Plain]:
        return {name: self._argument(value, locale, game, names) for name, value in args.items()}

    def _argument(self, value: Any, locale: str, game: str | None, names: Names) -> Plain:
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, Message):
            return self.say(value, locale, game=game, names=names)
        if isinstance(value, Dice):
            return " ".join(str(number) for number in value.values)
        if isinstance(value, Seat):
            return self._name(value, locale, names)
        if isinstance(value, (tuple, list)):
            return self._list([self._listed(each, locale, game, names) for each in value], locale)
        return str(value)

    def _listed(self, value: Any, locale: str, game: str | None, names: Names) -> str:
        """One of several: a seat by its name as one speaks of somebody, which a text can't add for each of them."""
        shown = self._argument(value, locale, game, names)
        return self.say("name-one", locale, name=shown) if isinstance(value, Seat) else str(shown)

    def _name(self, seat: Seat, locale: str, names: Names) -> str:
        if 0 <= seat.index < len(names):
            return names[seat.index]
        if names:
            self._complain(MissingArgument(f"no name for seat {seat.index} of {len(names)}"))
        return self.say("seat-unnamed", locale, number=seat.index + 1)

    def _list(self, items: Sequence[str], locale: str) -> str:
        if len(items) < 2:
            return "".join(items) or self.say("list-empty", locale)
        separator, last = ("、", "、") if locale == "ja" else (", ", " and ")
        return separator.join(items[:-1]) + last + items[-1]

    def _complain(self, error: TextError) -> None:
        if self.strict:
            raise error
        if str(error) not in self._logged:
            self._logged.add(str(error))
            log.warning("text_missing", problem=str(error))


def _candidates(key: str, game: str | None) -> Iterator[str]:
    if game:
        yield f"{game}-{key}"
    yield key


def _with_minus(text: str, plain: tuple[tuple[str, Plain], ...]) -> str:
    for _, value in plain:
        if not isinstance(value, str) and value < 0:
            text = text.replace(f"-{-value}", f"−{-value}")
    return text
