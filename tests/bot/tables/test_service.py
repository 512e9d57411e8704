"""The table service on a real database, with the toy game."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.tables.errors import (
    AlreadySeated,
    ChannelTaken,
    LostUpdate,
    NoConsent,
    NotHost,
    NotSeated,
    NotYet,
    RepeatedAction,
    StoreError,
    StoreFull,
    TableFull,
    TableUnreadable,
    WrongState,
)
from bot.tables.service import Tables
from rules.kernel.errors import AlreadyAnswered, BadOption, BadSeats, IllegalAnswer, NotAsked, OutdatedStop
from tests.bot.tables.people import AYA, KEN, MIKA, PLACE, actor, lobby, play_card, play_turn, roll, started

pytestmark = pytest.mark.usefixtures("toy")


async def test_a_lobby_fills_and_starts(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    with pytest.raises(AlreadySeated):
        await tables.join(table_id, actor(KEN))
    change = await tables.add_stand_in(table_id, actor(KEN))
    assert [seat.member for seat in change.scene.seats] == [MIKA, KEN, None]
    await tables.drop_stand_in(table_id, actor(MIKA))
    with pytest.raises(NotHost):
        await tables.start(table_id, actor(KEN))
    change = await tables.start(table_id, actor(MIKA))
    assert change.new_turn and change.scene.table.state == "playing"
    assert change.scene.awaited == (0,) and change.scene.names == ("ミカ", "ケン")
    with pytest.raises(WrongState):
        await tables.join(table_id, actor(AYA))


async def test_a_full_lobby_gives_a_stand_ins_seat_to_a_person(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    for _ in range(2):
        await tables.add_stand_in(table_id, actor(MIKA))
    with pytest.raises(TableFull):
        await tables.add_stand_in(table_id, actor(MIKA))
    change = await tables.join(table_id, actor(AYA))
    assert [seat.member for seat in change.scene.seats] == [MIKA, KEN, None, AYA]
    assert [seat.seat for seat in change.scene.seats] == [0, 1, 2, 3]


async def test_too_few_seats_and_bad_options_are_refused_and_nothing_changes(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA)
    with pytest.raises(BadSeats):
        await tables.start(table_id, actor(MIKA))
    with pytest.raises(BadOption):
        await tables.set_option(table_id, actor(MIKA), "goal", 99)
    scene = await tables.scene(table_id)
    assert scene.table.state == "lobby" and scene.table.options["goal"] == 12
    assert (await tables.set_option(table_id, actor(MIKA), "goal", "3")).scene.table.options["goal"] == 3


async def test_a_host_who_leaves_hands_on_and_the_last_one_closes_the_lobby(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    change = await tables.leave_lobby(table_id, actor(MIKA))
    assert change.scene.table.host == KEN and [s.member for s in change.scene.seats] == [KEN]
    assert change.scene.seats[0].seat == 0
    assert (await tables.leave_lobby(table_id, actor(KEN))).scene.table.state == "closed"
    await lobby(tables, MIKA)


async def test_one_table_a_channel(tables: Tables) -> None:
    await lobby(tables, MIKA)
    with pytest.raises(ChannelTaken):
        await lobby(tables, KEN)


async def test_the_language_is_the_openers_and_kept_for_the_channel(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA)
    assert (await tables.scene(table_id)).table.locale == "ja"
    await tables.set_locale(actor(MIKA), PLACE.channel, "en")
    assert (await tables.scene(table_id)).table.locale == "en"
    assert await tables.locale_of(PLACE.channel) == "en"


async def test_the_same_press_twice_changes_nothing_the_second_time(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    scene = await tables.scene(table_id)
    press = actor(MIKA)
    await tables.answer(table_id, press, scene.stop, "roll", [("wait",)])
    after = await tables.scene(table_id)
    with pytest.raises((RepeatedAction, IllegalAnswer)):
        await tables.answer(table_id, press, scene.stop, "roll", [("wait",)])
    card = (await tables.seat_prompts(table_id, 0))[0].ids[0]
    with pytest.raises(RepeatedAction):
        await tables.answer(table_id, press, after.stop, "card", [(card,)])
    assert (await tables.scene(table_id)).prompts == after.prompts


async def test_presses_that_do_not_count_say_which_kind_they_are(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    scene = await tables.scene(table_id)
    with pytest.raises(NotAsked):
        await tables.answer(table_id, actor(KEN), scene.stop, "roll", [("go",)])
    with pytest.raises(NotSeated):
        await tables.answer(table_id, actor(AYA), scene.stop, "roll", [("go",)])
    await roll(tables, table_id, MIKA)
    with pytest.raises(AlreadyAnswered):
        await tables.answer(table_id, actor(MIKA), scene.stop, "roll", [("go",)])
    with pytest.raises(OutdatedStop):
        await tables.answer(table_id, actor(KEN), scene.stop, "roll", [("go",)])


async def test_forty_answers_at_once_count_once(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    scene = await tables.scene(table_id)
    presses = [tables.answer(table_id, actor(MIKA if n % 4 else KEN), scene.stop, "roll", [("go",)]) for n in range(40)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    kinds = Counter(type(each).__name__ for each in done)
    assert kinds["Change"] == 1, kinds
    assert set(kinds) <= {"Change", "AlreadyAnswered", "OutdatedStop", "NotAsked"}
    after = await tables.scene(table_id)
    assert after.table.sequence == 1 and after.stop == scene.stop + 1
    tables.live.forget(table_id)
    assert await tables.scene(table_id) == after


async def test_a_restart_at_every_stop_brings_the_same_table(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    for _ in range(3):
        active = (await tables.scene(table_id)).awaited[0]
        await roll(tables, table_id, (MIKA, KEN, AYA)[active])
        for member in (MIKA, KEN, AYA):
            before = await tables.scene(table_id)
            tables.live.forget(table_id)
            assert await tables.scene(table_id) == before
            await play_card(tables, table_id, member)


@pytest.mark.parametrize("fault", [StoreFull, StoreError])
async def test_a_commit_that_fails_leaves_the_table_as_it_was(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, fault: type[StoreError]
) -> None:
    from bot.tables.store import Changing

    table_id = await started(tables, MIKA, KEN)
    before = await tables.scene(table_id)

    async def fail(*args: object, **kwargs: object) -> None:
        raise fault

    with monkeypatch.context() as patched:
        patched.setattr(Changing, "append_entry", fail)
        with pytest.raises(fault):
            await roll(tables, table_id, MIKA)
    assert await tables.scene(table_id) == before
    assert (await roll(tables, table_id, MIKA)).scene.table.sequence == 1


async def test_a_table_changed_behind_our_back_is_loaded_anew(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    scene = await tables.scene(table_id)
    other = Tables(tables.store, tables.clock)
    await roll(other, table_id, MIKA)
    with pytest.raises(LostUpdate):
        await tables.answer(table_id, actor(MIKA), scene.stop, "roll", [("go",)])
    assert (await tables.scene(table_id)).table.sequence == 1


async def test_stand_ins_play_on_until_a_person_is_awaited(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA)
    for _ in range(2):
        await tables.add_stand_in(table_id, actor(MIKA))
    await tables.start(table_id, actor(MIKA))
    change = await roll(tables, table_id, MIKA)
    assert change.scene.awaited == (0,)
    change = await play_card(tables, table_id, MIKA)
    while not change.over:
        assert change.scene.awaited == (0,), "whenever the table rests, a person is awaited"
        kind = change.scene.prompts[0].kind
        change = await (roll if kind == "roll" else play_card)(tables, table_id, MIKA)
    assert change.scene.table.result is not None


async def test_a_whole_game_ends_and_frees_the_channel(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    change = await play_turn(tables, table_id, MIKA, KEN)
    while not change.over:
        change = await play_turn(tables, table_id, MIKA, KEN)
    assert change.scene.table.state == "finished"
    assert change.scene.table.result is not None and change.scene.table.result.outcome == "won"
    with pytest.raises(WrongState):
        await roll(tables, table_id, MIKA)
    await lobby(tables, KEN)
    tables.live.forget(table_id)
    assert (await tables.scene(table_id)).table.result == change.scene.table.result
    assert (await tables.log(table_id)).pages >= 1


async def test_a_stand_in_once_plays_this_turn_only(tables: Tables, clock) -> None:
    table_id = await started(tables, MIKA, KEN)
    with pytest.raises(NotYet):
        await tables.stand_in(table_id, actor(KEN), 0, once=True)
    clock.advance(hours=25)
    change = await tables.stand_in(table_id, actor(KEN), 0, once=True)
    assert change.scene.awaited == (1,) and change.scene.seats[0].agent is None


async def test_in_a_competitive_game_a_stand_in_needs_consent(tables: Tables, toy, monkeypatch) -> None:
    monkeypatch.setattr(type(toy), "cooperative", False)
    table_id = await started(tables, MIKA, KEN)
    with pytest.raises(NoConsent):
        await tables.stand_in(table_id, actor(MIKA), 1, once=False)
    assert (await tables.stand_in(table_id, actor(KEN), 1, once=False)).scene.seats[1].agent == "sensible"


async def test_a_stand_in_leaves_when_the_member_is_back(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    change = await tables.stand_in(table_id, actor(MIKA), 1, once=False)
    assert change.scene.seats[1].agent == "sensible"
    await roll(tables, table_id, MIKA)
    change = await play_card(tables, table_id, MIKA)
    assert change.scene.seats[1].agent == "sensible"
    change = await tables.take_seat_back(table_id, actor(KEN))
    assert change.back and change.scene.seats[1].agent is None


async def test_a_press_of_the_member_takes_the_seat_back(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await tables.stand_in(table_id, actor(MIKA), 1, once=False)
    scene = await tables.scene(table_id)
    with pytest.raises(IllegalAnswer):
        await tables.answer(table_id, actor(KEN), scene.stop - 1, "card", [("1",)])
    assert (await tables.scene(table_id)).seats[1].agent is None


async def test_leaving_a_game_leaves_the_seat_to_an_agent(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    change = await tables.leave(table_id, actor(MIKA))
    assert change.scene.table.host == KEN and change.scene.awaited == (1,)
    assert (await tables.leave(table_id, actor(KEN))).scene.table.state == "closed"


async def test_replacing_hands_over_the_seat(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    with pytest.raises(NotHost):
        await tables.replace(table_id, actor(KEN), 0, AYA, "アヤ")
    with pytest.raises(AlreadySeated):
        await tables.replace(table_id, actor(MIKA), 1, MIKA, "ミカ")
    await tables.replace(table_id, actor(MIKA), 0, AYA, "アヤ")
    with pytest.raises(NotSeated):
        await roll(tables, table_id, MIKA)
    await roll(tables, table_id, AYA)


async def test_pause_resume_move_and_end(tables: Tables) -> None:
    from bot.tables.actor import Place

    table_id = await started(tables, MIKA, KEN)
    with pytest.raises(NotHost):
        await tables.pause(table_id, actor(KEN))
    await tables.pause(table_id, actor(KEN, manager=True))
    with pytest.raises(WrongState):
        await roll(tables, table_id, MIKA)
    await tables.move(table_id, actor(MIKA), Place(1, 77, 77))
    assert (await tables.scene(table_id)).table.state == "playing"
    assert (await tables.at_channel(77)) is not None and (await tables.at_channel(PLACE.channel)) is None
    assert (await tables.end(table_id, actor(MIKA))).scene.table.state == "closed"
    assert await tables.at_channel(77) is None


async def test_a_damaged_row_stops_its_table_only(tables: Tables) -> None:
    from sqlalchemy import update

    from bot.tables import schema
    from bot.tables.actor import Place

    broken = await started(tables, MIKA, KEN)
    whole = await started(tables, MIKA, KEN, place=Place(1, 11, 11))
    async with tables.store.database.change() as connection:
        await connection.execute(
            update(schema.checkpoints).where(schema.checkpoints.c.table_id == broken).values(rules_revision=99)
        )
    tables.live.forget(broken)
    with pytest.raises(TableUnreadable):
        await tables.scene(broken)
    await roll(tables, whole, MIKA)
