"""Paths into plain data, as `grid.0.2.dice`: keys of tables and places of lists."""

from __future__ import annotations

from typing import Any as Anything

from rules.kernel.errors import BadScenario


def at_path(data: Anything, path: str) -> Anything:
    """What stands at that path; raises BadScenario naming the part that is not there."""
    for part in path.split("."):
        data = _within(data, part, path)
    return data


def set_path(data: Anything, path: str, value: Anything) -> None:
    """Replace what stands at that path, which must exist; raises BadScenario naming the part that is not there."""
    *parts, last = path.split(".")
    for part in parts:
        data = _within(data, part, path)
    _within(data, last, path)
    data[int(last) if isinstance(data, list) else last] = value


def _within(data: Anything, part: str, path: str) -> Anything:
    try:
        return data[int(part)] if isinstance(data, list) else data[part]
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadScenario(f"path {path}: nothing at {part!r}") from None
