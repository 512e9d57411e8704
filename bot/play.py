"""The real bot in a simulated Discord, shown in the browser: a channel, four members, no token, nothing kept."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import simcord
import simcord.interactions

from bot.app import Ryutaku
from bot.screen.ids import NO_TABLE
from bot.screen.item import view_of
from bot.screen.private import verb_button
from bot.tables.clock import SystemClock
from bot.tables.database import open_database
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import Texts

MEMBERS = (("mika", "ミカ"), ("ken", "ケン"), ("aya", "アヤ"), ("taro", "タロウ"))
LOCALES = {"ja": "ja", "en": "en-US"}
TIME_ZONES = {"ja": "Asia/Tokyo", "en": "UTC"}
CHANNEL = {"ja": "卓", "en": "table"}
IDLE = 0.002
"""Seconds without anything happening after which the simulation takes a press as done."""


async def play(locale: str, port: int, opened: Callable[[str], None]) -> None:
    """Serve the page until it is closed there or this is cancelled; `opened` is told its address.

    Raises StoreError, or OSError when the port can't be had.
    """
    with tempfile.TemporaryDirectory(prefix="ryutaku-") as folder:
        database = await open_database(Path(folder) / "play.db")
        try:
            await _serve(Store(database), locale, port, opened)
        finally:
            await database.close()


async def _serve(store: Store, locale: str, port: int, opened: Callable[[str], None]) -> None:
    texts = Texts()
    bot = Ryutaku(Tables(store, SystemClock()), texts)
    # The page shows one channel and none of its threads.
    bot.bridge.own_threads = False
    env = simcord.Env(bot, check_errors=False)
    env._settle_internal = functools.partial(env._settle_internal, idle=IDLE)  # type: ignore[method-assign]
    env.backend.bot_user.name = texts.say("play-bot", locale)
    with _speaking(LOCALES[locale]):
        await env.start()
        try:
            guild = env.create_guild(texts.say("play-guild", locale))
            channel = guild.create_text_channel(CHANNEL[locale])
            members = [guild.add_member(env.create_user(name, global_name=shown)) for name, shown in MEMBERS]
            await env.settle()
            await _welcome(bot, channel.id, locale)
            preview = env.preview(
                channel,
                viewers=members,
                layout="channel",
                locale=LOCALES[locale],
                timezone=TIME_ZONES[locale],
                port=port or None,
            )
            async with preview as page:
                opened(page.url)
                await page.wait_closed()
        finally:
            await bot.leave(seconds=2)
            await env.shutdown()


async def _welcome(bot: Ryutaku, channel_id: int, locale: str) -> None:
    """The first message of the channel: how to begin."""
    say = bot.bridge.texts.speaker(locale)
    button = verb_button(NO_TABLE, "menu", say.say("button-games"), style="primary")
    channel = bot.get_partial_messageable(channel_id)
    await channel.send(say.say("play-welcome"), view=view_of(((button,),)))


class _speaking:
    """The language of everybody's client: the simulation itself only knows English."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._original: Any = simcord.interactions.base_payload

    def __enter__(self) -> None:
        def with_locale(backend: Any, **arguments: Any) -> Any:
            record, payload = self._original(backend, **arguments)
            payload["locale"] = self._locale
            return record, payload

        simcord.interactions.base_payload = with_locale

    def __exit__(self, *_: object) -> None:
        simcord.interactions.base_payload = self._original


def run(locale: str, port: int, opened: Callable[[str], None]) -> None:
    """The same for who has no event loop; Ctrl-C or SIGTERM ends it."""

    async def until_stopped() -> None:
        playing = asyncio.ensure_future(play(locale, port, opened))
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, playing.cancel)
        await playing

    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(until_stopped())
