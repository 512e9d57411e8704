from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# A slow machine is no fault of a rule, and what fails must fail again.
settings.register_profile("ryutaku", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ryutaku")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).parent.parent
