"""The map of the adventure phase: land, names, tiles on the mountains, and the characters' pieces."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from images.drasle import icons, places
from images.drasle.places import Layout
from images.kit import hexmap, marks, seats, signs
from images.kit.fonts import TAP
from images.kit.gauge import gauge
from images.kit.palette import AMBER, AMBER_TINT, CARD, INK, RED, RED_TINT, SOFT, WHITE, Colour
from images.kit.picture import Picture
from images.kit.sheet import Layer, Mark, Pen, Sheet, smooth
from images.kit.text import width
from images.kit.words import Say
from rules.drasle.box import Terrain
from rules.drasle.view import GaugeView, MountainView, QuestView, View
from rules.kernel.message import Message

PIECE = 56
ICON = 34
STEP = PIECE + 2
A_ROW = 3
TWO_ROWS_LIFT = 16
"""By how much many pieces give way to the name of the town."""
TILE_INSET = 2
EDGE = 3
"""How thick the line around a tile is."""
LEGEND: tuple[Terrain, ...] = ("road", "plain", "forest")
PAVED = ("road", "town")
LABEL_DOWN, TOWN_LABEL_DOWN = -0.64, 0.76
"""Where names stand, as shares of the radius: over the upper edge, but below the town, where the map ends."""
LINE_HEIGHT = 28
NAME_ROOM = 122


def ground(layout: Layout, say: Say, view: View) -> Sheet:
    """A sheet with gauge, land, fires and the tiles on the mountains; it is kept while these stay as they are."""
    tiles = tuple((mountain, _name_of(say, view, mountain)) for mountain in view.mountains)
    burning = tuple(space.id for space in view.spaces if space.burning)
    needs = tuple((terrain, view.needs[terrain]) for terrain in LEGEND if terrain in view.needs)
    lands = tuple((space.id, space.terrain, space.neighbours) for space in view.spaces)
    centres, radius = tuple(layout.fitted.centres.values()), layout.fitted.radius
    return Picture.on(_ground(layout.height, radius, centres, lands, view.gauge, needs, burning, tiles))


Centres = tuple[tuple[int, int], ...]
Lands = tuple[tuple[str, Terrain, tuple[str, ...]], ...]


@lru_cache(maxsize=16)
def _ground(
    height: int,
    radius: int,
    centres: Centres,
    lands: Lands,
    wariness: GaugeView,
    needs: tuple[tuple[Terrain, int], ...],
    burning: tuple[str, ...],
    tiles: tuple[tuple[MountainView, str], ...],
) -> Layer:
    sheet = Picture(places.WIDTH, height)
    middles = {key: (x + places.MARGIN, y + places.MAP_TOP) for (key, _, _), (x, y) in zip(lands, centres, strict=True)}
    marks = tuple(mark.step for mark in wariness.marks)
    sheet.lay(gauge(wariness.step, wariness.limit, marks, places.INNER), places.MARGIN, places.TOP)
    layer = _land(radius, centres, lands)
    sheet.lay(layer, places.MARGIN, places.MAP_TOP)
    _legend(sheet, needs, places.MAP_TOP + layer.height)
    for space in burning:
        _centred(sheet, _burning(radius), middles[space])
    for mountain, name in tiles:
        _centred(sheet, _tile(mountain, name, radius - TILE_INSET), middles[mountain.id])
    return sheet.layer()


def _centred(sheet: Sheet, layer: Layer, middle: tuple[int, int]) -> None:
    sheet.lay(layer, middle[0] - layer.width // 2, middle[1] - layer.height // 2)


def _land(radius: int, centres: Centres, lands: Lands) -> Layer:
    numbers = {key: number for number, (key, _, _) in enumerate(lands)}
    hexes = tuple(hexmap.Hex(x, y, terrain) for (x, y), (_, terrain, _) in zip(centres, lands, strict=True))
    paved = {key for key, terrain, _ in lands if terrain in PAVED}
    roads = tuple(
        (numbers[key], numbers[other])
        for key, _, neighbours in lands
        for other in neighbours
        if key in paved and other in paved and numbers[key] < numbers[other]
    )
    return hexmap.land(hexes, roads, radius, (places.INNER, max(y for _, y in centres) + radius))


def _legend(sheet: Sheet, needs: Sequence[tuple[Terrain, int]], bottom: int) -> None:
    """Which die pays a step into which land, in the empty lower right corner of the map."""
    right, y = places.WIDTH - places.MARGIN, bottom - 20 - 38 * (len(needs) - 1)
    for terrain, need in needs:
        swatch = hexmap.tile(17, hexmap.GROUNDS[terrain][0], SOFT, 2)
        sheet.lay(swatch, right - 82, y - swatch.height // 2)
        sheet.write(f"{need}+", right, y, TAP + 2, align="right")
        y += 38


def names(sheet: Sheet, layout: Layout, say: Say, view: View) -> None:
    """The names of villages, town and water on labels across the edge of their hexes."""
    for space in view.spaces:
        if space.name and space.terrain != "mountain":
            x, y = layout.centre(space.id)
            label = _label(say(Message(f"picture-space-{space.name}")), space.terrain, space.burning)
            down = layout.fitted.radius * (TOWN_LABEL_DOWN if space.terrain == "town" else LABEL_DOWN)
            sheet.lay(label, x - label.width // 2, y + round(down) - label.height // 2)


@lru_cache(maxsize=32)
def _label(words: str, terrain: str, burning: bool) -> Layer:
    ground, colour = (RED, WHITE) if burning else (INK, WHITE) if terrain == "town" else (CARD, INK)
    size = (width(words, TAP, True) + 18, 36)
    sheet = Sheet(*size, None)
    edge = RED if burning else INK
    sheet.lay(smooth(size, lambda pen: pen.rounded((0, 0, *size), 10, ground, edge, 2)), 0, 0)
    sheet.write(words, size[0] // 2, size[1] // 2, TAP, bold=True, colour=colour, align="centre")
    return sheet.layer()


def _burning(radius: int) -> Layer:
    ground = hexmap.tile(radius - 1, RED_TINT, RED, 5)

    def paint(pen: Pen) -> None:
        middle = ground.width / 2
        for x, size in ((-40, 40), (40, 40), (0, 52)):
            signs.flame(pen, middle + x, radius * 1.68, size, RED, AMBER)

    sheet = Sheet(ground.width, 2 * radius, None)
    sheet.lay(ground, 0, 1)
    sheet.lay(smooth((ground.width, 2 * radius), paint), 0, 0)
    return sheet.layer()


def _name_of(say: Say, view: View, mountain: MountainView) -> str:
    """What stands on the tile: its quest, the reward that was found, or what the mountain is called."""
    if mountain.quest:
        return say(Message(f"picture-quest-{mountain.quest.id}"))
    if mountain.reward:
        return say(Message(f"picture-reward-{mountain.reward}"))
    name = view.space(mountain.id).name
    return say(Message(f"picture-space-{name}")) if name else ""


def _tile(mountain: MountainView, name: str, radius: int) -> Layer:
    if mountain.quest:
        return _quest(mountain.quest, name, radius)
    return _reward(mountain.reward, name, radius) if mountain.reward else _face_down(name, radius)


def _blank(radius: int, ground: Colour) -> Sheet:
    """A tile without anything on it; between its straight sides there is room for words."""
    sheet = Sheet.on(hexmap.tile(radius, ground))
    left = math.ceil(sheet.image.width / 2 - radius * hexmap.HALF_WIDTH) + EDGE
    sheet.mark(Mark("frame", "tile", (left, 0, sheet.image.width - left, 2 * radius)))
    return sheet


def _quest(quest: QuestView, name: str, radius: int) -> Layer:
    """The value that it asks for and how much, its markers, and its name."""
    sheet = _blank(radius, CARD)
    middle, high = sheet.image.width // 2, radius
    size = 42
    across = ICON + 5 + width(str(quest.need), size, True)
    sheet.lay(icons.icon(quest.value, ICON), middle - across // 2, high - 39 - ICON // 2, "icon", quest.value)
    sheet.write(str(quest.need), middle - across // 2 + ICON + 5, high - 38, size, bold=True, kind="need")
    if quest.markers:
        markers = icons.markers(quest.markers, AMBER)
        sheet.lay(markers, middle - markers.width // 2, high + 48, "markers", str(quest.markers))
    _name(sheet, name, middle, high, INK)
    return sheet.layer()


def _reward(reward: str, name: str, radius: int) -> Layer:
    sheet = _blank(radius, AMBER_TINT)
    middle, high = sheet.image.width // 2, radius
    sheet.lay(icons.icon(reward, 44), middle - 22, high - 57, "icon", reward)
    _name(sheet, name, middle, high, INK)
    return sheet.layer()


def _face_down(name: str, radius: int) -> Layer:
    sheet = _blank(radius, SOFT)
    middle, high = sheet.image.width // 2, radius
    sheet.write("?", middle, high - 35, 54, bold=True, colour=WHITE, align="centre")
    _name(sheet, name, middle, high, WHITE)
    return sheet.layer()


def _name(sheet: Sheet, name: str, middle: int, high: int, colour: Colour) -> None:
    """A name in the lower half of a tile: in one line, or in two that break at its space."""
    lines = [name] if width(name, TAP) <= NAME_ROOM else _halves(name)
    top = high + (14 if len(lines) == 1 else 2)
    for number, line in enumerate(lines):
        sheet.write(line, middle, top + number * LINE_HEIGHT, TAP, colour=colour, align="centre", narrow=NAME_ROOM)


def _halves(name: str) -> list[str]:
    """The name broken at the space that is nearest to its middle; whole where it has none."""
    spaces = [place for place, character in enumerate(name) if character == " "]
    if not spaces:
        return [name]
    middle = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return [name[:middle], name[middle + 1 :]]


def pieces(sheet: Sheet, layout: Layout, view: View, letters: Mapping[str, str]) -> None:
    """The pieces of the characters, and on every space that can be chosen its letter, side by side."""
    for space in view.spaces:
        standing = [seats.badge(seat, PIECE) for seat in space.seats]
        if letter := letters.get(space.place):
            standing.append(marks.option_letter(letter))
        if standing:
            _stand(sheet, layout.centre(space.id), standing, bool(space.name))


def _stand(sheet: Sheet, middle: tuple[int, int], standing: Sequence[Layer], named: bool) -> None:
    rows = [standing[start : start + A_ROW] for start in range(0, len(standing), A_ROW)]
    x, y = middle
    top = y - (len(rows) * STEP) // 2 - (TWO_ROWS_LIFT if named and len(rows) > 1 else 0)
    for number, layers in enumerate(rows):
        left = x - (len(layers) * STEP) // 2
        for each in layers:
            sheet.lay(each, left, top + number * STEP)
            left += STEP
