"""What points at things: letters of options, and rings around what changed."""

from __future__ import annotations

from functools import lru_cache

from images.kit.fonts import READ, TAP
from images.kit.palette import INK, PRESS, WHITE
from images.kit.sheet import Box, Layer, Mark, Pen, Sheet, smooth
from images.kit.text import fit

LARGE = 56
SMALL = 42
RING = 5
"""How thick a ring is: the rings of neighbours 10 px apart just touch."""


@lru_cache(maxsize=128)
def option_letter(letter: str, size: int = LARGE) -> Layer:
    """The letter of an option as it stands on its button, or two: LARGE on cards, SMALL on single spaces."""

    def paint(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, WHITE)
        pen.disc(size / 2, size / 2, size / 2 - 3, PRESS)

    sheet = Sheet.on(smooth((size, size), paint))
    height = fit(letter, size - 14, (READ, 30, TAP) if size >= LARGE else (30, TAP), bold=True)
    sheet.write(letter, size // 2, size // 2, height, bold=True, colour=WHITE, align="centre")
    sheet.marks = [Mark("option", letter, (0, 0, size, size), size=height)]
    return sheet.layer()


@lru_cache(maxsize=64)
def _ring(width: int, height: int, radius: int) -> tuple[tuple[Layer, int, int], ...]:
    """A ring as four strips and where each lies: what is within is left alone, which is quicker."""
    whole = smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), radius, None, INK, RING), 2)
    strips = (
        (0, 0, width, radius),
        (0, height - radius, width, height),
        (0, radius, RING, height - radius),
        (width - RING, radius, width, height - radius),
    )
    return tuple((whole.cut(strip), strip[0], strip[1]) for strip in strips)


def ring(sheet: Sheet, box: Box, radius: int = 18) -> None:
    """A ring close around what changed."""
    left, top, right, bottom = (box[0] - RING, box[1] - RING, box[2] + RING, box[3] + RING)
    for strip, x, y in _ring(right - left, bottom - top, radius + RING):
        sheet.lay(strip, left + x, top + y)
    sheet.mark(Mark("ring", "", (left, top, right, bottom)))
