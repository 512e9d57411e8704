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
WIDE_CARD = 400
"""From this width on a character's life and resource stand side by side."""
WIDEST_CARD = 521
"""At this width its dice for quests stand there too."""


def row(number: int) -> Box:
    """A row of the decisive table, counted from the top."""
    top = TABLE_TOP + TABLE_HEAD + number * ROW_HEIGHT
    return MARGIN, top, WIDTH - MARGIN, top + ROW_HEIGHT - 4


class Layout:
    """Where the things of one view lie.

    `battle`: the decisive phase is drawn in place of the map. `fitted`: the map, its centres count from its corner.
    """

    def __init__(self, view: View) -> None:
        self.battle = bool(view.ended_by)
        self.fitted = hexmap.fit(tuple((space.id, space.x, space.y) for space in view.spaces), HEX_RADIUS, INNER)
        self.rows = len(view.rows)
        self.seats = len(view.heroes)
        self.tray_top = row(self.rows)[1] + 8 if self.battle else MAP_TOP + self.fitted.height + 8
        width = min(WIDEST_CARD, (INNER - (self.seats - 1) * GAP) // self.seats)
        self.card_size = (width, WIDE_CARD_HEIGHT if width >= WIDE_CARD else CARD_HEIGHT)
        self._cards_top = self.tray_top + TRAY_HEIGHT + GAP
        self.height = self._cards_top + self.card_size[1] + 12

    def centre(self, space: str) -> tuple[int, int]:
        """The centre of a hex in the picture; KeyError when the map has none of that name."""
        x, y = self.fitted.centres[space]
        return x + MARGIN, y + MAP_TOP

    def card(self, seat: int) -> Box:
        """The card of a character."""
        width, height = self.card_size
        left = MARGIN + seat * (width + GAP)
        return left, self._cards_top, left + width, self._cards_top + height

    def where(self, place: str) -> Box:
        """The box of a place; raises ValueError when the picture has no such place."""
        kind, _, name = place.partition(":")
        number = int(name) if name.isdecimal() else -1
        if kind == "node" and not self.battle and name in self.fitted.centres:
            return hexmap.box(*self.centre(name), self.fitted.radius)
        if kind == "seat" and 0 <= number < self.seats:
            return self.card(number)
        if kind == "row" and self.battle and 0 <= number < self.rows:
            return row(self.rows - 1 - number)
        if place == "dragon" and self.battle:
            return MARGIN, TOP, WIDTH - MARGIN, TOP + track.HEIGHT
        if place == "gauge" and not self.battle:
            return MARGIN, TOP, WIDTH - MARGIN, TOP + gauge.HEIGHT
        raise ValueError(f"the picture has no place {place!r}")
