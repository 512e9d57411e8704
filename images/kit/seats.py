"""Seats, told by colour and letter and shape."""

from __future__ import annotations

import math
from functools import lru_cache

from images.kit.fonts import TAP
from images.kit.palette import INK, SEATS, Colour, letter_on
from images.kit.sheet import Layer, Pen, Sheet, smooth
from images.kit.text import width

LETTERS = "PQRSTUVW"
"""Not A, B, C…, which are the letters of the options."""
SHAPES = ("circle", "square", "triangle", "diamond", "cross", "star", "hexagon", "wedge")
TAG_GAP = 3
TAG_HEIGHT = 30

Points = list[tuple[float, float]]


def colour(seat: int) -> Colour:
    """The colour of a seat (0–7)."""
    return SEATS[seat]


def letter(seat: int) -> str:
    """The letter of a seat (0–7)."""
    return LETTERS[seat]


def _around(corners: int, turn: float = -90, radii: tuple[float, ...] = (0.5,)) -> Points:
    step = 360 / corners
    return [
        (
            0.5 + radii[k % len(radii)] * math.cos(math.radians(turn + k * step)),
            0.5 + radii[k % len(radii)] * math.sin(math.radians(turn + k * step)),
        )
        for k in range(corners)
    ]


_OUTLINES: dict[str, Points] = {
    "circle": _around(48),
    "square": [(0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)],
    "triangle": [(0.5, 0.0), (1.0, 0.94), (0.0, 0.94)],
    "diamond": [(0.5, -0.04), (1.0, 0.5), (0.5, 1.04), (0.0, 0.5)],
    "cross": [
        (0.3, 0.0), (0.7, 0.0), (0.7, 0.3), (1.0, 0.3), (1.0, 0.7), (0.7, 0.7),
        (0.7, 1.0), (0.3, 1.0), (0.3, 0.7), (0.0, 0.7), (0.0, 0.3), (0.3, 0.3),
    ],
    "star": _around(10, radii=(0.54, 0.3)),
    "hexagon": _around(6),
    "wedge": [(0.0, 0.06), (1.0, 0.06), (0.5, 1.0)],
}  # fmt: skip
# Where the letter stands, as shares of the shape: its middle and its size.
_LETTER_AT = {"triangle": (0.64, 0.5), "wedge": (0.36, 0.5), "star": (0.53, 0.46), "diamond": (0.5, 0.56)}


def _outline(seat: int, size: float, x: float = 0, y: float = 0) -> Points:
    return [(x + px * size, y + py * size) for px, py in _OUTLINES[SHAPES[seat]]]


@lru_cache(maxsize=64)
def shape(seat: int, size: int) -> Layer:
    """The seat's shape in its colour with a dark outline, `size` px wide and high."""
    line = max(2.0, size / 18)

    def paint(pen: Pen) -> None:
        points = _outline(seat, size - 2 * line, line, line)
        pen.shape(points, colour(seat))
        pen.path([*points, points[0]], INK, line)

    return smooth((size, size), paint)


@lru_cache(maxsize=64)
def badge(seat: int, size: int) -> Layer:
    """The seat's shape with its letter inside; `size` is at least 52 px so that the letter can be read."""
    sheet = Sheet.on(shape(seat, size))
    middle, share = _LETTER_AT.get(SHAPES[seat], (0.5, 0.62))
    height = max(TAP, round(size * share))
    sheet.write(
        letter(seat), size // 2, round(size * middle), height,
        bold=True, colour=letter_on(colour(seat)), align="centre", kind="letter of a seat",
    )  # fmt: skip
    return sheet.layer()


@lru_cache(maxsize=64)
def tag(seat: int) -> Layer:
    """The seat's shape and beside it its letter: the small badge that goes under a die."""
    small = shape(seat, TAP - 2)
    advance = width(letter(seat), TAP, bold=True)
    size = (small.width + TAG_GAP + advance + 1, TAG_HEIGHT)
    sheet = Sheet(*size, None)
    sheet.lay(small, 0, 1)
    sheet.write(letter(seat), small.width + TAG_GAP, TAP // 2, TAP, bold=True, kind="letter of a seat")
    return sheet.layer()
