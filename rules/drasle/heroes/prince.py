"""The Prince: retainers at the start of his turn, gold by the treasure; Royal Command."""

from __future__ import annotations

from rules.drasle import resources
from rules.drasle.board import Board, hero_of, in_decisive_phase, item_is_ready, seat_place, sheet_of
from rules.drasle.heroes.base import HeroRules
from rules.kernel.message import Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Offer, Play


class Prince(HeroRules):
    """DS-CHR-05."""

    renews = True

    def turn_begins(self, t: Board, seat: int) -> None:
        """Retainers to the cap, in the adventure phase only (DS-5.12, DS-5.13)."""
        if not in_decisive_phase(t):
            resources.fill(t, seat, sheet_of(t, seat).resource)

    def attack_offers(self, t: Board, seat: int, attacker: int) -> list[Offer]:
        """Royal Command: once between own turns another's attack has one first die more (DS-ITM-05, DS-D-13)."""
        if seat == attacker or t.state.commander is not None or not item_is_ready(t, seat):
            return []

        def use(chosen: tuple[str, ...]) -> Play[None]:
            t.state.commander = seat
            hero_of(t, seat).item_spent = True
            t.tell("attack_commanded", seat=Seat(seat), other=Seat(attacker), place=seat_place(attacker))
            yield from ()

        option = Option("use", {"seat": Seat(attacker)}, "royal-command")
        return [Offer(Prompt(seat, "royal-command", (option,), args=option.args, offer=True, reaction=True), use)]
