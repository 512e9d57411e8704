"""How long the parts of one action take, gathered for its line in the log."""

from __future__ import annotations

from contextvars import ContextVar
from time import perf_counter

_gathering: ContextVar[dict[str, float] | None] = ContextVar("times", default=None)


class gathered:
    """Within it, what is `spent` in this task is gathered: `with gathered() as times`, milliseconds by part."""

    def __enter__(self) -> dict[str, float]:
        times: dict[str, float] = {}
        self._token = _gathering.set(times)
        return times

    def __exit__(self, *_: object) -> None:
        _gathering.reset(self._token)


class spent:
    """Around a part of an action, `with` or `async with`; nothing where no times are gathered."""

    def __init__(self, part: str) -> None:
        self._part = part
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_: object) -> None:
        times = _gathering.get()
        if times is not None:
            taken = (perf_counter() - self._began) * 1000
            times[self._part] = round(times.get(self._part, 0.0) + taken, 2)

    async def __aenter__(self) -> None:
        self.__enter__()

    async def __aexit__(self, *_: object) -> None:
        self.__exit__()
