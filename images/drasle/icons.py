"""The symbols of Drasle, drawn: no font has them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from images.kit.palette import CARD, INK, Colour
from images.kit.sheet import Layer, Pen, smooth

Points = list[tuple[float, float]]


def _scaled(points: tuple[tuple[float, float], ...], s: float) -> Points:
    return [(x * s, y * s) for x, y in points]


def _heart(pen: Pen, s: float) -> None:
    turns = [math.radians(4 * k) for k in range(91)]
    points = [
        (
            0.5 + 0.0295 * 16 * math.sin(turn) ** 3,
            0.45
            - 0.0295 * (13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)),
        )
        for turn in turns
    ]
    pen.shape([(x * s, y * s) for x, y in points], INK)


def _sword(pen: Pen, s: float) -> None:
    blade = ((0.96, 0.04), (0.92, 0.28), (0.42, 0.74), (0.26, 0.58), (0.72, 0.08))
    pen.shape(_scaled(blade, s), INK)
    pen.path(_scaled(((0.84, 0.16), (0.4, 0.6)), s), CARD, 0.035 * s)
    pen.path(_scaled(((0.16, 0.52), (0.48, 0.84)), s), INK, 0.09 * s)
    pen.path(_scaled(((0.3, 0.7), (0.1, 0.9)), s), INK, 0.13 * s)


def _compass(pen: Pen, s: float) -> None:
    pen.oval((0.04 * s, 0.04 * s, 0.96 * s, 0.96 * s), CARD, INK, 0.09 * s)
    pen.shape(_scaled(((0.76, 0.24), (0.6, 0.6), (0.4, 0.4)), s), INK)
    pen.shape(_scaled(((0.24, 0.76), (0.6, 0.6), (0.4, 0.4)), s), CARD)
    pen.path(_scaled(((0.4, 0.4), (0.24, 0.76), (0.6, 0.6)), s), INK, 0.05 * s)


def _book(pen: Pen, s: float) -> None:
    for left, right in ((0.02, 0.48), (0.98, 0.52)):
        pen.shape(_scaled(((left, 0.16), (right, 0.26), (right, 0.92), (left, 0.82)), s), INK)
        inner = 0.1 if left < 0.5 else -0.1
        for y in (0.36, 0.5, 0.64):
            pen.path(_scaled(((left + inner, y), (right - inner * 0.8, y + 0.06)), s), CARD, 0.045 * s)


def _bullets(pen: Pen, s: float) -> None:
    for x in (0.22, 0.5, 0.78):
        tip = [(x + 0.1 * math.cos(math.pi * k / 12), 0.3 - 0.24 * math.sin(math.pi * k / 12)) for k in range(13)]
        pen.shape([(px * s, py * s) for px, py in tip], INK)
        pen.rounded(((x - 0.1) * s, 0.36 * s, (x + 0.1) * s, 0.94 * s), 0.02 * s, INK)


def _shuriken(pen: Pen, s: float) -> None:
    star = [
        (0.5 + r * math.cos(math.radians(45 * k - 90 + lean)), 0.5 + r * math.sin(math.radians(45 * k - 90 + lean)))
        for k in range(8)
        for r, lean in [(0.5, 0) if k % 2 == 0 else (0.19, 10)]
    ]
    pen.shape([(x * s, y * s) for x, y in star], INK)
    pen.disc(0.5 * s, 0.5 * s, 0.085 * s, CARD)


def _cross(pen: Pen, s: float) -> None:
    pen.rounded((0.39 * s, 0.02 * s, 0.61 * s, 0.98 * s), 0.03 * s, INK)
    pen.rounded((0.14 * s, 0.24 * s, 0.86 * s, 0.46 * s), 0.03 * s, INK)


def _person(pen: Pen, s: float) -> None:
    pen.disc(0.5 * s, 0.24 * s, 0.21 * s, INK)
    shoulders = [(0.5 - 0.4 * math.cos(math.pi * k / 24), 0.96 - 0.44 * math.sin(math.pi * k / 24)) for k in range(25)]
    pen.shape([(x * s, y * s) for x, y in shoulders], INK)


def _coin(pen: Pen, s: float) -> None:
    pen.disc(0.5 * s, 0.5 * s, 0.46 * s, INK)
    pen.oval((0.14 * s, 0.14 * s, 0.86 * s, 0.86 * s), None, CARD, 0.06 * s)
    pen.shape(_scaled(((0.5, 0.27), (0.67, 0.5), (0.5, 0.73), (0.33, 0.5)), s), CARD)


def _lotus(pen: Pen, s: float) -> None:
    for turn in (-64, -32, 0, 32, 64):
        lean = math.radians(turn)
        tip = (0.5 + 0.62 * math.sin(lean), 0.86 - 0.74 * math.cos(lean))
        side = (0.12 * math.cos(lean), 0.12 * math.sin(lean))
        middle = ((0.5 + tip[0]) / 2, (0.86 + tip[1]) / 2)
        petal = (
            (0.5, 0.88),
            (middle[0] - side[0], middle[1] - side[1]),
            tip,
            (middle[0] + side[0], middle[1] + side[1]),
        )
        pen.shape(_scaled(petal, s), INK)


def _cave(pen: Pen, s: float) -> None:
    pen.shape(_scaled(((0.0, 0.94), (0.14, 0.5), (0.34, 0.4), (0.5, 0.06), (0.74, 0.3), (1.0, 0.94)), s), INK)
    mouth = [(0.5 - 0.2 * math.cos(math.pi * k / 20), 0.94 - 0.38 * math.sin(math.pi * k / 20)) for k in range(21)]
    pen.shape([(x * s, y * s) for x, y in mouth], CARD)


def _gem(pen: Pen, s: float) -> None:
    pen.shape(_scaled(((0.24, 0.12), (0.76, 0.12), (1.0, 0.4), (0.5, 0.96), (0.0, 0.4)), s), INK)
    for line in (
        ((0.06, 0.4), (0.94, 0.4)),
        ((0.3, 0.4), (0.5, 0.88), (0.7, 0.4)),
        ((0.3, 0.4), (0.5, 0.16), (0.7, 0.4)),
    ):
        pen.path(_scaled(line, s), CARD, 0.04 * s)


def _potion(pen: Pen, s: float) -> None:
    pen.rounded((0.38 * s, 0.06 * s, 0.62 * s, 0.44 * s), 0.02 * s, INK)
    pen.rounded((0.3 * s, 0.02 * s, 0.7 * s, 0.14 * s), 0.04 * s, INK)
    pen.disc(0.5 * s, 0.66 * s, 0.32 * s, INK)
    pen.arc((0.28 * s, 0.44 * s, 0.72 * s, 0.88 * s), 180, 260, CARD, 0.06 * s)


def _chain(pen: Pen, s: float) -> None:
    pen.rounded((0.02 * s, 0.3 * s, 0.56 * s, 0.7 * s), 0.2 * s, None, INK, 0.12 * s)
    pen.rounded((0.44 * s, 0.3 * s, 0.98 * s, 0.7 * s), 0.2 * s, None, INK, 0.12 * s)


def _star(pen: Pen, s: float) -> None:
    points = [
        (0.5 + r * math.cos(math.radians(36 * k - 90)), 0.53 + r * math.sin(math.radians(36 * k - 90)))
        for k in range(10)
        for r in [0.5 if k % 2 == 0 else 0.21]
    ]
    pen.shape([(x * s, y * s) for x, y in points], INK)


def _skull(pen: Pen, s: float) -> None:
    pen.oval((0.1 * s, 0.04 * s, 0.9 * s, 0.76 * s), INK)
    pen.rounded((0.28 * s, 0.6 * s, 0.72 * s, 0.96 * s), 0.06 * s, INK)
    for x in (0.32, 0.68):
        pen.disc(x * s, 0.44 * s, 0.115 * s, CARD)
    pen.shape(_scaled(((0.5, 0.54), (0.56, 0.68), (0.44, 0.68)), s), CARD)
    for x in (0.42, 0.58):
        pen.path(_scaled(((x, 0.82), (x, 0.94)), s), CARD, 0.04 * s)


_PAINTERS: dict[str, Callable[[Pen, float], None]] = {
    "life": _heart,
    "combat": _sword,
    "exploration": _compass,
    "lore": _book,
    "bullets": _bullets,
    "ninjutsu": _shuriken,
    "faith": _cross,
    "retainers": _person,
    "gold": _coin,
    "mastery": _lotus,
    "hideout": _cave,
    "treasure": _gem,
    "book": _book,
    "weapon": _sword,
    "elixir": _potion,
    "bound": _chain,
    "item": _star,
    "dead": _skull,
}


@lru_cache(maxsize=128)
def icon(name: str, size: int) -> Layer:
    """A symbol, `size` px wide and high; a star for what has none."""
    return smooth((size, size), lambda pen: _PAINTERS.get(name, _star)(pen, size))


@lru_cache(maxsize=16)
def markers(count: int, colour: Colour) -> Layer:
    """So many progress markers side by side."""
    size = (count * 17 - 3, 14)

    def paint(pen: Pen) -> None:
        for number in range(count):
            pen.oval((number * 17, 0, number * 17 + 14, 14), colour, INK, 2.5)

    return smooth(size, paint)
