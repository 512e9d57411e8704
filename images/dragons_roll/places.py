"""Where things lie in the picture, in px; places are named as `rules.dragons_roll.view` says."""

from __future__ import annotations

from images.kit.sheet import Box
from rules.dragons_roll.view import SpaceView, View

WIDTH = 1080
MARGIN = 14
GAP = 10
MASTER: Box = (MARGIN, 106, WIDTH - MARGIN, 344)
CARD_SIZE = (344, 214)
GRID_TOP = 356
CITIES_TOP = GRID_TOP + 3 * (CARD_SIZE[1] + GAP)
CITY_HEIGHT = 104
TRAY_TOP = CITIES_TOP + CITY_HEIGHT + 14
TRAY_HEIGHT = 110
SEATS_TOP = TRAY_TOP + TRAY_HEIGHT + 10
SEATS_HEIGHT = 84
HEIGHT = SEATS_TOP + SEATS_HEIGHT + 10

DRAGON_SLOTS_TOP = 106
MASTER_SLOTS_TOP = 125
MASTER_SLOT = 76
MASTER_ABILITY = 540
MASTER_LETTER = 70
ARROW = (110, 22)
"""As high as the gap between what stands lowest on a card and what stands highest on the next."""


def cell(row: int, column: int) -> Box:
    """The place of a dragon in the grid."""
    left = MARGIN + column * (CARD_SIZE[0] + GAP)
    top = GRID_TOP + row * (CARD_SIZE[1] + GAP)
    return left, top, left + CARD_SIZE[0], top + CARD_SIZE[1]


def city(column: int) -> Box:
    """The city below a column."""
    left = MARGIN + column * (CARD_SIZE[0] + GAP)
    return left, CITIES_TOP, left + CARD_SIZE[0], CITIES_TOP + CITY_HEIGHT


def dragon_slots(count: int) -> list[Box]:
    """The dice spaces of a dragon, from its card's corner."""
    size, gap = min(72, (CARD_SIZE[0] - 28 - 6 * (count - 1)) // count), 6
    top = DRAGON_SLOTS_TOP + (72 - size) // 2
    return [(14 + k * (size + gap), top, 14 + k * (size + gap) + size, top + size) for k in range(count)]


def master_slots(count: int) -> list[Box]:
    """The dice spaces of the master, from the corner of its card."""
    top, size, gap = MASTER_SLOTS_TOP, MASTER_SLOT, 10
    return [(18 + k * (size + gap), top, 18 + k * (size + gap) + size, top + size) for k in range(count)]


def moved(box: Box, left: int, top: int) -> Box:
    """The box, from another corner."""
    return box[0] + left, box[1] + top, box[2] + left, box[3] + top


def is_space(place: str) -> bool:
    """Whether the place is a single space of a card."""
    return place.count(":") == (1 if place.startswith("master") else 2)


def where(view: View, place: str) -> Box:
    """The box of a place; raises ValueError when the table has no such place."""
    kind, *rest = place.split(":")
    if kind == "city" and len(rest) == 1:
        return city(int(rest[0]))
    if kind == "column" and len(rest) == 1:
        left, _, right, _ = cell(0, int(rest[0]))
        return left, GRID_TOP, right, CITIES_TOP - GAP
    if kind == "master":
        return _space(MASTER, view.master.spaces, master_slots(len(view.master.spaces)), rest)
    if kind == "grid" and rest:
        row, column = (int(number) for number in rest[0].split(","))
        dragon = view.grid[row][column]
        spaces = dragon.spaces if dragon else ()
        return _space(cell(row, column), spaces, dragon_slots(len(spaces)) if spaces else [], rest[1:])
    raise ValueError(f"the picture has no place {place!r}")


def _space(box: Box, spaces: tuple[SpaceView, ...], slots: list[Box], rest: list[str]) -> Box:
    if not rest:
        return box
    number = int(rest[0])
    if len(rest) > 1 or not 0 <= number < len(spaces):
        raise ValueError(f"the picture has no space {':'.join(rest)}")
    return moved(slots[number], box[0], box[1])
