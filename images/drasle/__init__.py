"""The picture of Drasle: the map with the dragon gauge, or the decisive battle; below it the dice and the characters.

Every caption is said by a message; `words.CAPTIONS` lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from images.drasle import battle, board, heading, party, places, tray
from images.drasle.changes import changed
from images.kit import hexmap, marks, seats
from images.kit.encode import encode
from images.kit.sheet import Sheet
from images.kit.text import clean
from images.kit.words import Say
from rules.drasle.view import View
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
    letters = {option.place: option.letter for option in options if option.place and option.letter}
    ringed = changed(view, changes)
    sheet = Sheet(places.WIDTH, places.height(view))
    heading.heading(sheet, say, view, shown)
    if places.shows_battle(view):
        battle.life_track(sheet, view)
        battle.table(sheet, say, view)
    else:
        heading.wariness(sheet, view)
        board.land(sheet, view)
        board.legend(sheet, view)
        board.fires(sheet, view)
        board.mountains(sheet, say, view)
        _rings(sheet, view, [place for place in ringed if place.startswith("node:")])
        board.pieces(sheet, view, letters)
        board.names(sheet, say, view)
    tray.tray(sheet, say, view)
    party.party(sheet, say, view, shown)
    _rings(sheet, view, [place for place in ringed if not place.startswith("node:")])
    _letters(sheet, view, letters)
    return sheet


def _rings(sheet: Sheet, view: View, ringed: Iterable[str]) -> None:
    for place in ringed:
        kind, _, name = place.partition(":")
        if kind == "node":
            hexmap.ring(sheet, *places.centre(view, name), places.fitted(view).radius)
        else:
            marks.ring(sheet, places.where(view, place))


def _letters(sheet: Sheet, view: View, letters: dict[str, str]) -> None:
    """The letters of options that point at something other than a space of the map: at its upper right corner."""
    for place, letter in letters.items():
        if not place.startswith("node:"):
            _, top, right, _ = places.where(view, place)
            sheet.lay(marks.option_letter(letter), right - marks.LARGE + 6, top - 4)
