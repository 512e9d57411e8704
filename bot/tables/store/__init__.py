"""The store: everything that is kept of tables, read and changed in transactions.

    async with store.read() as tx:
        table = await tx.table(table_id)

    async with store.change() as tx:
        await tx.claim_action(interaction, table.id, "answer", at, member)
        table = await tx.update_table(table, title="週末卓")

A change is committed when its block ends and undone when the block raises.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables.database import Database
from bot.tables.store.channels import ChannelReads, ChannelWrites
from bot.tables.store.journal import JournalReads, JournalWrites
from bot.tables.store.match import MatchReads, MatchWrites
from bot.tables.store.privacy import PrivacyReads, PrivacyWrites
from bot.tables.store.seats import SeatReads, SeatWrites
from bot.tables.store.tables import TableReads, TableWrites
from bot.tables.store.terms import TermReads, TermWrites
from bot.tables.store.timers import TimerReads, TimerWrites
from bot.tables.store.votes import VoteReads, VoteWrites


class Reading(
    MatchReads,
    TableReads,
    SeatReads,
    JournalReads,
    TimerReads,
    VoteReads,
    ChannelReads,
    TermReads,
    PrivacyReads,
):
    """A transaction that reads: it sees one moment of the store."""


class Changing(
    Reading,
    MatchWrites,
    TableWrites,
    SeatWrites,
    JournalWrites,
    TimerWrites,
    VoteWrites,
    ChannelWrites,
    TermWrites,
    PrivacyWrites,
):
    """A transaction that changes: nobody else changes anything until it ends."""


class Store:
    """What is kept of tables, in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reading]:
        """A transaction for reading. Raises StoreLocked, StoreFull, StoreReadOnly, StoreDamaged or StoreError."""
        async with self.database.read() as connection:
            yield Reading(connection)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Changing]:
        """A transaction for changing. Raises as `read` does, at the latest at its end; then nothing has changed."""
        async with self.database.change() as connection:
            yield Changing(connection)


__all__ = ["Changing", "Reading", "Store"]
