from __future__ import annotations

import pytest

from bot.tables.errors import LostUpdate, NotStarted, RepeatedAction
from bot.tables.store import Store
from rules.kernel.journal import Entry, Journal, Undo
from rules.kernel.table import Result
from tests.bot.tables.rows import (
    NOON,
    ROLLED,
    a_checkpoint,
    a_table,
    an_answer,
    an_entry,
    an_undo,
    later,
    started,
)


async def played(store: Store) -> None:
    """Three answers, the second of which began turn 2; the last two taken back; another instead; all taken back."""
    table = await started(store)
    async with store.change() as tx:
        table = await tx.record_answer(table, an_answer(1), at=later(1), member=100)
        table = await tx.record_answer(table, an_answer(2, began=2), at=later(2), member=100)
        table = await tx.record_answer(table, an_answer(3, turn=2), at=later(3), member=100)
        table = await tx.record_undo(table, an_undo(4, after=1), turn=1, at=later(4), member=101)
        table = await tx.record_answer(table, an_answer(5, began=2), at=later(5), member=100)


async def test_a_start_is_one_change_of_the_table(store: Store) -> None:
    table = await started(store)
    assert (table.state, table.turn, table.stop, table.sequence, table.revision) == ("playing", 1, 1, 0, 2)
    async with store.read() as tx:
        saved = await tx.saved_match(table.id)
        assert (saved.table, saved.checkpoint, saved.entries) == (table, a_checkpoint(), ())
        assert saved.content.data == {"cards": ["a", "b"]}
        assert [seat.member for seat in saved.seats] == [100, 101]
        (opening,) = await tx.history(table.id)
        assert (opening.sequence, opening.row, opening.events) == (0, None, (ROLLED,))


async def test_an_answer_is_one_change_of_the_table(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        table = await tx.record_answer(table, an_answer(1), at=later(1), interaction=7, member=100, due_at=later(60))
    assert (table.turn, table.stop, table.sequence, table.revision) == (1, 2, 1, 3)
    assert table.lags and table.touched_at == later(1) and table.due_at == later(60)
    async with store.read() as tx:
        saved = await tx.saved_match(table.id)
        assert (saved.table, saved.checkpoint, saved.entries) == (table, a_checkpoint(), (an_entry(1),))
        answer = (await tx.history(table.id))[1]
        assert (answer.member, answer.events, answer.at, answer.undone_by) == (100, (ROLLED,), later(1), None)


async def test_an_answer_that_begins_a_turn_saves_it(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        table = await tx.record_answer(table, an_answer(1, began=2), at=NOON)
    async with store.read() as tx:
        saved = await tx.saved_match(table.id)
    assert (saved.table.turn, saved.checkpoint, saved.entries) == (2, a_checkpoint(2, 1, 2), ())


async def test_the_last_answer_can_end_the_game(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        result = Result("won", (0, 1))
        table = await tx.record_answer(table, an_answer(1), at=NOON, state="finished", ended_at=NOON, result=result)
    async with store.read() as tx:
        assert await tx.table(table.id) == table
        assert table.result == result and await tx.table_in_channel(10) is None


async def test_an_answer_given_twice_changes_nothing(store: Store) -> None:
    table = await started(store)

    async def answer(sequence: int, interaction: int) -> None:
        async with store.change() as tx:
            await tx.record_answer(table, an_answer(sequence), at=NOON, interaction=interaction)

    await answer(1, interaction=7)
    with pytest.raises(RepeatedAction):
        await answer(2, interaction=7)
    with pytest.raises(LostUpdate):
        await answer(2, interaction=8)
    async with store.read() as tx:
        assert (await tx.table(table.id)).sequence == 1
        assert not await tx.acted(8)


async def test_an_undo_takes_back_answers_and_turns_and_keeps_them_for_the_record(store: Store) -> None:
    await played(store)
    async with store.read() as tx:
        saved = await tx.saved_match("table2aa")
        assert (saved.checkpoint, saved.entries) == (a_checkpoint(2, 5, 6), ())
        assert [row.undone_by for row in await tx.history("table2aa")] == [None, None, 4, 4, None, None]
        assert [kept.undone_by for kept in await tx.all_checkpoints("table2aa")] == [None, 4, None]
        assert await tx.live_entries("table2aa") == (an_entry(1), an_entry(5))
    async with store.change() as tx:
        table = await tx.record_undo(saved.table, an_undo(6, after=0), turn=1, at=NOON)
    assert (table.turn, table.stop, table.sequence) == (1, 7, 6)
    async with store.read() as tx:
        assert [row.undone_by for row in await tx.history("table2aa")] == [None, 6, 4, 4, None, 6, None]
        saved = await tx.saved_match("table2aa")
        assert (saved.checkpoint, saved.entries) == (a_checkpoint(), ())


async def test_the_store_and_the_kernels_journal_agree_on_what_counts(store: Store) -> None:
    await played(store)
    async with store.read() as tx:
        rows = [record.row for record in await tx.history("table2aa")]
        journal = Journal(
            [kept.checkpoint for kept in await tx.all_checkpoints("table2aa")],
            [row for row in rows if isinstance(row, Entry | Undo)],
        )
        saved = await tx.saved_match("table2aa")
        assert journal.resume_point() == (saved.checkpoint, list(saved.entries))
        assert tuple(journal.live_entries()) == await tx.live_entries("table2aa")
        assert journal.number == saved.table.stop and journal.sequence == saved.table.sequence


async def test_what_happened_since_leaves_out_what_was_taken_back(store: Store) -> None:
    await played(store)
    async with store.read() as tx:
        assert [row.sequence for row in await tx.events_since("table2aa", -1)] == [0, 1, 5]
        assert [row.sequence for row in await tx.events_since("table2aa", 1)] == [5]


async def test_a_table_that_never_began_has_no_match(store: Store) -> None:
    async with store.change() as tx:
        await tx.insert_table(a_table())
        with pytest.raises(NotStarted):
            await tx.saved_match("table2aa")


async def test_content_is_kept_once_for_each_digest(store: Store) -> None:
    async with store.change() as tx:
        digest = await tx.save_content("toy", 1, {"b": {"x": 1, "a": 2}, "a": [1]})
        assert await tx.save_content("toy", 1, {"b": {"x": 1, "a": 2}, "a": [1]}) == digest
        others = [await tx.save_content("toy", 2, {"a": [1]}), await tx.save_content("toy", 1, {"a": [2]})]
        assert len({digest, *others}) == 3
        with pytest.raises(KeyError):
            await tx.content("0" * 64)


async def test_content_is_kept_in_its_order_in_which_rules_shuffle_it(store: Store) -> None:
    async with store.change() as tx:
        digest = await tx.save_content("toy", 1, {"b": {"x": 1, "a": 2}, "a": [1]})
        assert await tx.save_content("toy", 1, {"a": [1], "b": {"a": 2, "x": 1}}) != digest
        kept = (await tx.content(digest)).data
        assert list(kept) == ["b", "a"] and list(kept["b"]) == ["x", "a"]
