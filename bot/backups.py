"""Copies of the database on a schedule: made, counted, and the oldest taken away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog

from bot.tables.clock import Clock

SUFFIX = ".db"
STAMP = "%Y%m%d-%H%M%S"
NAME = re.compile(r"ryutaku-(\d{8}-\d{6})\.db")
"""The files that are counted and taken away; everything else in the folder is left alone."""

RETRY = timedelta(minutes=15)
"""What failed is tried again after this time."""

log = structlog.get_logger(__name__)


def backup_name(now: datetime) -> str:
    """The name of a copy made then; names sort by their age."""
    return f"ryutaku-{now.astimezone(UTC).strftime(STAMP)}{SUFFIX}"


def backups_in(folder: Path) -> list[tuple[datetime, Path]]:
    """The copies in a folder with the moment of each, the oldest first."""
    found = []
    for path in folder.iterdir():
        if (named := NAME.fullmatch(path.name)) and path.is_file():
            found.append((datetime.strptime(named[1], STAMP).replace(tzinfo=UTC), path))
    return sorted(found)


def next_backup(folder: Path, every: timedelta, now: datetime) -> datetime:
    """When the next copy is due: at once where there is none, or none of today's clock."""
    made = [moment for moment, _ in backups_in(folder) if moment <= now]
    return max(made[-1] + every, now) if made else now


def drop_oldest(folder: Path, keep: int) -> list[Path]:
    """Take the oldest copies away until `keep` are left; those that went."""
    gone = [path for _, path in backups_in(folder)[:-keep]]
    for path in gone:
        path.unlink(missing_ok=True)
    return gone


async def keep_backups(
    backup: Callable[[Path], Awaitable[None]], folder: Path, every: timedelta, keep: int, clock: Clock
) -> None:
    """Copy the database by `backup` again and again, until cancelled; trouble is logged and tried again later."""
    while True:
        due = next_backup(folder, every, clock.now())
        await asyncio.sleep(max(0.0, (due - clock.now()).total_seconds()))
        target = folder / backup_name(clock.now())
        try:
            await backup(target)
            gone = await asyncio.to_thread(drop_oldest, folder, keep)
            log.info("backup_made", file=target.name, dropped=len(gone))
        except Exception:
            log.exception("backup_failed", folder=str(folder))
            await asyncio.sleep(RETRY.total_seconds())
