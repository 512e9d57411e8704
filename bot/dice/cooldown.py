"""Keeps one member from flooding a channel: a few rolls at once, then one every few seconds."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta

from bot.dice.errors import DiceError
from bot.tables.clock import Clock

AT_ONCE = 8
EVERY = timedelta(seconds=2)
MEMBERS_KEPT = 10_000


class TooFast(DiceError):
    """The member has rolled much in a short time; in `seconds` it goes on."""

    key = "error-dice-too-fast"


class Cooldown:
    """How much each member may still do. It is not stored: a restart forgives everybody."""

    def __init__(self, clock: Clock, at_once: int = AT_ONCE, every: timedelta = EVERY) -> None:
        self._clock = clock
        self._every = every
        self._patience = every * at_once
        self._free_at: OrderedDict[int, datetime] = OrderedDict()

    def take(self, member: int, cost: int = 1) -> None:
        """Count one command, or one that costs as much as several; raises TooFast and then counts nothing."""
        now = self._clock.now()
        after = max(self._free_at.get(member, now), now) + self._every * cost
        if after - now > self._patience:
            raise TooFast(seconds=max(1, -int(-((after - now) - self._patience).total_seconds() // 1)))
        self._free_at[member] = after
        self._free_at.move_to_end(member)
        while len(self._free_at) > MEMBERS_KEPT:
            self._free_at.popitem(last=False)
