from __future__ import annotations

import pytest

from rules.kernel import game
from tests.rules.kernel.toy import TOY


@pytest.fixture(autouse=True)
def _toy_is_a_game(monkeypatch):
    """Recordings and scenarios name their game: here that is the toy."""
    monkeypatch.setattr(game, "games", lambda: {TOY.id: TOY})
