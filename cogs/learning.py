"""What helps to learn a game while playing it."""

from __future__ import annotations

from bot.app import Ryutaku
from bot.learning.practice import Practice
from bot.learning.rules import Rules
from bot.learning.terms import Terms


async def setup(bot: Ryutaku) -> None:
    """Add the lines for terms, the menu of rules and the turn to practise."""
    Practice(bot.bridge).register()
    Rules(bot.bridge).register()
    bot.bridge.explain = Terms(bot.bridge).explain
