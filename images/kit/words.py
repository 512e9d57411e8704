"""Saying the captions of a picture: a picture holds no words of its own."""

from __future__ import annotations

from collections.abc import Callable

from images.kit.text import clean, shorten, width
from rules.kernel.message import Message

Say = Callable[[Message], str]
"""Turns a message into the words of the reader's language."""


def with_name(say: Say, key: str, name: str, room: int, size: int) -> str:
    """A message about a player that fits into `room` px of bold letters: a long name is shortened, not the sentence."""
    around = width(clean(say(Message(key, {"name": ""}))), size, True)
    return say(Message(key, {"name": shorten(clean(name), room - around, size, True)}))
