"""Dragomir, level 6: he calls dragons, and enraged he locks dice away (DR-18.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.dragons_roll import dragons
from rules.dragons_roll.board import Board, next_seat
from rules.dragons_roll.cards import Face
from rules.dragons_roll.masters.base import MasterRules
from rules.dragons_roll.sight import Sight
from rules.dragons_roll.state import Die
from rules.kernel.message import Seat
from rules.kernel.table import Play


class Dragomir(MasterRules):
    """Yellow: a new dragon appears. Red: the next player locks a die, until any die is placed on Dragomir."""

    card = "dragomir"

    def activate(self, t: Board, face: Face) -> Play[None]:
        """Neither face leaves a choice."""
        if face == "yellow":
            dragons.appear(t)
        else:
            _lock(t, next_seat(t))
        return
        yield

    def foresee(self, sight: Sight, face: Face, frozen_moves: Sequence[int]) -> Iterator[Sight]:
        """The yellow face brings a dragon."""
        if face == "yellow":
            sight.appear()
        yield sight

    def receive(self, t: Board, by: int, die: Die, space: int | None, put: Callable[[int], Play[None]]) -> Play[None]:
        """A die placed here sets the locked ones free; they can't be used this turn (DR-18.6d)."""
        assert space is not None
        for seat, hand in enumerate(t.state.hands):
            if hand.locked:
                t.tell("dice_unlocked", owner=Seat(seat), count=hand.locked)
                hand.blocked, hand.locked = hand.blocked + hand.locked, 0
        yield from put(space)


def _lock(t: Board, seat: int) -> None:
    """A die in hand goes before one that Helping Hands put into the roll (DR-18.6b)."""
    hand = t.state.hands[seat]
    rolled = [die for die in t.state.roll if die.owner == seat]
    if hand.ready:
        hand.ready -= 1
    elif rolled:
        t.state.roll.remove(rolled[0])
    else:
        return
    hand.locked += 1
    t.tell("die_locked", owner=Seat(seat))
