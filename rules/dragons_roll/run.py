"""A check of the dragon die, called a run: movement, activation, refill (4, 5, 7, 8)."""

from __future__ import annotations

from rules.dragons_roll import dragons
from rules.dragons_roll.board import Board, card_name, cell_of, current_run
from rules.dragons_roll.forecast import activates, brings_dragon, forecast
from rules.dragons_roll.grid import in_moving_order
from rules.dragons_roll.masters import rules_of
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.state import Cause, Run
from rules.dragons_roll.windows import hold_window, run_window_opens, scroll_is_usable
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play


def roll_dragon_die(t: Board) -> int:
    """Roll the dragon die for a run."""
    t.state.dragon_die = t.roll_one("dragon-die")
    return t.state.dragon_die


def carry_out_run(t: Board, cause: Cause, number: int) -> Play[None]:
    """One full run with the number just rolled; an interrupted run then goes on with its own (DR-0.7, DR-13.10)."""
    state = t.state
    state.runs.append(Run(cause, number))
    yield from hold_window(t, Window.RUN, lambda: _continue_prompt(t))
    move_dragons(t)
    yield from activate_master(t)
    refill(t)
    state.runs.pop()
    if state.runs:
        state.dragon_die = state.runs[-1].number


def move_dragons(t: Board) -> None:
    """Step 2a: every dragon of the step number moves once (DR-5.1 to DR-5.3)."""
    run = current_run(t)
    run.stage = "move"
    moving = [
        dragon.card
        for _, dragon in in_moving_order(t.state.grid)
        if t.content.dragons[dragon.card].number == run.number
    ]
    for card in moving:
        cell = cell_of(t, card)
        if card in run.frozen:
            t.tell("dragon_frozen", dragon=card_name(t, card))
        elif cell is not None:
            dragons.advance(t, cell)


def activate_master(t: Board) -> Play[None]:
    """Step 2b: the visible face's ability, if its number is the step number (DR-7.1)."""
    run = current_run(t)
    run.stage = "ability"
    if activates(t, run):
        t.tell("master_activated", master=card_name(t, "master"))
        yield from rules_of(t).activate(t, t.state.master.face)


def refill(t: Board) -> None:
    """Step 2c: a number from 4 to 6 brings one dragon (DR-8.1)."""
    run = current_run(t)
    run.stage = "refill"
    if brings_dragon(t, run):
        dragons.appear(t)


def _continue_prompt(t: Board) -> Prompt | None:
    """Go on with the run; asks twice before the last city burns while a scroll could be used (DR-22.9)."""
    ahead = forecast(t)
    if not run_window_opens(t, ahead):
        return None
    confirm = ahead.lost and scroll_is_usable(t, Window.RUN)
    args = {"number": ahead.number, "moves": len(ahead.moves), "attacks": ahead.attacks}
    option = Option("continue", confirm=confirm)
    return Prompt(t.state.current, "run", (option,), default=("continue",), args=args)
