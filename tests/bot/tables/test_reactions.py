"""Small choices in another's turn: who is there is asked, who is away is decided for, nothing is told too early."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.screen.log import log_panel
from bot.screen.voice import Voice
from bot.tables.scene import Change
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.tables.timers import Timers
from bot.text import Texts
from tests.bot.tables.dragon import struck_table
from tests.bot.tables.fake_clock import FakeClock
from tests.bot.tables.people import AYA, KEN, MIKA, actor

HUNTER, NINJA, PALADIN = 0, 1, 2


@pytest.fixture
async def table_id(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> str:
    """The table before the roll that brings the blow."""
    return await struck_table(tables, monkeypatch)


async def asked(tables: Tables, table_id: str) -> list[tuple[int, str]]:
    return sorted((prompt.seat, prompt.kind) for prompt in (await tables.scene(table_id)).prompts)


async def roll(tables: Tables, table_id: str, member: int) -> Change:
    scene = await tables.scene(table_id)
    return await tables.answer(table_id, actor(member), scene.stop, "roll", [("roll",)])


async def guard(tables: Tables, table_id: str, member: int, points: str = "0") -> None:
    scene = await tables.scene(table_id)
    await tables.answer(table_id, actor(member), scene.stop, "guard", [(points,)])


async def life(tables: Tables, table_id: str) -> list[int]:
    view = (await tables.scene(table_id)).view
    return [hero.life for hero in view.heroes]


async def log_of(tables: Tables, table_id: str, reader: int | None) -> str:
    scene = await tables.scene(table_id)
    return log_panel(scene, Voice(Texts(strict=True), scene), await tables.log(table_id), reader).text


async def due_in(tables: Tables, table_id: str) -> timedelta | None:
    async with tables.store.read() as tx:
        timers = {timer.kind: timer.due_at for timer in await tx.timers(table_id)}
    return timers["reactions_end"] - tables.clock.now() if "reactions_end" in timers else None


async def test_who_is_there_is_asked_and_who_is_away_is_decided_for(
    tables: Tables, table_id: str, clock: FakeClock
) -> None:
    clock.advance(minutes=16)
    await roll(tables, table_id, MIKA)
    assert await asked(tables, table_id) == [(HUNTER, "guard")]
    await guard(tables, table_id, MIKA)
    assert (await life(tables, table_id))[NINJA] == 1, "nobody dies of a guard that was not pressed"
    assert "ケンさん：事前指示でガード1" in await log_of(tables, table_id, None)


async def test_nothing_is_told_while_others_still_choose(tables: Tables, table_id: str, clock: FakeClock) -> None:
    clock.advance(minutes=16)
    before = await life(tables, table_id)
    await roll(tables, table_id, MIKA)
    scene = await tables.scene(table_id)
    assert await life(tables, table_id) == before
    assert [hero.points for hero in scene.view.heroes] == [2, 1, 1], "what was spent is not seen either"
    assert not [event for event in scene.recent if event.kind == "damage_taken"]
    assert "ガード1" not in await log_of(tables, table_id, HUNTER)
    assert "ガード1" in await log_of(tables, table_id, NINJA), "one's own choice is no secret"


async def test_a_private_line_tells_them_when_they_are_back(tables: Tables, table_id: str, clock: FakeClock) -> None:
    clock.advance(minutes=16)
    await roll(tables, table_id, MIKA)
    await guard(tables, table_id, MIKA)
    scene = await tables.scene(table_id)
    choice = next(prompt for prompt in scene.prompts if prompt.seat == HUNTER)
    change = await tables.answer(table_id, actor(MIKA), scene.stop, choice.kind, [choice.ids[:1]])
    while change.scene.awaited != (NINJA,):
        (awaited,) = change.scene.prompts
        change = await tables.answer(
            table_id, actor(MIKA), change.scene.stop, awaited.kind, [awaited.default or awaited.ids[:1]]
        )
    assert change.decided == ()
    tables.live.forget(table_id)
    change = await roll(tables, table_id, KEN)
    assert [(act.kind, act.seat) for act in change.decided] == [("standing", NINJA)]
    assert (await tables.scene(table_id)).table.state == "playing"
    for prompt in (await tables.scene(table_id)).prompts:
        if prompt.seat == NINJA:
            again = await tables.answer(table_id, actor(KEN), change.scene.stop, prompt.kind, [prompt.ids[:1]])
            assert again.decided == (), "it is told once"
            break


async def test_the_switch_always_ask_me_waits(tables: Tables, table_id: str, clock: FakeClock) -> None:
    await tables.set_ask_always(table_id, actor(KEN), True)
    clock.advance(minutes=16)
    await roll(tables, table_id, MIKA)
    await guard(tables, table_id, MIKA)
    clock.advance(minutes=6)
    await Timers(tables)._carry_out_due()
    assert await asked(tables, table_id) == [(NINJA, "guard")]
    await guard(tables, table_id, KEN, "1")
    assert (await life(tables, table_id))[NINJA] == 1


async def test_five_minutes_and_no_longer(tables: Tables, table_id: str, clock: FakeClock) -> None:
    await roll(tables, table_id, MIKA)
    assert await asked(tables, table_id) == [(seat, "guard") for seat in (HUNTER, NINJA, PALADIN)]
    clock.advance(minutes=4)
    await guard(tables, table_id, MIKA)
    assert await due_in(tables, table_id) == timedelta(minutes=1), "another's answer does not prolong it"
    clock.advance(minutes=1)
    await Timers(tables)._carry_out_due()
    assert (await life(tables, table_id))[NINJA] == 1
    assert "ケンさん：時間切れ、代わりにガード1" in await log_of(tables, table_id, None)


async def test_who_let_a_reaction_pass_is_not_waited_for_again(tables: Tables, table_id: str, clock: FakeClock) -> None:
    await roll(tables, table_id, MIKA)
    await guard(tables, table_id, MIKA)
    clock.advance(minutes=5)
    await Timers(tables)._carry_out_due()
    async with tables.live.hold(table_id) as live:
        assert [tables.is_present(live, seat) for seat in live.seats] == [True, False, False]
    tables.note_look(table_id, KEN)
    async with tables.live.hold(table_id) as live:
        assert tables.is_present(live, live.seats[NINJA]) is False, "the same moment is not later"
    clock.advance(seconds=1)
    tables.note_look(table_id, KEN)
    async with tables.live.hold(table_id) as live:
        assert tables.is_present(live, live.seats[NINJA])


@pytest.mark.parametrize("forget", ["memory", "everything"])
async def test_a_restart_in_the_middle(
    tables: Tables, table_id: str, clock: FakeClock, store: Store, forget: str
) -> None:
    await roll(tables, table_id, MIKA)
    await guard(tables, table_id, AYA, "1")
    clock.advance(minutes=2)
    if forget == "memory":
        tables.live.forget(table_id)
    else:
        tables = Tables(store, clock)
    await tables.go_on(table_id)
    assert await asked(tables, table_id) == [(HUNTER, "guard"), (NINJA, "guard")]
    assert await due_in(tables, table_id) == timedelta(minutes=3), "the time runs on"
    before = await life(tables, table_id)
    await guard(tables, table_id, KEN, "1")
    await guard(tables, table_id, MIKA)
    assert await life(tables, table_id) == [before[HUNTER] - 1, before[NINJA], before[PALADIN]]


async def test_reactions_are_taken_back_with_the_roll(tables: Tables, table_id: str, clock: FakeClock) -> None:
    clock.advance(minutes=16)
    before = await life(tables, table_id)
    await roll(tables, table_id, MIKA)
    change = await tables.undo(table_id, actor(MIKA))
    assert change.vote is not None and set(change.vote.voters) == {NINJA, PALADIN}
    await tables.vote(table_id, actor(KEN), True)
    await tables.vote(table_id, actor(AYA), True)
    assert await asked(tables, table_id) == [(HUNTER, "roll")]
    assert await life(tables, table_id) == before
    assert "事前指示" not in await log_of(tables, table_id, NINJA), "what was taken back is not told"
    await roll(tables, table_id, MIKA)
    assert await asked(tables, table_id) == [(HUNTER, "guard")]
    await guard(tables, table_id, MIKA)
    assert await life(tables, table_id) == [before[HUNTER] - 1, before[NINJA], before[PALADIN] - 1]
