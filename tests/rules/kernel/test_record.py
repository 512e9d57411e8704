"""Recorded games: they come to the same end under the same rules, and a changed rule is noticed where it speaks."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel import game
from rules.kernel.decide import Decision
from rules.kernel.errors import BadScenario, KernelError
from rules.kernel.record import Recording, read_recording, record, recording_form, replay
from rules.kernel.simulate import deal_agents
from rules.kernel.table import Result
from tests.rules.kernel.toy import TOY, Toy, setting


@pytest.fixture(scope="module")
def recording() -> Recording:
    return record(setting(3, seed=b"recorded"), deal_agents(TOY, ["random", "sensible"], 3), Random(3))


@pytest.fixture
def rules_are(monkeypatch):
    """Let the game of the recording have other rules."""

    def change(changed: Toy) -> None:
        monkeypatch.setattr(game, "games", lambda: {TOY.id: changed})

    return change


def test_a_recorded_game_comes_to_the_same_end(recording) -> None:
    match = replay(recording)
    assert match.over and match.result == recording.result and match.turn == recording.turns
    assert any(len(answer.steps) > 1 for answer in recording.answers), "it holds answers of several steps"


def test_a_recording_survives_its_file(recording, tmp_path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(recording_form(recording))
    assert read_recording(file) == recording
    assert file.read_text().count("\n") > len(recording.answers), "an answer a line"


def test_a_changed_rule_is_noticed_at_the_answer_where_it_speaks(recording, rules_are) -> None:
    class Generous(Toy):
        def turn(self, t):
            yield from super().turn(t)
            if t.state.active == 0:
                t.tell("feast")

    rules_are(Generous())
    last = next(place for place, answer in enumerate(recording.answers) if answer.seat == 2 and answer.kind == "card")
    with pytest.raises(KernelError, match=r"answer \d+ \(card\) comes to something else") as noticed:
        replay(recording)
    assert int(str(noticed.value).split()[1]) >= last


def test_a_changed_offer_is_noticed(recording, rules_are) -> None:
    class Poor(Toy):
        def set_up(self, t):
            state = super().set_up(t)
            return msgspec.structs.replace(state, tokens=[0] * t.seats)

    rules_are(Poor())
    with pytest.raises(KernelError):
        replay(recording)


def test_a_changed_end_is_noticed(recording, rules_are) -> None:
    class Drawn(Toy):
        def result(self, state):
            return Result("drawn", ())

    rules_are(Drawn())
    with pytest.raises(KernelError, match="ends differently"):
        replay(recording)


def test_another_revision_is_not_replayed(recording, rules_are) -> None:
    class Next(Toy):
        revision = 2

    rules_are(Next())
    with pytest.raises(KernelError, match="recorded under revision 1 of the rules, these are 2"):
        replay(recording)


def test_a_game_that_breaks_off_is_no_recorded_game(recording) -> None:
    short = msgspec.structs.replace(recording, answers=recording.answers[:-1], told=recording.told[:-1])
    with pytest.raises(KernelError, match="ends differently"):
        replay(short)


def test_an_answer_that_is_not_on_offer_is_noticed(recording) -> None:
    first = recording.answers[0]
    forged = Decision(first.seat, first.number, first.kind, (("nothing like it",),))
    with pytest.raises(KernelError):
        replay(msgspec.structs.replace(recording, answers=[forged, *recording.answers[1:]]))


@pytest.mark.parametrize("text", [b"", b"[]", b'{"game": "toy"}', b"\xff"])
def test_a_file_that_is_no_recording_is_refused_with_its_name(tmp_path, text) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(text)
    with pytest.raises(BadScenario, match=r"wrong\.json"):
        read_recording(file)


def test_a_recording_of_nobody_is_refused() -> None:
    with pytest.raises(KernelError, match="nobody answers"):
        record(setting(), {}, Random(1))
