"""Every game that is there, through the command line: whole games that are restored on the way, and their pictures."""

from __future__ import annotations

import json
from itertools import product

import pytest

from bot.__main__ import run
from rules.kernel.game import games

TABLES = [(game.id, seats) for game in games().values() for seats in game.seats]


@pytest.fixture(autouse=True)
def _nobodys_settings(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.logs.set_up", lambda *arguments: None)
    monkeypatch.delenv("RYUTAKU_CONTENT", raising=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_end_and_restores_change_nothing(capsys, game, seats) -> None:
    arguments = ["--games", "4", "--seats", str(seats), "--agents", "random,sensible", "--restore", "0.2", "--json"]
    code = run(["simulate", game, *arguments])
    summary = json.loads(capsys.readouterr().out)
    assert (code, summary["failures"], summary["finished"]) == (0, [], 4)


@pytest.mark.parametrize("game", games())
def test_a_turn_takes_few_presses(capsys, game) -> None:
    assert run(["simulate", game, "--games", "12", "--seats", "4", "--agents", "sensible", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert 3 <= summary["decisions"] / (summary["games"] * summary["turns_mean"]) <= 5


@pytest.mark.parametrize("game", games())
def test_pictures_are_the_same_for_the_same_moment_and_small(capsys, tmp_path, game) -> None:
    drawn, texts = {}, {}
    for locale, name in product(("ja", "en"), ("one.png", "two.png")):
        assert run(["picture", game, "--decisions", "9", "--locale", locale, "--out", name]) == 0
        drawn[locale, name] = (tmp_path / name).read_bytes()
        texts[locale, name] = capsys.readouterr().out
    assert all(data.startswith(b"\x89PNG") and len(data) <= 100_000 for data in drawn.values())
    for locale in ("ja", "en"):
        assert drawn[locale, "one.png"] == drawn[locale, "two.png"]
    assert texts["ja", "one.png"] != texts["en", "one.png"] and "" not in texts.values()
