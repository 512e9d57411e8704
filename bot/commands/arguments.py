"""Arguments that several commands take, and what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.commands.errors import Refused

if TYPE_CHECKING:
    from rules.kernel.game import AnyGame
    from rules.kernel.match import Setting

MOST_OF_A_SEED = 200

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; by default as few as the game allows.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the table; may be repeated.")
]
Agents = Annotated[
    str, typer.Option(metavar="NAME[,NAME…]", help="Who plays: random, sensible, …; several are dealt to the seats.")
]
ContentFolder = Annotated[
    Path | None,
    typer.Option("--content", metavar="FOLDER", help="Other content: a folder with one folder a game, by its id."),
]
GameSeed = Annotated[
    str, typer.Option(metavar="SEED", help="A number, or the seed of one game as `simulate` prints it.")
]
OutFile = Annotated[Path, typer.Option(metavar="FILE", help="The file to write.")]


def setting_of(
    game_id: str,
    seats: int | None,
    options: Sequence[str] | None,
    seed: str,
    content: Path | None,
) -> Setting:
    """What the game shall be played with. Raises KernelError or Refused for what can't be."""
    from bot.content import content_of
    from rules.kernel.game import game_by_id
    from rules.kernel.match import Setting

    game = game_by_id(game_id)
    seats = game.seats.start if seats is None else seats
    game.check_seats(seats)
    chosen = game.check_options(named_values(options or ()))
    return Setting(game, content_of(game, content), seats, chosen, _seed(game, seed))


def _seed(game: AnyGame, given: str) -> bytes:
    """The dice of one game: its seed as it stands, or that of the first game of a number."""
    from rules.kernel.simulate import game_seed

    if len(given) > MOST_OF_A_SEED:
        raise Refused(f"a seed of {len(given)} characters is too long; {MOST_OF_A_SEED} are enough")
    try:
        seed = given.encode()
    except UnicodeEncodeError:
        raise Refused("a seed is text in UTF-8") from None
    return game_seed(game, int(given), 0).encode() if given.removeprefix("-").isdecimal() else seed


def named_values(given: Sequence[str]) -> dict[str, str]:
    """`KEY=VALUE` arguments as a mapping. Raises Refused for one without `=` and for a key given twice."""
    values: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option {text!r} is not KEY=VALUE")
        if key in values:
            raise Refused(f"--option {key} is given twice")
        values[key] = value
    return values


def names_of(agents: str) -> list[str]:
    """The names of agents, which stand comma-separated."""
    return [name.strip() for name in agents.split(",")]
