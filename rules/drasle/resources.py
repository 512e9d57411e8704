"""Points: how they are spent on boost and guard, gained and lost (4, 5)."""

from __future__ import annotations

from itertools import product

import msgspec

from rules.drasle.board import Board, hero_of, level_of, resource_name, seat_place, sheet_of
from rules.drasle.box import GOLD
from rules.kernel.message import Message, Seat

NOTHING = "0"
"""The id of a payment of nothing."""


class Payment(msgspec.Struct, frozen=True):
    """Points of each resource that are spent together; the id is their numbers (DS-5.16)."""

    id: str
    parts: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """How many points they are."""
        return sum(points for _, points in self.parts)

    def label(self, key: str) -> str:
        """The key of an option by this payment: its own for nothing, and where one of several resources pays."""
        if not self.total:
            return key
        return f"{key}-boosted" if len(self.parts) == 1 else f"{key}-paid"

    @property
    def name(self) -> Message:
        """The points in words."""
        spent = [Message("cost", {"resource": resource_name(key), "points": n}) for key, n in self.parts if n]
        return Message("costs", {"costs": tuple(spent)}) if spent else Message("cost-nothing")


def payments(t: Board, seat: int, most: int | None = None) -> list[Payment]:
    """All ways to spend up to `most` points, fewest first; of as many those that spare the later resource.

    Nobody can spend what another holds (DS-4.12).
    """
    points = hero_of(t, seat).points
    resources = sheet_of(t, seat).resources
    ways = product(*(range(points[resource] + 1) for resource in resources))
    found = [_payment(resources, way) for way in ways if most is None or sum(way) <= most]
    return sorted(found, key=lambda payment: (payment.total, [-points for _, points in payment.parts]))


def pay(t: Board, seat: int, payment_id: str) -> int:
    """Spend these points and say how many they were (DS-4.10)."""
    payment = next(each for each in payments(t, seat) if each.id == payment_id)
    points = hero_of(t, seat).points
    for resource, spent in payment.parts:
        points[resource] -= spent
    return payment.total


def held(t: Board, seat: int) -> int:
    """How many points that seat can spend."""
    return sum(hero_of(t, seat).points.values())


def gain(t: Board, seat: int, resource: str, points: int) -> None:
    """Gain points, up to the cap; gold has none (DS-4.11)."""
    hero = hero_of(t, seat)
    cap = cap_of(t, seat, resource)
    gained = points if cap is None else min(points, cap - hero.points[resource])
    if gained > 0:
        hero.points[resource] += gained
        _tell_gain(t, seat, resource, gained)


def fill(t: Board, seat: int, resource: str) -> None:
    """Set a resource to its cap."""
    gain(t, seat, resource, level_of(t, seat).cap)


def drain(t: Board, seat: int, *, gold_too: bool = False) -> None:
    """Lose all points; gold stays unless it is lost too (DS-10.8, DS-17.4)."""
    hero = hero_of(t, seat)
    lost = {key: points for key, points in hero.points.items() if points and (gold_too or key != GOLD)}
    for resource, points in lost.items():
        hero.points[resource] = 0
        t.tell("points_lost", seat=Seat(seat), resource=resource_name(resource), points=points, place=seat_place(seat))


def cap_of(t: Board, seat: int, resource: str) -> int | None:
    """The most points of that resource; None: there is no limit."""
    return level_of(t, seat).cap if resource == sheet_of(t, seat).resource else None


def is_full(t: Board, seat: int) -> bool:
    """Whether its main resource is at the cap."""
    resource = sheet_of(t, seat).resource
    return hero_of(t, seat).points[resource] >= level_of(t, seat).cap


def _payment(resources: tuple[str, ...], way: tuple[int, ...]) -> Payment:
    parts = tuple(zip(resources, way, strict=True))
    return Payment(".".join(map(str, way)) if any(way) else NOTHING, parts)


def _tell_gain(t: Board, seat: int, resource: str, points: int) -> None:
    t.tell("points_gained", seat=Seat(seat), resource=resource_name(resource), points=points, place=seat_place(seat))
