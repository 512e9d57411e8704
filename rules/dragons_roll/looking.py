"""Makes the view of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.dragons_roll import board
from rules.dragons_roll.board import MASTER, Board, place_name
from rules.dragons_roll.cards import Condition
from rules.dragons_roll.forecast import forecast
from rules.dragons_roll.grid import Cell, occupied
from rules.dragons_roll.state import Die, Dragon
from rules.dragons_roll.view import (
    DieView,
    DragonView,
    MasterView,
    ScrollView,
    SeatView,
    SpaceView,
    View,
)


def look(t: Board) -> View:
    """What everybody sees (DR-0.9)."""
    state = t.state
    run = state.runs[-1] if state.runs else None
    grid = [[_dragon(t, dragon, (row, column)) for column, dragon in enumerate(cells)] for row, cells in _rows(t)]
    held = [] if state.held is None else [state.held.die]
    return View(
        phase="run" if run and state.phase != "over" else state.phase,
        current=state.current,
        turn_number=state.turn_number,
        seats=tuple(_seat(t, seat) for seat in range(t.seats)),
        master=_master(t),
        grid=tuple(tuple(row) for row in grid),
        cities=tuple(state.cities),
        scrolls=tuple(ScrollView(scroll.card, scroll.used) for scroll in state.scrolls),
        pile=len(state.pile),
        discard=tuple(state.discard),
        roll=_dice([*state.roll, *held]),
        dragon_die=state.dragon_die,
        face=state.turn.face or state.turn.picked,
        face_fixed=bool(state.turn.face),
        placed=state.turn.placed,
        defeated=tuple(gone.dragon.card for gone in state.defeated),
        waiting=_dice([*_dice_of(gone.dragon for gone in state.defeated), *state.leaving]),
        illusion=state.turn.illusion,
        web_trap=state.turn.web_trap,
        tried_master=state.turn.tried_master,
        outcome=state.outcome,
        cause=run.cause if run else "",
        stage=run.stage if run else "",
        forecast=forecast(t) if run and run.stage == "rolled" and state.phase != "over" else None,
    )


def dice_off_hands(t: Board) -> list[Die]:
    """Every die that lies with a number: in the roll, held, on cards and on cards completed this turn."""
    state = t.state
    held = [] if state.held is None else [state.held.die]
    in_grid = _dice_of(dragon for _, dragon in occupied(state.grid))
    gone = _dice_of(gone.dragon for gone in state.defeated)
    on_master = [die for die in state.master.dice if die is not None]
    return [*state.roll, *held, *in_grid, *gone, *on_master, *state.leaving]


def _rows(t: Board) -> Iterable[tuple[int, list[Dragon | None]]]:
    return enumerate(t.state.grid)


def _dice_of(dragons: Iterable[Dragon]) -> list[Die]:
    return [die for dragon in dragons for die in dragon.dice if die is not None]


def _dice(dice: Iterable[Die]) -> tuple[DieView, ...]:
    return tuple(DieView(die.owner, die.value, die.wild) for die in dice)


def _spaces(condition: Condition, dice: Sequence[Die | None]) -> tuple[SpaceView, ...]:
    return tuple(
        SpaceView(space.kind, space.numbers, space.symbol, space.optional, None if die is None else _dice([die])[0])
        for space, die in zip(condition.spaces, dice, strict=True)
    )


def _dragon(t: Board, dragon: Dragon | None, cell: Cell) -> DragonView | None:
    if dragon is None:
        return None
    card = t.content.dragons[dragon.card]
    kind = t.content.type_of(dragon.card)
    return DragonView(
        card=dragon.card,
        type=card.type,
        symbol=kind.symbol,
        number=card.number,
        row=cell[0],
        column=cell[1],
        place=place_name(dragon.card, cell),
        spaces=_spaces(card.condition, dragon.dice),
        missing=board.missing(t, dragon.card),
        rule=card.condition.rule,
        limit=card.condition.limit,
        hides=kind.hides_in_top_row and cell[0] == 0,
    )


def _master(t: Board) -> MasterView:
    master = t.state.master
    face = board.master_face(t)
    return MasterView(
        card=master.card,
        level=t.content.masters[master.card].level,
        face=master.face,
        number=face.number,
        spaces=_spaces(face.condition, master.dice),
        missing=board.missing(t, MASTER),
        rule=face.condition.rule,
        limit=face.condition.limit,
    )


def _seat(t: Board, seat: int) -> SeatView:
    hand = t.state.hands[seat]
    lying = sum(die.owner == seat for die in dice_off_hands(t))
    rolled = sum(die.owner == seat for die in t.state.roll)
    return SeatView(
        seat=seat,
        colour=hand.colour,
        dice=t.content.dice[str(t.seats)],
        ready=hand.ready,
        rolled=rolled,
        blocked=hand.blocked,
        locked=hand.locked,
        on_cards=lying - rolled,
        lends=hand.lends,
    )
