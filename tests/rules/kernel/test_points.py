"""Modules at named points: the order in which they speak, what they fold, who stands around, and who goes with whom."""

from __future__ import annotations

import msgspec
import pytest

from rules.kernel.errors import BadModules
from rules.kernel.points import Module, NoState, Points, choose_modules, module_ids, module_states


class Expansion(Module):
    """What a game derives: each method is a point where the base rules let modules speak."""

    def turn_begins(self, heard, extra=0):
        yield from ()

    def move_cost(self, value, step=1):
        return value

    def death(self, base, who):
        return base(who)


class Wind(Expansion):
    id = "wind"

    def turn_begins(self, heard, extra=0):
        heard.append((self.id, extra))
        answer = yield f"{self.id} asks"
        heard.append(answer)

    def move_cost(self, value, step=1):
        return value + step


class Fog(Expansion):
    id = "fog"
    needs = frozenset({"wind"})

    def turn_begins(self, heard, extra=0):
        heard.append((self.id, extra))
        yield from ()

    def move_cost(self, value, step=1):
        return value * 2


class Grave(Expansion):
    id = "grave"
    around = frozenset({"death"})

    def death(self, base, who):
        return f"grave of {base(who)}"


class Ghost(Expansion):
    id = "ghost"
    around = frozenset({"death"})

    class State(msgspec.Struct, forbid_unknown_fields=True):
        haunted: int = 0

    def death(self, base, who):
        return f"ghost of {who}"


class Sun(Expansion):
    id = "sun"
    excludes = frozenset({"fog"})


KNOWN = (Wind, Fog, Grave, Ghost, Sun)


def points(*names: str) -> Points:
    return choose_modules(names, KNOWN)


def test_modules_speak_in_the_declared_order_not_in_the_chosen() -> None:
    assert [module.id for module in points("fog", "grave", "wind").modules] == ["wind", "fog", "grave"]


def test_steps_run_one_after_the_other_and_may_stop() -> None:
    heard: list = []
    running = points("fog", "wind").steps(Expansion.turn_begins, heard, extra=3)
    assert next(running) == "wind asks" and heard == [("wind", 3)]
    with pytest.raises(StopIteration):
        running.send("answered")
    assert heard == [("wind", 3), "answered", ("fog", 3)]


def test_a_value_is_folded_through_the_modules_in_their_order() -> None:
    assert points("wind", "fog").value(Expansion.move_cost, 1) == 4
    assert Points([Fog(), Wind()]).value(Expansion.move_cost, 1) == 3
    assert points("wind", "fog").value(Expansion.move_cost, 1, step=2) == 6
    assert points("grave").value(Expansion.move_cost, 1) == 1
    assert Points().value(Expansion.move_cost, 1) == 1


def test_the_module_around_a_point_is_given_the_base_rule() -> None:
    def base(who):
        return f"death of {who}"

    assert points("wind").instead(Expansion.death, base, "Ken") == "death of Ken"
    assert points("grave").instead(Expansion.death, base, "Ken") == "grave of death of Ken"
    assert points("ghost").instead(Expansion.death, base, "Ken") == "ghost of Ken"


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["rain"], "no module 'rain'"),
        (["fog"], "fog needs wind"),
        (["wind", "fog", "sun"], "sun can't be played with fog"),
        (["grave", "ghost"], "ghost and grave both stand around death"),
    ],
)
def test_modules_that_do_not_go_together_are_refused(names, reason) -> None:
    with pytest.raises(BadModules, match=reason):
        points(*names)


def test_states_of_modules_are_typed() -> None:
    states = module_states({"ghost": {"haunted": 2}, "sun": {}}, KNOWN)
    assert states == {"ghost": Ghost.State(2), "sun": NoState()}


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        ({"rain": {}}, BadModules),
        ({"ghost": {"haunted": "often"}}, msgspec.ValidationError),
        ({"ghost": {"unknown": 1}}, msgspec.ValidationError),
        ({"sun": {"haunted": 1}}, msgspec.ValidationError),
    ],
)
def test_states_of_unknown_modules_and_unknown_fields_are_refused(raw, error) -> None:
    with pytest.raises(error):
        module_states(raw, KNOWN)


@pytest.mark.parametrize(("option", "ids"), [("", []), ("none", []), ("wind", ["wind"]), ("wind+fog", ["wind", "fog"])])
def test_the_modules_that_an_option_names(option, ids) -> None:
    assert module_ids(option) == ids
