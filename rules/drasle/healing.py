"""Life that comes back."""

from __future__ import annotations

from rules.drasle.board import Board, hero_of, level_of, seat_place
from rules.kernel.message import Seat


def heal(t: Board, seat: int, life: int) -> None:
    """Heal so much life, not above the most that the character can have (DS-12.1)."""
    hero = hero_of(t, seat)
    healed = min(life, level_of(t, seat).life - hero.life)
    if healed > 0:
        hero.life += healed
        t.tell("healed", seat=Seat(seat), life=healed, left=hero.life, place=seat_place(seat))
