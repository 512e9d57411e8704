"""The record of a table that has ended, played again: whether every row follows from the seed and the answers.

That finds what the dice alone can't show: a row that is missing, stands elsewhere or twice, an undone branch that was
taken out. It needs the rules and the content that the table was played with.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rules.kernel.content import digest_of
from rules.kernel.errors import KernelError
from rules.kernel.event import Event
from rules.kernel.game import AnyGame
from rules.kernel.journal import Entry, Journal, Row, Undo
from rules.kernel.match import Match, Setting
from rules.kernel.table import Result

BESIDE_KERNEL = ("at", "undone_by", "events")


class RecordRow(msgspec.Struct, frozen=True):
    """A row of the journal; `kernel` is None in the first, the opening."""

    sequence: int
    turn: int
    kernel: Row | None
    events: tuple[Event, ...]
    undone_by: int | None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record as `/table export` writes it. `content` is the digest of the content that was played with."""

    game: str
    revision: int
    seats: int
    options: dict[str, str | int]
    content: str | None
    seed: str
    commitment: str
    result: Result | None
    journal: tuple[dict[str, Any], ...]

    @property
    def rows(self) -> list[RecordRow]:
        """The journal. Raises msgspec.ValidationError or KeyError for what is no row of one."""
        return [_row(row) for row in self.journal]


def why_not_played_again(record: Record, game: AnyGame, content: Any) -> str:
    """What keeps that record from being played again here; empty when nothing does."""
    if record.content is None:
        return "the table was never started"
    if record.revision != game.revision:
        return f"the table was played by revision {record.revision} of the rules, these are {game.revision}"
    if record.content != digest_of(game.id, game.revision, msgspec.to_builtins(content, str_keys=True)):
        return "the table was played with other content than is here"
    if any(isinstance(row.kernel, Undo) and row.kernel.by == "rules" for row in record.rows):
        return "the rules were changed while the table was played"
    return ""


def differences(record: Record, game: AnyGame, content: Any) -> Iterator[str]:
    """Where the record is not what comes of its answers, a sentence each; the first row that differs is the last."""
    setting = Setting(game, content, record.seats, record.options, bytes.fromhex(record.seed))
    rows = record.rows
    try:
        match = Match.open(setting)
    except KernelError as problem:
        yield f"there is no such table: {problem}"
        return
    if rows[:1] != [RecordRow(0, 1, None, _as_written(match.table.events), None)]:
        yield "the opening is not what comes of the seed"
        return
    journal = Journal(match.openings)
    for row in rows[1:]:
        try:
            match = _followed(match, journal, row)
        except (KernelError, IndexError) as problem:
            yield f"row {row.sequence} does not follow: {problem}"
            return
    yield from _undone(rows)
    if record.result != (match.result if match.over else None):
        yield "the game ended otherwise"


def _row(row: Mapping[str, Any]) -> RecordRow:
    plain = {key: value for key, value in row.items() if key not in BESIDE_KERNEL}
    kernel: Row | None = None
    if "type" in plain:
        own = {key: value for key, value in plain.items() if key != "turn" or plain["type"] != "undo"}
        kernel = msgspec.convert(own, Entry | Undo)
    elif plain.keys() != {"sequence", "turn"}:
        raise KeyError("type")
    events = msgspec.convert(row["events"], tuple[Event, ...])
    undone_by = msgspec.convert(row["undone_by"], int | None)
    return RecordRow(
        msgspec.convert(row["sequence"], int), msgspec.convert(row["turn"], int), kernel, events, undone_by
    )


def _followed(match: Match, journal: Journal, row: RecordRow) -> Match:
    """The match after that row, which is the next of the journal. Raises KernelError where it can't be."""
    if isinstance(row.kernel, Undo):
        return _taken_back(match, journal, row)
    if row.kernel is None:
        raise KernelError("it is no answer")
    entry = row.kernel
    steps = [step.chosen for step in entry.steps]
    outcome = match.submit(entry.seat, entry.stop, entry.steps[0].kind, steps, entry.by)
    if (outcome.entry, _as_written(outcome.events)) != (entry, row.events):
        raise KernelError("something else comes of that answer")
    journal.rows.append(outcome.entry)
    journal.checkpoints += outcome.checkpoints
    return match


def _as_written(events: Sequence[Event]) -> tuple[Event, ...]:
    return msgspec.convert(msgspec.to_builtins(events), tuple[Event, ...])


def _taken_back(match: Match, journal: Journal, row: RecordRow) -> Match:
    undo = row.kernel
    assert isinstance(undo, Undo)
    first = next((entry for entry in journal.live_entries() if entry.sequence > undo.after), None)
    follows = undo.sequence == match.sequence + 1 and undo.next_stop == match.number + 1
    if not follows or first is None or undo.after != first.sequence - 1 or row.events:
        raise KernelError("it is an undo of another place")
    journal.rows.append(undo)
    checkpoint, entries = journal.resume_point()
    again = Match.restore(match.setting, checkpoint, entries, undo.next_stop, undo.sequence)
    if row.turn != again.turn:
        raise KernelError("it is an undo of another place")
    return again


def _undone(rows: list[RecordRow]) -> Iterator[str]:
    """Rows that say of themselves by which undo they were taken back, and are wrong."""
    by: dict[int, int] = {}
    for row in rows:
        if isinstance(row.kernel, Undo):
            answers = (each.sequence for each in rows if isinstance(each.kernel, Entry))
            taken = [each for each in answers if row.kernel.after < each < row.sequence]
            by |= {each: row.sequence for each in taken if each not in by}
    for row in rows:
        if row.undone_by != by.get(row.sequence):
            yield f"row {row.sequence} was taken back by {by.get(row.sequence)}, not by {row.undone_by}"
