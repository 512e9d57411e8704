"""A sign of life in the data folder, for `ryutaku health`: nothing has to listen for it."""

from __future__ import annotations

import asyncio
import math
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
from discord import Client

from bot.tables.clock import Clock

FILE = "health.json"
BEAT = timedelta(seconds=20)
DEAD_AFTER = timedelta(seconds=70)
"""A sign older than three beats says that the bot is gone or stuck."""


class Sign(msgspec.Struct, frozen=True):
    """How the bot was at a moment. `latency` is that of the gateway in seconds, None while there is no connection."""

    at: datetime
    latency: float | None = None


async def beat(client: Client, folder: Path, clock: Clock) -> None:
    """Leave a sign again and again, until cancelled; then it is taken away."""
    try:
        while True:
            connected = client.is_ready() and not client.is_closed() and math.isfinite(client.latency)
            sign = Sign(clock.now(), client.latency if connected else None)
            await asyncio.to_thread(_write, folder / FILE, sign)
            await asyncio.sleep(BEAT.total_seconds())
    finally:
        (folder / FILE).unlink(missing_ok=True)


def trouble(folder: Path, now: datetime) -> str:
    """What is wrong with the bot of that data folder; empty when it is well."""
    try:
        sign = msgspec.json.decode((folder / FILE).read_bytes(), type=Sign)
    except FileNotFoundError:
        return "the bot is not running"
    except (OSError, msgspec.DecodeError) as problem:
        return f"its sign of life can't be read: {problem}"
    age = now - sign.at
    if age > DEAD_AFTER:
        return f"the bot gave no sign of life for {int(age.total_seconds())} s"
    return "" if sign.latency is not None else "the bot is not connected to Discord"


def _write(file: Path, sign: Sign) -> None:
    unfinished = file.with_name(file.name + ".part")
    unfinished.write_bytes(msgspec.json.encode(sign))
    unfinished.replace(file)
