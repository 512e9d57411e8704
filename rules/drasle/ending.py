"""Death in both phases, the miracle revival, and the end of the game (17, 22)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.drasle import resources
from rules.drasle.board import Board, dragon_life, hero_of, in_decisive_phase, living, node, seat_place, sheet_of
from rules.drasle.state import Lot
from rules.kernel.message import Dice, Seat
from rules.kernel.table import Play

SAVING = 6


def bury(t: Board, dead: Sequence[int]) -> Play[None]:
    """These characters have just died by one event; ends the game where that is so (DS-17.1, DS-22.6)."""
    for seat in dead:
        t.state.tally.deaths += 1
        t.tell("died", seat=Seat(seat), place=seat_place(seat))
    if dead and not in_decisive_phase(t):
        yield from _revive(t, dead)
    elif dead:
        check_end(t)


def check_end(t: Board) -> None:
    """Victory when the dragon is dead, whoever else is; defeat when all characters are (DS-22.1 to DS-22.4)."""
    if dragon_life(t) <= 0:
        t.tell("game_won")
        _end(t, "won")
    elif in_decisive_phase(t) and not living(t):
        t.tell("game_lost")
        _end(t, "lost-decisive")


def _revive(t: Board, dead: Sequence[int]) -> Play[None]:
    """The miracle revival: everybody rolls one die, one six saves all who died (DS-17.2 to DS-17.7)."""
    dice = t.roll(t.seats, "revival")
    t.state.shown.lots = [Lot(seat, die) for seat, die in enumerate(dice)]
    t.tell("revival_rolled", dice=Dice(dice))
    if max(dice) < SAVING:
        t.tell("revival_failed")
        _end(t, "lost-adventure")
    for seat in dead:
        hero = hero_of(t, seat)
        hero.life = sheet_of(t, seat).levels[0].life
        hero.at = t.content.map.town
        t.tell("revived", seat=Seat(seat), life=hero.life, place=node(hero.at))
    for seat in range(t.seats):
        resources.drain(t, seat, gold_too=True)
    yield from ()


def _end(t: Board, outcome: str) -> None:
    t.state.phase = "over"
    t.state.outcome = outcome  # type: ignore[assignment]
    t.end()
