"""Pictures of a game's view: one module a game, and the kit that they share."""

from __future__ import annotations
