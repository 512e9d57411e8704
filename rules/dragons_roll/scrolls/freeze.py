"""Freeze: one dragon's one move is cancelled (DR-17.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.dragons_roll.board import Board, card_name, cell_name, current_run, place_name
from rules.dragons_roll.forecast import activates, sight_of
from rules.dragons_roll.grid import in_moving_order
from rules.dragons_roll.masters import rules_of
from rules.dragons_roll.scrolls.base import ScrollRules, Window, spend
from rules.dragons_roll.view import ForecastView
from rules.kernel.message import Args
from rules.kernel.prompt import Option
from rules.kernel.table import Play

ABILITY = "ability-"


class Freeze(ScrollRules):
    """Names a dragon about to move by its number, or a move of the ability, before it is chosen or in W2."""

    card = "freeze"
    windows = frozenset({Window.RUN, Window.ABILITY})

    def problem(self, t: Board, seat: int) -> str:
        """A dragon must be about to move."""
        return "" if self.targets(t, seat) else "reason-nothing-moves"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """The own moves of 2a and the moves of the ability that are still to come."""
        return [*_own_moves(t), *_ability_moves(t)]

    def helps_before_run(self, t: Board, ahead: ForecastView) -> bool:
        """It can only be used when something would move."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Note which move is cancelled; the run passes it over."""
        chosen = yield from self.choose_target(t, seat)
        spend(t, seat, self.card)
        run = current_run(t)
        if chosen.startswith(ABILITY):
            run.frozen_moves.append(int(chosen.removeprefix(ABILITY)))
        else:
            run.frozen.append(chosen)


def _own_moves(t: Board) -> Iterable[Option]:
    run = current_run(t)
    if run.stage != "rolled":
        return
    for cell, dragon in in_moving_order(t.state.grid):
        card = dragon.card
        if t.content.dragons[card].number == run.number and card not in run.frozen:
            args: Args = {"dragon": card_name(t, card), "cell": cell_name(cell)}
            yield Option(card, args, "freeze-dragon", place_name(card, cell))


def _ability_moves(t: Board) -> Iterable[Option]:
    run = current_run(t)
    if not activates(t, run):
        return
    moves = rules_of(t).moves(t.content, sight_of(t).grid, t.state.master.face)
    for move in moves:
        if move >= run.ability_move and move not in run.frozen_moves:
            args: Args = {"master": card_name(t, "master"), "move": move, "moves": len(moves)}
            yield Option(f"{ABILITY}{move}", args, "freeze-ability")
