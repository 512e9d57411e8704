"""`ryutaku picture`: the picture of one moment of a game, as a file, with its alternative text."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from bot.commands.arguments import (
    Agents,
    ContentFolder,
    GameId,
    GameSeed,
    Options,
    OutFile,
    Seats,
    names_of,
    setting_of,
)
from bot.commands.errors import Refused
from bot.commands.files import check_writable, write_whole

if TYPE_CHECKING:
    from random import Random

    from rules.kernel.agent import Agent
    from rules.kernel.event import Event
    from rules.kernel.game import AnyGame
    from rules.kernel.match import Match
    from rules.kernel.prompt import Option

Draw = Callable[..., bytes]


class Locale(StrEnum):
    """The languages that there are texts in."""

    JA = "ja"
    EN = "en"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("picture")(draw_moment)


def draw_moment(
    game: GameId,
    out: OutFile,
    seed: GameSeed = "0",
    seats: Seats = None,
    decisions: Annotated[int, typer.Option(min=0, help="How many decisions are taken before.")] = 0,
    locale: Annotated[Locale, typer.Option(help="The language.")] = Locale.JA,
    option: Options = None,
    agents: Agents = "sensible",
    content: ContentFolder = None,
) -> None:
    """Let agents take some decisions, or all where the game ends before, and draw what everybody sees then (PNG).

    The alternative text of the picture is printed.
    """
    from random import Random

    from bot import logs
    from bot.text import Texts
    from rules.kernel.match import Match
    from rules.kernel.simulate import deal_agents

    logs.set_up("warning")
    setting = setting_of(game, seats, option, seed, content)
    draw = _draw_of(setting.game)
    players = deal_agents(setting.game, names_of(agents), setting.seats)
    check_writable(out)
    match = Match.open(setting)
    changes = _play(match, players, Random(setting.seed.decode()), decisions)
    texts = Texts()
    names = [texts.say("seat-unnamed", locale, number=seat + 1) for seat in range(setting.seats)]
    say = texts.speaker(locale, setting.game.id, names)
    view = match.view(None)
    write_whole(out, draw(view, _public_options(match), changes, say, names))
    typer.echo(say(setting.game.description(view)))


def _play(match: Match, players: Mapping[int, Agent[Any]], rng: Random, decisions: int) -> tuple[Event, ...]:
    """Take so many decisions; what everybody saw happen by the last one."""
    from rules.kernel.decide import take_decision

    events = tuple(match.table.events)
    for _ in range(decisions):
        if match.over:
            break
        events = take_decision(match, players, rng)[1].events
    return tuple(event for event in events if event.visible_to(None))


def _public_options(match: Match) -> tuple[Option, ...]:
    return tuple(option for prompt in match.open_prompts() if not prompt.secret for option in prompt.options)


def _draw_of(game: AnyGame) -> Draw:
    """How that game is drawn; Refused when it has no picture."""
    name = f"images.{game.id}"
    if importlib.util.find_spec(name) is None:
        raise Refused(f"{game.id} has no picture yet")
    return cast(Draw, importlib.import_module(name).draw)
