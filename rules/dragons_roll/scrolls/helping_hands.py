"""Helping Hands: another player's two dice join the current player's roll (DR-17.12, DR-22.12)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll.board import Board
from rules.dragons_roll.scrolls.base import ROLLED, ScrollRules, spend
from rules.dragons_roll.state import Die
from rules.kernel.message import Seat
from rules.kernel.prompt import Option
from rules.kernel.table import Play

HELPER = "seat-"
DICE = 2


class HelpingHands(ScrollRules):
    """Used by a helper, or by the current player in the name of a helper who has not switched that off."""

    card = "helping-hands"
    windows = ROLLED
    borrows = True

    def problem(self, t: Board, seat: int) -> str:
        """A helper needs an available die, and the placement must still be to come."""
        if t.state.phase == "failed":
            return "reason-placing-over"
        if seat != t.state.current:
            return "" if t.state.hands[seat].ready else "reason-no-die"
        return "" if self.targets(t, seat) else "reason-no-helper"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """For the current player: who lends dice."""
        if seat != t.state.current:
            return ()
        return [
            Option(f"{HELPER}{helper}", {"seat": Seat(helper), "count": min(DICE, hand.ready)}, "helper")
            for helper, hand in enumerate(t.state.hands)
            if helper != seat and hand.ready and hand.lends
        ]

    def saves_roll(self, t: Board, seat: int) -> bool:
        """The added dice may fit."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Roll the helper's dice into the roll."""
        helper = seat
        if seat == t.state.current:
            helper = int((yield from self.choose_target(t, seat)).removeprefix(HELPER))
        spend(t, seat, self.card)
        hand = t.state.hands[helper]
        count = min(DICE, hand.ready)
        hand.ready -= count
        t.state.roll += [Die(helper, value) for value in t.roll(count, self.card)]
