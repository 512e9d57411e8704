"""The dragon's life track and the rampages of its claw marks (21)."""

from __future__ import annotations

from rules.drasle.blows import strike
from rules.drasle.board import Board, dragon_life
from rules.kernel.message import Message, Seat
from rules.kernel.table import Play


def wound_dragon(t: Board, damage: int) -> int:
    """Put damage tokens on the life track from the left; how many rampages that causes (DS-21.1 to DS-21.8).

    From more than one life it goes down to one at most, and that always causes one; a dead dragon causes none.
    """
    if damage <= 0:
        return 0
    life = t.content.dragon.life
    before = t.state.wounds
    left = dragon_life(t)
    wounds = damage if left == 1 else min(damage, left - 1)
    t.state.wounds = min(life.spaces, before + wounds)
    t.tell("dragon_wounded", damage=t.state.wounds - before, left=dragon_life(t), place="dragon")
    if dragon_life(t) <= 0:
        return 0
    covered = range(before + 1, t.state.wounds + 1)
    return sum(space in life.claws or space == life.spaces - 1 for space in covered)


def rampage(t: Board, roller: int) -> Play[None]:
    """One die for the table, rolled for who dealt the damage, dead or alive (DS-21.4, DS-21.10)."""
    if t.state.shields:
        t.state.shields -= 1
        t.tell("rampage_cancelled")
        return
    number = t.roll_one("rampage")
    blow = t.content.dragon.rampages[number - 1]
    t.tell("dragon_raged", number=number, blow=Message(f"blow-{blow.id}"), seat=Seat(roller))
    yield from strike(t, blow, roller)
