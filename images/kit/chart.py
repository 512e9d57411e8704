"""A chart of bars, one a line: how likely, or how often."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from images.kit.encode import encode
from images.kit.fonts import READ, TAP
from images.kit.palette import INK, LINE, PAPER, SOFT, WELL, Colour
from images.kit.sheet import Layer, Pen, Sheet, smooth

WIDTH = 1080
MARGIN = 36
TITLE = 44
ROW = 56
BAR = 36
LABEL = 230
NUMBER = 172
MOST = 18
"""Bars that fit on a picture that can be read without a tap."""


class Bar(msgspec.Struct, frozen=True):
    """A bar: what it is for, how long it is (0–1 of the longest there may be), and the numbers behind it.

    A `mark` is where it should end; a `strong` bar stands out.
    """

    label: str
    length: float
    numbers: tuple[str, ...]
    mark: float | None = None
    strong: bool = False


def chart(title: str, heads: Sequence[str], bars: Sequence[Bar], note: str = "") -> bytes:
    """The bars below one another, under a title and the heads of the numbers, with a note below; a PNG.

    ValueError for more than `MOST` bars.
    """
    return encode(chart_sheet(title, heads, bars, note).image)


def chart_sheet(title: str, heads: Sequence[str], bars: Sequence[Bar], note: str = "") -> Sheet:
    """The same, not yet a PNG."""
    if len(bars) > MOST:
        raise ValueError(f"{len(bars)} bars, {MOST} fit")
    top = MARGIN + TITLE + 20 + (READ + 10 if any(heads) else 0)
    sheet = Sheet(WIDTH, top + len(bars) * ROW + (READ + 24 if note else 0) + MARGIN, PAPER)
    room = WIDTH - 2 * MARGIN
    sheet.write(title, MARGIN, MARGIN + TITLE // 2, TITLE, bold=True, room=room, sizes=(READ, TAP))
    for place, head in enumerate(heads):
        sheet.write(
            head, _column(place, len(heads)), top - 28, 30, align="right", colour=SOFT, room=NUMBER, sizes=(TAP,)
        )
    for place, bar in enumerate(bars):
        _draw(sheet, bar, top + place * ROW + ROW // 2)
    if note:
        sheet.write(note, MARGIN, top + len(bars) * ROW + READ // 2 + 16, 32, colour=SOFT, room=room, sizes=(TAP,))
    return sheet


def _column(place: int, columns: int) -> int:
    return WIDTH - MARGIN - (columns - 1 - place) * NUMBER


def _draw(sheet: Sheet, bar: Bar, y: int) -> None:
    columns = len(bar.numbers)
    left, right = MARGIN + LABEL + 16, WIDTH - MARGIN - columns * NUMBER
    weight = bar.strong
    sheet.write(bar.label, left - 20, y, READ, bold=weight, align="right", room=LABEL, sizes=(32, TAP))
    wide = right - left
    length = max(3, round(wide * min(1.0, bar.length)))
    sheet.lay(_block(length, BAR, INK if bar.strong else LINE), left, y - BAR // 2, "bar", bar.label)
    if bar.mark is not None:
        at = left + round(wide * min(1.0, bar.mark))
        sheet.lay(_line(), at - 3, y - ROW // 2 + 4)
    for place, number in enumerate(bar.numbers):
        x = _column(place, columns)
        sheet.write(number, x, y, READ, bold=weight and not place, align="right", room=NUMBER - 8, sizes=(32, TAP))


def _block(width: int, height: int, colour: Colour) -> Layer:
    return smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), min(8, width / 2), colour), 2)


def _line() -> Layer:
    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, 6, ROW - 8), 3, WELL)
        pen.rounded((1.5, 0, 4.5, ROW - 8), 1.5, INK)

    return smooth((6, ROW - 8), paint)
