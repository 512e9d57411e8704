"""Seats and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from bot.tables import schema
from bot.tables.errors import AlreadySeated, LostUpdate, NotSeated
from bot.tables.records import SeatRecord
from bot.tables.store.base import Part, violates

SEATS = select(*(schema.seats.c[name] for name in SeatRecord.__struct_fields__))


class SeatReads(Part):
    """Reading seats."""

    async def seats(self, table_id: str) -> tuple[SeatRecord, ...]:
        """The seats of a table, in their order."""
        theirs = SEATS.where(schema.seats.c.table_id == table_id)
        return await self._all(SeatRecord, theirs.order_by(schema.seats.c.seat))

    async def seat_of(self, table_id: str, member: int) -> SeatRecord:
        """The seat that a member has at a table; raises NotSeated."""
        mine = SEATS.where(schema.seats.c.table_id == table_id, schema.seats.c.member == member)
        seat = await self._one(SeatRecord, mine)
        if seat is None:
            raise NotSeated(f"member {member} has no seat at table {table_id}")
        return seat


class SeatWrites(Part):
    """Changing seats. Beside it `update_table` must be called, so that a concurrent change is noticed."""

    async def put_seats(self, table_id: str, seats: Sequence[SeatRecord]) -> None:
        """Make these the seats of a table, all others go; raises AlreadySeated when a member is there twice."""
        await self._run(delete(schema.seats).where(schema.seats.c.table_id == table_id))
        try:
            await self._add(schema.seats, *seats)
        except IntegrityError as fault:
            _raise_if_seated(fault)
            raise

    async def update_seat(self, seat: SeatRecord, **changes: Any) -> SeatRecord:
        """Change fields of a seat; raises AlreadySeated, LostUpdate when the seat is gone, TypeError for no field."""
        changed = msgspec.structs.replace(seat, **changes)
        this = {"table_id": seat.table_id, "seat": seat.seat}
        try:
            hit = await self._change(schema.seats, this, changes)
        except IntegrityError as fault:
            _raise_if_seated(fault)
            raise
        if hit != 1:
            raise LostUpdate(f"table {seat.table_id} has no seat {seat.seat}")
        return changed

    async def note_press(self, table_id: str, member: int, at: datetime, sequence: int) -> None:
        """Note that a member pressed something, and the newest journal row then; nothing for who has no seat."""
        mine = {"table_id": table_id, "member": member}
        await self._change(schema.seats, mine, {"pressed_at": at, "seen": sequence, "missed": 0})


def _raise_if_seated(fault: IntegrityError) -> None:
    if violates(fault, "uq_seats_table_id_member", "seats.table_id", "seats.member"):
        raise AlreadySeated("that member has a seat already") from fault
