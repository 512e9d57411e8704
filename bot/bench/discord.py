"""`ryutaku bench discord`: the whole stack under load, against the small Discord of the tests."""

from __future__ import annotations

import asyncio
import importlib
from typing import Any

from bot.bench.figures import Figure
from bot.commands.errors import Refused

LOAD = "tests.loopback.load"


def load(tables: int, seconds: float, rate: float, open_tables: int, game: str) -> list[Figure]:
    """Play at so many tables, as fast as goes and then at so many decisions a second. Raises Refused."""
    try:
        measure: Any = importlib.import_module(LOAD).measure
    except ModuleNotFoundError as missing:
        raise Refused(
            f"bench discord plays against the small Discord in tests/loopback, and {missing.name} is not here; "
            "run it from a checkout of the project, after make test"
        ) from None
    figures: list[Figure] = asyncio.run(measure(tables, seconds, rate, open_tables, game))
    return figures
