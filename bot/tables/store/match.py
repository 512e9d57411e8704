"""Matches: what one answer changes, all at once, and what it takes to restore one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import select

from bot.tables import schema
from bot.tables.errors import NotStarted
from bot.tables.records import ContentRecord, SavedMatch, TableRecord
from bot.tables.store.journal import JournalReads, JournalWrites
from bot.tables.store.seats import SeatReads
from bot.tables.store.tables import TableReads, TableWrites
from rules.kernel.content import digest_of
from rules.kernel.event import Event
from rules.kernel.journal import Checkpoint, Undo
from rules.kernel.match import Outcome


class MatchReads(TableReads, SeatReads, JournalReads):
    """Reading matches."""

    async def content(self, digest: str) -> ContentRecord:
        """The content of that digest, as plain data; KeyError when there is none."""
        columns = (schema.content.c[name] for name in ContentRecord.__struct_fields__)
        found = await self._one(ContentRecord, select(*columns).where(schema.content.c.digest == digest))
        if found is None:
            raise KeyError(digest)
        return found

    async def saved_match(self, table_id: str) -> SavedMatch:
        """What it takes to restore a table's match; NoSuchTable, or NotStarted."""
        table = await self.table(table_id)
        checkpoint = await self.live_checkpoint(table_id)
        if checkpoint is None or table.content_digest is None:
            raise NotStarted(f"table {table_id} was not started")
        return SavedMatch(
            table=table,
            seats=await self.seats(table_id),
            content=await self.content(table.content_digest),
            checkpoint=checkpoint,
            entries=await self.live_entries(table_id, checkpoint.sequence),
        )


class MatchWrites(TableWrites, JournalWrites):
    """Changing matches.

    Each of the three records is a whole transaction's worth: the action that is claimed, the journal, the checkpoints
    and the table with its revision, by which a delivery is owed. All raise RepeatedAction and LostUpdate.
    """

    async def save_content(self, game: str, revision: int, content: msgspec.Struct | dict[str, Any]) -> str:
        """Keep the content that a table is opened with, once for all tables; the digest by which it is named.

        It is kept in its order, in which the rules shuffle it.
        """
        data = msgspec.to_builtins(content, str_keys=True)
        digest = digest_of(game, revision, data)
        known = select(schema.content.c.digest).where(schema.content.c.digest == digest)
        if (await self._run(known)).first() is None:
            await self._add(schema.content, ContentRecord(digest=digest, game=game, revision=revision, data=data))
        return digest

    async def record_start(
        self,
        table: TableRecord,
        checkpoints: Sequence[Checkpoint],
        events: Sequence[Event],
        *,
        stop: int,
        at: datetime,
        interaction: int | None = None,
        member: int | None = None,
        **changes: Any,
    ) -> TableRecord:
        """Record that a match began: its first checkpoints, what happened, the number of the first stop."""
        if interaction is not None:
            await self.claim_action(interaction, table.id, "start", at, member)
        start: dict[str, Any] = {"state": "playing", "started_at": at, "touched_at": at}
        start |= {"turn": checkpoints[-1].turn, "stop": stop}
        table = await self.update_table(table, **(start | changes))
        await self.append_opening(table.id, events, at)
        await self.append_checkpoints(table.id, checkpoints)
        return table

    async def record_answer(
        self,
        table: TableRecord,
        outcome: Outcome,
        *,
        at: datetime,
        interaction: int | None = None,
        member: int | None = None,
        **changes: Any,
    ) -> TableRecord:
        """Record an accepted answer; `changes` are further fields of the table, such as state and result at the end."""
        entry, began = outcome.entry, outcome.checkpoints
        if interaction is not None:
            await self.claim_action(interaction, table.id, "answer", at, member)
        now: dict[str, Any] = {"sequence": entry.sequence, "stop": entry.next_stop, "touched_at": at}
        now["turn"] = began[-1].turn if began else entry.turn
        table = await self.update_table(table, **(now | changes))
        await self.append_entry(table.id, entry, outcome.events, at, member)
        await self.append_checkpoints(table.id, began)
        return table

    async def record_undo(
        self,
        table: TableRecord,
        undo: Undo,
        *,
        turn: int,
        at: datetime,
        interaction: int | None = None,
        member: int | None = None,
        **changes: Any,
    ) -> TableRecord:
        """Record that answers were taken back; `turn` is the one that is played then."""
        if interaction is not None:
            await self.claim_action(interaction, table.id, "undo", at, member)
        now: dict[str, Any] = {"sequence": undo.sequence, "stop": undo.next_stop, "turn": turn}
        table = await self.update_table(table, **(now | {"touched_at": at} | changes))
        await self.append_undo(table.id, undo, turn, at, member)
        return table
