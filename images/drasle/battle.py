"""The decisive phase: the dragon's life track and the decisive table with the row that was hit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from images.drasle import icons, places
from images.drasle.places import Layout
from images.drasle.tray import signed
from images.kit import signs
from images.kit.fonts import READ, TAP
from images.kit.palette import AMBER_TINT, CARD, INK, LINE, RED, SOFT, Colour
from images.kit.picture import Picture
from images.kit.sheet import Box, Layer, Sheet, smooth
from images.kit.text import width
from images.kit.track import track
from images.kit.words import Say
from rules.drasle.view import DragonView, RowView, View
from rules.kernel.message import Message

TOTAL, DRAGON, ATTACKER, EVERYBODY = 110, 376, 626, 876
"""The middles of the columns."""
COLUMNS = {"total": TOTAL, "column-dragon": DRAGON, "column-attacker": ATTACKER, "column-everybody": EVERYBODY}
EYE = 60, 34
CAPTIONS = (*COLUMNS, "swallowed", "chain")


def ground(layout: Layout, say: Say, view: View) -> Sheet:
    """A sheet with the dragon's life and the decisive table, the best result on top; kept while both stay so."""
    said = tuple((key, say(Message(f"picture-{key}"))) for key in CAPTIONS)
    ranges = tuple(_range(say, row) for row in view.rows)
    boxes = tuple(layout.where(f"row:{row.row}") for row in view.rows)
    eye: signs.Mood = "shut" if view.outcome == "won" else "angry"
    return Picture.on(_ground(layout.height, view.dragon, view.rows, boxes, ranges, said, eye))


@lru_cache(maxsize=8)
def _ground(
    height: int,
    dragon: DragonView,
    rows: tuple[RowView, ...],
    boxes: tuple[Box, ...],
    ranges: tuple[str, ...],
    said: tuple[tuple[str, str], ...],
    eye: signs.Mood,
) -> Layer:
    sheet = Picture(places.WIDTH, height)
    words = dict(said)
    claws = tuple(space.space for space in dragon.track if space.claw)
    wounds = sum(space.wounded for space in dragon.track)
    layer = track(wounds, claws, len(dragon.track), places.INNER)
    sheet.lay(layer, places.MARGIN, places.TOP, "slot", "dragon")
    head = places.TABLE_TOP + places.TABLE_HEAD // 2 - 2
    for key, middle in COLUMNS.items():
        sheet.write(words[key], places.MARGIN + middle, head, TAP, colour=SOFT, align="centre", room=240)
    beside = width(words["column-dragon"], TAP) // 2 + EYE[0] + 14
    sheet.lay(signs.eye(eye, *EYE), places.MARGIN + DRAGON - beside, head - 20, "icon", "eye")
    for row, box, shown in zip(rows, boxes, ranges, strict=True):
        _row(sheet, row, box, shown, words)
    return sheet.layer()


@lru_cache(maxsize=4)
def _strip(width: int, height: int, ground: Colour, edge: Colour, line: int) -> Layer:
    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), 12, ground, edge, line), 2), 0, 0)
    return sheet.layer()


def _row(sheet: Sheet, row: RowView, box: Box, shown: str, words: Mapping[str, str]) -> None:
    left, top, right, bottom = box
    ground, edge, line = (AMBER_TINT, INK, 4) if row.hit else (CARD, LINE, 2)
    sheet.lay(_strip(right - left, bottom - top, ground, edge, line), left, top, "slot", f"row:{row.row}")
    middle = (top + bottom) // 2
    sheet.write(shown, left + TOTAL, middle, 40, bold=True, align="centre", room=200, sizes=(READ,))
    if row.swallowed or row.chain:
        said, colour = (words["swallowed"], RED) if row.swallowed else (words["chain"], INK)
        sheet.write(said, left + DRAGON - 100, middle, READ, bold=True, colour=colour, room=right - left - DRAGON + 80)
        return
    _damage(sheet, row.dragon, left + DRAGON, middle, "combat", INK)
    _damage(sheet, row.attacker, left + ATTACKER, middle, "life", RED)
    _damage(sheet, row.everybody, left + EVERYBODY, middle, "life", RED)


def _damage(sheet: Sheet, value: int, x: int, middle: int, icon: str, colour: Colour) -> None:
    if not value:
        sheet.write("–", x, middle, READ, colour=LINE, align="centre")
        return
    sheet.lay(icons.icon(icon, 36), x - 44, middle - 18, "icon", icon)
    sheet.write(f"−{value}", x + 2, middle, 42, bold=True, colour=colour)


def _range(say: Say, row: RowView) -> str:
    """The success totals of a row."""
    if row.least is None and row.most is not None:
        return say(Message("picture-row-below", {"most": signed(row.most)}))
    if row.most is None and row.least is not None:
        return say(Message("picture-row-above", {"least": signed(row.least)}))
    if row.least == row.most and row.most is not None:
        return signed(row.most)
    return f"{signed(row.least or 0)}–{signed(row.most or 0)}"
