"""The picture of Dragons Roll: the master on top, the grid, the cities below it, the roll and the seats.

Every caption is said by a message; `words.CAPTIONS` lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from images.dragons_roll import cards, places, tray
from images.dragons_roll.changes import changed
from images.kit import dice, marks, seats
from images.kit.encode import encode
from images.kit.palette import PAPER, RED
from images.kit.picture import Picture
from images.kit.sheet import Layer, Pen, Sheet, smooth
from images.kit.text import clean
from images.kit.words import Say
from rules.dragons_roll.view import View
from rules.kernel.event import Event
from rules.kernel.prompt import Option

__all__ = ["compose", "draw"]


def draw(view: View, options: Sequence[Option], changes: Sequence[Event], say: Say, names: Sequence[str]) -> bytes:
    """The table as a PNG of 1,080 px width.

    `options` are those on offer, with letters and places; `changes` what happened since the last picture; `say` gives
    the words of a message; `names` are the bare names of the seats. The same arguments give the same bytes.
    """
    return encode(compose(view, options, changes, say, names).image)


def compose(view: View, options: Iterable[Option], changes: Iterable[Event], say: Say, names: Sequence[str]) -> Sheet:
    """The picture before it is encoded, with a mark for everything that must stay readable."""
    shown = [clean(name) or seats.letter(seat) for seat, name in enumerate(names)]
    sheet = Picture(places.WIDTH, places.HEIGHT)
    tray.header(sheet, say, view, shown)
    cards.master(sheet, say, view)
    cards.grid(sheet, say, view)
    cards.cities(sheet, say, view)
    tray.roll(sheet, say, view)
    tray.players(sheet, view, shown)
    for place in changed(view, changes):
        _ring(sheet, view, place)
    _forecast(sheet, view)
    _letters(sheet, view, options)
    return sheet


def _ring(sheet: Sheet, view: View, place: str) -> None:
    box = places.where(view, place)
    if places.is_space(place):
        left, top, right, bottom = box
        marks.ring(sheet, (left, top, right, bottom + dice.TAG_ROOM), radius=14)
    else:
        marks.ring(sheet, box)


@lru_cache(maxsize=1)
def _arrow() -> Layer:
    width, height = places.ARROW

    def paint(pen: Pen) -> None:
        pen.shape([(0, 0), (width, 0), (width / 2, height)], PAPER)
        pen.shape([(8, 1), (width - 8, 1), (width / 2, height - 2)], RED)

    return smooth(places.ARROW, paint)


def _forecast(sheet: Sheet, view: View) -> None:
    """An arrow under every dragon that is about to move, and above the place where one will appear."""
    if view.forecast is None or view.outcome:
        return
    arrow = _arrow()
    for move in view.forecast.moves:
        left, _, right, bottom = places.where(view, move.start)
        sheet.lay(arrow, (left + right - arrow.width) // 2, bottom - 4, "arrow", move.start)
    if view.forecast.appears:
        left, top, right, _ = places.where(view, view.forecast.appears)
        sheet.lay(arrow, (left + right - arrow.width) // 2, top - 14, "arrow", view.forecast.appears)


def _letters(sheet: Sheet, view: View, options: Iterable[Option]) -> None:
    """The letters of the options: on a card at its upper right corner, on a space at its upper edge."""
    for place, letter in dict.fromkeys((option.place, option.letter) for option in options):
        if not place or not letter:
            continue
        left, top, right, _ = places.where(view, place)
        if places.is_space(place):
            piece = marks.option_letter(letter, marks.SMALL)
            sheet.lay(piece, (left + right - marks.SMALL) // 2, top - 32)
        else:
            sheet.lay(marks.option_letter(letter), right - marks.LARGE + 6, top - 4)
