from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import Texts
from bot.text.usage import content_names, missing, sources, unused

ROOT = Path(__file__).parents[3]

FTL = """
g-tagline = tag
g-card-a = card
button-go = go
error-late = late
pick-one = one
pick-two = two
spare = spare
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for locale in ("ja", "en"):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(FTL, encoding="utf-8")
    return Texts(tmp_path, strict=True)


def test_finds_what_is_asked_for_and_not_there(texts: Texts) -> None:
    code = [
        'words(Message("button-go"))',
        'voice.say("button-gone", n=1)',
        'key = "error-late"',
        'key: str = "error-lost"',
    ]
    assert missing(texts, code) == {"button-gone", "error-lost"}
    assert missing(texts, ['Message("card-a")', 'Message("card")']) == set()


def test_finds_what_nobody_asks_for(texts: Texts) -> None:
    code = ['Message("button-go")', 'f"pick-{number}"', 'key = "error-late"']
    assert unused(texts, code, {"a"}) == {"spare"}
    assert unused(texts, ['"spare"', '"a"']) == {"button-go", "error-late", "pick-one", "pick-two"}


def test_who_asks_for_an_attribute_asks_for_its_text(texts: Texts) -> None:
    assert "spare" not in unused(texts, ['panel(table, "spare.confirm")'])


def test_a_key_that_follows_a_convention_names_something_that_there_is(texts: Texts) -> None:
    assert "card-a" in unused(texts, ["1"])
    assert "card-a" not in unused(texts, ["t.tell('a')"])
    assert unused(texts, ["'go', 'late', 'one', 'two', 'pick', 'spare', 'card', 'a'"]) >= {"pick-one"}


def test_every_text_that_the_code_asks_for_is_there() -> None:
    assert missing(Texts(strict=True), sources(ROOT)) == set()


def test_every_text_is_asked_for() -> None:
    assert unused(Texts(strict=True), sources(ROOT), content_names(ROOT)) == set()
