"""Agents: what they choose, why, and that they play whole games; random ones walk through every rule."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dragons_roll.agents import pace
from rules.dragons_roll.agents.rush import Rush
from rules.dragons_roll.agents.sensible import Sensible
from rules.dragons_roll.game import GAME
from rules.dragons_roll.loading import parse_condition
from rules.kernel.agent import Agent, RandomAgent
from rules.kernel.match import Setting
from rules.kernel.simulate import play_out
from tests.rules.dragons_roll.situation import CARDS, Situation


def choice(table: Situation, agent: Agent | None = None, seat: int = 0, offer: bool = False) -> str | None:
    """What the agent chooses at the awaited prompt, or at the scroll panel."""
    prompt = next(prompt for prompt in table.match.prompts(seat) if prompt.offer == offer)
    chosen = (agent or Sensible()).choose(table.match.view(seat), prompt, Random(0))
    return None if chosen is None else chosen[0]


def reason(table: Situation, chosen: str) -> str:
    message = Sensible().reason(table.view, table.asked, (chosen,))
    return "" if message is None else message.key


@settings(max_examples=12)
@given(st.integers(1, 6), st.integers(2, 4), st.integers(0, 1000))
def test_random_games_with_every_scroll_hold_all_invariants_and_restore(level, seats, seed) -> None:
    options = GAME.check_options({"level": level, "owned": "+".join(CARDS.scrolls)})
    setting = Setting(GAME, CARDS, seats, options, str(seed).encode())
    players = {seat: RandomAgent() for seat in range(seats)}
    assert play_out(setting, players, Random(seed), restore=0.1).failure == ""


def won(agent: Agent, games: int) -> int:
    outcomes = []
    for game in range(games):
        setting = Setting(GAME, GAME.load_content(), 3, GAME.check_options({"level": 1, "scrolls": 0}), bytes([game]))
        report = play_out(setting, dict.fromkeys(range(3), agent), Random(game))
        assert not report.failure
        outcomes.append(report.outcome)
    return outcomes.count("won")


def test_the_sensible_agent_wins_far_more_than_chance() -> None:
    assert won(Sensible(), 12) >= won(RandomAgent(), 12) + 5


def test_it_takes_the_win() -> None:
    table = Situation({"L2": "noble-3"}, face="red", on_master="1b 2b 3b 4c 5c .").roll(1, 6, 2, 2, 2, 2)
    assert choice(table) == "face-6"
    table.do("face-6")
    assert choice(table) == "master.5"
    assert reason(table, "master.5") == "why-wins"


def test_it_defeats_a_dragon_before_the_last_city() -> None:
    table = Situation({"L3": "trolling-6"}, {"trolling-6": "6b . ."}, burning=(1, 2)).roll(1, 6, 6, 4, 4, 4)
    table.do("face-6")
    assert choice(table) == "trolling-6.1"
    assert reason(table, "trolling-6.1") == "why-completes"


def test_rush_sees_only_the_master() -> None:
    table = Situation({"L3": "normling-4"}, {"normling-4": "2b ."}, burning=(1, 2), master="dracel").roll(
        3, 4, 4, 3, 3, 3
    )
    assert choice(table, Rush()) in ("face-3", "face-4")
    spot = choice(table.do("face-3"), Rush())
    assert spot is not None
    assert spot.startswith("master")
    assert reason(table, spot) == "why-master"


@pytest.mark.parametrize(("scroll", "wanted"), [("freeze", True), ("dimension-portal", True), ("speed-boost", False)])
def test_it_uses_a_scroll_against_an_attack(scroll, wanted) -> None:
    table = Situation({"L3": "trolling-1", "C2": "noble-5"}, scrolls=[scroll, "time-reverser"], burning=(1, 2)).roll(
        1, 6, 5
    )
    assert (choice(table, offer=True) == scroll) is wanted


def test_it_keeps_its_scrolls_while_nothing_happens() -> None:
    table = Situation({"L1": "noble-5"}, scrolls=["dimension-portal", "ambush", "redirect"])
    assert choice(table, offer=True) is None


def test_a_move_of_the_master_does_least_harm() -> None:
    table = Situation({"L3": "noble-3", "C1": "grabbler-1"}, master="show-off").roll(2)
    assert choice(table) == "grabbler-1"
    assert reason(table, "grabbler-1") == "why-least-harm"


def test_the_pace_of_a_card_is_exact_where_it_can_be_told_by_hand() -> None:
    fixed = parse_condition("6 6")
    one = 1 / (1 - (5 / 6) ** pace.DICE)
    assert pace.turns(fixed, (6, 6)) == 0
    assert pace.turns(fixed, (6, 0)) == pytest.approx(one)
    assert pace.turns(parse_condition("1 2 3 4 5 6"), (1, 2, 3, 4, 5, 0)) == pytest.approx(one)
    assert pace.turns(parse_condition("A A A"), (4, 0, 0)) == pytest.approx(
        pace.turns(parse_condition("2 2 2"), (2, 0, 0))
    )
