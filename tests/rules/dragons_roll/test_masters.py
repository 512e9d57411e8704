"""The masters: activation, enraging and winning, and each one's ability (7, 13, 18)."""

from __future__ import annotations

import pytest

from rules.dragons_roll.game import GAME
from rules.kernel.errors import IllegalAnswer
from tests.rules.dragons_roll.situation import Situation

# Activation ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-7.1", "DR-7.2", "DR-EX-06")
def test_the_ability_is_carried_out_once_when_its_number_is_rolled() -> None:
    grid = {"L1": "normling-1", "C1": "grabbler-3"}
    table = Situation(grid).roll(3)
    assert table.grid == {"L2": "normling-1", "C2": "grabbler-3"}
    assert table.told.count("master_activated") == 1
    assert "master_activated" not in Situation(grid).roll(2).told


@pytest.mark.rule("DR-7.3")
def test_an_ability_moves_what_has_moved_already() -> None:
    assert Situation({"L1": "normling-3"}).roll(3).grid == {"L3": "normling-3"}


@pytest.mark.rule("DR-7.4")
def test_an_ability_move_pushes_attacks_and_can_empty_the_grid() -> None:
    table = Situation({"L2": "normling-1", "L3": "noble-2"}).roll(3)
    assert (table.grid, table.burning) == ({"L3": "normling-1"}, [0])
    last = Situation({"L3": "normling-1"}, pile=["noble-2", "noble-3", "noble-5"]).roll(3)
    assert last.grid == {"L1": "noble-2", "C1": "noble-3", "R1": "noble-5"}


@pytest.mark.rule("DR-7.5")
def test_the_current_player_decides_and_must() -> None:
    table = Situation({"L1": "normling-1", "C2": "normling-6"}, current=1).roll(3)
    assert (table.asked.seat, table.asks) == (1, "ability-dragon")
    assert sorted(table.offered) == ["normling-1", "normling-6"]
    assert table.asked.default == ("normling-1",)
    with pytest.raises(IllegalAnswer):
        table.do()
    assert table.do("normling-6").grid == {"L1": "normling-1", "C3": "normling-6"}


@pytest.mark.rule("DR-7.6")
def test_what_can_not_be_done_is_left_out_and_not_replaced() -> None:
    none = Situation({"L1": "noble-2"}).roll(3)
    assert none.grid == {"L1": "noble-2"}
    half = Situation({"L1": "noble-2", "C1": "trolling-1"}, face="red", pile=["noble-3"]).roll(4)
    assert half.grid == {"L1": "noble-2", "C2": "trolling-1", "R1": "noble-3"}


@pytest.mark.rule("DR-7.7", "DR-18.6a")
def test_dragons_of_an_ability_enter_as_in_2c_and_2c_follows() -> None:
    table = Situation(
        {"L1": "noble-2", "C3": "noble-3", "R2": "trolling-1"}, master="dragomir", pile=["noble-5", "normling-1"]
    )
    table.roll(6)
    assert table.grid == {"L1": "noble-2", "C1": "noble-5", "C3": "noble-3", "R1": "normling-1", "R2": "trolling-1"}


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.rule("DR-7.8")
def test_greedmaw_is_never_activated(number) -> None:
    table = Situation({"L1": "forestling-2"}, master="greedmaw")
    table.script.left += [number, 6, 5, 5, 5, 5]
    assert "master_activated" not in table.do("roll").told


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


@pytest.mark.rule("DR-13.10")
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


# Trollock ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-18.1a", "DR-19.1")
def test_trollock_yellow_moves_one_helmet() -> None:
    table = Situation({"L1": "normling-1", "C1": "normling-6", "R1": "trolling-1", "R2": "noble-2"}).roll(3)
    assert sorted(table.offered) == ["normling-1", "normling-6"]
    assert table.do("normling-6").grid == {"L1": "normling-1", "C2": "normling-6", "R1": "trolling-1", "R2": "noble-2"}
    assert Situation({"L1": "trolling-1"}).roll(3).grid == {"L1": "trolling-1"}


@pytest.mark.rule("DR-18.1b")
def test_trollock_red_moves_a_helmet_then_a_meat() -> None:
    grid = {"L1": "normling-1", "C1": "normling-6", "R1": "trolling-1", "R3": "trolling-2"}
    table = Situation(grid, face="red", pile=["noble-2"]).roll(4)
    assert sorted(table.offered) == ["normling-1", "normling-6"]
    table.do("normling-1")
    assert sorted(table.offered) == ["trolling-1", "trolling-2"]
    table.do("trolling-1")
    assert {table.grid.get(cell) for cell in ("L2", "R2")} == {"normling-1", "trolling-1"}


# Show-Off ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-18.2a")
def test_show_off_yellow_moves_any_dragon() -> None:
    table = Situation({"L1": "noble-3", "C1": "grabbler-1"}, master="show-off").roll(2)
    assert sorted(table.offered) == ["grabbler-1", "noble-3"]
    assert table.do("noble-3").grid == {"L2": "noble-3", "C1": "grabbler-1"}
    assert Situation({}, master="show-off").roll(2).grid == {}


@pytest.mark.rule("DR-18.2b")
def test_show_off_red_moves_two_different_dragons_in_the_order_chosen() -> None:
    grid = {"L1": "noble-3", "C1": "grabbler-1", "R1": "normling-1"}
    table = Situation(grid, master="show-off", face="red", pile=["noble-2"]).roll(5).do("grabbler-1")
    assert sorted(table.offered) == ["noble-3", "normling-1"]
    table.do("noble-3")
    assert (table.grid["C2"], table.grid["L2"], table.grid["R1"]) == ("grabbler-1", "noble-3", "normling-1")


@pytest.mark.rule("DR-18.2c", "DR-EX-07")
def test_show_off_red_moves_a_lone_dragon_once() -> None:
    table = Situation({"L1": "noble-3"}, master="show-off", face="red", pile=["noble-2"]).roll(5)
    assert table.grid == {"L2": "noble-3", "C1": "noble-2"}


@pytest.mark.rule("DR-18.2d")
def test_the_second_was_there_when_the_ability_began() -> None:
    lone = Situation(
        {"L3": "noble-3"}, master="show-off", face="red", pile=["noble-2", "normling-1", "trolling-1", "grabbler-1"]
    )
    lone.roll(5)
    assert sorted(lone.grid) == ["C1", "L1", "L2", "R1"], "dealt by the attack, one pushed by 2c, none moved"
    pushed = Situation({"L2": "noble-3", "L3": "grabbler-1"}, master="show-off", face="red", pile=["noble-2"])
    pushed.roll(5).do("noble-3")
    assert pushed.grid == {"L3": "noble-3", "C1": "noble-2"}


# Dragini -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "number"), [("yellow", 4), ("red", 1)])
@pytest.mark.rule("DR-18.3a")
def test_dragini_brings_a_dragon_unless_the_number_is_guessed(face, number) -> None:
    grid = {"L1": "noble-2"}
    right = Situation(grid, master="dragini", face=face, pile=["noble-3", "noble-5"]).roll(number)
    assert (right.asks, right.offered) == ("ability-number", ["1", "2", "3", "4", "5", "6"])
    right.do("3", dice=[3])
    assert len(right.grid) == (2 if number >= 4 else 1)
    wrong = Situation(grid, master="dragini", face=face, pile=["noble-3", "noble-5"]).roll(number).do("3", dice=[5])
    assert len(wrong.grid) == (3 if number >= 4 else 2)


# Dracel --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-18.4a")
def test_dracel_yellow_returns_a_die_from_a_dragon_blocked() -> None:
    grid = {"L2": "noble-2", "C2": "noble-3"}
    table = Situation(grid, {"noble-2": "1b 2a .", "noble-3": "4c"}, master="dracel", on_master="1c").roll(1)
    assert sorted(table.offered) == ["noble-2.0", "noble-2.1", "noble-3.0"]
    table.do("noble-2.0")
    assert (table.dice("noble-2"), table.hand(1)) == (". 2a .", (4, 1, 0))
    assert Situation(grid, master="dracel", on_master="2c").roll(1, 3).told.count("die_returned") == 0


@pytest.mark.rule("DR-18.4b")
def test_dracel_red_returns_one_from_a_dragon_and_one_of_her_own() -> None:
    table = Situation(
        {"L2": "noble-2"}, {"noble-2": "1b 2a ."}, master="dracel", face="red", on_master="5a 5c . 6b", pile=["noble-3"]
    )
    table.roll(6).do("noble-2.1")
    assert (table.asks, sorted(table.offered)) == ("ability-own-die", ["master.0", "master.1", "master.3"])
    assert table.asked.default == ("master.0",)
    table.do("master.3")
    assert (table.dice("master"), table.hand(1), table.hand(0)[1]) == ("5a 5c . . . .", (3, 1, 0), 1)
    only = Situation({"L2": "noble-2"}, master="dracel", face="red", on_master="5c", pile=["noble-3"]).roll(6)
    assert (only.dice("master"), only.hand(2)) == (". . . . . .", (4, 1, 0))


@pytest.mark.rule("DR-18.4c")
def test_the_space_and_the_symbol_are_open_again() -> None:
    table = Situation({"L2": "noble-3"}, {"noble-3": "4b . ."}, master="dracel", on_master="2c").roll(1, 3, 3)
    assert table.dice("noble-3") == ". . ."
    assert table.place(3, "noble-3").dice("noble-3") == "3a . ."


# Greedmaw ------------------------------------------------------------------------------------------------------------

NO_DRAGON_TAKES = {"L1": "forestling-2"}


@pytest.mark.rule("DR-18.5a")
def test_a_die_must_fit_greedmaw_before_it_is_rolled_again() -> None:
    table = Situation({"L2": "noble-2"}, master="greedmaw", face="red", on_master="1b 1b 2b").roll(1, 5, 4, 2, 2, 2)
    assert "face-4" in table.offered
    assert all(not option.startswith("master") for option in table.do("face-4").offered)
    assert "master" in table.do("back").do("face-5").offered


@pytest.mark.rule("DR-18.5b")
def test_a_die_that_still_fits_stays_on_any_open_space() -> None:
    table = Situation({"L2": "noble-2"}, master="greedmaw").roll(1, 5, 5, 4).place(5, "master", dice=[2])
    assert table.dice("master") == "2a . . . . ."
    assert table.state.turn.face == 5


@pytest.mark.rule("DR-18.5c")
def test_any_other_goes_back_and_is_blocked() -> None:
    table = Situation({"L2": "noble-2"}, master="greedmaw", face="red").roll(1, 5, 5, 1).place(5, "master", dice=[4])
    assert (table.dice("master"), table.hand(0)) == (". . . . .", (0, 1, 0))
    assert table.told_of("die_returned") == [{"owner": 0, "number": 4}]


@pytest.mark.rule("DR-18.5e", "DR-D16")
def test_greedmaw_does_so_to_every_die_one_by_one() -> None:
    table = Situation({"L2": "noble-2"}, master="greedmaw", scrolls=["ambush", "helping-hands"])
    table.scroll("ambush", seat=1, dice=[6])
    table.do("master", seat=1, dice=[3])
    assert table.dice("master") == "3b . . . . ."
    table.roll(1, 5, 5).scroll("helping-hands", seat=2, dice=[5, 1]).do("face-5").do("of-2").place(
        5, "master", dice=[6]
    )
    assert table.dice("master") == "3b . . 6c . ."
    assert {"master", "end"} <= set(table.offered)


# Dragomir ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-18.6b")
def test_dragomir_red_locks_a_die_of_the_next_player() -> None:
    for seats, dice in ((2, 6), (3, 5)):
        table = Situation({"L2": "noble-2"}, master="dragomir", face="red", seats=seats, pile=["noble-3"]).roll(5)
        assert table.hand(1) == (dice - 1, 0, 1)
    none = Situation(
        {"L2": "grabbler-1"},
        {"grabbler-1": "1b 1b 1b 1b"},
        master="dragomir",
        face="red",
        locked={1: 1},
        pile=["noble-3"],
    )
    assert none.roll(5).hand(1) == (0, 0, 1)


@pytest.mark.rule("DR-18.6b")
def test_a_die_in_hand_is_locked_before_one_lent_to_the_roll() -> None:
    grid = {"L3": "noble-5", "C2": "grabbler-1"}
    scrolls = ["helping-hands", "freeze"]
    table = Situation(
        grid, {"grabbler-1": "1b 1b 1b"}, master="dragomir", face="red", scrolls=scrolls, pile=["noble-3"]
    )
    table.roll(5, 4).scroll("helping-hands", seat=1, dice=[3, 3]).do("continue")
    assert table.hand(1) == (0, 0, 1)
    assert table.rolled.count("b") == 1


@pytest.mark.rule("DR-18.6c")
def test_locked_dice_gather_and_are_not_available() -> None:
    table = Situation(
        {"L2": "noble-2"}, master="dragomir", face="red", locked={1: 2}, scrolls=["ambush"], pile=["noble-3"]
    )
    table.roll(5, 2)
    assert table.hand(1) == (2, 0, 3)
    table = Situation(
        {"L2": "noble-2"}, {"noble-2": "1b"}, master="dragomir", face="red", locked={1: 4}, scrolls=["ambush"]
    )
    assert table.scrolls(1) == []


@pytest.mark.rule("DR-18.6d", "DR-EX-69")
def test_any_die_on_dragomir_frees_all_locked_dice_blocked() -> None:
    table = (
        Situation({"L2": "noble-2"}, master="dragomir", face="red", locked={1: 1, 2: 1})
        .roll(1, 6, 6)
        .place(6, "master")
    )
    assert (table.hand(1), table.hand(2)) == ((4, 1, 0), (4, 1, 0))
    table.do("end")
    assert (table.hand(1), table.hand(2)) == ((5, 0, 0), (5, 0, 0))


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
