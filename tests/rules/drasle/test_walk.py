"""Random games with every invariant checked, restored on the way, and what the invariants find."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.drasle import invariants
from rules.drasle.game import GAME
from rules.drasle.state import State
from rules.kernel.agent import Agent, RandomAgent
from rules.kernel.decide import take_decision
from rules.kernel.errors import InvariantBroken
from rules.kernel.match import Match, Setting
from rules.kernel.simulate import restored, simulate
from tests.rules.drasle.situation import CARDS, Situation

PLAYERS: dict[str, Agent] = {"random": RandomAgent(), "sensible": GAME.agents()["sensible"]}  # type: ignore[type-arg]


@settings(max_examples=12)
@given(
    seats=st.integers(1, 5),
    modules=st.sampled_from(["recommended", "none", "young"]),
    seed=st.integers(0, 1 << 30),
    agent=st.sampled_from(sorted(PLAYERS)),
)
def test_walks_keep_the_invariants_and_come_back_from_their_stored_form(
    seats: int, modules: str, seed: int, agent: str
) -> None:
    rng = Random(seed)
    setting = Setting(GAME, CARDS, seats, {"modules": modules}, f"walk {seed}".encode())
    match = Match.open(setting, checked=True)
    for _ in range(150):
        if match.over:
            break
        take_decision(match, dict.fromkeys(range(seats), PLAYERS[agent]), rng)
        if rng.random() < 0.05:
            match = restored(match)


def test_what_lies_face_down_is_in_no_view_and_no_prompt() -> None:
    rng = Random(4)
    match = Match.open(Setting(GAME, CARDS, 4, {}, b"hidden"))
    while not match.over:
        state: State = match.table.state
        seen = repr((match.view(0), match.open_prompts(), match.table.events))
        hidden = [tile.quest for tile in state.mountains.values() if tile.quest and not tile.face_up]
        assert not any(quest in seen for quest in hidden)
        assert not any(quest in repr(match.view(0)) for quest in state.leftover)
        take_decision(match, dict.fromkeys(range(4), PLAYERS["random"]), rng)


def test_sensible_games_end() -> None:
    for seats in (1, 2, 5):
        reports = list(simulate(GAME, seats, {}, ["sensible"], 2, seed=1, restore=0.1))
        assert all(report.outcome and not report.failure for report in reports)


def _two_places(state: State) -> None:
    state.leftover.append("bandit-fort")


def _set(path: str, value: object) -> Callable[[State], None]:
    def spoil(state: State) -> None:
        *names, last = path.split(".")
        thing: object = state
        for name in names:
            thing = (
                thing[int(name)]
                if isinstance(thing, list)
                # type: ignore[assignment]
                else (thing[name] if isinstance(thing, dict) else getattr(thing, name))
            )
        if isinstance(thing, dict):
            thing[last] = value
        else:
            setattr(thing, last, value)

    return spoil


SPOILS: dict[str, Callable[[State], None]] = {
    "quest tiles": _two_places,
    "gauge": _set("gauge", 15),
    "wounds": _set("wounds", 9),
    "life": _set("heroes.0.life", 6),
    "bullets": _set("heroes.0.points.bullets", 3),
    "level": _set("heroes.0.level", 2),
    "stands on": _set("heroes.0.at", "HM1"),
    "dead character": _set("heroes.1.life", 0),
    "twice": _set("heroes.1.character", "hunter"),
    "markers": _set("mountains.HM2.markers", 4),
    "reward": _set("mountains.HM2.reward", "crown"),
    "found": _set("rewards", ["book"]),
    "outcome": _set("outcome", "won"),
    "current": _set("current", 3),
    "arena": _set("heroes.0.at", "arena"),
}


@pytest.mark.parametrize("what", SPOILS)
def test_the_invariants_find_what_is_wrong(what: str) -> None:
    table = Situation("hunter+gladiator" if what == "twice" else "hunter+ninja")
    SPOILS[what](table.state)
    if what == "twice":
        table.hero("gladiator").points = {"bullets": 0}
    with pytest.raises(InvariantBroken):
        invariants.check(table.board)
