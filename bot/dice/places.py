"""Where in what was typed a mistake is, in a form that a sentence can point at."""

from __future__ import annotations

import unicodedata

from bot.dice.errors import NotationError
from rules.kernel.message import Arg, Message

BEFORE, AFTER = 24, 12
"""Characters that are quoted around the place of a mistake."""


def point_at(error: NotationError, typed: str) -> None:
    """Give the sentence of the error the place in what was typed."""
    args: dict[str, Arg] = {**error.args_for_text, "place": _place(typed, error.start, error.end)}
    if "found" in args:
        args["found"] = quoted(str(args["found"]))
    error.args_for_text = args


def quoted(text: str) -> str:
    """For type of one width: visible characters, and no way out of it."""
    visible = "".join(" " if character.isspace() else character for character in text)
    kept = (character for character in visible if unicodedata.category(character)[0] != "C")
    return "".join(kept).replace("`", "'")


def _place(typed: str, start: int, end: int) -> Message:
    before, at, after = typed[:start], typed[start:end], typed[end:]
    args: dict[str, Arg] = {
        "before": ("…" if len(before) > BEFORE else "") + quoted(before[-BEFORE:]),
        "at": quoted(at[:BEFORE]) + ("…" if len(at) > BEFORE else ""),
        "after": quoted(after[:AFTER]) + ("…" if len(after) > AFTER else ""),
        "number": start + 1,
    }
    return Message("dice-place" if at else "dice-place-end", args)
