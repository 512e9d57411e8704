"""What can be seen on this machine: settings, folders, database, content, letters, copies."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from bot.backups import backups_in
from bot.config import PREFIX, ConfigurationError, Settings
from bot.content import content_of
from bot.doctor.finding import Finding, good, note, wrong
from bot.heart import trouble
from bot.tables.errors import ForeignDatabase, NewerDatabase, StoreDamaged, StoreError, StoreReadOnly
from bot.tables.faults import faults_named, file_faults_named
from bot.tables.identity import read_only, version_of
from bot.tables.migrations import known_versions
from images.kit.fonts import has_glyph
from rules.kernel.errors import KernelError
from rules.kernel.game import games
from rules.kernel.message import Message

LEAST_FREE = 200_000_000
"""Bytes that should be free where the database is."""

LETTERS = "竜卓あアA1〜→①★"
WRITTEN = datetime.fromisoformat("2026-01-01T00:00:00+00:00")
"""Before this program was written; a clock that shows less is wrong."""


def look_at_machine(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Everything but Discord, in the order in which it is needed."""
    faults = {fault.place: fault for fault in settings.folder_faults()}
    yield from (_fault(fault) for fault in faults.values())
    if PREFIX + "DATA" not in faults:
        yield from _room(settings)
    if PREFIX + ("DATABASE" if settings.database else "DATA") not in faults:
        yield from _database(settings.database_file)
    if PREFIX + "CONTENT" not in faults:
        yield from _content()
    yield good("fonts") if all(map(has_glyph, LETTERS)) else wrong("fonts-missing")
    yield good("clock", time=now.strftime("%Y-%m-%d %H:%M UTC")) if now > WRITTEN else wrong("clock-old")
    if PREFIX + "BACKUP_FOLDER" not in faults:
        yield from _copies(settings, now)
    yield note("not-running") if trouble(settings.data, now) else good("running")


def _fault(fault: ConfigurationError) -> Finding:
    kind = "content-folder" if fault.place == PREFIX + "CONTENT" else "folder"
    return wrong(kind, place=fault.place, reason=fault.text)


def _room(settings: Settings) -> Iterator[Finding]:
    """The data folder, and how much room there is where the database is."""
    folder = str(settings.data.absolute())
    if not settings.data.exists():
        yield note("data-to-come", folder=folder)
        return
    place = settings.database_file.parent
    free = shutil.disk_usage(place if place.is_dir() else settings.data).free
    if free < LEAST_FREE:
        yield wrong("full", free=free // 1_000_000, folder=folder)
    else:
        yield good("data", folder=folder, free=free // 1_000_000)


def _database(path: Path) -> Iterator[Finding]:
    try:
        with file_faults_named(path):
            if not path.exists():
                yield note("database-to-come", file=str(path))
                return
            version = version_of(path)
        with faults_named(path), closing(read_only(path)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            tables = _tables(connection) if version else 0
    except StoreError as problem:
        yield wrong(_kind_of(problem), file=str(path), reason=str(problem))
        return
    if found != "ok":
        yield wrong("database-damaged", file=str(path), reason=found)
    elif version != known_versions()[0]:
        yield note("database-older", file=str(path))
    else:
        yield good("database-good", file=str(path), tables=tables)


def _kind_of(problem: StoreError) -> str:
    match problem:
        case NewerDatabase():
            return "database-newer"
        case StoreDamaged():
            return "database-damaged"
        case ForeignDatabase():
            return "database-foreign"
        case StoreReadOnly():
            return "database-read-only"
    return "database"


def _tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables WHERE ended_at IS NULL").fetchone()[0])


def _content() -> Iterator[Finding]:
    played: list[Message] = []
    for game in games().values():
        try:
            content_of(game)
        except KernelError as problem:
            yield wrong("content", game=game.id, reason=str(problem))
        else:
            played.append(Message(f"{game.id}-name"))
    if played:
        yield good("games", games=tuple(played))


def _copies(settings: Settings, now: datetime) -> Iterator[Finding]:
    folder = settings.backup_folder
    if folder is None:
        yield note("no-backups")
        return
    made = backups_in(folder) if folder.is_dir() else []
    late = not made or now - made[-1][0] > 2 * timedelta(hours=settings.backup_hours)
    if late and settings.database_file.exists():
        yield note("backups-late", folder=str(folder))
    else:
        yield good("backups", folder=str(folder), count=len(made))
