"""All scrolls."""

from __future__ import annotations

from rules.dragons_roll.scrolls.base import BOOK, ScrollRules

SCROLLS: dict[str, ScrollRules] = {}
BOOK.update(SCROLLS)
