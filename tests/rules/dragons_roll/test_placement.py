"""Placement, failed rolls, defeats and the end of a turn (9, 11, 12)."""

from __future__ import annotations

import pytest

from tests.rules.dragons_roll.situation import Situation

# Placement -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-9.1", "DR-9.3", "DR-9.10")
def test_dice_of_one_number_go_on_dragons_and_master_in_any_mix() -> None:
    table = Situation({"L2": "noble-3", "C2": "trolling-2"}, {"trolling-2": "4b"}).roll(1, 6, 6, 6)
    table.place(6, "noble-3", "trolling-2", "master")
    assert (table.match.turn, table.dice("trolling-2")) == (2, "4b 6a .")
    assert (table.dice("noble-3"), table.dice("master")) == ("6a . .", "6a . . . .")
    one = Situation({"L2": "forestling-2", "C2": "grabbler-1"}, {"forestling-2": "4b"}).roll(3, 6, 6, 6)
    one.place(6, "grabbler-1", "grabbler-1", "forestling-2")
    assert (one.dice("grabbler-1"), one.grid) == ("6a 6a . . .", {"C2": "grabbler-1"}), "anyone's dice count together"


@pytest.mark.rule("DR-9.2", "DR-EX-02")
def test_one_number_is_chosen_for_the_turn() -> None:
    table = Situation({"L2": "grabbler-1"}, seats=2).roll(1, 6, 6, 6, 3, 3, 4)
    counts = {option.id: option.args["count"] for option in table.asked.options}
    assert counts == {"face-3": 2, "face-4": 1, "face-6": 3}
    table.place(3, "grabbler-1")
    assert table.asked.args["number"] == 3
    table.place(3, "grabbler-1")
    assert table.match.turn == 2, "neither a 6 nor the 4 can follow"


@pytest.mark.rule("DR-9.4")
def test_the_first_die_fixes_the_face_until_then_another_can_be_looked_at() -> None:
    table = Situation({"L2": "grabbler-1"}, scrolls=["speed-boost"]).roll(1, 6, 6, 5, 5, 5)
    table.do("face-6")
    assert "back" in table.offered
    assert table.do("back").asks == "face"
    table.place(6, "grabbler-1")
    assert "back" not in table.offered
    table.scroll("speed-boost", dice=[5, 5, 5, 6])
    assert (table.state.turn.face, table.asked.args["number"], table.asked.args["count"]) == (6, 6, 1)
    only = Situation({"L2": "grabbler-1"}, scrolls=["speed-boost"]).roll(1, 6, 6, 6, 6, 6).place(6, "grabbler-1")
    only.scroll("speed-boost", dice=[5, 5, 5, 6])
    assert (only.asks, only.asked.args["number"]) == ("where", 6), "nor after a roll of one number only"


@pytest.mark.rule("DR-9.5")
def test_a_space_with_a_die_is_closed() -> None:
    table = Situation({"L2": "noble-2"}, {"noble-2": "1b . 6b"}).roll(1, 3, 3).place(3, "noble-2")
    assert "noble-2" not in " ".join(table.offered)


@pytest.mark.rule("DR-9.6")
def test_dice_are_placed_one_by_one_and_each_is_looked_at() -> None:
    table = Situation({"L2": "forestling-2", "C2": "grabbler-4"}, {"forestling-2": "2b"}).roll(1, 6, 6)
    table.place(6, "forestling-2")
    assert "dragon_defeated" in table.told
    assert table.asks == "where"


@pytest.mark.rule("DR-9.8")
def test_after_one_die_the_player_says_when_it_is_over() -> None:
    table = Situation({"L2": "grabbler-1"}).roll(1, 6, 6, 6).place(6, "grabbler-1")
    end = table.asked.option("end")
    assert end.confirm
    assert table.asked.default == ("end",)
    assert table.do("end").match.turn == 2


@pytest.mark.rule("DR-9.9")
def test_a_placed_die_stays_over_turns() -> None:
    table = Situation({"L2": "grabbler-1"}).roll(1, 6).place(6, "grabbler-1")
    for _ in range(3):
        table.roll(2, 5).place(5, "master")
        if table.asks != "roll":
            table.do("end")
    assert table.dice("grabbler-1") == "6a . . . ."


@pytest.mark.rule("DR-9.11")
def test_cards_completed_hidden_or_under_an_illusion_take_no_dice() -> None:
    grid = {"L1": "forestling-4", "C2": "forestling-2"}
    table = Situation(grid, {"forestling-2": "4b"}).roll(1, 5, 5, 6, 6)
    hidden = {closed.id: closed.why.key for closed in table.do("face-5").asked.closed}
    assert hidden == {"forestling-4": "reason-hides", "forestling-2": "reason-no-space"}
    table.do("back").place(6, "forestling-2")
    assert all(not option.startswith("forestling-2") for option in table.offered)
    table = Situation(grid, scrolls=["illusion"]).roll(1, 6, 6, 6, 5, 3).scroll("illusion", "to-6", "3-5")
    assert all(not option.startswith("master") for option in table.place(6).offered)


@pytest.mark.rule("DR-9.12")
def test_a_die_placed_by_a_scroll_is_not_bound_to_the_face_and_does_not_fix_it() -> None:
    table = Situation({"L2": "grabbler-1"}, scrolls=["ambush"]).roll(1, 6, 6, 5, 5, 5)
    table.scroll("ambush", "roll-5", dice=[2]).do("grabbler-1.0")
    assert table.state.turn.face == 0
    assert {"face-5", "face-6"} <= set(table.offered)
    table = Situation({"L2": "grabbler-1"}, scrolls=["ambush"]).roll(1, 6, 6, 5, 5, 5).place(6, "grabbler-1")
    table.scroll("ambush", "roll-5", dice=[2]).do("grabbler-1.1")
    assert table.dice("grabbler-1") == "6a 2a . . ."


@pytest.mark.rule("DR-9.13")
def test_dice_not_placed_go_back_to_hand_at_the_end() -> None:
    table = Situation({"L2": "grabbler-1"}).roll(1, 6, 5, 4, 3, 2).place(6, "grabbler-1")
    assert (table.match.turn, table.hand(0)) == (2, (4, 0, 0))


@pytest.mark.rule("DR-9.14")
def test_dice_that_come_to_the_roll_later_may_be_placed_too() -> None:
    table = Situation({"L2": "grabbler-1"}, scrolls=["helping-hands"]).roll(1, 6, 5, 4, 3, 2).place(6, "grabbler-1")
    assert table.offered == ["end"]
    table.scroll("helping-hands", seat=1, dice=[6, 6])
    table.place(6, "grabbler-1")
    assert table.dice("grabbler-1") == "6a 6b . . ."
    early = Situation({"L2": "grabbler-1"}, scrolls=["helping-hands"]).roll(1, 6, 5, 5, 5, 6)
    assert "face-4" in early.scroll("helping-hands", seat=1, dice=[4, 1]).offered


# Failed roll ---------------------------------------------------------------------------------------------------------


def hopeless(**more) -> Situation:
    """A table on which a 1 fits nowhere: one dragon and the master both have their 1."""
    grid = {"L1": "noble-2", **more.pop("grid", {})}
    return Situation(grid, {"noble-2": "1b", **more.pop("on", {})}, master="dragomir", on_master="1b", **more)


def fail(table: Situation, dragon: int = 3, again: int = 3) -> Situation:
    """Roll ones only; then the dragon die for the failed roll."""
    own = table.state.hands[table.state.current].ready
    table.script.left += [dragon, *[1] * own, again]
    return table.do("roll")


@pytest.mark.rule("DR-11.1")
def test_a_failed_roll_rolls_the_dragon_die_again_for_one_full_run() -> None:
    table = fail(hopeless(), again=2)
    assert table.grid == {"L2": "noble-2"}
    assert [event["why"] for event in table.told_of("dice_rolled")] == ["dragon-die", "own-dice", "dragon-die"]


@pytest.mark.rule("DR-11.2", "DR-11.3")
def test_then_the_turn_ends_without_another_placement_or_failed_roll() -> None:
    table = fail(hopeless(), again=3)
    assert table.told.count("roll_failed") == 1
    assert (table.match.turn, table.asks, table.state.current) == (2, "roll", 1)
    assert table.hand(0) == (5, 0, 0)
    late = fail(Situation({"L1": "forestling-4"}, master="dragomir", on_master="1b", pile=["noble-3"]), again=4)
    assert late.grid["L2"] == "forestling-4", "now it would take a 1"
    assert (late.match.turn, late.state.current, late.dice("forestling-4")) == (2, 1, ". . .")


@pytest.mark.rule("DR-11.4")
def test_whether_a_die_fits_is_judged_after_step_2() -> None:
    # The number 4 lets the hidden dragon step out of the top row: now it takes the ones.
    table = Situation({"L1": "forestling-4"}, master="dragomir", on_master="1b", pile=["noble-3"])
    table.roll(4)
    assert "roll_failed" not in table.told
    assert table.grid["L2"] == "forestling-4"
    stays = fail(Situation({"L1": "forestling-4"}, master="dragomir", on_master="1b"))
    assert "roll_failed" in stays.told


@pytest.mark.rule("DR-11.5", "DR-22.6")
def test_a_scroll_can_prevent_a_failed_roll() -> None:
    table = hopeless(scrolls=["speed-boost"]).roll(3)
    assert (table.asks, table.scrolls()) == ("failed-roll", ["speed-boost"])
    table.scroll("speed-boost", dice=[5, 5, 5, 5, 1])
    assert table.asks in ("face", "where")
    assert "roll_failed" not in table.told
    accepted = hopeless(scrolls=["speed-boost"]).roll(3).do("accept", dice=[3])
    assert "roll_failed" in accepted.told


@pytest.mark.rule("DR-11.6", "DR-22.W3")
def test_an_own_die_placed_by_a_scroll_counts_anothers_does_not() -> None:
    own = hopeless(scrolls=["ambush"]).roll(3).scroll("ambush", dice=[5])
    own.do(own.offered[0])
    assert "roll_failed" not in own.told
    early = hopeless(scrolls=["ambush"]).scroll("ambush", dice=[5])
    early.do("noble-2.2").roll(3)
    assert ("roll_failed" in early.told, early.match.turn) == (False, 2), "it counts from the beginning of the turn"
    other = hopeless(scrolls=["ambush"]).scroll("ambush", seat=1, dice=[5])
    other.do("noble-2.2", seat=1)
    failed = fail(other)
    assert "roll_failed" in failed.told


@pytest.mark.rule("DR-11.8", "DR-18.5d")
def test_a_die_that_greedmaw_sends_back_is_no_failed_roll() -> None:
    table = Situation({"L1": "forestling-2"}, master="greedmaw", face="red", on_master="1b 1b 2b")
    table.script.left += [1, 6, 4, 4, 4, 4, 3]
    table.do("roll")
    assert "roll_failed" not in table.told
    assert (table.match.turn, table.hand(0)) == (2, (5, 0, 0))


# Defeating and the end of a turn -------------------------------------------------------------------------------------


@pytest.mark.rule("DR-12.1", "DR-12.3", "DR-10.18")
def test_a_dragon_is_defeated_at_once_and_its_dice_wait() -> None:
    table = Situation({"L2": "trolling-6", "C2": "grabbler-1"}, {"trolling-6": "6b . ."}).roll(1, 6, 6)
    table.place(6, "trolling-6")
    assert table.asks == "where"
    assert table.told_of("dragon_defeated") == [{"dragon": "trolling-6", "cell": "cell", "place": "grid:1,0"}]
    assert (table.hand(1), "L2" in table.grid) == ((4, 0, 0), False)
    table.do("end")
    assert (table.hand(1), table.hand(0)) == ((5, 0, 0), (5, 0, 0))


@pytest.mark.rule("DR-12.4")
def test_several_dragons_can_be_defeated_in_a_turn() -> None:
    grid = {"L2": "forestling-2", "C2": "trolling-6", "R2": "grabbler-1"}
    table = Situation(grid, {"forestling-2": "4b", "trolling-6": "6b . ."}).roll(3, 6, 6, 6)
    assert table.place(6, "forestling-2", "trolling-6").grid == {"R2": "grabbler-1"}
    assert table.state.tally.defeated == 2


@pytest.mark.rule("DR-12.5")
def test_a_defeat_by_a_scroll_is_the_same() -> None:
    grid = {"L2": "forestling-2", "C2": "grabbler-1"}
    table = Situation(grid, {"forestling-2": "4b"}, scrolls=["final-blow"]).scroll("final-blow")
    assert ("L2" in table.grid, table.hand(1)) == (False, (4, 0, 0))
    table.roll(1, 6).place(6, "grabbler-1")
    assert (table.hand(1), "forestling-2" in table.state.discard) == ((5, 0, 0), True)


@pytest.mark.rule("DR-12.6")
def test_there_is_no_other_reward_for_a_dragon() -> None:
    grid = {"L2": "forestling-2", "C2": "grabbler-1"}
    table = Situation(grid, {"forestling-2": "4b"}, burning=(0,), scrolls=["ambush"]).roll(3, 6)
    scrolls, pile = list(table.state.scrolls), list(table.state.pile)
    table.place(6, "forestling-2")
    assert (table.burning, table.state.scrolls, table.state.pile) == ([0], scrolls, pile)


@pytest.mark.rule("DR-12.8")
def test_the_end_of_a_turn_in_its_order() -> None:
    grid = {"L2": "forestling-2", "C2": "grabbler-1"}
    table = Situation(grid, {"forestling-2": "4b"}, scrolls=["helping-hands", "web-trap"], master="greedmaw")
    table.roll(5, 6, 6, 5).scroll("web-trap").scroll("helping-hands", seat=2, dice=[3, 6])
    table.place(6, "forestling-2")
    assert table.state.turn.web_trap
    table.do("end")
    assert [table.hand(seat) for seat in range(3)] == [(5, 0, 0)] * 3
    assert table.state.discard[-1] == "forestling-2"
    assert (table.state.turn.web_trap, table.state.current, table.state.roll) == (False, 1, [])
    shown = (
        Situation({"L2": "grabbler-1"}, scrolls=["illusion"]).roll(3, 6, 6, 5, 4, 2).scroll("illusion", "to-6", "4-5")
    )
    shown.place(6, "grabbler-1").do("end").roll(2, 6, 6).do("face-6")
    assert "master.0" in shown.offered, "so does an illusion"


def test_other_peoples_dice_of_a_number_are_placed_when_wanted() -> None:
    table = Situation({"L2": "grabbler-1"}, scrolls=["helping-hands"]).roll(1, 6, 5, 4, 3, 2)
    table.scroll("helping-hands", seat=1, dice=[6, 6]).do("face-6")
    assert "of-1" in table.offered
    table.do("of-1").place(6, "grabbler-1", "grabbler-1")
    assert table.dice("grabbler-1") == "6b 6b . . ."
    table.do(table.offered[0])
    assert table.dice("grabbler-1") == "6b 6b 6a . ."
