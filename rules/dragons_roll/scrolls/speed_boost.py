"""Speed Boost: the current player rolls all own available dice again (DR-17.8)."""

from __future__ import annotations

from rules.dragons_roll.board import Board, current_hand
from rules.dragons_roll.scrolls.base import ROLLED, ScrollRules, spend
from rules.dragons_roll.scrolls.dice import sources
from rules.dragons_roll.state import Die
from rules.kernel.table import Play


class SpeedBoost(ScrollRules):
    """The unplaced dice of the roll and those that came back to hand; a chosen face stays, and so do others' dice."""

    card = "speed-boost"
    windows = ROLLED
    who = "current"

    def problem(self, t: Board, seat: int) -> str:
        """It takes an available die, and a placement still to come."""
        if t.state.phase == "failed":
            return "reason-placing-over"
        return "" if sources(t, seat) else "reason-no-die"

    def saves_roll(self, t: Board, seat: int) -> bool:
        """New numbers may fit."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Roll again."""
        spend(t, seat, self.card)
        hand = current_hand(t)
        others = [die for die in t.state.roll if die.owner != seat]
        count = len(t.state.roll) - len(others) + hand.ready
        hand.ready = 0
        t.state.roll = [Die(seat, value) for value in t.roll(count, self.card)] + others
        return
        yield
