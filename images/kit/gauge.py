"""A gauge of numbered steps that fills from the left, with fires over the steps where something happens."""

from __future__ import annotations

from functools import lru_cache

from images.kit import signs
from images.kit.palette import CARD, INK, LINE, RED, RED_TINT, SOFT, WELL, WHITE, Colour
from images.kit.sheet import Layer, Pen, Sheet, smooth

HEIGHT = 112
FLAME = 44
_TOP, _BOTTOM = 50, 104
_SWELL = 6
"""By how much the block of the step that is reached stands out."""


@lru_cache(maxsize=64)
def gauge(step: int, limit: int, marks: tuple[int, ...], width: int) -> Layer:
    """The gauge at a step of 0 to `limit`, `width` px wide; `marks` are the steps with a fire, the limit has an eye.

    Fires ahead are red, those behind are burnt out.
    """
    size = (width, HEIGHT)
    sheet = Sheet(*size)
    sheet.lay(smooth(size, lambda pen: _paint(pen, step, limit, marks, width), 2), 0, 0)
    for number in range(limit + 1):
        left, right = _cell(number, limit, width)
        middle, high = round((left + right) / 2), (_TOP + _BOTTOM) // 2
        if number == step:
            sheet.write(str(number), middle, high, 46, bold=True, colour=WHITE, align="centre", kind="step")
        else:
            colour = WHITE if number < step else INK if number in marks or number == limit else SOFT
            sheet.write(str(number), middle, high, 30, bold=number in marks, colour=colour, align="centre")
    left, right = _cell(limit, limit, width)
    sheet.lay(signs.eye("angry", 64, 38), round((left + right) / 2) - 32, 5, "icon", "eye")
    return sheet.layer()


def _cell(number: int, limit: int, width: int) -> tuple[float, float]:
    wide = (width - 2 * _SWELL) / (limit + 1)
    return _SWELL + number * wide, _SWELL + (number + 1) * wide


def _paint(pen: Pen, step: int, limit: int, marks: tuple[int, ...], width: int) -> None:
    whole = (_SWELL, _TOP, width - _SWELL, _BOTTOM)
    pen.rounded(whole, 12, WELL)
    for number in range(limit + 1):
        left, right = _cell(number, limit, width)
        if number <= step or number in marks or number == limit:
            _fill(pen, number, limit, (left, right), RED if number <= step else RED_TINT)
    for number in range(1, limit + 1):
        left, _ = _cell(number, limit, width)
        pen.path([(left, _TOP + 2), (left, _BOTTOM - 2)], CARD, 2)
    pen.rounded(whole, 12, None, INK, 3)
    for mark in marks:
        left, right = _cell(mark, limit, width)
        outer, inner = _fire(mark <= step)
        signs.flame(pen, (left + right) / 2, _TOP - 3, FLAME, outer, inner)
    left, right = _cell(step, limit, width)
    pen.rounded((left - _SWELL, _TOP - _SWELL, right + _SWELL, _BOTTOM + _SWELL), 12, RED, INK, 3)


def _fill(pen: Pen, number: int, limit: int, edges: tuple[float, float], colour: Colour) -> None:
    """A cell in its colour; the first and the last one end round."""
    left, right = edges
    pen.rounded((left, _TOP, right, _BOTTOM), 12 if number in (0, limit) else 0, colour)
    if number == 0:
        pen.rounded((left + 14, _TOP, right, _BOTTOM), 0, colour)
    elif number == limit:
        pen.rounded((left, _TOP, right - 14, _BOTTOM), 0, colour)


def _fire(burnt_out: bool) -> tuple[Colour, Colour]:
    return (LINE, WELL) if burnt_out else (RED, RED_TINT)
