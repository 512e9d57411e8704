"""Verifiable dice: a stream of HMAC-SHA-256 over a counter, keyed by a secret seed, unbiased by rejection.

Draw number `c` of a table is the HMAC-SHA-256 of `c` as 8 bytes, big-endian, under the seed, read as one big-endian
number. A number below `n` is that number modulo `n`; where the number is so large that the modulo would favour small
results it is passed over and the next draw is taken. A die of `n` sides shows that number plus one.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Protocol

from rules.kernel.errors import BadScenario

SPAN = 1 << 256


class Source(Protocol):
    """Where a table's chance comes from; `counter` counts the draws that were taken."""

    counter: int

    def below(self, n: int) -> int:
        """A number 0..n-1, all alike."""

    def roll(self, sides: int) -> int:
        """A die of that many sides, 1..sides."""


class DiceStream:
    """The dice of one table.

    `seed` is secret while the table is open; its SHA-256 (`commitment`) may be known from the start.
    """

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed as hex digits: given when the table opens, checked when the seed is shown."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, n: int) -> int:
        """A number 0..n-1, all alike; ValueError when n is not between 1 and 2**64."""
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"no number below {n}")
        fair = SPAN - SPAN % n
        while True:
            number = int.from_bytes(hmac.digest(self.seed, self.counter.to_bytes(8, "big"), "sha256"), "big")
            self.counter += 1
            if number < fair:
                return number % n

    def roll(self, sides: int) -> int:
        """A die of that many sides, 1..sides."""
        return self.below(sides) + 1


class Script:
    """Numbers that dice are to show, in the order of the rolls; a replay sees the same numbers again.

    `strict` refuses a roll for which no number is left instead of taking one from the stream.
    """

    def __init__(self, numbers: Iterable[int] = (), strict: bool = False) -> None:
        self.left = list(numbers)
        self.strict = strict
        self.shown: dict[int, int] = {}


class ScriptedDice(DiceStream):
    """Dice that follow a script; shuffles and picks keep the stream. For scenarios and tests."""

    def __init__(self, script: Script, seed: bytes = b"scenario", counter: int = 0) -> None:
        super().__init__(seed, counter)
        self.script = script

    def roll(self, sides: int) -> int:
        """The next number of the script; raises BadScenario when no die can show it or a strict one has none left."""
        value = self.script.shown.get(self.counter)
        if value is None:
            if not self.script.left:
                if self.script.strict:
                    raise BadScenario("a die is rolled for which no number is given")
                return super().roll(sides)
            value = self.script.left.pop(0)
            self.script.shown[self.counter] = value
        if not 1 <= value <= sides:
            raise BadScenario(f"a die of {sides} sides can't show {value}")
        self.counter += 1
        return value
