"""Drasle: a party travels a map to grow strong, and then fights one dragon together."""

from __future__ import annotations

from rules.drasle.game import GAME

__all__ = ["GAME"]
