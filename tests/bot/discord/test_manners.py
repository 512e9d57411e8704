from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.bot.discord.manners import lapses


def sent(*labels: str, data: bool) -> Any:
    row = {"type": 1, "components": [{"type": 2, "label": label} for label in labels]}
    message = {"content": "", "components": [row]}
    return SimpleNamespace(json={"type": 4, "data": message} if data else message)


@pytest.mark.parametrize("data", [True, False])
def test_lapses_are_found_in_messages_and_in_answers(data: bool) -> None:
    assert lapses([sent("振る", "取り消す", "記録", data=data), SimpleNamespace(json=None)]) == []
    assert "4 buttons" in lapses([sent("1", "2", "3", "4", data=data)])[0]
    assert "wide" in lapses([sent("1", "2", "あ" * 11, data=data)])[0]
    assert lapses([sent("1", "あ" * 11, data=data)]) == []
