"""What is kept of a match: a checkpoint at the start of every turn and the answers since, as plain records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any as Anything
from typing import Literal

import msgspec

from rules.kernel.errors import BadCheckpoint, NothingToUndo

By = Literal["member", "timer", "agent", "host", "rules"]


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match at the start of a turn.

    `sequence` is that of the last journal record before it, `stop` the number of the first stop after it, `draws` how
    many draws were taken from the dice, `revision` that of the rules which wrote `state` (plain data).
    """

    revision: int
    turn: int
    sequence: int
    stop: int
    draws: int
    state: dict[str, Anything]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of an answer: what was asked, what was chosen, and the fingerprint of what was on offer."""

    kind: str
    chosen: tuple[str, ...]
    offered: str


class Entry(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An accepted answer.

    `stop` is the number of the stop it answered, `next_stop` that of the stop after it; `revealed` says whether dice, a
    draw or a reveal came of it, and `told` is a fingerprint of all that came of it.
    """

    sequence: int
    turn: int
    stop: int
    next_stop: int
    seat: int
    by: By
    steps: tuple[Step, ...]
    revealed: bool
    told: str


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Answers taken back: no record after `after` counts any more. `next_stop` is the number of the stop reopened."""

    sequence: int
    after: int
    next_stop: int
    seat: int
    by: By


Row = Entry | Undo


class Journal:
    """All that was recorded of a match, the undone branches included; append only."""

    def __init__(self, checkpoints: Iterable[Checkpoint] = (), rows: Iterable[Row] = ()) -> None:
        self.checkpoints = list(checkpoints)
        self.rows = list(rows)

    @property
    def sequence(self) -> int:
        """The sequence of the last record; 0 before the first."""
        return self.rows[-1].sequence if self.rows else 0

    @property
    def number(self) -> int:
        """The number of the stop that is open now: that of the last record."""
        return self.rows[-1].next_stop if self.rows else self.checkpoints[0].stop

    def live_entries(self) -> list[Entry]:
        """The answers that count, oldest first."""
        live: list[Entry] = []
        for row in self.rows:
            if isinstance(row, Entry):
                live.append(row)
            else:
                live = [entry for entry in live if entry.sequence <= row.after]
        return live

    def live_checkpoints(self) -> list[Checkpoint]:
        """The checkpoints that count, oldest first."""
        live = list(self.checkpoints)
        for row in self.rows:
            if isinstance(row, Undo):
                live = [c for c in live if c.sequence <= row.after or c.sequence >= row.sequence]
        return live

    def resume_point(self) -> tuple[Checkpoint, list[Entry]]:
        """The newest checkpoint that counts and the answers since; BadCheckpoint when there is none."""
        live = self.live_checkpoints()
        if not live:
            raise BadCheckpoint("a match without a checkpoint")
        return live[-1], [e for e in self.live_entries() if e.sequence > live[-1].sequence]


def last_undoable(entries: Sequence[Entry]) -> Entry:
    """The answer that an undo takes back next: the newest that counts. Raises NothingToUndo."""
    if not entries:
        raise NothingToUndo
    return entries[-1]


def undo_is_free(entry: Entry, seat: int) -> bool:
    """Whether that seat may take the newest answer back alone: it is its own, and nothing came to light by it."""
    return entry.seat == seat and not entry.revealed
