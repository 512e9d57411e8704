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
    """Replace what stands at that path, which must exist; `*` stands for every place of a list or key of a table.

    Raises BadScenario naming the part that is not there.
    """
    *parts, last = path.split(".")
    holders = [data]
    for part in parts:
        holders = [_within(holder, key, path) for holder in holders for key in _keys(holder, part)]
    for holder in holders:
        for key in _keys(holder, last):
            _within(holder, key, path)
            holder[int(key) if isinstance(holder, list) else key] = value


def _keys(data: Anything, part: str) -> list[str]:
    if part != "*":
        return [part]
    return list(data) if isinstance(data, dict) else [str(place) for place in range(len(data))]


def _within(data: Anything, part: str, path: str) -> Anything:
    try:
        return data[int(part)] if isinstance(data, list) else data[part]
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadScenario(f"path {path}: nothing at {part!r}") from None
