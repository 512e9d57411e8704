"""Maps of hexes with a point upwards: land told by colour and by pattern, tiles that lie on it, rings around a hex."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from images.kit.palette import CARD, INK, LINE, MEADOW, SEATS, SOFT, WELL, WOOD, WOOD_DARK, Colour, blend
from images.kit.sheet import Box, Layer, Mark, Pen, Sheet, smooth

Points = list[tuple[float, float]]
BORDER = 2
"""How thick the line between two hexes is, in px."""
RING = 6
HALF_WIDTH = math.sqrt(3) / 2
"""Of a hex, as a share of its radius."""


class Hex(NamedTuple):
    """A hex of a map: its centre in px and its ground, a key of GROUNDS."""

    x: int
    y: int
    ground: str


class Fitted(NamedTuple):
    """A map fitted into a width: the radius of its hexes, their centres by id, and the height of the whole, in px."""

    radius: int
    centres: Mapping[str, tuple[int, int]]
    height: int


@lru_cache(maxsize=16)
def fit(hexes: tuple[tuple[str, int, int], ...], radius: int, width: int) -> Fitted:
    """Hexes (id, x, y of the centre, of that radius, in any unit) laid out so that they fill the width."""
    left = min(x for _, x, _ in hexes) - radius * HALF_WIDTH
    right = max(x for _, x, _ in hexes) + radius * HALF_WIDTH
    top = min(y for _, _, y in hexes) - radius
    bottom = max(y for _, _, y in hexes) + radius
    scale = width / (right - left)
    centres = {key: (round((x - left) * scale), round((y - top) * scale)) for key, x, y in hexes}
    return Fitted(round(radius * scale), centres, round((bottom - top) * scale))


def corners(x: float, y: float, radius: float) -> Points:
    """The corners of a hex, from the upper right one clockwise."""
    turns = (math.radians(60 * k - 30) for k in range(6))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def box(x: int, y: int, radius: int) -> Box:
    """The box around a hex."""
    half = round(radius * HALF_WIDTH)
    return x - half, y - radius, x + half, y + radius


@lru_cache(maxsize=8)
def land(hexes: tuple[Hex, ...], roads: tuple[tuple[int, int], ...], radius: int, size: tuple[int, int]) -> Layer:
    """The land without anything on it. `roads` joins hexes by their numbers.

    Drawn once, at twice the size and reduced.
    """

    def paint(pen: Pen) -> None:
        for each in hexes:
            pen.shape(corners(each.x, each.y, radius + BORDER / 2), LINE)
        for each in hexes:
            colour, _ = GROUNDS[each.ground]
            pen.shape(corners(each.x, each.y, radius - BORDER / 2), colour)
        for colour, line in ((LINE, 26), (CARD, 18)):
            for one, other in roads:
                pen.path([hexes[one][:2], hexes[other][:2]], colour, line)
        for each in hexes:
            GROUNDS[each.ground][1](pen, each.x, each.y, radius)

    sheet = Sheet(*size)
    sheet.lay(smooth(size, paint, 2), 0, 0)
    return sheet.layer()


@lru_cache(maxsize=64)
def tile(radius: int, ground: Colour, edge: Colour = INK, line: int = 3) -> Layer:
    """A tile in the shape of a hex, with an edge; its centre is the layer's."""
    width, height = 2 * math.ceil(radius * HALF_WIDTH), 2 * radius

    def paint(pen: Pen) -> None:
        pen.shape(corners(width / 2, height / 2, radius), edge)
        pen.shape(corners(width / 2, height / 2, radius - line / HALF_WIDTH), ground)

    return smooth((width, height), paint)


@lru_cache(maxsize=16)
def _outline(radius: int, colour: Colour, line: int) -> Layer:
    width, height = 2 * math.ceil(radius * HALF_WIDTH), 2 * radius

    def paint(pen: Pen) -> None:
        points = corners(width / 2, height / 2, radius - line / 2 - 1)
        pen.path([*points, points[0]], colour, line)

    return smooth((width, height), paint)


def outline(sheet: Sheet, x: int, y: int, radius: int, colour: Colour, line: int = 4) -> None:
    """A line within the edge of a hex."""
    layer = _outline(radius, colour, line)
    sheet.lay(layer, x - layer.width // 2, y - layer.height // 2)


def ring(sheet: Sheet, x: int, y: int, radius: int) -> None:
    """A ring around a hex where something changed."""
    outline(sheet, x, y, radius + RING - 1, INK, RING)
    sheet.mark(Mark("ring", "", box(x, y, radius)))


def _plain(pen: Pen, x: float, y: float, r: float) -> None:
    for dx, dy in ((-0.52, 0.1), (0.4, -0.44), (0.12, 0.66), (-0.3, -0.5)):
        for lean in (-1, 0, 1):
            foot, tip = (x + dx * r + lean * 3, y + dy * r), (x + dx * r + lean * 8, y + dy * r - 11 + 3 * abs(lean))
            pen.path([foot, tip], LINE, 2.5)


def _forest(pen: Pen, x: float, y: float, r: float) -> None:
    for dx, dy in (
        (0.0, -0.56), (-0.5, -0.2), (0.5, -0.2), (0.0, 0.04), (-0.5, 0.36), (0.5, 0.36), (0.0, 0.62),
    ):  # fmt: skip
        foot, middle = y + dy * r + 9, x + dx * r
        pen.shape([(middle - 13, foot), (middle, foot - 32), (middle + 13, foot)], WOOD_DARK)
        pen.rounded((middle - 2.5, foot, middle + 2.5, foot + 6), 0, WOOD_DARK)


def _road(pen: Pen, x: float, y: float, r: float) -> None:
    for dx, dy in ((-0.4, -0.5), (0.44, -0.46), (0.1, 0.66), (-0.46, 0.5), (0.5, 0.46)):
        pen.disc(x + dx * r, y + dy * r, 4, LINE)


def _mountain(pen: Pen, x: float, y: float, r: float) -> None:
    for dx, dy, size in ((-0.3, 0.34, 0.5), (0.34, 0.4, 0.44), (0.04, 0.3, 0.72)):
        left, foot = x + dx * r, y + dy * r
        pen.shape([(left - size * r * 0.7, foot), (left, foot - size * r), (left + size * r * 0.7, foot)], SOFT)


def _lake(pen: Pen, x: float, y: float, r: float) -> None:
    for dy in (-0.16, 0.12, 0.4, 0.66):
        reach = r * (0.62 if abs(dy) < 0.5 else 0.36)
        points = [(x - reach + reach * k / 12, y + dy * r + 5 * math.sin(k / 2)) for k in range(25)]
        pen.path(points, SEATS[1], 3)


def house(pen: Pen, x: float, base: float, size: float, wall: Colour = INK, door: Colour = CARD) -> None:
    """A house, `size` px wide, around x on the height `base`."""
    half = size / 2
    roof = [(x - half * 1.2, base - size * 0.5), (x, base - size * 1.05), (x + half * 1.2, base - size * 0.5)]
    pen.shape(roof, wall)
    pen.rounded((x - half, base - size * 0.52, x + half, base), 0, wall)
    pen.rounded((x - size * 0.13, base - size * 0.34, x + size * 0.13, base), 0, door)


def _village(pen: Pen, x: float, y: float, r: float) -> None:
    house(pen, x - 27, y + 0.62 * r, 24, SOFT)
    house(pen, x + 27, y + 0.62 * r, 24, SOFT)
    house(pen, x, y + 0.72 * r, 30, SOFT)


def _town(pen: Pen, x: float, y: float, r: float) -> None:
    for dx in (-38, 38):
        pen.rounded((x + dx - 9, y - 0.66 * r, x + dx + 9, y - 0.3 * r), 0, INK)
        for k in (-6.5, 0, 6.5):
            pen.rounded((x + dx + k - 2, y - 0.73 * r, x + dx + k + 2, y - 0.6 * r), 0, INK)
    pen.rounded((x - 38, y - 0.5 * r, x + 38, y - 0.3 * r), 0, INK)
    house(pen, x, y - 0.48 * r, 30)
    pen.rounded((x - 8, y - 0.42 * r, x + 8, y - 0.3 * r), 4, CARD)


Painter = Callable[[Pen, float, float, float], None]
GROUNDS: Mapping[str, tuple[Colour, Painter]] = {
    "plain": (MEADOW, _plain),
    "forest": (WOOD, _forest),
    "road": (WELL, _road),
    "mountain": (LINE, _mountain),
    "lake": (blend(SEATS[1], CARD, 0.5), _lake),
    "village": (CARD, _village),
    "town": (CARD, _town),
}
"""The colour and the pattern of each kind of land."""
