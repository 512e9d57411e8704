"""Rows for the store's tests, with what a test does not care about filled in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.tables.records import SeatRecord, TableRecord
from bot.tables.store import Store
from rules.kernel.event import Event
from rules.kernel.journal import Checkpoint, Entry, Step, Undo
from rules.kernel.match import Outcome
from rules.kernel.message import Dice, Message, Seat

NOON = datetime(2026, 11, 1, 12, 0, 0, 123456, tzinfo=UTC)
ROLLED = Event("rolled", {"dice": Dice((3, 4)), "seat": Seat(1), "why": Message("why", {"n": 1})}, seats=(0,))


def later(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def files(folder: Path) -> dict[str, bytes]:
    """What a folder holds."""
    return {entry.name: entry.read_bytes() for entry in folder.iterdir()}


def a_table(table_id: str = "table2aa", **fields: Any) -> TableRecord:
    given: dict[str, Any] = {
        "game": "toy",
        "title": "週末卓",
        "channel": 10,
        "home_channel": 1,
        "host": 100,
        "locale": "ja",
        "seats": 2,
        "seed": b"\x00\xff" * 16,
        "commitment": "c" * 64,
        "opened_at": NOON,
        "touched_at": NOON,
    }
    return TableRecord(id=table_id, **(given | fields))


def a_seat(seat: int, member: int | None, table_id: str = "table2aa", **fields: Any) -> SeatRecord:
    given: dict[str, Any] = {"name": f"member {member}", "joined_at": NOON}
    return SeatRecord(table_id=table_id, seat=seat, member=member, **(given | fields))


def a_checkpoint(turn: int = 1, sequence: int = 0, stop: int = 1) -> Checkpoint:
    return Checkpoint(revision=1, turn=turn, sequence=sequence, stop=stop, draws=7, state={"turn": turn, "deck": ["a"]})


def an_entry(sequence: int, turn: int = 1, chosen: tuple[str, ...] = ("森",)) -> Entry:
    step = Step("go", chosen, "f" * 16)
    return Entry(sequence, turn, sequence, sequence + 1, 0, "member", (step,), False, "t" * 16)


def an_answer(sequence: int, turn: int = 1, began: int | None = None) -> Outcome:
    """An answer at stop `sequence`; `began` is the turn that it began, if it began one."""
    checkpoints = () if began is None else (a_checkpoint(began, sequence, sequence + 1),)
    return Outcome(an_entry(sequence, turn), (ROLLED,), checkpoints, False)


def an_undo(sequence: int, after: int) -> Undo:
    return Undo(sequence, after, sequence + 1, 0, "member")


async def started(store: Store, **fields: Any) -> TableRecord:
    """A table with two seats whose match has begun."""
    async with store.change() as tx:
        digest = await tx.save_content("toy", 1, {"cards": ["a", "b"]})
        table = await tx.insert_table(a_table(content_digest=digest, **fields))
        await tx.put_seats(table.id, [a_seat(0, 100, table.id), a_seat(1, 101, table.id)])
        return await tx.record_start(table, [a_checkpoint()], [ROLLED], stop=1, at=NOON)
