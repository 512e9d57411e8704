"""Dice with drawn pips, and the empty spaces that dice go to."""

from __future__ import annotations

from functools import lru_cache

from images.kit import seats
from images.kit.fonts import TAP
from images.kit.palette import CARD, INK, LINE, SOFT, WELL, WHITE, Colour, blend, letter_on
from images.kit.sheet import Layer, Mark, Pen, Sheet, smooth

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.29, 0.25), (0.71, 0.25), (0.29, 0.5), (0.71, 0.5), (0.29, 0.75), (0.71, 0.75)),
}
DIE_GAP = 3
TAG_ROOM = DIE_GAP + seats.TAG_HEIGHT
"""How much the owner's tag adds below a die."""


@lru_cache(maxsize=256)
def die(value: int, size: int, body: Colour = CARD, faint: bool = False) -> Layer:
    """A die seen from above; `value` 0 shows no pips (not rolled). A faint one can't be used now."""

    def paint(pen: Pen) -> None:
        fill, edge, pips = body, INK, letter_on(body)
        if faint:
            fill, edge, pips = blend(body, CARD, 0.5), LINE, SOFT
        pen.rounded((0, 0, size, size), size * 0.2, fill, edge, max(2, round(size / 26)))
        radius = size * (0.13 if value == 1 else 0.095)
        for x, y in _PIPS.get(value, ()):
            pen.disc(x * size, y * size, radius, pips)

    return smooth((size, size), paint)


@lru_cache(maxsize=512)
def owned_die(value: int, seat: int, size: int, faint: bool = False, text: str = "") -> Layer:
    """A die in its owner's colour, and under it the owner's shape and letter; `text` stands on it instead of pips."""
    tag = seats.tag(seat)
    whole = (size, size + DIE_GAP + tag.height)
    sheet = Sheet(*whole, None)
    colour = seats.colour(seat)
    sheet.lay(die(0 if text else value, size, colour, faint), 0, 0)
    sheet.write(text, size // 2, size // 2, TAP, bold=True, colour=letter_on(colour), align="centre")
    sheet.marks = [Mark("die", text or str(value), (0, 0, size, size))]
    sheet.lay(tag, (size - tag.width) // 2, size + DIE_GAP)
    return sheet.layer()


@lru_cache(maxsize=64)
def slot(size: int, optional: bool = False, closed: bool = False, ground: Colour = CARD) -> Layer:
    """An empty space for a die: dashed where it may stay empty, hatched where none may be put now."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, size, size), size * 0.2, ground if optional else WELL, INK, 2)
        if closed:
            for start in range(-size, size, 12):
                pen.path([(start, size), (start + size, 0)], LINE, 2)
            pen.rounded((-10, -10, size + 10, size + 10), size * 0.2 + 10, None, ground, 10)
            pen.rounded((0, 0, size, size), size * 0.2, None, LINE, 3)
        if optional:
            _dash(pen, size, ground)

    return smooth((size, size), paint)


def _dash(pen: Pen, size: int, ground: Colour) -> None:
    gap = size / 9
    for middle in (0.2, 0.5, 0.8):
        start = size * middle - gap / 2
        for edge in (0.0, size - 4):
            pen.rounded((start, edge - 1, start + gap, edge + 5), 0, ground)
            pen.rounded((edge - 1, start, edge + 5, start + gap), 0, ground)


@lru_cache(maxsize=64)
def number_block(value: int, size: int, ground: Colour = INK) -> Layer:
    """A printed number: white on a dark square, so that it is not taken for a die."""
    block = smooth((size, size), lambda pen: pen.rounded((0, 0, size, size), size * 0.14, ground))
    sheet = Sheet.on(block)
    sheet.write(str(value), size // 2, size // 2, round(size * 0.74), bold=True, colour=WHITE, align="centre")
    return sheet.layer()
