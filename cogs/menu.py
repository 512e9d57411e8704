"""`/ryutaku`."""

from __future__ import annotations

from bot.app import Ryutaku
from bot.screen.descriptions import described
from bot.slash.commands import command
from bot.slash.game import command_name
from bot.slash.menu import Menu


async def setup(bot: Ryutaku) -> None:
    """Add it, and what can be pressed in it."""
    menu = Menu(bot.bridge, lambda game: bot.tree.get_command(command_name(game.id)) is not None)
    menu.register()
    ryutaku = command(bot.bridge, "ryutaku", described("command-ryutaku"), menu.menu)
    ryutaku.guild_only = True
    bot.tree.add_command(ryutaku)
