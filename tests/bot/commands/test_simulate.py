"""`ryutaku simulate`: what it prints, what it leaves with, and how a failing game is played again."""

from __future__ import annotations

import json

import pytest

from bot.commands import simulate as command
from rules.kernel import game
from rules.kernel.errors import BadContent
from tests.rules.kernel.toy import TOY, Toy

KEYS = ["game", "games", "finished", "results", "turns_mean", "decisions", "decisions_per_second", "failures"]


def test_the_summary_as_json(ryutaku) -> None:
    done = ryutaku("simulate", "toy", "--games", 5, "--seats", 3, "--seed", 7, "--restore", 0.5, "--json")
    summary = json.loads(done.out)
    assert done.code == 0 and list(summary) == KEYS
    assert summary["games"] == summary["finished"] == sum(summary["results"].values()) == 5
    assert summary["decisions"] > summary["turns_mean"] > 0 and summary["failures"] == []
    assert done.err == "", "no progress bar where no terminal watches"


def test_the_summary_for_people(ryutaku) -> None:
    done = ryutaku("simulate", "toy", "--games", 2)
    lines = dict(line.split(maxsplit=1) for line in done.out.splitlines() if "(" not in line and "per" not in line)
    assert lines["game"] == "toy" and lines["games"] == "2" and lines["results"] == "won 2" and lines["failures"] == "0"


def test_the_same_seed_plays_the_same_and_agents_and_options_count(ryutaku) -> None:
    def decisions(*more: object) -> int:
        return json.loads(ryutaku("simulate", "toy", "--games", 4, "--json", *more).out)["decisions"]

    assert decisions("--seed", 1) == decisions("--seed", 1) != decisions("--seed", 2)
    assert decisions("--agents", "random,sensible") != decisions("--agents", "random")
    assert decisions("--option", "window=off") < decisions("--option", "window=on")
    assert decisions("--seats", 4) != decisions("--seats", 2)


def test_a_failure_is_reported_with_its_seed_and_played_again(ryutaku) -> None:
    options = ["--option", "goal=3", "--seats", 3]
    failed = ryutaku("simulate", "toy", "--games", 2, "--seed", 9, *options)
    assert failed.code == 1
    assert "FAILED toy/9/1  RuleFault: the game was ended without a result" in failed.out.splitlines()
    assert "--only toy/9/0" in failed.err and "Traceback" not in failed.err
    as_json = json.loads(ryutaku("simulate", "toy", "--games", 2, "--seed", 9, "--json", *options).out)
    assert [failure["seed"] for failure in as_json["failures"]] == ["toy/9/0", "toy/9/1"]
    again = ryutaku("simulate", "toy", "--only", "toy/9/1", *options)
    assert again.code == 1 and "FAILED toy/9/1" in again.out
    assert "Traceback" in again.err and "RuleFault: the game was ended without a result" in again.err


def test_one_game_played_again_is_the_same_game(ryutaku) -> None:
    whole = [json.loads(ryutaku("simulate", "toy", "--games", games, "--json").out) for games in (2, 3)]
    third = json.loads(ryutaku("simulate", "toy", "--only", "toy/0/2", "--json").out)
    assert third["decisions"] == whole[1]["decisions"] - whole[0]["decisions"]


def test_the_bar_shows_only_when_it_is_long_and_a_terminal_watches(monkeypatch, ryutaku) -> None:
    started = []
    monkeypatch.setattr("rich.progress.Progress.start", lambda self: started.append(self.disable))
    ryutaku("simulate", "toy", "--games", 2)
    monkeypatch.setattr(command, "SHOW_PROGRESS_AFTER", -1)
    ryutaku("simulate", "toy", "--games", 2)
    assert started and all(started), "started, but nothing to see without a terminal"
    monkeypatch.setattr("rich.console.Console.is_terminal", property(lambda self: True))
    started.clear()
    ryutaku("simulate", "toy", "--games", 2)
    assert started and not any(started)
    monkeypatch.setattr(command, "SHOW_PROGRESS_AFTER", 60)
    started.clear()
    ryutaku("simulate", "toy", "--games", 2)
    assert started == []


# Content -------------------------------------------------------------------------------------------------------------


class Filed(Toy):
    """The toy with a content file."""

    def load_content(self, folder=None):
        file = folder / "cards.toml" if folder else None
        if file and not file.exists():
            raise BadContent(f"{file.name}: it is missing")
        return super().load_content()


@pytest.fixture
def content(monkeypatch, tmp_path):
    monkeypatch.setattr(game, "games", lambda: {TOY.id: Filed()})
    folder = tmp_path / "mine"
    (folder / "toy").mkdir(parents=True)
    return folder


def test_content_with_a_hole_is_refused(refused, content) -> None:
    assert "cards.toml: it is missing." in refused("simulate", "toy", "--content", content)


def test_content_of_the_setting_is_used_too(monkeypatch, ryutaku, refused, content) -> None:
    monkeypatch.setenv("RYUTAKU_CONTENT", str(content))
    assert "cards.toml" in refused("simulate", "toy")
    (content / "toy" / "cards.toml").touch()
    assert ryutaku("simulate", "toy", "--games", 1).code == 0


def test_a_game_that_the_setting_leaves_out_keeps_its_own(monkeypatch, ryutaku, content) -> None:
    (content / "toy").rmdir()
    monkeypatch.setenv("RYUTAKU_CONTENT", str(content))
    assert ryutaku("simulate", "toy", "--games", 1).code == 0


def test_a_folder_that_is_not_there_is_refused(monkeypatch, refused, content, tmp_path) -> None:
    assert "the folder nowhere does not exist" in refused("simulate", "toy", "--content", "nowhere")
    assert "there is no folder toy in" in refused("simulate", "toy", "--content", tmp_path)
    monkeypatch.setenv("RYUTAKU_CONTENT", "nowhere")
    assert "RYUTAKU_CONTENT: the folder nowhere does not exist" in refused("simulate", "toy")
