"""What goes wrong at Discord on purpose: chosen calls are refused, delayed, answered in vain, or cut off."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.loopback.errors import ApiError, too_many


@dataclass
class Fault:
    """One fault. `route` is searched in `METHOD /template`; `times` says how often it strikes, None for always.

    `error` is answered instead of carrying the call out, or after it was carried out (`afterwards`). `cut` drops the
    connection. `delay` waits before the call is carried out, in seconds; `gate` until it is opened. `met` is set once
    it has struck.
    """

    route: str
    times: int | None = 1
    error: Callable[[], ApiError] | None = None
    afterwards: bool = False
    cut: bool = False
    delay: float = 0.0
    gate: asyncio.Event | None = None
    struck: int = 0
    met: asyncio.Event = field(default_factory=asyncio.Event)

    def strikes(self, method: str, template: str) -> bool:
        """Whether it strikes this call; then once less from now on."""
        if self.times is not None and self.struck >= self.times:
            return False
        if not re.search(self.route, f"{method} {template}"):
            return False
        self.struck += 1
        self.met.set()
        return True


class Cut(Exception):
    """The connection is dropped without an answer."""


class Faults:
    """The faults that are set."""

    def __init__(self) -> None:
        self.all: list[Fault] = []

    def add(self, route: str, **how: Any) -> Fault:
        """Set a fault."""
        fault = Fault(route, **how)
        self.all.append(fault)
        return fault

    def fail(self, route: str, status: int = 500, times: int | None = 1, afterwards: bool = False) -> Fault:
        """Answer with a status of the 5xx kind."""
        words = {500: "500: Internal Server Error", 502: "502: Bad Gateway"}.get(status, str(status))
        return self.add(route, times=times, afterwards=afterwards, error=lambda: ApiError(status, 0, words))

    def limit(self, route: str, retry_after: float = 0.2, times: int | None = 1, everywhere: bool = False) -> Fault:
        """Answer with 429."""
        return self.add(route, times=times, error=lambda: too_many(retry_after, everywhere=everywhere))

    def slow(self, route: str, seconds: float, times: int | None = 1) -> Fault:
        """Take long."""
        return self.add(route, times=times, delay=seconds)

    def clear(self) -> None:
        """Everything works again; who waits at a gate goes on."""
        for fault in self.all:
            if fault.gate is not None:
                fault.gate.set()
        self.all.clear()

    async def before(self, method: str, template: str) -> list[Fault]:
        """Suffer what comes before a call is carried out; gives the faults that come after it. Raises ApiError, Cut."""
        later = []
        for fault in list(self.all):
            if not fault.strikes(method, template):
                continue
            if fault.delay:
                await asyncio.sleep(fault.delay)
            if fault.gate is not None:
                await fault.gate.wait()
            if fault.afterwards:
                later.append(fault)
            elif fault.cut:
                raise Cut
            elif fault.error is not None:
                raise fault.error()
        return later

    @staticmethod
    def after(later: list[Fault]) -> None:
        """Suffer what comes after a call was carried out. Raises ApiError or Cut."""
        for fault in later:
            if fault.cut:
                raise Cut
            if fault.error is not None:
                raise fault.error()
