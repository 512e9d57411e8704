"""Every game in tests/games is played again and comes to the same: who changes the rules sees which games change by it.

Where that is meant, raise the game's `revision` and record the game anew; a failure says how.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.errors import KernelError
from rules.kernel.record import Recording, read_recording, replay

FOLDER = Path(__file__).parent / "games"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in FILES])
def test_recorded_game(file) -> None:
    recording = read_recording(file)
    try:
        replay(recording)
    except KernelError as changed:
        pytest.fail(f"{file.name}: {changed}. If it is meant: {again(recording, file.name)}", pytrace=False)


def again(recording: Recording, name: str) -> str:
    """The command that records that game anew, under the rules of today."""
    options = "".join(f" --option {key}={value}" for key, value in recording.options.items())
    seed = bytes.fromhex(recording.seed).decode()
    return f"ryutaku record {recording.game} --seats {recording.seats}{options} --seed {seed} --out tests/games/{name}"


def test_the_recorded_games_are_of_all_sizes_and_end_in_every_way() -> None:
    recordings = [read_recording(file) for file in FILES]
    for game in {recording.game for recording in recordings}:
        ends = [recording.result.outcome for recording in recordings if recording.game == game]
        assert len(set(ends)) > 1, f"{game} is recorded with one end only"


def test_there_are_recorded_games() -> None:
    assert FILES
