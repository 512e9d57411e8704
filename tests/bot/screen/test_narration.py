from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.screen.limits import length
from bot.screen.narration import brief, log_lines, pages, public
from rules.kernel.event import Event
from rules.kernel.game import Game
from rules.kernel.message import Message


class Words:
    locale = "en"

    def __call__(self, message: Message, /) -> str:
        return {"event-silent": "", "narration-separator": " / "}.get(
            message.key, str(message.args.get("text", message.key))
        )

    def has(self, key: str) -> bool:
        return True


class Plain:
    """Of a game only that it leaves summing up to others."""

    digest = Game.digest


class Digesting:
    """Of a game only how it sums up what happened."""

    def digest(self, events: Sequence[Event]) -> tuple[Message, ...]:
        return tuple(Message(f"event-{event.kind}", event.args) for event in events if event.kind != "d")


PLAIN: Any = Plain()
DIGESTING: Any = Digesting()
EVENTS = (Event("a"), Event("secret", seats=(1,)), Event("silent"), Event("b"), Event("c"), Event("d"))


def test_a_game_sums_up_what_all_may_know() -> None:
    assert brief(DIGESTING, EVENTS, Words()) == ("event-a", "event-b", "event-c")
    assert brief(DIGESTING, EVENTS, Words(), most=1) == ("event-c",)
    assert brief(DIGESTING, EVENTS[:3], Words()) == ("event-a",)
    assert brief(DIGESTING, (), Words()) == ()


def test_else_events_share_lines() -> None:
    assert brief(PLAIN, EVENTS, Words()) == ("event-a / event-b / event-c / event-d",)
    many = [Event("a", {"text": letter * 40}) for letter in "abcde"]
    assert brief(PLAIN, many, Words()) == ("c" * 40, "d" * 40, "e" * 40)
    assert brief(PLAIN, (), Words()) == ()


def test_long_lines_are_cut_and_many_counted() -> None:
    (line,) = brief(DIGESTING, (Event("a", {"text": "x" * 500}),), Words())
    assert length(line) == 160
    assert brief(DIGESTING, (Event("a", {"text": "1\n2\n\n3\n4"}),), Words()) == ("2", "3", "4")


def test_the_log_says_all_that_the_reader_may_know() -> None:
    assert log_lines(EVENTS, Words()) == ("event-a", "event-b", "event-c", "event-d")
    assert log_lines(EVENTS, Words(), seat=1)[1] == "event-secret"
    assert log_lines(EVENTS, Words(), seat=0) == log_lines(EVENTS, Words())
    assert [event.kind for event in public(EVENTS)] == ["a", "silent", "b", "c", "d"]


@given(st.lists(st.text(st.characters(categories=("L",)), min_size=1, max_size=30), max_size=40), st.integers(10, 60))
def test_pages_hold_all_lines(lines: list[str], longest: int) -> None:
    made = pages(lines, longest)
    assert all(length(page) <= longest for page in made)
    assert len("\n".join(made).splitlines() if made else []) == len(lines)


def test_pages() -> None:
    assert pages(["aaa", "bbb", "cc"], 7) == ("aaa\nbbb", "cc")
    assert pages([]) == ()
