"""The six masters, one file each, and which of them is in play."""

from __future__ import annotations

from rules.dragons_roll.board import Board
from rules.dragons_roll.masters.base import MasterRules
from rules.dragons_roll.masters.dracel import Dracel
from rules.dragons_roll.masters.dragini import Dragini
from rules.dragons_roll.masters.dragomir import Dragomir
from rules.dragons_roll.masters.greedmaw import Greedmaw
from rules.dragons_roll.masters.show_off import ShowOff
from rules.dragons_roll.masters.trollock import Trollock

MASTERS: dict[str, MasterRules] = {
    master.card: master for master in (Trollock(), ShowOff(), Dragini(), Dracel(), Greedmaw(), Dragomir())
}


def rules_of(t: Board) -> MasterRules:
    """The rules of the master in play."""
    return MASTERS[t.state.master.card]
