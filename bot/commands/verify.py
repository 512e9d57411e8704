"""`ryutaku verify`: whether the dice of a proof are those that its seed gives."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.commands.errors import FAILED, Refused

MOST_PROBLEMS = 20


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A proof of dice, or the record of a finished table.")],
) -> None:
    """Recompute every roll of an export from its seed; leaves with 1 when one is not as the seed says."""
    from bot.dice.proof import BadProof, problems, read_proof

    try:
        proof = read_proof(file.read_bytes())
    except (OSError, BadProof) as problem:
        raise Refused(f"{file}: {problem}") from problem
    found = list(problems(proof))
    for line in found[:MOST_PROBLEMS]:
        typer.echo(line)
    if len(found) > MOST_PROBLEMS:
        typer.echo(f"… and {len(found) - MOST_PROBLEMS} more")
    dice = sum(len(each.dice) for each in proof.rolls)
    undone = sum(each.undone for each in proof.rolls)
    taken_back = f" ({undone} of them undone)" if undone else ""
    typer.echo(f"commitment {proof.commitment}")
    typer.echo(f"{len(proof.rolls)} rolls{taken_back}, {dice} dice: {'wrong' if found else 'all as the seed says'}")
    if found:
        raise typer.Exit(FAILED)
