"""What boards tell: the open one what is news to who is awaited, the one behind it its own turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from bot.tables.records import MessageRecord
from bot.tables.service import Tables
from rules.kernel.event import Event
from tests.bot.tables.people import KEN, MIKA, actor, lobby, play_card, roll, started

pytestmark = pytest.mark.usefixtures("toy")


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


async def test_the_turns_of_stand_ins_between_two_of_people_are_told_whole(tables: Tables) -> None:
    table_id = await started(tables, MIKA, KEN)
    async with tables.live.hold(table_id) as live:
        live.record = msgspec.structs.replace(live.record, board_turn=1)
        for turn, happened, by_person in ((1, "rolled", True), (2, "burned", False), (3, "moved", False)):
            live.record = msgspec.structs.replace(live.record, turn=turn + 1)
            live.hear(turn, (Event(happened), Event("secret", seats=(0,))), by_person)
        assert kinds(live.scene().recent) == ["rolled", "burned", "moved"]
        assert kinds(live.scene().behind) == ["rolled"], "the board of turn 1 tells of turn 1"
        live.record = msgspec.structs.replace(live.record, board_turn=4)
        assert kinds(live.scene().recent) == ["rolled", "burned", "moved"], "posted anew it tells the same"
        live.hear(4, (Event("placed"),), False)
        assert kinds(live.scene().recent) == ["rolled", "burned", "moved", "placed"], "nobody has seen it yet"
        live.hear(4, (Event("ended"),), True)
        assert kinds(live.scene().recent) == ["placed", "ended"]


async def test_a_restart_tells_the_same(tables: Tables) -> None:
    table_id = await lobby(tables, MIKA)
    await tables.add_stand_in(table_id, actor(MIKA))
    await tables.start(table_id, actor(MIKA))
    for _ in range(2):  # nobody can have won by then
        scene = await tables.scene(table_id)
        board = MessageRecord(
            table_id=table_id,
            message=scene.turn,
            channel=scene.table.channel,
            kind="board",
            posted_at=tables.clock.now(),
            turn=scene.turn,
        )
        await tables.delivered(table_id, scene.table.revision, board)
        if any(prompt.kind == "roll" and prompt.seat == 0 for prompt in scene.prompts):
            await roll(tables, table_id, MIKA)
        told = await play_card(tables, table_id, MIKA)
        assert told.scene.turn == scene.turn + 1 and told.scene.behind and told.scene.recent
        tables.live.forget(table_id)
        again = await tables.scene(table_id)
        assert (again.recent, again.behind) == (told.scene.recent, told.scene.behind)
