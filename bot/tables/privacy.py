"""What is kept of a member can be read and taken away by that member."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.lobby import Lobby, numbered
from bot.tables.notices import FORGOTTEN
from bot.tables.playing import STAND_IN
from bot.tables.records import SeatRecord, seat_letter
from bot.tables.seating import Seating
from bot.tables.store.privacy import Kept, without


class Privacy(Lobby, Seating):
    """The actions of members for themselves."""

    async def kept_of(self, member: int) -> Kept:
        """All that is kept of a member."""
        async with self.store.read() as tx:
            return await tx.kept_of(member)

    async def forget(self, actor: Actor) -> None:
        """Take the actor's id and names out of all that is kept.

        Tables in play are left before, as if the actor had pressed it: a stand-in plays on, a host hands on, and a
        table at which nobody else sits ends. Raises RepeatedAction or a StoreError; what was done by then stays done,
        and the rest can be asked for again.
        """
        for table in await self.tables_of(actor.member):
            async with self.live.hold(table.id, even_unreadable=True) as live:
                if live.record.in_play:
                    await self._go(live, actor)
        kept = await self.kept_of(actor.member)
        names = frozenset({actor.name, *(seat.name for seat in kept.seats)} - {""})
        async with self.store.change() as tx:
            await tx.claim_action(actor.interaction, None, "forget", self.clock.now())
            changed = await tx.forget_member(actor.member, names, self.clock.now())
        for table_id in changed:
            self.live.forget(table_id)

    async def _go(self, live: LiveTable, actor: Actor) -> None:
        """Leave a table in play, whatever its state."""
        member = actor.member
        mine = next((seat for seat in live.seats if seat.member == member), None)
        people = [seat.member for seat in live.seats if seat.member not in (None, member)]
        if not people:
            async with self.store.change() as tx:
                record = await self.write_end(tx, live, "closed", "left")
            self.settled(live, record)
            return
        names = frozenset({actor.name, mine.name if mine else ""})
        host = people[0] if live.record.host == member else live.record.host
        fields = {"host": host, "title": without(names, live.record.title)}
        if mine is not None and live.record.state != "lobby":
            told = {"letter": seat_letter(mine.seat)}
            gone: dict[str, Any] = {"member": None, "name": "", "agent": STAND_IN, "joined_at": self.clock.now()}
            await self._act(live, None, FORGOTTEN, mine, told, table=fields, **gone)
            await self._go_on(live, None)
        else:
            await self._give_up(live, mine, fields)

    async def _give_up(self, live: LiveTable, mine: SeatRecord | None, fields: Mapping[str, Any]) -> None:
        seats = numbered([seat for seat in live.seats if seat is not mine]) if mine else live.seats
        async with self.store.change() as tx:
            record = await tx.update_table(live.record, **fields)
            await tx.put_seats(record.id, seats)
        self.settled(live, record, seats)
