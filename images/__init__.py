"""Pictures of games: pure functions from a view to the bytes of a PNG."""

from __future__ import annotations
