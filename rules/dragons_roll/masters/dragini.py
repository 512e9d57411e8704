"""Dragini, level 3: she lets the players guess, and calls a dragon when they guess wrong (DR-18.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.dragons_roll import dragons
from rules.dragons_roll.board import Board, card_name
from rules.dragons_roll.cards import ANY_NUMBER, Face
from rules.dragons_roll.masters.base import MasterRules
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.sight import Sight
from rules.dragons_roll.trial import try_luck
from rules.dragons_roll.windows import hold_window
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play


class Dragini(MasterRules):
    """The current player names a number; unless the dragon die shows it, a new dragon appears."""

    card = "dragini"

    def activate(self, t: Board, face: Face) -> Play[None]:
        """Name, roll, and perhaps a dragon; both faces alike."""
        seat = t.state.current
        chosen = yield from hold_window(t, Window.ABILITY, lambda: _number_prompt(t))
        named = int(chosen[0])
        number = yield from try_luck(t, seat, "guess", lambda rolled: rolled != named)
        t.tell("guess_made", master=card_name(t, "master"), named=named, number=number, right=int(named == number))
        if number != named:
            dragons.appear(t)

    def foresee(self, sight: Sight, face: Face, frozen_moves: Sequence[int]) -> Iterator[Sight]:
        """The guess is taken as wrong."""
        sight.appear()
        yield sight


def _number_prompt(t: Board) -> Prompt:
    options = tuple(Option(str(number), {"number": number}, "number") for number in ANY_NUMBER)
    args = {"master": card_name(t, "master")}
    return Prompt(t.state.current, "ability-number", options, default=("1",), args=args)
