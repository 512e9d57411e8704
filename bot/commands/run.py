"""`ryutaku run`: the bot on Discord."""

from __future__ import annotations

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("run")(run_bot)


def run_bot() -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN; SIGTERM or Ctrl-C ends it in good order.

    Settings are read from the environment and from .env.
    """
    import asyncio
    from functools import partial

    from bot import config, logs
    from bot.runner import serve
    from bot.screen.pictures import paint
    from bot.screen.studio import open_studio
    from bot.text import Texts

    settings = config.load()
    token = settings.token()
    logs.set_up(settings.log_level, settings.log_format, [token])
    texts = Texts()
    studio = open_studio(partial(paint, texts=texts))
    try:
        asyncio.run(serve(settings, token, texts, studio))
    finally:
        if studio is not None:
            studio.close()
