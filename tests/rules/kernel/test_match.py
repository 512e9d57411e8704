"""Stops, numbers, answers and drafts."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel.draft import Draft
from rules.kernel.errors import (
    AlreadyAnswered,
    BadOption,
    BadSeats,
    IllegalAnswer,
    InvariantBroken,
    NotAsked,
    OutdatedDraft,
    OutdatedStop,
    UnfinishedDraft,
)
from rules.kernel.match import Match
from rules.kernel.prompt import All, Any
from rules.kernel.simulate import restored
from tests.rules.kernel.toy import Toy, opened, random_answer


def start_secret(match: Match) -> None:
    match.submit(0, match.number, "roll", [("go",)])
    assert isinstance(match.stop, All)


def test_an_any_stop_takes_a_new_number_after_each_answer() -> None:
    match = opened(3)
    assert isinstance(match.stop, Any) and match.awaited == {0}
    first = match.number
    match.submit(1, first, "nudge", [("up",), ("2",), ("yes",)])
    assert match.number == first + 1 and match.awaited == {0}
    assert match.table.state.bonus == 2


def test_an_all_stop_keeps_its_number_until_it_is_complete() -> None:
    match = opened(3)
    start_secret(match)
    number = match.number
    for seat in (2, 0):
        match.submit(seat, number, "card", [(match.prompts(seat)[0].ids[0],)])
        assert match.number == number
    assert match.awaited == {1}
    match.submit(1, number, "card", [(match.prompts(1)[0].ids[0],)])
    assert match.number == number + 1


@pytest.mark.parametrize(
    ("seat", "stop", "kind", "steps", "error"),
    [
        (0, 0, "roll", [("go",)], OutdatedStop),
        (0, 2, "roll", [("go",)], OutdatedStop),
        (0, 1, "roll", [("jump",)], IllegalAnswer),
        (0, 1, "roll", [()], IllegalAnswer),
        (0, 1, "roll", [], IllegalAnswer),
        (0, 1, "roll", [("go", "wait")], IllegalAnswer),
        (0, 1, "roll", [("go", "go")], IllegalAnswer),
        (0, 1, "roll", [("go",), ("go",)], OutdatedDraft),
        (1, 1, "roll", [("go",)], NotAsked),
        (0, 1, "nudge", [("up",)], NotAsked),
        (1, 1, "nudge", [("up",)], UnfinishedDraft),
        (1, 1, "nudge", [("up",), ("3",)], OutdatedDraft),
        (7, 1, "roll", [("go",)], NotAsked),
    ],
)
def test_an_illegal_answer_changes_nothing(seat, stop, kind, steps, error) -> None:
    match = opened(2)
    state, number, before = repr(match.table.state), match.number, match.stop
    with pytest.raises(error):
        match.submit(seat, stop, kind, steps)
    assert (repr(match.table.state), match.number, match.stop) == (state, number, before)
    assert match.entries == []
    match.submit(0, 1, "roll", [("go",)])


def test_a_second_answer_to_an_all_stop_is_refused() -> None:
    match = opened(2)
    start_secret(match)
    card = match.prompts(0)[0].ids[0]
    match.submit(0, match.number, "card", [(card,)])
    with pytest.raises(AlreadyAnswered):
        match.submit(0, match.number, "card", [(card,)])


def test_a_draft_shows_its_steps_and_is_one_answer() -> None:
    match = opened(2)
    draft = Draft(match, 1, match.number, "nudge")
    draft.choose(("down",))
    assert draft.prompt is not None and draft.prompt.kind == "amount"
    draft.choose(("1",))
    draft.back()
    assert draft.prompt is not None and draft.prompt.kind == "amount"
    draft.choose(("2",))
    draft.choose(("yes",))
    assert draft.prompt is None
    assert match.table.state.tokens == [2, 2], "a draft touches nothing"
    outcome = match.submit(1, draft.number, "nudge", draft.steps)
    assert [step.kind for step in outcome.entry.steps] == ["nudge", "amount", "sure"]
    assert match.table.state.bonus == -2


def test_a_draft_halts_before_dice() -> None:
    match = opened(2)
    draft = Draft(match, 1, match.number, "nudge")
    draft.choose(("chance",))
    assert draft.prompt is None
    match.submit(1, draft.number, "nudge", draft.steps)
    assert match.table.state.bonus > 0
    assert match.awaited == {1}, "after dice the further steps are stops of their own"


def test_an_outdated_draft_is_refused() -> None:
    match = opened(3)
    draft = Draft(match, 1, match.number, "nudge")
    match.submit(2, match.number, "nudge", [("up",), ("1",), ("no",)])
    with pytest.raises(OutdatedStop):
        match.submit(1, draft.number, "nudge", [("up",), ("1",), ("yes",)])


def test_secret_prompts_are_not_in_other_seats_prompts() -> None:
    match = opened(2)
    start_secret(match)
    assert all(prompt.seat == 0 and prompt.secret for prompt in match.prompts(0))


def test_reveals_are_marked_and_answers_without_one_are_not() -> None:
    match = opened(2)
    nudged = match.submit(1, 1, "nudge", [("up",), ("1",), ("yes",)])
    assert not nudged.entry.revealed
    assert match.submit(0, 2, "roll", [("go",)]).entry.revealed


def test_seats_and_options_are_checked_at_the_door() -> None:
    with pytest.raises(BadSeats):
        opened(5)
    with pytest.raises(BadOption):
        opened(2, goal=4)
    with pytest.raises(BadOption):
        opened(2, colour="red")


def test_broken_invariants_are_found_in_checked_matches() -> None:
    class Thief(Toy):
        def roll_window(self, t):
            t.state.pile.pop()
            yield from super().roll_window(t)

    with pytest.raises(InvariantBroken):
        opened(2, game=Thief())


def test_imagined_dice_and_piles_are_strange() -> None:
    match = opened(2)
    true_next = match.fork()
    true_next.submit(0, match.number, "roll", [("go",)])
    rolls, hands = set(), set()
    for seed in range(30):
        copy = match.imagine(0, Random(seed))
        hands.add(tuple(copy.table.state.hands[1]))
        assert copy.table.state.hands[0] == match.table.state.hands[0]
        rolls.add(copy.submit(0, match.number, "roll", [("go",)]).events[0].args["dice"].values)
    assert len(rolls) == 6 and len(hands) > 20


def test_a_fork_and_a_restore_are_the_same_at_every_stop() -> None:
    for seed in range(20):
        match, rng = opened(3, seed=b"%d" % seed), Random(seed)
        while not match.over:
            again = restored(match)
            assert again.fork().open_prompts() == match.open_prompts()
            match = again if rng.random() < 0.5 else match
            random_answer(match, rng)


class Settling(Toy):
    """Settles the goal by the number of seats."""

    def settle_options(self, options, seats):
        return {**options, "goal": 3} if seats == 2 else dict(options)


def test_a_game_settles_its_options_when_the_match_opens_and_they_are_kept() -> None:
    assert opened(2, game=Settling()).setting.options["goal"] == 3
    match = opened(3, game=Settling())
    assert match.setting.options["goal"] == 12
    assert restored(match).setting.options == match.setting.options
