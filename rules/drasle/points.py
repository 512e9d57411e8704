"""The named points of the base rules, where modules have a say."""

from __future__ import annotations

from rules.drasle.board import Board
from rules.kernel.points import Module
from rules.kernel.table import Offer, Play


class Expansion(Module):
    """A module of Drasle. Values are given what the one before made of them; steps run in the declared order."""

    def roster(self, seats: range) -> range:
        """Value: with how many seats the game can be played (DSX-HOOK-01)."""
        return seats

    def cast(self, characters: tuple[str, ...]) -> tuple[str, ...]:
        """Value: the characters that can be chosen (DSX-HOOK-01)."""
        return characters

    def turn_offers(self, offers: list[Offer], t: Board, seat: int) -> list[Offer]:
        """Value: what that seat may use before it begins its turn, in either phase (DSX-HOOK-05)."""
        return offers

    def gauge_rises(self, steps: int, t: Board, cause: str) -> int:
        """Value: by how much the gauge rises because of `dice` or of the reward of that id (DSX-HOOK-11)."""
        return steps

    def mark_passed(self, t: Board, kind: str, step: int) -> Play[None]:
        """Steps: the gauge rose to or over a mark of a kind that the base rules don't know (DSX-HOOK-14)."""
        yield from ()

    def adventure_experience(self, xp: int, t: Board, seat: int) -> int:
        """Value: what an adventure brings (DSX-HOOK-41)."""
        return xp

    def quest_experience(self, xp: int, t: Board, seat: int) -> int:
        """Value: what a quest that was won brings to who took part (DSX-HOOK-41)."""
        return xp

    def reward_found(self, t: Board, reward: str) -> Play[None]:
        """Steps: a reward was turned up and applied (DSX-HOOK-46)."""
        yield from ()

    def elixirs(self, seats: tuple[int, ...], t: Board) -> tuple[int, ...]:
        """Value: who holds a dragon elixir, for the view."""
        return seats
