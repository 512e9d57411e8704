"""Names and other people's texts, made harmless: they can't format, ping, reverse, stretch or break a line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

import msgspec

from rules.kernel.message import Message

NAME_LENGTH = 24
MARKS_PER_LETTER = 2

_MARKDOWN = re.compile(r"[\\*_~`|\[\]<>:@]|^[-#+]|(?<=^\d)\.")
_EVERYBODY = re.compile(r"@(?=everyone|here)")
_INVISIBLE = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
_BLANKS = set("\n\r\t\u115f\u1160\u2028\u2029\u2800\u3164\uffa0")
_RIGHT_TO_LEFT = {"R", "AL"}


def clean(text: str, longest: int = NAME_LENGTH) -> str:
    """The text on one line, without control, direction and zero-width characters or towers of accents.

    At most `longest` characters, cut with `…`; `?` when nothing visible is left. For buttons, menus and pictures,
    which know no Markdown.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if character in _BLANKS:
            kept.append(" ")
        elif marks <= MARKS_PER_LETTER and unicodedata.category(character) not in _INVISIBLE:
            kept.append(character)
    line = " ".join("".join(kept).split())
    if len(line) > longest:
        line = line[: longest - 1].rstrip() + "…"
    return line or "?"


def escape(text: str, longest: int = NAME_LENGTH) -> str:
    """The text as `clean` makes it, read literally by Discord: no formatting, mention, link or emoji comes of it.

    Writing that runs from right to left is isolated, so that it does not reorder what stands beside it.
    """
    line = _MARKDOWN.sub(lambda found: "\\" + found[0], clean(text, longest))
    line = _EVERYBODY.sub("@\u2060", line)
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in line):
        line = f"\u2068{line}\u2069"
    return line


def harmless(message: Message) -> Message:
    """The same message with every text among its arguments read literally: people's names stand there."""
    args = {name: escape(arg) if isinstance(arg, str) else arg for name, arg in message.args.items()}
    return msgspec.structs.replace(message, args=args)


def clean_all(names: Iterable[str]) -> tuple[str, ...]:
    """The names for buttons, menus and pictures."""
    return tuple(clean(name) for name in names)


def escape_all(names: Iterable[str]) -> tuple[str, ...]:
    """The names for messages."""
    return tuple(escape(name) for name in names)
