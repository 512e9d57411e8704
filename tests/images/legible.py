"""What makes a picture illegible, found by the marks that it leaves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from images.kit.sheet import Box, Mark, Sheet

GROUNDS = {"slot", "city", "frame", "ring"}
"""What other things may lie on, or what runs around them."""
FRAMES = {"slot", "city", "frame"}
"""What words stand within: they end before its edge."""
MAY_LIE_ON_EDGES = {"option", "letter of a seat"}
MAY_BE_CUT = {"name"}


def problems(sheet: Sheet) -> list[str]:
    """Marks that leave the picture or their frame, were cut, or hide each other; empty when all is well."""
    return [*_outside(sheet), *_over_the_edge(sheet), *_cut(sheet), *_hidden(sheet)]


def _outside(sheet: Sheet) -> Iterator[str]:
    for mark in sheet.marks:
        left, top, right, bottom = mark.box
        if left < 0 or top < 0 or right > sheet.image.width or bottom > sheet.image.height:
            yield f"{mark} leaves the picture"


def _over_the_edge(sheet: Sheet) -> Iterator[str]:
    frames = [mark for mark in sheet.marks if mark.kind in FRAMES]
    for mark in (mark for mark in sheet.marks if mark.size and mark.kind not in MAY_LIE_ON_EDGES):
        left, top, right, bottom = mark.box
        middle = ((left + right) // 2, (top + bottom) // 2)
        for frame in frames:
            if _holds(frame.box, middle) and not (frame.box[0] < left and right < frame.box[2]):
                yield f"{mark} goes beyond {frame}"


def _cut(sheet: Sheet) -> Iterator[str]:
    for mark in sheet.marks:
        if mark.cut and mark.kind not in MAY_BE_CUT:
            yield f"{mark} was cut"


def _hidden(sheet: Sheet) -> Iterator[str]:
    for one, other in combinations((mark for mark in sheet.marks if mark.kind not in GROUNDS), 2):
        if _meet(_core(one), _core(other)):
            yield f"{one} and {other} overlap"


def _core(mark: Mark) -> Box:
    """The part that must be seen: of a die its pips, of a disc the square within."""
    left, top, right, bottom = mark.box
    rim = round((right - left) * {"die": 0.16, "option": 0.12}.get(mark.kind, 0))
    return left + rim, top + rim, right - rim, bottom - rim


def _holds(box: Box, point: tuple[int, int]) -> bool:
    return box[0] <= point[0] < box[2] and box[1] <= point[1] < box[3]


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
