"""Whatever members do in whatever order: nothing breaks, and memory and store never differ."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.database import open_database
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import Texts
from rules.kernel.game import games
from tests.bot.tables.fake_clock import FakeClock
from tests.bot.tables.random_table import RandomTable, Step
from tests.rules.kernel.toy import TOY, Toy

BEFORE = ("join", "leave_lobby", "add_stand_in", "drop_stand_in", "set", "start", "move", "close", "forget", "restart")
PLAY = ("answer", "answer", "answer", "answer", "undo", "vote", "time", "restart")
CARE = ("stand_in", "take_back", "replace", "ask_always", "pause", "resume", "move", "leave", "end", "forget")
STRAY = ("junk", "start", "join", "language", "vote", "undo")
numbers = st.integers(0, 99)


class Rivals(Toy):
    """The toy game, everybody against everybody."""

    id = "rivals"
    cooperative = False


def steps(*kinds: str) -> st.SearchStrategy[Step]:
    return st.tuples(st.sampled_from(kinds), numbers, numbers, numbers)


plays = st.tuples(
    st.integers(1, 4),
    st.lists(steps(*BEFORE), max_size=4),
    st.lists(steps(*PLAY, *PLAY, *CARE, *STRAY), max_size=30),
)


@pytest.mark.parametrize("game", ["toy", "rivals", "dragons_roll"])
def test_anybody_may_do_anything(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**games(), "toy": TOY, "rivals": Rivals()}
    monkeypatch.setattr("rules.kernel.game.games", lambda: known)
    texts, clock, interactions = Texts(strict=True), FakeClock(), itertools.count(1000)

    with asyncio.Runner() as runner:
        database = runner.run(open_database(tmp_path / "ryutaku.db"))

        async def one(people: int, before: list[Step], play: list[Step]) -> None:
            table = RandomTable(Tables(Store(database), clock), clock, texts, interactions, game)
            await table.open(people)
            for step in (*before, ("start", 0, 0, 0), *play):
                await table.do(step)
            await table.is_what_its_answers_make()

        @given(plays)
        @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        def run(play: tuple[int, list[Step], list[Step]]) -> None:
            runner.run(one(*play))

        try:
            run()
        finally:
            runner.run(database.close())
