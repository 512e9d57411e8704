"""Content files: read, and refused with the place of what is wrong."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any as Anything
from typing import TypeVar

import msgspec

from rules.kernel.errors import BadContent
from rules.kernel.files import UnreadableFile, read_toml

T = TypeVar("T")

SOMEWHERE = "[...]"
"""What a validation says in place of the key of a table or the number in a list."""

PATH = re.compile(r"(.*) - at `\$(.*)`")


def read_content(path: Path, kind: type[T], strict: bool = True) -> T:
    """The TOML file as that struct; raises BadContent with the file, the entry and the reason."""
    if not path.exists():
        raise bad_content(path.name, "", "the file is missing")
    try:
        raw = read_toml(path)
    except UnreadableFile as problem:
        raise bad_content(path.name, "", str(problem)) from problem
    try:
        return msgspec.convert(raw, kind, strict=strict)
    except msgspec.ValidationError as problem:
        reason, entry = _named(raw, kind, strict, str(problem))
        raise bad_content(path.name, entry, reason) from problem


def digest_of(game: str, revision: int, data: dict[str, Anything]) -> str:
    """The name of content, given as plain data of that revision: its own SHA-256, in its order."""
    return hashlib.sha256(msgspec.json.encode([game, revision, data])).hexdigest()


def bad_content(file: str, entry: str, reason: str) -> BadContent:
    """The refusal of a content file; `entry` is empty where the file as a whole is wrong."""
    place = f"{file}, {entry}" if entry else file
    return BadContent(f"{place}: {reason}", place=place, problem=reason)


def refuse_unknown(file: str, entry: str, names: Iterable[str], known: Iterable[str]) -> None:
    """Raise BadContent for a name that has neither words nor a picture: other content has other numbers, not names."""
    if unknown := sorted(set(names) - set(known)):
        raise bad_content(file, entry, f"{unknown[0]!r} is not known; there is {', '.join(sorted(known))}")


def _named(raw: Anything, kind: type[Anything], strict: bool, problem: str) -> tuple[str, str]:
    """The reason and the whole path of what is wrong, with the keys that a validation leaves out."""
    found = PATH.fullmatch(problem)
    if found is None:
        return problem, ""
    reason, path = found[1], found[2].removeprefix(".")
    before, somewhere, after = path.partition(SOMEWHERE)
    if not somewhere:
        return reason, path.replace(".", ", ")
    parts = [part for part in before.split(".") if part]
    key = _culprit(raw, parts, kind, strict, problem)
    named = ", ".join([*parts, key, *(part for part in after.replace(SOMEWHERE, "").split(".") if part)])
    return reason, named


def _culprit(raw: Anything, parts: list[str], kind: type[Anything], strict: bool, problem: str) -> str:
    """The key of the entry which makes that problem when it stands there alone."""
    for key, value in _within(raw, parts).items():
        alone = deepcopy(raw)
        table = _within(alone, parts)
        table.clear()
        table[key] = value
        try:
            msgspec.convert(alone, kind, strict=strict)
        except msgspec.ValidationError as again:
            if str(again) == problem:
                return str(key)
    return "?"


def _within(raw: Anything, parts: list[str]) -> dict[str, Anything]:
    for part in parts:
        raw = raw[part]
    return raw if isinstance(raw, dict) else {}
