"""The decisive phase: the dragon's life track and the decisive table with the row that was hit."""

from __future__ import annotations

from functools import lru_cache

from images.drasle import icons, places
from images.kit import signs
from images.kit.fonts import READ, TAP
from images.kit.palette import AMBER_TINT, CARD, INK, LINE, RED, SOFT, Colour
from images.kit.sheet import Layer, Sheet, smooth
from images.kit.track import track
from images.kit.words import Say
from rules.drasle.view import RowView, View
from rules.kernel.message import Message

TOTAL, DRAGON, ATTACKER, EVERYBODY = 110, 376, 626, 876
"""The middles of the columns."""


def life_track(sheet: Sheet, view: View) -> None:
    """The dragon's life from the left: wounds, claw marks, what is left."""
    spaces = view.dragon.track
    claws = tuple(space.space for space in spaces if space.claw)
    filled = sum(space.wounded for space in spaces)
    sheet.lay(track(filled, claws, len(spaces), places.INNER), places.MARGIN, places.TOP, "slot", "dragon")


def table(sheet: Sheet, say: Say, view: View) -> None:
    """What an attack comes to, the best result on top."""
    head = places.TABLE_TOP + places.TABLE_HEAD // 2 - 2
    columns = {"dragon": DRAGON, "attacker": ATTACKER, "everybody": EVERYBODY}
    sheet.write(say(Message("picture-total")), places.MARGIN + TOTAL, head, TAP, colour=SOFT, align="centre")
    for column, middle in columns.items():
        words = say(Message(f"picture-column-{column}"))
        sheet.write(words, places.MARGIN + middle, head, TAP, colour=SOFT, align="centre", room=240)
    eye = signs.eye("shut" if view.outcome == "won" else "angry", 60, 34)
    sheet.lay(eye, places.MARGIN + DRAGON - 140, head - 20, "icon", "eye")
    for row in view.rows:
        _row(sheet, say, view, row)


@lru_cache(maxsize=4)
def _strip(width: int, height: int, ground: Colour, edge: Colour, line: int) -> Layer:
    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), 12, ground, edge, line), 2), 0, 0)
    return sheet.layer()


def _row(sheet: Sheet, say: Say, view: View, row: RowView) -> None:
    left, top, right, bottom = places.where(view, f"row:{row.row}")
    ground, edge, line = (AMBER_TINT, INK, 4) if row.hit else (CARD, LINE, 2)
    sheet.lay(_strip(right - left, bottom - top, ground, edge, line), left, top, "slot", f"row:{row.row}")
    middle = (top + bottom) // 2
    sheet.write(_range(say, row), left + TOTAL, middle, 40, bold=True, align="centre", room=200, sizes=(READ,))
    if row.swallowed or row.chain:
        words = say(Message("picture-swallowed" if row.swallowed else "picture-chain"))
        colour = RED if row.swallowed else INK
        sheet.write(words, left + DRAGON - 100, middle, READ, bold=True, colour=colour, room=right - left - DRAGON + 80)
        return
    for value, x, icon in (
        (row.attacker, ATTACKER, "life"),
        (row.everybody, EVERYBODY, "life"),
        (row.dragon, DRAGON, "combat"),
    ):
        if not value:
            sheet.write("–", left + x, middle, READ, colour=LINE, align="centre")
            continue
        sheet.lay(icons.icon(icon, 36), left + x - 44, middle - 18, "icon", icon)
        sheet.write(f"−{value}", left + x + 2, middle, 42, bold=True, colour=INK if icon == "combat" else RED)


def _range(say: Say, row: RowView) -> str:
    """The success totals of a row."""
    if row.least is None and row.most is not None:
        return say(Message("picture-row-below", {"most": _signed(row.most)}))
    if row.most is None and row.least is not None:
        return say(Message("picture-row-above", {"least": _signed(row.least)}))
    if row.least == row.most and row.most is not None:
        return _signed(row.most)
    return f"{_signed(row.least or 0)}–{_signed(row.most or 0)}"


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
