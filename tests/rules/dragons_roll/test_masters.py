"""The masters: activation, enraging and winning, and each one's ability (7, 13, 18)."""

from __future__ import annotations

import pytest

from rules.kernel.errors import IllegalAnswer
from tests.rules.dragons_roll.situation import Situation

# Activation ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-7.1", "DR-7.2", "DR-EX-06")
def test_the_ability_is_carried_out_once_when_its_number_is_rolled() -> None:
    grid = {"L1": "normling-1", "C1": "grabbler-3"}
    table = Situation(grid).roll(3)
    assert table.grid == {"L2": "normling-1", "C2": "grabbler-3"}
    assert table.told.count("master_activated") == 1
    for other in (1, 2, 4, 5, 6):
        assert "master_activated" not in Situation(grid).roll(other).told


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
    dice, grid = {"noble-2": "1b 2a ."}, {"L2": "noble-2", "C1": "grabbler-1"}
    asked = [
        Situation(grid, dice, master="dracel", current=2).roll(1).asked,
        Situation(grid, dice, master="dracel", face="red", on_master="5a 6b", current=2).roll(6).do("noble-2.0").asked,
        Situation(grid, dice, master="dragini", current=2, pile=["noble-3", "noble-5"]).roll(4).asked,
        Situation(grid, dice, master="show-off", current=2).roll(2).asked,
    ]
    assert [(prompt.seat, prompt.kind) for prompt in asked] == [
        (2, "ability-die"),
        (2, "ability-own-die"),
        (2, "ability-number"),
        (2, "ability-dragon"),
    ]


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
@pytest.mark.parametrize(("on_card", "left", "lent"), [("1b 1b", (0, 0, 1), 2), ("1b 1b 1b", (0, 0, 1), 1)])
def test_a_die_in_hand_is_locked_before_one_lent_to_the_roll(on_card, left, lent) -> None:
    grid = {"L3": "noble-5", "C2": "grabbler-1"}
    scrolls = ["helping-hands", "freeze"]
    table = Situation(grid, {"grabbler-1": on_card}, master="dragomir", face="red", scrolls=scrolls, pile=["noble-3"])
    table.roll(5, 4).scroll("helping-hands", seat=1, dice=[3, 3]).do("continue")
    assert table.hand(1) == left
    assert table.rolled.count("b") == lent


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
