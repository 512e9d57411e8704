"""What follows an answer by itself breaks: the answer counts all the same, and the rest is made up for later."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import playing
from bot.tables.errors import StoreFull
from bot.tables.owing import OWED, WAITS
from bot.tables.playing import Playing
from bot.tables.records import TimerRecord
from bot.tables.service import Tables
from bot.tables.store import Changing
from bot.tables.timers import RETRY_BROKEN, Timers
from rules.kernel.errors import RuleFault
from tests.bot.tables.people import KEN, MIKA, actor, lobby, roll

pytestmark = pytest.mark.usefixtures("toy")


async def with_stand_in(tables: Tables) -> str:
    table_id = await lobby(tables, MIKA)
    await tables.add_stand_in(table_id, actor(MIKA))
    await tables.start(table_id, actor(MIKA))
    return table_id


async def owed(tables: Tables, table_id: str) -> TimerRecord | None:
    async with tables.store.read() as tx:
        return next((timer for timer in await tx.timers(table_id) if timer.kind == OWED), None)


def broken(*given: object) -> None:
    raise RuleFault("the stand-in is broken")


async def test_an_answer_counts_though_the_stand_in_after_it_breaks(
    tables: Tables, clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, timers = await with_stand_in(tables), Timers(tables)
    with monkeypatch.context() as patch:
        patch.setattr(playing, "decide", broken)
        change = await roll(tables, table_id, MIKA)
        assert change.scene.awaited == (0, 1), "the answer is in, the stand-in's is not"
        assert change.scene == await tables.scene(table_id)
        for wait in (*WAITS, WAITS[-1]):
            timer = await owed(tables, table_id)
            assert timer is not None and timer.due_at == clock.now() + wait
            clock.advance(seconds=wait.total_seconds())
            await timers._carry_out_due()
    clock.advance(hours=2)
    await timers._carry_out_due()
    assert (await tables.scene(table_id)).awaited == (0,)
    assert await owed(tables, table_id) is None


async def test_an_answer_counts_though_the_store_is_full_right_after_it(
    tables: Tables, clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, timers = await with_stand_in(tables), Timers(tables)
    whole = Changing.record_answer

    async def full(*given: object, **more: object) -> None:
        raise StoreFull

    async def full_from_now_on(*given: object, **more: object) -> object:
        record = await whole(*given, **more)
        patch.setattr(Changing, "record_answer", full)
        patch.setattr(Changing, "set_timer", full)
        return record

    with monkeypatch.context() as patch:
        patch.setattr(Changing, "record_answer", full_from_now_on)
        change = await roll(tables, table_id, MIKA)
        assert change.scene.table.sequence == (await tables.scene(table_id)).table.sequence
        assert await timers._carry_out_due() is not None, "it is tried again, though nothing of it is in the store"
    assert (await tables.scene(table_id)).awaited == (0, 1)
    clock.advance(minutes=5)
    await timers._carry_out_due()
    assert (await tables.scene(table_id)).awaited == (0,) and not tables.unnoted


async def test_a_timer_that_breaks_is_tried_again(tables: Tables, clock, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    await tables.set_option(table_id, actor(MIKA), "pace", "relaxed")
    await tables.set_option(table_id, actor(MIKA), "absence", "agent")
    await tables.start(table_id, actor(MIKA))
    clock.advance(hours=25)
    timers = Timers(tables)
    with monkeypatch.context() as patch:
        patch.setattr(playing, "decide", broken)
        await timers._carry_out_due()
    stop = (await tables.scene(table_id)).stop
    clock.advance(seconds=(RETRY_BROKEN + timedelta(seconds=1)).total_seconds())
    await timers._carry_out_due()
    assert (await tables.scene(table_id)).stop > stop


async def test_a_start_counts_though_a_timer_can_not_be_set(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*given: object, **more: object) -> None:
        raise StoreFull

    table_id = await lobby(tables, MIKA, KEN)
    with monkeypatch.context() as patch:
        patch.setattr(Playing, "_set_timers", full)
        change = await tables.start(table_id, actor(MIKA))
    assert change.scene.table.state == "playing" and change.scene.prompts
    assert await owed(tables, table_id) is not None
