"""`ryutaku backup` and `ryutaku restore`: a copy of the database, and the way back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

FOLDER = "backups"
"""Where copies go when nobody says: a folder beside the database."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup")(back_up)
    app.command("restore")(restore)


def back_up(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="The file to write; by default one named after the time."),
    ] = None,
) -> None:
    """Copy the database to a new file; the bot may run meanwhile.

    Without FILE the copy goes into RYUTAKU_BACKUP_FOLDER, else into the folder `backups` beside the database.
    """
    from bot import config
    from bot.backups import backup_name
    from bot.tables.clock import SystemClock
    from bot.tables.database import copy_database

    settings = config.load()
    source = settings.database_file
    if file is None:
        folder = settings.backup_folder or source.parent / FOLDER
        if source.is_file() and (settings.backup_folder is None or settings.may_be_made(folder)):
            folder.mkdir(parents=True, exist_ok=True)
        file = folder / backup_name(SystemClock().now())
    copy_database(source, file)
    typer.echo(f"{file}: {file.stat().st_size / 1024:.0f} KB")


def restore(file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `ryutaku backup` made.")]) -> None:
    """Put a copy in the place of the database; the bot must be stopped.

    The database that was there is kept beside it, under a name with the time.
    """
    from bot import config
    from bot.tables.clock import SystemClock
    from bot.tables.restoring import put_back

    settings = config.load()
    kept = put_back(file, settings.database_file, SystemClock().now())
    typer.echo(f"{settings.database_file} is {file} now" + (f"; the one before is {kept}" if kept else ""))
