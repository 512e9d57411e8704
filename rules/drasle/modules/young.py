"""Young dragon: rewards that do not wake it, and an elixir for everybody (DSX-YOUNG)."""

from __future__ import annotations

import msgspec

from rules.drasle.board import Board, hero_of, level_of, seat_place
from rules.drasle.gauge import BY_DICE, lower_gauge
from rules.drasle.healing import heal
from rules.drasle.points import Expansion
from rules.kernel.message import Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Offer, Play

HEALS = 2
TALISMAN_LOWERS = 1


class Elixirs(msgspec.Struct, forbid_unknown_fields=True):
    """The seats that still hold their dragon elixir."""

    held_by: list[int] = []


class Young(Expansion):
    """The module."""

    id = "young"
    excludes = frozenset({"five", "red", "empress"})
    State = Elixirs

    def gauge_rises(self, steps: int, t: Board, cause: str) -> int:
        """Rewards raise the gauge no more (DSX-YOUNG-1.2, DSX-YOUNG-1.8)."""
        return steps if cause == BY_DICE else 0

    def reward_found(self, t: Board, reward: str) -> Play[None]:
        """An elixir for everybody with the treasure; the gauge falls with the talisman (DSX-YOUNG-1.3, 1.5)."""
        printed = t.content.rewards[reward]
        if printed.items:
            _elixirs(t).held_by = list(range(t.seats))
            t.tell("elixirs_found")
        if printed.cancels_rampage:
            lower_gauge(t, TALISMAN_LOWERS)
        yield from ()

    def turn_offers(self, offers: list[Offer], t: Board, seat: int) -> list[Offer]:
        """Before its own turn a seat may drink its elixir, where that heals (DSX-YOUNG-1.4)."""
        hero = hero_of(t, seat)
        missing = level_of(t, seat).life - hero.life
        if seat not in _elixirs(t).held_by or missing <= 0:
            return offers

        def use(chosen: tuple[str, ...]) -> Play[None]:
            _elixirs(t).held_by.remove(seat)
            t.tell("elixir_drunk", seat=Seat(seat), place=seat_place(seat))
            heal(t, seat, HEALS)
            yield from ()

        option = Option("drink", {"life": min(HEALS, missing)}, "elixir", confirm=True)
        return [*offers, Offer(Prompt(seat, "elixir", (option,), args=option.args, offer=True), use)]

    def elixirs(self, seats: tuple[int, ...], t: Board) -> tuple[int, ...]:
        """Who still holds one."""
        return tuple(_elixirs(t).held_by)


def _elixirs(t: Board) -> Elixirs:
    elixirs = t.state.modules[Young.id]
    assert isinstance(elixirs, Elixirs)
    return elixirs
