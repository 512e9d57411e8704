"""Scrolls that defeat, and scrolls that roll, place and turn dice (17.5 to 17.12)."""

from __future__ import annotations

import msgspec
import pytest

from rules.dragons_roll.loading import parse_condition
from rules.kernel.draft import Draft
from rules.kernel.errors import IllegalAnswer, OutdatedStop
from tests.rules.dragons_roll.situation import CARDS, Situation

CALM = {"L2": "noble-2", "C2": "grabbler-1"}
"""Two dragons that a 3 does not move."""


# Final Blow and Web Trap ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-17.5a", "DR-EX-65")
def test_final_blow_defeats_a_dragon_that_lacks_exactly_one_die() -> None:
    grid = {"L2": "trolling-6", "C2": "noble-2", "R2": "grabbler-1", "R3": "trolling-5"}
    on = {"trolling-6": "6a 5b .", "noble-2": "1a . .", "grabbler-1": "1a 1b 1c 1c", "trolling-5": "6b 6c . ."}
    table = Situation(grid, on, scrolls=["final-blow"])
    draft = Draft(table.match, 0, table.match.number, "scroll")
    draft.choose(["final-blow"])
    assert draft.prompt is not None
    assert sorted(draft.prompt.ids) == ["grabbler-1", "trolling-5", "trolling-6"], "also with two spaces open"
    assert set(table.scroll("final-blow", "trolling-6").grid) == {"C2", "R2", "R3"}


@pytest.mark.rule("DR-17.5b", "DR-22.S05")
def test_final_blow_is_not_for_the_master_but_for_hidden_forestlings_and_uses_no_die() -> None:
    master = Situation({"L2": "noble-2"}, on_master="6a 6a 6b 2c .", scrolls=["final-blow"])
    assert master.why_not("final-blow") == "none-lacks-one"
    table = Situation({"L1": "forestling-2", "C1": "noble-2"}, {"forestling-2": ". 6c"}, scrolls=["final-blow"])
    hands = [table.hand(seat) for seat in range(3)]
    table.scroll("final-blow", seat=1)
    assert (table.grid, [table.hand(seat) for seat in range(3)]) == ({"C1": "noble-2"}, hands)


@pytest.mark.rule("DR-17.6a", "DR-22.S06")
def test_web_trap_is_for_a_number_that_brings_a_dragon() -> None:
    for number in range(1, 7):
        table = Situation(
            {"L1": "noble-2", "C1": "noble-3"}, scrolls=["web-trap", "freeze"], master="dracel", pile=["noble-5"]
        )
        table.roll(number, 6)
        usable = table.asks == "run" and "web-trap" in table.scrolls()
        assert usable == (number >= 4)
    assert table.scrolls(2) == ["web-trap"]
    driven = Situation(
        {"L1": "normling-1", "C1": "normling-6"}, face="red", scrolls=["web-trap"], pause="danger", pile=["noble-2"]
    ).roll(4)
    assert (driven.asks, driven.scrolls(1)) == ("ability-dragon", ["web-trap"]), "also before the ability's choice"
    assert driven.scroll("web-trap", seat=1).do("normling-1").grid == {"L2": "normling-1", "C1": "normling-6"}


@pytest.mark.rule("DR-17.6b")
def test_web_trap_holds_for_all_runs_of_the_turn() -> None:
    grid = {"L2": "grabbler-1"}
    table = Situation(grid, on_master="6b 6b . 2c 2c", scrolls=["web-trap"], pile=["noble-3", "noble-5"]).roll(5, 6, 6)
    table.scroll("web-trap").place(6, "master", dice=[4])
    assert (table.grid, table.state.master.face) == (grid, "red")
    table.place(6, "grabbler-1")
    assert table.roll(4, 5).grid == {"L2": "grabbler-1", "C1": "noble-3"}


@pytest.mark.rule("DR-17.6c")
def test_web_trap_stops_neither_abilities_nor_the_three_nor_pays_for_an_empty_pile() -> None:
    ability = Situation({"L2": "noble-2"}, master="dragomir", scrolls=["web-trap"], pile=["noble-3", "noble-5"]).roll(6)
    assert ability.scroll("web-trap").grid == {"L2": "noble-2", "C1": "noble-3"}
    three = Situation(
        {"L3": "trolling-5"}, scrolls=["web-trap"], pile=["noble-3", "noble-2", "noble-5", "normling-1"]
    ).roll(5)
    three.scroll("web-trap")
    assert three.grid == {"L1": "noble-3", "C1": "noble-2", "R1": "noble-5"}
    empty = Situation({"L2": "noble-2"}, burning=(0,), scrolls=["web-trap"], pile=[]).roll(5).scroll("web-trap")
    assert empty.burning == [0]


# Ambush, Speed Boost, Illusion ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-17.7a", "DR-22.S07")
def test_ambush_rolls_a_die_that_must_be_placed_where_it_fits() -> None:
    table = Situation(CALM, scrolls=["ambush"]).scroll("ambush", seat=1, dice=[3])
    assert set(table.offered) == {"noble-2.0", "noble-2.1", "noble-2.2", "grabbler-1.0", "master.0", "master.3"}
    assert table.asked.default[0].startswith(("noble-2", "grabbler-1"))
    table.do("master.3")
    assert table.dice("master") == ". . . 3b ."


@pytest.mark.rule("DR-17.7b", "DR-D24")
def test_ambush_takes_a_die_of_choice_on_any_turn_whatever_the_face() -> None:
    table = Situation(CALM, scrolls=["ambush"]).roll(3, 6, 6, 5, 4).place(6, "grabbler-1")
    draft = Draft(table.match, 0, table.match.number, "scroll")
    draft.choose(["ambush"])
    assert draft.prompt is not None
    assert draft.prompt.ids == ("roll-1", "roll-4", "roll-5", "roll-6")
    table.scroll("ambush", "roll-5", dice=[2]).do("grabbler-1.1")
    assert table.dice("grabbler-1") == "6a 2a . . ."


@pytest.mark.rule("DR-17.7c")
def test_no_ambush_on_the_master_during_an_illusion() -> None:
    table = Situation(CALM, scrolls=["illusion", "ambush"]).roll(3, 6, 6, 5, 4, 4).scroll("illusion", "to-6", "4-4")
    table.scroll("ambush", seat=1, dice=[3])
    assert not any(option.startswith("master") for option in table.offered)


@pytest.mark.rule("DR-17.8a")
def test_speed_boost_rolls_the_unplaced_dice_and_those_come_back_to_hand() -> None:
    table = Situation({"L2": "noble-2", "R3": "normling-1"}, {"normling-1": "4a"}, scrolls=["speed-boost"])
    table.roll(1, 6, 6, 5, 5).place(6, "master")
    assert table.hand(0)[0] == 1
    table.scroll("speed-boost", dice=[2, 2, 3, 6])
    assert (table.rolled, table.hand(0)) == ("2a 2a 3a 6a", (0, 0, 0))


@pytest.mark.rule("DR-17.8b", "DR-22.S08")
def test_speed_boost_is_the_current_players_and_leaves_face_and_helpers_alone() -> None:
    table = Situation(CALM, scrolls=["speed-boost", "helping-hands"])
    assert table.scrolls(0) == []
    table.roll(3, 6, 6, 5, 5, 5)
    assert "speed-boost" not in table.scrolls(1)
    table.scroll("helping-hands", seat=1, dice=[6, 4]).place(6, "grabbler-1").scroll("speed-boost", dice=[1, 1, 1, 1])
    assert (table.rolled, table.state.turn.face) == ("1a 1a 1a 1a 6b 4b", 6)
    assert "master.0" in table.offered


@pytest.mark.rule("DR-17.9a", "DR-22.S09")
def test_illusion_turns_two_dice_to_the_number_of_a_third() -> None:
    table = Situation(CALM, scrolls=["illusion"]).roll(3, 6, 5, 4, 3, 3)
    assert table.scrolls(1) == []
    draft = Draft(table.match, 0, table.match.number, "scroll")
    draft.choose(["illusion"])
    draft.choose(["to-6"])
    assert draft.prompt is not None
    assert sorted(draft.prompt.ids) == ["3-3", "3-4", "3-5", "4-5"], "two others, not the third itself"
    table.scroll("illusion", "to-6", "3-4")
    assert table.rolled == "6a 5a 6a 6a 3a"
    two = Situation(CALM, {"grabbler-1": "1a 1a 1a"}, scrolls=["illusion"]).roll(3, 6, 5).scroll("illusion", "to-6")
    assert two.rolled == "6a 6a"
    same = Situation(CALM, scrolls=["illusion"]).roll(3, 5, 5, 5, 5, 5)
    assert same.why_not("illusion") == "nothing-to-turn"


@pytest.mark.rule("DR-17.9b", "DR-EX-72")
def test_illusion_closes_the_master_and_comes_not_after_a_die_on_it() -> None:
    table = Situation({"L1": "forestling-2"}, scrolls=["illusion"])
    table.script.left += [3, 6, 6, 4, 4, 2]
    table.do("roll").scroll("illusion", "to-6", "4-4", dice=[1])
    assert "roll_failed" in table.told, "only the master would take a 6"
    late = Situation(CALM, scrolls=["illusion"]).roll(3, 6, 6, 4, 4).place(6, "master")
    assert late.why_not("illusion") == "master-tried"
    ambushed = Situation(CALM, scrolls=["illusion", "ambush"]).scroll("ambush", seat=1, dice=[3]).do("master.0", seat=1)
    assert ambushed.roll(3, 6, 6, 4).why_not("illusion") == "master-tried"


@pytest.mark.rule("DR-17.9c")
def test_the_third_die_may_be_placed_or_a_helpers() -> None:
    table = Situation(CALM, scrolls=["illusion"]).roll(3, 6, 5, 4, 3, 3).place(6, "grabbler-1")
    table.scroll("illusion", "to-6", "3-5")
    assert (table.rolled, table.asks) == ("6a 4a 6a 3a", "where")
    helped = Situation(CALM, scrolls=["illusion", "helping-hands"]).roll(3, 5, 5, 4, 3, 3)
    helped.scroll("helping-hands", seat=2, dice=[6, 1]).scroll("illusion", "to-6", "5-5")
    assert helped.rolled == "6a 6a 4a 3a 3a 6c 1c"


# Lightning Strike, Redirect, Helping Hands ---------------------------------------------------------------------------


@pytest.mark.rule("DR-17.10a")
def test_lightning_strikes_each_dragon_of_a_column_from_the_top() -> None:
    grid = {"L1": "forestling-2", "L2": "noble-2", "L3": "noble-3", "C1": "grabbler-1"}
    table = Situation(grid, scrolls=["lightning-strike"]).scroll("lightning-strike", "column-0", seat=1, dice=[4])
    struck = [table.asked.args["card"].key]  # type: ignore[union-attr]
    for number in (1, 5):
        table.do("skip", dice=[number])
        struck.append(table.asked.args["card"].key)  # type: ignore[union-attr]
    assert struck == ["card-forestling", "card-noble", "card-noble"]
    empty = Situation(grid, scrolls=["lightning-strike"])
    with pytest.raises(IllegalAnswer):
        empty.scroll("lightning-strike", "column-2")


@pytest.mark.rule("DR-17.10b")
def test_a_die_that_fits_may_be_placed_there_whatever_the_face() -> None:
    table = Situation({"L2": "grabbler-1", "C2": "noble-2"}, scrolls=["lightning-strike"]).roll(3, 6, 6, 5, 5, 5)
    table.place(6, "grabbler-1").scroll("lightning-strike", "column-0").do("roll-5", dice=[2]).do("grabbler-1.1")
    assert table.dice("grabbler-1") == "6a 2a . . ."
    misfit = Situation({"L2": "grabbler-4"}, scrolls=["lightning-strike"]).scroll("lightning-strike", seat=1, dice=[3])
    assert (misfit.asks, misfit.dice("grabbler-4"), misfit.hand(1)) == ("roll", ". . .", (5, 0, 0))


@pytest.mark.rule("DR-17.10c")
def test_a_die_not_placed_can_be_rolled_again_and_without_dice_it_is_over() -> None:
    grid = {"L1": "noble-3", "L2": "noble-2", "C1": "grabbler-1"}
    on = {"grabbler-1": "1b 1b 1b 1b"}
    table = Situation(grid, on, scrolls=["lightning-strike"]).scroll("lightning-strike", "column-0", seat=1, dice=[4])
    table.do("skip", dice=[3])
    assert table.asks == "lightning-strike-spot"
    table = Situation(grid, on, scrolls=["lightning-strike"]).scroll("lightning-strike", "column-0", seat=1, dice=[4])
    assert table.do("noble-3.0").asks == "roll"


@pytest.mark.rule("DR-17.10d", "DR-22.S10")
def test_lightning_needs_an_available_die() -> None:
    table = Situation({"L2": "grabbler-1"}, {"grabbler-1": "1b 1b 1b 1b"}, on_master="2b", scrolls=["lightning-strike"])
    assert (table.scrolls(0), table.scrolls(1), table.scrolls(2)) == (["lightning-strike"], [], ["lightning-strike"])


@pytest.mark.rule("DR-17.11a", "DR-22.S11")
def test_redirect_moves_a_die_from_a_dragon_to_another() -> None:
    grid = {"L2": "noble-2", "C2": "grabbler-1"}
    table = Situation(grid, {"noble-2": "1b . ."}, on_master="3b", scrolls=["redirect"]).scroll("redirect", seat=2)
    assert (table.dice("noble-2"), table.dice("grabbler-1"), table.dice("master")) == (
        ". . .",
        "1b* . . . .",
        "3b . . . .",
    )
    lone = Situation({"L2": "noble-2"}, {"noble-2": "1b . ."}, scrolls=["redirect"])
    assert lone.why_not("redirect") == "only-one-dragon"


@pytest.mark.rule("DR-17.11b")
def test_redirect_minds_no_requirement_and_no_hiding() -> None:
    table = Situation({"L2": "noble-2", "C1": "forestling-2"}, {"noble-2": "1b . ."}, scrolls=["redirect"]).scroll(
        "redirect"
    )
    assert table.dice("forestling-2") == "1b* ."


@pytest.mark.rule("DR-17.11c")
def test_redirect_fills_mandatory_spaces_first_then_an_optional_one() -> None:
    grid = {"L2": "noble-2", "C2": "trolling-6"}
    table = Situation(grid, {"noble-2": "1b . .", "trolling-6": "6a . ."}, scrolls=["redirect"]).scroll(
        "redirect", "noble-2.0"
    )
    assert "dragon_defeated" in table.told
    full = Situation(grid, {"noble-2": "1b . .", "trolling-6": "6a 5a ."}, scrolls=["redirect"])
    full.scroll("redirect", "noble-2.0")
    assert full.grid == {"L2": "noble-2"}


@pytest.mark.rule("DR-17.11c")
def test_redirect_passes_over_an_optional_space_of_another_kind() -> None:
    card = msgspec.structs.replace(CARDS.dragons["noble-3"], condition=parse_condition("4? 5 6"))
    content = msgspec.structs.replace(CARDS, dragons={**CARDS.dragons, "noble-3": card})
    grid = {"L2": "noble-2", "C2": "noble-3"}
    table = Situation(grid, {"noble-2": "1b . .", "noble-3": ". . 6a"}, scrolls=["redirect"], content=content)
    assert table.scroll("redirect", "noble-2.0").told_of("die_redirected")[0]["place"] == "grid:1,1:1"


@pytest.mark.rule("DR-17.11d", "DR-EX-71")
def test_a_redirected_die_is_wild_until_it_leaves() -> None:
    table = Situation(
        {"L2": "grabbler-1", "C2": "normling-4"}, {"grabbler-1": "6b", "normling-4": "5a ."}, scrolls=["redirect"]
    )
    table.scroll("redirect", "grabbler-1.0")
    assert table.grid == {"L2": "grabbler-1"}
    wild = Situation({"L2": "noble-3", "C2": "noble-2"}, {"noble-3": "4b* . ."}, master="dracel").roll(1, 3, 3)
    assert (wild.dice("noble-3"), wild.hand(1)) == (". . .", (4, 1, 0))
    wild.place(3, "noble-3")
    assert "*" not in wild.dice("noble-3")


@pytest.mark.rule("DR-17.11e", "DR-11.6")
def test_a_redirected_die_is_not_placed_this_turn() -> None:
    grid = {"L1": "noble-2", "C2": "noble-5"}
    on = {"noble-2": "1b . .", "noble-5": "1c 1c 2a ."}
    table = Situation(grid, on, master="dragomir", on_master="1b", scrolls=["redirect", "earthquake"])
    assert table.roll(3).asks == "failed-roll"
    table.scroll("redirect", "noble-5.2", "noble-2.1", dice=[3])
    assert "roll_failed" in table.told, "still no 1 fits anywhere"
    shaken = Situation({"L2": "noble-2", "C2": "noble-5"}, {"noble-5": "1c"}, scrolls=["redirect", "earthquake"])
    shaken.roll(3, 6, 6).place(6, "master").scroll("redirect", "noble-2.0")
    assert shaken.dice("noble-2") == "1c* . ."
    assert shaken.why_not("earthquake") == "nothing-placed"


@pytest.mark.rule("DR-17.12a", "DR-22.S12")
def test_helping_hands_come_from_another_player_after_the_roll() -> None:
    table = Situation(CALM, scrolls=["helping-hands"])
    assert [table.scrolls(seat) for seat in range(3)] == [[], [], []]
    table.roll(3, 6, 6)
    assert [table.scrolls(seat) for seat in range(1, 3)] == [["helping-hands"]] * 2
    assert table.place(6, "grabbler-1").scrolls(1) == ["helping-hands"], "until the placement has ended"
    failed = Situation(
        {"L1": "noble-2"}, {"noble-2": "1b"}, master="dragomir", on_master="1b", scrolls=["helping-hands", "freeze"]
    )
    failed.roll(3).do("accept", dice=[2])
    assert (failed.asks, failed.scrolls(1)) == ("run", ["freeze"]), "the placement is over"


@pytest.mark.rule("DR-17.12b")
def test_two_dice_of_the_helper_join_the_roll_or_one_if_there_is_one() -> None:
    table = Situation({"L1": "forestling-2", "C2": "noble-2"}, scrolls=["helping-hands"]).roll(3, 6, 6)
    table.scroll("helping-hands", seat=1, dice=[6, 2])
    assert (table.rolled, table.hand(1)) == ("6a 6a 1a 1a 1a 6b 2b", (3, 0, 0))
    assert not any(option.startswith("forestling") for option in table.do("face-2").offered)
    one = (
        Situation(CALM, {"grabbler-1": "1b 1b 1b 1b"}, scrolls=["helping-hands"])
        .roll(3, 6)
        .scroll("helping-hands", seat=1, dice=[6])
    )
    assert one.rolled.count("b") == 1
    none = Situation(CALM, {"grabbler-1": "1b 1b 1b 1b"}, on_master="2b", scrolls=["helping-hands"]).roll(3, 6)
    assert none.scrolls(1) == []


@pytest.mark.rule("DR-17.12c")
def test_placed_ones_stay_the_helpers_and_the_others_go_back() -> None:
    table = Situation({"L2": "grabbler-1"}, scrolls=["helping-hands"]).roll(3, 6, 5, 5, 5, 5)
    table.scroll("helping-hands", seat=1, dice=[6, 2]).place(6, "grabbler-1", "grabbler-1")
    assert (table.dice("grabbler-1"), table.hand(1), table.match.turn) == ("6a 6b . . .", (4, 0, 0), 2)


@pytest.mark.rule("DR-17.12d", "DR-11.6")
def test_a_helpers_die_prevents_a_failed_roll() -> None:
    table = Situation(
        {"L1": "noble-2"}, {"noble-2": "1b"}, master="dragomir", on_master="1b", scrolls=["helping-hands"]
    )
    table.roll(3).scroll("helping-hands", seat=2, dice=[1, 5])
    assert table.asks in ("where", "face")
    table.place(5, table.offered[0].partition(".")[0])
    assert "roll_failed" not in table.told


@pytest.mark.rule("DR-22.1")
def test_a_use_that_comes_late_is_refused() -> None:
    table = Situation(CALM, scrolls=["dimension-portal", "ambush"])
    number = table.match.number
    table.scroll("dimension-portal", "noble-2", "1", seat=1, dice=[2])
    with pytest.raises(OutdatedStop):
        table.match.submit(2, number, "scroll", [("dimension-portal",), ("grabbler-1",), ("1",)])
    assert (table.asks, table.grid) == ("roll", {"C2": "grabbler-1"})
