"""After a start, a lost connection, or what others did to channels and messages: boards are brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import discord
import structlog

from bot.delivery.delivery import Deliveries
from bot.tables.errors import TableError
from bot.tables.records import TableRecord
from bot.tables.seating import CHANNEL_LOST, GUILD_LEFT
from rules.kernel.errors import KernelError

AT_ONCE = 4
"""How many tables are caught up with at the same time."""

log = structlog.get_logger(__name__)


class Recovery:
    """Finds the tables that lag, or whose board is gone, and delivers them."""

    def __init__(self, deliveries: Deliveries) -> None:
        self.deliveries = deliveries
        self.tables = deliveries.bridge.tables

    async def catch_up(self, guild: int | None = None) -> None:
        """Deliver every table that lags (of one guild or of all)."""
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(table_id: str) -> None:
            async with limit:
                if guild is None or (await self.tables.scene(table_id)).table.guild == guild:
                    await self._go_on(table_id)
                    await self.deliveries.quietly(table_id)

        lagging = await self.tables.lagging()
        if lagging:
            log.info("catching_up", tables=len(lagging))
            await asyncio.gather(*(one(table_id) for table_id in lagging))

    async def _go_on(self, table_id: str) -> None:
        """Make up for what was cut off between an answer and its delivery; trouble leaves the table as it is."""
        try:
            await self.tables.go_on(table_id)
        except (TableError, KernelError) as problem:
            log.error("not_gone_on", table=table_id, problem=str(problem))

    async def message_deleted(self, channel: int, messages: set[int]) -> None:
        """Somebody deleted messages: a board among them is posted anew at once."""
        table = await self.tables.at_channel(channel)
        if table is None or table.board_message not in messages:
            return
        log.info("board_deleted", table=table.id)
        self.deliveries.lines[table.id].missing = True
        await self.deliveries.quietly(table.id)

    async def channel_deleted(self, channel: int, guild: int) -> None:
        """A channel or thread is gone: its table pauses, and so do those in threads of the channel."""
        async with self.tables.store.read() as tx:
            tables = await tx.tables_of_guild(guild)
        for table in tables:
            if channel in (table.channel, table.home_channel):
                await self._lose(table, CHANNEL_LOST)

    async def guild_left(self, guild: int) -> None:
        """The bot was removed from a guild: all its tables pause."""
        async with self.tables.store.read() as tx:
            tables = await tx.tables_of_guild(guild)
        for table in tables:
            await self._lose(table, GUILD_LEFT)

    async def guilds_joined(self, guilds: Collection[int]) -> None:
        """The bot is in these guilds, perhaps again: the tables that paused when it was removed go on."""
        async with self.tables.store.read() as tx:
            tables = await tx.tables_paused_for(GUILD_LEFT)
        for table in tables:
            if table.guild in guilds:
                await self._come_back(table)

    async def _come_back(self, table: TableRecord) -> None:
        try:
            await self.deliveries.client.fetch_channel(table.channel)
            await self.tables.resume(table.id, None)
            log.info("channel_back", table=table.id, channel=table.channel)
        except (TableError, discord.HTTPException) as problem:
            log.warning("table_not_resumed", table=table.id, problem=str(problem))

    async def _lose(self, table: TableRecord, reason: str) -> None:
        try:
            await self.deliveries.lose(table.id, reason)
        except (TableError, discord.HTTPException) as problem:
            log.warning("table_not_paused", table=table.id, problem=str(problem))
