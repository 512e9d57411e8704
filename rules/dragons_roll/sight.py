"""Looking ahead without dice: a light copy of the grid in which a run is played through (DR-22.11)."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.dragons_roll.cards import Content
from rules.dragons_roll.grid import Cell, Grid, chain, column_for_new, in_moving_order, is_empty, occupied, shift
from rules.dragons_roll.state import CITIES, COLUMNS

UNKNOWN = "?"
"""A dragon that is not drawn yet: nobody knows its number or symbol."""

Names = Grid[str]


@dataclass
class Move:
    """A dragon going down; `end` is None when it attacks."""

    card: str
    start: Cell
    end: Cell | None
    pushed: bool


@dataclass
class Sight:
    """The grid as names of dragons, what is counted, and what has happened so far in this look ahead."""

    content: Content
    grid: Names
    burning: int
    pile: int
    discard: int
    attacks: int = 0
    moves: list[Move] = field(default_factory=list)
    appeared: list[int] = field(default_factory=list)

    @property
    def lost(self) -> bool:
        """Whether the last city burns."""
        return self.burning >= CITIES

    def copy(self) -> Sight:
        """The same, to go on in another way."""
        grid = [list(row) for row in self.grid]
        counted = (self.burning, self.pile, self.discard, self.attacks)
        return Sight(self.content, grid, *counted, list(self.moves), list(self.appeared))

    def advance(self, cell: Cell) -> None:
        """Move the dragon there one space down, as the rules do."""
        self._shift(cell, appearing=False)
        if is_empty(self.grid) and not self.lost:
            for column in range(COLUMNS):
                self._enter(column)

    def appear(self) -> None:
        """A new dragon enters the top row."""
        if not self.lost:
            column = column_for_new(self.grid)
            self._enter(column)
            self.appeared.append(column)

    def numbered(self, number: int) -> list[str]:
        """The dragons of that number in their order of moving."""
        known = [card for _, card in in_moving_order(self.grid) if card != UNKNOWN]
        return [card for card in known if self.content.dragons[card].number == number]

    def cell_of(self, card: str) -> Cell | None:
        """Where that dragon stands."""
        return next((cell for cell, name in occupied(self.grid) if name == card), None)

    def _enter(self, column: int) -> None:
        if not self.pile:
            self.burning = max(0, self.burning - 1)
            self.pile, self.discard = self.discard, 0
        if not self.pile:
            return
        if chain(self.grid, 0, column):
            self._shift((0, column), appearing=True)
        self.pile -= 1
        self.grid[0][column] = UNKNOWN

    def _shift(self, cell: Cell, *, appearing: bool) -> None:
        row, column = cell

        def leaves(card: str) -> None:
            if not self.lost:
                self.attacks += 1
                self.burning += 1
                self.discard += 1

        for place in reversed(chain(self.grid, row, column)):
            card = self.grid[place][column]
            assert card is not None
            end = (place + 1, column) if place + 1 < len(self.grid) else None
            self.moves.append(Move(card, (place, column), end, appearing or place != row))
        shift(self.grid, row, column, leaves)
