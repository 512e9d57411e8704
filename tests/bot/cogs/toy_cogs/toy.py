"""The commands of the toy game: all that a new game needs here."""

from __future__ import annotations

from bot.app import Ryutaku
from bot.slash.game import game_commands


async def setup(bot: Ryutaku) -> None:
    bot.tree.add_command(game_commands(bot, "toy"))
