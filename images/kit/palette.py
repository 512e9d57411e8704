"""The colours of every picture: warm paper, dark ink, one red for the enemy, and the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a code like `#2b2620`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two; `share` 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


PAPER: Final = rgb("#f1e9d9")
"""The table."""
CARD: Final = rgb("#fdf9f0")
"""What lies on the table."""
WELL: Final = rgb("#e2d7c2")
"""An empty place on the table."""
LINE: Final = rgb("#bcae95")
"""Thin lines."""
SOFT: Final = rgb("#675d4f")
"""Letters that may wait."""
INK: Final = rgb("#2a2520")
"""Letters, outlines, pips."""
WHITE: Final = rgb("#ffffff")
RED: Final = rgb("#b4202c")
"""Kept for the enemy and its gauges."""
RED_TINT: Final = rgb("#f1d2cb")
AMBER: Final = rgb("#dda51f")
"""A warning: the step before red."""
AMBER_TINT: Final = rgb("#f8e9bd")
MEADOW: Final = rgb("#ebe4ba")
WOOD: Final = rgb("#b3c6a0")
WOOD_DARK: Final = rgb("#6f8f66")
"""Open and wooded land on maps; water is a light blue of the seats, rock is LINE."""
PRESS: Final = rgb("#4450c4")
"""The letters of the options: near the colour of the buttons that carry the same letters."""

# Okabe and Ito's set can be told apart by colour-blind eyes. The hues nearest to RED and PRESS come last.
SEATS: Final = tuple(
    rgb(code) for code in ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "#d55e00", "#4a4a4a")
)


def letter_on(ground: Colour) -> Colour:
    """INK or white, whichever is easier to read on that ground."""
    red, green, blue = ground
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 105 else WHITE


def _ramp(one: Colour, other: Colour, steps: int) -> list[Colour]:
    return [blend(one, other, step / (steps + 1)) for step in range(1, steps + 1)]


@lru_cache(maxsize=1)
def palette() -> tuple[Colour, ...]:
    """The 64 colours of a PNG: the colours above and, for smooth edges, what lies between those that touch."""
    named = [PAPER, CARD, WELL, LINE, SOFT, INK, WHITE, RED, RED_TINT, AMBER, AMBER_TINT, PRESS]
    named += [MEADOW, WOOD, WOOD_DARK, *SEATS]
    between = [
        *_ramp(CARD, INK, 7),
        *_ramp(PAPER, INK, 2),
        *_ramp(WHITE, PRESS, 3),
        *_ramp(WHITE, RED, 3),
        *_ramp(CARD, SOFT, 3),
        *_ramp(PAPER, LINE, 1),
        *_ramp(RED, INK, 2),
        *_ramp(AMBER_TINT, INK, 2),
        *_ramp(RED_TINT, INK, 2),
        *_ramp(WELL, INK, 1),
        *(blend(seat, INK, 0.5) for seat in SEATS[:7]),
        *(blend(seat, CARD, 0.5) for seat in SEATS),
    ]
    colours = list(dict.fromkeys(named + between))
    if len(colours) > 64:
        raise ValueError(f"{len(colours)} colours in the palette; a picture has 64")
    return (*colours, *([INK] * (64 - len(colours))))
