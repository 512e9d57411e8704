"""Tables, the actions that change them, and what was posted for them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from bot.tables import schema
from bot.tables.errors import ChannelTaken, LostUpdate, NoSuchTable, RepeatedAction
from bot.tables.records import IN_PLAY, ActRecord, MessageRecord, TableRecord, TableState
from bot.tables.store.base import Part, insertion, violates
from rules.kernel.message import Arg

TABLES = select(*(schema.tables.c[name] for name in TableRecord.__struct_fields__))
PLAYED = schema.tables.c.state.in_(IN_PLAY)
OLDEST_FIRST = (schema.tables.c.opened_at, schema.tables.c.id)
DELIVERED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("delivered_id"), schema.tables.c.delivered_revision < bindparam("delivered"))
    .values(delivered_revision=bindparam("delivered"))
)


class TableReads(Part):
    """Reading tables."""

    async def table(self, table_id: str) -> TableRecord:
        """That table; raises NoSuchTable."""
        table = await self._one(TableRecord, TABLES.where(schema.tables.c.id == table_id))
        if table is None:
            raise NoSuchTable(f"no table {table_id!r}")
        return table

    async def table_in_channel(self, channel: int) -> TableRecord | None:
        """The table that holds that channel (a lobby, played or paused), if one does."""
        return await self._one(TableRecord, TABLES.where(schema.tables.c.channel == channel, PLAYED))

    async def latest_table_in_channel(self, channel: int) -> TableRecord | None:
        """The table that holds that channel, or else the one that was touched last there: for log and result."""
        newest = (PLAYED.desc(), schema.tables.c.touched_at.desc())
        return await self._one(TableRecord, TABLES.where(schema.tables.c.channel == channel).order_by(*newest).limit(1))

    async def tables_of_member(self, member: int, states: Collection[TableState] = IN_PLAY) -> tuple[TableRecord, ...]:
        """The tables at which the member has a seat or is the host, the last touched first."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.member == member)
        mine = (schema.tables.c.id.in_(seated)) | (schema.tables.c.host == member)
        theirs = TABLES.where(mine, schema.tables.c.state.in_(states))
        return await self._all(TableRecord, theirs.order_by(schema.tables.c.touched_at.desc()))

    async def tables_of_guild(self, guild: int, states: Collection[TableState] = IN_PLAY) -> tuple[TableRecord, ...]:
        """The tables of a guild, the oldest first."""
        theirs = TABLES.where(schema.tables.c.guild == guild, schema.tables.c.state.in_(states))
        return await self._all(TableRecord, theirs.order_by(*OLDEST_FIRST))

    async def tables_paused_for(self, reason: str) -> tuple[TableRecord, ...]:
        """The tables that are paused for that reason, oldest first."""
        paused = TABLES.where(schema.tables.c.state == "paused", schema.tables.c.reason == reason)
        return await self._all(TableRecord, paused.order_by(*OLDEST_FIRST))

    async def active_tables(self) -> tuple[TableRecord, ...]:
        """The tables that hold a channel, the oldest first."""
        return await self._all(TableRecord, TABLES.where(PLAYED).order_by(*OLDEST_FIRST))

    async def lagging_tables(self) -> tuple[TableRecord, ...]:
        """The tables, ended ones too, for which a delivery is owed; who has waited longest first."""
        lagging = TABLES.where(schema.LAGGING).order_by(schema.tables.c.touched_at, schema.tables.c.id)
        return await self._all(TableRecord, lagging)

    async def messages(self, table_id: str, kind: str | None = None) -> tuple[MessageRecord, ...]:
        """What stands posted for a table, of one kind or all, the oldest first."""
        columns = (schema.messages.c[name] for name in MessageRecord.__struct_fields__)
        posted = select(*columns).where(schema.messages.c.table_id == table_id)
        if kind is not None:
            posted = posted.where(schema.messages.c.kind == kind)
        return await self._all(MessageRecord, posted.order_by(schema.messages.c.posted_at, schema.messages.c.message))

    async def acts(self, table_id: str) -> tuple[ActRecord, ...]:
        """The changes of a table beside the answers, the oldest first."""
        columns = (schema.acts.c[name] for name in ActRecord.__struct_fields__)
        done = select(*columns).where(schema.acts.c.table_id == table_id).order_by(schema.acts.c.number)
        return await self._all(ActRecord, done)

    async def acted(self, interaction: int) -> bool:
        """Whether the action of that interaction was carried out."""
        known = select(schema.actions.c.interaction).where(schema.actions.c.interaction == interaction)
        return (await self._run(known)).first() is not None


class TableWrites(TableReads):
    """Changing tables."""

    async def insert_table(self, table: TableRecord) -> TableRecord:
        """Open a table; raises ChannelTaken when another holds its channel."""
        await self._check_channel(table)
        await self._add(schema.tables, table)
        return table

    async def update_table(self, table: TableRecord, **changes: Any) -> TableRecord:
        """Change fields of a table that is still as it was read, and count its revision up.

        What was delivered of it so far is written with them.

        Raises LostUpdate when somebody else changed it, ChannelTaken when another table holds its channel, TypeError
        for a field that there is none of.
        """
        changed = msgspec.structs.replace(table, **changes, revision=table.revision + 1)
        values = {name: getattr(changed, name) for name in (*changes, "revision", "delivered_revision")}
        if (changed.channel, changed.in_play) != (table.channel, table.in_play):
            await self._check_channel(changed)
        seen = {"id": table.id, "revision": table.revision}
        if await self._change(schema.tables, seen, values) != 1:
            raise LostUpdate(f"table {table.id} is no longer at revision {table.revision}")
        return changed

    async def note_delivery(self, table_id: str, revision: int) -> None:
        """Note that this revision was delivered. An older delivery that comes later takes nothing back."""
        await self._run(DELIVERED, {"delivered_id": table_id, "delivered": revision})

    async def note_board(self, posted: MessageRecord) -> None:
        """Note a board that was posted: it is the table's newest from now on. The table's revision stays."""
        await self.note_message(posted)
        board = {"board_message": posted.message, "board_turn": posted.turn, "board_posted_at": posted.posted_at}
        await self._change(schema.tables, {"id": posted.table_id}, board)

    async def note_message(self, posted: MessageRecord) -> None:
        """Note a message that was posted for a table; noting it again moves nothing."""
        key = {"table_id": posted.table_id, "message": posted.message}
        values = {name: getattr(posted, name) for name in ("channel", "kind", "turn", "posted_at")}
        await self._put(schema.messages, key, values)

    async def forget_message(self, table_id: str, message: int) -> None:
        """Forget a message that is gone; the newest board stays named in the table until there is another."""
        this = (schema.messages.c.table_id == table_id, schema.messages.c.message == message)
        await self._run(delete(schema.messages).where(*this))

    async def claim_action(
        self, interaction: int, table_id: str | None, kind: str, at: datetime, member: int | None = None
    ) -> None:
        """Carry out the action of that interaction for the first and only time; raises RepeatedAction."""
        action = {"interaction": interaction, "table_id": table_id, "kind": kind, "member": member, "at": at}
        try:
            await self._run(insertion(schema.actions), action)
        except IntegrityError as fault:
            if violates(fault, "pk_actions", "actions.interaction"):
                raise RepeatedAction(f"interaction {interaction}") from fault
            raise

    async def add_act(
        self,
        table: TableRecord,
        kind: str,
        at: datetime,
        *,
        seat: int | None = None,
        member: int | None = None,
        **args: Arg,
    ) -> ActRecord:
        """Note a change of a table beside the answers (a seat handed over, a pause …) for its log."""
        act = ActRecord(
            table_id=table.id,
            number=await self._next(schema.acts, table.id),
            sequence=table.sequence,
            kind=kind,
            seat=seat,
            member=member,
            args=args,
            at=at,
        )
        await self._add(schema.acts, act)
        return act

    async def _check_channel(self, table: TableRecord) -> None:
        """Nobody else writes meanwhile; the unique index stands behind it all the same."""
        holder = await self.table_in_channel(table.channel) if table.in_play else None
        if holder is not None and holder.id != table.id:
            raise ChannelTaken(f"channel {table.channel} is held by table {holder.id}", table=holder.title)
