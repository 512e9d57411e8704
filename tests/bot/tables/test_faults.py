from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.tables import errors
from bot.tables.errors import StoreDamaged, StoreError, StoreFull, StoreLocked, StoreReadOnly, TableError
from bot.tables.faults import faults_named, file_faults_named
from bot.text import LOCALES, Texts

CODES = {
    sqlite3.SQLITE_BUSY_SNAPSHOT: StoreLocked,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY_DBMOVED: StoreReadOnly,
    sqlite3.SQLITE_CANTOPEN: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT_INDEX: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
    sqlite3.SQLITE_IOERR_FSYNC: StoreError,
}
NUMBERS = {errno.EROFS: StoreReadOnly, errno.ENOSPC: StoreFull, errno.ENOTDIR: StoreError}


@pytest.mark.parametrize("code", CODES)
def test_what_sqlite_says_has_a_name(code: int) -> None:
    fault = sqlite3.OperationalError("told by SQLite")
    fault.sqlite_errorcode = code
    for thrown in (fault, OperationalError("COMMIT", {}, fault)):
        with pytest.raises(StoreError, match="told by SQLite") as named, faults_named(Path("a/b.db")):
            raise thrown
        assert type(named.value) is CODES[code] and named.value.args_for_text == {"file": "b.db"}


@pytest.mark.parametrize("number", NUMBERS)
def test_what_the_file_system_says_has_a_name(number: int) -> None:
    with pytest.raises(StoreError, match="told by the system") as named, file_faults_named(Path("a/b.db")):
        raise OSError(number, "told by the system")
    assert type(named.value) is NUMBERS[number]


@pytest.mark.parametrize("defect", [sqlite3.ProgrammingError("bad"), sqlite3.OperationalError("bad"), TimeoutError()])
def test_a_defect_keeps_its_name(defect: Exception) -> None:
    with pytest.raises(type(defect)) as raised, faults_named(Path("b.db")):
        raise defect
    assert raised.value is defect


def test_every_error_has_a_sentence() -> None:
    texts = Texts(strict=True)
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, TableError)]
    assert len(kinds) > 20
    assert [(kind.key, locale) for kind in kinds for locale in LOCALES if not texts.has(kind.key, locale)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", sorted({*CODES.values(), *NUMBERS.values()}, key=lambda kind: kind.key))
def test_a_fault_of_the_store_can_be_told(kind: type[StoreError], locale: str) -> None:
    fault = kind(file="ryutaku.db")
    assert Texts(strict=True).say(fault.key, locale, **fault.args_for_text)
