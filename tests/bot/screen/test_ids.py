from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screen.ids import (
    LONGEST,
    NO_TABLE,
    TEMPLATE,
    CustomId,
    Pick,
    Press,
    Verb,
    decode,
    page_argument,
    read_page_argument,
)

numbers = st.integers(0, 10**12)
tables = st.from_regex(r"[A-Za-z0-9_-]{1,16}", fullmatch=True)
words = st.from_regex(r"[A-Za-z0-9_.-]{1,20}", fullmatch=True)
frees = st.text(st.characters(blacklist_characters="\n\r", blacklist_categories=("Cs",)), max_size=30)
meanings = st.one_of(
    st.builds(Press, tables, numbers, words, frees, st.booleans()),
    st.builds(Pick, tables, numbers, words),
    st.builds(Verb, tables, words, frees),
)


@given(meanings)
def test_what_is_written_can_be_read(meant: CustomId) -> None:
    text = str(meant)
    assert decode(text) == meant
    assert len(text) <= LONGEST
    assert re.fullmatch(TEMPLATE, text)


@given(st.text(max_size=120))
def test_anything_can_be_read_or_is_not_ours(text: str) -> None:
    for custom_id in (text, f"g1:{text}", f"g1:1:{text}"):
        meant = decode(custom_id)
        assert meant is None or str(meant) == custom_id


@given(numbers, words, numbers)
def test_pages(stop: int, kind: str, page: int) -> None:
    assert read_page_argument(page_argument(stop, kind, page)) == (stop, kind, page)


def test_examples() -> None:
    assert decode("g1:7:12:place:d3:2") == Press("7", 12, "place", "d3:2")
    assert decode("g1:7:12!:end:end") == Press("7", 12, "end", "end", confirmed=True)
    assert decode("g1:7:12:place") == Pick("7", 12, "place")
    assert decode("g1:7:12:help:") == Press("7", 12, "help")
    assert decode("g1:-:!game:x") == Verb(NO_TABLE, "game", "x")
    assert Press("1", 2, "k", "o").chosen == ("o",)
    assert Press("1", 2, "k").chosen == ()


@pytest.mark.parametrize(
    "foreign",
    ["", "g1:", "g2:1:2:k:o", "g1:1", "g1::2:k:o", "g1:1:02:k:o", "g1:1:２:k:o", "g1:1:-2:k", "g1:1:2::o", "g1:1:!:x",
     "g1:1:2:k:a\nb", "g1:1:2:k:" + "x" * 100],
)  # fmt: skip
def test_foreign_ids_mean_nothing(foreign: str) -> None:
    assert decode(foreign) is None


@pytest.mark.parametrize(
    "bad",
    [
        Press("1", 2, "kind", "x" * 100),
        Press("1", 2, "a:b", "o"),
        Press("1", -2, "k", "o"),
        Press("", 2, "k", "o"),
        Press("a:b", 2, "k", "o"),
        Pick("1", 2, ""),
        Verb("1", "", "a"),
        Verb("1", "v", "a\nb"),
    ],
)
def test_what_could_not_be_read_is_not_written(bad: CustomId) -> None:
    with pytest.raises(ValueError, match="custom id"):
        str(bad)


def test_an_unread_page_argument() -> None:
    assert read_page_argument("1:2") is None
    assert read_page_argument("a:b:c") is None
