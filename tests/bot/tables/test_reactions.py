"""Reactions that are offers: a stand-in does not run past people who may still use theirs."""

from __future__ import annotations

import msgspec
import pytest

from bot.tables.service import Tables
from rules.kernel.table import Offer
from tests.bot.tables.fake_clock import FakeClock
from tests.bot.tables.people import KEN, MIKA, actor, lobby
from tests.rules.kernel.toy import Toy


@pytest.fixture(autouse=True)
def _reacting(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nudges are reactions, and the first seat's turn is a stand-in's."""
    plain = Toy.nudges

    def nudges(self: Toy, t: object) -> list[Offer]:
        offers = plain(self, t)  # type: ignore[arg-type]
        return [Offer(msgspec.structs.replace(each.prompt, reaction=True), each.use) for each in offers]

    monkeypatch.setattr(Toy, "nudges", nudges)


async def standing_in(tables: Tables) -> str:
    """A table of two at which a stand-in has the turn."""
    table_id = await lobby(tables, MIKA, KEN)
    await tables.start(table_id, actor(MIKA))
    await tables.stand_in(table_id, actor(MIKA), 0, once=False)
    return table_id


async def test_a_stand_in_waits_for_people_who_are_there_until_their_time_is_up(tables: Tables) -> None:
    table_id = await standing_in(tables)
    scene = await tables.scene(table_id)
    assert (scene.awaited, [prompt.kind for prompt in scene.prompts]) == ((0,), ["roll", "nudge"])
    change = await tables.answer(table_id, actor(KEN), scene.stop, "nudge", [("up",), ("1",), ("yes",)])
    assert change.scene.awaited == (0,), "another nudge is left"
    await tables.end_reactions(table_id)
    scene = await tables.scene(table_id)
    assert scene.awaited == (1,) and scene.prompts[0].kind == "card"


async def test_a_stand_in_does_not_wait_for_who_is_away(tables: Tables, clock: FakeClock) -> None:
    table_id = await lobby(tables, MIKA, KEN)
    await tables.start(table_id, actor(MIKA))
    clock.advance(hours=1)
    await tables.stand_in(table_id, actor(MIKA), 0, once=False)
    assert (await tables.scene(table_id)).prompts[0].kind == "card"


async def test_it_waits_on_for_who_wants_to_be_asked_always(tables: Tables) -> None:
    table_id = await standing_in(tables)
    await tables.set_ask_always(table_id, actor(KEN), True)
    await tables.end_reactions(table_id)
    assert [prompt.kind for prompt in (await tables.scene(table_id)).prompts] == ["roll", "nudge"]
