"""Where things lie in the picture, in px; places are named as `rules.drasle.view` says."""

from __future__ import annotations

from images.kit import gauge, header, hexmap, track
from images.kit.sheet import Box
from rules.drasle.view import View

WIDTH = 1080
MARGIN = header.MARGIN
INNER = WIDTH - 2 * MARGIN
GAP = 10
TOP = header.HEIGHT + 4

HEX_RADIUS = 86
"""Of the spaces of a map, in its own unit."""
MAP_TOP = TOP + gauge.HEIGHT + 6
TABLE_TOP = TOP + track.HEIGHT + 12
TABLE_HEAD = 46
ROW_HEIGHT = 62
TRAY_HEIGHT = 116
CARD_HEIGHT = 194
WIDE_CARD_HEIGHT = 158
WIDE_CARD = 330
"""From this width on a character's life and resource stand side by side."""
WIDEST_CARD = 521
"""At this width its dice for quests stand there too."""


def shows_battle(view: View) -> bool:
    """Whether the decisive phase is drawn in place of the map."""
    return bool(view.ended_by)


def fitted(view: View) -> hexmap.Fitted:
    """The map as it is laid out; its centres count from the map's corner."""
    return hexmap.fit(tuple((space.id, space.x, space.y) for space in view.spaces), HEX_RADIUS, INNER)


def centre(view: View, space: str) -> tuple[int, int]:
    """The centre of a hex in the picture; KeyError when the map has none of that name."""
    x, y = fitted(view).centres[space]
    return x + MARGIN, y + MAP_TOP


def row(number: int) -> Box:
    """A row of the decisive table; the highest result stands on top."""
    top = TABLE_TOP + TABLE_HEAD + number * ROW_HEIGHT
    return MARGIN, top, WIDTH - MARGIN, top + ROW_HEIGHT - 4


def tray_top(view: View) -> int:
    """Where the dice begin."""
    if shows_battle(view):
        return row(len(view.rows))[1] + 8
    return MAP_TOP + fitted(view).height + 8


def party_top(view: View) -> int:
    """Where the characters begin."""
    return tray_top(view) + TRAY_HEIGHT + GAP


def card_size(view: View) -> tuple[int, int]:
    """Width and height of a character's card."""
    seats = len(view.heroes)
    width = min(WIDEST_CARD, (INNER - (seats - 1) * GAP) // seats)
    return width, WIDE_CARD_HEIGHT if width >= WIDE_CARD else CARD_HEIGHT


def card(view: View, seat: int) -> Box:
    """The card of a character."""
    width, height = card_size(view)
    left, top = MARGIN + seat * (width + GAP), party_top(view)
    return left, top, left + width, top + height


def height(view: View) -> int:
    """How high the picture is."""
    return party_top(view) + card_size(view)[1] + 12


def where(view: View, place: str) -> Box:
    """The box of a place; raises ValueError when the picture has no such place."""
    kind, _, name = place.partition(":")
    battle = shows_battle(view)
    if kind == "node" and not battle and name in fitted(view).centres:
        return hexmap.box(*centre(view, name), fitted(view).radius)
    if kind == "seat" and name.isdecimal() and int(name) < len(view.heroes):
        return card(view, int(name))
    if kind == "row" and battle and name.isdecimal() and int(name) < len(view.rows):
        return row(len(view.rows) - 1 - int(name))
    if place == "dragon" and battle:
        return MARGIN, TOP, WIDTH - MARGIN, TOP + track.HEIGHT
    if place == "gauge" and not battle:
        return MARGIN, TOP, WIDTH - MARGIN, TOP + gauge.HEIGHT
    raise ValueError(f"the picture has no place {place!r}")
