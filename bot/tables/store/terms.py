"""Which terms were explained at a table, and on which of its boards."""

from __future__ import annotations

from sqlalchemy import select

from bot.tables import schema
from bot.tables.store.base import Part


class TermReads(Part):
    """Reading what was explained."""

    async def explained(self, table_id: str) -> dict[str, int]:
        """The terms that were explained at a table, with the number of the board that did."""
        rows = await self._run(select(schema.explained).where(schema.explained.c.table_id == table_id))
        return {row.term: row.board for row in rows}


class TermWrites(Part):
    """Keeping it."""

    async def note_explained(self, table_id: str, term: str, board: int) -> None:
        """Keep that the term was explained on that board."""
        await self._put(schema.explained, {"table_id": table_id, "term": term}, {"board": board})
