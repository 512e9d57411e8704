"""What is said of a table in one line, and in place of its picture."""

from __future__ import annotations

from rules.dragons_roll.board import cell_name
from rules.dragons_roll.state import CITIES
from rules.dragons_roll.view import DragonView, View
from rules.kernel.message import Message


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


def _dragon(dragon: DragonView) -> Message:
    name = Message(f"card-{dragon.type}", {"number": dragon.number})
    cell = cell_name((dragon.row, dragon.column))
    return Message("description-dragon", {"dragon": name, "cell": cell, "missing": dragon.missing})
