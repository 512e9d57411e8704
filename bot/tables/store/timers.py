"""What is to be done at tables later."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, select

from bot.tables import schema
from bot.tables.records import TimerRecord
from bot.tables.store.base import Part

TIMERS = select(*(schema.timers.c[name] for name in TimerRecord.__struct_fields__))


class TimerReads(Part):
    """Reading timers."""

    async def next_due(self) -> datetime | None:
        """When the next timer is due; None when there is none."""
        due: datetime | None = (await self._run(select(func.min(schema.timers.c.due_at)))).scalar()
        return due

    async def due_timers(self, now: datetime) -> tuple[TimerRecord, ...]:
        """The timers that are due, the earliest first."""
        due = TIMERS.where(schema.timers.c.due_at <= now)
        return await self._all(TimerRecord, due.order_by(schema.timers.c.due_at, schema.timers.c.table_id))

    async def timers(self, table_id: str) -> tuple[TimerRecord, ...]:
        """The timers of a table, the earliest first."""
        theirs = TIMERS.where(schema.timers.c.table_id == table_id)
        return await self._all(TimerRecord, theirs.order_by(schema.timers.c.due_at, schema.timers.c.kind))


class TimerWrites(Part):
    """Setting timers."""

    async def set_timer(self, table_id: str, kind: str, due_at: datetime, **data: Any) -> None:
        """Set the table's timer of that kind, in place of the one that was set before."""
        await self._put(schema.timers, {"table_id": table_id, "kind": kind}, {"due_at": due_at, "data": data})

    async def cancel_timer(self, table_id: str, kind: str) -> bool:
        """Take a timer away; whether there was one. Who carries one out calls this first, in the same change."""
        this = (schema.timers.c.table_id == table_id, schema.timers.c.kind == kind)
        return (await self._run(delete(schema.timers).where(*this))).rowcount == 1

    async def cancel_timers(self, table_id: str) -> None:
        """Take all timers of a table away."""
        await self._run(delete(schema.timers).where(schema.timers.c.table_id == table_id))
