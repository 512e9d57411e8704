"""A turn of the adventure phase: movement, the gauge, dragon actions, and the actions by space (DS-7 to DS-13)."""

from __future__ import annotations

import pytest

from rules.drasle.movement import pay_for
from tests.rules.drasle.situation import CARDS, Situation


@pytest.mark.rule("DS-7.1", "DS-7.2", "DS-9.2")
def test_the_order_of_a_turn() -> None:
    table = Situation("prince+hunter", points={"prince": 0}, at={"prince": "H24"}, gauge=0)
    assert (table.asks, table.points("prince")) == ("roll", 1), "abilities at the start come first"
    table.roll(6, 3, 1, dice=(1,))
    assert table.told[:3] == ["dice_rolled", "gauge_raised", "dice_rolled"] and "dragon_acted" in table.told
    assert table.asks == "move", "only then the move, in one choice with the action"
    table.do("adventure.H25").do("0", dice=(2, 2))
    assert table.told.index("peak_rolled") == len(table.told) - 2 and table.current == "hunter"
    assert table.hero("prince").at == "H25"


@pytest.mark.rule("DS-7.3", "DS-7.2")
def test_one_action_and_no_move_after_it() -> None:
    table = Situation("hunter+ninja", life={"hunter": 1})
    table.go("rest.H30")
    assert (table.current, table.asks) == ("ninja", "roll")
    assert (table.told.count("rested"), table.life("hunter")) == (1, 3)


@pytest.mark.rule("DS-7.4", "DS-11.6")
def test_an_action_must_be_taken_where_one_is_possible() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H31"})
    table.roll(3, 1, 1)
    assert "stop.H31" in table.offered, "a road gives no action of its own"
    assert "adventure.H24" in table.offered and "stop.H24" not in table.offered
    stuck = Situation("hunter+ninja", at={"hunter": "H31"})
    stuck.roll(1, 1, 1)
    assert stuck.current == "ninja", "nothing is possible, nothing is asked"


# Movement ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-8.1", "DS-8.5")
def test_the_dice_are_rolled_and_may_be_left() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"})
    assert table.offered == ["roll"]
    table.go("adventure.H24", movement=(5, 5, 4))
    assert table.hero("hunter").at == "H24" and "moved" not in table.told


@pytest.mark.rule("DS-8.2", "DS-8.3", "DS-E-23")
def test_each_step_costs_one_die_of_its_terrain() -> None:
    reached = Situation("hunter+ninja", at={"hunter": "H24"}).roll(5, 3, 1).reached()
    assert {"H24", "H25", "H17", "H18", "H13", "H23", "H30", "H31", "H12", "H32", "H26"} == reached
    table = Situation("hunter+ninja", at={"hunter": "H24"}).roll(2, 2, 2)
    assert {"H30", "H31", "H32"} <= table.reached() and "H25" not in table.reached()
    assert Situation("hunter+ninja", at={"hunter": "H24"}).roll(1, 1, 1).reached() == {"H24"}


@pytest.mark.rule("DS-8.4")
def test_dice_are_neither_added_nor_split_and_the_cheapest_pay() -> None:
    assert pay_for((3, 5), (5, 4, 3)) == (3, 5)
    assert pay_for((5, 3), (6, 5, 3)) == (5, 3)
    assert pay_for((5,), (3, 4)) is None, "3 and 4 are no 7"
    assert pay_for((2, 2), (6,)) is None, "a 6 is not three 2s"
    table = Situation("hunter+ninja", at={"hunter": "H24"})
    table.roll(5, 4, 3)
    assert next(way for way in table.view.ways if way.space == "H25").dice == (3,)


@pytest.mark.rule("DS-8.6", "DS-8.7")
def test_others_are_passed_but_no_move_ends_with_them() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H31", "ninja": "H32"}).roll(2, 2, 1)
    assert "H26" in table.reached() and "H32" not in table.reached()
    town = Situation("hunter+ninja", at={"hunter": "H31", "ninja": "H30"}).roll(2, 1, 1)
    assert "H30" in town.reached(), "the town takes everybody"


@pytest.mark.rule("DS-8.8")
def test_who_does_not_move_may_stay_with_another() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24", "ninja": "H24"}).roll(3, 3, 1)
    assert "adventure.H24" in table.offered
    assert next(way for way in table.view.ways if way.space == "H24").path == ()


@pytest.mark.rule("DS-8.9")
def test_mountains_and_lake_are_never_entered() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H12"}).roll(5, 5, 5)
    assert not table.reached() & {"HL", "HM1", "HM4"} and len(table.reached()) > 10


@pytest.mark.rule("DS-8.10", "DS-12.3")
def test_a_burning_village_is_entered_and_passed_for_two() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"}, burning=["H12"]).roll(3, 2, 1)
    assert "H12" in table.reached() and not any(option == "rest.H12" for option in table.offered)
    assert [closed.why.key for closed in table.prompt().closed] == ["reason-burning"]
    through = Situation("hunter+ninja", at={"hunter": "H17"}, burning=["H12"]).roll(2, 3, 1)
    assert {"H05", "H06"} <= through.reached()


@pytest.mark.rule("DS-8.11")
def test_a_space_may_be_entered_again() -> None:
    table = Situation("ninja+hunter", at={"ninja": "H24"}, points={"ninja": 0}).roll(5, 3, 1, 1)
    way = next(way for way in table.view.ways if way.space == "H24")
    assert way.path[-1] == "H24" and len(way.path) == 2


# The gauge -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-9.1", "DS-9.4", "DS-E-01")
def test_every_six_is_a_step_and_a_mark_that_is_passed_acts() -> None:
    table = Situation("hunter+ninja", gauge=2).roll(6, 6, 6, dice=(2, 3, 3))
    assert (table.state.gauge, table.told.count("dragon_acted")) == (5, 1)


@pytest.mark.rule("DS-9.3")
def test_sixes_of_other_rolls_raise_nothing() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"}, points={"hunter": 0})
    table.go("adventure.H24", dice=(6, 6, 6, 6, 6, 6, 2, 2, 2))
    assert table.state.gauge == 0
    woken = Situation("hunter+ninja", gauge=0).roll(6, 2, 2, dice=(6, 6, 6))
    assert woken.state.gauge == 1, "neither do those of a dragon action"


@pytest.mark.rule("DS-9.5", "DS-9.7", "DS-E-26", "DS-9.6")
def test_mark_thirteen_acts_before_the_decisive_phase() -> None:
    table = Situation("hunter+ninja", gauge=12, at={"hunter": "H24"}).roll(6, 6, 2, dice=(2, 1, 5, 5, 2, 2, 5, 3, 3))
    assert table.told.index("dragon_acted") < table.told.index("decisive_began")
    assert table.state.phase == "decisive" and "moved" not in table.told
    assert (table.asks, table.current) == ("attack", "hunter"), "neither move nor action"


@pytest.mark.rule("DS-9.6")
def test_steps_beyond_the_limit_are_ignored() -> None:
    table = Situation("hunter+ninja", gauge=13).roll(6, 6, 6, dice=(5, 3, 3, 5, 3, 3))
    assert table.state.gauge == 14 and table.state.ended_by == "gauge"


@pytest.mark.rule("DS-E-25", "DS-10.9")
def test_after_the_dragon_the_move_goes_on_with_the_same_dice() -> None:
    table = Situation("hunter+ninja", gauge=12, at={"hunter": "H25"}).roll(6, 2, 2, dice=(2, 5, 1))
    assert table.hero("hunter").at == "H30", "it was driven to the town"
    assert table.view.movement == (6, 2, 2) and {"H31", "H24", "H23", "H32"} <= table.reached()


@pytest.mark.rule("DS-9.8", "DS-16.1", "DS-16.2")
def test_a_hideout_raises_the_gauge_and_its_mark_acts_at_once() -> None:
    table = Situation(
        "hunter+ninja", gauge=3, at={"hunter": "H24"}, quests={"HM4": "bandit-fort"}, under={"HM4": "hideout"}
    )
    table.go("challenge.H24.HM4").do("0", dice=(4, 4, 4, 2, 3, 3))
    assert (table.state.gauge, table.state.wounds) == (4, 1)
    assert table.told.index("dragon_wounded") < table.told.index("gauge_raised") < table.told.index("dragon_acted")


# Dragon actions ------------------------------------------------------------------------------------------------------

WAKE = (6, 2, 2)


@pytest.mark.rule("DS-10.1", "DS-10.4")
def test_one_burns_berg_and_hurts_who_is_there() -> None:
    table = Situation("hunter+ninja", current="hunter", at={"ninja": "H12"}, points={"ninja": 0}).roll(*WAKE, dice=(1,))
    assert (table.state.burning, table.life("ninja"), table.life("hunter")) == (["H12"], 2, 5)
    assert table.view.space("H12").burning and table.told_of("dragon_acted")[0]["number"] == 1


@pytest.mark.rule("DS-10.5")
def test_one_again_hurts_again() -> None:
    table = Situation("hunter+ninja", current="hunter", at={"ninja": "H12"}, points={"ninja": 0}, burning=["H12"]).roll(
        *WAKE, dice=(1,)
    )
    assert table.state.burning == ["H12"] and table.life("ninja") == 2


@pytest.mark.rule("DS-10.6", "DS-10.3", "DS-10.2")
def test_two_drives_the_highest_to_the_town() -> None:
    at = {"hunter": "H24", "ninja": "H25"}
    table = Situation(current="hunter", at=at).roll(*WAKE, dice=(2, 4, 4, 4))
    assert [table.hero(name).at for name in table.party] == ["H30"] * 3, "if all tie, all suffer"
    assert [event["seat"] for event in table.told_of("driven_to_town")] == [0, 1], "who is there stays"


@pytest.mark.rule("DS-10.3")
@pytest.mark.parametrize(("number", "hurt"), [(3, [4, 3, 5]), (4, [5, 2, 6]), (5, [3, 4, 6])])
def test_three_to_five_hurt_all_the_lowest_or_the_highest(number: int, hurt: list[int]) -> None:
    everybody = () if number == 3 else (6, 1, 3)
    table = Situation(current="hunter", points={"hunter": 0, "ninja": 0}).roll(*WAKE, dice=(number, *everybody))
    assert [table.life(name) for name in table.party] == hurt
    assert [hero.lot for hero in table.view.party] == list(everybody or (0, 0, 0)), "the current one rolls too"


@pytest.mark.rule("DS-10.8", "DS-10.2")
def test_six_drains_the_lowest() -> None:
    table = Situation(current="hunter").roll(*WAKE, dice=(6, 2, 2, 5))
    assert (table.points("hunter"), table.points("ninja")) == (0, 0)


# Actions -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-11.1", "DS-11.2", "DS-11.3", "DS-11.5")
def test_what_is_possible_depends_on_the_space() -> None:
    quests = {"HM3": "bandit-fort"}
    table = Situation("hunter+ninja", at={"hunter": "H10"}, quests=quests).roll(1, 1, 1)
    assert set(table.offered) == {"adventure.H10", "challenge.H10.HM3", "investigate.H10.HM2"}
    assert Situation("hunter+ninja", at={"hunter": "H28"}).roll(1, 1, 1).offered == ["investigate.H28.HM5", "rest.H28"]
    town = Situation("hunter+ninja").roll(2, 1, 1)
    assert "rest.H30" in town.offered and "stop.H31" in town.offered


@pytest.mark.rule("DS-11.4", "DS-13.1", "DS-13.3")
def test_investigating_turns_the_quest_up_for_all_without_a_roll() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"})
    table.go("investigate.H24.HM4")
    assert table.mountain("HM4").face_up and table.hero("hunter").xp == 0
    assert table.told == ["quest_revealed"] and table.match.view(1).mountain("HM4").quest is not None


@pytest.mark.rule("DS-13.2")
def test_it_can_be_challenged_from_the_next_players_turn_on() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24", "ninja": "H17"}, current="hunter")
    table.go("investigate.H24.HM4")
    assert table.current == "ninja"
    table.roll(1, 1, 1, 1)
    assert "challenge.H17.HM4" in table.offered


@pytest.mark.rule("DS-11.7")
def test_a_mountain_without_a_quest_gives_nothing() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H05"}, found=["book"]).roll(2, 1, 1)
    assert table.view.mountain("HM1").reward == "book"
    assert set(table.offered) == {"adventure.H05", "rest.H12", "investigate.H12.HM4"}
    assert not any(option.endswith("HM1") for option in table.offered)


@pytest.mark.rule("DS-11.8")
@pytest.mark.parametrize(("space", "dice"), [("H24", 4), ("H23", 2)])
def test_the_adventure_value_is_left_on_plains_and_right_in_forests(space: str, dice: int) -> None:
    table = Situation("gladiator+hunter", at={"gladiator": space})
    table.go(f"adventure.{space}", dice=[2] * dice)
    assert table.view.rolls[0].first == (2,) * dice


@pytest.mark.rule("DS-11.9")
@pytest.mark.parametrize(
    ("dice", "xp", "life"), [((1, 1, 2), 0, 4), ((2, 2, 3), 0, 5), ((4, 2, 2), 1, 4), ((4, 4, 2), 1, 5)]
)
def test_the_adventure_table(dice: tuple[int, ...], xp: int, life: int) -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"}, points={"hunter": 0})
    table.go("adventure.H24", dice=dice)
    assert (table.hero("hunter").xp, table.life("hunter")) == (xp, life)


@pytest.mark.rule("DS-11.9")
def test_experience_and_level_come_before_the_damage() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"}, points={"hunter": 0}, xp={"hunter": 1}, life={"hunter": 1})
    table.go("adventure.H24", dice=(4, 2, 2))
    assert (table.life("hunter"), table.hero("hunter").level) == (1, 1), "the level's life saves it"


@pytest.mark.rule("DS-12.1", "DS-12.2")
def test_rest_heals_two_up_to_the_most_and_is_possible_at_full_life() -> None:
    for life, after in ((1, 3), (4, 5), (5, 5)):
        table = Situation("hunter+ninja", life={"hunter": life})
        table.go("rest.H30")
        assert table.life("hunter") == after
    grown = Situation("hunter+ninja", life={"hunter": 5}, xp={"hunter": 4})
    grown.go("rest.H30")
    assert grown.life("hunter") == 7, "the most of its present level"


@pytest.mark.rule("DS-12.4")
def test_quests_can_be_met_from_a_burning_village() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H17"}, burning=["H12"], quests={"HM4": "bandit-fort"})
    table.roll(2, 1, 1)
    assert {"challenge.H12.HM4"} == {option for option in table.offered if ".H12" in option}


def test_the_default_of_a_move_stays_and_does_what_is_sensible_there() -> None:
    def default(space: str, life: int = 5, **laid: object) -> str:
        table = Situation("hunter+ninja", at={"hunter": space}, life={"hunter": life}, **laid)  # type: ignore[arg-type]
        return table.roll(2, 2, 2).prompt().default[0]

    assert default("H28", life=3) == "rest.H28"
    assert default("H28") == "investigate.H28.HM5"
    assert default("H25") == "adventure.H25"
    assert default("H16") == "investigate.H16.HM3"
    faced = {"HM2": "griffin-nest", "HM3": "sphinx-riddle"}
    assert default("H10", quests=faced) == "adventure.H10" and default("H10", life=1, quests=faced) == "adventure.H10"
    table = Situation("hunter+ninja", at={"hunter": "H12"}, burning=["H12"], quests={"HM4": "griffin-nest"})
    assert table.roll(3, 2, 2).prompt().default == ("challenge.H12.HM4",)


def test_the_box_is_as_the_catalogue_counts_it() -> None:
    terrains = [space.terrain for space in CARDS.map.spaces.values()]
    counts = {terrain: terrains.count(terrain) for terrain in set(terrains)}
    assert counts == {"road": 3, "plain": 16, "forest": 12, "town": 1, "village": 2, "mountain": 5, "lake": 1}
