"""Movement, attacks, refill, empty grid and empty pile (5, 6, 8, 14, 15)."""

from __future__ import annotations

import pytest

from rules.dragons_roll import dragons
from tests.rules.dragons_roll.situation import FULL, Situation

# Movement ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-5.1", "DR-5.4", "DR-5.12")
def test_every_dragon_of_the_number_moves_one_space_down() -> None:
    grid = {"L1": "normling-1", "C2": "trolling-1", "R1": "noble-2"}
    assert Situation(grid).roll(1).grid == {"L2": "normling-1", "C3": "trolling-1", "R1": "noble-2"}
    assert Situation(grid).roll(3, 4, 4).grid == {"L2": "normling-1", "C2": "trolling-1", "R1": "noble-2"}
    assert Situation({"L1": "noble-2"}).roll(1).grid == {"L1": "noble-2"}


@pytest.mark.rule("DR-5.2")
def test_columns_go_left_to_right() -> None:
    grid = {"R1": "normling-1", "C1": "trolling-1", "L1": "grabbler-1"}
    moved = [event["dragon"] for event in Situation(grid).roll(1).told_of("dragon_moved")]
    assert moved == ["grabbler-1", "trolling-1", "normling-1"]


@pytest.mark.rule("DR-5.3", "DR-5.8", "DR-EX-51")
def test_the_lower_of_two_moves_first_and_nobody_is_pushed() -> None:
    table = Situation({"L1": "noble-3", "L2": "grabbler-3"}, master="show-off").roll(3)
    assert table.grid == {"L2": "noble-3", "L3": "grabbler-3"}
    assert [event["dragon"] for event in table.told_of("dragon_moved")] == ["grabbler-3", "noble-3"]
    assert "dragon_pushed" not in table.told


@pytest.mark.rule("DR-5.5", "DR-EX-05")
def test_a_push_goes_down_the_whole_column() -> None:
    table = Situation({"L1": "noble-2", "L2": "trolling-5", "L3": "normling-4"}).roll(2)
    assert table.grid == {"L2": "noble-2", "L3": "trolling-5"}
    assert (table.burning, table.state.discard[-1:]) == ([0], ["normling-4"])


@pytest.mark.rule("DR-5.6")
def test_the_lowest_of_a_chain_goes_first_and_attacks_before_the_rest_settles() -> None:
    grid = {"L1": "noble-2", "L2": "trolling-5", "L3": "normling-4"}
    told = [kind for kind in Situation(grid).roll(2).told if kind != "dice_rolled"]
    assert told == ["city_burned", "dragon_pushed", "dragon_moved"]
    lost = Situation(grid, burning=(1, 2)).roll(2)
    assert lost.grid == grid
    assert lost.match.over


@pytest.mark.rule("DR-5.7", "DR-EX-52")
def test_a_push_does_not_use_up_a_dragons_own_move() -> None:
    table = Situation({"L1": "noble-3", "L2": "normling-6", "L3": "grabbler-3"}, master="show-off").roll(3)
    assert table.grid == {"L2": "noble-3", "L3": "normling-6"}
    assert [event["dragon"] for event in table.told_of("dragon_pushed")] == ["normling-6"]
    assert table.burning == [0]
    driven = Situation({"L1": "noble-3", "L2": "normling-1"}).roll(3)
    assert (driven.grid, driven.burning) == ({"L2": "noble-3"}, [0]), "pushed in 2a, moved by the ability in 2b"


@pytest.mark.rule("DR-5.9")
def test_a_dragon_that_has_left_the_grid_does_not_move() -> None:
    # The frozen one in row 3 is pushed out by the one above it and has no move left in any case.
    table = Situation({"L2": "noble-3", "L3": "grabbler-3", "C1": "noble-2"}, scrolls=["freeze"], master="show-off")
    table.roll(3).scroll("freeze", "grabbler-3")
    assert table.grid == {"L3": "noble-3", "C1": "noble-2"}
    assert table.burning == [0]
    defeated = Situation({"L3": "trolling-1", "C1": "noble-2"}, scrolls=["dimension-portal"]).roll(1)
    defeated.scroll("dimension-portal", "trolling-1", "4", dice=[2])
    assert (defeated.grid, defeated.burning) == ({"C1": "noble-2"}, [])


@pytest.mark.rule("DR-5.10", "DR-14.7")
def test_dragons_dealt_in_2a_do_not_move_in_it_but_2c_can_push_them() -> None:
    pile = ["normling-6", "trolling-6", "grabbler-6", "noble-2"]
    table = Situation({"R3": "grabbler-6"}, pile=["normling-6", "trolling-6", "noble-3", "noble-2"]).roll(6, 4)
    assert pile[0] == "normling-6"
    assert table.grid == {"L1": "noble-2", "L2": "normling-6", "C1": "trolling-6", "R1": "noble-3"}
    table = Situation({"R3": "noble-3"}, pile=["normling-1", "trolling-6", "noble-2"]).roll(3, 6)
    assert table.grid == {"L2": "normling-1", "C1": "trolling-6", "R1": "noble-2"}, "2b moves the helmet"


@pytest.mark.rule("DR-5.11")
def test_dice_travel_with_a_dragon() -> None:
    table = Situation({"L1": "noble-2", "L2": "noble-5"}, {"noble-2": ". 3b .", "noble-5": "4a"}).roll(2)
    assert (table.dice("noble-2"), table.dice("noble-5")) == (". 3b .", "4a . . .")
    assert table.grid == {"L2": "noble-2", "L3": "noble-5"}


@pytest.mark.rule("DR-5.13", "DR-0.2")
def test_the_master_never_moves_and_is_no_dragon() -> None:
    table = Situation({"L1": "noble-2"}).roll(3)
    assert table.grid == {"L1": "noble-2"}
    assert table.state.master.card == "trollock"
    assert "dragon_moved" not in table.told
    portal = Situation({"L1": "noble-2"}, scrolls=["dimension-portal", "final-blow"], on_master="4a 4a 4a 5b")
    assert portal.scrolls() == ["dimension-portal"], "the master lacks one die, but Final Blow is for dragons"


# Attacks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-6.1", "DR-6.6")
def test_each_attack_burns_exactly_one_city() -> None:
    table = Situation({"L3": "normling-1", "C1": "noble-2", "R3": "trolling-1"}).roll(1)
    assert (table.burning, table.grid) == ([0, 2], {"C1": "noble-2"})
    full = Situation({"L3": "grabbler-1", "C1": "noble-2"}, {"grabbler-1": "1a 2a 3b 4c"}).roll(1)
    assert full.burning == [0]


@pytest.mark.rule("DR-6.2", "DR-6.3", "DR-EX-10")
def test_the_city_below_burns_else_the_leftmost_whole_one() -> None:
    grid = {"L1": "noble-2", "R3": "normling-1"}
    assert Situation(grid).roll(1).burning == [2]
    assert Situation(grid, burning=(2,)).roll(1).burning == [0, 2]
    assert Situation({"C1": "noble-2", "L3": "normling-1"}, burning=(0,)).roll(1).burning == [0, 1]


@pytest.mark.rule("DR-6.4")
def test_the_attacker_is_discarded_at_once() -> None:
    table = Situation({"L1": "noble-2", "R3": "normling-1"}, pile=["noble-3"]).roll(1)
    assert table.asks == "face" or table.asks == "where"
    assert table.state.discard[-1] == "normling-1"


@pytest.mark.rule("DR-6.5", "DR-3.6", "DR-EX-67")
def test_dice_on_an_attacker_are_in_hand_at_once_and_not_rolled_this_turn() -> None:
    table = Situation({"L1": "noble-2", "R3": "normling-1"}, {"normling-1": "4a 4b ."}).roll(1, 6, 6, 5, 5)
    assert (table.hand(0), table.hand(1)) == ((1, 0, 0), (5, 0, 0))
    assert table.rolled == "6a 6a 5a 5a"
    table.place(6, "master").do("end").roll(2)
    assert sum(die.owner == 1 for die in table.state.roll) == 5


@pytest.mark.rule("DR-6.7", "DR-4.6", "DR-20.1")
def test_the_third_burning_city_ends_everything() -> None:
    table = Situation({"R3": "normling-1", "C3": "trolling-1"}, {"trolling-1": "5a"}, burning=(0, 1)).roll(1)
    assert table.match.over
    assert table.match.result.outcome == "lost"
    assert table.told.count("city_burned") == 1
    assert table.told[-1] == "game_lost"
    assert table.hand(0)[0] == 0, "the die on the attacker goes nowhere any more"
    assert table.grid == {"R3": "normling-1", "C3": "trolling-1"}
    two = Situation({"R3": "normling-1", "L1": "noble-2"}, burning=(0,)).roll(1)
    assert (two.burning, two.match.over) == ([0, 2], False), "two are not three"


@pytest.mark.rule("DR-6.8")
def test_abilities_and_appearing_dragons_lead_to_the_same_attack() -> None:
    ability = Situation({"L3": "normling-1", "C1": "noble-2"}).roll(3)
    assert (ability.burning, ability.state.discard[-1]) == ([0], "normling-1")
    pushed = Situation(FULL, {"noble-2": "1a . ."}, pile=["grabbler-4"]).roll(5)
    assert (pushed.burning, pushed.state.discard[-1], pushed.hand(0)[0]) == ([0], "noble-2", 1)


@pytest.mark.rule("DR-6.9")
def test_an_attack_repairs_nothing() -> None:
    table = Situation({"L3": "normling-1"}, burning=(2,), pile=["noble-2", "noble-3", "noble-5"]).roll(1)
    assert table.burning == [0, 2]
    assert "city_repaired" not in table.told


@pytest.mark.rule("DR-6.10", "DR-14.2")
def test_the_leftmost_burning_city_is_repaired_if_any_burns() -> None:
    table = Situation({"L2": "forestling-2"}, {"forestling-2": "4b"}, burning=(1, 2)).roll(1, 6)
    assert table.place(6, "forestling-2").burning == [2]
    whole = Situation({"L2": "forestling-2"}, {"forestling-2": "4b"}).roll(1, 6).place(6, "forestling-2")
    assert (whole.burning, "city_repaired" in whole.told) == ([], False)


# Refill --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.rule("DR-8.1")
def test_a_four_five_or_six_brings_one_dragon(number) -> None:
    table = Situation({}, pile=["noble-3", "noble-5"], master="dracel").roll(number)
    assert len(table.grid) == (1 if number >= 4 else 0)


@pytest.mark.rule("DR-8.2", "DR-8.3")
def test_the_top_card_of_the_pile_enters_the_top_row() -> None:
    table = Situation({"L3": "noble-2"}, pile=["noble-3", "noble-5"]).roll(5)
    assert (table.grid, table.state.pile) == ({"L3": "noble-2", "C1": "noble-3"}, ["noble-5"])


@pytest.mark.rule("DR-8.4")
def test_a_dragon_appears_where_fewest_are() -> None:
    grid = {"L1": "noble-2", "C1": "noble-3", "R2": "normling-1", "R3": "normling-3", "L2": "trolling-1"}
    assert Situation(grid, pile=["noble-5"]).roll(5).grid["C1"] == "noble-5"


@pytest.mark.rule("DR-8.5", "DR-EX-03")
def test_among_equal_columns_the_one_whose_topmost_dragon_is_lowest() -> None:
    grid = {"L1": "noble-2", "C3": "noble-3", "R2": "normling-1"}
    table = Situation(grid, pile=["noble-5"]).roll(5)
    assert table.grid == {**grid, "C1": "noble-5"}
    two = {
        "L1": "noble-2",
        "L3": "trolling-1",
        "C2": "noble-3",
        "C3": "trolling-2",
        "R1": "normling-1",
        "R2": "grabbler-1",
    }
    assert Situation(two, pile=["noble-5"]).roll(5).grid["C1"] == "noble-5"


@pytest.mark.rule("DR-8.6")
def test_else_the_leftmost_column() -> None:
    assert Situation({}, pile=["noble-5"]).roll(5).grid == {"L1": "noble-5"}
    tied = {"L1": "noble-2", "C2": "noble-3", "R2": "normling-1"}
    assert Situation(tied, pile=["noble-5"]).roll(5).grid["C1"] == "noble-5"


@pytest.mark.rule("DR-8.7")
def test_who_stands_in_the_way_is_pushed_first() -> None:
    grid = {"L1": "noble-2", "C1": "noble-3", "R1": "normling-1"}
    table = Situation(grid, {"noble-2": "1b"}, pile=["noble-5"]).roll(5)
    assert table.grid == {**grid, "L1": "noble-5", "L2": "noble-2"}
    assert table.dice("noble-2") == "1b . ."


@pytest.mark.rule("DR-8.8", "DR-EX-56")
def test_in_a_full_column_the_dragon_of_row_three_attacks() -> None:
    table = Situation(FULL, pile=["grabbler-4"]).roll(6)
    assert [table.grid[cell] for cell in ("L1", "L2", "L3")] == ["grabbler-4", "normling-1", "normling-3"]
    assert table.burning == [0]


@pytest.mark.rule("DR-8.9")
def test_a_dragon_that_appears_does_nothing_else_in_that_run() -> None:
    table = Situation({"L1": "noble-2"}, pile=["trolling-5", "noble-3"]).roll(5)
    assert table.grid == {"L1": "noble-2", "C1": "trolling-5"}
    table.place(1, "master").do("end").roll(5)
    assert "C2" in table.grid, "it moves by a later run"


@pytest.mark.rule("DR-8.10", "DR-0.8")
def test_defeated_dragons_do_not_count_for_where_a_dragon_appears() -> None:
    # The first die defeats C2, the second enrages the master; the run then finds the centre column empty.
    grid = {"L3": "noble-2", "C2": "forestling-2", "R3": "noble-3"}
    table = Situation(grid, {"forestling-2": "4b"}, on_master="6b 6b . 2c 2c", pile=["noble-5"])
    table.roll(1, 6, 6, 6).place(6, "forestling-2", "master", dice=[5])
    assert table.grid == {"L3": "noble-2", "C1": "noble-5", "R3": "noble-3"}
    assert [gone.dragon.card for gone in table.state.defeated] == ["forestling-2"]


# Empty grid ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-14.1", "DR-14.3", "DR-EX-11")
def test_the_last_dragon_defeated_repairs_a_city_and_the_grid_stays_empty() -> None:
    table = Situation({"L2": "forestling-2"}, {"forestling-2": "4b"}, burning=(1,)).roll(1, 6).place(6, "forestling-2")
    assert (table.burning, table.grid) == ([], {})
    assert table.match.turn == 2
    table.roll(1)
    assert table.grid == {}


@pytest.mark.rule("DR-14.4", "DR-EX-55")
def test_an_attack_that_empties_the_grid_brings_three_dragons() -> None:
    pile = ["noble-2", "noble-3", "normling-1", "normling-6"]
    table = Situation({"C3": "trolling-5"}, pile=pile).roll(5)
    assert table.grid == {"L1": "normling-6", "L2": "noble-2", "C1": "noble-3", "R1": "normling-1"}
    calm = Situation({"C3": "trolling-1"}, pile=pile).roll(1)
    assert calm.grid == {"L1": "noble-2", "C1": "noble-3", "R1": "normling-1"}
    assert calm.burning == [1]


@pytest.mark.rule("DR-14.5", "DR-EX-73")
def test_how_the_last_dragon_left_decides() -> None:
    table = Situation(
        {"L1": "noble-2", "R3": "trolling-1"},
        scrolls=["dimension-portal"],
        burning=(0,),
        pile=["noble-3", "noble-5", "normling-1"],
    )
    table.scroll("dimension-portal", "noble-2", "4", dice=[2]).roll(1)
    assert table.grid == {"L1": "noble-3", "C1": "noble-5", "R1": "normling-1"}
    assert table.burning == [0, 2]


@pytest.mark.rule("DR-14.6")
def test_the_grid_is_looked_at_after_each_move_with_its_chain() -> None:
    chain = Situation({"L2": "noble-2", "L3": "noble-3"}, pile=["noble-5", "normling-1", "normling-6"]).roll(2)
    assert chain.grid == {"L3": "noble-2"}
    pushed = Situation({"L3": "trolling-1", "C3": "normling-1"}, pile=["noble-5", "noble-3", "normling-6"]).roll(1)
    assert pushed.grid == {"L1": "noble-5", "C1": "noble-3", "R1": "normling-6"}
    assert pushed.burning == [0, 1]


@pytest.mark.rule("DR-14.8")
def test_no_dragons_are_dealt_when_the_third_city_burns() -> None:
    table = Situation({"L3": "trolling-1"}, burning=(0, 1), pile=["noble-5", "noble-3", "normling-6"]).roll(1)
    assert table.match.over
    assert "dragon_appeared" not in table.told


@pytest.mark.rule("DR-14.9", "DR-20.4")
def test_both_happen_again_and_again() -> None:
    table = Situation({"L2": "forestling-2"}, {"forestling-2": "4b"}, burning=(0, 1), pile=["normling-4", "trolling-1"])
    table.roll(1, 6).place(6, "forestling-2")
    assert table.burning == [1]
    table.roll(5, 3, 3).place(3, "normling-4", "normling-4")
    assert (table.burning, table.grid) == ([], {})
    assert not table.match.over
    pile = ["noble-2", "noble-3", "noble-5", "normling-1", "normling-3", "normling-4"]
    dealt = Situation({"L3": "trolling-1"}, pile=pile).roll(1)
    board = dealt.match.table
    left = board.state.grid[0][0]
    board.state.grid = [[None] * 3, [None] * 3, [left, None, None]]
    dragons.advance(board, (2, 0))
    assert dealt.grid == {"L1": "normling-1", "C1": "normling-3", "R1": "normling-4"}


@pytest.mark.rule("DR-14.10")
def test_the_pile_runs_out_while_three_are_dealt() -> None:
    table = Situation({"L3": "trolling-1"}, burning=(1,), pile=["noble-5"]).roll(1)
    assert table.grid["L1"] == "noble-5"
    assert len(table.grid) == 3
    assert table.told.count("pile_reshuffled") == 1
    assert table.burning == [1], "left burnt by the attack, then repaired"


# Empty pile ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-15.1", "DR-EX-13")
def test_an_empty_pile_repairs_then_is_made_of_the_discards() -> None:
    table = Situation({"L2": "noble-2"}, burning=(1,), pile=[])
    before = list(table.state.discard)
    table.roll(5)
    told = [kind for kind in table.told if kind != "dice_rolled"]
    assert told == ["city_repaired", "pile_reshuffled", "dragon_appeared"]
    assert (table.burning, table.state.discard, len(table.state.pile)) == ([], [], 16)
    drawn = [*table.state.pile, table.grid["C1"]]
    assert sorted(drawn) == sorted(before) and drawn != before, "shuffled"


@pytest.mark.rule("DR-15.2")
def test_the_last_card_taken_is_no_empty_pile() -> None:
    table = Situation({"L2": "noble-2"}, burning=(1,), pile=["noble-3"]).roll(5)
    assert (table.burning, table.state.pile) == ([1], [])


@pytest.mark.rule("DR-15.3", "DR-EX-57")
def test_the_repair_comes_before_the_attack_that_the_new_dragon_causes() -> None:
    table = Situation(FULL, burning=(0, 1), pile=[]).roll(4)
    assert not table.match.over
    assert table.burning == [0, 1]
    told = [kind for kind in table.told if kind != "dice_rolled"]
    assert told[:3] == ["city_repaired", "pile_reshuffled", "city_burned"]


@pytest.mark.rule("DR-15.4")
def test_an_empty_pile_is_a_reward_for_any_reason_to_draw() -> None:
    dealt = Situation({"L3": "trolling-1"}, burning=(1,), pile=[]).roll(1)
    assert dealt.told.count("city_repaired") == 1
    ability = Situation({"L2": "noble-2"}, master="dragomir", burning=(1, 2), pile=[]).roll(6)
    assert ability.told.count("city_repaired") == 1, "the ability finds the pile empty, 2c does not"
    assert ability.burning == [2]


@pytest.mark.rule("DR-15.5")
def test_dragons_defeated_this_turn_are_not_shuffled_in() -> None:
    grid = {"L3": "noble-2", "C2": "forestling-2"}
    table = Situation(grid, {"forestling-2": "4b"}, on_master="6b 6b . 2c 2c", pile=[])
    table.roll(1, 6, 6, 6).place(6, "forestling-2", "master", dice=[5])
    assert "pile_reshuffled" in table.told
    assert "forestling-2" not in [*table.state.pile, *table.grid.values(), *table.state.discard]


@pytest.mark.rule("DR-15.6")
def test_with_both_piles_empty_no_dragon_appears() -> None:
    table = Situation({"L3": "noble-2"}, pile=[])
    board = table.match.table
    board.state.discard = []
    dragons.appear(board)
    assert table.grid == {"L3": "noble-2"}
