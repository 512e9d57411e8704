"""The commands `ryutaku bench kernel`, `store`, `pictures` and `discord`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from bot.commands.errors import FAILED

if TYPE_CHECKING:
    from bot.bench.figures import Figure
    from rules.kernel.game import AnyGame

Json = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Game = Annotated[str, typer.Option(metavar="ID", help="Only that game; otherwise all.")]
Seconds = Annotated[float, typer.Option(min=0.1, help="How long each speed is measured.")]


def add(bench: typer.Typer) -> None:
    """Add the commands to `bench`."""
    for command in (kernel, store, pictures, discord):
        bench.command()(command)


def kernel(seconds: Seconds = 5.0, game: Game = "", json: Json = False) -> None:
    """Answers and restores a second, restore after 500 turns against 5, memory per live table."""
    import asyncio

    from bot.bench.kernel import answers, restores

    _quiet()
    figures: list[Figure] = []
    for each in _games(game):
        figures += answers(each, seconds)
        figures += asyncio.run(restores(each))
    _tell(figures, json)


def store(
    answers: Annotated[int, typer.Option(min=10, help="How many answers are written.")] = 1000,
    game: Game = "",
    json: Json = False,
) -> None:
    """The commit of an answer, against the same rows written by bare aiosqlite."""
    import asyncio

    from bot.bench.store import commits

    _quiet()
    _tell([figure for each in _games(game) for figure in asyncio.run(commits(each, answers))], json)


def pictures(
    count: Annotated[int, typer.Option(min=1, help="How many moments are drawn.")] = 40,
    game: Game = "",
    json: Json = False,
) -> None:
    """Drawing and encoding against encoding the finished picture alone, and the bytes."""
    from bot.bench import pictures

    _quiet()
    _tell([figure for each in _games(game) for figure in pictures.pictures(each, count)], json)


def discord(
    tables: Annotated[int, typer.Option(min=1, help="How many tables are played at.")] = 50,
    seconds: Seconds = 20.0,
    rate: Annotated[float, typer.Option(min=0.1, help="Decisions a second of the open loop.")] = 50.0,
    open_tables: Annotated[int, typer.Option(min=1, help="How many tables are open at the start.")] = 10_000,
    game: Game = "",
    json: Json = False,
) -> None:
    """The whole stack against a small Discord on this computer; needs the tests, so a checkout of the project."""
    from bot.bench.discord import load

    _quiet()
    _tell(load(tables, seconds, rate, open_tables, game), json)


def _games(game: str) -> Sequence[AnyGame]:
    from rules.kernel.game import game_by_id, games

    return [game_by_id(game)] if game else list(games().values())


def _quiet() -> None:
    from bot import logs

    logs.set_up("error")


def _tell(figures: Sequence[Figure], json: bool) -> None:
    """Print the figures; leave with 1 when a target is missed."""
    from bot.bench.figures import as_json, show

    if json:
        typer.echo(as_json(figures))
    else:
        show(figures)
    if any(figure.met is False for figure in figures):
        raise typer.Exit(FAILED)
