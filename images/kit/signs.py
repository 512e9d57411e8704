"""Signs that mean the same in every game: the enemy's eye, and fire."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from images.kit.palette import AMBER, INK, RED, WHITE, Colour
from images.kit.sheet import Layer, Pen, smooth

Mood = Literal["calm", "angry", "shut"]
Points = list[tuple[float, float]]


@lru_cache(maxsize=6)
def eye(mood: Mood, width: int, height: int) -> Layer:
    """The enemy's eye: calm and amber, wide open and red, or shut for good."""

    def lid(half: float, power: float = 1) -> Points:
        steps = [math.pi * k / 40 for k in range(41)]
        return [(4 + (width - 8) * k / 40, height / 2 - half * math.sin(step) ** power) for k, step in enumerate(steps)]

    def paint(pen: Pen) -> None:
        middle = height / 2
        if mood == "shut":
            pen.path(lid(-height * 0.3), INK, 6)
            for k in (8, 16, 24, 32):
                x, y = lid(-height * 0.3)[k]
                pen.path([(x, y), (x + (k - 20) * 0.7, y + 14)], INK, 5)
            return
        half, power, slit = (height * 0.46, 0.8, 0.05) if mood == "angry" else (height * 0.36, 1.0, 0.09)
        upper = lid(half, power)
        around = [*upper, *((x, 2 * middle - y) for x, y in reversed(upper))]
        pen.shape(around, RED if mood == "angry" else AMBER)
        x, reach = width / 2, half * 0.92
        pen.shape(
            [(x, middle - reach), (x + width * slit, middle), (x, middle + reach), (x - width * slit, middle)], INK
        )
        pen.path([*around, around[0]], INK, 4)

    return smooth((width, height), paint)


def flame(pen: Pen, x: float, base: float, size: float, outer: Colour = WHITE, inner: Colour = RED) -> None:
    """A flame around x, `size` px high, on the height `base`; by default as it stands on red."""
    for colour, outline in ((outer, _FLAME), (inner, _HEART)):
        pen.shape([(x + (px - 0.5) * size * 0.84, base - size + py * size) for px, py in outline], colour)


_FLAME = (
    (0.5, 0.0), (0.62, 0.2), (0.6, 0.36), (0.74, 0.26), (0.78, 0.16), (0.92, 0.42), (0.96, 0.64), (0.86, 0.86),
    (0.66, 1.0), (0.34, 1.0), (0.14, 0.86), (0.04, 0.64), (0.1, 0.44), (0.22, 0.32), (0.26, 0.46), (0.36, 0.4),
    (0.42, 0.2),
)  # fmt: skip
_HEART = (
    (0.52, 0.46),
    (0.66, 0.66),
    (0.68, 0.82),
    (0.58, 0.96),
    (0.42, 0.96),
    (0.32, 0.82),
    (0.36, 0.66),
    (0.44, 0.62),
)
