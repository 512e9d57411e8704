"""Drasle: a party travels a map to grow strong, and then fights one dragon together."""

from __future__ import annotations
