from __future__ import annotations

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.tables import schema
from bot.tables.errors import AlreadySeated, ChannelTaken, LostUpdate, NoSuchTable, NotSeated, RepeatedAction
from bot.tables.records import ID_LETTERS, MessageRecord, TableRecord, TableState, new_table_id
from bot.tables.store import Store
from rules.kernel.message import Seat
from rules.kernel.table import Result
from tests.bot.tables.rows import NOON, a_seat, a_table, later, started


async def opened(store: Store, *tables: TableRecord) -> None:
    async with store.change() as tx:
        for table in tables:
            await tx.insert_table(table)


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    table = a_table(
        guild=2**62,
        options={"level": 3, "mode": "single"},
        result=Result("won", (0,), {"by": Seat(1)}),
        due_at=later(5),
        board_message=2**62 + 1,
    )
    await opened(store, table)
    async with store.read() as tx:
        assert await tx.table(table.id) == table


def test_ids_are_short_and_have_no_look_alikes() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000 and {len(table_id) for table_id in ids} == {8}
    assert set("".join(ids)) == set(ID_LETTERS) and not set("01iloI") & set(ID_LETTERS)


async def test_there_is_no_such_table(store: Store) -> None:
    async with store.read() as tx:
        with pytest.raises(NoSuchTable):
            await tx.table("nonesuch")


async def test_an_update_of_what_has_changed_is_refused(store: Store) -> None:
    table = a_table()
    await opened(store, table)
    async with store.change() as tx:
        changed = await tx.update_table(table, title="first", result=Result("won", ()))
        with pytest.raises(LostUpdate):
            await tx.update_table(table, title="second")
    async with store.read() as tx:
        assert await tx.table(table.id) == changed
        assert (changed.title, changed.revision) == ("first", 2)


async def test_an_update_of_no_field_is_a_defect(store: Store) -> None:
    await opened(store, a_table())
    async with store.change() as tx:
        with pytest.raises(TypeError):
            await tx.update_table(a_table(), colour="red")


async def test_an_action_is_carried_out_once(store: Store) -> None:
    await opened(store, a_table())
    async with store.change() as tx:
        await tx.claim_action(7, "table2aa", "join", NOON, 100)
        with pytest.raises(RepeatedAction):
            await tx.claim_action(7, "table2aa", "leave", NOON, 100)
        assert await tx.acted(7) and not await tx.acted(8)


async def test_an_action_that_failed_may_come_again(store: Store) -> None:
    async def fail() -> None:
        async with store.change() as tx:
            await tx.claim_action(7, None, "open", NOON)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.change() as tx:
        await tx.claim_action(7, None, "open", NOON)


@pytest.mark.parametrize("state", ["lobby", "playing", "paused"])
async def test_a_channel_holds_one_table_in_play(store: Store, state: TableState) -> None:
    await opened(store, a_table("first222", state=state, title="前の卓"), a_table("other222", channel=11))
    async with store.change() as tx:
        with pytest.raises(ChannelTaken) as taken:
            await tx.insert_table(a_table("second22"))
        assert taken.value.args_for_text == {"table": "前の卓"}
        with pytest.raises(ChannelTaken):
            await tx.update_table(await tx.table("other222"), channel=10)
        await tx.update_table(await tx.table("first222"), state="finished")
        await tx.update_table(await tx.table("other222"), channel=10)
        with pytest.raises(ChannelTaken):
            await tx.update_table(await tx.table("first222"), state="playing")
        holder = await tx.table_in_channel(10)
        assert holder is not None and holder.id == "other222"


async def test_the_database_itself_refuses_a_second_table_in_play(store: Store) -> None:
    await opened(store, a_table("first222"), a_table("ended222", state="finished"))
    with pytest.raises(IntegrityError):
        await second_table(store)


async def second_table(store: Store) -> None:
    async with store.database.change() as connection:
        copy = {name: getattr(a_table("second22"), name) for name in TableRecord.__struct_fields__}
        await connection.execute(insert(schema.tables).values(**copy))


async def test_the_latest_table_of_a_channel_is_that_in_play(store: Store) -> None:
    await opened(store, a_table("ended222", state="finished", touched_at=later(1)))
    await opened(store, a_table("older222", state="closed", touched_at=NOON))
    async with store.read() as tx:
        assert (await tx.table_in_channel(10)) is None
        latest = await tx.latest_table_in_channel(10)
        assert latest is not None and latest.id == "ended222"
    await opened(store, a_table("played22"))
    async with store.read() as tx:
        latest = await tx.latest_table_in_channel(10)
        assert latest is not None and latest.id == "played22"
        assert await tx.latest_table_in_channel(99) is None


async def test_tables_are_found_by_member_guild_and_state(store: Store) -> None:
    await started(store, guild=5)
    await opened(store, a_table("hosted22", channel=11, host=101, touched_at=later(1), opened_at=later(1)))
    await opened(store, a_table("ended222", channel=12, guild=5, state="finished"))
    async with store.read() as tx:
        assert [table.id for table in await tx.tables_of_member(101)] == ["hosted22", "table2aa"]
        assert [table.id for table in await tx.tables_of_member(100, ("finished",))] == ["ended222"]
        assert [table.id for table in await tx.tables_of_guild(5)] == ["table2aa"]
        assert [table.id for table in await tx.active_tables()] == ["table2aa", "hosted22"]


async def test_a_delivery_is_owed_until_the_newest_revision_landed(store: Store) -> None:
    table = await started(store)
    await opened(store, a_table("fresh222", channel=11, touched_at=later(1), delivered_revision=1))
    async with store.change() as tx:
        assert [lagging.id for lagging in await tx.lagging_tables()] == [table.id]
        await tx.note_delivery(table.id, table.revision - 1)
        assert (await tx.table(table.id)).lags
        await tx.note_delivery(table.id, table.revision)
        await tx.note_delivery(table.id, table.revision - 1)
        assert await tx.lagging_tables() == ()
        ended = await tx.update_table(await tx.table(table.id), state="finished")
        assert await tx.lagging_tables() == (ended,)


async def test_what_was_posted_is_known_by_kind_and_turn(store: Store) -> None:
    table = await started(store)
    board = MessageRecord(table_id=table.id, message=50, channel=10, kind="board", turn=1, posted_at=NOON)
    ping = MessageRecord(table_id=table.id, message=51, channel=10, kind="ping", turn=1, posted_at=later(1))
    async with store.change() as tx:
        await tx.note_board(board)
        await tx.note_board(board)
        await tx.note_message(ping)
        assert await tx.messages(table.id) == (board, ping)
        await tx.forget_message(table.id, 51)
        assert await tx.messages(table.id, "ping") == ()
        now = await tx.table(table.id)
        assert (now.board_message, now.board_turn, now.board_posted_at) == (50, 1, NOON)
        assert now.revision == table.revision


async def test_acts_are_numbered_and_know_their_place_in_the_journal(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        await tx.add_act(table, "paused", NOON, member=100)
        await tx.add_act(table, "seat-handed", later(1), seat=1, member=100, old="ケン", seat_now=Seat(1))
        acts = await tx.acts(table.id)
    assert [(act.number, act.sequence, act.kind, act.seat) for act in acts] == [
        (1, 0, "paused", None),
        (2, 0, "seat-handed", 1),
    ]
    assert acts[1].args == {"old": "ケン", "seat_now": Seat(1)}


async def test_seats_are_put_changed_and_pressed(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        ken = await tx.seat_of(table.id, 101)
        ken = await tx.update_seat(ken, rests=True, agent="sensible", missed=2)
        assert await tx.seats(table.id) == (a_seat(0, 100, table.id), ken)
        await tx.note_press(table.id, 101, later(3), 9)
        back = await tx.seat_of(table.id, 101)
        assert (back.pressed_at, back.seen, back.missed, back.rests) == (later(3), 9, 0, True)
        swapped = [a_seat(0, 101, table.id), a_seat(1, None, table.id, agent="sensible")]
        await tx.put_seats(table.id, swapped)
        assert list(await tx.seats(table.id)) == swapped
        with pytest.raises(NotSeated):
            await tx.seat_of(table.id, 100)


async def test_a_member_has_one_seat_at_a_table(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        with pytest.raises(AlreadySeated):
            await tx.update_seat(await tx.seat_of(table.id, 101), member=100)
        with pytest.raises(LostUpdate):
            await tx.update_seat(a_seat(5, 100, table.id), rests=True)
        with pytest.raises(AlreadySeated):
            await tx.put_seats(table.id, [a_seat(0, 100, table.id), a_seat(1, 100, table.id)])
