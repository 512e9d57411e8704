"""Timers, votes, and what is kept of channels."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from bot.tables.records import TimerRecord
from bot.tables.store import Store
from tests.bot.tables.rows import NOON, later, started


async def test_the_earliest_timer_is_next(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        assert await tx.next_due() is None
        await tx.set_timer(table.id, "limit", later(60), stop=1)
        await tx.set_timer(table.id, "reminder", later(30))
        await tx.set_timer(table.id, "limit", later(90), stop=2)
        assert await tx.next_due() == later(30)
        reminder = TimerRecord(table_id=table.id, kind="reminder", due_at=later(30))
        limit = TimerRecord(table_id=table.id, kind="limit", due_at=later(90), data={"stop": 2})
        assert await tx.due_timers(later(29)) == ()
        assert await tx.due_timers(later(30)) == (reminder,)
        assert await tx.timers(table.id) == (reminder, limit)
        assert await tx.cancel_timer(table.id, "reminder")
        assert not await tx.cancel_timer(table.id, "reminder")
        await tx.cancel_timers(table.id)
        assert await tx.next_due() is None


async def test_a_vote_gathers_ballots_until_it_is_closed(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        vote = await tx.add_vote(table, after=0, seat=0, voters=(0, 1), opened_at=NOON, closes_at=later(60))
        vote = await tx.cast_ballot(vote, 1, False, NOON)
        vote = await tx.cast_ballot(vote, 1, True, later(1))
        assert vote.ballots == {1: True} and await tx.open_vote(table.id) == vote
        assert await tx.close_vote(vote, "agreed")
        assert not await tx.close_vote(vote, "late")
        assert await tx.open_vote(table.id) is None
        again = await tx.add_vote(table, after=0, seat=1, voters=(0,), opened_at=NOON, closes_at=later(60))
        assert (vote.number, again.number) == (1, 2)
        assert [(kept.outcome, kept.ballots) for kept in await tx.votes(table.id)] == [
            ("agreed", {1: True}),
            (None, {}),
        ]


async def test_one_vote_is_open_at_a_time(store: Store) -> None:
    table = await started(store)
    async with store.change() as tx:
        await tx.add_vote(table, after=0, seat=0, voters=(1,), opened_at=NOON, closes_at=later(60))
        with pytest.raises(IntegrityError):
            await tx.add_vote(table, after=0, seat=1, voters=(0,), opened_at=NOON, closes_at=later(60))


async def test_a_channel_keeps_its_language(store: Store) -> None:
    async with store.change() as tx:
        assert await tx.channel_locale(10) is None
        for locale in ("ja", "en"):
            await tx.put_channel_locale(10, locale)
            assert await tx.channel_locale(10) == locale


async def test_a_game_keeps_notes_of_each_channel(store: Store) -> None:
    async with store.change() as tx:
        await tx.put_note(10, "toy", {"level": 1})
        await tx.put_note(10, "toy", {"level": 2, "won": [1]})
        await tx.put_note(10, "other", {})
        assert await tx.note(10, "toy") == {"level": 2, "won": [1]}
        assert await tx.note(11, "toy") is None
        await tx.forget_note(10, "toy")
        assert (await tx.note(10, "toy"), await tx.note(10, "other")) == (None, {})
