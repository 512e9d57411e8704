"""What dragon actions and rampages do: who is hit, and by what (10, 21)."""

from __future__ import annotations

from rules.drasle import resources
from rules.drasle.board import Board, hero_of, is_alive, living, node, seats_at, space_name
from rules.drasle.box import Blow
from rules.drasle.damage import deal
from rules.drasle.state import Lot
from rules.kernel.message import Dice, Message, Seat
from rules.kernel.table import Play


def strike(t: Board, blow: Blow, roller: int) -> Play[None]:
    """Carry it out against all who fit, every tie included (DS-10.2)."""
    t.state.shown.blows.append(blow.id)
    hit = _who_is_hit(t, blow, roller)
    if blow.burns and blow.space not in t.state.burning:
        t.state.burning.append(blow.space)
        t.tell("village_burned", space=space_name(t, blow.space), place=node(blow.space))
    if blow.to_town:
        for seat in hit:
            send_to_town(t, seat)
    if blow.drains:
        for seat in hit:
            resources.drain(t, seat)
    if blow.damage:
        yield from deal(t, dict.fromkeys(hit, blow.damage), Message(f"blow-{blow.id}"))


def send_to_town(t: Board, seat: int) -> None:
    """Put the piece in the town, without dice (DS-10.6)."""
    hero, town = hero_of(t, seat), t.content.map.town
    if hero.at != town:
        hero.at = town
        t.tell("driven_to_town", seat=Seat(seat), place=node(town))


def _who_is_hit(t: Board, blow: Blow, roller: int) -> list[int]:
    if blow.who == "all":
        return living(t)
    if blow.who == "space":
        return seats_at(t, blow.space)
    if blow.who == "roller":
        return [roller] if is_alive(t, roller) else []
    return _extremes(t, highest=blow.who == "highest")


def _extremes(t: Board, *, highest: bool) -> list[int]:
    """Everybody who lives rolls one die; the highest or lowest, all who tie (DS-10.3, DS-3.11, DS-19.7)."""
    seats = living(t)
    dice = t.roll(len(seats), "everybody")
    t.state.shown.lots = [Lot(seat, die) for seat, die in zip(seats, dice, strict=True)]
    number = max(dice) if highest else min(dice)
    hit = [seat for seat, die in zip(seats, dice, strict=True) if die == number]
    t.tell("everybody_rolled", dice=Dice(dice), highest=int(highest), who=tuple(Seat(seat) for seat in hit))
    return hit
