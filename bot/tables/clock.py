"""What time it is. Everything at a table takes the time from a clock, so that tests can set it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """The present moment, aware and in UTC."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """The present moment, aware and in UTC."""
        return datetime.now(UTC)
