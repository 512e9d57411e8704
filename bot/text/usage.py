"""Which texts the code asks for, by reading it: a key that nobody has, a text that nobody asks for."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from bot.text.texts import Texts

ROOMS = ("rules", "images", "bot", "cogs")
LOOKERS = ("bot/text/usage.py", "bot/text/check.py")

ASKERS = frozenset({"Message", "say", "label", "text", "words"})
"""The functions whose first argument is a key."""

FEWEST = 4
"""Letters that a key put together must have of its own, to be told from any other text with holes."""

CONVENTIONS = re.compile(
    r"^(?:name|tagline|length|howto)$"
    r"|^(?:prompt|option|help|event|result|setting|value|verb|card|reason|command|permission|state|pace|absence|act|notice|why)-"
)
"""Keys that are put together: see `bot.text.conventions`, and the kinds of things that texts have names for.

What follows the first part must be named by the code or by a game's content.
"""


def sources(root: Path) -> Iterator[str]:
    """The code of all rooms, file by file; what only looks at texts is left out."""
    for room in ROOMS:
        for file in sorted((root / room).rglob("*.py")):
            if file.relative_to(root).as_posix() not in LOOKERS:
                yield file.read_text(encoding="utf-8")


def content_names(root: Path) -> set[str]:
    """What the content files of the games name: the ids of cards, tiles and spaces, and what stands beside them."""
    files = sorted((root / "rules").glob("*/content/*.toml"))
    return {name for file in files for name in _texts_in(tomllib.loads(file.read_text(encoding="utf-8")))}


def missing(texts: Texts, code: Iterable[str]) -> set[str]:
    """Keys that the code asks for literally and that no game and no common text has."""
    known = _known(texts)
    asked = {key for text in code for node in ast.walk(ast.parse(text)) for key in _asked(node)}
    return {key for key in asked if "-" in key and key.partition(".")[0] not in known}


def unused(texts: Texts, code: Iterable[str], content: Collection[str] = ()) -> set[str]:
    """Keys that appear nowhere in the code, not even put together, nor by a convention out of what is named there."""
    literal: set[str] = set(content)
    shapes: list[re.Pattern[str]] = []
    for node in (node for text in code for node in ast.walk(ast.parse(text))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            literal |= {node.value, node.value.partition(".")[0]}
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            literal.add(str(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
            if len("".join(parts)) >= FEWEST:
                shapes.append(re.compile(".*".join(re.escape(part) for part in parts)))
    return {
        key
        for key in _known(texts)
        if not (key in literal or _follows(key, literal) or any(shape.fullmatch(key) for shape in shapes))
    }


def _follows(key: str, named: Collection[str]) -> bool:
    """Whether a key follows a convention with something that there is: `event-<kind>`, `value-<option>-<value>`."""
    if not CONVENTIONS.match(key):
        return False
    rest = key.partition("-")[2]
    if not rest or rest in named:
        return True
    parts = rest.split("-")
    return any("-".join(parts[:cut]) in named and "-".join(parts[cut:]) in named for cut in range(1, len(parts)))


def _texts_in(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, below in value.items():
            yield key
            yield from _texts_in(below)
    elif isinstance(value, list):
        for below in value:
            yield from _texts_in(below)
    elif isinstance(value, str):
        yield value


def _asked(node: ast.AST) -> Iterator[str]:
    value: ast.AST | None = None
    if isinstance(node, ast.Call) and node.args:
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        value = node.args[0] if name in ASKERS else None
    elif isinstance(node, (ast.Assign, ast.AnnAssign)):
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        value = node.value if getattr(target, "id", "") == "key" else None
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def _known(texts: Texts) -> set[str]:
    """All keys, those of games without the game's prefix."""
    keys = {key for entries in texts.entries.values() for key in entries}
    prefixes = tuple(f"{key.removesuffix('-tagline')}-" for key in keys if key.endswith("-tagline"))
    return {next((key.removeprefix(p) for p in prefixes if key.startswith(p)), key) for key in keys}
