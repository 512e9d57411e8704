"""Which places of the table changed since the last picture."""

from __future__ import annotations

from collections.abc import Iterable

from rules.dragons_roll.view import View
from rules.kernel.event import Event


def changed(view: View, changes: Iterable[Event]) -> list[str]:
    """The places that are to be ringed, each once."""
    cards = {dragon.card: dragon.place for dragon in view.dragons}
    found: dict[str, None] = {}
    for event in changes:
        for name in ("place", "to"):
            place = event.args.get(name)
            if isinstance(place, str) and place:
                found[place] = None
        card = event.args.get("card")
        if isinstance(card, str) and card in cards:
            found[cards[card]] = None
    return list(found)
