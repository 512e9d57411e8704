"""Votes of the seats."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from bot.tables import schema
from bot.tables.records import TableRecord, VoteRecord
from bot.tables.store.base import Part

VOTES = select(schema.votes)


class VoteReads(Part):
    """Reading votes."""

    async def open_vote(self, table_id: str) -> VoteRecord | None:
        """The vote that is open at a table, with the ballots so far."""
        vote = await self._one(VoteRecord, _votes(table_id).where(schema.votes.c.outcome.is_(None)))
        if vote is None:
            return None
        return msgspec.structs.replace(vote, ballots=await self._ballots(table_id, vote.number))

    async def votes(self, table_id: str) -> tuple[VoteRecord, ...]:
        """All votes of a table, the oldest first."""
        votes = await self._all(VoteRecord, _votes(table_id).order_by(schema.votes.c.number))
        return tuple([msgspec.structs.replace(v, ballots=await self._ballots(table_id, v.number)) for v in votes])

    async def _ballots(self, table_id: str, number: int) -> dict[int, bool]:
        columns = (schema.ballots.c.seat, schema.ballots.c.agrees)
        cast = select(*columns).where(schema.ballots.c.table_id == table_id, schema.ballots.c.number == number)
        rows = await self._run(cast.order_by(schema.ballots.c.seat))
        return {row.seat: row.agrees for row in rows}


class VoteWrites(Part):
    """Voting."""

    async def add_vote(
        self,
        table: TableRecord,
        *,
        after: int,
        seat: int,
        voters: tuple[int, ...],
        opened_at: datetime,
        closes_at: datetime,
        kind: str = "undo",
    ) -> VoteRecord:
        """Open a vote. The one that was open before must be closed first (IntegrityError: at most one is open)."""
        vote = VoteRecord(
            table_id=table.id,
            number=await self._next(schema.votes, table.id),
            kind=kind,
            after=after,
            sequence=table.sequence,
            seat=seat,
            voters=voters,
            opened_at=opened_at,
            closes_at=closes_at,
        )
        row = msgspec.structs.asdict(vote)
        del row["ballots"]
        await self._run(insert(schema.votes).values(**row))
        return vote

    async def cast_ballot(self, vote: VoteRecord, seat: int, agrees: bool, at: datetime) -> VoteRecord:
        """Note what a seat said, in place of what it said before; the vote as it is then."""
        key = {"table_id": vote.table_id, "number": vote.number, "seat": seat}
        await self._put(schema.ballots, key, {"agrees": agrees, "at": at})
        return msgspec.structs.replace(vote, ballots={**vote.ballots, seat: agrees})

    async def close_vote(self, vote: VoteRecord, outcome: str) -> bool:
        """End a vote; whether it was still open."""
        this = (schema.votes.c.table_id == vote.table_id, schema.votes.c.number == vote.number)
        still_open = update(schema.votes).where(*this, schema.votes.c.outcome.is_(None))
        return (await self._run(still_open.values(outcome=outcome))).rowcount == 1


def _votes(table_id: str) -> Any:
    return VOTES.where(schema.votes.c.table_id == table_id)
