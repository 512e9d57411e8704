"""What points at things: letters of options, and rings around what changed."""

from __future__ import annotations

from functools import lru_cache

from images.kit.fonts import READ
from images.kit.palette import INK, PRESS, WHITE
from images.kit.sheet import Box, Layer, Mark, Pen, Sheet, smooth

LARGE = 56
SMALL = 42
RING = 5
"""How thick a ring is: the rings of neighbours 10 px apart just touch."""


@lru_cache(maxsize=128)
def option_letter(letter: str, size: int = LARGE) -> Layer:
    """The letter of an option as it stands on its button: LARGE on cards, SMALL on single spaces."""

    def paint(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, WHITE)
        pen.disc(size / 2, size / 2, size / 2 - 3, PRESS)

    sheet = Sheet.on(smooth((size, size), paint))
    height = READ if size >= LARGE else 30
    sheet.write(letter, size // 2, size // 2, height, bold=True, colour=WHITE, align="centre")
    sheet.marks = [Mark("option", letter, (0, 0, size, size))]
    return sheet.layer()


@lru_cache(maxsize=64)
def _ring(width: int, height: int, radius: int) -> Layer:
    return smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), radius, None, INK, RING), 2)


def ring(sheet: Sheet, box: Box, radius: int = 18) -> None:
    """A ring close around what changed."""
    left, top, right, bottom = box
    piece = _ring(right - left + 2 * RING, bottom - top + 2 * RING, radius + RING)
    sheet.lay(piece, left - RING, top - RING, "ring")
