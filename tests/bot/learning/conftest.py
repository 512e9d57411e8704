"""A simulated Discord with the real commands, for what helps to learn."""

from __future__ import annotations

from tests.bot.cogs.conftest import _plain_tracebacks, channel, env, locales, make_bot, store, texts, toy, world

__all__ = ["_plain_tracebacks", "channel", "env", "locales", "make_bot", "store", "texts", "toy", "world"]
