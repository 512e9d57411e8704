"""Measuring, shortening and wrapping text, and the masks that letters are painted through."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from images.kit.fonts import TAP, font, has_glyph

ELLIPSIS = "…"
NOT_FIRST = "、。，．・：；？！）」』】〉》〕ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%"
NOT_LAST = "（「『【〈《〔([{"


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """The text on one line, without what the font can't draw (emoji, other scripts, stacked accents, controls)."""
    composed = unicodedata.normalize("NFC", text)
    kept = (
        character for character in composed if unicodedata.category(character)[0] not in "CM" or character.isspace()
    )
    return " ".join("".join(character for character in kept if has_glyph(character)).split())


@lru_cache(maxsize=2048)
def width(text: str, size: int, bold: bool = False) -> int:
    """How many px the text takes."""
    return -int(-font(size, bold).getlength(text) // 1)


@lru_cache(maxsize=1024)
def shorten(text: str, room: int, size: int, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits into `room` px, with an ellipsis."""
    if width(text, size, bold) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size, bold) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def fit(text: str, room: int, sizes: Sequence[int], bold: bool = False) -> int:
    """The largest of `sizes` (largest first) at which the text fits into `room` px, else the smallest."""
    return next((size for size in sizes if width(text, size, bold) <= room), sizes[-1])


@lru_cache(maxsize=512)
def wrap(text: str, room: int, size: int, bold: bool = False, lines: int = 2) -> tuple[str, ...]:
    """The text in at most `lines` lines of `room` px; the last one is shortened if it must be.

    Japanese breaks between any two characters, but after a 、 where there is one.
    """
    done: list[str] = []
    line = ""
    for piece in _pieces(text):
        if line and width((line + piece).rstrip(), size, bold) > room:
            rest = _after_a_clause(line)
            done.append(line.removesuffix(rest).rstrip())
            line = rest + piece if rest else piece.lstrip()
        else:
            line += piece
    done.append(line.rstrip())
    if len(done) > lines:
        rest = "".join(done[lines - 1 :])
        done = [*done[: lines - 1], shorten(rest, room, size, bold)]
    return tuple(shorten(part, room, size, bold) for part in done)


def _belongs(before: str, character: str) -> bool:
    """Whether no line should break between the two: within a word in katakana, between a number and what it counts."""
    return (_is_katakana(before) and _is_katakana(character)) or before.isdigit()


def _is_katakana(character: str) -> bool:
    return "ァ" <= character <= "ヿ"


def _after_a_clause(line: str) -> str:
    """What stands behind the last 、 or 。 of a line, where that is in its second half: a better place for a break."""
    end = max(line.rfind(mark) for mark in "、。") + 1
    return line[end:] if end > len(line) // 2 else ""


def _pieces(text: str) -> Iterator[str]:
    """Where a line may break: after a space, and between Japanese characters except beside punctuation."""
    piece = ""
    for character in text:
        wide = unicodedata.east_asian_width(character) in "WF"
        was_wide = bool(piece) and unicodedata.east_asian_width(piece[-1]) in "WF"
        breaks = piece.endswith(" ") or ((wide or was_wide) and not _belongs(piece[-1:], character))
        if piece and breaks and character not in NOT_FIRST and character != " " and piece[-1] not in NOT_LAST:
            yield piece
            piece = ""
        piece += character
    if piece:
        yield piece


@lru_cache(maxsize=1024)
def mask(text: str, size: int, bold: bool = False, narrow: int | None = None) -> tuple[Image.Image, int, int]:
    """The letters as a mask, and where its corner lies from the left end of the base line.

    With `narrow` they are made narrower where the mask would be wider than that.
    """
    if size < TAP:
        raise ValueError(f"letters of {size} px can't be read on a phone")
    letters = font(size, bold)
    left, top, right, bottom = (round(edge) for edge in letters.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=letters, anchor="ls")
    if narrow and image.width > narrow:
        image = image.resize((narrow, image.height), Image.Resampling.LANCZOS)
    return image, left, top
