"""The commands of Drasle."""

from __future__ import annotations

from bot.app import Ryutaku
from bot.slash.game import game_commands


async def setup(bot: Ryutaku) -> None:
    """Add them."""
    bot.tree.add_command(game_commands(bot, "drasle"))
