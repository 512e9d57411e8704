"""The cards on the table: dragons, the master, the cities."""

from __future__ import annotations

from functools import lru_cache

from images.dragons_roll import icons, places
from images.dragons_roll.words import Say
from images.kit import dice
from images.kit.fonts import READ, TAP
from images.kit.palette import AMBER_TINT, CARD, INK, LINE, RED, RED_TINT, SOFT, WHITE, Colour
from images.kit.sheet import Box, Layer, Pen, Sheet, smooth
from rules.dragons_roll.view import DragonView, MasterView, SpaceView, View
from rules.kernel.message import Message

SIGNS = ("sun", "moon", "wave", "bolt", "drop", "hourglass")
"""Drawn for the symbols of a card, in their order from left to right."""


def _wants(numbers: tuple[int, ...]) -> str:
    """The numbers that fit, as short as can be: `5`, `1–3`, `2/4/6`."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return "/".join(str(number) for number in numbers)


@lru_cache(maxsize=256)
def _empty(size: int, text: str, sign: str, optional: bool, closed: bool, ground: Colour) -> Layer:
    """An empty space with what it asks for: numbers, a sign, or a sign with the number that is fixed for it."""
    slot = dice.slot(size, optional, closed, ground)
    sheet = Sheet(size, size, ground)
    sheet.put(slot, 0, 0, "slot")
    middle = size // 2
    if sign and text:
        small = round(size * 0.34)
        sheet.put(icons.icon(sign, small), (size - small) // 2, 6, "icon", sign)
        sheet.write(text, middle, round(size * 0.68), TAP + 4, bold=True, align="centre")
    elif sign:
        large = round(size * 0.56)
        sheet.put(icons.icon(sign, large), (size - large) // 2, (size - large) // 2, "icon", sign)
    elif text:
        sheet.write(text, middle, middle, 42, bold=len(text) == 1, align="centre", room=size - 8, sizes=(34, 30, TAP))
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
            sheet.lay(dice.owned_die(space.die.value, space.die.owner, size), left, top)
            continue
        text, sign = "", ""
        if space.symbol:
            sign = SIGNS[symbols.index(space.symbol) % len(SIGNS)]
            text = str(fixed[space.symbol]) if space.symbol in fixed else ""
        elif space.kind != "free":
            text = _wants(space.numbers)
        sheet.lay(_empty(size, text, sign, space.optional, closed, ground), left, top)


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
    sheet.put(smooth((width, height), paint, 2), 0, 0)
    sheet.lay(dice.number_block(number, 62), 14, 14)
    sheet.write(name, 88, 29, 28, room=208, sizes=(TAP,))
    sheet.put(icons.icon(symbol, 36), 88, 46, "icon", symbol)
    sheet.write(rule, 132, 65, TAP, bold=True, room=156, kind="text")
    return sheet.layer()


def dragon(sheet: Sheet, say: Say, card: DragonView) -> None:
    """A dragon at its place in the grid."""
    rule = say(Message("picture-hides")) if card.hides else _rule(say, card)
    face = _dragon_face(card.number, card.symbol, say(Message(f"picture-type-{card.type}")), rule)
    left, top, _, _ = places.cell(card.row, card.column)
    sheet.lay(face, left, top)
    boxes = [(a + left, b + top, c + left, d + top) for a, b, c, d in places.dragon_slots(len(card.spaces))]
    _spaces(sheet, card.spaces, boxes, CARD, card.hides)


@lru_cache(maxsize=32)
def _master_face(red: bool, number: int, name: str, face: str, ability: str, rule: str) -> Layer:
    """What is printed on the master's card, without its dice spaces."""
    left, top, right, bottom = places.MASTER
    width, height = right - left, bottom - top
    ground, edge = (RED_TINT, RED) if red else (AMBER_TINT, INK)
    sheet = Sheet(width, height)
    sheet.put(smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), 22, ground, edge, 4), 2), 0, 0)
    x = 20
    if number:
        sheet.lay(dice.number_block(number, 82), x, 18)
        x += 98
    named = sheet.write(name, x, 40, 44, bold=True, room=280, sizes=(40, READ))
    faced = sheet.write(face, x, 83, 30, bold=True, colour=RED if red else SOFT, room=280, sizes=(TAP,))
    x = max(380, x + max(named, faced) + 28)
    sheet.paragraph(ability, x, 40, 28, width - 170 - x, lines=2)
    sheet.put(icons.eye(red, 130, 84), width - 150, 16, "icon", "eye")
    sheet.write(rule, 560, 200, 34, bold=True)
    return sheet.layer()


def master(sheet: Sheet, say: Say, view: View) -> None:
    """The master above the grid, with its dice and the dice locked beside it."""
    card = view.master
    red = card.face == "red"
    face = _master_face(
        red,
        card.number,
        say(Message(f"picture-master-{card.card}")),
        say(Message(f"picture-face-{card.face}")),
        say(Message(f"picture-ability-{card.card}-{card.face}")),
        "",
    )
    left, top, right, _ = places.MASTER
    sheet.lay(face, left, top)
    boxes = [(a + left, b + top, c + left, d + top) for a, b, c, d in places.master_slots(len(card.spaces))]
    _spaces(sheet, card.spaces, boxes, RED_TINT if red else AMBER_TINT)
    beside = boxes[-1][2] + 24
    middle = boxes[0][1] + places.MASTER_SLOT // 2
    rule = _rule(say, card)
    locked = [seat.seat for seat in view.seats for _ in range(seat.locked)]
    if rule:
        sheet.write(rule, beside, middle, 34, bold=True, room=right - 20 - beside, sizes=(30, TAP))
    if locked:
        _locked(sheet, say, locked, beside, boxes[0][1], right - 20)
    elif card.missing and not rule:
        missing = say(Message("picture-missing", {"count": card.missing}))
        sheet.write(
            missing, right - 26, middle, 40, bold=True, align="right", room=right - 20 - beside, sizes=(READ, 30)
        )


def _locked(sheet: Sheet, say: Say, owners: list[int], left: int, top: int, right: int) -> None:
    sheet.write(say(Message("picture-locked")), left, top - 16, TAP, colour=SOFT, room=right - left)
    step = min(64, (right - left - 56) // max(1, len(owners) - 1)) if len(owners) > 1 else 64
    for k, owner in enumerate(owners):
        sheet.lay(dice.owned_die(0, owner, 52, True), left + k * step, top + 12)


@lru_cache(maxsize=8)
def _city(burning: bool, words: str) -> Layer:
    width, height = places.CARD_SIZE[0], places.CITY_HEIGHT
    ground, colour = (RED, WHITE) if burning else (CARD, INK)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 18, ground, RED if burning else INK, 3)
        icons.skyline(pen, 20, height - 3, colour, ground)
        if burning:
            icons.flame(pen, 60, height - 38, 46, WHITE, RED)

    sheet = Sheet(width, height)
    sheet.put(smooth((width, height), paint, 4), 0, 0, "city", "burning" if burning else "safe")
    sheet.write(words, 222, height // 2, READ, bold=True, colour=colour, room=width - 232, sizes=(32, 28, TAP))
    return sheet.layer()


def cities(sheet: Sheet, say: Say, view: View) -> None:
    """The three cities below the columns."""
    for column, burning in enumerate(view.cities):
        left, top, _, _ = places.city(column)
        sheet.lay(_city(burning, say(Message("picture-city-burning" if burning else "picture-city-safe"))), left, top)
