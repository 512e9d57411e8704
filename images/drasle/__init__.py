"""The picture of Drasle: the map with the dragon gauge, or the decisive battle; below it the dice and the characters.

Every caption is said by a message; `words.CAPTIONS` lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from images.drasle import battle, board, heading, party, tray
from images.drasle.changes import changed
from images.drasle.places import Layout
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
    layout = Layout(view)
    ringed = changed(view, layout, changes)
    letters = {option.place: option.letter for option in options if option.place and option.letter}
    if layout.battle:
        sheet = battle.ground(layout, say, view)
    else:
        sheet = board.ground(layout, say, view)
        _rings(sheet, layout, [place for place in ringed if place.startswith("node:")])
        board.pieces(sheet, layout, view, letters)
        board.names(sheet, layout, say, view)
    heading.heading(sheet, say, view, shown)
    tray.tray(sheet, layout, say, view)
    party.party(sheet, layout, say, view, shown, letters)
    _rings(sheet, layout, [place for place in ringed if not place.startswith("node:")])
    return sheet


def _rings(sheet: Sheet, layout: Layout, ringed: Iterable[str]) -> None:
    for place in ringed:
        kind, _, name = place.partition(":")
        if kind == "node":
            hexmap.ring(sheet, *layout.centre(name), layout.fitted.radius)
        else:
            marks.ring(sheet, layout.where(place))
