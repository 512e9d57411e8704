"""`ryutaku bench`: figures, measured in one run on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.bench.commands import add
from bot.commands.errors import FAILED, Refused

CERTAINLY_UNFAIR = 1e-6
"""Fair dice come out as uneven as this once in a million runs."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    bench = typer.Typer(help="Measure: fairness and speed.")
    bench.callback()(lambda: None)
    bench.command("dice")(dice)
    add(bench)
    app.add_typer(bench, name="bench")


def dice(
    rolls: Annotated[int, typer.Option(min=1000, help="How many dice of each number of sides.")] = 1_000_000,
    least: Annotated[int, typer.Option(min=2, help="The smallest die.")] = 2,
    most: Annotated[int, typer.Option(max=1000, help="The largest die.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each speed is measured.")] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Chi-square of every die size, and rolls a second against d20 alone; leaves with 1 when the dice are unfair."""
    import msgspec

    from bot.dice.bench import fairness, speeds, together

    if least > most:
        raise Refused(f"there is no die from {least} to {most} sides")
    tests = []
    for sides in range(least, most + 1):
        tests.append(fairness(sides, rolls))
        if not json:
            each = tests[-1]
            typer.echo(f"D{each.sides:<4} chi-square {each.statistic:8.1f} of {sides - 1:<3}  p {each.chance:.4f}")
    overall = together(tests)
    speed = speeds(seconds)
    if json:
        report = {"dice": tests, "overall": overall, "speed": speed}
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        below = sum(each.chance < 0.01 for each in tests)
        typer.echo(f"all together: p {overall:.4f}; below 0.01: {below} of {len(tests)}")
        for name, value in speed.items():
            typer.echo(f"{name:<42}{value:>14,.2f}")
    if overall < CERTAINLY_UNFAIR or min(each.chance for each in tests) < CERTAINLY_UNFAIR / len(tests):
        raise typer.Exit(FAILED)
