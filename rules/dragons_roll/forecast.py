"""What the dragon die that lies there will do: shown in W1, and the reason to open it (DR-22.3, DR-22.11)."""

from __future__ import annotations

from rules.dragons_roll.board import Board, current_run, master_face, place_name
from rules.dragons_roll.masters import rules_of
from rules.dragons_roll.sight import Sight
from rules.dragons_roll.state import Run
from rules.dragons_roll.view import ForecastView, MoveView

REFILL_FROM = 4
"""The least step number that brings a dragon in 2c (DR-8.1)."""


def activates(t: Board, run: Run) -> bool:
    """Whether 2b of that run carries out the master's ability (DR-7.1)."""
    return run.number == master_face(t).number


def brings_dragon(t: Board, run: Run) -> bool:
    """Whether 2c of that run brings a dragon."""
    return run.number >= REFILL_FROM and not t.state.turn.web_trap


def forecast(t: Board) -> ForecastView:
    """What the run that is open now will do, whatever is chosen in between."""
    run = current_run(t)
    sight = sight_of(t)
    _foresee_moves(sight, run)
    moves = tuple(
        MoveView(move.card, place_name("", move.start), place_name("", move.end) if move.end else "", move.pushed)
        for move in sight.moves
    )
    face = t.state.master.face
    ends = [sight]
    if activates(t, run) and not sight.lost:
        ends = list(rules_of(t).foresee(sight, face, run.frozen_moves))
    if brings_dragon(t, run):
        for end in ends:
            end.appear()
    columns = {end.appeared[-1] if brings_dragon(t, run) and end.appeared else None for end in ends}
    column = columns.pop() if len(columns) == 1 else None
    return ForecastView(
        number=run.number,
        moves=moves,
        attacks=min(end.attacks for end in ends),
        activates=activates(t, run),
        acts=activates(t, run) and rules_of(t).has_effect(t, face),
        appears="" if column is None else place_name("", (0, column)),
        lost=all(end.lost for end in ends),
    )


def sight_of(t: Board) -> Sight:
    """A light copy of the table to look ahead in."""
    state = t.state
    grid = [[None if dragon is None else dragon.card for dragon in row] for row in state.grid]
    return Sight(t.content, grid, sum(state.cities), len(state.pile), len(state.discard))


def _foresee_moves(sight: Sight, run: Run) -> None:
    for card in sight.numbered(run.number):
        cell = sight.cell_of(card)
        if cell is not None and card not in run.frozen and not sight.lost:
            sight.advance(cell)
