"""Every character by its id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.drasle.board import Board, hero_of
from rules.drasle.heroes.base import HeroRules
from rules.drasle.heroes.gladiator import Gladiator
from rules.drasle.heroes.grandmaster import Grandmaster
from rules.drasle.heroes.hunter import Hunter
from rules.drasle.heroes.ninja import Ninja
from rules.drasle.heroes.paladin import Paladin
from rules.drasle.heroes.prince import Prince

BOOK: Mapping[str, HeroRules] = {
    "hunter": Hunter(),
    "ninja": Ninja(),
    "gladiator": Gladiator(),
    "paladin": Paladin(),
    "prince": Prince(),
    "grandmaster": Grandmaster(),
}


def rules_of(t: Board, seat: int) -> HeroRules:
    """What that seat's character does differently."""
    return BOOK[hero_of(t, seat).character]


def everybody(t: Board) -> Iterator[tuple[int, HeroRules]]:
    """Every seat with the rules of its character."""
    for seat in range(t.seats):
        yield seat, rules_of(t, seat)
