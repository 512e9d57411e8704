"""A sign of life in the data folder, for `ryutaku health`: nothing has to listen for it."""

from __future__ import annotations

import asyncio
import math
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Annotated

import msgspec
import structlog
from discord import Client

from bot.tables.clock import Clock

log = structlog.get_logger(__name__)

FILE = "health.json"
BEAT = timedelta(seconds=20)
DEAD_AFTER = timedelta(seconds=70)
"""A sign older than three beats says that the bot is gone or stuck."""


class Sign(msgspec.Struct, frozen=True):
    """How the bot was at a moment. `latency` is that of the gateway in seconds, None while there is no connection."""

    at: Annotated[datetime, msgspec.Meta(tz=True)]
    latency: float | None = None


async def beat(client: Client, folder: Path, clock: Clock) -> None:
    """Leave a sign again and again, until cancelled; then it is taken away."""
    loop = asyncio.get_running_loop()
    # One thread for all: a sign being written when the end comes is taken away after it, not before.
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="heart") as hand:
        try:
            while True:
                connected = client.is_ready() and not client.is_closed() and math.isfinite(client.latency)
                sign = Sign(clock.now(), client.latency if connected else None)
                try:
                    await loop.run_in_executor(hand, _write, folder / FILE, sign)
                except OSError as problem:
                    log.warning("sign_of_life_failed", problem=str(problem))
                await asyncio.sleep(BEAT.total_seconds())
        finally:
            with suppress(OSError):
                await loop.run_in_executor(hand, (folder / FILE).unlink)


def trouble(folder: Path, now: datetime) -> str:
    """What is wrong with the bot of that data folder; empty when it is well."""
    try:
        sign = msgspec.json.decode((folder / FILE).read_bytes(), type=Sign)
    except FileNotFoundError:
        return "the bot is not running; start it (make run, or docker compose up --detach)"
    except (OSError, RecursionError, msgspec.DecodeError) as problem:
        return f"its sign of life can't be read: {problem}"
    age = now - sign.at
    if age > DEAD_AFTER:
        return f"the bot gave no sign of life for {int(age.total_seconds())} s"
    return "" if sign.latency is not None else "the bot is not connected to Discord"


def _write(file: Path, sign: Sign) -> None:
    unfinished = file.with_name(file.name + ".part")
    unfinished.write_bytes(msgspec.json.encode(sign))
    unfinished.replace(file)
