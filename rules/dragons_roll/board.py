"""Short ways to what lies where. A card is named by its id; the master in play is named `MASTER`."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dragons_roll import conditions
from rules.dragons_roll.cards import Condition, Content, MasterFace
from rules.dragons_roll.grid import Cell, occupied
from rules.dragons_roll.state import Die, Dragon, Hand, Run, State
from rules.kernel.message import Message, Seat
from rules.kernel.table import Table

Board = Table[State, Content]

MASTER = "master"
COLUMN_KEYS = ("left", "centre", "right")
ROW_KEYS = ("top", "middle", "bottom")


def current_hand(t: Board) -> Hand:
    """The hand of the current player."""
    return t.state.hands[t.state.current]


def current_run(t: Board) -> Run:
    """The run that is being carried out; IndexError outside a run."""
    return t.state.runs[-1]


def in_test(t: Board) -> bool:
    """Whether the dragon die shows a test roll that can still be repeated."""
    return t.state.turn.test > 0


def next_seat(t: Board) -> int:
    """The player clockwise after the current one."""
    return (t.state.current + 1) % t.seats


def master_face(t: Board) -> MasterFace:
    """The visible face of the master."""
    master = t.state.master
    return t.content.masters[master.card].face(master.face)


def cell_of(t: Board, card: str) -> Cell | None:
    """Where that dragon stands; None when it is not in the grid."""
    for cell, dragon in occupied(t.state.grid):
        if dragon.card == card:
            return cell
    return None


def dragon_at(t: Board, cell: Cell) -> Dragon:
    """The dragon that stands there; LookupError when none does."""
    dragon = t.state.grid[cell[0]][cell[1]]
    if dragon is None:
        raise LookupError(cell)
    return dragon


def dragons(t: Board) -> Iterator[Dragon]:
    """All dragons in the grid, row by row from the top."""
    for _, dragon in occupied(t.state.grid):
        yield dragon


def dice_on(t: Board, card: str) -> list[Die | None]:
    """The dice on that card, space by space; LookupError for a dragon that is not in the grid."""
    if card == MASTER:
        return t.state.master.dice
    for dragon in dragons(t):
        if dragon.card == card:
            return dragon.dice
    raise LookupError(card)


def condition_of(t: Board, card: str) -> Condition:
    """The dice condition of that card."""
    return master_face(t).condition if card == MASTER else t.content.dragons[card].condition


def numbers_on(t: Board, card: str) -> conditions.Numbers:
    """The numbers that lie on that card."""
    return conditions.numbers_on(dice_on(t, card))


def missing(t: Board, card: str) -> int:
    """The least number of dice that the card still lacks."""
    return conditions.missing(condition_of(t, card), numbers_on(t, card))


def to_hand(t: Board, die: Die, *, blocked: bool = False) -> None:
    """Give a die back to its owner (DR-0.6); blocked: it can't be used again this turn (DR-0.5)."""
    hand = t.state.hands[die.owner]
    if blocked:
        hand.blocked += 1
    else:
        hand.ready += 1


def send_back(t: Board, die: Die) -> None:
    """A die goes back to its owner's hand and can't be used again this turn."""
    to_hand(t, die, blocked=True)
    t.tell("die_returned", owner=Seat(die.owner), number=die.value)


def place_name(card: str, cell: Cell | None = None, space: int | None = None) -> str:
    """The place of a card or of one of its spaces, as pictures know it."""
    place = card if cell is None else f"grid:{cell[0]},{cell[1]}"
    return place if space is None else f"{place}:{space}"


def place_of(t: Board, card: str, space: int | None = None) -> str:
    """The place of that card as it lies now."""
    return place_name(card, None if card == MASTER else cell_of(t, card), space)


def card_name(t: Board, card: str) -> Message:
    """What that card is called."""
    if card == MASTER:
        return Message(f"card-{t.state.master.card}")
    dragon = t.content.dragons[card]
    return Message(f"card-{dragon.type}", {"number": dragon.number})


def cell_name(cell: Cell) -> Message:
    """What that cell is called."""
    row, column = cell
    return Message("cell", {"row": Message(f"row-{ROW_KEYS[row]}"), "column": column_name(column)})


def column_name(column: int) -> Message:
    """What that column is called."""
    return Message(f"column-{COLUMN_KEYS[column]}")


def city_name(column: int) -> Message:
    """What the city below that column is called."""
    return Message(f"city-{COLUMN_KEYS[column]}")
