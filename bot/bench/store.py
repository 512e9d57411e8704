"""`ryutaku bench store`: the commit of an answer, against the same rows written by bare aiosqlite."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import aiosqlite
from sqlalchemy import event

from bot.bench.figures import Figure, percentile
from bot.bench.played import FIRST_CHANNEL, begin, later, play
from bot.tables.database import copy_database, open_database
from bot.tables.store import Store
from rules.kernel.game import AnyGame

Statements = list[tuple[str, Any]]
TURNS = 5


async def commits(game: AnyGame, count: int = 1000) -> list[Figure]:
    """Write so many answers by the store, and the same statements with the same values by aiosqlite alone."""
    with tempfile.TemporaryDirectory() as folder:
        file, twin = Path(folder, "bench.db"), Path(folder, "twin.db")
        ours, statements = await _by_the_store(game, count, file, twin)
        bare = await _bare(twin, statements)
    ratio = percentile(ours, 50) / percentile(bare, 50)
    return [
        Figure(f"{game.id}: commit of an answer, median", percentile(ours, 50) * 1000, "ms"),
        Figure(f"{game.id}: commit of an answer, p95", percentile(ours, 95) * 1000, "ms"),
        Figure(f"{game.id}: the same rows by bare aiosqlite, median", percentile(bare, 50) * 1000, "ms"),
        Figure(f"{game.id}: store against bare aiosqlite", ratio, "×", "≤ 5"),
    ]


async def _by_the_store(game: AnyGame, count: int, file: Path, twin: Path) -> tuple[list[float], list[Statements]]:
    played = play(game, TURNS)
    database = await open_database(file)
    taken: list[float] = []
    written: list[Statements] = []

    def listen(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        if written:
            written[-1].append((statement, list(parameters) if many else parameters))

    try:
        store = Store(database)
        async with store.change() as tx:
            record = await begin(tx, played, "bench", FIRST_CHANNEL)
        copy_database(file, twin)
        event.listen(database.engine.sync_engine, "before_cursor_execute", listen)
        for number in range(count):
            rounds, step = divmod(number, len(played.outcomes))
            outcome = later(played.outcomes[step], rounds, played)
            written.append([])
            began = perf_counter()
            async with store.change() as tx:
                record = await tx.record_answer(
                    record, outcome, at=record.touched_at, interaction=number + 1, member=outcome.entry.seat + 1
                )
            taken.append(perf_counter() - began)
    finally:
        await database.close()
    return taken, written


async def _bare(file: Path, written: list[Statements]) -> list[float]:
    taken: list[float] = []
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            await connection.execute(f"PRAGMA {pragma}")
        for statements in written:
            began = perf_counter()
            await connection.execute("BEGIN IMMEDIATE")
            for statement, parameters in statements:
                if isinstance(parameters, list):
                    await connection.executemany(statement, parameters)
                else:
                    await connection.execute(statement, parameters)
            await connection.execute("COMMIT")
            taken.append(perf_counter() - began)
    return taken
