"""What is remembered, in memory only, of the way from one table to its channel."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

MOST_LINES = 5000


class Line:
    """One table's deliveries.

    `running` is set while one is under way; `claims` counts the presses that are going to deliver themselves.
    `pressers` pressed since the last delivery and are not pinged. `look` says that a board may stand in the channel
    that nobody noted; `missing` that the board is gone. `shown` is the picture that the board carries, `waiting` the
    short lines for who became awaited in mid-turn, with turn and members named (None: not looked for yet).
    """

    def __init__(self) -> None:
        self.running: asyncio.Future[None] | None = None
        self.claims = 0
        self.changed = False
        self.pressers: set[int] = set()
        self.look = True
        self.missing = False
        self.failures = 0
        self.retry: asyncio.TimerHandle | None = None
        self.shown: tuple[int, int] | None = None
        self.waiting: dict[int, tuple[int, frozenset[int]]] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is going on, so that it may be forgotten."""
        return self.running is None and self.retry is None and not self.claims


class Lines:
    """The lines by table; the longest unused idle ones are forgotten."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self._lines: OrderedDict[str, Line] = OrderedDict()
        self._most = most

    def __getitem__(self, table_id: str) -> Line:
        line = self._lines.setdefault(table_id, Line())
        self._lines.move_to_end(table_id)
        if len(self._lines) > self._most:
            oldest = next(iter(self._lines))
            if self._lines[oldest].idle:
                del self._lines[oldest]
        return line

    def all(self) -> tuple[Line, ...]:
        """All that there are."""
        return tuple(self._lines.values())
