"""Which places of the picture changed since the last one."""

from __future__ import annotations

from collections.abc import Iterable

from images.drasle.places import Layout
from rules.drasle.view import View
from rules.kernel.event import Event
from rules.kernel.message import Seat

LEAVES = ("moved", "die_given_up")
"""What is told of a space where the piece may be no longer."""


def changed(view: View, layout: Layout, changes: Iterable[Event]) -> list[str]:
    """The places that are to be ringed, each once; those that this picture does not show are left out."""
    found: dict[str, None] = {}
    for event in changes:
        place = event.args.get("place")
        if isinstance(place, str) and _is_shown(layout, place) and not _has_left(view, event, place):
            found[place] = None
    return list(found)


def _is_shown(layout: Layout, place: str) -> bool:
    try:
        layout.where(place)
    except ValueError:
        return False
    return True


def _has_left(view: View, event: Event, place: str) -> bool:
    who = event.args.get("seat")
    if event.kind not in LEAVES or not isinstance(who, Seat):
        return False
    hero = view.heroes[who.index]
    return hero is None or f"node:{hero.at}" != place
