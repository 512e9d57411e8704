"""The one place where faults of SQLite and of the file system become errors of the store."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.tables.errors import StoreDamaged, StoreError, StoreFull, StoreLocked, StoreReadOnly
from bot.tables.schema import DamagedValue

PRIMARY = 0xFF
"""SQLite's extended codes keep the primary code in the low byte."""

BY_SQLITE_CODE: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_CANTOPEN: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
    sqlite3.SQLITE_IOERR: StoreError,
}

BY_ERRNO: dict[int, type[StoreError]] = {
    errno.EACCES: StoreReadOnly,
    errno.EPERM: StoreReadOnly,
    errno.EROFS: StoreReadOnly,
    errno.ENOSPC: StoreFull,
    errno.EDQUOT: StoreFull,
}


@contextmanager
def faults_named(path: Path) -> Iterator[None]:
    """Raise StoreLocked, StoreFull, StoreReadOnly, StoreDamaged or StoreError for what SQLite says of that database.

    What the caller did wrong (a broken constraint, bad SQL) passes as it is: it is a defect, not a fault.
    """
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as fault:
        raise _named(fault.orig, path) or fault from fault
    except sqlite3.Error as fault:
        raise _named(fault, path) or fault from fault
    except DamagedValue as fault:
        raise StoreDamaged(f"{path}: {fault}", file=path.name) from fault
    except UnicodeDecodeError as fault:  # a damaged schema, which SQLite quotes
        raise StoreDamaged(f"{path}: what stands in it is no text", file=path.name) from fault


@contextmanager
def file_faults_named(path: Path) -> Iterator[None]:
    """As `faults_named`, and the same errors for what the file system says; for work on the file itself."""
    try:
        with faults_named(path):
            yield
    except OSError as fault:
        kind = BY_ERRNO.get(fault.errno or 0, StoreError)
        raise kind(f"{fault.filename or path}: {fault.strerror}", file=path.name) from fault


def _named(fault: BaseException | None, path: Path) -> StoreError | None:
    code = getattr(fault, "sqlite_errorcode", None)
    kind = BY_SQLITE_CODE.get(code & PRIMARY) if code is not None else None
    return kind(f"{path}: {fault}", file=path.name) if kind else None
