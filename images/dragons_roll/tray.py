"""What lies around the board: whose turn it is, the roll, and what every seat has left."""

from __future__ import annotations

from images.dragons_roll import icons, places
from images.dragons_roll.words import Say, with_name
from images.kit import dice, seats
from images.kit.fonts import TAP
from images.kit.palette import INK, RED, SOFT
from images.kit.sheet import Sheet
from rules.dragons_roll.view import View
from rules.kernel.message import Message

LARGE_DIE = 78


def header(sheet: Sheet, say: Say, view: View, names: list[str]) -> None:
    """Whose turn it is and what is to do; on the right how many cities are left."""
    left, middle = places.MARGIN + 2, 56
    room = 640
    if view.outcome:
        won = view.outcome == "won"
        words = say(Message("picture-won" if won else "picture-lost"))
        sheet.write(words, left, 38, 52, bold=True, colour=INK if won else RED, room=room + 90, sizes=(44, 38))
        sheet.write(say(Message("picture-phase-over")), left, 86, 30, colour=SOFT, room=room + 90, sizes=(TAP,))
    else:
        sheet.lay(seats.badge(view.current, 84), left, middle - 42)
        words = with_name(say, "picture-turn", names[view.current], room, 46)
        sheet.write(words, left + 102, 36, 46, bold=True)
        sheet.write(_to_do(say, view), left + 102, 85, 32, colour=SOFT, room=room, sizes=(28, TAP))
    _cities_left(sheet, say, view)


def _to_do(say: Say, view: View) -> str:
    if view.phase == "roll":
        return say(Message("picture-phase-roll", {"count": view.seats[view.current].ready}))
    if view.phase == "run":
        cause = f"-{view.cause}" if view.cause in ("failed", "enrage") else ""
        return say(Message(f"picture-phase-run{cause}", {"number": view.dragon_die}))
    if view.phase == "place" and view.face:
        return say(Message("picture-phase-place-face", {"number": view.face}))
    return say(Message(f"picture-phase-{view.phase}"))


def _cities_left(sheet: Sheet, say: Say, view: View) -> None:
    left_over = len(view.cities) - view.burning
    colour = RED if left_over <= 1 else INK
    right = places.WIDTH - places.MARGIN - 6
    taken = sheet.write(f"/{len(view.cities)}", right, 70, 40, colour=SOFT, align="right")
    number = sheet.write(str(left_over), right - taken - 6, 54, 96, bold=True, colour=colour, align="right")
    sheet.write(
        say(Message("picture-cities-left")), right - taken - number - 24, 70, 32,
        colour=SOFT, align="right", room=200, sizes=(28, TAP),
    )  # fmt: skip


def roll(sheet: Sheet, say: Say, view: View) -> None:
    """The dragon die, the dice of the roll, and the piles."""
    top = places.TRAY_TOP
    x = places.MARGIN + 4
    sheet.put(dice.die(view.dragon_die, LARGE_DIE + 8, INK), x, top, "die", str(view.dragon_die))
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
        y = top + 22 + k * 50
        width = sheet.write(words, right, y, 30, align="right", room=190, sizes=(TAP,))
        sheet.put(icons.icon(symbol, 38), right - width - 50, y - 19, "icon", symbol)


def _dice(view: View) -> list[tuple[int, int, bool]]:
    """Owner, number and whether it can't be placed: the dice of the roll, before it those that will be rolled."""
    if view.outcome:
        return []
    if view.phase == "roll":
        return [(view.current, 0, False)] * view.seats[view.current].ready
    return [(die.owner, die.value, bool(view.face) and die.value != view.face) for die in view.roll]


def players(sheet: Sheet, view: View, names: list[str]) -> None:
    """Every seat: badge, name, and how many dice it could still use."""
    width = (places.WIDTH - 2 * places.MARGIN) // len(view.seats)
    top = places.SEATS_TOP
    for seat in view.seats:
        x = places.MARGIN + seat.seat * width + 4
        sheet.lay(seats.badge(seat.seat, 64), x, top + 10)
        sheet.write(
            names[seat.seat], x + 76, top + 24, 28, room=width - 92, bold=seat.seat == view.current, kind="name"
        )
        sheet.put(dice.die(0, 30, seats.colour(seat.seat)), x + 76, top + 47)
        number = sheet.write(f"×{seat.ready + seat.rolled}", x + 112, top + 62, 32, bold=True)
        if seat.blocked:
            sheet.put(dice.die(0, 30, seats.colour(seat.seat), True), x + 112 + number + 18, top + 47)
            sheet.write(f"×{seat.blocked}", x + 112 + number + 54, top + 62, TAP, colour=SOFT)
