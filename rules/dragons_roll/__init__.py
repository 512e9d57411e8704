"""Dragons Roll: a team defends three cities and fills dice spaces on dragons and on one master dragon."""

from __future__ import annotations

from rules.dragons_roll.game import GAME

__all__ = ["GAME"]
