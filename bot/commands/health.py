"""`ryutaku health`: whether the bot lives and its store can be read; for a container's health check."""

from __future__ import annotations

import typer

from bot.commands.errors import FAILED


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("health")(say_how_it_is)


def say_how_it_is() -> None:
    """Say whether the bot lives, is connected to Discord and can read its store; leaves with 1 when it is not."""
    from bot import config
    from bot.heart import trouble
    from bot.tables.clock import SystemClock
    from bot.tables.reading import unreadable

    settings = config.load()
    problem = trouble(settings.data, SystemClock().now()) or unreadable(settings.database_file)
    typer.echo(problem or "the bot is well", err=bool(problem))
    if problem:
        raise typer.Exit(FAILED)
