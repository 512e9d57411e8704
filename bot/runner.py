"""The life of the bot's process: what is refused before it starts, and how it leaves."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot import heart
from bot.app import Ryutaku
from bot.backups import keep_backups
from bot.config import TOKEN, ConfigurationError, Settings
from bot.content import content_of
from bot.screen.studio import Studio
from bot.tables.clock import SystemClock
from bot.tables.database import open_database
from bot.tables.faults import file_faults_named
from bot.tables.identity import version_of
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import Texts
from rules.kernel.game import games

if TYPE_CHECKING:
    from bot.tables.database import Database

# No voice, so no word about the libraries for it.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

GARBAGE = (10_000, 20, 20)
"""After how many new objects, and after how many small searches, garbage is looked for: an answer makes thousands."""

UNREACHABLE = (aiohttp.ClientError, OSError, discord.HTTPException)
"""What asking Discord raises where it can't be reached, or answers badly; OSError has the time-outs too."""

AUTHENTICATION_FAILED = 4004
"""The code with which Discord closes the connection when the token was reset meanwhile."""

NO_SUCH_TOKEN = "Discord refuses this token; copy it anew from Discord's developer portal"

log = structlog.get_logger(__name__)


async def serve(settings: Settings, token: str, texts: Texts | None = None, studio: Studio | None = None) -> None:
    """Run the bot until a signal ends it; `texts` are those of the project, `studio` draws if there is one.

    Raises ConfigurationError, BadContent or a StoreError for what it can't start with; nothing was written then.
    """
    database = await _checked(settings, token)
    try:
        tables = Tables(Store(database), SystemClock(), settings.content)
        bot = Ryutaku(tables, texts or Texts(), settings.data, studio)
        async with _beside(_backups(database, settings)):
            await _live(bot, settings, token)
    finally:
        await database.close()


def _backups(database: Database, settings: Settings) -> Coroutine[None, None, None]:
    """Copies of the database as the settings wish; without a folder none are made."""
    every = timedelta(hours=settings.backup_hours)
    if settings.backup_folder is None:
        return asyncio.sleep(0)
    return keep_backups(database.backup, settings.backup_folder, every, settings.backup_keep, SystemClock())


@asynccontextmanager
async def _beside(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Do something in the background as long as the block lasts."""
    task = asyncio.get_running_loop().create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def check_token(token: str) -> None:
    """Raise ConfigurationError when Discord refuses the token, or can't be asked."""
    check_shape(token)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise ConfigurationError(TOKEN, NO_SUCH_TOKEN, "token-refused") from None
        except UNREACHABLE as problem:
            said = said_of(problem)
            reason = f"can't be reached: {said}; check the connection to the internet and start again"
            raise ConfigurationError("Discord", reason, "other", reason=said) from None


def check_shape(token: str) -> None:
    """Raise ConfigurationError for what can't be a token, without asking."""
    if not token.isascii() or any(character.isspace() for character in token):
        raise ConfigurationError(TOKEN, "is no token; copy it anew from Discord's developer portal", "token-no-token")


def said_of(problem: BaseException) -> str:
    """What a fault of the connection says of itself."""
    return str(problem) or type(problem).__name__


async def _checked(settings: Settings, token: str) -> Database:
    """The open database, once everything else is known to be right: what is not there yet, or older, is made last."""
    settings.check_folders()
    for game in games().values():
        content_of(game)
    with file_faults_named(settings.database_file):
        version_of(settings.database_file)
    await check_token(token)
    settings.make_folders()
    return await open_database(settings.database_file)


async def _settle(bot: Ryutaku) -> None:
    """Spare what is there once the bot is ready from the search for garbage: it stays, and there is much of it.

    A whole search would hold up every press for a quarter of a second, each minute under load.
    """
    await bot.wait_until_ready()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def _live(bot: Ryutaku, settings: Settings, token: str) -> None:
    loop = asyncio.get_running_loop()
    leaving: list[asyncio.Task[None]] = []

    def leave() -> None:
        if not leaving:
            log.info("leaving")
            leaving.append(loop.create_task(bot.leave()))

    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, leave)
    try:
        async with _beside(heart.beat(bot, settings.data, bot.tables.clock)), bot, _beside(_settle(bot)):
            await bot.start(token)
    except discord.ConnectionClosed as problem:
        if problem.code != AUTHENTICATION_FAILED:
            raise
        raise ConfigurationError(TOKEN, NO_SUCH_TOKEN, "token-refused") from None
    finally:
        if leaving:
            await leaving[0]
