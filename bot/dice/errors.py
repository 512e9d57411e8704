"""What can be wrong with a roll, typed. Each error has a message key and arguments for the sentence that is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import TableError
from rules.kernel.message import Arg

if TYPE_CHECKING:
    from bot.dice.result import Draw


class DiceError(TableError):
    """The base of all errors of the dice commands."""

    key = "error-dice"


class NotationError(DiceError):
    """The expression can't be rolled; `start` and `end` say where, counted in the text as it was typed.

    `draws` are the dice that were rolled before that came to light.
    """

    key = "error-dice-unexpected"

    def __init__(self, start: int, end: int, **args: Arg) -> None:
        super().__init__(f"{type(self).__name__} at {start}", **args)
        self.start = start
        self.end = end
        self.draws: tuple[Draw, ...] = ()


class NothingToRoll(NotationError):
    """There is no text."""

    key = "error-dice-empty"


class TooLong(NotationError):
    """The text has more characters than `most`."""

    key = "error-dice-too-long"


class Unexpected(NotationError):
    """That can't stand there."""


class Unfinished(NotationError):
    """Something is missing at the end: a `value`, a `number`, or what is `open`."""

    key = "error-dice-unfinished"


class NoDice(NotationError):
    """No die would be rolled."""

    key = "error-dice-no-dice"


class TooManyDice(NotationError):
    """More than `most` dice."""

    key = "error-dice-too-many"


class NoSides(NotationError):
    """A die without sides."""

    key = "error-dice-no-sides"


class TooManySides(NotationError):
    """A die with more than `most` sides."""

    key = "error-dice-too-many-sides"


class NumberTooLarge(NotationError):
    """A number with more than `most` digits."""

    key = "error-dice-number"


class TooDeep(NotationError):
    """More than `most` pairs of parentheses, or signs, in one another."""

    key = "error-dice-too-deep"


class OnlyOneTarget(NotationError):
    """A second comparison with a target."""

    key = "error-dice-one-target"


class NeedsPlainNumber(NotationError):
    """A minimum or a maximum that is not a plain number."""

    key = "error-dice-plain-number"


class DividedByZero(NotationError):
    """A division by zero."""

    key = "error-dice-division"


class Endless(NotationError):
    """Dice that are rolled again and again: after `most` it is enough."""

    key = "error-dice-endless"


class BadChoice(NotationError):
    """A list to choose from with fewer than two or more than `most` things, or with an empty one."""

    key = "error-dice-choice"
