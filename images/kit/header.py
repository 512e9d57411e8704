"""The upper edge of every picture: whose turn it is and what is to do, and the most important number of the moment."""

from __future__ import annotations

from functools import lru_cache

from images.kit import seats
from images.kit.fonts import READ, TAP
from images.kit.palette import CARD, INK, RED, SOFT
from images.kit.sheet import Layer, Sheet, smooth

HEIGHT = 106
MARGIN = 14
TURN_SIZE = 46
TURN_ROOM = 640
"""How much room the line that names the player has, in px."""
_MIDDLE = 54


def turn(sheet: Sheet, seat: int, whose: str, to_do: str) -> None:
    """Whose turn it is (in at most TURN_ROOM px of TURN_SIZE) and what is to do."""
    left = MARGIN + 2
    sheet.lay(seats.badge(seat, 84), left, _MIDDLE - 42)
    sheet.write(whose, left + 102, 34, TURN_SIZE, bold=True)
    sheet.write(to_do, left + 102, 83, READ, room=TURN_ROOM, sizes=(32, 28, TAP))


def over(sheet: Sheet, outcome: str, below: str, won: bool) -> None:
    """What holds for all in place of a turn: how the game ended, or what everybody does now."""
    left, room = MARGIN + 2, TURN_ROOM + 90
    sheet.write(outcome, left, 36, 50, bold=True, colour=INK if won else RED, room=room, sizes=(44, 38))
    sheet.write(below, left, 82, 30, colour=SOFT, room=room, sizes=(TAP,))


def number(sheet: Sheet, value: int, of: int, caption: str, alarm: bool) -> None:
    """The number that matters most, on the right, red where it is alarming."""
    right = sheet.image.width - MARGIN - 6
    taken = sheet.write(f"/{of}", right, 66, 40, colour=SOFT, align="right")
    colour = RED if alarm else INK
    wide = sheet.write(str(value), right - taken - 6, 52, 92, bold=True, colour=colour, align="right")
    end = right - taken - wide - 24
    sheet.write(caption, end, 66, 32, colour=SOFT, align="right", room=200, sizes=(28, TAP))


@lru_cache(maxsize=8)
def plate(width: int, height: int) -> Layer:
    """What lies under the seat whose turn it is."""
    sheet = Sheet(width, height)
    sheet.lay(smooth((width, height), lambda pen: pen.rounded((0, 0, width, height), 18, CARD, INK, 3), 2), 0, 0)
    return sheet.layer()
