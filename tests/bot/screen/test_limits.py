from __future__ import annotations

from typing import Any

import pytest

from bot.screen import limits
from bot.screen.limits import OverLimit, check, command_problems, length, problems, shorten


def button(custom_id: str = "a", label: str = "label") -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, "label": label, "style": 1}


def menu(count: int = 3, **more: Any) -> dict[str, Any]:
    options = [{"value": str(index), "label": "x"} for index in range(count)]
    return {"type": 3, "custom_id": "menu", "placeholder": "choose", "options": options} | more


def rows(*items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": row} for row in items]}


FITS = {
    "nothing": {},
    "the longest content": {"content": "x" * 2000},
    "full rows": rows(*[[button(f"{row}{column}") for column in range(5)] for row in range(5)]),
    "full menu": rows([menu(25, min_values=0, max_values=25)]),
    "the longest words": rows([button("i" * 100, "l" * 80)], [menu(placeholder="p" * 150)]),
    "ten files": {"attachments": [{"description": "d" * 1024, "size": 10 * 1024 * 1024}] * 10},
}

BREAKS = {
    "content": {"content": "x" * 2001},
    "content: 2002": {"content": "😀" * 1001},
    "6 rows": rows(*[[button(str(row))] for row in range(6)]),
    "6 buttons in a row": rows([button(str(column)) for column in range(6)]),
    "label of a button": rows([button(label="l" * 81)]),
    "label of a button: empty": rows([button(label="")]),
    "custom id": rows([button("i" * 101)]),
    "twice": rows([button("same"), button("same")]),
    "an empty row": rows([]),
    "shares its row": rows([menu(), button()]),
    "options of a menu": rows([menu(26)]),
    "without options": rows([menu(0)]),
    "placeholder": rows([menu(placeholder="p" * 151)]),
    "for 2 to 1 choices": rows([menu(min_values=2)]),
    "for 1 to 4 choices": rows([menu(max_values=4)]),
    "for 0 to 0 choices": rows([menu(min_values=0, max_values=0)]),
    "a value twice": rows([menu(options=[{"value": "1", "label": "a"}, {"value": "1", "label": "b"}])]),
    "label in a menu": rows([menu(options=[{"value": "1", "label": "a" * 101}])]),
    "value in a menu": rows([menu(options=[{"value": "v" * 101, "label": "a"}])]),
    "description in a menu": rows([menu(options=[{"value": "1", "label": "a", "description": "d" * 101}])]),
    "11 files": {"attachments": [{}] * 11},
    "a file of": {"attachments": [{"size": 10 * 1024 * 1024 + 1}]},
    "description of a file": {"attachments": [{"description": "d" * 1025}]},
    "nonce": {"nonce": "n" * 26},
}


@pytest.mark.parametrize("name", FITS)
def test_what_fits_passes(name: str) -> None:
    check(FITS[name])


@pytest.mark.parametrize("name", BREAKS)
def test_what_does_not_fit_is_named(name: str) -> None:
    assert any(name in line for line in problems(BREAKS[name]))
    with pytest.raises(OverLimit):
        check(BREAKS[name])


def test_commands() -> None:
    good = {"name": "new", "description": "Open", "options": [{"name": "pace", "description": "Pace"}] * 25}
    assert not list(command_problems(good))
    assert list(command_problems({**good, "options": good["options"] + good["options"][:1]}))
    assert list(command_problems({**good, "description_localizations": {"ja": "あ" * 101}}))
    assert list(command_problems({"name": "n" * 33, "description": "d"}))
    deep = {"name": "a", "description": "d", "options": [{"name": "b", "description": ""}]}
    assert ["/a b" in line for line in command_problems(deep)] == [True]
    choices = {"name": "a", "description": "d", "choices": [{"name": str(n)} for n in range(26)]}
    assert list(command_problems(choices))


@pytest.mark.parametrize(("text", "most", "short"), [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("😀😀😀", 4, "😀…")])
def test_shorten(text: str, most: int, short: str) -> None:
    assert shorten(text, most) == short
    assert length(shorten(text, most)) <= most


def test_the_table_agrees_with_itself() -> None:
    assert limits.ROWS * limits.BUTTONS_A_ROW == limits.BUTTONS
