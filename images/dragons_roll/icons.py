"""The symbols of Dragons Roll, drawn: no font has them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from images.kit.palette import CARD, INK, SOFT, Colour
from images.kit.sheet import Layer, Pen, smooth
from images.kit.signs import flame


def _helmet(pen: Pen, s: float) -> None:
    for side in (-1, 1):
        horn = [
            (0.5 + side * x, y)
            for x, y in ((0.24, 0.5), (0.42, 0.44), (0.48, 0.14), (0.5, 0.34), (0.44, 0.58), (0.26, 0.64))
        ]
        pen.shape([(x * s, y * s) for x, y in horn], INK)
    dome = [(0.5 - 0.3 * math.cos(math.pi * k / 24), 0.64 - 0.44 * math.sin(math.pi * k / 24)) for k in range(25)]
    pen.shape([(x * s, y * s) for x, y in dome], INK)
    pen.rounded((0.16 * s, 0.68 * s, 0.84 * s, 0.86 * s), 0.05 * s, INK)
    pen.path([(0.5 * s, 0.3 * s), (0.5 * s, 0.58 * s)], CARD, 0.06 * s)


def _meat(pen: Pen, s: float) -> None:
    pen.path([(0.5 * s, 0.5 * s), (0.84 * s, 0.84 * s)], INK, 0.13 * s)
    pen.disc(0.9 * s, 0.78 * s, 0.1 * s, INK)
    pen.disc(0.78 * s, 0.9 * s, 0.1 * s, INK)
    pen.oval((0.06 * s, 0.06 * s, 0.68 * s, 0.68 * s), INK)
    pen.arc((0.18 * s, 0.18 * s, 0.56 * s, 0.56 * s), 180, 270, CARD, 0.07 * s)


def _crown(pen: Pen, s: float) -> None:
    points = [(0.08, 0.8), (0.04, 0.28), (0.3, 0.5), (0.5, 0.14), (0.7, 0.5), (0.96, 0.28), (0.92, 0.8)]
    pen.shape([(x * s, y * s) for x, y in points], INK)
    for x, y in ((0.06, 0.24), (0.5, 0.12), (0.94, 0.24)):
        pen.disc(x * s, y * s, 0.07 * s, INK)
    pen.path([(0.2 * s, 0.68 * s), (0.8 * s, 0.68 * s)], CARD, 0.06 * s)


def _coin(pen: Pen, s: float) -> None:
    pen.disc(0.5 * s, 0.5 * s, 0.44 * s, INK)
    pen.oval((0.15 * s, 0.15 * s, 0.85 * s, 0.85 * s), None, CARD, 0.05 * s)
    pen.shape([(x * s, y * s) for x, y in ((0.5, 0.28), (0.66, 0.5), (0.5, 0.72), (0.34, 0.5))], CARD)


def _leaf(pen: Pen, s: float) -> None:
    points = [(0.94, 0.06), (0.5, 0.1), (0.2, 0.3), (0.12, 0.56), (0.2, 0.8), (0.44, 0.88), (0.7, 0.8), (0.9, 0.5)]
    pen.shape([(x * s, y * s) for x, y in points], INK)
    pen.path([(0.26 * s, 0.74 * s), (0.72 * s, 0.28 * s)], CARD, 0.05 * s)
    pen.path([(0.46 * s, 0.54 * s), (0.44 * s, 0.32 * s)], CARD, 0.04 * s)
    pen.path([(0.46 * s, 0.54 * s), (0.68 * s, 0.56 * s)], CARD, 0.04 * s)
    pen.path([(0.04 * s, 0.96 * s), (0.24 * s, 0.76 * s)], INK, 0.08 * s)


# The signs of dice spaces that must hold equal numbers; none looks like a seat's shape.
def _moon(pen: Pen, s: float) -> None:
    outer = [
        (0.55 + 0.44 * math.cos(math.radians(a)), 0.5 + 0.44 * math.sin(math.radians(a))) for a in range(60, 301, 8)
    ]
    inner = [
        (0.72 + 0.36 * math.cos(math.radians(a)), 0.5 + 0.38 * math.sin(math.radians(a))) for a in range(270, 89, -8)
    ]
    pen.shape([(x * s, y * s) for x, y in (*outer, *inner)], SOFT)


def _sun(pen: Pen, s: float) -> None:
    pen.disc(0.5 * s, 0.5 * s, 0.22 * s, SOFT)
    for k in range(8):
        x, y = math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)
        pen.path(
            [((0.5 + 0.33 * x) * s, (0.5 + 0.33 * y) * s), ((0.5 + 0.44 * x) * s, (0.5 + 0.44 * y) * s)],
            SOFT,
            0.09 * s,
        )


def _wave(pen: Pen, s: float) -> None:
    for y in (0.3, 0.52, 0.74):
        points = [((0.08 + 0.84 * k / 24) * s, (y + 0.08 * math.sin(k / 24 * 4 * math.pi)) * s) for k in range(25)]
        pen.path(points, SOFT, 0.09 * s)


def _bolt(pen: Pen, s: float) -> None:
    points = [(0.62, 0.02), (0.18, 0.56), (0.46, 0.56), (0.36, 0.98), (0.82, 0.4), (0.54, 0.4)]
    pen.shape([(x * s, y * s) for x, y in points], SOFT)


def _drop(pen: Pen, s: float) -> None:
    pen.disc(0.5 * s, 0.64 * s, 0.32 * s, SOFT)
    pen.shape([(0.5 * s, 0.02 * s), (0.79 * s, 0.51 * s), (0.21 * s, 0.51 * s)], SOFT)


def _hourglass(pen: Pen, s: float) -> None:
    pen.shape([(0.14 * s, 0.06 * s), (0.86 * s, 0.06 * s), (0.14 * s, 0.94 * s), (0.86 * s, 0.94 * s)], SOFT)


def _scroll(pen: Pen, s: float) -> None:
    pen.rounded((0.2 * s, 0.12 * s, 0.8 * s, 0.88 * s), 0.02 * s, CARD, INK, 0.07 * s)
    for y in (0.1, 0.78):
        pen.rounded((0.08 * s, y * s, 0.92 * s, (y + 0.14) * s), 0.07 * s, INK)
    for y in (0.38, 0.52, 0.66):
        pen.path([(0.34 * s, y * s), (0.66 * s, y * s)], INK, 0.05 * s)


def _pile(pen: Pen, s: float) -> None:
    for k in (2, 1, 0):
        pen.rounded(
            ((0.12 + 0.1 * k) * s, (0.18 - 0.06 * k) * s, (0.66 + 0.1 * k) * s, (0.94 - 0.06 * k) * s),
            0.07 * s,
            CARD,
            INK,
            0.06 * s,
        )


_PAINTERS: dict[str, Callable[[Pen, float], None]] = {
    "helmet": _helmet,
    "meat": _meat,
    "crown": _crown,
    "coin": _coin,
    "leaf": _leaf,
    "sun": _sun,
    "moon": _moon,
    "wave": _wave,
    "bolt": _bolt,
    "drop": _drop,
    "hourglass": _hourglass,
    "scroll": _scroll,
    "pile": _pile,
}


@lru_cache(maxsize=64)
def icon(name: str, size: int) -> Layer:
    """A symbol, `size` px wide and high."""
    return smooth((size, size), lambda pen: _PAINTERS[name](pen, size))


def _house(pen: Pen, x: float, base: float, w: float, h: float, roof: float, colour: Colour, hole: Colour) -> None:
    pen.shape([(x, base), (x, base - h), (x + w / 2, base - h - roof), (x + w, base - h), (x + w, base)], colour)
    pen.rounded((x + w * 0.38, base - h * 0.45, x + w * 0.62, base), 1, hole)


def skyline(pen: Pen, x: float, base: float, colour: Colour, hole: Colour, burning: bool = False) -> None:
    """A small city, about 190 px wide and 92 px high, on the height `base`; where it burns, a flame for its tower."""
    _house(pen, x, base, 46, 34, 24, colour, hole)
    _house(pen, x + 132, base, 54, 38, 26, colour, hole)
    if burning:
        flame(pen, x + 90, base - 2, 92)
        return
    tower = [(52, 0), (52, 60), (46, 60), (71, 92), (96, 60), (90, 60), (90, 0)]
    pen.shape([(x + px, base - py) for px, py in tower], colour)
    pen.rounded((x + 64, base - 52, x + 78, base - 32), 7, hole)
    _house(pen, x + 94, base, 36, 26, 20, colour, hole)
