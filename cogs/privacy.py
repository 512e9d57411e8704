"""`/privacy`."""

from __future__ import annotations

from bot.app import Ryutaku
from bot.screen.descriptions import described
from bot.slash.commands import command
from bot.slash.privacy import PrivacyCommands


async def setup(bot: Ryutaku) -> None:
    """Add it, and what can be pressed in it."""
    privacy = PrivacyCommands(bot.bridge)
    privacy.register()
    bot.tree.add_command(command(bot.bridge, "privacy", described("command-privacy"), privacy.show))
