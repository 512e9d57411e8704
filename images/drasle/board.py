"""The map of the adventure phase: land, names, tiles on the mountains, and the characters' pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from images.drasle import icons, places
from images.kit import hexmap, marks, seats, signs
from images.kit.fonts import TAP
from images.kit.palette import AMBER, AMBER_TINT, CARD, INK, RED, RED_TINT, SOFT, WHITE, Colour
from images.kit.sheet import Layer, Pen, Sheet, smooth
from images.kit.text import width
from images.kit.words import Say
from rules.drasle.view import MountainView, QuestView, SpaceView, View
from rules.kernel.message import Message

PIECE = 56
ICON = 34
STEP = PIECE + 2
A_ROW = 3
NAMED_LIFT, TWO_ROWS_LIFT = 0, 16
"""By how much what stands on a hex gives way to its name."""
LABEL_DOWN, TOWN_LABEL_DOWN = -0.64, 0.76
"""Where names stand, as shares of the radius: over the upper edge, but below the town, where the map ends."""
LINE_HEIGHT = 26
NAME_ROOM = 118


def land(sheet: Sheet, view: View) -> None:
    """The hexes, which never change."""
    fitted = places.fitted(view)
    numbers = {space.id: number for number, space in enumerate(view.spaces)}
    hexes = tuple(hexmap.Hex(*fitted.centres[space.id], space.terrain) for space in view.spaces)
    paved = {space.id for space in view.spaces if space.terrain in ("road", "town")}
    roads = tuple(
        (numbers[space.id], numbers[other])
        for space in view.spaces
        for other in space.neighbours
        if space.id in paved and other in paved and numbers[space.id] < numbers[other]
    )
    layer = hexmap.land(hexes, roads, fitted.radius, (places.INNER, fitted.height))
    sheet.lay(layer, places.MARGIN, places.MAP_TOP)


def legend(sheet: Sheet, view: View) -> None:
    """Which die pays a step into which land, in the empty lower right corner of the map."""
    shown = [terrain for terrain in ("road", "plain", "forest") if terrain in view.needs]
    right = places.WIDTH - places.MARGIN
    y = places.MAP_TOP + places.fitted(view).height - 20 - 38 * (len(shown) - 1)
    for terrain in shown:
        swatch = hexmap.tile(17, hexmap.GROUNDS[terrain][0], SOFT, 2)
        sheet.lay(swatch, right - 82, y - swatch.height // 2)
        sheet.write(f"{view.needs[terrain]}+", right, y, TAP + 2, align="right")
        y += 38


def fires(sheet: Sheet, view: View) -> None:
    """Fire where it burns."""
    radius = places.fitted(view).radius
    for space in view.spaces:
        if space.burning:
            x, y = places.centre(view, space.id)
            sheet.lay(_burning(radius), x - _burning(radius).width // 2, y - radius)


def names(sheet: Sheet, say: Say, view: View) -> None:
    """The names of villages, town and water on labels across the edge of their hexes."""
    radius = places.fitted(view).radius
    for space in view.spaces:
        if space.name and space.terrain != "mountain":
            x, y = places.centre(view, space.id)
            label = _label(say(Message(f"picture-space-{space.name}")), space.terrain, space.burning)
            down = radius * (TOWN_LABEL_DOWN if space.terrain == "town" else LABEL_DOWN)
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


@lru_cache(maxsize=2)
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


def mountains(sheet: Sheet, say: Say, view: View) -> None:
    """The tile on every mountain: its quest face down or face up, or the reward that was found."""
    radius = places.fitted(view).radius - 6
    for mountain in view.mountains:
        x, y = places.centre(view, mountain.id)
        tile = _tile(say, view, mountain, radius)
        sheet.lay(tile, x - tile.width // 2, y - tile.height // 2)


def _tile(say: Say, view: View, mountain: MountainView, radius: int) -> Layer:
    if mountain.quest:
        quest = mountain.quest
        return _quest(quest, say(Message(f"picture-quest-{quest.id}")), radius)
    if mountain.reward:
        return _reward(mountain.reward, say(Message(f"picture-reward-{mountain.reward}")), radius)
    name = view.space(mountain.id).name
    return _face_down(say(Message(f"picture-space-{name}")) if name else "", radius)


@lru_cache(maxsize=64)
def _quest(quest: QuestView, name: str, radius: int) -> Layer:
    """The value that it asks for and how much, its markers, and its name."""
    sheet = Sheet.on(hexmap.tile(radius, CARD))
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


@lru_cache(maxsize=32)
def _reward(reward: str, name: str, radius: int) -> Layer:
    sheet = Sheet.on(hexmap.tile(radius, AMBER_TINT))
    middle, high = sheet.image.width // 2, radius
    sheet.lay(icons.icon(reward, 44), middle - 22, high - 57, "icon", reward)
    _name(sheet, name, middle, high, INK)
    return sheet.layer()


@lru_cache(maxsize=32)
def _face_down(name: str, radius: int) -> Layer:
    sheet = Sheet.on(hexmap.tile(radius, SOFT))
    middle, high = sheet.image.width // 2, radius
    sheet.write("?", middle, high - 30, 56, bold=True, colour=WHITE, align="centre")
    _name(sheet, name, middle, high, WHITE)
    return sheet.layer()


def _name(sheet: Sheet, name: str, middle: int, high: int, colour: Colour) -> None:
    """A name in the lower half of a tile: in one line, or in two that break at its space."""
    lines = [name] if width(name, TAP) <= NAME_ROOM else name.split(" ", 1)
    top = high + (14 if len(lines) == 1 else 4)
    for number, line in enumerate(lines):
        sheet.write(line, middle, top + number * LINE_HEIGHT, TAP, colour=colour, align="centre")


def pieces(sheet: Sheet, view: View, letters: Mapping[str, str]) -> None:
    """The pieces of the characters, and on every space that can be chosen its letter, side by side."""
    for space in view.spaces:
        standing = [seats.badge(seat, PIECE) for seat in space.seats]
        if letter := letters.get(space.place):
            standing.append(marks.option_letter(letter))
        _stand(sheet, view, space, standing)


def _stand(sheet: Sheet, view: View, space: SpaceView, standing: Sequence[Layer]) -> None:
    rows = [standing[start : start + A_ROW] for start in range(0, len(standing), A_ROW)]
    x, y = places.centre(view, space.id)
    lift = (TWO_ROWS_LIFT if len(rows) > 1 else NAMED_LIFT) if space.name else 0
    top = y - (len(rows) * STEP) // 2 - lift
    for number, layers in enumerate(rows):
        left = x - (len(layers) * STEP) // 2
        for each in layers:
            sheet.lay(each, left, top + number * STEP)
            left += STEP
