"""`ryutaku simulate`: whole games by agents, to fuzz the rules and to balance content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from bot.commands.arguments import Agents, ContentFolder, GameId, Options, Seats, names_of, setting_of
from bot.commands.errors import FAILED

if TYPE_CHECKING:
    from rules.kernel.simulate import GameReport, Summary

SHOW_PROGRESS_AFTER = 1.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(play_games)


def play_games(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="Another number, other games.")] = 0,
    option: Options = None,
    agents: Agents = "random",
    restore: Annotated[
        float, typer.Option(min=0, max=1, help="How often a game is restored from its stored form and compared.")
    ] = 0.0,
    content: ContentFolder = None,
    only: Annotated[str, typer.Option(metavar="SEED", help="Play only the game of that seed again.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play whole games with every invariant checked; leaves with 1 when one of them fails.

    A failure is printed with the seed of its game: the same command with --only SEED plays that game again and shows
    where it broke.
    """
    from random import Random

    from rules.kernel.simulate import deal_agents, play_out, simulate, summarize

    setting = setting_of(game, seats, option, only, content)
    names = names_of(agents)
    players = deal_agents(setting.game, names, setting.seats)
    if only:
        games, reports = 1, iter([play_out(setting, players, Random(setting.seed.decode()), restore)])
    else:
        reports = simulate(setting.game, setting.seats, setting.options, names, games, seed, restore, setting.content)
    began = perf_counter()
    played = list(_watched(reports, games))
    summary = summarize(setting.game.id, played, perf_counter() - began)
    typer.echo(_as_json(summary) if json else "\n".join(_lines(summary)))
    if only:
        typer.echo(played[0].trace, err=True, nl=False)
    elif summary.failures:
        typer.echo(f"Play one again: the same command with --only {summary.failures[0]['seed']}", err=True)
    if summary.failures:
        raise typer.Exit(FAILED)


def _watched(reports: Iterable[GameReport], games: int) -> Iterator[GameReport]:
    """The reports, with a progress bar beside them once it takes long, where a terminal watches."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    began = perf_counter()
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task("games", total=games)
    try:
        for report in reports:
            yield report
            progress.advance(task)
            if not progress.live.is_started and perf_counter() - began > SHOW_PROGRESS_AFTER:
                progress.start()
    finally:
        progress.stop()


def _as_json(summary: Summary) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(summary), indent=2).decode()


def _lines(summary: Summary) -> Iterator[str]:
    results = ", ".join(f"{outcome} {count}" for outcome, count in summary.results.items())
    table = {
        "game": summary.game,
        "games": summary.games,
        "finished": summary.finished,
        "results": results or "none",
        "turns (mean)": summary.turns_mean,
        "decisions": summary.decisions,
        "decisions per second": summary.decisions_per_second,
        "failures": len(summary.failures),
    }
    yield from (f"{name:<22}{value}" for name, value in table.items())
    yield from (f"FAILED {failed['seed']}  {' '.join(failed['failure'].split())}" for failed in summary.failures)
