"""Every scenario holds: the examples of the rulebooks, and whatever was once wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.scenario import check_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", [pytest.param(file, id=str(file.relative_to(FOLDER))) for file in FILES])
def test_scenario(file) -> None:
    assert check_scenario(file) == ""


def test_there_are_scenarios() -> None:
    assert FILES
