"""How each character recovers what it spends, experience and levels (DS-5, DS-6)."""

from __future__ import annotations

import pytest

from rules.drasle.experience import gain_xp
from rules.drasle.resources import gain
from tests.rules.drasle.situation import Situation


@pytest.mark.rule("DS-5.1", "DS-4.11")
def test_the_hunter_refills_by_resting() -> None:
    table = Situation("hunter+ninja", life={"hunter": 2}, points={"hunter": 0})
    table.go("rest.H30")
    assert (table.points("hunter"), table.life("hunter")) == (2, 4)


@pytest.mark.rule("DS-4.11", "DS-5.16")
def test_points_stop_at_the_cap_but_gold_has_none() -> None:
    table = Situation("hunter+prince", gold=7)
    gain(table.board, 0, "bullets", 5)
    gain(table.board, 1, "gold", 5)
    assert (table.points("hunter"), table.hero("prince").points["gold"]) == (2, 12)


@pytest.mark.rule("DS-5.2", "DS-5.3", "DS-E-03")
def test_the_ninja_gains_one_point_by_forests_it_passes() -> None:
    table = Situation("ninja+hunter", at={"ninja": "H24"}, points={"ninja": 0})
    table.go("adventure.H24", movement=(5, 3, 1, 1), dice=())
    assert (table.points("ninja"), table.hero("ninja").at) == (1, "H24"), "in and out again"
    two = Situation("ninja+hunter", at={"ninja": "H09"}, points={"ninja": 0})
    two.go("adventure.H11", movement=(5, 5, 1, 1))
    assert two.told_of("moved")[0]["path"] == ["forest", "forest"] and two.points("ninja") == 1


@pytest.mark.rule("DS-5.2")
def test_the_point_is_there_at_once_for_the_action() -> None:
    table = Situation("ninja+hunter", at={"ninja": "H24"}, points={"ninja": 0})
    table.go("adventure.H23", movement=(5, 1, 1, 1))
    assert (table.asks, table.offered) == ("adventure", ["0", "1"])


@pytest.mark.rule("DS-5.4", "DS-E-02")
def test_the_ninja_gains_nothing_by_staying_in_a_forest_or_being_moved() -> None:
    table = Situation("ninja+hunter", at={"ninja": "H23"}, points={"ninja": 0})
    table.go("adventure.H23", movement=(4, 4, 2, 1), dice=(2, 2, 2))
    assert table.points("ninja") == 0
    moved = Situation("hunter+ninja", at={"ninja": "H23", "hunter": "H24"}, points={"ninja": 0})
    moved.roll(6, 1, 1, dice=(2, 3, 5))
    assert moved.hero("ninja").at == "H30" and moved.points("ninja") == 0


@pytest.mark.rule("DS-5.5")
def test_the_gladiator_has_nothing_to_spend() -> None:
    table = Situation("gladiator+hunter", at={"gladiator": "H24", "hunter": "H17"})
    table.roll(6, 2, 2, dice=(5, 6, 1))
    assert table.life("gladiator") == 4 and table.asks == "move", "no guard is asked"
    table.do("adventure.H24", dice=(4, 2, 2, 2))
    assert table.current == "hunter" and len(table.view.rolls) == 1, "no boost is asked"


@pytest.mark.rule("DS-5.6", "DS-E-29")
def test_the_gladiator_heals_by_an_adventure_on_a_plain() -> None:
    table = Situation("gladiator+hunter", at={"gladiator": "H24"})
    table.go("adventure.H24", dice=(4, 2, 2, 2))
    hero = table.hero("gladiator")
    assert (hero.xp, hero.life) == (1, 6), "1 XP, 1 damage, then healed"
    hurt = Situation("gladiator+hunter", at={"gladiator": "H24"}, life={"gladiator": 3})
    hurt.go("adventure.H24", dice=(2, 2, 2, 2))
    assert hurt.life("gladiator") == 4, "whatever the result"


@pytest.mark.rule("DS-5.7")
def test_the_gladiator_does_not_heal_in_a_forest() -> None:
    table = Situation("gladiator+hunter", at={"gladiator": "H23"}, life={"gladiator": 3})
    table.go("adventure.H23", dice=(2, 2))
    assert table.life("gladiator") == 3


@pytest.mark.rule("DS-5.8", "DS-5.9")
def test_the_paladin_gives_up_its_highest_die_for_one_point() -> None:
    table = Situation("paladin+hunter", at={"paladin": "H24"}, points={"paladin": 0})
    table.roll(5, 4, 3)
    view = {way.space: way for way in table.view.ways}
    assert view["H24"].gain == 1 and view["H25"].gain == 1, "the others are enough for a plain"
    assert view["H26"].gain == 1, "both others are there for two steps"
    assert view["H18"].gain == 0, "the forest needs the 5"
    table.do("adventure.H25")
    assert table.points("paladin") == 1 and table.told_of("die_given_up")[0]["number"] == 5
    far = Situation("paladin+hunter", at={"paladin": "H24"}, points={"paladin": 0})
    far.go("adventure.H18", movement=(5, 4, 3), dice=(2, 2))
    assert far.points("paladin") == 0 and "die_given_up" not in far.told


@pytest.mark.rule("DS-5.8")
def test_no_die_is_given_up_at_the_cap() -> None:
    table = Situation("paladin+hunter", at={"paladin": "H24"}, points={"paladin": 2})
    table.roll(5, 5, 3)
    assert all(way.gain == 0 for way in table.view.ways)


@pytest.mark.rule("DS-5.8", "DS-5.9")
def test_of_two_highest_dice_one_is_given_up() -> None:
    table = Situation("paladin+hunter", at={"paladin": "H24"}, points={"paladin": 0})
    table.roll(5, 5, 3)
    assert next(way for way in table.view.ways if way.space == "H18").gain == 1, "the other 5 is for the forest"
    table.do("adventure.H18")
    assert (table.points("paladin"), table.hero("paladin").at) == (1, "H18")


@pytest.mark.rule("DS-5.10")
def test_a_six_that_is_given_up_has_raised_the_gauge() -> None:
    table = Situation("paladin+hunter", gauge=1, points={"paladin": 0})
    table.go("rest.H30", movement=(6, 2, 1))
    assert (table.state.gauge, table.points("paladin")) == (2, 1)


@pytest.mark.rule("DS-5.11", "DS-5.17", "DS-E-06")
def test_what_the_move_will_bring_guards_no_dragon_action_of_this_turn() -> None:
    table = Situation("paladin+hunter", points={"paladin": 0, "hunter": 0})
    table.roll(6, 5, 2, dice=(3,))
    assert table.asks == "move" and table.life("paladin") == 5, "nothing to guard with"
    table.do("rest.H30")
    assert table.points("paladin") == 1


@pytest.mark.rule("DS-5.18")
def test_the_paladin_may_give_up_a_die_in_a_turn_without_a_move() -> None:
    table = Situation("paladin+hunter", at={"paladin": "H24"}, points={"paladin": 0}, bound=["paladin"])
    table.go("adventure.H24", movement=(5, 5, 3))
    assert table.points("paladin") == 1 and table.hero("paladin").at == "H24"


@pytest.mark.rule("DS-5.12")
def test_retainers_are_full_at_the_start_of_the_princes_turn() -> None:
    table = Situation("prince+hunter", points={"prince": 0}, at={"prince": "H24"})
    assert table.points("prince") == 1 and table.asks == "roll", "before the movement dice"
    grown = Situation("prince+hunter", points={"prince": 0}, xp={"prince": 4})
    assert grown.points("prince") == 2, "to the cap, not one point"
    other = Situation("hunter+prince", points={"prince": 0})
    assert other.points("prince") == 0, "only his own turn"


@pytest.mark.rule("DS-5.13", "DS-19.8")
def test_nothing_comes_back_in_the_decisive_phase() -> None:
    fight = Situation("prince+ninja", points={"prince": 0, "ninja": 0}, decisive=True)
    fight.do("0", dice=(4, 2)).do("0", dice=(4, 2))
    assert (fight.current, fight.asks) == ("prince", "attack")
    assert (fight.points("prince"), fight.points("ninja")) == (0, 0)
    assert (fight.life("prince"), fight.life("ninja")) == (2, 2), "nobody heals"


@pytest.mark.rule("DS-5.14", "DS-16.5")
def test_the_treasure_brings_the_prince_three_gold_whoever_finds_it() -> None:
    table = Situation("hunter+prince", at={"hunter": "H24"}, quests={"HM4": "bandit-fort"}, under={"HM4": "treasure"})
    assert not any(hero.item_ready for hero in table.view.party)
    table.go("challenge.H24.HM4")
    table.do("0", dice=(4, 4, 4))
    assert table.hero("prince").points["gold"] == 3
    assert all(hero.item_ready for hero in table.view.party)


@pytest.mark.rule("DS-5.15", "DS-E-05", "DS-10.8")
def test_terror_takes_retainers_and_no_gold() -> None:
    table = Situation("prince+hunter+gladiator", gold=3, current="hunter", at={"hunter": "H24"})
    table.roll(6, 2, 2, dice=(6, 1, 5, 1))
    assert table.hero("prince").points == {"retainers": 0, "gold": 3}
    assert table.points("hunter") == 2, "the gladiator ties, and has nothing to lose"


@pytest.mark.rule("DS-5.16")
def test_the_prince_chooses_what_pays() -> None:
    table = Situation("prince+hunter", at={"prince": "H24"}, gold=1)
    table.go("adventure.H24")
    assert table.offered == ["0", "1.0", "0.1", "1.1"]
    table.do("0.1", dice=(4, 4, 2))
    assert table.hero("prince").points == {"retainers": 1, "gold": 0}
    guarding = Situation("prince+hunter", at={"prince": "H24"}, gold=2)
    guarding.roll(6, 2, 2, dice=(3,))
    guarding.do("0.1", by="prince").do("0", by="hunter")
    assert guarding.hero("prince").points == {"retainers": 1, "gold": 1}


# Experience ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-6.1", "DS-6.3")
def test_a_threshold_raises_the_level_at_once_with_life_and_points() -> None:
    table = Situation("hunter+ninja", xp={"hunter": 3}, life={"hunter": 2}, points={"hunter": 0})
    gain_xp(table.board, 0, 1)
    hero = table.hero("hunter")
    assert (hero.xp, hero.level, hero.life, hero.points) == (4, 2, 3, {"bullets": 1})


@pytest.mark.rule("DS-6.2")
def test_one_gain_can_pass_several_thresholds() -> None:
    table = Situation("hunter+ninja", xp={"hunter": 1})
    gain_xp(table.board, 0, 3)
    assert table.hero("hunter").level == 2
    assert [event.args["level"] for event in table.board.events if event.kind == "level_gained"] == [1, 2]


@pytest.mark.rule("DS-6.4")
def test_experience_ends_at_eight_and_levels_at_three() -> None:
    table = Situation("hunter+ninja", xp={"hunter": 7})
    gain_xp(table.board, 0, 3)
    gain_xp(table.board, 0, 1)
    assert (table.hero("hunter").xp, table.hero("hunter").level) == (8, 3)


@pytest.mark.rule("DS-6.5", "DS-16.6")
def test_experience_comes_from_adventures_quests_and_the_book() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24"})
    table.go("adventure.H24")
    table.do("0", dice=(4, 4, 2))
    assert table.hero("hunter").xp == 1
    quest = Situation("hunter+ninja", at={"hunter": "H24"}, quests={"HM4": "bandit-fort"}, under={"HM4": "book"})
    quest.go("challenge.H24.HM4")
    quest.do("0", dice=(4, 4, 4))
    assert (quest.hero("hunter").xp, quest.hero("ninja").xp) == (3, 1)
