"""`ryutaku scenario`: runs scenario files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bot.commands.errors import FAILED, Refused


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(scenario)


def scenario(paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Scenario files or folders.")]) -> None:
    """Run scenarios: each that fails is a line with the reason; leaves with 1 when one does.

    A file that is no scenario at all is refused before the first one is run.
    """
    from rules.kernel.scenario import check_scenario, read_scenario

    files = _files(paths)
    for file in files:
        read_scenario(file)
    failed = 0
    for file in files:
        if problem := check_scenario(file):
            failed += 1
            typer.echo(f"{file}: {' '.join(problem.split())}")
    typer.echo(f"{len(files) - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(FAILED)


def _files(paths: Sequence[Path]) -> list[Path]:
    """The files, each once, with all scenarios below the folders. Raises Refused where there is nothing."""
    files: dict[Path, None] = {}
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise Refused(f"there is no scenario (*.toml) in {path}")
        if not path.exists():
            raise Refused(f"{path} does not exist")
        files.update(dict.fromkeys(found))
    return list(files)
