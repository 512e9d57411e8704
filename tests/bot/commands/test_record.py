"""`ryutaku record`: a game in a file that can be played again."""

from __future__ import annotations

from rules.kernel.record import read_recording, replay


def test_a_recorded_game_can_be_played_again(ryutaku, tmp_path) -> None:
    done = ryutaku("record", "toy", "--seats", 3, "--agents", "random", "--seed", 4, "--out", "toy.json")
    recording = read_recording(tmp_path / "toy.json")
    assert done.code == 0 and done.err == ""
    assert done.out == f"toy.json: {len(recording.answers)} answers in {recording.turns} turns, won\n"
    assert recording.seats == 3 and bytes.fromhex(recording.seed) == b"toy/4/0"
    assert replay(recording).result == recording.result


def test_it_is_the_game_that_simulate_plays(ryutaku, tmp_path) -> None:
    simulated = ryutaku("simulate", "toy", "--only", "toy/4/0").out
    ryutaku("record", "toy", "--agents", "random", "--seed", 4, "--out", "toy.json")
    assert f"decisions             {len(read_recording(tmp_path / 'toy.json').answers)}\n" in simulated
