"""Prompts: what may be chosen, what rules may ask, letters, fingerprints, and the small helpers that ask."""

from __future__ import annotations

import msgspec
import pytest

from rules.kernel.prompt import All, Answer, Any, Option, Prompt, asked_together, check_stop, lettered, refusal
from rules.kernel.table import Offer, ask, ask_all, ask_one, window

ABC = (Option("a"), Option("b"), Option("c"))
CHOICE = Prompt(0, "choice", ABC)
SOME = Prompt(0, "some", ABC, min=1, max=2)
FORCED = Prompt(1, "forced", (Option("a"),))
OFFER = Prompt(1, "offer", ABC, offer=True)


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        (["a"], ""),
        (["b", "a"], ""),
        ([], "count"),
        (["a", "b", "c"], "count"),
        (["a", "a"], "twice"),
        (["d"], "unknown"),
        (["a", "d"], "unknown"),
    ],
)
def test_what_is_not_on_offer_is_refused(chosen, problem) -> None:
    assert refusal(SOME, chosen) == problem


@pytest.mark.parametrize(
    ("stop", "reason"),
    [
        (Any(()), "without a prompt"),
        (All(()), "without a prompt"),
        (Any((Prompt(2, "x", ABC),)), "no such seat"),
        (Any((Prompt(-1, "x", ABC),)), "no such seat"),
        (All((CHOICE, CHOICE)), "asked twice"),
        (Any((Prompt(0, "x", (Option("a"), Option("a"))),)), "an option id twice"),
        (Any((Prompt(0, "x", ABC, min=2),)), "can't be chosen"),
        (Any((Prompt(0, "x", ABC, max=4),)), "can't be chosen"),
        (Any((Prompt(0, "x", ABC, min=-1),)), "can't be chosen"),
        (Any((Prompt(0, "x", ()),)), "can't be chosen"),
        (Any((Prompt(0, "x", ABC, default=("d",)),)), r"default is not on offer \(unknown\)"),
        (Any((Prompt(0, "x", ABC, default=("a", "b")),)), r"default is not on offer \(count\)"),
        (Any((OFFER,)), "exactly one prompt"),
        (Any((CHOICE, SOME)), "exactly one prompt"),
        (All((CHOICE, OFFER)), "neither offers nor continuations"),
        (All((Prompt(0, "x", ABC, follows=True),)), "neither offers nor continuations"),
    ],
)
def test_stops_that_no_rule_may_make(stop, reason) -> None:
    with pytest.raises(ValueError, match=reason):
        check_stop(stop, 2)


@pytest.mark.parametrize(
    "stop",
    [
        Any((CHOICE,)),
        Any((CHOICE, OFFER)),
        Any((Prompt(0, "x", ABC, follows=True),)),
        Any((Prompt(0, "x", ABC, default=("b",)),)),
        Any((Prompt(0, "x", (), min=0, max=0),)),
        All((CHOICE, SOME, Prompt(1, "choice", ABC))),
    ],
)
def test_stops_that_rules_may_make(stop) -> None:
    check_stop(stop, 2)


def test_letters_go_by_place_in_the_order_of_the_options() -> None:
    options = [Option("x", place="grid.4"), Option("pass"), Option("y", place="grid.0"), Option("z", place="grid.4")]
    assert [option.letter for option in lettered(options)] == ["A", "", "B", "A"]


def test_a_letter_that_is_there_stays() -> None:
    options = [Option("x", place="grid.4", letter="Q"), Option("y", place="grid.0")]
    assert [option.letter for option in lettered(options)] == ["Q", "A"]


def test_options_are_found_by_their_id() -> None:
    assert CHOICE.option("b") is ABC[1]
    with pytest.raises(KeyError):
        CHOICE.option("d")


@pytest.mark.parametrize(
    ("prompt", "forced"),
    [
        (FORCED, True),
        (Prompt(0, "x", ABC, min=3, max=3), True),
        (Prompt(0, "x", (), min=0, max=0), True),
        (CHOICE, False),
        (Prompt(0, "x", (Option("a"),), min=0), False),
        (Prompt(0, "x", (Option("a"),), offer=True), False),
    ],
)
def test_what_is_forced(prompt, forced) -> None:
    assert prompt.forced is forced


@pytest.mark.parametrize(
    ("changes", "same"),
    [
        ({"kind": "other"}, False),
        ({"min": 0}, False),
        ({"max": 3}, False),
        ({"options": ABC[:2]}, False),
        ({"options": (ABC[1], ABC[0], ABC[2])}, False),
        ({"args": {"life": 3}}, True),
        ({"options": (Option("a", label="new"), *ABC[1:])}, True),
    ],
)
def test_a_fingerprint_is_of_what_was_offered_not_of_its_words(changes, same) -> None:
    assert (msgspec.structs.replace(SOME, **changes).fingerprint() == SOME.fingerprint()) is same


def test_what_is_forced_is_not_asked() -> None:
    for rule, result in [(ask(FORCED), ("a",)), (ask_one(FORCED), "a"), (ask_all([FORCED]), {1: ("a",)})]:
        with pytest.raises(StopIteration) as stopped:
            next(rule)
        assert stopped.value.value == result


def test_of_several_only_those_are_asked_who_have_a_choice() -> None:
    asking = ask_all([CHOICE, FORCED])
    assert next(asking) == All((CHOICE,))
    with pytest.raises(StopIteration) as stopped:
        asking.send([Answer(0, "choice", ("b",))])
    assert stopped.value.value == {0: ("b",), 1: ("a",)}


def test_a_window_asks_anew_after_every_offer_used() -> None:
    used: list = []

    def use(chosen):
        used.append(chosen)
        yield from ()

    def prompt_now():
        return None if len(used) == 2 else msgspec.structs.replace(CHOICE, options=ABC[len(used) :])

    opened = window(prompt_now, lambda: [Offer(OFFER, use)])
    assert next(opened) == Any((CHOICE, OFFER))
    narrowed = opened.send(Answer(1, "offer", ("a",)))
    assert narrowed.prompts[0].ids == ("b", "c") and used == [("a",)]
    with pytest.raises(StopIteration) as stopped:
        opened.send(Answer(1, "offer", ("b",)))
    assert stopped.value.value == (), "there is nothing left to choose"


def test_a_window_with_a_forced_choice_opens_only_for_an_offer() -> None:
    forced = Prompt(0, "forced", (Option("a"),))
    with pytest.raises(StopIteration) as stopped:
        next(window(lambda: forced, list))
    assert stopped.value.value == ("a",)
    assert next(window(lambda: forced, lambda: [Offer(OFFER, lambda chosen: iter(()))])) == Any((forced, OFFER))
    assert next(window(lambda: forced, list, waits=True)) == Any((forced,)), "it waits for a press"


def test_no_letter_stands_for_two_places() -> None:
    letters = [option.letter for option in lettered(Option(str(n), place=f"node.{n}") for n in range(60))]
    assert len(set(letters)) == 60
    assert letters[13:20] == ["N", "O", "X", "Y", "Z", "AA", "AB"]


def test_who_is_asked_the_same_beside_the_awaited_is_asked_together() -> None:
    def asked(seat: int, kind: str, **more: bool) -> Prompt:
        return Prompt(seat, kind, (Option("a"), Option("b")), **more)

    first_come = [asked(0, "pick"), asked(1, "pick", offer=True), asked(2, "help", offer=True)]
    assert asked_together(first_come) == {1}
    assert asked_together([asked(0, "roll"), asked(1, "roll", offer=True, reaction=True)]) == frozenset()
