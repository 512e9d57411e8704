"""`ryutaku play`: try it in the browser, with four players at one keyboard and without a token."""

from __future__ import annotations

import importlib.util
from enum import StrEnum
from typing import Annotated

import typer

from bot.commands.errors import Refused

MODULES = ("simcord", "markdown_it", "linkify_it", "regex", "aiohttp")
"""What the extra `play` brings."""


class Locale(StrEnum):
    """The languages that there are texts in."""

    JA = "ja"
    EN = "en"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play_in_browser)


def play_in_browser(
    locale: Annotated[Locale, typer.Option(help="The language of everybody at the table.")] = Locale.JA,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port on this computer; 0: any that is free.")] = 0,
) -> None:
    """Play in the browser: a channel with four members and the real bot. Nothing is kept, nobody else can connect."""
    if missing := [name for name in MODULES if importlib.util.find_spec(name) is None]:
        raise Refused(f"play needs the extra `play` ({missing[0]} is missing): pip install 'ryutaku[play]'")
    from bot.logs import set_up
    from bot.play import run
    from bot.text import Texts

    set_up("warning")
    say = Texts().speaker(locale.value)
    try:
        run(locale.value, port, lambda address: typer.echo(say.say("play-opened", address=address)))
    except OSError as problem:
        raise Refused(f"port {port} can't be used ({problem.strerror or problem}); name another by --port") from None
