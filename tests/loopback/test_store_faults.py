"""The store fails: a press is refused with a sentence and changes nothing, others go on, the log says what to do.

A file that is read-only is tried in tests/bot/tables, by a process that is not root.
"""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from tests.loopback import audit
from tests.loopback.conftest import Open
from tests.loopback.members import Answer
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess


async def roll(round: Round) -> Answer:
    """Press the button that begins a turn."""
    board = await round.board()
    assert board is not None
    button = next(item for item in board.items if ":roll:" in item["custom_id"])
    return await round.awaited(board)[0].press_now(board, button["custom_id"]).seen(20)


def journal(bot: BotProcess) -> int:
    return int(audit.rows(bot.database, "SELECT count(*) AS n FROM journal")[0]["n"])


async def refused_then_played(bot: BotProcess, round: Round, fault: Iterator[None], logged: str) -> None:
    """With the fault a press is refused in a sentence and changes nothing; without it the game goes on."""
    before = journal(bot)
    with fault:  # type: ignore[attr-defined]
        answer = await roll(round)
        assert answer.sentence and not answer.accepted
    assert journal(bot) == before
    assert [line for line in bot.lines() if logged in line.get("remedy", "")], bot.last_words()
    await round.play(2)
    assert journal(bot) > before
    assert audit.torn(bot.database) == []


@contextmanager
def locked(bot: BotProcess) -> Iterator[None]:
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@contextmanager
def full(bot: BotProcess) -> Iterator[None]:
    """No file of the bot may grow beyond what the log of its database has now."""
    log = bot.database.with_name(bot.database.name + "-wal")
    before = resource.prlimit(bot.process, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.process, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    yield
    resource.prlimit(bot.process, resource.RLIMIT_FSIZE, before)


async def test_a_database_that_another_process_keeps_locked(bot: BotProcess, open_table: Open) -> None:
    bot.expected.add("interaction_failed")
    await refused_then_played(bot, await open_table(), locked(bot), "end the other program")


async def test_a_disk_that_is_full(bot: BotProcess, open_table: Open) -> None:
    bot.expected.add("interaction_failed")
    await refused_then_played(bot, await open_table(), full(bot), "disk")


async def test_a_row_that_is_damaged_stops_its_table_alone(bot: BotProcess, open_table: Open) -> None:
    bot.expected |= {"interaction_failed", "table unreadable", "delivery_impossible"}
    damaged, whole = await open_table(), await open_table()
    table = damaged.table
    await bot.leave()
    with closing(sqlite3.connect(bot.database)) as connection, connection:
        connection.execute("UPDATE checkpoints SET state = x'00' WHERE table_id = ?", (table,))
    await bot.start()
    answer = await roll(damaged)
    assert answer.sentence and not answer.accepted
    await whole.play(3)
    (told, *_) = [line for line in bot.lines() if line["event"] == "table unreadable"]
    assert told["table"] == table and told["remedy"]
