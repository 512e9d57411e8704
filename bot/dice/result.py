"""What came of a roll, as plain data: every die as it fell, what was kept, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from rules.dice.peak import PeakRoll

Number = int | float
Kind = Literal["sum", "separate", "choice"]


class Draw(NamedTuple):
    """One die out of the stream: the number of its draw, its sides, and what it showed (1..sides)."""

    draw: int
    sides: int
    value: int


class ShownDie(NamedTuple):
    """A die: every number it showed in order, where it was rolled again, and what it counts for if it was kept."""

    shown: tuple[int, ...]
    counts: int
    kept: bool = True
    exploded: bool = False


class Group(msgspec.Struct, frozen=True, tag="dice"):
    """Dice that were thrown together, as `4D6kh3`. Those that show tens have 100 `sides` and numbers 0, 10, … 90."""

    name: str
    sides: int
    dice: tuple[ShownDie, ...]


class Sign(msgspec.Struct, frozen=True, tag="sign", omit_defaults=True):
    """A number, an operator or a parenthesis of the expression; a number may have been dropped."""

    text: str
    kept: bool = True


class Note(msgspec.Struct, frozen=True, tag="note"):
    """A label that stands in brackets behind a part."""

    text: str


Piece = Group | Sign | Note


class Rolled(msgspec.Struct, frozen=True, kw_only=True, tag="rolled", omit_defaults=True):
    """A roll of an expression.

    A `sum` has a total and, with a target (`compared` and `target`), a success; `against` are the pieces of a target
    for which dice were rolled too. `separate` dice are not added up, and with a target they count successes; a `choice`
    has what was chosen.
    """

    expression: str
    kind: Kind
    draws: tuple[Draw, ...]
    pieces: tuple[Piece, ...] = ()
    total: Number | None = None
    compared: str = ""
    target: Number | None = None
    against: tuple[Piece, ...] = ()
    success: bool | None = None
    successes: int | None = None
    chosen: str = ""

    def groups(self) -> Iterator[Group]:
        """The dice."""
        return (piece for piece in (*self.pieces, *self.against) if isinstance(piece, Group))


class PeakRolled(msgspec.Struct, frozen=True, kw_only=True, tag="peak"):
    """A peak roll of that many dice, `boost` of them by a boost."""

    dice: int
    boost: int
    draws: tuple[Draw, ...]
    roll: PeakRoll


class Spoiled(msgspec.Struct, frozen=True, kw_only=True, tag="spoiled"):
    """Dice that fell, though the roll came to nothing: they are used up; `why` is the key of the error."""

    expression: str
    draws: tuple[Draw, ...]
    why: str


Result = Rolled | PeakRolled | Spoiled
