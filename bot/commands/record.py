"""`ryutaku record`: a whole game by agents in a file, which later rules must play to the same end."""

from __future__ import annotations

import typer

from bot.commands.arguments import Agents, GameId, GameSeed, Options, OutFile, Seats, names_of, setting_of
from bot.commands.files import check_writable, write_whole


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("record")(record_game)


def record_game(
    game: GameId,
    out: OutFile,
    seed: GameSeed = "0",
    seats: Seats = None,
    option: Options = None,
    agents: Agents = "sensible",
) -> None:
    """Let agents play one whole game and write it down as JSON: what it was played with, every answer, and its end.

    Always with the game's own content. The tests play the games in tests/games again: whoever changes the rules sees
    which games change by it.
    """
    from random import Random

    import msgspec

    from rules.kernel.record import record, recording_form
    from rules.kernel.simulate import deal_agents

    setting = setting_of(game, seats, option, seed, None)
    setting = msgspec.structs.replace(setting, content=setting.game.load_content())
    players = deal_agents(setting.game, names_of(agents), setting.seats)
    check_writable(out)
    recording = record(setting, players, Random(setting.seed.decode()))
    write_whole(out, recording_form(recording))
    outcome = recording.result.outcome
    typer.echo(f"{out}: {len(recording.answers)} answers in {recording.turns} turns, {outcome}")
