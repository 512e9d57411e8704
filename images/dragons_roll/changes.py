"""Which places of the table changed since the last picture."""

from __future__ import annotations

from collections.abc import Iterable

from rules.dragons_roll.view import View
from rules.kernel.event import Event

LEAVES_A_GAP = "dragon_defeated"


def changed(view: View, changes: Iterable[Event]) -> list[str]:
    """The places that are to be ringed, each once.

    Events name places as they were. Where a dragon has moved on since, there is nothing to ring, but a dragon that was
    defeated leaves its empty place as the sign of it.
    """
    found: dict[str, None] = {}
    for event in changes:
        place = event.args.get("place")
        if isinstance(place, str) and place and (event.kind == LEAVES_A_GAP or _is_there(view, place)):
            found[place] = None
    return list(found)


def _is_there(view: View, place: str) -> bool:
    kind, *rest = place.split(":")
    spaces = view.master.spaces
    if kind == "grid":
        row, column = (int(number) for number in rest[0].split(","))
        dragon = view.grid[row][column]
        if dragon is None:
            return False
        spaces, rest = dragon.spaces, rest[1:]
    elif kind != "master":
        return True
    return not rest or (int(rest[0]) < len(spaces) and spaces[int(rest[0])].die is not None)
