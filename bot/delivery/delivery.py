"""Deliveries: for each table one at a time, always of the newest state, and again until what stands there is right."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord
import structlog

from bot.delivery.line import Line, Lines
from bot.delivery.outbox import Outbox
from bot.delivery.waiting_line import WaitingLines
from bot.screen import permissions
from bot.screen.bridge import Bridge
from bot.screen.errors import MissingPermission
from bot.screen.respond import Responder
from bot.tables.errors import StoreError, TableError
from bot.tables.seating import CHANNEL_LOST

RETRIES = (5.0, 15.0, 60.0, 300.0)
"""Seconds to wait after a delivery that failed; the last one goes on for ever."""

UNKNOWN_CHANNEL = 10003

WRITE_AFTER = 10.0
"""Seconds after which is written what was delivered, where no further change of its table does that first."""

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, asyncio.TimeoutError, StoreError)
"""What a delivery is tried again after; of the store, because what was sent may not have been noted."""

log = structlog.get_logger(__name__)


class Deliveries:
    """Brings tables to their channels. `deliver` may be called at any time, as often as one likes."""

    def __init__(self, bridge: Bridge, client: discord.Client, outbox: Outbox, waiting: WaitingLines) -> None:
        self.bridge = bridge
        self.client = client
        self.outbox = outbox
        self.waiting = waiting
        self.lines = Lines()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writing: asyncio.TimerHandle | None = None
        self._stopping = False

    @contextmanager
    def claim(self, table_id: str | None, member: int) -> Iterator[None]:
        """Around an action and its delivery: what it changes is not delivered by anybody else meanwhile.

        `member` pressed, and so is not pinged by what comes of it.
        """
        if table_id is None:
            yield
            return
        line = self.lines[table_id]
        line.claims += 1
        line.pressers.add(member)
        try:
            yield
        finally:
            line.claims -= 1
            if line.changed and not line.claims:
                self.changed(table_id)

    def changed(self, table_id: str) -> None:
        """A table has changed: deliver it soon, unless somebody does already."""
        line = self.lines[table_id]
        line.changed = True
        if not line.claims and line.running is None and not self._stopping:
            self.soon(table_id)

    def soon(self, table_id: str) -> None:
        """Deliver a table in the background."""
        self.spawn(self.quietly(table_id))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background that a stop waits for; once it stops, nothing new is begun."""
        if self._stopping:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def deliver(self, table_id: str, responder: Responder | None = None) -> None:
        """Bring the newest state of a table to its channel, by the answer to a press where that is possible.

        While another delivery of the table is under way the press gets a bare deferral, and that delivery goes on with
        the newest state. Raises MissingPermission when the bot may not post there; other trouble is logged and tried
        again later.
        """
        line = self.lines[table_id]
        if line.running is not None:
            if responder is not None:
                await responder.defer()
            await asyncio.wait([line.running])
            return
        line.running = asyncio.get_running_loop().create_future()
        if line.retry is not None:
            line.retry.cancel()
            line.retry = None
        try:
            await self._run(table_id, line, responder)
        finally:
            line.running.set_result(None)
            line.running = None

    async def quietly(self, table_id: str) -> None:
        """Deliver a table where nobody waits for it: trouble is logged."""
        try:
            await self.deliver(table_id)
        except MissingPermission as problem:
            log.warning("delivery_not_permitted", table=table_id, reason=str(problem))
        except TableError as problem:
            log.error("delivery_impossible", table=table_id, problem=str(problem))
        except Exception:
            log.exception("delivery_failed", table=table_id)

    async def repost(self, table_id: str) -> None:
        """Post the board anew below the talk, for who asks for it; the old one is closed. Raises as `deliver` does."""
        before = await self.bridge.tables.scene(table_id)
        self.lines[table_id].missing = True
        await self.deliver(table_id)
        after = await self.bridge.tables.scene(table_id)
        if after.table.board_message != before.table.board_message:
            await self.outbox.close_behind(after, before.table.board_message)

    async def stop(self) -> None:
        """Finish what is under way and begin nothing new."""
        self._stopping = True
        for line in self.lines.all():
            if line.retry is not None:
                line.retry.cancel()
                line.retry = None
        running = [line.running for line in self.lines.all() if line.running is not None]
        if waits := [*running, *self._tasks]:
            await asyncio.wait(waits)
        if self._writing is not None:
            self._writing.cancel()
            await self._write()

    # One table -------------------------------------------------------------------------------------------------------

    async def _run(self, table_id: str, line: Line, responder: Responder | None) -> None:
        try:
            while True:
                scene = await self.bridge.tables.scene(table_id)
                line.changed = False
                if not scene.table.lags and not line.missing:
                    break
                await self.outbox.send(await self.bridge.explain(scene), line, responder)
                self._write_later()
                line.failures = 0
                responder = None
                await self.waiting.tidy(scene, line)
        except TROUBLE as problem:
            await self._troubled(table_id, line, problem)

    def _write_later(self) -> None:
        if self._writing is None:
            begin = asyncio.get_running_loop().call_later
            self._writing = begin(WRITE_AFTER, lambda: self.spawn(self._write()))

    async def _write(self) -> None:
        """Write what was delivered; what the store refuses now comes with the next one."""
        self._writing = None
        try:
            await self.bridge.tables.write_deliveries()
        except StoreError as problem:
            log.warning("deliveries_not_written", problem=str(problem))

    async def _troubled(self, table_id: str, line: Line, problem: BaseException) -> None:
        """What to do when Discord refused or could not be reached."""
        if isinstance(problem, discord.NotFound) and problem.code == UNKNOWN_CHANNEL:
            await self.lose(table_id, CHANNEL_LOST)
            return
        if isinstance(problem, discord.Forbidden):
            channel = (await self.bridge.tables.scene(table_id)).table.channel
            raise permissions.refusal(permissions.lacking(self.client, channel) or "send_messages") from problem
        # Whether the message arrived is unknown: the next delivery looks before it posts.
        line.look = True
        wait = RETRIES[min(line.failures, len(RETRIES) - 1)]
        line.failures += 1
        log.warning("delivery_postponed", table=table_id, seconds=wait, problem=str(problem))
        if not self._stopping:
            line.retry = asyncio.get_running_loop().call_later(wait, self._again, table_id)

    def _again(self, table_id: str) -> None:
        self.lines[table_id].retry = None
        if not self._stopping:
            self.soon(table_id)

    async def lose(self, table_id: str, reason: str) -> None:
        """The channel of a table is gone: it pauses until somebody moves it, or for that reason until it is back."""
        scene = await self.bridge.tables.scene(table_id)
        log.warning("channel_lost", table=table_id, channel=scene.table.channel, reason=reason)
        if scene.table.state == "playing":
            change = await self.bridge.tables.pause(table_id, None, reason)
            scene = change.scene
            if reason == CHANNEL_LOST:
                await self.outbox.tell_lost(scene)
        # Nothing can be shown there, so nothing is owed.
        await self.bridge.tables.delivered(table_id, scene.table.revision)
