"""`ryutaku scenario`: files and folders, one line for each that fails, and the count at the end."""

from __future__ import annotations

import pytest

GOOD = 'game = "toy"\nseats = 2\n[expect]\nawaited = [0]\n'
BAD = 'game = "toy"\nseats = 2\n[expect]\nawaited = [1]\n'


@pytest.fixture
def write(tmp_path):
    def write(name: str, text: str):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text.encode(errors="surrogateescape"))
        return path

    return write


def test_scenarios_that_hold(ryutaku, write) -> None:
    write("more/one.toml", GOOD), write("more/two.toml", GOOD), write("more/notes.txt", "no scenario")
    done = ryutaku("scenario", "more", "more/one.toml", write("three.toml", GOOD))
    assert (done.code, done.out, done.err) == (0, "3 passed, 0 failed\n", "")


def test_a_file_as_notepad_writes_it_holds(ryutaku, write) -> None:
    done = ryutaku("scenario", write("one.toml", "\ufeff" + GOOD.replace("\n", "\r\n")))
    assert (done.code, done.out) == (0, "1 passed, 0 failed\n")


def test_a_failure_is_one_line_with_file_and_reason(ryutaku, write) -> None:
    write("more/good.toml", GOOD), write("more/bad.toml", BAD)
    write("more/worse.toml", 'game = "toy"\nseats = 2\n[set]\n"points.9" = 1\n')
    done = ryutaku("scenario", "more")
    assert done.code == 1
    assert done.out.splitlines() == [
        "more/bad.toml: BadScenario: before the first step: awaited should be [1] and is [0]",
        "more/worse.toml: BadScenario: path points.9: nothing at '9'",
        "1 passed, 2 failed",
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "wrong.toml"),
        (GOOD + "[set]\na = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        (f"game = 'toy'\nseats = {'9' * 5000}\n", "wrong.toml"),
        (GOOD + "title = '\udcff'", "utf-8"),
        ("seats = 2\n", "wrong.toml"),
        (GOOD + 'colour = "red"\n', "colour"),
        ('game = "toy"\nseats = 2\ncolour = "red"\n', "colour"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_before_any_is_run(refused, write, text, reason) -> None:
    sentence = refused("scenario", write("good.toml", BAD), write("wrong.toml", text))
    assert "wrong.toml" in sentence and reason in sentence


def test_paths_without_a_scenario_are_refused(refused, write) -> None:
    write("more/notes.txt", "no scenario")
    assert "no scenario (*.toml) in more" in refused("scenario", "more")
    assert "nowhere.toml does not exist" in refused("scenario", "nowhere.toml")
