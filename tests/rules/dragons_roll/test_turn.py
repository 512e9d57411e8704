"""A turn: state and definitions, roll, runs, placement, failed rolls, the end of a turn (0, 2, 3, 4, 9, 11, 12)."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules.dragons_roll.game import GAME
from rules.dragons_roll.state import Die
from rules.kernel.errors import IllegalAnswer, InvariantBroken
from tests.rules.dragons_roll.situation import FULL, Situation

QUIET = {"L1": "noble-2"}
"""One dragon that a 1 does not move."""


# State and definitions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-0.1")
def test_a_space_holds_one_dragon_and_the_grid_nine() -> None:
    table = Situation(FULL, pile=["grabbler-4", "grabbler-6"]).roll(5)
    assert len(table.grid) == 9
    assert [len(row) for row in table.state.grid] == [3, 3, 3]
    row = {"L1": "noble-2", "C1": "noble-3", "R1": "normling-1"}
    assert sorted(Situation(row, pile=["grabbler-4"]).roll(5).grid.values()) == sorted([*row.values(), "grabbler-4"])


@pytest.mark.rule("DR-0.3", "DR-0.10")
def test_every_die_is_in_exactly_one_place() -> None:
    table = Situation(
        {"L2": "noble-2", "C2": "forestling-2"},
        {"noble-2": "1a . .", "forestling-2": "4b"},
        on_master="2c",
        locked={1: 1},
    )
    table.roll(1, 6, 6, 5).place(6, "forestling-2")
    seats = {
        seat.seat: (seat.ready, seat.rolled, seat.blocked, seat.locked, seat.on_cards) for seat in table.view.seats
    }
    assert all(sum(places) == 5 for places in seats.values())
    assert seats[1] == (3, 0, 0, 1, 1)
    assert seats[2] == (4, 0, 0, 0, 1)
    ambush = Situation({"L2": "grabbler-1"}, scrolls=["ambush"]).roll(3, 6, 6, 5).scroll("ambush", "roll-5", dice=[2])
    ambush.do("grabbler-1.0")
    assert (ambush.rolled, ambush.dice("grabbler-1"), ambush.hand(0)) == ("6a 6a 1a 1a", "2a . . . .", (0, 0, 0))


@pytest.mark.parametrize("broken", ["die", "twice", "dragon", "cities", "scroll", "hopeless", "rows", "ended"])
@pytest.mark.rule("DR-0.10")
def test_a_broken_table_is_noticed(broken) -> None:
    table = Situation(QUIET, scrolls=["freeze"])
    state = table.state
    GAME.check(table.match.table)
    if broken == "die":
        state.hands[0].ready -= 1
    elif broken == "twice":
        state.roll.append(Die(1, 4))
    elif broken == "dragon":
        state.pile.append("noble-2")
    elif broken == "cities":
        state.cities = [True] * 3
    elif broken == "scroll":
        state.scrolls = state.scrolls * 2
    elif broken == "hopeless":
        state.hands[0].ready -= 1
        state.grid[0][0].dice[0] = Die(0, 6)  # type: ignore[union-attr]
    elif broken == "rows":
        state.grid.append([None] * 3)
    else:
        state.outcome = "won"
    with pytest.raises(InvariantBroken):
        GAME.check(table.match.table)


@pytest.mark.rule("DR-0.4", "DR-22.S07")
def test_only_dice_in_hand_and_in_the_roll_are_available() -> None:
    none_left = {"noble-2": "1b 2b ."}
    table = Situation({"L2": "noble-2"}, none_left, on_master="3b", locked={1: 2}, scrolls=["ambush"])
    assert table.scrolls(1) == []
    assert table.scrolls(0) == ["ambush"]
    one_left = Situation({"L2": "noble-2"}, none_left, on_master="3b", locked={1: 1}, scrolls=["ambush"])
    assert one_left.scrolls(1) == ["ambush"]


@pytest.mark.rule("DR-0.5", "DR-EX-68")
def test_a_blocked_die_is_free_again_when_that_turn_ends() -> None:
    grid = {"L2": "noble-2", "C2": "noble-3"}
    table = Situation(grid, {"noble-2": "1b . ."}, master="dracel", scrolls=["helping-hands"])
    table.roll(1, 3, 3)
    assert table.hand(1) == (4, 1, 0)
    table.scroll("helping-hands", seat=1, dice=[6, 6])
    assert table.hand(1) == (2, 1, 0)
    table.place(3, "master").do("end")
    assert table.hand(1) == (5, 0, 0)
    assert table.state.current == 1


@pytest.mark.rule("DR-0.6", "DR-12.7")
def test_dice_go_to_their_owners_whoever_placed_the_last() -> None:
    table = Situation({"L2": "forestling-4"}, {"forestling-4": "1b 3c ."}).roll(1, 5, 5, 5)
    table.place(5, "forestling-4", "master", "master")
    assert [table.hand(seat)[0] for seat in range(3)] == [3, 5, 5]


@pytest.mark.rule("DR-0.7", "DR-4.5", "DR-18.3b", "DR-EX-59")
def test_a_test_roll_does_not_replace_the_step_number() -> None:
    table = Situation(QUIET, master="dragini", pile=["noble-3", "noble-5", "normling-1"]).roll(4, 6)
    table.do("1", dice=[2])
    assert table.grid == {"L1": "noble-2", "C1": "noble-3", "R1": "noble-5"}
    assert table.state.dragon_die == 2


@pytest.mark.rule("DR-0.8", "DR-12.2")
def test_a_defeated_dragon_neither_moves_nor_blocks_nor_is_a_target() -> None:
    grid = {"L1": "noble-5", "L2": "forestling-2", "C1": "noble-3"}
    table = Situation(grid, {"forestling-2": "4b"}, on_master="6b 6b . 2c 2c", scrolls=["dimension-portal", "redirect"])
    table.roll(1, 6, 6, 6).place(6, "forestling-2", "master", dice=[5])
    assert "dragon_pushed" not in table.told
    assert table.grid["L2"] == "noble-5"
    assert table.view.defeated == ("forestling-2",)
    assert table.why_not("redirect") == "no-die-on-dragon"
    with pytest.raises(IllegalAnswer):
        table.scroll("dimension-portal", "forestling-2", "1")


@pytest.mark.rule("DR-0.9")
def test_everybody_sees_the_same_and_nobody_the_order_of_the_pile() -> None:
    table = Situation(QUIET, scrolls=["freeze"]).roll(1, 6)
    views = [table.match.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    seen = msgspec.json.encode(views[0]).decode()
    assert all(card not in seen for card in table.state.pile)
    assert views[0].pile == len(table.state.pile)
    orders = set()
    for seed in range(5):
        copy = table.match.imagine(0, random.Random(seed))
        orders.add(tuple(copy.table.state.pile))
    assert len(orders) > 1


# Turn order, roll, runs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-2.1", "DR-2.4")
def test_turns_go_round_in_seat_order() -> None:
    table = Situation({"L2": "grabbler-1"}, seats=4, current=2)
    seen = []
    for _ in range(5):
        seen.append(table.state.current)
        table.roll(2, 6)
        if table.asks != "roll":
            table.place(6, "grabbler-1" if "grabbler-1" in table.grid.values() else "master")
    assert seen == [2, 3, 0, 1, 2]


@pytest.mark.rule("DR-2.2", "DR-4.1")
def test_a_turn_is_roll_then_move_activate_refill_then_place() -> None:
    table = Situation(
        {"L1": "noble-5", "C2": "normling-1"}, master="dragomir", face="yellow", pile=["noble-3", "noble-2"]
    )
    assert table.asks == "roll"
    table.roll(6, 5)
    assert table.told == ["dice_rolled", "dice_rolled", "master_activated", "dragon_appeared", "dragon_appeared"]
    assert table.asks in ("face", "where")
    moving = Situation({"L1": "normling-3"}, pile=["noble-3"]).roll(3)
    assert moving.told[2:] == ["dragon_moved", "master_activated", "dragon_moved"]


@pytest.mark.rule("DR-2.3", "DR-9.7")
def test_no_step_is_skipped_and_one_die_must_be_placed() -> None:
    table = Situation(QUIET)
    assert table.offered == ["roll"]
    table.roll(1, 6, 5)
    assert "end" not in table.offered
    table.do("face-6")
    assert "end" not in table.offered
    with pytest.raises(IllegalAnswer):
        table.do("end")
    assert "end" in table.place(6, "master").offered or table.match.turn == 2


@pytest.mark.rule("DR-3.1", "DR-3.3")
def test_the_dragon_die_and_all_own_available_dice_are_rolled() -> None:
    table = Situation(QUIET).roll(1, 2, 3, 4, 5, 6)
    assert [event["why"] for event in table.told_of("dice_rolled")] == ["dragon-die", "own-dice"]
    assert (table.rolled, table.hand(0)) == ("2a 3a 4a 5a 6a", (0, 0, 0))
    table.place(6, "master").roll(5, 4)
    assert [event["why"] for event in table.told_of("dice_rolled")] == ["dragon-die", "own-dice"], "in every turn"
    assert table.state.dragon_die == 5


@pytest.mark.rule("DR-3.2")
def test_dice_on_cards_and_locked_dice_are_not_rolled() -> None:
    table = Situation(QUIET, {"noble-2": "1a . ."}, on_master="2a", locked={0: 1}, master="dragomir")
    table.roll(1, 5, 5)
    assert table.rolled == "5a 5a"
    assert (table.dice("noble-2"), table.hand(0)[2]) == ("1a . .", 1)


@pytest.mark.rule("DR-3.4")
def test_numbers_are_seen_in_step_2_but_nothing_can_be_placed() -> None:
    table = Situation({"L3": "trolling-1"}, scrolls=["time-reverser"]).roll(1, 6, 6)
    assert (table.asks, table.offered) == ("run", ["continue"])
    assert [die.value for die in table.view.roll][:2] == [6, 6]


@pytest.mark.rule("DR-3.5", "DR-11.7", "DR-EX-60", "DR-11.2")
def test_without_a_die_only_the_dragon_die_is_rolled_and_the_roll_fails() -> None:
    table = Situation({"L1": "noble-2", "C1": "grabbler-1"}, {"grabbler-1": "1a 1a 1a 1a"}, on_master="1a")
    table.script.left += [2, 1]
    table.do("roll")
    assert [event["why"] for event in table.told_of("dice_rolled")] == ["dragon-die", "dragon-die"]
    assert table.told.count("roll_failed") == 1
    assert table.grid == {"L2": "noble-2", "C2": "grabbler-1"}
    assert (table.state.current, table.asks) == (1, "roll")


@pytest.mark.rule("DR-4.2")
def test_players_dice_do_not_matter_in_a_run() -> None:
    grid = {"L1": "noble-2", "C1": "trolling-5"}
    assert Situation(grid).roll(1, 2, 5, 2, 5, 5).grid == grid


@pytest.mark.rule("DR-4.3", "DR-7.9", "DR-11.9")
def test_a_failed_roll_runs_like_any_other() -> None:
    # Nothing takes a 1 on this table; the failed roll shows Dragomir's number.
    table = Situation({"C1": "normling-6"}, master="dragomir", on_master="1b", pile=["noble-3", "grabbler-4"])
    table.script.left += [2, 1, 1, 1, 1, 1, 6]
    table.do("roll")
    assert "roll_failed" in table.told
    assert table.grid == {"C2": "normling-6", "L1": "noble-3", "R1": "grabbler-4"}
    lost = Situation({"C3": "normling-6"}, master="dragomir", on_master="1b", burning=(0, 2))
    lost.script.left += [2, 1, 1, 1, 1, 1, 6]
    assert lost.do("roll").match.result.outcome == "lost"
    met = Situation({"C1": "normling-6"}, master="dragomir", on_master="1b", scrolls=["freeze"])
    met.script.left += [2, 1, 1, 1, 1, 1, 6]
    assert (met.do("roll").asks, met.scrolls(), met.view.cause) == ("run", ["freeze"], "failed")


@pytest.mark.rule("DR-4.4")
def test_scrolls_can_meet_a_dragon_die_before_2a() -> None:
    table = Situation({"L3": "trolling-1"}, scrolls=["freeze"]).roll(1)
    assert (table.asks, table.grid, table.scrolls()) == ("run", {"L3": "trolling-1"}, ["freeze"])
