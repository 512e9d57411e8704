"""What was typed, spelled as the notation wants it, and where each character of it stood.

Full-width characters, Japanese punctuation, other signs for minus and times and the order of `=>` are all understood.
Texts in brackets stay as they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import msgspec

from bot.dice import limits
from bot.dice.errors import NothingToRoll, TooLong

SIGNS = str.maketrans(
    {
        **dict.fromkeys("−‐‑‒–—―ーｰ－", "-"),
        **dict.fromkeys("×✕✖", "*"),
        **dict.fromkeys("÷∕⁄", "/"),
        **dict.fromkeys("≧≥⩾", ">="),
        **dict.fromkeys("≦≤⩽", "<="),
        "≠": "!=",
        "、": ",",
        "【": "[",
        "】": "]",
    }
)
OPERATORS = ("kh", "kl", "ph", "pl", "rr", "ro", "ra", "mi", "ma", "choice")

_PARTS = re.compile(
    r"""(?P<note>\[[^\]]*\])
    | (?P<label>\s+(?=[^\x00-\x7f]|[a-z]{2,}(?![a-z])))
    | (?P<space>\s+)
    | (?P<sign>=>|=<|<>|[<>!=]=|=)
    | (?P<one>[kp][hl](?!\s*\d))
    | (?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_TURNED = {"=>": ">=", "=<": "<=", "<>": "!=", "=": "=="}
_VOICED = {"\uff9e", "\uff9f"}


class Spelled(msgspec.Struct, frozen=True):
    """The expression, for each of its characters the place in `typed`, and what stood after it as a label."""

    typed: str
    text: str
    places: tuple[int, ...]
    label: str = ""

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where `text[start:end]` stood in what was typed; the end of the expression for what lies behind it."""
        if start >= len(self.text):
            after = self.places[-1] + 1 if self.places else 0
            return after, after
        return self.places[start], self.places[max(start, min(end, len(self.text)) - 1)] + 1


def spell(typed: str) -> Spelled:
    """Raises NothingToRoll or TooLong."""
    if not typed.strip():
        raise NothingToRoll(0, len(typed))
    folded, places = _folded(typed[: 2 * limits.LENGTH])
    if len(typed) > limits.LENGTH or len(folded) > limits.LENGTH:
        cut = limits.LENGTH if len(typed) > limits.LENGTH else places[limits.LENGTH]
        raise TooLong(cut, len(typed), most=limits.LENGTH)
    text: list[str] = []
    origin: list[int] = []
    for part in _PARTS.finditer(folded):
        if part.lastgroup == "label" and text and _is_label(folded[part.end() :]):
            return Spelled(typed, "".join(text), tuple(origin), typed[places[part.end()] :].strip())
        written = _written(part, "".join(text[-1:]), folded[part.end() :])
        text.extend(written)
        origin.extend(places[min(part.start() + k, part.end() - 1)] for k in range(len(written)))
    return Spelled(typed, "".join(text), tuple(origin))


def _written(part: re.Match[str], before: str, after: str) -> str:
    found = part[0]
    if part.lastgroup in ("space", "label"):
        # Two numbers must not become one.
        return " " if before.isdecimal() and after[:1].isdecimal() else ""
    if part.lastgroup == "sign":
        return _TURNED.get(found, found)
    return found + "1" if part.lastgroup == "one" else found


def _is_label(rest: str) -> bool:
    word = re.match(r"[a-z]*", rest)
    return not word or word[0] not in OPERATORS


def _folded(typed: str) -> tuple[str, list[int]]:
    """In the compatible form, and outside of brackets with plain signs and small letters."""
    text: list[str] = []
    places: list[int] = []
    inside = False
    for place, cluster in _clusters(typed):
        for character in unicodedata.normalize("NFKC", cluster):
            plain = character.translate(SIGNS) if not inside or character in "【】、" else character
            inside = (inside or plain == "[") and plain != "]"
            plain = plain.lower() if not inside and plain.isascii() else plain
            text.append(plain)
            places.extend([place] * len(plain))
    return "".join(text), places


def _clusters(typed: str) -> Iterator[tuple[int, str]]:
    """Characters with the marks that belong to them, and where they stand."""
    start = 0
    for place in range(1, len(typed) + 1):
        ends = place == len(typed) or not (unicodedata.combining(typed[place]) or typed[place] in _VOICED)
        if ends:
            yield start, typed[start:place]
            start = place
