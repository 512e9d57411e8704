from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screen.escape import clean, clean_all, escape, escape_all


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ミカ", "ミカ"),
        ("Ken O'Hara-Lee 3", "Ken O'Hara-Lee 3"),
        ("  a \n\t b ", "a b"),
        ("a\u200bb\u202ec\ufeffd", "abcd"),
        ("\u2066\u3164\u200b", "?"),
        ("", "?"),
        ("Z" + "\u0301\u0302\u0303\u0304" * 9, "Ź\u0302\u0303"),
        ("x" * 40, "x" * 23 + "…"),
    ],
)
def test_clean(name: str, shown: str) -> None:
    assert clean(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ミカ", "ミカ"),
        ("ken-t", "ken-t"),
        ("**a**_b_", r"\*\*a\*\*\_b\_"),
        ("||x||~~y~~`z`", r"\|\|x\|\|\~\~y\~\~\`z\`"),
        ("# big", r"\# big"),
        ("- a", r"\- a"),
        ("> a", r"\> a"),
        ("1. a", r"1\. a"),
        ("<@123>", "\\<\\@123\\>"),
        ("[a](http://b)", r"\[a\](http\://b)"),
        ("a\\", "a\\\\"),
        ("שרה", "\u2068שרה\u2069"),
    ],
)
def test_escape(name: str, shown: str) -> None:
    assert escape(name) == shown


@pytest.mark.parametrize("name", ["@everyone", "@here", "hi @everyone"])
def test_nobody_is_called_by_a_name(name: str) -> None:
    assert "@everyone" not in escape(name)
    assert "@here" not in escape(name)


@given(st.text(max_size=80))
def test_any_name_becomes_harmless(name: str) -> None:
    shown = clean(name)
    assert 1 <= len(shown) <= 24
    assert shown == shown.strip()
    assert not any(unicodedata.category(each) in {"Cc", "Cf", "Zl", "Zp"} for each in shown)
    assert clean(shown) == shown
    literal = escape(name)
    assert "\n" not in literal
    for mark in "*_~`|<":
        assert literal.count(mark) == literal.count("\\" + mark)


def test_several() -> None:
    assert clean_all(["a_b", "c"]) == ("a_b", "c")
    assert escape_all(["a_b", "c"]) == (r"a\_b", "c")
