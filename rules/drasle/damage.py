"""Damage: announced, taken over, guarded, suffered by all at once (4)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.drasle.board import Board, hero_of, is_alive, seat_place
from rules.drasle.ending import bury
from rules.drasle.heroes.book import everybody, rules_of
from rules.drasle.resources import Payment, pay, payments
from rules.kernel.message import Args, Message, Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play, ask_all


def deal(t: Board, damage: Mapping[int, int], cause: Message) -> Play[frozenset[int]]:
    """One event's damage, by seat; who died of it, revived or not (DS-4.5 to DS-4.9).

    First somebody may take damage over, then all guard at the same time, then lives are lost together.
    """
    coming = {seat: points for seat, points in damage.items() if points > 0 and is_alive(t, seat)}
    for seat, rules in everybody(t):
        coming = yield from rules.takes_over(t, seat, coming)
    left = yield from _guard(t, coming, cause)
    for seat in sorted(left):
        kills = left[seat] >= hero_of(t, seat).life
        if kills and (yield from rules_of(t, seat).cheats_death(t, seat, instantly=False)):
            left[seat] = 0
    for seat, points in left.items():
        _lose_life(t, seat, points, coming[seat] - points)
    dead = [seat for seat in sorted(left) if not is_alive(t, seat)]
    yield from bury(t, dead)
    return frozenset(dead)


def kill(t: Board, seat: int) -> Play[None]:
    """Instant death: no damage, and no guard (DS-4.8)."""
    if (yield from rules_of(t, seat).cheats_death(t, seat, instantly=True)):
        return
    hero_of(t, seat).life = 0
    t.tell("swallowed", seat=Seat(seat), place=seat_place(seat))
    yield from bury(t, [seat])


def smallest_guard(choices: list[Payment], damage: int, life: int) -> Payment:
    """The smallest guard that keeps the character alive; nothing where none does or none is needed (DS-D-09)."""
    return next((choice for choice in choices if damage - choice.total < life), choices[0])


def _guard(t: Board, damage: Mapping[int, int], cause: Message) -> Play[dict[int, int]]:
    """All who can guard choose at once; the damage that is left (DS-4.6, DS-4.7)."""
    chosen = yield from ask_all(_guard_prompt(t, seat, points, cause) for seat, points in damage.items())
    return {seat: points - pay(t, seat, chosen[seat][0]) for seat, points in damage.items()}


def _guard_prompt(t: Board, seat: int, damage: int, cause: Message) -> Prompt:
    life = hero_of(t, seat).life
    choices = payments(t, seat, most=damage)
    options = [
        Option(
            choice.id,
            {"guard": choice.total, "cost": choice.name, "left": max(0, life - damage + choice.total)},
            choice.label("guard"),
        )
        for choice in choices
    ]
    default = (smallest_guard(choices, damage, life).id,)
    args: Args = {"damage": damage, "life": life, "cause": cause}
    return Prompt(seat, "guard", tuple(options), default=default, args=args, reaction=True)


def _lose_life(t: Board, seat: int, points: int, guarded: int) -> None:
    hero = hero_of(t, seat)
    hero.life = max(0, hero.life - points)
    t.tell("damage_taken", seat=Seat(seat), damage=points, guarded=guarded, left=hero.life, place=seat_place(seat))
