"""What rules say without making sentences: a key and arguments that the text layer turns into words."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """A seat of the table, 0-based in the order of play; shown as the name of who sits there."""

    index: int


class Message(msgspec.Struct, frozen=True, tag="message", omit_defaults=True):
    """A text by its key (without the game's prefix) and its arguments; arguments may be messages themselves."""

    key: str
    args: Args = {}


class Dice(msgspec.Struct, frozen=True, tag="dice", omit_defaults=True):
    """Dice as they lie on the table, shown as their numbers in the order of the roll."""

    values: tuple[int, ...]


Arg = str | int | float | Seat | Message | Dice | tuple[Seat | Message | Dice, ...]
"""One argument. A tuple is shown as a list in the reader's language."""

Args = Mapping[str, Arg]
