"""A campaign in a channel: its games follow each other, over restarts of the bot."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.service import Tables
from bot.tables.store import Store
from rules.kernel.match import Match
from tests.bot.tables.fake_clock import FakeClock
from tests.bot.tables.people import KEN, MIKA, PLACE, actor

GAME = "dragons_roll"


async def play(tables: Tables, mode: str, outcome: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """One game of that mode whose first roll ends it so; the options that it was played with."""
    change = await tables.open_lobby(actor(MIKA), PLACE, GAME, "週末卓", {"mode": mode})
    table_id = change.scene.table.id
    await tables.join(table_id, actor(KEN))
    scene = (await tables.start(table_id, actor(MIKA))).scene

    def end(match: Match, *_: object) -> None:
        match.table.state.outcome = outcome
        match.table.state.phase = "over"
        return

    first = scene.seats[scene.awaited[0]].member or 0
    with monkeypatch.context() as patched:
        patched.setattr(Match, "_next_stop", end)
        change = await tables.answer(table_id, actor(first), scene.stop, "roll", [("roll",)])
    assert change.over
    return dict(scene.table.options)


async def test_a_campaign_of_three_games_with_restarts_between(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = []
    for outcome in ("won", "lost", "won"):
        options = await play(Tables(store, clock), "campaign", outcome, monkeypatch)
        levels.append((options["level"], len(str(options["owned"]).split("+")) if options["owned"] else 0))
    assert levels == [(1, 0), (2, 1), (2, 2)]
    campaign, nightmare = await Tables(store, clock).stories(PLACE.home, GAME)
    assert (campaign.key, campaign.args["games"], campaign.args["count"]) == ("campaign-stands", 3, 2)
    assert nightmare.key == "campaign-fresh"


async def test_nightmare_mode_is_thrown_back_to_the_start_by_a_loss(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = [await play(Tables(store, clock), "nightmare", end, monkeypatch) for end in ("won", "lost", "won")]
    assert [each["level"] for each in options] == [1, 2, 1]
    assert options[2]["owned"] == ""


async def test_the_lobby_shows_what_the_campaign_says_and_nobody_can_change_it(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, clock)
    await play(tables, "campaign", "won", monkeypatch)
    change = await tables.open_lobby(actor(MIKA), PLACE, GAME, "週末卓", {"mode": "campaign", "level": 5})
    assert change.scene.table.options["level"] == 2
    table_id = change.scene.table.id
    assert (await tables.set_option(table_id, actor(MIKA), "level", 6)).scene.table.options["level"] == 2
    single = await tables.set_option(table_id, actor(MIKA), "mode", "single")
    assert single.scene.table.options["level"] == 2
    assert (await tables.set_option(table_id, actor(MIKA), "level", 6)).scene.table.options["level"] == 6
