"""The master enraged, the end of the game, and the types of dragons (13, 18 to 20)."""

from __future__ import annotations

import pytest

from rules.dragons_roll.game import GAME
from tests.rules.dragons_roll.situation import Situation

# Enraging and winning ------------------------------------------------------------------------------------------------

ALMOST = "6b 6b . 2c 2c"
"""Trollock's yellow face, but for one 6."""


@pytest.mark.rule("DR-13.1", "DR-13.6")
def test_yellow_comes_first_then_red_and_only_the_visible_face_takes_dice() -> None:
    table = Situation({"L2": "noble-2"}, on_master=ALMOST).roll(1, 6, 6, 5)
    assert not table.match.over
    table.place(6, "master", dice=[1])
    assert (table.state.master.face, table.dice("master"), table.view.master.number) == ("red", ". . . . . .", 4)
    assert "master.3" in table.offered, "a 6 now goes on 4/5/6"
    told = [Situation({"L1": "normling-1"}, face="red", pile=["noble-2"]).roll(number).told for number in (3, 4)]
    assert ["master_activated" in kinds for kinds in told] == [False, True], "its number counts"


@pytest.mark.rule("DR-13.2", "DR-EX-14")
def test_the_yellow_face_complete_leads_to_a_run_and_the_turn_of_the_card() -> None:
    table = (
        Situation({"L1": "trolling-5"}, on_master=ALMOST, pile=["noble-3"]).roll(1, 6, 6).place(6, "master", dice=[5])
    )
    assert table.told == [
        "die_placed",
        "master_enraged",
        "dice_rolled",
        "dragon_moved",
        "dragon_appeared",
        "master_turned",
    ]
    assert table.grid == {"L2": "trolling-5", "C1": "noble-3"}


@pytest.mark.rule("DR-13.3")
def test_in_that_run_the_yellow_face_counts() -> None:
    grid = {"L1": "normling-1", "C1": "trolling-1"}
    assert Situation(grid, on_master=ALMOST).roll(2, 6, 6).place(6, "master", dice=[3]).grid["L2"] == "normling-1"
    red = Situation(grid, on_master=ALMOST, pile=["noble-2"]).roll(2, 6, 6).place(6, "master", dice=[4])
    assert "master_activated" not in red.told


@pytest.mark.rule("DR-13.4")
def test_that_run_can_lose_the_game() -> None:
    table = Situation({"L3": "trolling-5"}, on_master=ALMOST, burning=(0, 1)).roll(1, 6, 6).place(6, "master", dice=[5])
    assert table.match.result.outcome == "lost"
    assert table.state.master.face == "yellow"


@pytest.mark.rule("DR-13.5")
def test_the_dice_of_the_yellow_face_wait_for_the_end_of_the_turn() -> None:
    table = (
        Situation({"L2": "noble-2"}, on_master=ALMOST, scrolls=["ambush"]).roll(1, 6, 6, 5).place(6, "master", dice=[1])
    )
    assert [table.hand(seat)[0] for seat in range(3)] == [0, 3, 3]
    assert len(table.view.waiting) == 5
    table.do("end")
    assert [table.hand(seat)[0] for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("DR-13.7", "DR-EX-61")
def test_then_placing_goes_on_with_the_same_number_on_the_red_face_too() -> None:
    table = Situation({"L2": "noble-3"}, on_master=ALMOST).roll(1, 6, 6, 6).place(6, "master", dice=[1])
    assert {"noble-3.0", "master.3"} <= set(table.offered)
    table.place(6, "master", "noble-3")
    assert (table.state.master.dice[3].value, table.match.turn) == (6, 2)  # type: ignore[union-attr]


@pytest.mark.rule("DR-13.8")
def test_the_master_is_enraged_once() -> None:
    table = Situation({"L2": "noble-2"}, face="red", on_master="1b 2b 3b 4c 5c .").roll(1, 6, 6).place(6, "master")
    assert "master_enraged" not in table.told
    assert table.match.over


@pytest.mark.rule("DR-13.9", "DR-20.2")
def test_the_red_face_complete_wins_at_once_in_any_step() -> None:
    table = Situation({"L2": "noble-2"}, face="red", on_master="1b 2b 3b 4c 5c .", burning=(0, 1)).roll(1, 6, 6)
    table.place(6, "master")
    result = table.match.result
    assert (result.outcome, result.winners) == ("won", (0, 1, 2))
    ambush = Situation(
        {"L3": "trolling-1"}, face="red", on_master="1b 2b 3b 4c 5c .", burning=(0, 1), scrolls=["ambush"]
    )
    ambush.roll(1).scroll("ambush", seat=2, dice=[6])
    if not ambush.match.over:
        ambush.do("master.5")
    assert ambush.match.result.outcome == "won"


@pytest.mark.rule("DR-13.10", "DR-0.7")
def test_a_run_interrupted_by_rage_goes_on_with_its_own_number_and_the_red_face() -> None:
    grid = {"L3": "normling-4", "C1": "trolling-1", "R1": "normling-1"}
    table = Situation(grid, on_master=ALMOST, scrolls=["ambush"], pile=["noble-2", "noble-3"]).roll(4, 5)
    assert table.asks == "run"
    table.scroll("ambush", seat=1, dice=[6]).do("master.2", dice=[2], seat=1)
    # Rage rolled a 2: nothing. Then the 4 goes on: the normling attacks, and the red face moves helmet and meat.
    assert (table.state.master.face, table.state.dragon_die) == ("red", 4)
    assert table.grid == {"L1": "noble-2", "C2": "trolling-1", "R2": "normling-1"}
    assert table.burning == [0]


@pytest.mark.rule("DR-13.11")
def test_the_enrage_run_can_be_met_with_scrolls() -> None:
    table = Situation({"L3": "trolling-5"}, on_master=ALMOST, scrolls=["freeze", "time-reverser", "web-trap"])
    table.roll(1, 6, 6).place(6, "master", dice=[5])
    assert table.asks == "run"
    assert table.scrolls() == ["freeze", "time-reverser", "web-trap"]
    table.scroll("time-reverser", dice=[1])
    assert (table.burning, table.state.master.face) == ([], "red")


@pytest.mark.rule("DR-13.12")
def test_dice_of_several_players_and_turns_stand_on_the_master() -> None:
    table = Situation({"L2": "grabbler-1"}).roll(2, 6, 6).place(6, "master").do("end")
    table.roll(2, 6, 6).place(6, "master").do("end")
    assert table.dice("master") == "6a 6b . . ."


# Types ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-19.2")
def test_nobles_and_grabblers_have_no_effect() -> None:
    table = Situation({"L1": "noble-2", "C1": "grabbler-1"}, face="red", pile=["noble-3"]).roll(4)
    assert (table.grid["L1"], table.grid["C1"]) == ("noble-2", "grabbler-1")
    same = Situation({"L2": "grabbler-4"}, master="greedmaw").roll(1, 6, 6)
    assert "grabbler-4.0" in same.do("face-6").offered


@pytest.mark.rule("DR-19.3")
def test_a_forestling_hides_in_the_top_row_only() -> None:
    grid = {"L1": "forestling-2", "C2": "forestling-4", "R3": "forestling-5"}
    table = Situation(grid).roll(1, 2, 2, 1, 1).do("face-1")
    assert [option.partition(".")[0] for option in table.offered] == [
        "forestling-4",
        "forestling-5",
        "master",
        "master",
        "back",
    ]
    assert not any(option.startswith("forestling-2") for option in table.do("back").do("face-2").offered)


@pytest.mark.rule("DR-19.4")
def test_scrolls_reach_a_forestling_in_the_top_row() -> None:
    grid = {"L1": "forestling-2", "C2": "noble-2"}
    ambush = Situation(grid, scrolls=["ambush"]).scroll("ambush", seat=1, dice=[4])
    assert "forestling-2.0" in ambush.offered
    strike = Situation(grid, scrolls=["lightning-strike"])
    assert "forestling-2.0" in strike.scroll("lightning-strike", "column-0", seat=1, dice=[4]).offered
    around = Situation({"L1": "forestling-2", "L2": "grabbler-1"}, scrolls=["earthquake"]).roll(3, 6, 6)
    assert around.place(6, "grabbler-1").scroll("earthquake", dice=[4]).offered[0].startswith("forestling-2.0")
    blow = Situation(grid, {"forestling-2": "4b"}, scrolls=["final-blow"]).scroll("final-blow")
    assert blow.grid == {"C2": "noble-2"}
    hands = Situation(grid, scrolls=["helping-hands"]).roll(1, 5, 5).scroll("helping-hands", seat=1, dice=[2, 2])
    assert not any(option.startswith("forestling-2") for option in hands.do("face-2").offered)


@pytest.mark.rule("DR-19.5")
def test_with_hidden_forestlings_only_the_roll_fails() -> None:
    table = Situation({"L1": "forestling-2"}, master="dragomir", on_master=". 2b")
    table.script.left += [1, 2, 2, 2, 2, 2, 3]
    assert "roll_failed" in table.do("roll").told


@pytest.mark.rule("DR-20.3", "DR-20.5")
def test_nothing_happens_after_the_end_and_there_is_no_score() -> None:
    table = Situation({"L2": "noble-2"}, face="red", on_master="1b 2b 3b 4c 5c .").roll(1, 6, 6).place(6, "master")
    assert table.told[-1] == "game_won"
    assert (table.match.stop, table.grid, table.match.turn) == (None, {"L2": "noble-2"}, 1)
    assert set(table.match.result.args) == {"master", "turns", "defeated", "cities"}
    GAME.check(table.match.table)
