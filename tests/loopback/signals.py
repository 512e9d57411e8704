"""Waiting for something to happen, without polling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Signal:
    """Wakes everybody who waits whenever something happened."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def fire(self) -> None:
        """Something happened."""
        for each in self._waiting:
            if not each.done():
                each.set_result(None)
        self._waiting.clear()

    async def until(self, true: Callable[[], bool], patience: float, what: str = "it") -> None:
        """Wait until `true()`, looking anew at each signal; TimeoutError, saying what did not come."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while not true():
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError(f"{what} did not come within {patience} s")
            waiting = loop.create_future()
            self._waiting.add(waiting)
            try:
                # wait_for of Python 3.11 may swallow a cancellation that comes together with the signal.
                await asyncio.wait([waiting], timeout=left)
            finally:
                self._waiting.discard(waiting)
