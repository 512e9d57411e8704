"""Whatever is typed ends in a result or a typed error, with bounded dice, text and work."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import d20
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.dice import limits
from bot.dice.cup import Cup, rolling_from
from bot.dice.errors import NotationError
from bot.dice.notation import read
from bot.dice.result import Rolled
from bot.dice.roller import roll
from bot.dice.words import heading, outcome, refusal
from bot.text import Texts
from rules.kernel.dice import DiceStream

TEXTS = Texts(strict=True)
MOST_CALLS = 120_000
"""Calls of functions that a roll may make, reading and showing it included: the worst that was found needs 66,000."""

PARTS = """
d b k p e + - * / // % ( ) [ ] , . < > = ! >= <= == != kh kl ph pl rr ro ra mi ma choice[ 0 1 2 3 6 9 20 100 200 d%
d6 1d6 2d6 3b6 4d6kh3 ２ Ｄ ６ 、 ー × 火 @ ` * ~ | \\ \u202e \u0301
"""
parts = st.sampled_from([" ", *PARTS.split()])
soup = st.lists(parts, max_size=60).map("".join)
anything = st.one_of(soup, st.text(max_size=200), st.text("0123456789dDbBkhlpre+-*/%()<>=,.[] ", max_size=200))
anything = anything.map(lambda text: text[:200])

numbers = st.integers(0, 12).map(str)
picks = st.sampled_from(
    ["", "kh1", "kl2", "ph1", "k>3", "p1", "ro1", "ro<3", "rr1", "e6", "ra6", "mi2", "ma5", "mi2kh1"]
)
dice = st.builds(lambda count, sides, pick: f"{count}d{sides}{pick}", st.integers(1, 6), st.integers(6, 12), picks)
expressions = st.recursive(
    st.one_of(numbers, dice),
    lambda inner: st.one_of(
        st.builds("{}{}{}".format, inner, st.sampled_from(["+", "-", "*", "/", "//", "%", ">=", "<"]), inner),
        st.builds("({})".format, inner),
        st.builds("({},{})kh1".format, inner, inner),
        st.builds("-{}".format, inner),
    ),
    max_leaves=6,
)


def rolled(typed: str, seed: bytes = b"any") -> Rolled | NotationError:
    try:
        return roll(read(typed), DiceStream(seed))
    except NotationError as error:
        return error


def calls_of(work: Callable[[], Any]) -> int:
    count = 0

    def watch(frame: Any, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def everything(typed: str) -> None:
    """What a command does with a text, and what must be true of it."""
    result = rolled(typed)
    for locale in ("ja", "en"):
        if isinstance(result, NotationError):
            assert 0 <= result.start <= result.end <= len(typed)
            assert len(result.draws) <= limits.DICE
            assert len(TEXTS.say(refusal(result), locale)) <= 300
        else:
            words = TEXTS.speaker(locale)
            text = heading(result, "", words) + "\n" + outcome(result, words)
            assert len(result.draws) <= limits.DICE and len(text) <= 1500
            assert "\n" not in outcome(result, words)


@settings(max_examples=400)
@given(anything)
@example("(" * 200)
@example("1d6" + "+1d6" * 49)
@example("9" * 200)
@example("-" * 100)
@example("1d6" + "[" * 90)
@example("[]" * 50)
@example("")
def test_any_text_ends_in_a_result_or_a_typed_error(typed: str) -> None:
    everything(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "200d6" + "kh99" * 23,
        "100d6e6" + "e5" * 40,
        "100d6" + "ro1ro2" * 15,
        "1d6e<7" + "e1" * 45,
        "1d1000000e>0e<999999999e1e2e3e4e5e6e7e8e9e10e11e12e13e14e15e16e17e18",
        "1d6rr<7" + "rr1" * 30,
        "199d2rr1",
        "1d6rr<7",
        "199d1+1d2e1",
        "((((((((200d6))))))))kh1kl1kh1kl1kh1",
        "(" + ",".join(["1d6"] * 24) + ")kh1",
        "200d1000000",
        "1d6" + "+1d6" * 24,
        "200d6" + "mi2ma5" * 15,
        "200d6k1k2k3k4k5k6p1p2p3p4p5p6k1k2k3k4k5k6p1p2p3p4p5p6",
        "((((((((1,1d6)kh1,2)kh1,3)kh1,4)kh1,5)kh1,6)kh1,7)kh1,8)kh1",
    ],
)
def test_hard_work_is_bounded(typed: str) -> None:
    assert len(typed) <= limits.LENGTH
    assert calls_of(lambda: everything(typed)) < MOST_CALLS


@settings(max_examples=100)
@given(anything)
def test_any_text_is_bounded_work(typed: str) -> None:
    assert calls_of(lambda: everything(typed)) < MOST_CALLS


@given(expressions, st.binary(max_size=4))
def test_dice_come_in_order_and_the_same_stream_gives_the_same_roll(typed: str, seed: bytes) -> None:
    first, second = rolled(typed, seed), rolled(typed, seed)
    assert [draw.draw for draw in first.draws] == list(range(len(first.draws)))
    if isinstance(first, Rolled):
        assert first == second


@given(expressions, st.binary(max_size=4))
def test_totals_are_those_of_d20(typed: str, seed: bytes) -> None:
    ours = rolled(typed, seed)
    if isinstance(ours, NotationError) or "rr" in typed or "ro" in typed:
        return
    with rolling_from(Cup(DiceStream(seed))):
        theirs = d20.roll(typed).expr.roll
    if ours.success is not None:
        assert ours.success == bool(theirs.total)
        theirs = theirs.left
    assert ours.total == theirs.total


@given(st.text(max_size=40))
def test_what_is_shown_can_be_rolled_again(typed: str) -> None:
    result = rolled(typed)
    if isinstance(result, Rolled):
        again = rolled(result.expression)
        assert isinstance(again, Rolled)
        assert (again.expression, again.total, again.chosen) == (result.expression, result.total, result.chosen)


@pytest.mark.parametrize("typed", ["100d2ro1", "90d3ro<3"])
def test_dice_are_rolled_again_in_the_order_in_which_they_lie(typed: str) -> None:
    result = rolled(typed)
    assert isinstance(result, Rolled)
    (group,) = result.groups()
    again = [die.counts for die in group.dice if len(die.shown) > 1]
    assert len(again) > 30 and again == [draw.value for draw in result.draws[len(group.dice) :]]
