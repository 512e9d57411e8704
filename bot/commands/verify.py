"""`ryutaku verify`: whether the dice of a proof are those that its seed gives."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.commands.arguments import ContentFolder
from bot.commands.errors import FAILED, Refused

if TYPE_CHECKING:
    from bot.dice.replay import Record

MOST_PROBLEMS = 20

MISSING_UNSEEN = "whether a roll is missing can't be seen here, only in the record that /table export gives"
"""Of a table some draws are not told: drawn cards, shuffles."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A proof of dice, or the record of a finished table.")],
    content: ContentFolder = None,
) -> None:
    """Recompute every roll of an export from its seed; leaves with 1 when one is not as the seed says.

    The record of a table, as `/table export` gives it, is played again as well: that finds what was taken out of it.
    """
    from bot.dice.proof import BadProof, problems, read_proof, read_record

    try:
        data = file.read_bytes()
        proof = read_proof(data)
    except (OSError, BadProof) as problem:
        raise Refused(f"{file}: {getattr(problem, 'strerror', None) or problem}") from problem
    found = list(problems(proof))
    record = read_record(data)
    played = _played_again(record, content, found) if record else MISSING_UNSEEN * (proof.of == "table")
    for line in found[:MOST_PROBLEMS]:
        typer.echo(line)
    if len(found) > MOST_PROBLEMS:
        typer.echo(f"… and {len(found) - MOST_PROBLEMS} more")
    dice = sum(len(each.dice) for each in proof.rolls)
    undone = sum(each.undone for each in proof.rolls)
    taken_back = f" ({undone} of them undone)" if undone else ""
    typer.echo(f"commitment {proof.commitment}")
    if played:
        typer.echo(played)
    typer.echo(f"{len(proof.rolls)} rolls{taken_back}, {dice} dice: {'wrong' if found else 'all as the seed says'}")
    if found:
        raise typer.Exit(FAILED)


def _played_again(record: Record, folder: Path | None, found: list[str]) -> str:
    """Play the record again and add what differs to `found`; what to say of it."""
    from bot.content import content_of
    from bot.dice.replay import differences, why_not_played_again
    from rules.kernel.game import game_by_id

    game = game_by_id(record.game)
    content = content_of(game, folder)
    if reason := why_not_played_again(record, game, content):
        return f"not played again: {reason}"
    found += differences(record, game, content)
    return f"{len(record.journal) - 1} answers and undos played again"
