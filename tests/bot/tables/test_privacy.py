"""What is kept of a member, and that nothing of it is left when the member wishes so."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from bot.screen.voice import Voice
from bot.tables.actor import Place
from bot.tables.database import Database
from bot.tables.errors import NotSeated, RepeatedAction
from bot.tables.service import Tables
from bot.text import Texts
from tests.bot.tables.fake_clock import FakeClock
from tests.bot.tables.people import AYA, KEN, MIKA, actor, lobby, play_turn, started

ELSEWHERE = Place(guild=1, channel=20, home=20)
THIRD = Place(guild=1, channel=30, home=30)


def found(database: Database, name: str, member: int) -> list[str]:
    """The tables of the database in which that name or id stands in any column."""
    named = re.compile(rf"{name}|\b{member}\b")  # digits within an id or a hash are nobody's

    def names(value: object) -> bool:
        return value == member or (isinstance(value, str) and bool(named.search(value)))

    with closing(sqlite3.connect(database.path)) as connection:
        places = [place for (place,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            place for place in places for row in connection.execute(f"SELECT * FROM {place}") if any(map(names, row))
        ]


async def test_what_is_kept(tables: Tables) -> None:
    assert (await tables.kept_of(MIKA)).empty
    table_id = await started(tables, MIKA, KEN)
    await play_turn(tables, table_id, MIKA, KEN)
    kept = await tables.kept_of(MIKA)
    assert [(seat.table, seat.name, seat.state) for seat in kept.seats] == [(table_id, "ミカ", "playing")]
    assert kept.hosts == kept.in_play == 1 and kept.answers and kept.actions
    assert not (await tables.kept_of(KEN)).hosts


async def test_nothing_is_left_of_who_wishes_so_and_the_others_play_on(tables: Tables, database: Database) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    for _ in range(2):
        await play_turn(tables, table_id, MIKA, KEN, AYA)
    ended = await started(tables, KEN, AYA, place=ELSEWHERE)
    await tables.replace(ended, actor(KEN), 1, MIKA, "ミカ")
    await tables.leave(ended, actor(MIKA))
    await tables.end(ended, actor(KEN))
    await tables.open_lobby(actor(MIKA), THIRD, "toy", "ミカさんの卓")
    async with tables.store.read() as tx:
        before = [row.events for row in await tx.history(table_id)]
    assert found(database, "ミカ", MIKA)
    await tables.forget(actor(MIKA))
    assert found(database, "ミカ", MIKA) == []
    assert (await tables.kept_of(MIKA)).empty
    scene = await tables.scene(table_id)
    assert scene.table.host == KEN and scene.seats[0].agent == "sensible" and scene.table.state == "playing"
    async with tables.store.read() as tx:
        assert [row.events for row in await tx.history(table_id)][: len(before)] == before
    assert (await tables.at_channel(THIRD.channel)) is None
    await tables.open_lobby(actor(MIKA), THIRD, "toy", "また")


async def test_whose_seat_was_taken_over_leaves_the_name_of_who_sits_there(tables: Tables, database: Database) -> None:
    table_id = await started(tables, MIKA, KEN)
    await tables.replace(table_id, actor(MIKA), 0, AYA, "アヤ")
    await tables.forget(actor(MIKA))
    assert [seat.name for seat in (await tables.scene(table_id)).seats] == ["アヤ", "ケン"]
    assert found(database, "ミカ", MIKA) == []


async def test_the_new_stand_in_is_not_called_like_one_that_was_there(tables: Tables, clock: FakeClock) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    await tables.add_stand_in(table_id, actor(MIKA))
    await tables.start(table_id, actor(MIKA))
    clock.advance(hours=1)
    await tables.forget(actor(MIKA))
    scene = await tables.scene(table_id)
    voice = Voice(Texts(), scene, "ja")
    assert voice.plain.names == ("代打ち2", "ケン", "代打ち1")
    assert [voice.text(each) for each in scene.notices] == ["席Pの人が席を離れました。代打ちが進めます。"]


async def test_a_lobby_is_handed_on(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    await tables.forget(actor(MIKA))
    scene = await tables.scene(table_id)
    assert [seat.name for seat in scene.seats] == ["ケン"] and scene.table.host == KEN
    with pytest.raises(NotSeated):
        await tables.leave_lobby(table_id, actor(MIKA))


async def test_the_same_press_twice_does_it_once(tables: Tables) -> None:
    await tables.forget(actor(MIKA, interaction=7))
    with pytest.raises(RepeatedAction):
        await tables.forget(actor(MIKA, interaction=7))
