"""A turn: roll, check the dragon die, place dice, end (2, 3, 12.8)."""

from __future__ import annotations

from rules.dragons_roll.board import Board, current_hand, next_seat, to_hand
from rules.dragons_roll.placement import place_dice
from rules.dragons_roll.run import carry_out_run, roll_dragon_die
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.state import Die, Turn
from rules.dragons_roll.windows import hold_window
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play


def take_turn(t: Board) -> Play[None]:
    """The turn of the current player (DR-2.2)."""
    yield from hold_window(t, Window.START, lambda: _roll_prompt(t))
    number = roll_dice(t)
    yield from carry_out_run(t, "turn", number)
    yield from place_dice(t)
    end_turn(t)


def roll_dice(t: Board) -> int:
    """Step 1: the dragon die and all own available dice (DR-3.1); returns the dragon die's number."""
    t.state.phase = "run"
    hand = current_hand(t)
    number = roll_dragon_die(t)
    t.state.roll = [Die(t.state.current, value) for value in t.roll(hand.ready, "own-dice")]
    hand.ready = 0
    return number


def end_turn(t: Board) -> None:
    """Dice and cards go back in their order, and the next player is current (DR-12.8)."""
    state = t.state
    for gone in state.defeated:
        for die in gone.dragon.dice:
            if die is not None:
                to_hand(t, die)
        state.discard.append(gone.dragon.card)
    for die in (*state.leaving, *state.roll):
        to_hand(t, die)
    state.defeated, state.leaving, state.roll = [], [], []
    for hand in state.hands:
        hand.ready, hand.blocked = hand.ready + hand.blocked, 0
    state.turn = Turn()
    state.current = next_seat(t)
    state.turn_number += 1
    state.phase = "roll"


def _roll_prompt(t: Board) -> Prompt:
    return Prompt(t.state.current, "roll", (Option("roll"),), default=("roll",))
