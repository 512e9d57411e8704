"""Which texts the code asks for, by reading it: a key that nobody has, a text that nobody asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.text.texts import Texts

ROOMS = ("rules", "images", "bot", "cogs")

ASKED = re.compile(r"""(?:\bMessage|\bsay|\blabel|\btext|\bwords)\(\s*"([a-z][A-Za-z0-9_.-]*)["]""")
KEY = re.compile(r"""\bkey(?:: ClassVar\[str\])? = "([a-z][a-z0-9-]+)\"""")
QUOTED = re.compile(r"""f?"([A-Za-z0-9_.{}()\[\] -]+)\"""")
HOLE = re.compile(r"\{[^{}]*\}")

CONVENTIONS = re.compile(
    r"^(?:name|tagline|length|howto)$"
    r"|^(?:prompt|option|help|event|result|setting|value|verb|card|reason|command|permission|state|pace|absence|act|notice|why)-"
)
"""Keys that are put together: see `bot.text.conventions`, and the kinds of things that texts have names for."""


def sources(root: Path) -> Iterator[str]:
    """The code of all rooms, file by file; the text layer's own is left out."""
    for room in ROOMS:
        for file in sorted((root / room).rglob("*.py")):
            if "text" not in file.relative_to(root).parts[:2]:
                yield file.read_text(encoding="utf-8")


def missing(texts: Texts, code: Iterable[str]) -> set[str]:
    """Keys that the code asks for literally and that no game and no common text has."""
    known = _known(texts)
    asked = {key for text in code for pattern in (ASKED, KEY) for key in pattern.findall(text)}
    return {key for key in asked if "-" in key and key not in known}


def unused(texts: Texts, code: Iterable[str]) -> set[str]:
    """Keys that appear nowhere in the code, not even put together, and follow no convention."""
    literal: set[str] = set()
    holes: list[re.Pattern[str]] = []
    for text in code:
        for quoted in QUOTED.findall(text):
            if "{" in quoted:
                parts = [re.escape(part) for part in HOLE.split(quoted)]
                holes += [re.compile(".+".join(parts))] if len("".join(parts)) > 3 else []
            else:
                literal.add(quoted)
    return {
        key
        for key in _known(texts)
        if not (key in literal or CONVENTIONS.match(key) or any(hole.fullmatch(key) for hole in holes))
    }


def _known(texts: Texts) -> set[str]:
    """All keys, those of games without the game's prefix."""
    keys = {key for entries in texts.entries.values() for key in entries}
    games = {key.removesuffix("-tagline") for key in keys if key.endswith("-tagline")}
    prefixes = tuple(f"{game}-" for game in games)
    return {next((key.removeprefix(p) for p in prefixes if key.startswith(p)), key) for key in keys}
