"""Time limits: reminder, waiting on, the default, an agent; a seat that rests; notices."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.service import Tables
from bot.tables.timers import Timers
from tests.bot.tables.people import KEN, MIKA, actor, lobby, play_card, roll

pytestmark = pytest.mark.usefixtures("toy")


async def relaxed(tables: Tables, absence: str, *members: int) -> str:
    table_id = await lobby(tables, *members)
    await tables.set_option(table_id, actor(MIKA), "pace", "relaxed")
    await tables.set_option(table_id, actor(MIKA), "absence", absence)
    await tables.start(table_id, actor(MIKA))
    return table_id


async def timers_of(tables: Tables, table_id: str) -> dict[str, timedelta]:
    async with tables.store.read() as tx:
        return {timer.kind: timer.due_at - tables.clock.now() for timer in await tx.timers(table_id)}


async def test_a_table_that_plays_at_once_has_no_limit(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    await tables.start(table_id, actor(MIKA))
    assert (await tables.scene(table_id)).table.due_at is None
    assert await timers_of(tables, table_id) == {}


async def test_a_limit_is_a_day_with_a_reminder_at_half(tables: Tables, clock) -> None:
    table_id = await relaxed(tables, "wait", MIKA, KEN)
    day = timedelta(days=1)
    assert await timers_of(tables, table_id) == {"reminder": day / 2, "time_up": day}
    clock.advance(hours=13)
    await roll(tables, table_id, MIKA)
    assert await timers_of(tables, table_id) == {
        "waiting_line": timedelta(seconds=30),
        "reminder": day / 2,
        "time_up": day,
    }
    await play_card(tables, table_id, MIKA)
    clock.advance(hours=13)
    tables.live.forget(table_id)
    await tables.scene(table_id)
    assert (await timers_of(tables, table_id))["time_up"] == timedelta(hours=11), "nobody is newly awaited"


async def test_a_table_may_wait_on(tables: Tables, clock) -> None:
    table_id = await relaxed(tables, "wait", MIKA, KEN)
    clock.advance(hours=25)
    await Timers(tables)._carry_out_due()
    scene = await tables.scene(table_id)
    assert scene.awaited == (0,) and scene.table.due_at is None and scene.seats[0].missed == 0


@pytest.mark.parametrize(("absence", "notice"), [("skip", "notice-time-default"), ("agent", "notice-time-agent")])
async def test_when_time_is_up_the_table_goes_on(tables: Tables, clock, absence: str, notice: str) -> None:
    table_id = await relaxed(tables, absence, MIKA, KEN)
    clock.advance(hours=25)
    await Timers(tables)._carry_out_due()
    scene = await tables.scene(table_id)
    assert scene.awaited == (1,) and [each.key for each in scene.notices] == [notice]
    assert scene.seats[0].missed == 1 and not scene.seats[0].rests
    tables.live.forget(table_id)
    assert await tables.scene(table_id) == scene
    assert (await play_card(tables, table_id, KEN)).scene.notices == ()


async def test_an_answer_in_time_keeps_the_table_from_going_on(tables: Tables, clock) -> None:
    table_id = await relaxed(tables, "skip", MIKA, KEN)
    clock.advance(hours=23)
    await roll(tables, table_id, MIKA)
    clock.advance(hours=2)
    await tables.time_up(table_id)
    assert (await tables.scene(table_id)).awaited == (0, 1)


async def test_twice_in_a_row_and_the_seat_rests_until_its_player_presses(tables: Tables, clock) -> None:
    table_id = await relaxed(tables, "skip", MIKA, KEN)
    clock.advance(hours=25)
    await tables.time_up(table_id)
    await play_card(tables, table_id, KEN)
    await roll(tables, table_id, KEN)
    await play_card(tables, table_id, KEN)
    clock.advance(hours=25)
    await tables.time_up(table_id)
    scene = await tables.scene(table_id)
    assert [each.key for each in scene.notices] == ["notice-time-default", "notice-rest"]
    assert scene.seats[0].rests and scene.seats[0].agent == "sensible"
    back = await tables.take_seat_back(table_id, actor(MIKA))
    seat = back.scene.seats[0]
    assert back.back and not seat.rests and seat.agent is None and seat.missed == 0


async def everybody_rests(tables: Tables, clock) -> str:
    table_id = await relaxed(tables, "agent", MIKA, KEN)
    for _ in range(4):
        clock.advance(hours=25)
        await tables.time_up(table_id)
    assert all(seat.rests for seat in (await tables.scene(table_id)).seats)
    return table_id


async def test_a_table_that_everybody_has_left_alone_waits(tables: Tables, clock) -> None:
    table_id = await everybody_rests(tables, clock)
    before = await tables.scene(table_id)
    assert before.table.state == "playing" and before.table.due_at is None
    clock.advance(days=3)
    await Timers(tables)._carry_out_due()
    tables.live.forget(table_id)
    await tables.go_on(table_id)
    after = await tables.scene(table_id)
    assert (after.stop, after.table.turn) == (before.stop, before.table.turn), "no agent plays a game that nobody sees"


@pytest.mark.parametrize("member", [MIKA, KEN])
async def test_it_goes_on_when_one_of_them_is_back(tables: Tables, clock, member: int) -> None:
    table_id = await everybody_rests(tables, clock)
    assert await tables.come_back(table_id, actor(99)) is None
    change = await tables.come_back(table_id, actor(member))
    assert change is not None and change.back
    seat = change.scene.seat_of(member)
    assert seat in change.scene.awaited and change.scene.table.due_at == clock.now() + timedelta(days=1)
    assert [each.rests for each in change.scene.seats] == [each.member != member for each in change.scene.seats]
    assert await tables.come_back(table_id, actor(member)) is None
