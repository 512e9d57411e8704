"""The journal of a table and its checkpoints: append only, undone branches stay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, and_, select, update

from bot.tables import schema
from bot.tables.records import CheckpointRecord, JournalRecord
from bot.tables.store.base import Part, insertion
from rules.kernel.event import Event
from rules.kernel.journal import Checkpoint, Entry, Undo

JOURNAL = schema.journal.c
CHECKPOINTS = schema.checkpoints.c


class JournalReads(Part):
    """Reading the journal."""

    async def live_checkpoint(self, table_id: str) -> Checkpoint | None:
        """The newest checkpoint that counts; None before the start."""
        newest = _checkpoints(table_id).where(CHECKPOINTS.undone_by.is_(None))
        newest = newest.order_by(CHECKPOINTS.sequence.desc(), CHECKPOINTS.turn.desc()).limit(1)
        row = (await self._run(newest)).first()
        return None if row is None else _checkpoint(row).checkpoint

    async def live_entries(self, table_id: str, after: int = 0) -> tuple[Entry, ...]:
        """The answers that count with a sequence above `after`, oldest first: what a restore feeds."""
        live = _journal(table_id, after).where(JOURNAL.kind == "answer", JOURNAL.undone_by.is_(None))
        found = (_journal_record(row).row for row in await self._run(live))
        return tuple(row for row in found if isinstance(row, Entry))

    async def history(self, table_id: str) -> tuple[JournalRecord, ...]:
        """The whole journal, undone branches included, oldest first."""
        return await self._records(_journal(table_id, after=-1))

    async def all_checkpoints(self, table_id: str) -> tuple[CheckpointRecord, ...]:
        """Every checkpoint, undone ones included, oldest first."""
        found = await self._run(_checkpoints(table_id).order_by(CHECKPOINTS.sequence, CHECKPOINTS.turn))
        return tuple(_checkpoint(row) for row in found)

    async def events_since(self, table_id: str, sequence: int) -> tuple[JournalRecord, ...]:
        """What happened after that journal row and was not taken back, oldest first; -1 for all, opening included."""
        live = _journal(table_id, sequence).where(JOURNAL.undone_by.is_(None), JOURNAL.kind != "undo")
        return await self._records(live)

    async def rows_since_turn(self, table_id: str, turn: int) -> tuple[JournalRecord, ...]:
        """What was answered from that turn on and was not taken back, oldest first."""
        live = _journal(table_id, after=-1).where(JOURNAL.turn >= turn, JOURNAL.undone_by.is_(None))
        return await self._records(live.where(JOURNAL.kind != "undo"))

    async def turn_after(self, table_id: str, sequence: int) -> int:
        """The turn that is played after that journal row: that of the newest checkpoint up to it that counts."""
        turns = select(CHECKPOINTS.turn).where(CHECKPOINTS.table_id == table_id, CHECKPOINTS.undone_by.is_(None))
        newest = turns.where(CHECKPOINTS.sequence <= sequence).order_by(CHECKPOINTS.turn.desc()).limit(1)
        return int((await self._run(newest)).scalar_one())

    async def newest_entries(self, table_id: str, most: int) -> tuple[Entry, ...]:
        """The newest answers that count, the newest first."""
        live = select(schema.journal).where(JOURNAL.table_id == table_id, JOURNAL.undone_by.is_(None))
        live = live.where(JOURNAL.kind == "answer").order_by(JOURNAL.sequence.desc()).limit(most)
        found = (_journal_record(row).row for row in await self._run(live))
        return tuple(row for row in found if isinstance(row, Entry))

    async def _records(self, rows: Select[Any]) -> tuple[JournalRecord, ...]:
        return tuple(_journal_record(row) for row in await self._run(rows))


class JournalWrites(Part):
    """Appending to the journal."""

    async def append_opening(self, table_id: str, events: Sequence[Event], at: datetime) -> None:
        """Append row 0: what happened before the first answer."""
        row = {"kind": "opening", "turn": 1, "stop": 0, "next_stop": 1, "by": "rules"}
        await self._append(table_id, row, sequence=0, steps=(), revealed=True, told="", events=events, at=at)

    async def append_entry(
        self, table_id: str, entry: Entry, events: Sequence[Event], at: datetime, member: int | None = None
    ) -> None:
        """Append an accepted answer and what happened by it."""
        names = ("sequence", "turn", "stop", "next_stop", "seat", "by", "steps", "revealed", "told")
        row = {name: getattr(entry, name) for name in names}
        await self._append(table_id, row, kind="answer", events=events, member=member, at=at)

    async def append_undo(self, table_id: str, undo: Undo, turn: int, at: datetime, member: int | None = None) -> None:
        """Append that answers were taken back (`turn` is that of now) and mark them and the turns they began."""
        await self.mark_undone(table_id, undo.after, undo.sequence)
        names = ("sequence", "after", "next_stop", "seat", "by")
        row = {name: getattr(undo, name) for name in names}
        more = {"turn": turn, "stop": 0, "steps": (), "revealed": False, "told": "", "events": ()}
        await self._append(table_id, row, kind="undo", member=member, at=at, **more)

    async def mark_undone(self, table_id: str, after: int, by: int) -> None:
        """Mark every answer and checkpoint after journal row `after` that still counts as undone by row `by`."""
        answers = and_(JOURNAL.table_id == table_id, JOURNAL.sequence > after, JOURNAL.undone_by.is_(None))
        taken = update(schema.journal).where(answers, JOURNAL.kind == "answer")
        await self._run(taken.values(undone_by=by))
        turns = and_(CHECKPOINTS.table_id == table_id, CHECKPOINTS.sequence > after)
        dropped = update(schema.checkpoints).where(turns, CHECKPOINTS.undone_by.is_(None))
        await self._run(dropped.values(undone_by=by))

    async def append_checkpoints(self, table_id: str, checkpoints: Iterable[Checkpoint]) -> None:
        """Append the checkpoints of turns that began."""
        rows = [
            {
                "table_id": table_id,
                "sequence": checkpoint.sequence,
                "turn": checkpoint.turn,
                "stop": checkpoint.stop,
                "draws": checkpoint.draws,
                "rules_revision": checkpoint.revision,
                "state": checkpoint.state,
            }
            for checkpoint in checkpoints
        ]
        if rows:
            await self._run(insertion(schema.checkpoints), rows)

    async def _append(self, table_id: str, row: dict[str, Any], **more: Any) -> None:
        values = {**row, **more, "table_id": table_id}
        values["events"] = tuple(values["events"]) or None
        await self._run(insertion(schema.journal), values)


def _journal(table_id: str, after: int) -> Select[Any]:
    rows = select(schema.journal).where(JOURNAL.table_id == table_id, JOURNAL.sequence > after)
    return rows.order_by(JOURNAL.sequence)


def _checkpoints(table_id: str) -> Select[Any]:
    return select(schema.checkpoints).where(CHECKPOINTS.table_id == table_id)


def _journal_record(row: Row[Any]) -> JournalRecord:
    kernel: Entry | Undo | None = None
    if row.kind == "answer":
        kernel = Entry(
            sequence=row.sequence,
            turn=row.turn,
            stop=row.stop,
            next_stop=row.next_stop,
            seat=row.seat,
            by=row.by,
            steps=row.steps,
            revealed=row.revealed,
            told=row.told,
        )
    elif row.kind == "undo":
        kernel = Undo(sequence=row.sequence, after=row.after, next_stop=row.next_stop, seat=row.seat, by=row.by)
    return JournalRecord(
        table_id=row.table_id,
        sequence=row.sequence,
        turn=row.turn,
        row=kernel,
        at=row.at,
        member=row.member,
        events=row.events or (),
        undone_by=row.undone_by,
    )


def _checkpoint(row: Row[Any]) -> CheckpointRecord:
    checkpoint = Checkpoint(
        revision=row.rules_revision,
        turn=row.turn,
        sequence=row.sequence,
        stop=row.stop,
        draws=row.draws,
        state=row.state,
    )
    return CheckpointRecord(table_id=row.table_id, checkpoint=checkpoint, undone_by=row.undone_by)
