"""Boost: points for first dice, declared before any die of the roll (4)."""

from __future__ import annotations

from collections.abc import Callable

from rules.drasle.board import Board, seat_place
from rules.drasle.resources import Payment, pay, payments
from rules.kernel.message import Args, Seat
from rules.kernel.prompt import Option

ArgsOf = Callable[[int], Args]
"""What an option says of a boost by so many dice, its chances for one."""


def boost_options(t: Board, seat: int, label: str, args_of: ArgsOf, prefix: str = "") -> tuple[Option, ...]:
    """An option for every boost that the seat can pay, nothing first (DS-4.1, DS-5.16)."""
    return tuple(_option(choice, label, args_of, prefix) for choice in payments(t, seat))


def declare_boost(t: Board, seat: int, payment_id: str) -> int:
    """Pay for a boost and say how many dice it adds (DS-4.10)."""
    boost = pay(t, seat, payment_id)
    if boost:
        t.tell("boosted", seat=Seat(seat), boost=boost, place=seat_place(seat))
    return boost


def _option(choice: Payment, label: str, args_of: ArgsOf, prefix: str) -> Option:
    args = {"boost": choice.total, "cost": choice.name, **args_of(choice.total)}
    return Option(prefix + choice.id, args, choice.label(label))
