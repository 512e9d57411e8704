"""What is said of a table in one line, and in place of its picture."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll.board import cell_name
from rules.dragons_roll.state import CITIES
from rules.dragons_roll.view import DragonView, View
from rules.kernel.event import Event
from rules.kernel.message import Message

LINES = 3
WEIGHT = {
    kind: weight
    for weight, kind in enumerate(
        (
            "game_won",
            "game_lost",
            "city_burned",
            "master_enraged",
            "roll_failed",
            "city_repaired",
            "dragon_defeated",
            "scroll_used",
            "portal_opened",
            "guess_made",
            "die_locked",
            "dice_unlocked",
            "dragon_appeared",
            "master_activated",
            "die_returned",
            "dragon_moved",
            "dragon_pushed",
            "die_placed",
        )
    )
}
"""What is told first when there is little room: the smaller, the sooner."""


def summary(view: View) -> Message:
    """How many cities stand, and how far the master is."""
    return Message(
        "summary",
        {
            "cities": CITIES - view.burning,
            "master": Message(f"card-{view.master.card}"),
            "face": Message(f"face-{view.master.face}"),
            "missing": view.master.missing,
            "danger": sum(dragon.row == 2 for dragon in view.dragons),
        },
    )


def description(view: View) -> Message:
    """The picture in words: cities, master, and every dragon with its place."""
    dragons = tuple(_dragon(dragon) for dragon in view.dragons)
    return Message(
        "description",
        {
            "cities": CITIES - view.burning,
            "master": Message(f"card-{view.master.card}"),
            "face": Message(f"face-{view.master.face}"),
            "missing": view.master.missing,
            "dragons": dragons or (Message("description-empty"),),
            "pile": view.pile,
        },
    )


def digest(events: Sequence[Event]) -> tuple[Message, ...]:
    """The events that matter most, at most three, in the order in which they happened."""
    told = [event for event in events if event.kind in WEIGHT]
    chosen = sorted(sorted(told, key=lambda event: WEIGHT[event.kind])[:LINES], key=told.index)
    return tuple(Message(f"event-{event.kind}", event.args) for event in chosen)


def _dragon(dragon: DragonView) -> Message:
    name = Message(f"card-{dragon.type}", {"number": dragon.number})
    cell = cell_name((dragon.row, dragon.column))
    return Message("description-dragon", {"dragon": name, "cell": cell, "missing": dragon.missing})
