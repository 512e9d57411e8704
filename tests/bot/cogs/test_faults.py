from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.tables.errors import StoreError
from bot.tables.store import Store
from tests.bot.cogs.channel import Channel, labels, table_of
from tests.bot.discord.world import World


@pytest.fixture
def failing(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """Faults that the next commits meet, one each, after everything was written."""
    faults: list[Exception] = []
    change = store.change

    @asynccontextmanager
    async def failing_change() -> AsyncIterator[Any]:
        async with change() as tx:
            yield tx
            if faults:
                raise faults.pop(0)

    monkeypatch.setattr(store, "change", failing_change)
    return faults


async def test_a_commit_that_fails_refuses_the_press_and_the_table_plays_on(
    world: World, channel: Channel, failing: list[Exception]
) -> None:
    board = await channel.table(world.mika, world.ken)
    before = await world.scene(table_of(board))
    failing.append(StoreError("the disk is gone"))
    refused = await channel.press(world.mika, "振る")
    assert refused.ephemeral and "保存できなかった" in refused.response.content
    assert channel.newest.content == board.content
    after = await world.scene(table_of(board))
    assert (after.stop, after.view, after.table.sequence) == (before.stop, before.view, before.table.sequence)
    await channel.press(world.mika, "振る")
    assert "振る" not in labels(channel.newest)
    assert (await world.scene(table_of(board))).table.sequence == before.table.sequence + 1


async def test_a_store_that_is_locked_for_too_long_refuses_the_press(
    world: World, channel: Channel, tmp_path: Path
) -> None:
    board = await channel.table(world.mika, world.ken)
    other = sqlite3.connect(tmp_path / "ryutaku.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refused = await channel.press(world.mika, "振る")
    assert refused.ephemeral and "混み合って" in refused.response.content
    other.execute("ROLLBACK")
    other.close()
    assert channel.newest.content == board.content
    await channel.press(world.mika, "振る")
    assert "振る" not in labels(channel.newest)


async def test_a_lobby_that_can_not_be_saved_leaves_no_thread_behind(
    world: World, channel: Channel, failing: list[Exception]
) -> None:
    failing.append(StoreError("the disk is gone"))
    refused = await channel.type(world.mika, "toy new", title="週末卓")
    assert "保存できなかった" in refused.response.content
    assert not world.channel.threads
    await channel.type(world.mika, "toy new", title="週末卓")
    assert [each.name for each in world.channel.threads] == ["週末卓"]
