"""The cards on the table: dragons, the master, the cities."""

from __future__ import annotations

from functools import lru_cache

from images.dragons_roll import icons, places
from images.kit import dice, signs, text
from images.kit.fonts import READ, TAP
from images.kit.palette import AMBER_TINT, CARD, INK, LINE, RED, RED_TINT, SOFT, WELL, WHITE, Colour
from images.kit.sheet import Box, Layer, Pen, Sheet, smooth
from images.kit.words import Say
from rules.dragons_roll.view import DragonView, MasterView, SpaceView, View
from rules.kernel.message import Message

SIGNS = ("sun", "moon", "wave", "bolt", "drop", "hourglass")
"""Drawn for the symbols of a card, in their order from left to right."""
NAME_ROOM = 192
"""How wide the name of a dragon is at most: the letter of an option begins behind it."""


def _wants(numbers: tuple[int, ...]) -> str:
    """The numbers that fit, as short as can be: `5`, `1–3`, `2/4/6`."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return "/".join(str(number) for number in numbers)


@lru_cache(maxsize=256)
def _empty(size: int, wants: str, sign: str, optional: bool, closed: bool, ground: Colour) -> Layer:
    """An empty space with what it asks for: numbers, a sign, or a sign with the number that is fixed for it."""
    slot = dice.slot(size, optional, closed, ground)
    sheet = Sheet(size, size, ground)
    sheet.lay(slot, 0, 0, "slot")
    middle = size // 2
    if sign and wants:
        small = round(size * 0.34)
        sheet.lay(icons.icon(sign, small), (size - small) // 2, 6, "icon", sign)
        sheet.write(wants, middle, round(size * 0.68), TAP + 4, bold=True, align="centre")
    elif sign:
        large = round(size * 0.56)
        sheet.lay(icons.icon(sign, large), (size - large) // 2, (size - large) // 2, "icon", sign)
    elif wants:
        sizes = (42,) if len(wants) == 1 else (READ, 34, 30, TAP)
        sheet.write(wants, middle, middle, sizes[0], bold=True, align="centre", room=size - 6, sizes=sizes)
    return sheet.layer()


def _spaces(
    sheet: Sheet, spaces: tuple[SpaceView, ...], boxes: list[Box], ground: Colour, closed: bool = False
) -> None:
    """The spaces of a card: dice where they lie, else what fits there now."""
    symbols = list(dict.fromkeys(space.symbol for space in spaces if space.symbol))
    fixed = {space.symbol: space.die.value for space in spaces if space.die and not space.die.wild}
    for space, (left, top, right, _) in zip(spaces, boxes, strict=True):
        size = right - left
        if space.die:
            wild = "1–6" if space.die.wild else ""
            sheet.lay(dice.owned_die(space.die.value, space.die.owner, size, text=wild), left, top)
            continue
        wants, sign = "", ""
        if space.symbol:
            sign = SIGNS[symbols.index(space.symbol) % len(SIGNS)]
            wants = str(fixed[space.symbol]) if space.symbol in fixed else ""
        elif space.kind != "free":
            wants = _wants(space.numbers)
        sheet.lay(_empty(size, wants, sign, space.optional, closed, ground), left, top)


def _rule(say: Say, card: DragonView | MasterView) -> str:
    if not card.rule:
        return ""
    return say(Message(f"picture-rule-{card.rule}", {"limit": card.limit} if card.limit else {}))


@lru_cache(maxsize=96)
def _dragon_face(number: int, symbol: str, name: str, rule: str) -> Layer:
    """What is printed on a dragon's card, without its dice spaces."""
    width, height = places.CARD_SIZE

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 18, CARD, LINE, 2)

    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), paint, 2), 0, 0)
    sheet.lay(dice.number_block(number, 60), 14, 13)
    sheet.write(name, 84, 24, 28, room=209, sizes=(TAP,), narrow=NAME_ROOM)
    sheet.lay(icons.icon(symbol, 34), 84, 42, "icon", symbol)
    sheet.write(rule, 126, 59, TAP, bold=True, room=160)
    return sheet.layer()


@lru_cache(maxsize=1)
def _empty_cell() -> Layer:
    """A place of the grid without a dragon: it shows which way dragons walk."""
    width, height = places.CARD_SIZE
    x, y = width / 2, height / 2

    def paint(pen: Pen) -> None:
        pen.rounded((2, 2, width - 2, height - 2), 18, None, WELL, 3)
        pen.path([(x - 34, y - 10), (x, y + 12), (x + 34, y - 10)], WELL, 7)

    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), paint, 2), 0, 0)
    return sheet.layer()


def grid(sheet: Sheet, say: Say, view: View) -> None:
    """The nine places with their dragons."""
    for row, dragons in enumerate(view.grid):
        for column, card in enumerate(dragons):
            if card:
                _dragon(sheet, say, card)
            else:
                left, top, _, _ = places.cell(row, column)
                sheet.lay(_empty_cell(), left, top)


def _dragon(sheet: Sheet, say: Say, card: DragonView) -> None:
    rule = say(Message("picture-hides")) if card.hides else _rule(say, card)
    face = _dragon_face(card.number, card.symbol, say(Message(f"picture-type-{card.type}")), rule)
    left, top, _, _ = places.cell(card.row, card.column)
    sheet.lay(face, left, top)
    boxes = [places.moved(box, left, top) for box in places.dragon_slots(len(card.spaces))]
    _spaces(sheet, card.spaces, boxes, CARD, card.hides)


@lru_cache(maxsize=32)
def _master_face(mood: signs.Mood, number: int, active: bool, name: str, face: str, ability: str) -> Layer:
    """What is printed on the master's card, without its dice spaces; its number is red where it is about to act."""
    left, top, right, bottom = places.MASTER
    width, height = right - left, bottom - top
    red = mood != "calm"
    ground, edge = (RED_TINT, RED) if red else (AMBER_TINT, INK)
    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), 22, ground, edge, 4), 2), 0, 0)
    x = 20
    sheet.lay(signs.eye(mood, 128, 80), x, 13, "icon", "eye")
    x += 150
    if number:
        sheet.lay(dice.number_block(number, 76, RED if active else INK), x, 15)
        x += 94
    named = sheet.write(name, x, 35, 44, bold=True, room=280, sizes=(40, READ))
    faced = sheet.write(face, x, 76, 28, bold=True, colour=RED if red else SOFT, room=280, sizes=(TAP,))
    x = max(places.MASTER_ABILITY, x + max(named, faced) + 24)
    sheet.paragraph(ability, x, 34, TAP, width - places.MASTER_LETTER - x, lines=2)
    return sheet.layer()


def master(sheet: Sheet, say: Say, view: View) -> None:
    """The master above the grid, with its dice, its rule, the dice locked beside it and how many it still takes."""
    card = view.master
    red = card.face == "red"
    face = _master_face(
        "shut" if view.outcome == "won" else "angry" if red else "calm",
        card.number,
        view.forecast is not None and view.forecast.activates,
        say(Message(f"picture-master-{card.card}")),
        say(Message(f"picture-face-{card.face}")),
        say(Message(f"picture-ability-{card.card}-{card.face}")),
    )
    left, top, right, _ = places.MASTER
    sheet.lay(face, left, top)
    boxes = [places.moved(box, left, top) for box in places.master_slots(len(card.spaces))]
    _spaces(sheet, card.spaces, boxes, RED_TINT if red else AMBER_TINT, view.illusion)
    x = boxes[-1][2] + 22
    middle = boxes[0][1] + places.MASTER_SLOT // 2
    rule = say(Message("picture-hides")) if view.illusion else _rule(say, card)
    if rule:
        x += sheet.write(rule, x, middle, 34, bold=True, room=right - 20 - x, sizes=(30, TAP)) + 24
    x = _locked(sheet, say, view, x, boxes[0][1])
    missing = say(Message("picture-missing", {"count": card.missing})) if card.missing else ""
    if text.width(missing, READ, True) <= right - 24 - x:
        sheet.write(missing, right - 24, middle, 40, bold=True, align="right", room=right - 24 - x, sizes=(READ,))


def _locked(sheet: Sheet, say: Say, view: View, x: int, top: int) -> int:
    """The dice locked beside the master, by seat; returns where the next thing may stand."""
    locking = [seat for seat in view.seats if seat.locked]
    if locking:
        sheet.write(say(Message("picture-locked")), x, top - 16, TAP)
    for seat in locking:
        sheet.lay(dice.owned_die(0, seat.seat, 52, True), x, top + 14)
        x += 58
        x += sheet.write(f"×{seat.locked}", x, top + 40, 28, bold=True) + 14
    return x


@lru_cache(maxsize=8)
def _city(burning: bool, words: str) -> Layer:
    width, height = places.CARD_SIZE[0], places.CITY_HEIGHT
    ground, colour = (RED, WHITE) if burning else (CARD, INK)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 18, ground, RED if burning else INK, 3)
        icons.skyline(pen, 22, height - 3, INK, ground, burning)

    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), paint, 4), 0, 0, "city", "burning" if burning else "safe")
    sheet.write(words, 226, height // 2, READ, bold=True, colour=colour, room=width - 234, sizes=(32, 28, TAP))
    return sheet.layer()


def cities(sheet: Sheet, say: Say, view: View) -> None:
    """The three cities below the columns."""
    for column, burning in enumerate(view.cities):
        left, top, _, _ = places.city(column)
        sheet.lay(_city(burning, say(Message("picture-city-burning" if burning else "picture-city-safe"))), left, top)
