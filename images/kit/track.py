"""A life track: spaces that fill with tokens from the left, some of them scratched by claws."""

from __future__ import annotations

from functools import lru_cache

from images.kit.palette import CARD, INK, RED, RED_TINT, SOFT, WHITE, Colour
from images.kit.sheet import Layer, Pen, Sheet, smooth

HEIGHT = 112
GAP = 8


@lru_cache(maxsize=64)
def track(filled: int, claws: tuple[int, ...], spaces: int, width: int) -> Layer:
    """So many spaces, counted from 1, of which the first are `filled`; on each of the others the life left there.

    The spaces in `claws` show what happens when they are filled.
    """
    size = (width, HEIGHT)
    sheet = Sheet(*size)

    def paint(pen: Pen) -> None:
        for space in range(1, spaces + 1):
            _space(pen, _cell(space, spaces, width), space <= filled, space in claws)

    sheet.lay(smooth(size, paint, 2), 0, 0)
    for space in range(filled + 1, spaces + 1):
        left, right = _cell(space, spaces, width)
        middle = round(left + (right - left) * (0.25 if space in claws else 0.5))
        size_now = 52 if space == filled + 1 else 40
        colour = INK if space == filled + 1 else SOFT
        sheet.write(str(spaces - space + 1), middle, HEIGHT // 2, size_now, bold=True, colour=colour, align="centre")
    return sheet.layer()


def _cell(space: int, spaces: int, width: int) -> tuple[float, float]:
    wide = (width + GAP) / spaces
    return (space - 1) * wide, space * wide - GAP


def _space(pen: Pen, edges: tuple[float, float], filled: bool, claw: bool) -> None:
    left, right = edges
    ground = RED if filled else RED_TINT if claw else CARD
    pen.rounded((left, 2, right, HEIGHT - 2), 16, ground, INK, 3)
    middle = (left + right) / 2
    if filled:
        for lean in (-1, 1):
            pen.path([(middle - 22 * lean, HEIGHT / 2 - 22), (middle + 22 * lean, HEIGHT / 2 + 22)], WHITE, 9)
    elif claw:
        scratches(pen, left + (right - left) * 0.7, HEIGHT / 2, 58, RED)


def scratches(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    """The three scratches of a claw around x, y, `size` px high."""
    for k in (-1, 0, 1):
        top, bottom = (
            (x + k * size * 0.28 + size * 0.16, y - size / 2),
            (x + k * size * 0.28 - size * 0.16, y + size / 2),
        )
        middle = (x + k * size * 0.28 + size * 0.05, y)
        thick = size * 0.085
        pen.shape([top, (middle[0] + thick, middle[1]), bottom, (middle[0] - thick, middle[1])], colour)
