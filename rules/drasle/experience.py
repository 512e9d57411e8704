"""Experience and levels (6)."""

from __future__ import annotations

from rules.drasle.board import Board, hero_of, level_of, seat_place, sheet_of
from rules.kernel.message import Seat


def gain_xp(t: Board, seat: int, points: int) -> None:
    """Gain experience, up to the most that counts, and every level that it reaches (DS-6.1, DS-6.2, DS-6.4)."""
    hero = hero_of(t, seat)
    gained = min(points, t.content.most_xp - hero.xp)
    if gained <= 0:
        return
    hero.xp += gained
    t.tell("xp_gained", seat=Seat(seat), points=gained, xp=hero.xp, place=seat_place(seat))
    levels = sheet_of(t, seat).levels
    while hero.level + 1 < len(levels) and hero.xp >= levels[hero.level + 1].xp:
        _rise(t, seat)


def _rise(t: Board, seat: int) -> None:
    """One level more; what grows at most grows now too (DS-6.3)."""
    hero, before = hero_of(t, seat), level_of(t, seat)
    hero.level += 1
    now = level_of(t, seat)
    hero.life += now.life - before.life
    if resource := sheet_of(t, seat).resource:
        hero.points[resource] += now.cap - before.cap
    t.tell("level_gained", seat=Seat(seat), level=hero.level, place=seat_place(seat))
