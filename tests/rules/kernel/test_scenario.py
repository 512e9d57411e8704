"""Scenario files: each thing that they can expect can fail, and what is wrong with a file is said with its place."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest

from rules.kernel.errors import BadCheckpoint, BadOption, BadScenario, BadSeats, KernelError, UnknownGame
from rules.kernel.paths import at_path, set_path
from rules.kernel.scenario import Scenario, check_scenario, read_scenario, run_scenario
from tests.rules.kernel.toy import opened

TEXT = """
game = "toy"
title = "A nudge, then the roll"
seats = 2
dice = [4]

[set]
"points.0" = 2
"tokens.1" = 1

[expect]
state = { "points.0" = 2, "points.1" = 0 }
awaited = [0]
options = ["go", "wait"]
over = false

[[step]]
seat = 1
kind = "nudge"
choose = [["up"], ["2"], ["yes"]]
[step.expect]
state = { bonus = 2, tokens = [2, 0] }
events = [{ kind = "nudged", amount = 2 }]
no_events = ["dice_rolled"]

[[step]]
seat = 1
kind = "nudge"
choose = [["up"], ["2"], ["yes"]]
refused = "NotAsked"

[[step]]
choose = ["go"]
[step.expect]
state = { "points.0" = 8 }
events = [{ kind = "dice_rolled", dice = [4], why = "move" }, { kind = "scored", points = 4 }]
awaited = [0, 1]
asked = 1
kind = "card"
lacks = ["31"]
over = false
"""


def plain() -> dict:
    return msgspec.toml.decode(TEXT)


def run(data: dict) -> None:
    run_scenario(msgspec.convert(data, Scenario))


def cards(seat: int) -> list[str]:
    """What that seat holds in the scenario: nobody has played a card in it yet."""
    return [str(card) for card in opened(2, seed=b"scenario").table.state.hands[seat]]


def test_a_scenario_that_holds() -> None:
    run(plain())


def test_options_are_compared_in_any_order() -> None:
    data = plain()
    data["step"][2]["expect"]["options"] = cards(1)[::-1]
    data["step"][2]["expect"]["offers"] = cards(1)[:1]
    run(data)


@pytest.mark.parametrize(
    ("step", "expect", "reason"),
    [
        (0, {"state": {"points.0": 3}}, "before the first step: state points.0 should be 3 and is 2"),
        (0, {"none": ["bonus"]}, "before the first step: state bonus should be None and is 0"),
        (0, {"awaited": [1]}, r"awaited should be \[1\] and is \[0\]"),
        (0, {"options": ["go"]}, "options should be"),
        (0, {"options": ["go", "wait", "run"]}, "options should be"),
        (0, {"offers": ["run"]}, r"\['run'\] not on offer"),
        (0, {"lacks": ["wait"]}, r"\['wait'\] on offer"),
        (0, {"kind": "jump"}, r"seat 0 is asked \['roll'\]"),
        (0, {"asked": 1, "kind": "roll"}, r"seat 1 is asked \['nudge'\]"),
        (0, {"over": True}, "over should be True and is False"),
        (0, {"result": "won"}, "result should be 'won' and is 'not over'"),
        (1, {"state": {"bonus": 1}}, "step 1: state bonus should be 1 and is 2"),
        (1, {"events": [{"kind": "nudged", "amount": 1}]}, "step 1: no event"),
        (1, {"events": [{"kind": "nudged", "colour": 1}]}, "step 1: no event"),
        (1, {"events": [{"kind": "nudged"}, {"kind": "nudged"}]}, "step 1: no event"),
        (1, {"no_events": ["nudged"]}, "step 1: an event nudged"),
        (3, {"events": [{"kind": "scored"}, {"kind": "dice_rolled"}]}, "step 3: no event .*in that order"),
        (3, {"events": [{"kind": "dice_rolled", "dice": [5]}]}, "step 3: no event"),
        (3, {"state": {"points.9": 1}}, "path points.9: nothing at '9'"),
    ],
)
def test_each_expectation_can_fail(step, expect, reason) -> None:
    data = plain()
    if step:
        data["step"][step - 1]["expect"] = expect
    else:
        data["expect"] = expect
    with pytest.raises(BadScenario, match=reason):
        run(data)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"dice": []}, "a die is rolled for which no number is given"),
        ({"dice": [4, 1]}, r"dice that nobody rolled: \[1\]"),
        ({"dice": [7]}, "a die of 6 sides can't show 7"),
    ],
)
def test_dice_are_exactly_those_that_are_given(changes, reason) -> None:
    with pytest.raises(BadScenario, match=reason):
        run({**plain(), **changes})


def test_dice_may_be_given_step_by_step() -> None:
    data = plain()
    data["dice"] = []
    data["step"][2]["dice"] = [4]
    run(data)


@pytest.mark.parametrize(
    ("place", "changes", "reason"),
    [
        (0, {"choose": [["up"]]}, "step 1: UnfinishedDraft"),
        (0, {"choose": [["up"], ["9"], ["yes"]]}, "step 1: OutdatedDraft"),
        (0, {"kind": "roll"}, "step 1: NotAsked"),
        (0, {"refused": "NotAsked"}, "step 1: should be refused as NotAsked, and was taken"),
        (1, {"refused": "MatchOver"}, "step 2: NotAsked"),
        (1, {"refused": ""}, "step 2: NotAsked"),
        (1, {"kind": None}, "step 2: seat 1 is asked nothing: name the kind"),
        (2, {"choose": ["jump"]}, "step 3: IllegalAnswer: roll: unknown"),
        (2, {"choose": []}, "step 3: IllegalAnswer: roll: count"),
    ],
)
def test_answers_that_are_refused_and_refusals_that_do_not_come(place, changes, reason) -> None:
    data = plain()
    data["step"][place] |= changes
    with pytest.raises(BadScenario, match=reason):
        run(data)


@pytest.mark.parametrize(
    ("changes", "error", "reason"),
    [
        ({"game": "chess"}, UnknownGame, "no game 'chess'"),
        ({"seats": 9}, BadSeats, "not 9"),
        ({"options": {"goal": 4}}, BadOption, "goal"),
        ({"set": {"point.0": 2}}, BadScenario, "path point.0: nothing at 'point'"),
        ({"set": {"points.7": 2}}, BadScenario, "path points.7: nothing at '7'"),
        ({"set": {"points.x": 2}}, BadScenario, "path points.x: nothing at 'x'"),
        ({"set": {"bonus.0": 2}}, BadScenario, "path bonus.0: nothing at '0'"),
        ({"set": {"bonus": "much"}}, BadCheckpoint, "bonus"),
        ({"set": {"pile": []}}, KernelError, "cards"),
        ({"none": ["bonus"]}, BadCheckpoint, "bonus"),
        ({"none": ["luck"]}, BadScenario, "path luck: nothing at 'luck'"),
    ],
)
def test_what_can_not_be_set_up_is_refused(changes, error, reason) -> None:
    with pytest.raises(error, match=reason):
        run({**plain(), **changes})


def test_paths_into_plain_data() -> None:
    data = {"grid": [{"dice": [1, 2]}, None], "master": {"life": 3}}
    assert at_path(data, "grid.0.dice.1") == 2
    set_path(data, "grid.0.dice.1", 6)
    set_path(data, "master", None)
    assert data == {"grid": [{"dice": [1, 6]}, None], "master": None}
    untouched = deepcopy(data)
    for path in ("grid.1.dice", "grid.2", "hero", "master.life", ""):
        with pytest.raises(BadScenario):
            set_path(data, path, 0)
    assert data == untouched


def test_a_star_stands_for_every_place() -> None:
    data = {"grid": [{"dice": [1, 2]}, {"dice": [3]}], "life": {"a": 1, "b": 2}}
    set_path(data, "grid.*.dice.*", None)
    set_path(data, "life.*", 0)
    assert data == {"grid": [{"dice": [None, None]}, {"dice": [None]}], "life": {"a": 0, "b": 0}}
    with pytest.raises(BadScenario, match="nothing at 'hand'"):
        set_path(data, "grid.*.hand", 0)


def test_the_end_of_a_game_can_be_expected() -> None:
    data = plain() | {"set": {"points.0": 11}, "expect": {}}
    low, high = min(cards(0), key=int), max(cards(1), key=int)
    data["step"] = [
        {"choose": ["go"]},
        {"seat": 0, "choose": [low]},
        {"seat": 1, "choose": [high], "expect": {"over": True, "result": "won", "awaited": []}},
        {"choose": ["go"], "kind": "roll", "refused": "MatchOver"},
    ]
    run(data)
    data["step"][2]["expect"]["result"] = "lost"
    with pytest.raises(BadScenario, match="step 3: result should be 'lost' and is 'won'"):
        run(data)


def test_a_file_is_read_and_run(tmp_path) -> None:
    file = tmp_path / "nudge.toml"
    file.write_text(TEXT)
    assert read_scenario(file).title == "A nudge, then the roll"
    assert check_scenario(file) == ""
    file.write_text(TEXT.replace('"points.0" = 8', '"points.0" = 9'))
    assert check_scenario(file) == "BadScenario: step 3: state points.0 should be 9 and is 8"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats = 2", "game"),
        ("game = ", "Invalid"),
        ('game = "toy"\nseats = 2\n[[step]]\nchoose = ["go", ["go"]]', "not both"),
        ('game = "toy"\nseats = 2\ncolour = "red"', "colour"),
        ('game = "toy"\nseats = "two"', "seats"),
        ('game = "toy"\nseats = 2\n[[step]]\nseat = 1', "choose"),
        ('game = "toy"\nseats = 2\n[[step]]\nchoose = ["go"]\nexpects = {}', "expects"),
        ('game = "toy"\nseats = 2\n[expect]\nevent = []', "event"),
        (b"\xff\xfe", "decode"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_with_its_name(tmp_path, text, reason) -> None:
    file = tmp_path / "wrong.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadScenario, match=rf"wrong\.toml: .*{reason}"):
        read_scenario(file)


def test_a_file_that_is_not_there_is_refused(tmp_path) -> None:
    with pytest.raises(BadScenario, match="nowhere"):
        read_scenario(tmp_path / "nowhere.toml")
