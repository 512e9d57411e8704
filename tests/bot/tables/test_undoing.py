"""Undo at a table: free, by vote, over the end of a turn; and what a restore under changed rules says."""

from __future__ import annotations

import pytest

from bot.tables.errors import NothingToDecide
from bot.tables.service import Tables
from bot.tables.timers import Timers
from rules.kernel.errors import NothingToUndo, OutdatedStop
from tests.bot.tables.people import AYA, KEN, MIKA, actor, play_card, play_turn, roll, started
from tests.rules.kernel.toy import Toy

pytestmark = pytest.mark.usefixtures("toy")


async def nudge(tables: Tables, table_id: str, member: int) -> None:
    stop = (await tables.scene(table_id)).stop
    await tables.answer(table_id, actor(member), stop, "nudge", [("up",), ("1",), ("yes",)])


async def test_an_answer_without_a_reveal_is_taken_back_at_once(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    with pytest.raises(NothingToUndo):
        await tables.undo(table_id, actor(KEN))
    await nudge(tables, table_id, KEN)
    scene = await tables.scene(table_id)
    assert scene.undo is not None and scene.undo.seat == 1
    change = await tables.undo(table_id, actor(KEN))
    assert change.vote is None and change.scene.stop == scene.stop + 1, "the number is never used again"
    assert change.scene.undo is None
    assert [notice.key for notice in change.scene.notices] == ["notice-undo"]
    with pytest.raises(OutdatedStop):
        await tables.answer(table_id, actor(MIKA), scene.stop, "roll", [("go",)])
    await roll(tables, table_id, MIKA)


async def test_after_dice_the_others_vote_and_the_dice_stay_the_same(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN, AYA)
    rolled = await roll(tables, table_id, MIKA)
    assert rolled.scene.undo is None
    asked = await tables.undo(table_id, actor(MIKA))
    assert asked.vote is not None and asked.vote.voters == (1, 2)
    with pytest.raises(NothingToDecide):
        await tables.vote(table_id, actor(MIKA), True)
    assert (await tables.vote(table_id, actor(KEN), True)).scene.vote is not None
    done = await tables.vote(table_id, actor(AYA), True)
    assert done.scene.vote is None and done.scene.prompts[0].kind == "roll"
    again = await roll(tables, table_id, MIKA)
    assert again.events == rolled.events


async def test_a_vote_ends_by_no_by_the_next_answer_and_after_an_hour(tables: Tables, clock) -> None:
    table_id = await started(tables, MIKA, KEN)
    await roll(tables, table_id, MIKA)
    await tables.undo(table_id, actor(MIKA))
    assert (await tables.vote(table_id, actor(KEN), False)).scene.vote is None
    await tables.undo(table_id, actor(MIKA))
    change = await play_card(tables, table_id, KEN)
    assert change.scene.vote is None
    await tables.undo(table_id, actor(MIKA))
    clock.advance(minutes=59)
    await tables.close_stale_vote(table_id)
    assert (await tables.scene(table_id)).vote is not None
    clock.advance(minutes=2)
    await tables.close_stale_vote(table_id)
    assert (await tables.scene(table_id)).vote is None


async def test_who_is_alone_decides_alone(tables: Tables, clock) -> None:
    table_id = await started(tables, MIKA, KEN)
    clock.advance(hours=25)
    await roll(tables, table_id, MIKA)
    change = await tables.undo(table_id, actor(MIKA))
    assert change.vote is None and change.scene.prompts[0].kind == "roll"


async def test_undo_goes_back_over_the_end_of_a_turn(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await play_turn(tables, table_id, MIKA, KEN)
    before = await tables.scene(table_id)
    assert before.turn == 2
    await tables.undo(table_id, actor(KEN))
    change = await tables.vote(table_id, actor(MIKA), True)
    assert change.new_turn and change.scene.turn == 1 and change.scene.awaited == (1,)
    tables.live.forget(table_id)
    assert (await tables.scene(table_id)) == change.scene
    await play_card(tables, table_id, KEN)


async def test_the_next_free_undo_takes_the_answer_before(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    await nudge(tables, table_id, KEN)
    await nudge(tables, table_id, KEN)
    await tables.undo(table_id, actor(KEN))
    change = await tables.undo(table_id, actor(KEN))
    assert change.scene.undo is None
    rows = (await tables.log(table_id)).rows
    assert [type(row).__name__ for row in rows] == ["JournalRecord", "ActRecord", "ActRecord"]


async def test_rules_changed_in_mid_turn_are_said_and_kept(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    class NoWindow(Toy):
        def roll_window(self, t):
            yield from ()

    table_id = await started(tables, MIKA, KEN)
    await nudge(tables, table_id, KEN)
    before = await tables.scene(table_id)
    changed = NoWindow()
    monkeypatch.setattr("rules.kernel.game.games", lambda: {"toy": changed})
    tables.live.forget(table_id)
    scene = await tables.scene(table_id)
    assert [notice.key for notice in scene.notices] == ["notice-rules-changed"]
    assert scene.stop > before.stop and scene.prompts[0].kind == "card"
    tables.live.forget(table_id)
    assert await tables.scene(table_id) == scene, "said once, and not dropped again"
    assert (await play_card(tables, table_id, MIKA)).scene.notices == ()


async def test_what_is_due_is_carried_out_once(tables: Tables, clock) -> None:
    from tests.bot.tables.people import lobby

    table_id = await lobby(tables, MIKA)
    timers = Timers(tables)
    clock.advance(days=2)
    await tables.join(table_id, actor(KEN))
    clock.advance(days=2)
    assert await timers._carry_out_due() is not None
    assert (await tables.scene(table_id)).table.state == "lobby"
    clock.advance(days=2)
    await timers._carry_out_due()
    assert (await tables.scene(table_id)).table.state == "closed"
    assert await tables.next_due() is None


async def test_the_sleep_is_armed_anew_for_what_is_due_earlier(tables: Tables, clock) -> None:
    done: list[str] = []
    timers = Timers(tables)

    async def line(timer) -> None:
        done.append(timer.kind)

    timers.handlers["waiting_line"] = line
    table_id = await started(tables, MIKA, KEN)
    await timers.start()
    await roll(tables, table_id, MIKA)
    assert timers._due is not None
    clock.advance(minutes=1)
    timers._due = None
    timers.arm(clock.now())
    sleeping = timers._sleeping
    assert sleeping is not None
    await sleeping
    assert done == ["waiting_line"]
    await timers.stop()
