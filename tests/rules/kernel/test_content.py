"""Content files are refused with the file, the entry and the reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules.kernel.content import read_content
from rules.kernel.errors import BadContent


class Card(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    words: dict[str, int] = {}


class File(msgspec.Struct, forbid_unknown_fields=True):
    cards: dict[str, Card]
    title: str = ""


GOOD = "[cards.one]\nnumber = 1\n[cards.two]\nnumber = 2\nwords = { a = 1 }\n"


def read(folder: Path, text: str) -> File:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return read_content(path, File)


def test_a_right_file_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD).cards["two"] == Card(2, {"a": 1})


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("number = 2", "", "cards.toml, cards, two: Object missing required field `number`"),
        ("number = 2", 'number = "two"', "cards.toml, cards, two, number: Expected `int`, got `str`"),
        ("number = 2", "number = 2\ncolour = 3", "cards.toml, cards, two: Object contains unknown field `colour`"),
        ("a = 1", 'a = "x"', "cards.toml, cards, two, words: Expected `int`, got `str`"),
        ("[cards.one]", "title = 3\n[cards.one]", "cards.toml, title: Expected `str`, got `int`"),
        (GOOD, "title = ''", "cards.toml: Object missing required field `cards`"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, refusal: str) -> None:
    with pytest.raises(BadContent) as refused:
        read(tmp_path, GOOD.replace(old, new))
    assert str(refused.value) == refusal


def test_what_is_no_toml_or_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: "):
        read(tmp_path, "[cards")
    with pytest.raises(BadContent, match=r"cards\.toml: it is nested too deeply"):
        read(tmp_path, "a = " + "[" * 5000)
    with pytest.raises(BadContent, match="nothing.toml: the file is missing"):
        read_content(tmp_path / "nothing.toml", File)
