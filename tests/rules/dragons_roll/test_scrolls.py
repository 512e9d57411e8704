"""Scrolls, in general and one by one (16, 17)."""

from __future__ import annotations

import pytest

from rules.kernel.draft import Draft
from rules.kernel.errors import IllegalAnswer
from tests.rules.dragons_roll.situation import Situation

CALM = {"L2": "noble-2", "C2": "grabbler-1"}
"""Two dragons that a 3 does not move."""

# In general ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-16.1", "DR-16.3", "DR-22.S03")
def test_scrolls_are_the_teams_and_anybody_uses_them_on_any_turn() -> None:
    for seat in range(3):
        table = Situation(CALM, scrolls=["dimension-portal"])
        assert [table.scrolls(each) for each in range(3)] == [["dimension-portal"]] * 3
        table.scroll("dimension-portal", "noble-2", "1", seat=seat, dice=[2])
        assert table.told_of("scroll_used") == [{"seat": seat, "scroll": "dimension-portal"}]


@pytest.mark.rule("DR-16.2", "DR-16.8")
def test_a_scroll_is_used_once_and_never_comes_back() -> None:
    table = Situation(CALM, scrolls=["dimension-portal", "ambush"]).scroll("dimension-portal", "noble-2", "1", dice=[2])
    assert [scroll.used for scroll in table.view.scrolls] == [True, False]
    assert table.scrolls() == ["ambush"]
    with pytest.raises(IllegalAnswer):
        table.scroll("dimension-portal", "grabbler-1", "1")
    table.by_default(12)
    assert table.match.turn > 2
    assert table.view.scrolls[0].used


@pytest.mark.rule("DR-16.4")
def test_you_is_who_uses_it() -> None:
    table = Situation(CALM, scrolls=["ambush"]).scroll("ambush", seat=2, dice=[5])
    assert table.asked.seat == 2
    table.do("grabbler-1.0", seat=2)
    assert (table.dice("grabbler-1"), table.hand(2)) == ("5c . . . .", (4, 0, 0))


@pytest.mark.rule("DR-16.5")
def test_a_scroll_is_carried_out_before_anything_goes_on() -> None:
    table = Situation({"L2": "noble-2"}, {"noble-2": "1a 2b ."}, burning=(1,), scrolls=["final-blow", "ambush"])
    table.scroll("final-blow")
    assert (table.grid, table.burning) == ({}, [])
    rage = Situation(CALM, on_master="6b 6b . 2c 2c", scrolls=["ambush"], pile=["noble-3"])
    rage.scroll("ambush", seat=1, dice=[6]).do("master.2", seat=1, dice=[5])
    assert (rage.state.master.face, rage.asks, rage.state.current) == ("red", "roll", 0)


@pytest.mark.rule("DR-16.6")
def test_without_an_effect_it_can_not_be_used_and_bad_luck_spends_it() -> None:
    table = Situation(CALM, scrolls=["final-blow", "redirect"])
    assert table.scrolls() == []
    assert (table.why_not("final-blow"), table.why_not("redirect")) == ("none-lacks-one", "no-die-on-dragon")
    unlucky = Situation(CALM, scrolls=["dimension-portal"]).scroll("dimension-portal", "noble-2", "4", dice=[4])
    assert (unlucky.grid, unlucky.view.scrolls[0].used) == (CALM, True)


@pytest.mark.rule("DR-16.7")
def test_several_scrolls_in_a_turn_by_several_players() -> None:
    table = Situation(CALM, scrolls=["ambush", "dimension-portal", "speed-boost"])
    table.scroll("ambush", seat=1, dice=[5]).do("grabbler-1.0", seat=1)
    table.scroll("dimension-portal", "noble-2", "1", seat=2, dice=[2])
    table.roll(3, 6, 6).scroll("speed-boost", dice=[2, 2, 2, 2, 2])
    assert [scroll.used for scroll in table.view.scrolls] == [True, True, True]


@pytest.mark.rule("DR-16.9")
def test_dice_placed_by_scrolls_obey_conditions_and_greedmaw() -> None:
    grid = {"L1": "forestling-2", "C2": "noble-2"}
    table = Situation(grid, scrolls=["ambush"], on_master="5c . . 2b .").scroll("ambush", seat=1, dice=[1])
    assert table.dice("noble-2") == "1b . .", "neither the forestling's even numbers nor the master take a 1"
    hidden = Situation(grid, scrolls=["ambush"]).scroll("ambush", seat=1, dice=[4])
    assert "forestling-2.0" in hidden.offered
    greedy = Situation(grid, master="greedmaw", scrolls=["ambush"]).scroll("ambush", seat=1, dice=[6])
    greedy.do("master", dice=[1])
    assert greedy.dice("master") == "1b . . . . ."


@pytest.mark.rule("DR-16.10", "DR-17.7b", "DR-16.6")
def test_a_die_not_placed_stays_in_the_roll_or_goes_back_to_hand() -> None:
    grid = {"L2": "normling-4"}
    none = Situation(grid, {"normling-4": "5b"}, master="dracel", face="red", on_master="5b 5c 5c", scrolls=["ambush"])
    none.roll(3, 6, 1, 2, 2, 2).scroll("ambush", "roll-2", dice=[4])
    assert (none.rolled, none.view.scrolls[0].used) == ("6a 1a 2a 2a 4a", True)
    hand = Situation(grid, {"normling-4": "5b"}, master="dracel", face="red", on_master="5b 5c 5c", scrolls=["ambush"])
    hand.scroll("ambush", seat=2, dice=[4])
    assert (hand.hand(2), hand.asks) == ((3, 0, 0), "roll")


@pytest.mark.rule("DR-16.11")
def test_blocked_and_locked_dice_are_out_of_reach() -> None:
    table = Situation(CALM, master="dragomir", face="red", locked={1: 4}, scrolls=["helping-hands", "ambush"]).roll(
        3, 6, 6
    )
    table.scroll("helping-hands", seat=1, dice=[2])
    assert (table.rolled.count("b"), table.scrolls(1)) == (1, ["ambush"])
    blocked = Situation({"L2": "noble-2"}, master="greedmaw", scrolls=["speed-boost"]).roll(1, 5, 5, 1)
    blocked.place(5, "master", dice=[6]).place(5, "master", dice=[6])
    assert blocked.dice("master") == ". . . 6a 6a ."
    sent = Situation({"L2": "noble-2"}, master="greedmaw", face="red", scrolls=["speed-boost"]).roll(1, 5, 5, 1)
    sent.place(5, "master", dice=[4]).scroll("speed-boost", dice=[5, 2, 2, 2])
    assert (sent.rolled, sent.hand(0)) == ("5a 2a 2a 2a", (0, 1, 0))


@pytest.mark.rule("DR-16.11")
@pytest.mark.parametrize("scroll", ["ambush", "lightning-strike", "helping-hands"])
def test_who_has_only_blocked_or_locked_dice_can_use_none(scroll) -> None:
    grid, on = {"L2": "noble-2", "C2": "noble-3"}, {"noble-2": "1b . ."}
    table = Situation(grid, on, master="dracel", locked={1: 4}, scrolls=[scroll])
    table.roll(1, 3, 3)
    assert table.hand(1) == (0, 1, 4)
    assert (table.scrolls(1), table.scrolls(2)) == ([], [scroll])


@pytest.mark.rule("DR-16.11")
def test_a_helper_lends_no_blocked_die() -> None:
    grid, on = {"L2": "noble-2", "C2": "noble-3"}, {"noble-2": "1b . ."}
    table = Situation(grid, on, master="dracel", locked={1: 3}, scrolls=["helping-hands"]).roll(1, 3, 3)
    table.scroll("helping-hands", seat=1, dice=[6])
    assert (table.rolled.count("b"), table.hand(1)) == (1, (0, 1, 3))


# Freeze --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-17.1a")
def test_freeze_cancels_an_own_move_or_one_of_the_ability() -> None:
    own = Situation({"L3": "trolling-1", "C1": "normling-1"}, scrolls=["freeze"]).roll(1).scroll("freeze", "trolling-1")
    assert (own.grid, own.burning) == ({"L3": "trolling-1", "C2": "normling-1"}, [])
    ability = Situation({"L3": "normling-1", "C1": "noble-2"}, scrolls=["freeze"]).roll(3).scroll("freeze")
    assert (ability.grid, ability.told.count("ability_frozen")) == ({"L3": "normling-1", "C1": "noble-2"}, 1)


@pytest.mark.rule("DR-17.1b")
def test_what_a_frozen_dragon_would_push_stays_too() -> None:
    grid = {"L2": "trolling-1", "L3": "noble-2"}
    assert Situation(grid, scrolls=["freeze"]).roll(1).scroll("freeze").grid == grid


@pytest.mark.rule("DR-17.1c", "DR-EX-53")
def test_a_frozen_dragon_can_still_be_pushed_and_moves_later() -> None:
    grid = {"L1": "noble-3", "L2": "grabbler-3"}
    table = Situation(grid, master="show-off", scrolls=["freeze"]).roll(3, 5).scroll("freeze", "grabbler-3")
    assert table.grid == {"L2": "noble-3", "L3": "grabbler-3"}
    assert [event["dragon"] for event in table.told_of("dragon_pushed")] == ["grabbler-3"]
    table.place(5, "noble-3" if "noble-3.0" in table.offered else "master")
    if table.asks != "roll":
        table.do("end")
    assert table.roll(3, 5).burning == [0]


@pytest.mark.rule("DR-17.1d", "DR-17.1a")
def test_freeze_is_no_use_against_a_push_and_replaces_no_move() -> None:
    pushed = Situation({"L1": "trolling-1", "L2": "noble-2"}, scrolls=["freeze"]).roll(1)
    assert pushed.scrolls() == ["freeze"]
    with pytest.raises(IllegalAnswer):
        pushed.scroll("freeze", "noble-2")
    grid = {"L1": "noble-3", "C1": "grabbler-1", "R1": "normling-1"}
    table = Situation(grid, master="show-off", face="red", scrolls=["freeze"], pile=["noble-2"]).roll(5)
    table.scroll("freeze", "ability-1").do("noble-3")
    assert sorted(table.offered) == ["grabbler-1", "normling-1"], "the frozen one was chosen"
    left = {"L1": "noble-3", "C2": "grabbler-1", "R1": "normling-1"}
    assert table.do("grabbler-1").grid == {**left, "C1": "noble-2"}, "and does not move"
    nothing = Situation({"L1": "noble-2"}, scrolls=["freeze"], pile=["noble-5"]).roll(6)
    assert nothing.scrolls() == []


@pytest.mark.rule("DR-17.1a", "DR-22.S01")
def test_freeze_in_w2_and_for_the_second_move() -> None:
    grid = {"L1": "normling-1", "C1": "normling-6", "R1": "trolling-1", "R2": "trolling-2"}
    table = Situation(grid, face="red", scrolls=["freeze"], pile=["noble-2"], pause="danger").roll(4)
    assert table.asks == "ability-dragon"
    assert table.scrolls(2) == ["freeze"]
    table.scroll("freeze", "ability-2", seat=2).do("normling-1")
    assert (table.grid["L2"], table.grid["R1"], table.grid["R2"]) == ("normling-1", "trolling-1", "trolling-2")


# Time Reverser -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-17.2a")
@pytest.mark.parametrize(("old", "new", "left", "burns"), [(1, 2, "L3", 1), (2, 1, "C3", 0)])
def test_time_reverser_voids_the_old_number_even_for_a_worse(old, new, left, burns) -> None:
    grid = {"L3": "trolling-1", "C3": "noble-2"}
    table = Situation(grid, scrolls=["time-reverser"]).roll(old, 5).scroll("time-reverser", dice=[new])
    assert (table.grid, table.burning) == ({left: grid[left]}, [burns])
    assert table.rolled.startswith("5a")


@pytest.mark.rule("DR-17.2b", "DR-22.S02")
def test_time_reverser_serves_every_roll_of_the_dragon_die_before_its_effect() -> None:
    portal = Situation(CALM, scrolls=["dimension-portal", "time-reverser"]).scroll(
        "dimension-portal", "noble-2", "4", dice=[4]
    )
    assert (portal.asks, portal.scrolls(1)) == ("test", ["time-reverser"])
    assert "L2" not in portal.scroll("time-reverser", seat=1, dice=[5]).grid
    guess = Situation(CALM, master="dragini", scrolls=["time-reverser"], pile=["noble-3", "noble-5"]).roll(4, 6)
    guess.do("continue").do("2", dice=[3])
    assert guess.asks == "test"
    rolled = guess.rolled
    guess.scroll("time-reverser", dice=[2])
    assert [event["right"] for event in guess.told_of("guess_made")] == [1]
    assert (len(guess.grid), guess.rolled) == (3, rolled), "only the dragon of 2c; the own dice lie as they lay"
    around, on = {"C2": "grabbler-1", "L2": "noble-5"}, {"noble-5": "2b 2b . ."}
    shaken = Situation(around, on, scrolls=["earthquake", "time-reverser"]).roll(3, 6, 6, 4)
    assert shaken.place(6, "grabbler-1").scroll("earthquake", dice=[2]).asks == "test"
    assert shaken.scroll("time-reverser", dice=[4]).asks == "earthquake-spot"
    placing = Situation(CALM, scrolls=["time-reverser"]).roll(3, 6)
    assert placing.scrolls() == []
    assert placing.why_not("time-reverser") == "not-now"


# Dimension Portal ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-17.3a", "DR-0.2")
def test_the_portal_takes_a_dragon_of_any_row_and_a_number() -> None:
    table = Situation({"L1": "forestling-2", "C2": "noble-2", "R3": "grabbler-1"}, scrolls=["dimension-portal"])
    draft = Draft(table.match, 1, table.match.number, "scroll")
    draft.choose(["dimension-portal"])
    assert draft.prompt is not None
    assert sorted(draft.prompt.ids) == ["forestling-2", "grabbler-1", "noble-2"]
    draft.choose(["forestling-2"])
    assert draft.prompt.ids == ("1", "2", "3", "4", "5", "6")


@pytest.mark.rule("DR-17.3b", "DR-EX-09")
def test_the_portal_defeats_unless_the_number_named_is_rolled() -> None:
    for rolled, there in ((4, True), (2, False), (6, False)):
        table = Situation(CALM, scrolls=["dimension-portal"]).scroll("dimension-portal", "noble-2", "4", dice=[rolled])
        assert ("L2" in table.grid, table.view.scrolls[0].used) == (there, True)


@pytest.mark.rule("DR-17.3c")
def test_the_portals_roll_starts_nothing() -> None:
    table = Situation({**CALM, "R1": "trolling-5"}, scrolls=["dimension-portal", "freeze"], pile=["noble-3"]).roll(5)
    table.scroll("dimension-portal", "noble-2", "2", dice=[1])
    assert table.view.forecast is not None
    assert table.view.forecast.number == 5
    table.do("continue")
    assert (table.grid["C2"], table.grid["R2"], table.grid["L1"]) == ("grabbler-1", "trolling-5", "noble-3")


# Earthquake ----------------------------------------------------------------------------------------------------------

CROSS = {
    "C2": "grabbler-1",
    "C1": "normling-1",
    "C3": "trolling-2",
    "L2": "noble-5",
    "R2": "trolling-6",
    "L1": "noble-2",
}


@pytest.mark.rule("DR-17.4a", "DR-22.S04")
def test_earthquake_is_for_the_current_player_who_placed_on_a_dragon() -> None:
    table = Situation(CROSS, scrolls=["earthquake"], master="dragomir").roll(3, 6, 6, 4)
    assert table.why_not("earthquake") == "nothing-placed"
    table.place(6, "grabbler-1")
    assert (table.scrolls(0), table.scrolls(1)) == (["earthquake"], [])
    panel = next(prompt for prompt in table.match.prompts(0) if prompt.offer)
    assert panel.option("earthquake").confirm, "there is one dragon to choose: the one that was placed on"
    on_master = Situation(CROSS, scrolls=["earthquake"], master="dragomir").roll(3, 6, 6, 4).place(6, "master")
    assert on_master.why_not("earthquake") == "nothing-placed"


@pytest.mark.rule("DR-17.4b")
def test_the_centre_may_be_a_dragon_that_these_dice_defeated() -> None:
    grid = {"L2": "forestling-2", "L1": "noble-2", "C2": "grabbler-1"}
    table = Situation(grid, {"forestling-2": "4b"}, scrolls=["earthquake"]).roll(3, 6, 6, 5).place(6, "forestling-2")
    assert table.scrolls() == ["earthquake"]
    table.scroll("earthquake", dice=[2])
    assert table.asks == "earthquake-spot"
    assert table.offered[0].startswith("noble-2.")


@pytest.mark.rule("DR-17.4c")
def test_one_roll_for_each_neighbour_above_below_left_right() -> None:
    table = Situation(CROSS, scrolls=["earthquake"], master="dragomir").roll(3, 5, 5, 4).place(5, "grabbler-1")
    table.scroll("earthquake", dice=[1])
    asked = []
    for number in (5, 2, 3):
        asked.append(table.offered[0].partition(".")[0])
        table.do("skip", dice=[number])
    asked.append(table.offered[0].partition(".")[0])
    assert asked == ["normling-1", "trolling-2", "noble-5", "trolling-6"]
    assert table.do("skip").asks == "where"


@pytest.mark.rule("DR-17.4d", "DR-D22")
def test_a_fitting_number_lets_an_available_die_be_placed_turned_to_it() -> None:
    grid = {"C2": "grabbler-1", "L2": "noble-5"}
    table = Situation(grid, {"noble-5": "2b . ."}, scrolls=["earthquake"]).roll(3, 6, 6, 4, 5, 5)
    table.place(6, "grabbler-1").scroll("earthquake", dice=[2])
    assert set(table.offered) == {"noble-5.1.roll-4", "noble-5.1.roll-5", "noble-5.1.roll-6", "skip"}
    assert table.asked.default == ("noble-5.1.roll-4",)
    table.do("noble-5.1.roll-5")
    assert (table.dice("noble-5"), table.rolled) == ("2b 2a . .", "6a 4a 5a")
    misfit = Situation(grid, {"noble-5": "2b 2b . ."}, scrolls=["earthquake"]).roll(3, 6, 6, 4).place(6, "grabbler-1")
    assert misfit.scroll("earthquake", dice=[2]).asks == "where"


@pytest.mark.rule("DR-17.4e")
def test_one_die_a_neighbour_and_no_more_rolls_without_dice() -> None:
    grid = {"C2": "grabbler-1", "C1": "noble-3", "L2": "noble-5", "R2": "trolling-6"}
    on = {"trolling-6": "3a . .", "noble-5": "1a 1a"}
    table = Situation(grid, on, scrolls=["earthquake"]).roll(2, 6, 6).place(6, "grabbler-1")
    table.scroll("earthquake", dice=[4]).do(table.offered[0])
    assert table.told_of("dice_rolled") == []
    assert table.dice("noble-3") == "4a . ."
    gone = {"C2": "grabbler-1", "C1": "trolling-6", "L2": "noble-5"}
    left = Situation(gone, {"trolling-6": "6b"}, scrolls=["earthquake"]).roll(3, 5, 5, 4, 4).place(5, "grabbler-1")
    left.scroll("earthquake", dice=[6])
    assert left.do(left.offered[0], dice=[2]).told_of("dragon_defeated")[0]["dragon"] == "trolling-6"
    assert left.asks == "earthquake-spot" and left.offered[0].startswith("noble-5")
    assert left.do(left.offered[0]).told_of("dice_rolled") == [], "one roll and one die each"
