"""What breaks off in the middle, and who must be told or asked all the same."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.tables import schema
from bot.tables.core import Core
from bot.tables.errors import (
    AlreadyStarted,
    NotHost,
    NotPaused,
    NotStarted,
    StoreFull,
    TableOver,
    TablePaused,
    TableUnreadable,
    VoteOpen,
    WrongState,
)
from bot.tables.playing import Playing
from bot.tables.service import Tables
from bot.tables.timers import Timers
from tests.bot.tables.people import AYA, KEN, MIKA, PLACE, actor, lobby, play_card, play_turn, roll, started

pytestmark = pytest.mark.usefixtures("toy")


async def timers_of(tables: Tables, table_id: str) -> dict[str, timedelta]:
    async with tables.store.read() as tx:
        return {timer.kind: timer.due_at - tables.clock.now() for timer in await tx.timers(table_id)}


async def relaxed(tables: Tables, *members: int) -> str:
    table_id = await lobby(tables, *members)
    await tables.set_option(table_id, actor(MIKA), "pace", "relaxed")
    await tables.set_option(table_id, actor(MIKA), "absence", "skip")
    await tables.start(table_id, actor(MIKA))
    return table_id


async def test_what_breaks_off_after_a_commit_leaves_no_memory_behind_the_store(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await started(tables, MIKA, KEN)

    def broken_off(*given: object, **more: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(Core, "settled", broken_off)
        with pytest.raises(asyncio.CancelledError):
            await tables.set_ask_always(table_id, actor(KEN), True)
    assert (await tables.scene(table_id)).seats[1].ask_always
    await tables.set_ask_always(table_id, actor(KEN), False)


async def test_two_languages_at_once_lose_no_answer(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    stop = (await tables.scene(table_id)).stop
    await asyncio.gather(
        tables.set_locale(actor(MIKA), PLACE.channel, "en"),
        tables.answer(table_id, actor(MIKA), stop, "roll", [("go",)]),
        tables.set_locale(actor(MIKA), PLACE.channel, "ja"),
    )
    scene = await tables.scene(table_id)
    assert scene.stop == stop + 1 and scene.table.locale == "ja"


@pytest.mark.parametrize(
    ("state", "refusal"),
    [("lobby", NotStarted), ("playing", AlreadyStarted), ("paused", TablePaused), ("closed", TableOver)],
)
async def test_the_state_of_a_table_is_said_in_its_refusals(
    tables: Tables, state: str, refusal: type[WrongState]
) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    if state != "lobby":
        await tables.start(table_id, actor(MIKA))
    if state == "paused":
        await tables.pause(table_id, actor(MIKA))
    if state == "closed":
        await tables.end(table_id, actor(MIKA))
    with pytest.raises(refusal):
        await (tables.start if state == "playing" else tables.undo)(table_id, actor(MIKA))
    if state == "playing":
        with pytest.raises(NotPaused):
            await tables.resume(table_id, actor(MIKA))


# Clocks --------------------------------------------------------------------------------------------------------------


async def test_a_pause_stops_the_clock_and_the_limit_begins_anew_after_it(tables: Tables, clock) -> None:
    table_id = await relaxed(tables, MIKA, KEN)
    clock.advance(hours=5)
    paused = await tables.pause(table_id, actor(MIKA))
    assert paused.scene.table.due_at is None and await timers_of(tables, table_id) == {}
    clock.advance(hours=50)
    resumed = await tables.resume(table_id, actor(MIKA))
    day = timedelta(days=1)
    assert resumed.scene.table.due_at == clock.now() + day
    line = {"waiting_line": timedelta(seconds=30)}
    assert await timers_of(tables, table_id) == {"reminder": day / 2, "time_up": day} | line, "who waited is told"
    await tables.pause(table_id, actor(MIKA))
    moved = await tables.move(table_id, actor(MIKA), PLACE)
    assert moved.scene.table.due_at == clock.now() + day
    assert (await timers_of(tables, table_id))["time_up"] == day


async def test_what_is_due_is_not_lost_by_a_fault_of_the_store(
    tables: Tables, clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await relaxed(tables, MIKA, KEN)
    clock.advance(hours=25)
    timers, tries = Timers(tables), []

    async def full(timer: object) -> None:
        tries.append(timer)
        raise StoreFull

    monkeypatch.setitem(timers.handlers, "time_up", full)
    assert await timers._carry_out_due() == clock.now() + timedelta(minutes=1)
    assert tries and "time_up" in await timers_of(tables, table_id)


# Who is told ---------------------------------------------------------------------------------------------------------


async def test_a_stand_in_for_one_decision_leaves_nobody_unaware(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await roll(tables, table_id, MIKA)
    for member in (MIKA, KEN):
        await play_card(tables, table_id, member)
    assert (await tables.scene(table_id)).awaited == (1,)
    await tables.stand_in(table_id, actor(MIKA), 1, once=True)
    assert (await tables.scene(table_id)).awaited == (0,)
    assert "waiting_line" in await timers_of(tables, table_id)


async def test_who_is_unaware_is_still_told_after_a_restart(tables: Tables, clock) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    await roll(tables, table_id, MIKA)
    tables.live.forget(table_id)
    await play_card(tables, table_id, KEN)
    assert "waiting_line" in await timers_of(tables, table_id), "アヤ knows nothing yet"


async def test_who_is_awaited_again_by_a_vote_is_told(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await play_turn(tables, table_id, MIKA, KEN)
    await tables.undo(table_id, actor(MIKA))
    await tables.vote(table_id, actor(KEN), True)
    scene = await tables.scene(table_id)
    assert scene.turn == 1 and 0 in scene.awaited
    assert "waiting_line" in await timers_of(tables, table_id)


# Stand-ins and votes -------------------------------------------------------------------------------------------------


async def test_a_stop_between_an_answer_and_the_stand_ins_is_made_up_for(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await lobby(tables, MIKA)
    await tables.add_stand_in(table_id, actor(MIKA))
    await tables.start(table_id, actor(MIKA))

    async def killed(*given: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(Playing, "after_answer", killed)
        with pytest.raises(asyncio.CancelledError):
            await roll(tables, table_id, MIKA)
    assert (await tables.scene(table_id)).awaited == (0, 1)
    assert table_id in await tables.lagging()
    await tables.go_on(table_id)
    assert (await tables.scene(table_id)).awaited == (0,)


async def test_a_stand_in_whose_answer_was_taken_back_answers_again(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    await roll(tables, table_id, MIKA)
    await play_card(tables, table_id, MIKA)
    assert (await tables.stand_in(table_id, actor(MIKA), 1, once=False)).scene.awaited == (2,)
    await tables.undo(table_id, actor(MIKA))
    change = await tables.vote(table_id, actor(AYA), True)
    assert change.scene.awaited == (0, 2)


async def test_who_takes_something_back_is_there_again(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await roll(tables, table_id, MIKA)
    await play_card(tables, table_id, KEN)
    await tables.stand_in(table_id, actor(MIKA), 1, once=False)
    change = await tables.undo(table_id, actor(KEN))
    assert change.scene.seats[1].agent is None and 1 in change.scene.awaited


async def test_taking_back_a_seat_that_is_ones_own_says_nothing(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    before = await tables.scene(table_id)
    change = await tables.take_seat_back(table_id, actor(KEN))
    assert not change.back and change.scene == before


async def test_a_vote_is_not_begun_anew_by_asking_again(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    await roll(tables, table_id, MIKA)
    await tables.undo(table_id, actor(MIKA))
    await tables.vote(table_id, actor(KEN), True)
    with pytest.raises(VoteOpen):
        await tables.undo(table_id, actor(MIKA))
    assert (await tables.vote(table_id, actor(AYA), True)).scene.prompts[0].kind == "roll"


async def test_a_vote_that_can_not_be_saved_is_still_open(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await started(tables, MIKA, KEN)
    await roll(tables, table_id, MIKA)
    await tables.undo(table_id, actor(MIKA))

    async def full(*given: object, **more: object) -> None:
        raise StoreFull

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.store.match.MatchWrites.record_undo", full)
        with pytest.raises(StoreFull):
            await tables.vote(table_id, actor(KEN), True)
    vote = (await tables.scene(table_id)).vote
    assert vote is not None and vote.ballots == {}
    assert (await tables.vote(table_id, actor(KEN), True)).scene.prompts[0].kind == "roll"


async def test_a_vote_ends_when_a_voter_leaves_and_with_the_table(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    await roll(tables, table_id, MIKA)
    await tables.undo(table_id, actor(MIKA))
    assert (await tables.leave(table_id, actor(KEN))).scene.vote is None
    await tables.undo(table_id, actor(MIKA))
    assert (await tables.end(table_id, actor(MIKA))).scene.vote is None


async def test_who_takes_a_seat_over_has_no_switches_of_the_one_before(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await tables.set_ask_always(table_id, actor(MIKA), True)
    change = await tables.replace(table_id, actor(MIKA), 0, AYA, "アヤ")
    seat = change.scene.seats[0]
    assert (seat.member, seat.ask_always, seat.consent, seat.missed) == (AYA, False, False, 0)
    assert change.scene.table.host == AYA, "the host's seat goes with all that belongs to it"


# What can't be read --------------------------------------------------------------------------------------------------


async def unreadable(tables: Tables) -> str:
    table_id = await started(tables, MIKA, KEN)
    newer = update(schema.checkpoints).where(schema.checkpoints.c.table_id == table_id).values(rules_revision=99)
    async with tables.store.database.change() as connection:
        await connection.execute(newer)
    tables.live.forget(table_id)
    with pytest.raises(TableUnreadable):
        await roll(tables, table_id, MIKA)
    return table_id


async def test_a_table_that_can_not_be_played_on_can_be_ended_and_frees_its_channel(tables: Tables) -> None:
    table_id = await unreadable(tables)
    with pytest.raises(NotHost):
        await tables.end(table_id, actor(KEN))
    with pytest.raises(TableUnreadable):
        await tables.scene(table_id)
    change = await tables.end(table_id, actor(MIKA))
    assert change.scene.table.state == "closed" and change.scene.view is None
    assert (await tables.scene(table_id)).table.state == "closed", "the board can say so"
    await lobby(tables, MIKA)


async def test_who_sits_at_one_can_be_forgotten(tables: Tables) -> None:
    table_id = await unreadable(tables)
    await tables.forget(actor(MIKA))
    scene = await tables.scene(table_id, even_unreadable=True)
    assert scene.table.host == KEN and scene.seats[0].member is None
    assert (await tables.kept_of(MIKA)).empty
