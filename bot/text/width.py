"""How wide a text is on a screen."""

from __future__ import annotations

import unicodedata


def width(text: str) -> int:
    """The width in half-width characters; symbols that fonts draw in either width are taken as wide."""
    return sum(_width(each) for each in text)


def _width(character: str) -> int:
    if unicodedata.category(character).startswith("M"):
        return 0
    kind = unicodedata.east_asian_width(character)
    return 2 if kind in "WF" or (kind == "A" and not character.isalpha()) else 1
