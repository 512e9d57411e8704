"""What is due at tables: one sleep until the next due time in the store, no polling and no worker that waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from bot.tables.errors import StoreError, TableError
from bot.tables.live import REACTIONS_END
from bot.tables.lobby import LOBBY_CLOSES
from bot.tables.owing import OWED
from bot.tables.playing import TIME_UP
from bot.tables.records import TimerRecord
from bot.tables.service import Tables
from bot.tables.undoing import VOTE_CLOSES

Handler = Callable[[TimerRecord], Awaitable[None]]
RETRY = timedelta(minutes=1)
"""What the store failed at is tried again after this time."""

RETRY_BROKEN = timedelta(hours=1)
"""And what broke in another way after this one: a new version may have come meanwhile."""

log = structlog.get_logger(__name__)


class Timers:
    """Carries out what is due. `handlers` has one for each kind of timer; a kind without one is dropped."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.handlers: dict[str, Handler] = {
            LOBBY_CLOSES: lambda timer: tables.close_quiet_lobby(timer.table_id),
            VOTE_CLOSES: lambda timer: tables.close_stale_vote(timer.table_id),
            REACTIONS_END: lambda timer: tables.end_reactions(timer.table_id),
            TIME_UP: lambda timer: tables.time_up(timer.table_id),
            OWED: lambda timer: tables.go_on(timer.table_id),
        }
        self._due: datetime | None = None
        self._sleeping: asyncio.Task[None] | None = None
        self._running = False
        tables.on_timer.append(self.arm)

    async def start(self) -> None:
        """Sleep until what is due next, as the store has it; what became due meanwhile is done at once."""
        due = await self.tables.next_due()
        if due is not None:
            self.arm(due)

    async def stop(self) -> None:
        """Do nothing any more; what is being carried out is finished first."""
        if self._sleeping is not None and not self._running:
            self._sleeping.cancel()
        if self._sleeping is not None:
            await asyncio.gather(self._sleeping, return_exceptions=True)
        self._sleeping, self._due = None, None

    def arm(self, due: datetime) -> None:
        """Something is due then: sleep no longer than that."""
        if self._running or (self._due is not None and self._due <= due):
            return
        if self._sleeping is not None:
            self._sleeping.cancel()
        self._due = due
        self._sleeping = asyncio.create_task(self._sleep(due), name="timers")

    async def _sleep(self, due: datetime) -> None:
        await asyncio.sleep(max(0.0, (due - self.tables.clock.now()).total_seconds()))
        self._running = True
        try:
            following = await self._carry_out_due()
        finally:
            self._running, self._due, self._sleeping = False, None, None
        if following is not None:
            self.arm(following)

    async def _carry_out_due(self) -> datetime | None:
        """Carry out all that is due; when the next is. A fault of the store puts everything off, and loses nothing."""
        now = self.tables.clock.now()
        try:
            async with self.tables.store.read() as tx:
                due = await tx.due_timers(now)
            for timer in due:
                await self._carry_out(timer)
            for table_id in tuple(self.tables.unnoted):
                await self._go_on(table_id)
            following = await self.tables.next_due()
        except Exception:
            log.exception("timers put off")
            return now + RETRY
        again = now + RETRY
        if following is None:
            return again if self.tables.unnoted else None
        if following <= now:
            return again
        return min(again, following) if self.tables.unnoted else following

    async def _carry_out(self, timer: TimerRecord) -> None:
        handler, broken = self.handlers.get(timer.kind), False
        try:
            if handler is not None:
                await handler(timer)
        except StoreError:
            raise
        except TableError as problem:
            log.error("timer refused", table=timer.table_id, kind=timer.kind, problem=str(problem))
        except Exception:
            log.exception("timer failed", table=timer.table_id, kind=timer.kind)
            broken = True
        async with self.tables.store.change() as tx:
            standing = [each for each in await tx.timers(timer.table_id) if each.kind == timer.kind]
            if any(each.due_at != timer.due_at for each in standing):
                return  # it was set anew
            if broken and standing:
                later = self.tables.clock.now() + RETRY_BROKEN
                await tx.set_timer(timer.table_id, timer.kind, later, **timer.data)
            else:
                await tx.cancel_timer(timer.table_id, timer.kind)

    async def _go_on(self, table_id: str) -> None:
        """Make up for what is owed and could not even be noted."""
        try:
            await self.tables.go_on(table_id)
        except StoreError:
            raise
        except TableError as problem:
            self.tables.unnoted.discard(table_id)
            log.error("not_gone_on", table=table_id, problem=str(problem))
