"""What was cut short after an action that counts: it is logged, and made up for later, until that succeeds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import structlog

from bot.tables.clock import Clock
from bot.tables.core import Core
from bot.tables.errors import TableError
from bot.tables.live import LiveTable
from bot.tables.store import Store
from rules.kernel.errors import KernelError

OWED = "owed"
"""The timer after which a table is gone on with."""

WAITS = tuple(timedelta(seconds=seconds) for seconds in (10, 60, 600, 3600))
"""How long is waited before each try; the last one goes on for ever."""

log = structlog.get_logger(__name__)


class Owing(Core):
    """Whoever acts is told whether the action counts; what follows it by itself is no part of that.

    `unnoted` are the tables for which something is owed and the store could not note even that.
    """

    def __init__(self, store: Store, clock: Clock, content: Path | None = None) -> None:
        super().__init__(store, clock, content)
        self.unnoted: set[str] = set()

    @asynccontextmanager
    async def owing(self, live: LiveTable) -> AsyncIterator[None]:
        """Around what follows a committed action by itself: trouble in it is nobody's error, and is made up for."""
        try:
            yield
        except Exception:
            log.exception("cut_short", table=live.record.id)
            await self._owe(live)

    async def _owe(self, live: LiveTable) -> None:
        """Bring memory to what the store has, and see to it that the table is gone on with later."""
        table_id, wait = live.record.id, WAITS[0]
        try:
            await self.live.reload(live, table_id)
            async with self.store.change() as tx:
                before = [timer.data["tries"] for timer in await tx.timers(table_id) if timer.kind == OWED]
                tries = next(iter(before), 0)
                wait = WAITS[min(tries, len(WAITS) - 1)]
                await tx.set_timer(table_id, OWED, self.clock.now() + wait, tries=tries + 1)
        except (TableError, KernelError) as problem:
            log.error("owed_unnoted", table=table_id, problem=str(problem))
            # Without its match it is shown as far as its rows go, and loaded anew by whoever needs it next.
            live.match, live.in_doubt = None, True
            self.unnoted.add(table_id)
        self.timer_set(self.clock.now() + wait)
