"""Random walks through legal games, with every invariant on, restored and forked at random moments."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.draft import Draft
from rules.kernel.errors import IllegalAnswer, OutdatedStop
from rules.kernel.journal import Journal, Undo
from rules.kernel.match import Match
from rules.kernel.simulate import FINGERPRINTS, restored
from tests.rules.kernel.toy import opened

SEEDS = st.binary(min_size=1, max_size=8)


def answer(match: Match, data) -> tuple[int, int, str, list[tuple[str, ...]]]:
    """Any legal answer by anybody, prepared step by step."""
    prompt = data.draw(st.sampled_from(match.open_prompts()))
    draft = Draft(match, prompt.seat, match.number, prompt.kind)
    while draft.prompt is not None:
        ids = st.lists(
            st.sampled_from(draft.prompt.ids), min_size=draft.prompt.min, max_size=draft.prompt.max, unique=True
        )
        draft.choose(data.draw(ids))
    return prompt.seat, match.number, prompt.kind, draft.steps


def same(one: Match, other: Match) -> bool:
    return all(of(one) == of(other) for of in FINGERPRINTS.values())


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.data(), SEEDS, st.integers(2, 4), st.sampled_from(["on", "off"]))
def test_any_legal_game_can_be_restored_at_any_moment(data, seed, seats, window) -> None:
    match = opened(seats, seed=seed, window=window)
    numbers = [match.number]
    for _ in range(data.draw(st.integers(1, 25))):
        if match.over:
            break
        if data.draw(st.booleans()):
            match = restored(match)
        fork = match.fork()
        assert same(fork, match)
        seat, number, kind, steps = answer(match, data)
        outcome = match.submit(seat, number, kind, steps)
        assert not same(fork, match), "an answer changes the match and no copy of it"
        assert fork.submit(seat, number, kind, steps) == outcome, "a copy comes to the same"
        assert match.over or match.awaited, "somebody is awaited unless the game is over"
        numbers.append(match.number)
        for prompt in match.open_prompts():
            assert not prompt.secret or all(p.seat == prompt.seat for p in match.prompts(prompt.seat))
    assert numbers == sorted(numbers)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.data(), SEEDS)
def test_whatever_is_undone_the_journal_makes_the_match_again(data, seed) -> None:
    match = opened(3, seed=seed)
    journal, used = Journal(match.openings), {match.number}
    for _ in range(data.draw(st.integers(2, 20))):
        live = journal.live_entries()
        if live and data.draw(st.integers(0, 4)) == 0:
            after = data.draw(st.sampled_from([0, *(entry.sequence for entry in live[:-1])]))
            journal.rows.append(Undo(journal.sequence + 1, after, max(used) + 1, 0, "member"))
        elif match.over:
            break
        else:
            outcome = match.submit(*answer(match, data))
            journal.rows.append(outcome.entry)
            journal.checkpoints += outcome.checkpoints
        checkpoint, entries = journal.resume_point()
        again = Match.restore(match.setting, checkpoint, entries, journal.number, journal.sequence, checked=True)
        assert not again.dropped
        if isinstance(journal.rows[-1], Undo):
            assert again.number not in used, "a number is never used again"
            match = again
        else:
            assert again.number == match.number and again.table.state == match.table.state
        used.add(match.number)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.data(), SEEDS)
def test_whatever_is_pressed_is_taken_or_refused_and_never_breaks(data, seed) -> None:
    match, rng = opened(3, seed=seed), Random(seed)
    ids = ["go", "wait", "up", "down", "chance", "1", "2", "yes", "no", "7", ""]
    for _ in range(15):
        if match.over:
            break
        if rng.random() < 0.5:
            match.submit(*answer(match, data))
            continue
        before = [of(match) for of in FINGERPRINTS.values()]
        steps = data.draw(st.lists(st.lists(st.sampled_from(ids), max_size=2), max_size=3))
        kind = data.draw(st.sampled_from(["roll", "nudge", "card", "amount", "sure", "jump"]))
        late = data.draw(st.sampled_from([0, 0, 0, -1, 1]))
        number = match.number + late
        error = refused(match, (data.draw(st.integers(-1, 4)), number, kind, steps))
        if error:
            assert [of(match) for of in FINGERPRINTS.values()] == before
        assert not late or error is OutdatedStop


def refused(match: Match, pressed) -> type[IllegalAnswer] | None:
    """The kind of error that it is refused with; None when it is taken."""
    try:
        match.submit(*pressed)
    except IllegalAnswer as error:
        return type(error)
    return None
