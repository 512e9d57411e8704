"""What dragons do: they move and push (5), attack (6), appear (8), are defeated (12) and leave the grid empty (14)."""

from __future__ import annotations

from rules.dragons_roll.board import Board, card_name, cell_name, cell_of, city_name, place_name, to_hand
from rules.dragons_roll.cards import Content
from rules.dragons_roll.grid import Cell, chain, column_for_new, is_empty, shift
from rules.dragons_roll.state import CITIES, COLUMNS, Defeated, Dragon


def advance(t: Board, cell: Cell) -> None:
    """Move the dragon there one space down, with its pushes, attacks and the empty grid (DR-5.4, DR-14.6)."""
    _shift(t, cell, appearing=False)
    if is_empty(t.state.grid):
        deal_row(t)


def appear(t: Board) -> None:
    """A new dragon enters the top row (DR-8.2 to DR-8.8)."""
    _enter(t, column_for_new(t.state.grid))


def deal_row(t: Board) -> None:
    """Put three new dragons into the empty top row: left, centre, right (DR-14.4)."""
    for column in range(COLUMNS):
        _enter(t, column)


def fresh_dragon(content: Content, card: str) -> Dragon:
    """That dragon with nothing on it."""
    return Dragon(card, [None] * len(content.dragons[card].condition.spaces))


def defeat(t: Board, card: str, *, by_dice: bool) -> None:
    """Defeat a dragon of the grid: it leaves at once, its dice wait for the end of the turn (DR-12.1 to DR-12.3)."""
    cell = cell_of(t, card)
    if cell is None:
        raise LookupError(card)
    row, column = cell
    dragon = t.state.grid[row][column]
    assert dragon is not None
    t.state.grid[row][column] = None
    t.state.defeated.append(Defeated(dragon, row, column, by_dice))
    t.state.tally.defeated += 1
    t.tell("dragon_defeated", dragon=card_name(t, card), cell=cell_name(cell), place=place_name(card, cell))
    if is_empty(t.state.grid):
        repair_city(t)


def repair_city(t: Board) -> None:
    """Turn the leftmost burning city back, if any burns (DR-6.10)."""
    for column in range(CITIES):
        if t.state.cities[column]:
            t.state.cities[column] = False
            t.state.tally.repairs += 1
            t.tell("city_repaired", city=city_name(column), place=f"city:{column}")
            return


def burning(t: Board) -> int:
    """How many cities burn."""
    return sum(t.state.cities)


def _shift(t: Board, cell: Cell, *, appearing: bool) -> None:
    def leaves(dragon: Dragon) -> None:
        _attack(t, dragon, cell[1])

    def settles(dragon: Dragon, at: Cell, pushed: bool) -> None:
        kind = "dragon_pushed" if pushed or appearing else "dragon_moved"
        name = card_name(t, dragon.card)
        t.tell(kind, dragon=name, cell=cell_name(at), place=place_name(dragon.card, at))

    shift(t.state.grid, *cell, leaves, settles)


def _attack(t: Board, dragon: Dragon, column: int) -> None:
    """Burn a city, then dice to their owners and the card to the discard pile (DR-6.7)."""
    cities = t.state.cities
    burns = column if not cities[column] else cities.index(False)
    cities[burns] = True
    t.state.tally.attacks += 1
    name = card_name(t, dragon.card)
    t.tell("city_burned", dragon=name, city=city_name(burns), left=CITIES - burning(t), place=f"city:{burns}")
    if all(cities):
        t.state.phase = "over"
        t.state.outcome = "lost"
        t.tell("game_lost")
        t.end()
    for die in dragon.dice:
        if die is not None:
            to_hand(t, die)
    t.state.discard.append(dragon.card)


def _enter(t: Board, column: int) -> None:
    if not _pile_has_a_card(t):
        return
    t.reveal()
    if chain(t.state.grid, 0, column):
        _shift(t, (0, column), appearing=True)
    card = t.state.pile.pop()
    t.state.grid[0][column] = fresh_dragon(t.content, card)
    cell = (0, column)
    t.tell("dragon_appeared", dragon=card_name(t, card), cell=cell_name(cell), place=place_name(card, cell))


def _pile_has_a_card(t: Board) -> bool:
    """Look for a card to draw; an empty pile is a reward and is made anew of the discards (DR-15.1)."""
    state = t.state
    if state.pile:
        return True
    repair_city(t)
    if not state.discard:
        return False
    state.pile, state.discard = state.discard, []
    t.shuffle(state.pile)
    t.tell("pile_reshuffled", count=len(state.pile))
    return True
