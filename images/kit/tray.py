"""Dice of any shape as they fell, and beside them what they come to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from images.kit.dice import die
from images.kit.encode import encode
from images.kit.fonts import READ, TAP
from images.kit.palette import AMBER_TINT, CARD, INK, LINE, PAPER, SOFT, Colour
from images.kit.sheet import Layer, Pen, Sheet, smooth

WIDTH = 1080
MARGIN = 36
SIZE = 116
STEP = 136
TAG = 44
A_ROW = 5
MOST_ROOM = 460
CORNERS = {4: 3, 8: 4, 10: 4, 12: 5, 20: 6}
NUMBER_SIZES = (60, 52, 44, 36, 30, TAP)


class TrayDie(msgspec.Struct, frozen=True):
    """A die: its sides, what it shows, what stands under it, whether it counts, and whether it came in addition."""

    sides: int
    value: int
    tag: str = ""
    kept: bool = True
    extra: bool = False


def tray(dice: Sequence[TrayDie], result: str, below: str = "") -> bytes:
    """The dice, five in a row, and large beside them the result with a word below; a PNG."""
    return encode(tray_sheet(dice, result, below).image)


def tray_sheet(dice: Sequence[TrayDie], result: str, below: str = "") -> Sheet:
    """The same, not yet a PNG."""
    rows = max(1, -(-len(dice) // A_ROW))
    tagged = [any(each.tag for each in dice[row * A_ROW : (row + 1) * A_ROW]) for row in range(rows)]
    heights = [STEP + (TAG if tags else 0) for tags in tagged]
    sheet = Sheet(WIDTH, 2 * MARGIN + sum(heights) - (STEP - SIZE), PAPER)
    y = MARGIN
    for row, height in enumerate(heights):
        for place, each in enumerate(dice[row * A_ROW : (row + 1) * A_ROW]):
            _put(sheet, each, MARGIN + place * STEP, y)
        y += height
    _write_result(sheet, result, below, min(len(dice), A_ROW))
    return sheet


def _put(sheet: Sheet, each: TrayDie, x: int, y: int) -> None:
    if each.sides == 6:
        sheet.lay(_shape(each), x, y, "die", str(each.value))
    else:
        sheet.lay(_shape(each), x, y)
        middle = y + round(SIZE * (0.62 if each.sides == 4 else 0.5))
        sheet.write(
            str(each.value), x + SIZE // 2, middle, NUMBER_SIZES[0], bold=True, align="centre",
            colour=INK if each.kept else SOFT, room=SIZE - 8, sizes=NUMBER_SIZES[1:],
        )  # fmt: skip
    if not each.kept:
        sheet.lay(_stroke(), x, y)
    if each.tag:
        sheet.write(each.tag, x + SIZE // 2, y + SIZE + TAG // 2, READ, align="centre", room=STEP, sizes=(TAP,))


def _shape(each: TrayDie) -> Layer:
    body = AMBER_TINT if each.extra else CARD
    if each.sides == 6:
        return die(each.value, SIZE, body, faint=not each.kept)
    return _other(CORNERS.get(each.sides, 0), body, each.kept)


@lru_cache(maxsize=64)
def _other(corners: int, body: Colour, kept: bool) -> Layer:
    """A die that is no cube, as an outline with so many corners; 0: round."""
    edge = INK if kept else LINE

    def paint(pen: Pen) -> None:
        if not corners:
            pen.disc(SIZE / 2, SIZE / 2, SIZE / 2, edge)
            pen.disc(SIZE / 2, SIZE / 2, SIZE / 2 - 4, body)
            return
        for radius, colour in ((0.5, edge), (0.5 - 4 / SIZE / math.cos(math.pi / corners), body)):
            pen.shape(_corners(corners, radius), colour)

    return smooth((SIZE, SIZE), paint)


def _corners(count: int, radius: float) -> list[tuple[float, float]]:
    lower = 0.08 if count == 3 else 0.0
    turns = [math.radians(360 * corner / count - 90) for corner in range(count)]
    return [(SIZE * (0.5 + radius * math.cos(turn)), SIZE * (0.5 + lower + radius * math.sin(turn))) for turn in turns]


@lru_cache(maxsize=1)
def _stroke() -> Layer:
    return smooth((SIZE, SIZE), lambda pen: pen.path([(14, SIZE - 14), (SIZE - 14, 14)], SOFT, 6))


def _write_result(sheet: Sheet, result: str, below: str, columns: int) -> None:
    left = MARGIN + columns * STEP
    room = min(MOST_ROOM, WIDTH - MARGIN - left)
    x = left + room // 2
    middle = sheet.image.height // 2
    height = 120 if result else 0
    y = middle - 30 if below and result else middle
    if result:
        sheet.write(result, x, y, height, bold=True, align="centre", room=room, sizes=(96, 72, 56, 44, READ))
    if below:
        sheet.write(below, x, y + 82 if result else y, 48, bold=True, align="centre", room=room, sizes=(READ, TAP))
