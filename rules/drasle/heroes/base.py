"""What every character does, where one of them may do otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rules.drasle.board import Board
from rules.drasle.box import Terrain
from rules.drasle.movement import Ways, ways_for
from rules.kernel.table import Offer, Play


class HeroRules:
    """A character. Every method is asked about a seat that plays it.

    `renews`: its item ability can be used again in each of its own turns; else once in the game.
    """

    renews: ClassVar[bool] = False

    def turn_begins(self, t: Board, seat: int) -> None:
        """Its own turn of the adventure phase begins (DS-7.1)."""

    def ways(self, t: Board, seat: int, dice: Sequence[int]) -> Ways:
        """Where it can end its move."""
        return ways_for(t, seat, dice)

    def rested(self, t: Board, seat: int) -> None:
        """It has rested."""

    def adventured(self, t: Board, seat: int, terrain: Terrain) -> None:
        """It has survived an adventure on that terrain."""

    def decisive_begins(self, t: Board, seat: int) -> None:
        """The decisive phase begins; no rampage yet."""

    def takes_over(self, t: Board, seat: int, damage: Mapping[int, int]) -> Play[dict[int, int]]:
        """Damage was announced, by seat; what it is once this character has had a say."""
        return dict(damage)
        yield

    def cheats_death(self, t: Board, seat: int, *, instantly: bool) -> Play[bool]:
        """It would die now, of damage or instantly; whether it does not."""
        return False
        yield

    def rerolls(self, t: Board, seat: int, first: tuple[int, ...]) -> Play[tuple[int, ...]]:
        """The first dice of its attack lie there; what becomes of them."""
        return first
        yield

    def attack_offers(self, t: Board, seat: int, attacker: int) -> list[Offer]:
        """What it may do for another's attack, before that is boosted."""
        return []
