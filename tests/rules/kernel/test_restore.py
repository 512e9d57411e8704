"""Restoring: under the same rules, under changed rules, with changed state and content; undo and the journal."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel.errors import BadCheckpoint, NothingToUndo, RuleFault
from rules.kernel.game import Upgrade
from rules.kernel.journal import Checkpoint, Entry, Journal, Undo, last_undoable, undo_is_free
from rules.kernel.match import Match
from rules.kernel.prompt import Option
from tests.rules.kernel.toy import State, Toy, opened, random_answer, setting


def mid_turn(seats: int = 3) -> Match:
    """A match with three answers since its checkpoint: two nudges and the roll."""
    match = opened(seats)
    match.submit(1, match.number, "nudge", [("up",), ("1",), ("yes",)])
    match.submit(2, match.number, "nudge", [("down",), ("2",), ("no",)])
    match.submit(0, match.number, "roll", [("go",)])
    return match


def under(game: Toy, match: Match) -> Match:
    changed = msgspec.structs.replace(match.setting, game=game)
    return Match.restore(changed, match.checkpoint, match.entries, match.number, checked=True)


def test_a_removed_window_keeps_the_prefix_that_fits_and_the_dice() -> None:
    class NoWindow(Toy):
        def roll_window(self, t):
            yield from ()

    match = mid_turn()
    again = under(NoWindow(), match)
    assert [entry.sequence for entry in again.dropped] == [1, 2, 3]
    assert again.number > match.number
    rolled = match.table.events[0].args["dice"]
    assert again.table.events[0].args["dice"] == rolled, "the dice stay the same"


def test_a_later_misfit_keeps_the_answers_before_it() -> None:
    class OtherAmounts(Toy):
        def nudge(self, t, seat, how):
            if how == "down":
                t.state.tokens[seat] -= 1
                return
            yield from super().nudge(t, seat, how)

    again = under(OtherAmounts(), mid_turn())
    assert [entry.sequence for entry in again.entries] == [1]
    assert [entry.sequence for entry in again.dropped] == [2, 3]
    assert again.table.state.bonus == 1


def test_an_answer_that_comes_to_something_else_is_never_taken_silently() -> None:
    class TwoDice(Toy):
        def turn(self, t):
            yield from self.roll_window(t)
            t.roll(2, "move")
            yield from super().turn(t)

    class MoreNudge(Toy):
        def nudge(self, t, seat, how):
            yield from super().nudge(t, seat, how)
            t.tell("nudged_again")

    assert [e.sequence for e in under(TwoDice(), mid_turn()).dropped] == [3]
    assert [e.sequence for e in under(MoreNudge(), mid_turn()).dropped] == [1, 2, 3]


def test_a_rule_that_breaks_in_the_replay_drops_the_answer_and_raises_nothing() -> None:
    class Broken(Toy):
        def nudges(self, t):
            if t.state.tokens[2] < 2:
                raise ZeroDivisionError
            return super().nudges(t)

    again = under(Broken(), mid_turn())
    assert [entry.sequence for entry in again.dropped] == [2, 3]


def test_a_field_added_to_the_state_changes_nothing() -> None:
    class Wider(State):
        weather: str = "fair"

    class Weather(Toy):
        State = Wider

    again = under(Weather(), mid_turn())
    assert again.dropped == () and again.table.state.weather == "fair"


def test_unknown_fields_are_refused_and_upgrades_take_them_out() -> None:
    match = mid_turn()
    old = msgspec.structs.replace(match.checkpoint, state={**match.checkpoint.state, "luck": 3})
    with pytest.raises(BadCheckpoint, match="luck"):
        Match.restore(match.setting, old, match.entries)

    def luck_to_bonus(data):
        data["bonus"] = data.pop("luck")
        return data

    class Next(Toy):
        revision = 3
        upgrades = {  # noqa: RUF012
            2: Upgrade(state=luck_to_bonus),
            3: Upgrade(state=lambda data: {**data, "bonus": data["bonus"] - 3}),
        }

    changed = msgspec.structs.replace(match.setting, game=Next())
    again = Match.restore(changed, old, match.entries)
    assert again.dropped == ()


def test_a_checkpoint_of_newer_rules_is_refused() -> None:
    match = mid_turn()
    newer = msgspec.structs.replace(match.checkpoint, revision=2)
    with pytest.raises(BadCheckpoint, match="revision 2"):
        Match.restore(match.setting, newer)


def test_changed_content_does_not_touch_a_match_with_its_own() -> None:
    match = mid_turn()

    class OtherCards(Toy):
        def load_content(self, folder=None):
            return msgspec.structs.replace(super().load_content(folder), cards=list(range(50, 90)))

    again = under(OtherCards(), match)
    assert again.dropped == () and again.table.content.cards == list(range(1, 31))


def test_the_journal_restores_across_undone_branches() -> None:
    match = opened(2)
    journal = Journal(match.openings)
    first = match.submit(1, match.number, "nudge", [("up",), ("1",), ("yes",)])
    wrong = match.submit(0, match.number, "roll", [("go",)])
    journal.rows += [first.entry, wrong.entry]
    journal.rows.append(Undo(3, first.entry.sequence, wrong.entry.next_stop + 1, 0, "member"))
    checkpoint, entries = journal.resume_point()
    assert entries == [first.entry] and journal.number == 4
    again = Match.restore(match.setting, checkpoint, entries, journal.number, journal.sequence)
    assert again.number == 4 and again.awaited == {0}
    redone = again.submit(0, again.number, "roll", [("go",)])
    assert redone.entry.sequence == 4
    assert redone.events == wrong.events, "the dice do not change"


def test_undo_goes_back_over_the_end_of_a_turn() -> None:
    match = opened(2)
    journal = Journal(match.openings)
    rng = Random(4)
    while match.turn < 3:
        outcome = _recorded(match, rng)
        journal.rows.append(outcome.entry)
        journal.checkpoints += outcome.checkpoints
    in_turn_two = [e for e in journal.live_entries() if e.turn == 2]
    journal.rows.append(Undo(journal.sequence + 1, in_turn_two[0].sequence, match.number + 1, 0, "member"))
    checkpoint, entries = journal.resume_point()
    assert checkpoint.turn == 2 and entries == in_turn_two[:1]
    again = Match.restore(match.setting, checkpoint, entries, journal.number, checked=True)
    assert again.turn == 2 and again.dropped == ()


def _recorded(match: Match, rng: Random):
    taken = {}
    submit = match.submit

    def remember(*args, **kwargs):
        taken["outcome"] = submit(*args, **kwargs)
        return taken["outcome"]

    match.submit = remember
    try:
        random_answer(match, rng)
    finally:
        del match.submit
    return taken["outcome"]


def test_undo_is_free_only_for_ones_own_answer_without_a_reveal() -> None:
    match = opened(2)
    quiet = match.submit(1, match.number, "nudge", [("up",), ("1",), ("yes",)]).entry
    rolled = match.submit(0, match.number, "roll", [("go",)]).entry
    assert undo_is_free(quiet, 1) and not undo_is_free(quiet, 0) and not undo_is_free(rolled, 0)
    assert last_undoable([quiet, rolled]) is rolled
    with pytest.raises(NothingToUndo):
        last_undoable([])


def test_records_survive_their_stored_form() -> None:
    match = mid_turn()
    stored = msgspec.json.encode((match.checkpoint, match.entries))
    checkpoint, entries = msgspec.json.decode(stored, type=tuple[Checkpoint, list[Entry]])
    assert entries == match.entries and checkpoint == match.checkpoint


def test_a_match_that_cannot_even_start_says_so() -> None:
    class Dead(Toy):
        def turn(self, t):
            raise ZeroDivisionError
            yield

    with pytest.raises(RuleFault):
        under(Dead(), mid_turn())


def test_turns_without_a_stop_do_not_run_for_ever() -> None:
    class Endless(Toy):
        def turn(self, t):
            yield from ()

    with pytest.raises(RuleFault, match="without a stop"):
        Match.open(setting(game=Endless()))


def test_a_stop_that_no_rule_may_make_is_a_fault_of_the_rule() -> None:
    class Twice(Toy):
        def secret(self, t, seat):
            return msgspec.structs.replace(super().secret(t, 0), options=(Option("1"), Option("1")))

    match = opened(game=Twice())
    with pytest.raises(RuleFault):
        match.submit(0, match.number, "roll", [("go",)])
    assert match.awaited == {0}, "the match is as it was"


def test_a_rule_that_breaks_in_the_next_turn_leaves_the_match_in_this_one() -> None:
    class BreaksLater(Toy):
        def turn(self, t):
            if t.state.active == 1:
                raise ZeroDivisionError
            yield from super().turn(t)

    match = opened(game=BreaksLater())
    match.submit(0, match.number, "roll", [("go",)])
    match.submit(0, match.number, "card", [match.prompts(0)[0].ids[:1]])
    before = (match.turn, match.number, match.checkpoint, match.open_prompts(), repr(match.table.state))
    for _ in range(2):
        with pytest.raises(RuleFault):
            match.submit(1, match.number, "card", [match.prompts(1)[0].ids[:1]])
        assert (match.turn, match.number, match.checkpoint, match.open_prompts(), repr(match.table.state)) == before


def test_a_checkpoint_shares_nothing_with_the_state() -> None:
    match = opened()
    saved = repr(match.checkpoint.state)
    match.table.state.pile.clear()
    match.table.state.hands[0].clear()
    assert repr(match.checkpoint.state) == saved
    again = Match.restore(match.setting, match.checkpoint)
    again.table.state.pile.clear()
    assert repr(match.checkpoint.state) == saved
