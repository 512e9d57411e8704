"""The table service: everything that can be done at tables, one object."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from bot.tables.actor import Actor
from bot.tables.clock import Clock
from bot.tables.notices import DECIDED
from bot.tables.privacy import Privacy
from bot.tables.records import ActRecord, JournalRecord, MessageRecord
from bot.tables.series import stories
from bot.tables.store import Changing, Store
from bot.tables.waiting import Waiting
from rules.kernel.game import game_by_id
from rules.kernel.message import Message


class LogPage(msgspec.Struct, frozen=True):
    """A page of what happened at a table, oldest first; `pages` is how many there are, counted from 1."""

    rows: tuple[JournalRecord | ActRecord, ...]
    page: int
    pages: int


class Tables(Privacy, Waiting):
    """The service. Each action is one transaction and raises a typed error when nothing was changed."""

    def __init__(self, store: Store, clock: Clock, content: Path | None = None) -> None:
        super().__init__(store, clock, content)
        self._unwritten: dict[str, int] = {}

    async def log(self, table_id: str, page: int | None = None, size: int = 15) -> LogPage:
        """A page of the log, undone branches left out; without a page the newest."""
        async with self.store.read() as tx:
            answers, acts = await tx.events_since(table_id, -1), await tx.acts(table_id)
        counting = {row.sequence for row in answers}
        said = [act for act in acts if act.kind not in DECIDED or act.sequence in counting]
        rows: list[JournalRecord | ActRecord] = [*answers, *said]
        # What was decided for somebody stands before what came of it.
        rows.sort(key=lambda row: (row.at, row.sequence, isinstance(row, JournalRecord)))
        pages = max(1, -(-len(rows) // size))
        page = min(max(page or pages, 1), pages)
        return LogPage(tuple(rows[(page - 1) * size : page * size]), page, pages)

    async def stories(self, channel: int, game_id: str) -> tuple[Message, ...]:
        """How far the series of a game have come in that channel. Raises UnknownGame."""
        async with self.store.read() as tx:
            return await stories(tx, game_by_id(game_id), channel)

    async def set_locale(self, actor: Actor, channel: int, locale: str) -> None:
        """Set the language of a channel and of the table that is played there."""
        played = await self.at_channel(channel)
        if played is None:
            async with self.store.change() as tx:
                await self._keep_locale(tx, actor, channel, locale)
            return
        async with self.live.hold(played.id) as live:
            async with self.store.change() as tx:
                await self._keep_locale(tx, actor, channel, locale)
                record = await tx.update_table(live.record, locale=locale)
            self.settled(live, record)

    async def _keep_locale(self, tx: Changing, actor: Actor, channel: int, locale: str) -> None:
        await tx.claim_action(actor.interaction, None, "locale", self.clock.now(), actor.member)
        await tx.put_channel_locale(channel, locale)

    async def lagging(self) -> tuple[str, ...]:
        """The tables for which a delivery is owed, who has waited longest first."""
        async with self.store.read() as tx:
            return tuple(table.id for table in await tx.lagging_tables())

    async def delivered(self, table_id: str, revision: int, board: MessageRecord | None = None) -> None:
        """Note that this revision was delivered, and the board that was posted for it if a new one was.

        Without a new board it is noted in memory, and written with the table's next change or by `write_deliveries`.
        Should the bot be killed before that, the same board is only delivered once more.
        """
        async with self.live.hold(table_id) as live:
            if board is None:
                self._unwritten[table_id] = revision
            else:
                async with self.store.change() as tx:
                    await tx.note_delivery(table_id, revision)
                    await tx.note_board(board)
            fields: dict[str, object] = {"delivered_revision": max(revision, live.record.delivered_revision)}
            if board is not None:
                fields |= {"board_message": board.message, "board_turn": board.turn, "board_posted_at": board.posted_at}
            live.record = msgspec.structs.replace(live.record, **fields)

    async def write_deliveries(self) -> None:
        """Write what was delivered and not written yet. Raises a StoreError; then it stays to be written."""
        unwritten = dict(self._unwritten)
        if unwritten:
            async with self.store.change() as tx:
                for table_id, revision in unwritten.items():
                    await tx.note_delivery(table_id, revision)
        for table_id, revision in unwritten.items():
            if self._unwritten.get(table_id) == revision:
                del self._unwritten[table_id]

    async def next_due(self) -> datetime | None:
        """When the next timer is due; None when there is none."""
        async with self.store.read() as tx:
            return await tx.next_due()
