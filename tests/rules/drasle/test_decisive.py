"""The decisive phase: how it begins, attacks, chains, the life track, rampages, and the end (DS-18 to DS-22)."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.drasle.situation import CARDS, Situation

BROKE = {"hunter": 0, "ninja": 0, "paladin": 0, "prince": 0}
FOUR = ["book", "weapon", "treasure", "hideout"]


def fight(party: str = "hunter+ninja+gladiator", **laid: object) -> Situation:
    """The decisive phase, with nobody's points to ask about, the Hunter to attack."""
    known: dict[str, object] = {"decisive": True, "points": BROKE, "current": "hunter", **laid}
    return Situation(party, **known)  # type: ignore[arg-type]


def winning_the_fifth(reward: str, *dice: int, **laid: object) -> Situation:
    """The Hunter wins the last quest, with that reward below it."""
    found = [each for each in [*FOUR, "hideout"] if each != reward or reward == "hideout"][:4]
    if reward == "hideout":
        found = FOUR
    known: dict[str, object] = {
        "at": {"hunter": "H24"}, "quests": {"HM4": "bandit-fort"}, "under": {"HM4": reward}, "found": found,
        "points": BROKE, "current": "hunter", **laid,
    }  # fmt: skip
    return Situation("hunter+ninja", **known).go("challenge.H24.HM4", (1, 1, 1), dice=(4, 4, 4, *dice))  # type: ignore[arg-type]


# The change of phase -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-18.1", "DS-18.3", "DS-18.7", "DS-2.4")
def test_the_fifth_reward_begins_it_without_a_rampage() -> None:
    table = winning_the_fifth("book")
    assert (table.state.phase, table.state.ended_by, table.asks) == ("decisive", "rewards", "attack")
    assert table.current == "hunter" and "dragon_raged" not in table.told
    fourth = Situation(
        "hunter+ninja", current="hunter", at={"hunter": "H24"}, quests={"HM4": "bandit-fort"}, under={"HM4": "book"},
        found=["weapon", "treasure", "hideout"], points=BROKE,
    ).go("challenge.H24.HM4", (1, 1, 1), dice=(4, 4, 4))  # fmt: skip
    assert (fourth.state.phase, fourth.asks, len(fourth.state.rewards)) == ("adventure", "roll", 4)


@pytest.mark.rule("DS-18.2")
def test_the_fifth_reward_is_applied_first() -> None:
    table = winning_the_fifth("hideout", 3, gauge=3)
    assert table.told.index("dragon_acted") < table.told.index("decisive_began")
    assert (table.life("ninja"), table.state.gauge) == (3, 4)


@pytest.mark.rule("DS-18.1", "DS-18.6", "DS-18.9", "DS-2.4")
def test_the_full_gauge_begins_it_with_two_rampages_of_the_current_player() -> None:
    table = Situation("hunter+ninja", points=BROKE, gauge=13, current="hunter").roll(6, 1, 1, dice=(1, 4))
    raged = table.told_of("dragon_raged")
    assert [event["number"] for event in raged] == [1, 4] and {event["seat"] for event in raged} == {0}
    assert (table.life("hunter"), table.life("ninja"), table.current) == (1, 3, "hunter")


@pytest.mark.rule("DS-18.8")
def test_both_conditions_together_cause_the_rampages() -> None:
    table = winning_the_fifth("hideout", 1, 1, gauge=13)
    assert table.told.count("dragon_raged") == 2 and table.state.ended_by == "gauge"


@pytest.mark.rule("DS-18.4", "DS-18.5")
def test_pieces_go_to_the_arena_and_the_rest_stays() -> None:
    table = winning_the_fifth("book", xp={"ninja": 4}, life={"ninja": 3}, points={"hunter": 0, "ninja": 2})
    assert {hero.at for hero in table.view.party} == {"arena"} and not table.view.ways
    ninja = table.hero("ninja")
    assert (ninja.life, ninja.points, ninja.xp, table.state.rewards[-1]) == (3, {"ninjutsu": 2}, 5, "book")


@pytest.mark.rule("DS-18.10", "DS-18.11")
def test_who_dies_in_an_opening_rampage_is_dead_but_rolls_the_second() -> None:
    table = Situation("hunter+ninja+gladiator", points=BROKE, gauge=13, current="hunter", life={"hunter": 1})
    table.roll(6, 1, 1, dice=(1, 4))
    assert [event["seat"] for event in table.told_of("dragon_raged")] == [0, 0]
    assert table.life("hunter") == 0 and "revival_rolled" not in table.told
    assert table.life("ninja") == 3 and table.current == "ninja", "the bite finds nobody"


# Attacks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-19.1", "DS-19.5")
def test_turns_go_round_past_the_dead() -> None:
    table = fight("hunter+ninja+gladiator+paladin", life={"hunter": 5, "ninja": 0})
    turns = []
    for dice in ((4, 2, 2), (4, 2, 2, 2), (4, 2, 2), (4, 2, 2)):
        turns.append(table.current)
        table.do("0", dice=dice)
    assert turns == ["hunter", "gladiator", "paladin", "hunter"]


@pytest.mark.rule("DS-19.2", "DS-19.3")
def test_a_turn_is_one_attack_with_combat_weapon_and_boost() -> None:
    table = fight(found=["weapon"], points={"hunter": 2})
    assert table.offered == ["0", "1", "2"], "nothing else can be done"
    table.do("2", dice=(4, 4, 4, 4, 2, 2))
    assert len(table.view.rolls[0].first) == 6 and table.current == "ninja"
    strong = fight("gladiator+hunter", current="gladiator", found=["weapon"]).do("0", dice=(2, 2, 2, 2, 2))
    assert len(strong.view.rolls[0].first) == 5, "combat, and no other value"


@pytest.mark.rule("DS-22.1", "DS-22.2", "DS-22.5", "DS-E-14")
def test_victory_comes_before_the_partys_damage_and_is_everybodys() -> None:
    table = fight(wounds=8, life={"hunter": 1, "ninja": 0, "gladiator": 0}).do("0", dice=(4, 4, 4))
    assert (table.outcome, table.match.result.winners) == ("won", (0, 1, 2))
    assert "damage_taken" not in table.told and table.life("hunter") == 1


@pytest.mark.rule("DS-19.4")
def test_the_dragon_is_hurt_first_then_the_party_then_it_rages() -> None:
    order = fight(wounds=1).do("0", dice=(4, 4, 4, 1))
    told = order.told
    assert told.index("dragon_wounded") < told.index("damage_taken") < told.index("dragon_raged")


@pytest.mark.rule("DS-19.6", "DS-22.4", "DS-22.5")
def test_it_ends_when_all_are_dead() -> None:
    table = fight("hunter+ninja", life={"ninja": 0}).do("0", dice=(1, 1, 2))
    assert (table.outcome, table.match.over, table.match.result.winners) == ("lost-decisive", True, ())


@pytest.mark.rule("DS-19.7", "DS-20.1")
def test_the_dead_roll_no_chain_and_no_die_of_everybody() -> None:
    table = fight(life={"ninja": 0}).do("0", dice=(4, 4, 2, 4))
    assert [(roll.seat, roll.why) for roll in table.view.rolls] == [(0, "attack"), (2, "chain")]
    raging = fight(life={"ninja": 0}, wounds=1).do("0", dice=(4, 4, 4, 2, 3, 3))
    assert raging.told_of("everybody_rolled")[0]["dice"] == (3, 3)


@pytest.mark.rule("DS-4.8")
def test_being_swallowed_is_no_damage_and_no_guard_helps() -> None:
    table = fight(points={"hunter": 2}).do("0", dice=(1, 1, 2))
    assert table.life("hunter") == 0 and table.told.count("swallowed") == 1 and table.current == "ninja"


# Chains --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-20.1", "DS-20.2", "DS-20.4")
def test_at_two_all_others_roll_one_die_and_the_sum_counts() -> None:
    table = fight().do("0", dice=(4, 4, 2, 4, 5))
    assert [(roll.why, len(roll.first)) for roll in table.view.rolls] == [("attack", 3), ("chain", 1), ("chain", 1)]
    assert table.told_of("attack_ended")[0]["total"] == "+4" and table.state.wounds == 1


@pytest.mark.rule("DS-20.3", "DS-E-15")
def test_two_again_repeats_the_step_from_two() -> None:
    table = fight().do("0", dice=(4, 4, 2, 4, 1, 4, 2))
    assert table.told.count("chain_began") == 2 and len(table.view.rolls) == 5
    assert table.told_of("attack_ended")[0]["total"] == "+3"


@pytest.mark.rule("DS-20.5")
def test_two_has_no_effect_when_nobody_else_lives() -> None:
    table = fight("hunter+ninja", life={"ninja": 0}).do("0", dice=(4, 4, 2))
    assert "chain_began" not in table.told and (table.state.wounds, table.life("hunter")) == (0, 5)


@pytest.mark.rule("DS-20.6", "DS-21.4")
def test_the_attacker_rolls_the_rampages_of_a_chain() -> None:
    table = fight(wounds=1).do("0", dice=(4, 4, 2, 4, 2, 4))
    assert table.told_of("dragon_raged") == [{"number": 4, "blow": "bite", "seat": 0}]
    assert table.life("hunter") == 0, "two by the row, three by the bite"


@pytest.mark.rule("DS-20.7")
def test_a_chain_can_end_in_the_dragons_mouth() -> None:
    table = fight("hunter+ninja+gladiator+paladin").do("0", dice=(4, 4, 2, 1, 1, 1))
    assert table.told_of("attack_ended")[0]["total"] == "−1" and table.life("hunter") == 0


# Life track and rampages ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-21.1", "DS-21.2")
def test_tokens_fill_the_track_from_the_left_and_claw_marks_rage() -> None:
    table = fight().do("0", dice=(4, 4, 4))
    assert [space.wounded for space in table.view.dragon.track[:3]] == [True, False, False]
    assert "dragon_raged" not in table.told
    table.do("0", dice=(6, 4, 5, 1))
    assert table.state.wounds == 2 and table.told.count("dragon_raged") == 1
    two = fight().do("0", dice=(6, 6, 4, 5, 2, 1))
    assert [space.wounded for space in two.view.dragon.track[:3]] == [True, True, False], "one for each point"


@pytest.mark.rule("DS-21.3")
def test_every_claw_mark_that_is_covered_rages() -> None:
    table = fight(wounds=1, life={"hunter": 5}).do("0", dice=(6, 6, 6, 6, 5, 5, 5, 1, 1))
    assert table.state.wounds == 4 and table.told.count("dragon_raged") == 2


@pytest.mark.rule("DS-21.5", "DS-21.6", "DS-E-13", "DS-22.1")
def test_the_last_life_is_kept_once_and_rages_once() -> None:
    table = fight(wounds=6).do("0", dice=(6, 6, 6, 6, 5, 5, 5, 1))
    assert table.view.dragon.life == 1 and table.told.count("dragon_raged") == 1
    assert table.outcome == "", "one life is not none"


@pytest.mark.rule("DS-21.6")
def test_the_last_life_rages_even_without_a_claw_mark() -> None:
    life = msgspec.structs.replace(CARDS.dragon.life, claws=(2,))
    content = msgspec.structs.replace(CARDS, dragon=msgspec.structs.replace(CARDS.dragon, life=life))
    table = fight(wounds=7, content=content).do("0", dice=(4, 4, 4, 4))
    assert table.view.dragon.life == 1 and table.told.count("dragon_raged") == 1


@pytest.mark.rule("DS-21.7", "DS-21.8")
def test_at_one_life_any_wound_kills_and_nothing_rages() -> None:
    table = fight(wounds=8).do("0", dice=(4, 4, 4))
    assert table.outcome == "won" and "dragon_raged" not in table.told


@pytest.mark.rule("DS-21.9")
def test_rampage_damage_can_be_guarded() -> None:
    table = fight(wounds=1, points={**BROKE, "ninja": 1}).do("0", dice=(4, 4, 4, 6))
    assert (table.asks, table.asked, table.prompt().args["damage"]) == ("guard", ["ninja"], 2)


@pytest.mark.rule("DS-21.10")
def test_the_dead_attacker_still_rolls_the_table_die() -> None:
    table = fight(wounds=1, life={"hunter": 2}).do("0", dice=(4, 4, 4, 4))
    assert table.life("hunter") == 0 and table.told_of("dragon_raged")[0]["seat"] == 0
    assert table.told.count("damage_taken") == 1, "the bite finds nobody"


@pytest.mark.rule("DS-22.6")
def test_rampages_that_wait_are_dropped_when_all_are_dead() -> None:
    table = fight("hunter+ninja", wounds=1, life={"hunter": 2, "ninja": 1})
    table.do("0", dice=(6, 6, 6, 6, 6, 5, 5, 5, 6))
    assert table.state.wounds == 4, "two claw marks"
    assert table.told.count("dragon_raged") == 1 and table.outcome == "lost-decisive"
