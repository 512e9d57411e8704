"""`ryutaku bench`: the shape of what it prints, small runs of each measurement, and what needs a checkout."""

from __future__ import annotations

import json
import sys

import pytest

from bot.__main__ import run
from bot.bench.figures import Figure, as_json, percentile
from bot.bench.kernel import answers, restores
from bot.bench.played import later, play
from bot.bench.store import commits
from rules.kernel.game import AnyGame, games
from rules.kernel.match import Match


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return games()[request.param]


@pytest.mark.parametrize(("value", "target", "met"), [(1.2, "≤ 1.3", True), (99, "≥ 100", False), (1, None, None)])
def test_a_figure_knows_whether_its_target_is_met(value: float, target: str | None, met: bool | None) -> None:
    (shown,) = json.loads(as_json([Figure("x", value, "×", target)]))["figures"]
    assert shown == {"name": "x", "value": value, "unit": "×", "target": target, "met": met}


def test_percentiles() -> None:
    assert [percentile(range(1, 101), each) for each in (50, 95, 100)] == [51, 96, 100]
    assert percentile([], 50) == 0


def test_a_match_can_be_as_if_it_had_been_played_before(game: AnyGame) -> None:
    played = play(game, 3)
    checkpoint, entries = played.opened.checkpoint, []
    for outcome in played.outcomes:
        moved = later(outcome, 7, played)
        checkpoint, entries = (
            (moved.checkpoints[-1], []) if moved.checkpoints else (checkpoint, [*entries, moved.entry])
        )
    match = Match.restore(played.setting, checkpoint, entries)
    assert not match.dropped
    assert match.turn == 7 * played.outcomes[-1].entry.turn + 3


async def test_every_measurement_measures(game: AnyGame) -> None:
    figures = [*answers(game, 0.1), *await restores(game, times=2, tables=3), *await commits(game, count=12)]
    assert all(figure.value > 0 for figure in figures)
    assert {figure.target for figure in figures} == {None, "≤ 1.2", "≤ 64", "≤ 5"}


def test_what_needs_the_tests_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("bot.logs.set_up", lambda *arguments: None)
    monkeypatch.setitem(sys.modules, "tests.loopback.load", None)
    assert run(["bench", "discord"]) == 2
    assert "tests/loopback" in capsys.readouterr().err
