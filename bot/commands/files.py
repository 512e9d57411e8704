"""Files that commands write: whole, or not at all."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bot.commands.errors import Refused


def check_writable(path: Path) -> None:
    """Raise Refused where such a file can't be made; nothing is written."""
    try:
        if path.is_dir():
            raise Refused(f"{path} is a folder, not a file to write")
        if path.exists() and not path.is_file():  # a device would be gone once a file takes its name
            raise Refused(f"{path} is no ordinary file")
        if not path.parent.is_dir():
            raise Refused(f"{path} can't be written: there is no folder {path.parent}")
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as problem:
        raise Refused(f"{path} can't be written: {problem.strerror}") from problem


def write_whole(path: Path, data: bytes) -> None:
    """Write the file beside its place and move it there. Raises Refused; then what was there before is still there."""
    check_writable(path)
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".ryutaku-") as folder:
            whole = Path(folder, path.name)
            whole.write_bytes(data)
            whole.replace(path)
    except OSError as problem:
        raise Refused(f"{path} can't be written: {problem.strerror}") from problem
