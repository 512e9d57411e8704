from __future__ import annotations

import pytest

from bot.text.width import width


@pytest.mark.parametrize(
    ("text", "wide"), [("abc", 3), ("振る", 4), ("B 中央", 6), ("é", 1), ("e\u0301", 1), ("★→", 4), ("ｱ", 1), ("", 0)]
)
def test_width(text: str, wide: int) -> None:
    assert width(text) == wide
