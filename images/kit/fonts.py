"""The two fonts and which characters they have."""

from __future__ import annotations

from functools import lru_cache

from noto_cjk_sans_jp_bold import FONT_PATH as BOLD
from noto_cjk_sans_jp_regular import FONT_PATH as REGULAR
from PIL import ImageFont

READ = 36
"""Least height in px of what must be read without a tap."""
TAP = 26
"""Least height in px of any letters."""


@lru_cache(maxsize=64)
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The font at a height of `size` px. Basic layout: the same result with and without libraqm."""
    return ImageFont.truetype(str(BOLD if bold else REGULAR), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font can draw that character."""
    return character.isspace() or _bits(character) != _missing()


@lru_cache(maxsize=1)
def _missing() -> bytes:
    return _bits("\uffff")


def _bits(character: str) -> bytes:
    return bytes(font(TAP).getmask(character))
