"""Dice come to lie on cards, and what follows from each of them (9.5, 9.6, 12, 13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.dragons_roll import conditions, dragons
from rules.dragons_roll.board import (
    MASTER,
    Board,
    card_name,
    cell_of,
    condition_of,
    dice_on,
    missing,
    numbers_on,
    place_of,
)
from rules.dragons_roll.grid import Cell, occupied
from rules.dragons_roll.masters import rules_of
from rules.dragons_roll.run import carry_out_run, roll_dragon_die
from rules.dragons_roll.state import Die, Dragon
from rules.kernel.message import Seat
from rules.kernel.table import Play

Spot = tuple[str, int | None]
"""A card and one of its spaces; no space where the master decides it by a new roll."""


def placement_spots(t: Board, number: int) -> list[Spot]:
    """Where step 3 allows a die of that number; the leftmost of spaces alike (DR-9.5, DR-9.11)."""
    shown = (dragon for cell, dragon in occupied(t.state.grid) if not _hides(t, dragon.card, cell))
    return [*_on_dragons(t, shown, number), *_on_master(t, number)]


def scroll_spots(t: Board, number: int) -> list[Spot]:
    """Where a scroll's effect allows a die of that number: also on a dragon that hides (DR-16.9)."""
    return [*_on_dragons(t, (dragon for _, dragon in occupied(t.state.grid)), number), *_on_master(t, number)]


def any_placeable(t: Board) -> bool:
    """Whether step 3 allows any rolled die anywhere, the chosen face minded."""
    face = t.state.turn.face
    numbers = {die.value for die in t.state.roll if face in (0, die.value)}
    return any(placement_spots(t, number) for number in numbers)


def is_hidden(t: Board, card: str) -> bool:
    """Whether that is a dragon on which step 3 can't place while it stands in the top row (DR-19.3)."""
    cell = None if card == MASTER else cell_of(t, card)
    return cell is not None and _hides(t, card, cell)


def lay(t: Board, by: int, die: Die, spot: Spot, *, from_roll: bool) -> Play[None]:
    """Place a die, taken from where it was, and carry out what follows before anything else (DR-9.6)."""
    card, space = spot
    turn = t.state.turn
    if by == t.state.current:
        turn.placed = True
        if card != MASTER and card not in turn.placed_on:
            turn.placed_on.append(card)

    def put(at: int) -> Play[None]:
        yield from _put(t, by, die, card, at, from_roll=from_roll)

    if card == MASTER:
        turn.tried_master = True
        yield from rules_of(t).receive(t, by, die, space, put)
    else:
        assert space is not None
        yield from put(space)


def complete_if_full(t: Board, card: str) -> Play[None]:
    """Defeat the card if its condition is complete: a dragon, the yellow face or the red one (DR-12.1, DR-13)."""
    if missing(t, card):
        return
    if card != MASTER:
        dragons.defeat(t, card, by_dice=True)
    elif t.state.master.face == "yellow":
        yield from enrage(t)
    else:
        t.state.phase = "over"
        t.state.outcome = "won"
        t.tell("game_won", master=card_name(t, MASTER))
        t.end()


def enrage(t: Board) -> Play[None]:
    """The yellow face is complete: a full run, then the card is turned to its red face (DR-13.2 to DR-13.6)."""
    master = t.state.master
    t.tell("master_enraged", master=card_name(t, MASTER), place=MASTER)
    yield from carry_out_run(t, "enrage", roll_dragon_die(t))
    t.state.leaving = [die for die in master.dice if die is not None]
    master.face = "red"
    master.dice = [None] * len(t.content.masters[master.card].red.condition.spaces)
    t.tell("master_turned", master=card_name(t, MASTER), place=MASTER)


def _put(t: Board, by: int, die: Die, card: str, space: int, *, from_roll: bool) -> Play[None]:
    dice_on(t, card)[space] = die
    if from_roll:
        t.state.turn.placed_numbers.append(die.value)
    t.tell(
        "die_placed",
        seat=Seat(by),
        owner=Seat(die.owner),
        number=die.value,
        card=card_name(t, card),
        left=missing(t, card),
        place=place_of(t, card, space),
    )
    yield from complete_if_full(t, card)


def _hides(t: Board, card: str, cell: Cell) -> bool:
    return cell[0] == 0 and t.content.type_of(card).hides_in_top_row


def _on_dragons(t: Board, shown: Iterable[Dragon], number: int) -> Iterator[Spot]:
    for dragon in shown:
        condition, on = t.content.dragons[dragon.card].condition, conditions.numbers_on(dragon.dice)
        for space in conditions.different_spaces(condition, on, number):
            yield dragon.card, space


def _on_master(t: Board, number: int) -> list[Spot]:
    if t.state.turn.illusion or not missing(t, MASTER):
        return []
    spaces = conditions.different_spaces(condition_of(t, MASTER), numbers_on(t, MASTER), number)
    if spaces and rules_of(t).rerolls:
        return [(MASTER, None)]
    return [(MASTER, space) for space in spaces]
