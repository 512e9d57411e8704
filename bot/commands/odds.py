"""`ryutaku odds`: how likely a roll is, without rolling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from bot.commands.errors import Refused

AsJson = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    odds = typer.Typer(help="How likely a roll is: of a peak roll, or of any expression.")
    odds.command("peak")(peak)
    odds.command("roll")(roll)
    app.add_typer(odds, name="odds")


def peak(
    dice: Annotated[int, typer.Argument(min=0, metavar="N", help="How many dice.")],
    boost: Annotated[int, typer.Option(min=0, help="How many dice more.")] = 0,
    json: AsJson = False,
) -> None:
    """The exact chance of every success total of a peak roll, and of that total or more."""
    from bot.dice.limits import PEAK_DICE
    from rules.dice.odds import at_least
    from rules.dice.peak import peak_odds

    if dice + boost > PEAK_DICE:
        raise Refused(f"a peak roll has at most {PEAK_DICE} dice")
    odds = peak_odds(dice + boost)
    _print({"dice": dice + boost}, odds, at_least(odds), as_json=json)


def roll(
    expression: Annotated[str, typer.Argument(help="What is rolled, such as 4D6kh3 or 2D6>=7.")],
    json: AsJson = False,
) -> None:
    """The chance of every result of an expression; an estimate says from how many rolls it comes."""
    from bot.dice.chances import chances
    from bot.dice.errors import DiceError
    from bot.dice.notation import read
    from bot.dice.words import refusal
    from bot.text import Texts

    try:
        answer = chances(read(expression))
    except DiceError as problem:
        raise Refused(Texts().say(refusal(problem), "en")) from problem
    head: dict[str, object] = {"expression": read(expression).text, "exact": answer.exact}
    if not answer.exact:
        head |= {"rolls": answer.rolls, "error": answer.error}
    if answer.success is not None:
        head["success"] = answer.success
    _print(head, answer.odds, answer.at_least, as_json=json)


def _print(
    head: Mapping[str, object], odds: Mapping[float, float], more: Mapping[float, float], *, as_json: bool
) -> None:
    import msgspec

    if as_json:
        tables = {
            name: {str(number): chance for number, chance in table.items()}
            for name, table in (("exactly", odds), ("at_least", more))
        }
        typer.echo(msgspec.json.format(msgspec.json.encode({**head, **tables}), indent=2).decode())
        return
    typer.echo("  ".join(f"{name} {value}" for name, value in head.items()))
    typer.echo(f"{'result':>8}{'exactly':>11}{'at least':>11}")
    for number, chance in odds.items():
        if chance >= 5e-6:
            typer.echo(f"{number:>8g}{chance:>11.3%}{more[number]:>11.3%}")
