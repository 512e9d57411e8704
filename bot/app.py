"""The bot on Discord: it hands presses and commands to the screen, and tables to their channels."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

import bot.screen
from bot.delivery.delivery import Deliveries
from bot.delivery.outbox import Outbox
from bot.delivery.recovery import Recovery
from bot.delivery.waiting_line import WAITING_LINE, WaitingLines
from bot.screen.bridge import Bridge
from bot.screen.descriptions import Translator
from bot.screen.item import TableItem
from bot.screen.pictures import Pictures
from bot.screen.presses import Presses
from bot.screen.respond import Interaction, Responder
from bot.screen.studio import Studio
from bot.slash.errors import meant
from bot.sync import sync_if_changed
from bot.tables.playing import REMINDER
from bot.tables.records import TimerRecord
from bot.tables.service import Tables
from bot.tables.timers import Timers
from bot.text import Texts

COGS = "cogs"
"""The package of the slash commands; found by name, for imports point from there to here."""

VERBS = "verbs_"
"""Modules of `bot.screen` with this beginning give the verbs of buttons their handlers."""

LONGEST_LIMIT = 30.0
"""Seconds that a call waits for Discord's rate limit; what must wait longer is put off, and others go on."""

SECONDS_TO_LEAVE = 6.0
"""What is under way gets so long when the bot is stopped; the process then has to be gone within eight."""

SECONDS_TO_GET_READY = 1.0
"""Stopped while it connects, it gets so long for it."""

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

log = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree["Ryutaku"]):
    """The slash commands, behind the same error boundary as the buttons."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Say what went wrong in one private sentence."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await Responder(interaction, self.client.bridge.texts).fail(meant(error))


class Ryutaku(commands.Bot):
    """The bot. `tables` keep the time; `data` is the folder where it remembers which commands Discord knows.

    `studio` draws the pictures; without one threads do.
    """

    def __init__(self, tables: Tables, texts: Texts, data: Path | None = None, studio: Studio | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        self.tables = tables
        self.data = data
        self.pictures = Pictures(studio=studio)
        self.bridge = Bridge(tables, texts, tables.clock)
        self.bridge.press = Presses(self.bridge).press
        outbox = Outbox(self.bridge, self, self.pictures)
        self.waiting = WaitingLines(self.bridge, self)
        self.deliveries = Deliveries(self.bridge, self, outbox, self.waiting)
        self.bridge.deliveries = self.deliveries
        self.recovery = Recovery(self.deliveries)
        self.timers = Timers(tables)
        for kind in (WAITING_LINE, REMINDER):
            self.timers.handlers[kind] = self._name_the_awaited
        tables.on_change.append(self.deliveries.changed)

    async def setup_hook(self) -> None:
        """Load what there is to press and to type, and begin to keep the time."""
        self.add_dynamic_items(TableItem)
        for module in _modules(bot.screen):
            if module.rpartition(".")[2].startswith(VERBS):
                importlib.import_module(module).register(self.bridge)
        for module in _modules(importlib.import_module(COGS)):
            await self.load_extension(module)
        await self.tree.set_translator(Translator(self.bridge.texts))
        await sync_if_changed(self.tree, self.data)
        await self.timers.start()

    async def _name_the_awaited(self, timer: TimerRecord) -> None:
        await self.waiting.due(self.deliveries.lines[timer.table_id], timer)

    async def leave(self, seconds: float = SECONDS_TO_LEAVE) -> None:
        """Accept nothing more, finish what is under way, and close the connection."""
        self.bridge.busy.stopping = True
        try:
            async with asyncio.timeout(seconds):
                await self._get_ready()
                await self.timers.stop()
                await self.bridge.busy.done()
                await self.deliveries.stop()
        except TimeoutError:
            log.warning("left_unfinished", presses=self.bridge.busy.count)
        await self.close()

    async def _get_ready(self) -> None:
        """The client can't be closed in good order while it is getting ready: it has a moment for that."""
        if self.ws is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_TO_GET_READY):
                    await self.wait_until_ready()

    async def close(self) -> None:
        """Close the connection and let the threads go."""
        self.tables.on_change[:] = [each for each in self.tables.on_change if each != self.deliveries.changed]
        self.pictures.close()
        await super().close()

    # What happens on Discord -----------------------------------------------------------------------------------------

    async def on_ready(self) -> None:
        """Connected, for the first time or anew: what could not be shown meanwhile is shown now."""
        log.info("ready", guilds=len(self.guilds))
        self.deliveries.spawn(self._come_back())

    async def _come_back(self) -> None:
        await self.recovery.guilds_joined({guild.id for guild in self.guilds})
        await self.recovery.catch_up()

    async def on_resumed(self) -> None:
        """The connection is there again."""
        self.deliveries.spawn(self.recovery.catch_up())

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer every press and form, also those that no item answers: buttons of old messages, strange ids."""
        if interaction.type in PRESSES:
            await self.bridge.take(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count what is written below the boards; what it says is not ours to read."""
        self.deliveries.outbox.heard(message.channel.id, message.id)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A board that somebody deleted comes back."""
        await self.recovery.message_deleted(event.channel_id, {event.message_id})

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """So does one that was swept away with others."""
        await self.recovery.message_deleted(event.channel_id, event.message_ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The tables of a channel that is gone, and of its threads, pause."""
        await self.recovery.channel_deleted(channel.id, channel.guild.id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """So does the table of a thread."""
        await self.recovery.channel_deleted(event.thread_id, event.guild_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The tables of a guild that was left pause."""
        await self.recovery.guild_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """And go on when the bot is let in again."""
        await self.recovery.guilds_joined({guild.id})

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A permission may have been granted: what could not be shown is tried again."""
        if before.overwrites != after.overwrites:
            await self.recovery.catch_up(after.guild.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        if not event.data["thread_metadata"].get("locked"):
            await self.recovery.catch_up(event.guild_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The same for a role."""
        if before.permissions != after.permissions:
            await self.recovery.catch_up(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """And for a role that the bot was given."""
        if self.user is not None and after.id == self.user.id and before.roles != after.roles:
            await self.recovery.catch_up(after.guild.id)


def _modules(package: ModuleType) -> list[str]:
    path: Any = package.__path__
    return sorted(f"{package.__name__}.{info.name}" for info in pkgutil.iter_modules(path))
