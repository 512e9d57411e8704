"""A lock file beside the database, so that two processes never play the same tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bot.tables.errors import AnotherProcess

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockFile:
    """A lock that ends with the process that holds it, however that ends. The file goes when it is released."""

    def __init__(self, database: Path) -> None:
        """Take the lock for that database; AnotherProcess when another holds it, OSError when there can be no file."""
        self.path = database.with_name(database.name + ".lock")
        self._descriptor = self._take(database)

    def release(self) -> None:
        """Give the lock back. A second time does nothing."""
        if self._descriptor is None:
            return
        if sys.platform == "win32":  # an open file can't be removed there
            os.close(self._descriptor)
        else:
            self.path.unlink(missing_ok=True)
            os.close(self._descriptor)
        self._descriptor = None

    def _take(self, database: Path) -> int | None:
        while True:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _lock(descriptor)
            except OSError as held:
                os.close(descriptor)
                reason = f"another process has {database} open ({self.path} is locked); stop that one first"
                raise AnotherProcess(reason, file=database.name) from held
            if self._is_still_there(descriptor):
                return descriptor
            os.close(descriptor)

    def _is_still_there(self, descriptor: int) -> bool:
        """Whether the file that was locked is the one at the path: its holder may have removed it in between."""
        try:
            return os.path.samestat(os.fstat(descriptor), self.path.stat())
        except FileNotFoundError:
            return False
