"""All words that a user reads: Fluent messages in Japanese and English, chosen by key and filled with arguments.

A key of a game is looked for as `<game>-<key>` first and as `<key>` second, so that games may say common things
in their own way. `key.attribute` asks for an attribute of a message. Arguments may be numbers, text, messages, seats,
dice and lists.
"""

from __future__ import annotations

from bot.text.errors import BadTexts, MissingArgument, MissingText, TextError
from bot.text.texts import LOCALES, Names, Speaker, Texts, Words, locale_of

__all__ = [
    "LOCALES",
    "BadTexts",
    "MissingArgument",
    "MissingText",
    "Names",
    "Speaker",
    "TextError",
    "Texts",
    "Words",
    "locale_of",
]
