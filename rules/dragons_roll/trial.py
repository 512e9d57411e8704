"""Test rolls of the dragon die, made by an ability or a scroll; they never replace a step number (DR-0.7)."""

from __future__ import annotations

from collections.abc import Callable

from rules.dragons_roll.board import Board
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.windows import hold_window, scroll_is_usable
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play


def try_luck(t: Board, seat: int, why: str, bad: Callable[[int], bool]) -> Play[int]:
    """Roll the dragon die; a bad result waits for that seat while it can still be rolled again (WX)."""
    turn = t.state.turn
    turn.test = t.state.dragon_die = t.roll_one(why)

    def prompt_now() -> Prompt | None:
        if not bad(turn.test) or not scroll_is_usable(t, Window.TEST):
            return None
        return Prompt(seat, "test", (Option("continue"),), default=("continue",), args={"number": turn.test})

    yield from hold_window(t, Window.TEST, prompt_now)
    number, turn.test = turn.test, 0
    return number
