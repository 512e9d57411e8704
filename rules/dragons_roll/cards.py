"""What is printed on the cards: dragons, masters and their dice conditions."""

from __future__ import annotations

from typing import Literal

import msgspec

Face = Literal["yellow", "red"]
CardRule = Literal["", "least", "most", "exactly", "ascending"]

ANY_NUMBER = (1, 2, 3, 4, 5, 6)


class Space(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place for exactly one die: the numbers that fit by themselves, its symbol, whether it may stay empty."""

    numbers: tuple[int, ...] = ANY_NUMBER
    symbol: str = ""
    optional: bool = False

    @property
    def kind(self) -> str:
        """`symbol`, `free`, `number` (exactly one fits) or `numbers`."""
        if self.symbol:
            return "symbol"
        if self.numbers == ANY_NUMBER:
            return "free"
        return "number" if len(self.numbers) == 1 else "numbers"


class Condition(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True):
    """The spaces of a card from left to right and the one rule that may stand over all of them.

    `least`, `most` and `exactly` compare the sum of all dice on the card with `limit`; `ascending` has none.
    """

    spaces: tuple[Space, ...]
    rule: CardRule = ""
    limit: int = 0


class DragonType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all dragons of a type share. One that hides takes no die by placement while it stands in the top row."""

    symbol: str
    hides_in_top_row: bool = False


class DragonCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A dragon. `house`: its numbers were made for this project, since the rulebook's picture is lost."""

    type: str
    number: int
    condition: Condition
    house: bool = False


class MasterFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a master; number 0: the dragon die never activates it."""

    condition: Condition
    number: int = 0
    house: bool = False


class MasterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A master dragon with its two sides."""

    level: int
    yellow: MasterFace
    red: MasterFace

    def face(self, face: Face) -> MasterFace:
        """The side of that colour."""
        return self.yellow if face == "yellow" else self.red


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the box holds. `dice` says how many dice a player has, by the number of players."""

    types: dict[str, DragonType]
    dragons: dict[str, DragonCard]
    masters: dict[str, MasterCard]
    scrolls: tuple[str, ...]
    colours: dict[str, int]
    dice: dict[str, int]

    def type_of(self, dragon: str) -> DragonType:
        """The type of the dragon of that id."""
        return self.types[self.dragons[dragon].type]

    def master_of_level(self, level: int) -> str:
        """The id of the master of that level; KeyError when there is none."""
        for master_id, master in self.masters.items():
            if master.level == level:
                return master_id
        raise KeyError(level)
