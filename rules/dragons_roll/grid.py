"""The grid: where dragons stand and how a push goes down a column. For dragons and for mere names of dragons alike.

A grid is a list of three rows of three cells, row 0 on top; an empty cell holds None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rules.dragons_roll.state import COLUMNS, ROWS

T = TypeVar("T")

Grid = list[list[T | None]]
Cell = tuple[int, int]
"""Row and column."""

BOTTOM = ROWS - 1


def occupied(grid: Sequence[Sequence[T | None]]) -> Iterator[tuple[Cell, T]]:
    """All that stand in the grid, row by row from the top."""
    for row, cells in enumerate(grid):
        for column, thing in enumerate(cells):
            if thing is not None:
                yield (row, column), thing


def in_moving_order(grid: Sequence[Sequence[T | None]]) -> Iterator[tuple[Cell, T]]:
    """Columns from left to right, each from the cities upwards (DR-5.2, DR-5.3)."""
    for column in range(COLUMNS):
        for row in reversed(range(ROWS)):
            thing = grid[row][column]
            if thing is not None:
                yield (row, column), thing


def is_empty(grid: Sequence[Sequence[T | None]]) -> bool:
    """Whether nothing stands in the grid."""
    return not any(True for _ in occupied(grid))


def chain(grid: Sequence[Sequence[T | None]], row: int, column: int) -> list[int]:
    """The rows whose dragons move when the one at that cell moves down: itself first, then those it pushes (DR-5.5)."""
    rows = []
    while row < ROWS and grid[row][column] is not None:
        rows.append(row)
        row += 1
    return rows


def shift(
    grid: Grid[T],
    row: int,
    column: int,
    leaves: Callable[[T], None],
    settles: Callable[[T, Cell, bool], None] = lambda thing, cell, pushed: None,
) -> None:
    """Move what stands at that cell down by one, with all that it pushes; the lowest goes first (DR-5.6).

    `leaves` is told what goes beyond the last row, before anything behind it settles; `settles` what stands where now,
    and whether it was pushed there.
    """
    rows = chain(grid, row, column)
    for place in reversed(rows):
        thing = grid[place][column]
        assert thing is not None
        if place == BOTTOM:
            leaves(thing)
        grid[place][column] = None
        if place < BOTTOM:
            grid[place + 1][column] = thing
            settles(thing, (place + 1, column), place != rows[0])


def column_for_new(grid: Sequence[Sequence[T | None]]) -> int:
    """The column in which a new dragon appears (DR-8.4 to DR-8.6)."""

    def order(column: int) -> tuple[int, int, int]:
        rows = [row for row in range(ROWS) if grid[row][column] is not None]
        return len(rows), -min(rows, default=ROWS), column

    return min(range(COLUMNS), key=order)
