"""Files in TOML: read, or refused with the reason."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import Any as Anything

import msgspec


class UnreadableFile(Exception):
    """The file can't be read; the text says why, without the file's name."""


def read_toml(path: Path) -> Anything:
    """What stands in the file, as plain data; raises UnreadableFile. A byte order mark in front is passed over."""
    try:
        return msgspec.toml.decode(path.read_bytes().removeprefix(codecs.BOM_UTF8))
    except OSError as problem:
        raise UnreadableFile(problem.strerror or str(problem)) from problem
    except RecursionError as problem:
        raise UnreadableFile("it is nested too deeply") from problem
    except (ValueError, msgspec.MsgspecError) as problem:  # ValueError: no UTF-8, or a number of thousands of digits
        raise UnreadableFile(str(problem)) from problem
