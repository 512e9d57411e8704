"""Challenges, alone and together, and the rewards (DS-14 to DS-16)."""

from __future__ import annotations

import pytest

from tests.rules.drasle.situation import Situation

BESIDE = {"hunter": "H24", "ninja": "H17", "gladiator": "H23"}
"""All three stand next to the Lake Peak."""


def trying(quest: str, party: str = "hunter+ninja", **laid: object) -> Situation:
    """The Hunter has declared a challenge of that quest on the Lake Peak."""
    known: dict[str, object] = {"at": BESIDE, "quests": {"HM4": quest}, "current": "hunter", **laid}
    known.setdefault("under", {"HM4": "weapon"})
    table = Situation(party, **known)  # type: ignore[arg-type]
    return table.go("challenge.H24.HM4", movement=(1, 1, 1))


def alone(quest: str, dice: tuple[int, ...], **laid: object) -> Situation:
    """The Hunter tries it alone, without a boost."""
    return trying(quest, at={"hunter": "H24"}, **laid).do("0", dice=dice)


@pytest.mark.rule("DS-14.1")
@pytest.mark.parametrize(
    ("quest", "dice"), [("bandit-fort", 4), ("griffin-nest", 3), ("forbidden-library", 3), ("sphinx-riddle", 3)]
)
def test_the_tile_names_the_value(quest: str, dice: int) -> None:
    table = alone(quest, (2,) * dice, xp={"hunter": 2})
    assert table.view.rolls[0].first == (2,) * dice


@pytest.mark.rule("DS-14.2", "DS-E-21", "DS-E-22")
def test_the_total_must_reach_the_difficulty_less_the_markers() -> None:
    won = alone("chimera-hunt", (4, 4, 4), markers={"HM4": 1})
    assert "quest_won" in won.told
    lost = alone("chimera-hunt", (4, 4, 4))
    assert lost.mountain("HM4").markers == 3 and lost.view.mountain("HM4").quest.need == 1  # type: ignore[union-attr]


@pytest.mark.rule("DS-14.3", "DS-14.4", "DS-16.8")
def test_won_alone_it_brings_two_xp_and_the_reward_below() -> None:
    table = alone("bandit-fort", (4, 4, 4), markers={"HM4": 1}, under={"HM4": "weapon"}, found=["book"])
    tiles = table.mountain("HM4")
    assert table.hero("hunter").xp == 2 and table.hero("ninja").xp == 0
    assert (tiles.quest, tiles.markers, tiles.found, table.state.rewards) == ("", 0, True, ["book", "weapon"])
    table.go("rest.H30")
    assert (table.view.mountain("HM4").reward, table.state.rewards) == ("weapon", ["book", "weapon"]), "they stay"
    book = alone("bandit-fort", (4, 4, 4), under={"HM4": "book"})
    assert (book.hero("hunter").xp, book.hero("ninja").xp) == (3, 1), "the reward is for all"


@pytest.mark.rule("DS-14.5")
def test_experience_comes_before_the_reward() -> None:
    table = alone("bandit-fort", (4, 4, 4), under={"HM4": "book"})
    assert table.told.index("quest_won") < table.told.index("xp_gained") < table.told.index("reward_found")


@pytest.mark.rule("DS-14.6", "DS-14.7", "DS-14.8", "DS-14.9")
@pytest.mark.parametrize(("dice", "before", "after"), [((4, 4, 2), 0, 2), ((4, 1, 2), 1, 1), ((1, 1, 2), 1, 0)])
def test_a_failure_moves_the_markers(dice: tuple[int, ...], before: int, after: int) -> None:
    table = alone("chimera-hunt", dice, markers={"HM4": before})
    if table.asks == "guard":
        table.do("0")
    assert table.mountain("HM4").markers == after
    assert table.view.mountain("HM4").quest.need >= 1  # type: ignore[union-attr]


@pytest.mark.rule("DS-14.10", "DS-14.14")
def test_damage_on_a_challenge_comes_before_boost_and_roll() -> None:
    table = trying("guardian-golem", at={"hunter": "H24"})
    assert table.asks == "guard" and table.prompt().args["damage"] == 1
    table.do("1")
    assert (table.asks, table.offered, table.life("hunter")) == ("boost", ["0", "1"], 5)
    table.do("0", dice=(2, 2, 2))
    assert table.current == "ninja"


@pytest.mark.rule("DS-14.11")
def test_who_has_no_more_life_than_the_damage_takes_no_part() -> None:
    table = Situation("hunter+ninja", at=BESIDE, quests={"HM4": "guardian-golem"}, life={"hunter": 1})
    table.roll(2, 1, 1)
    assert not any(option.startswith("challenge") for option in table.offered), "guard is not counted"
    assert [closed.why.key for closed in table.prompt().closed] == ["reason-too-weak"]
    helper = trying("guardian-golem", life={"ninja": 1})
    assert helper.helpers() == []


@pytest.mark.rule("DS-14.14", "DS-15.3", "DS-14.10")
def test_the_order_of_a_challenge_together() -> None:
    table = trying("guardian-golem", life={"ninja": 3})
    assert (table.asks, table.helpers()) == ("brave", ["ninja"])
    table.do("help:0", by="ninja", kind="help")
    assert table.asks == "guard" and table.asked == ["hunter", "ninja"], "helpers first, then the damage"
    table.do("0", by="hunter").do("0", by="ninja")
    assert table.asks == "boost" and not table.view.rolls
    table.do("0", by="hunter").do("0", by="ninja", dice=(2, 2, 2, 1, 2))
    assert [roll.seat for roll in table.view.rolls] == [0, 1]
    failed = table.told.index("quest_failed")
    assert table.told.index("peak_rolled") < failed


@pytest.mark.rule("DS-14.14", "DS-15.7")
def test_what_a_failure_does_comes_after_the_markers_and_hits_all() -> None:
    table = trying("chimera-hunt", points={"hunter": 0, "ninja": 0})
    table.do("help:0", by="ninja", dice=(4, 4, 2, 2, 2))
    assert table.told.index("quest_failed") < table.told.index("damage_taken")
    assert (table.life("hunter"), table.life("ninja"), table.mountain("HM4").markers) == (3, 2, 2)


@pytest.mark.rule("DS-15.7")
def test_the_labyrinth_holds_all_who_failed_in_their_next_turn() -> None:
    table = trying("vast-labyrinth").do("help:0", by="ninja").do("0", by="hunter", dice=(2,) * 7)
    assert table.hero("hunter").bound and table.hero("ninja").bound
    table.roll(6, 5, 4, 4, dice=(3,)).do("0", by="hunter").do("0", by="ninja")
    assert table.state.gauge == 1 and table.reached() == {"H17"}, "dice are rolled and 6s count"
    table.do("adventure.H17").do("0", dice=(2, 2, 2))
    assert not table.hero("ninja").bound and table.hero("hunter").bound


# Together ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-15.1", "DS-15.9")
def test_everybody_next_to_the_quest_may_help() -> None:
    table = trying("bandit-fort", "hunter+ninja+gladiator")
    assert table.helpers() == ["ninja", "gladiator"]
    far = trying("bandit-fort", "hunter+ninja+gladiator", at={"hunter": "H24", "ninja": "H25", "gladiator": "H23"})
    assert far.helpers() == ["gladiator"]


@pytest.mark.rule("DS-15.2", "DS-15.3")
def test_the_helper_alone_decides_before_any_die() -> None:
    table = trying("bandit-fort", "hunter+ninja+gladiator")
    table.do("no", by="ninja")
    assert table.helpers() == ["gladiator"] and table.state.trial and table.state.trial.declined == [1]
    table.do("help:0", by="gladiator")
    assert table.helpers() == [] and table.asks == "challenge"
    assert [each.seat for each in table.view.trial.participants] == [0, 2]  # type: ignore[union-attr]
    assert not table.view.rolls and table.offered == ["0", "1", "2"], "the challenger has no say in it"


@pytest.mark.rule("DS-15.4", "DS-15.5", "DS-15.6", "DS-E-07")
def test_totals_are_added_negative_ones_too_and_everybody_gains_one() -> None:
    table = trying("bandit-fort", "hunter+ninja+gladiator")
    table.do("help:1", by="ninja").do("help:0", by="gladiator")
    table.do("0", dice=(4, 4, 4, 1, 2, 2, 4, 4, 2, 2))
    assert [roll.total for roll in table.view.rolls] == [3, -1, 2]
    assert [len(roll.first) for roll in table.view.rolls] == [3, 3, 4], "own value and own boost"
    assert [table.hero(name).xp for name in table.party] == [1, 1, 1]


@pytest.mark.rule("DS-15.5")
def test_the_sum_fails_as_one() -> None:
    table = trying("chimera-hunt", markers={"HM4": 2}, points={"hunter": 0, "ninja": 0})
    table.do("help:0", by="ninja", dice=(1, 1, 2, 4, 2))
    assert table.mountain("HM4").markers == 1


@pytest.mark.rule("DS-15.8")
def test_helping_costs_nothing_of_the_own_turn() -> None:
    table = trying("bandit-fort").do("help:0", by="ninja").do("0", dice=(2,) * 5)
    assert table.current == "ninja"
    table.roll(3, 3, 1, 1)
    assert {"H24", "H25"} & table.reached() and "challenge.H17.HM4" in table.offered


@pytest.mark.rule("DS-15.10", "DS-4.2")
def test_all_boosts_are_declared_before_the_first_die() -> None:
    table = trying("bandit-fort")
    assert table.prompt("ninja").ids == ("help:0", "help:1", "no")
    table.do("help:1", by="ninja")
    assert table.points("ninja") == 0 and not table.view.rolls
    table.do("2", by="hunter", dice=(2,) * 8)
    assert [len(roll.first) for roll in table.view.rolls] == [5, 3] and table.asks == "roll"
    golem = trying("guardian-golem").do("help:0", by="ninja", kind="help")
    golem.do("0", by="hunter").do("0", by="ninja")
    assert (golem.asks, golem.asked) == ("boost", ["hunter", "ninja"]), "both are asked at once"
    golem.do("2", by="hunter")
    assert golem.asked == ["ninja"] and not golem.view.rolls


def test_the_challenger_need_not_wait() -> None:
    table = trying("bandit-fort").do("0", by="hunter", dice=(4, 4, 4))
    assert table.hero("hunter").xp == 2 and table.current == "ninja"


# Rewards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-16.1")
def test_a_hideout_wounds_the_dragon_and_raises_the_gauge() -> None:
    table = alone("bandit-fort", (4, 4, 4), under={"HM4": "hideout"}, gauge=1)
    assert (table.state.wounds, table.state.gauge) == (1, 2)


@pytest.mark.rule("DS-16.3", "DS-16.4", "DS-E-11")
def test_the_second_hideout_lies_on_a_claw_mark_without_a_rampage() -> None:
    table = alone("bandit-fort", (4, 4, 4), under={"HM4": "hideout"}, found=["hideout"], wounds=1, gauge=1)
    assert (table.state.wounds, table.state.gauge) == (2, 2)
    assert table.view.dragon.track[1].claw and "dragon_raged" not in table.told


@pytest.mark.rule("DS-16.5")
def test_items_work_only_from_the_treasure_on() -> None:
    before = Situation("ninja+hunter", decisive=True)
    before.do("0", dice=(1, 1))
    assert "substitution" not in before.asks and before.life("ninja") == 0
    after = Situation("ninja+hunter", decisive=True, found=["treasure"])
    after.do("0", dice=(1, 1))
    assert after.asks == "substitution"


@pytest.mark.rule("DS-16.6")
def test_the_book_brings_everybody_one_xp() -> None:
    table = alone("bandit-fort", (4, 4, 4), under={"HM4": "book"}, xp={"ninja": 1})
    assert (table.hero("hunter").xp, table.hero("ninja").xp, table.hero("ninja").level) == (3, 2, 1)


@pytest.mark.rule("DS-16.7")
def test_the_weapon_helps_in_the_decisive_phase_only() -> None:
    table = alone("bandit-fort", (2, 2, 2), found=["weapon"], under={"HM4": "book"})
    assert len(table.view.rolls[0].first) == 3
    fight = Situation("hunter+ninja", decisive=True, found=["weapon"], points={"hunter": 0})
    fight.do("0", dice=(4, 4, 4, 4))
    assert len(fight.view.rolls[0].first) == 4
