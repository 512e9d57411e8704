"""What lies around the board: whose turn it is, the roll, and what every seat has left."""

from __future__ import annotations

from collections.abc import Sequence

from images.dragons_roll import icons, places
from images.kit import dice, seats, signs
from images.kit import header as kit_header
from images.kit.fonts import TAP
from images.kit.palette import INK, SOFT
from images.kit.sheet import Sheet
from images.kit.words import Say, with_name
from rules.dragons_roll.view import View
from rules.kernel.message import Message

LARGE_DIE = 78


def header(sheet: Sheet, say: Say, view: View, names: Sequence[str]) -> None:
    """Whose turn it is and what is to do; on the right how many cities are left."""
    if view.outcome:
        won = view.outcome == "won"
        ended = say(Message("picture-won" if won else "picture-lost"))
        kit_header.over(sheet, ended, say(Message("picture-phase-over")), won)
    else:
        room = kit_header.TURN_ROOM
        whose = with_name(say, "picture-turn", names[view.current], room, kit_header.TURN_SIZE)
        kit_header.turn(sheet, view.current, whose, _to_do(say, view))
    left = len(view.cities) - view.burning
    kit_header.number(sheet, left, len(view.cities), say(Message("picture-cities-left")), left <= 1)


def _to_do(say: Say, view: View) -> str:
    if view.phase == "roll":
        return say(Message("picture-phase-roll", {"count": view.seats[view.current].ready}))
    if view.phase == "run":
        cause = f"-{view.cause}" if view.cause in ("failed", "enrage") else ""
        return say(Message(f"picture-phase-run{cause}", {"number": view.dragon_die}))
    if view.phase == "place" and view.face:
        return say(Message("picture-phase-place-face", {"number": view.face}))
    return say(Message(f"picture-phase-{view.phase}"))


def roll(sheet: Sheet, say: Say, view: View) -> None:
    """The dragon die, the dice of the roll, and the piles."""
    top = places.TRAY_TOP
    x = places.MARGIN + 4
    sheet.lay(dice.die(view.dragon_die, LARGE_DIE + 8, INK), x, top, "die", str(view.dragon_die))
    sheet.lay(signs.eye("angry", 48, 28), x + (LARGE_DIE + 8 - 48) // 2, top + LARGE_DIE + 11, "icon", "eye")
    x += LARGE_DIE + 8 + 28
    for owner, value, faint in _dice(view):
        sheet.lay(dice.owned_die(value, owner, LARGE_DIE, faint), x, top)
        x += LARGE_DIE + 8
    right = places.WIDTH - places.MARGIN - 6
    used = sum(scroll.used for scroll in view.scrolls)
    piles = [("pile", say(Message("picture-pile", {"count": view.pile})))]
    if view.scrolls:
        count = {"count": len(view.scrolls) - used, "all": len(view.scrolls)}
        piles.append(("scroll", say(Message("picture-scrolls", count))))
    for k, (symbol, words) in enumerate(piles):
        y = top + 24 + k * 50
        width = sheet.write(words, right, y, 30, align="right", room=190, sizes=(TAP,))
        sheet.lay(icons.icon(symbol, 38), right - width - 50, y - 19, "icon", symbol)


def _dice(view: View) -> list[tuple[int, int, bool]]:
    """Owner, number and whether it can't be placed: the dice of the roll, before it those that will be rolled."""
    if view.outcome:
        return []
    if view.phase == "roll":
        return [(view.current, 0, False)] * view.seats[view.current].ready
    return [(die.owner, die.value, bool(view.face) and die.value != view.face) for die in view.roll]


def players(sheet: Sheet, view: View, names: Sequence[str]) -> None:
    """Every seat: badge, name, and how many dice it could still use; faint those that come back later."""
    width = (places.WIDTH - 2 * places.MARGIN + places.GAP) // len(view.seats)
    top = places.SEATS_TOP
    for seat in view.seats:
        x = places.MARGIN + seat.seat * width
        current = seat.seat == view.current and not view.outcome
        if current:
            sheet.lay(kit_header.plate(width - places.GAP, places.SEATS_HEIGHT), x, top)
        sheet.lay(seats.badge(seat.seat, 60), x + 10, top + 12)
        x += 80
        sheet.write(names[seat.seat], x, top + 24, 28, room=width - 106, sizes=(TAP,), bold=current, kind="name")
        returning = seat.blocked + sum(die.owner == seat.seat for die in view.waiting)
        for count, faint in ((seat.ready + seat.rolled, False), (returning, True)):
            if count or not faint:
                sheet.lay(dice.die(0, 28, seats.colour(seat.seat), faint), x, top + 45, "die", "0")
                x += 34
                x += sheet.write(f"×{count}", x, top + 60, 30, bold=not faint, colour=SOFT if faint else INK) + 10
