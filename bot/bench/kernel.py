"""`ryutaku bench kernel`: answers and restores a second, and whether a long game takes longer to restore."""

from __future__ import annotations

import tempfile
import tracemalloc
from pathlib import Path
from random import Random
from time import perf_counter

from bot.bench.figures import Figure
from bot.bench.played import play, write
from bot.tables.clock import SystemClock
from bot.tables.database import open_database
from bot.tables.live import LiveTables
from bot.tables.store import Store
from rules.kernel.decide import next_decision
from rules.kernel.game import AnyGame
from rules.kernel.match import Match, Setting
from rules.kernel.simulate import deal_agents

FEW_TURNS, MANY_TURNS = 5, 500


def answers(game: AnyGame, seconds: float) -> list[Figure]:
    """How many answers and restores a second the rules of one game take, by matches of sensible agents."""
    spent = {"answers": 0.0, "restores": 0.0}
    count = number = 0
    while sum(spent.values()) < seconds:
        number += 1
        seed = f"bench/{number}".encode()
        setting = Setting(game, game.load_content(), game.seats.start, game.check_options({}), seed)
        match = Match.open(setting)
        agents, rng = deal_agents(game, ["sensible"], setting.seats), Random(number)
        while not match.over and sum(spent.values()) < seconds:
            decision = next_decision(match, agents, rng)
            if decision is None:
                break
            began = perf_counter()
            match.submit(decision.seat, decision.number, decision.kind, decision.steps)
            answered = perf_counter()
            Match.restore(match.setting, match.checkpoint, match.entries, match.number, match.sequence)
            spent["answers"] += answered - began
            spent["restores"] += perf_counter() - answered
            count += 1
    return [Figure(f"{game.id}: {what}", count / taken, "1/s") for what, taken in spent.items()]


async def restores(game: AnyGame, times: int = 200, tables: int = 100) -> list[Figure]:
    """How long a table takes to come back from the store after 500 turns against 5, and what it weighs in memory.

    `times` is how often each is restored, `tables` how many are weighed.
    """
    played = play(game, FEW_TURNS)
    rounds = MANY_TURNS // played.outcomes[-1].entry.turn
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(Path(folder, "bench.db"))
        try:
            store = Store(database)
            await write(store, played, "few")
            await write(store, played, "many", rounds)
            taken = {"few": 0.0, "many": 0.0}
            live = LiveTables(store, SystemClock())
            for turn in range(times + 10):
                for name in taken:
                    began = perf_counter()
                    live.forget(name)
                    async with live.hold(name):
                        pass
                    taken[name] += perf_counter() - began if turn >= 10 else 0.0
            weight = await _weight(store, game, tables)
        finally:
            await database.close()
    return [
        Figure(f"{game.id}: restore after {FEW_TURNS} turns", taken["few"] / times * 1000, "ms"),
        Figure(f"{game.id}: restore after {MANY_TURNS} turns", taken["many"] / times * 1000, "ms"),
        Figure(f"{game.id}: {MANY_TURNS} turns against {FEW_TURNS}", taken["many"] / taken["few"], "×", "≤ 1.2"),
        Figure(f"{game.id}: memory per live table", weight / 1024, "KiB", "≤ 64"),
    ]


async def _weight(store: Store, game: AnyGame, tables: int) -> float:
    """Bytes that one more table in memory takes."""
    played = play(game, FEW_TURNS)
    for number in range(tables):
        await write(store, played, f"w{number}")
    live = LiveTables(store, SystemClock())
    async with live.hold("w0"):
        pass
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(1, tables):
            async with live.hold(f"w{number}"):
                pass
        return (tracemalloc.get_traced_memory()[0] - before) / (tables - 1)
    finally:
        tracemalloc.stop()
