"""What happened at a table, for everybody or for some seats only."""

from __future__ import annotations

import msgspec

from rules.kernel.message import Args


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `kind` is its message key; `seats` are those who may know it, None for everybody."""

    kind: str
    args: Args = {}
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        return self.seats is None or (seat is not None and seat in self.seats)
