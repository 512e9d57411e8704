"""A clock that tests set."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class FakeClock:
    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def advance(self, **by: float) -> None:
        self.time += timedelta(**by)
