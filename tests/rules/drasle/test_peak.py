"""The peak roll at a table, plain rolls, boosts, and the exact chances (DS-3, DS-4)."""

from __future__ import annotations

from random import Random

import pytest

from rules.dice.peak import peak_odds, peak_roll
from rules.drasle.chances import adventure_chances, attack_chances, attack_odds, chance_of, percent
from tests.rules.drasle.situation import CARDS, Situation

WOODS = {"hunter": "H24"}


def total_of(*dice: int) -> int:
    """The success total of a peak roll of the Hunter's three dice and all that they call for."""
    table = Situation("hunter+ninja", at=WOODS, points={"hunter": 0})
    table.go("adventure.H24", dice=dice)
    return table.view.rolls[0].total


@pytest.mark.rule("DS-3.1", "DS-E-18")
def test_four_to_six_succeed_two_and_three_count_nothing() -> None:
    assert (total_of(2, 3, 3), total_of(4, 5, 2), total_of(5, 5, 4)) == (0, 2, 3)


@pytest.mark.rule("DS-3.2", "DS-3.3", "DS-3.4")
def test_a_six_adds_a_die_that_succeeds_from_two() -> None:
    assert [total_of(6, 2, 2, extra) for extra in (2, 3, 4, 5)] == [2, 2, 2, 2]
    assert total_of(6, 2, 2, 6, 2) == 3


@pytest.mark.rule("DS-3.5", "DS-3.6")
def test_extra_dice_have_no_limit_and_nobody_is_asked() -> None:
    assert total_of(6, 2, 2, *[6] * 20, 2) == 22


@pytest.mark.rule("DS-3.7", "DS-3.8", "DS-E-17")
def test_ones_take_successes_away_after_all_extra_dice() -> None:
    assert total_of(6, 4, 1, 6, 1) == 1
    assert total_of(6, 1, 1, 2) == 0, "not nothing, and then one of the extra die"
    table = Situation("hunter+ninja", at=WOODS, points={"hunter": 0})
    table.go("adventure.H24", dice=(6, 4, 1, 6, 1))
    (told,) = table.told_of("peak_rolled")
    assert (told["successes"], told["fumbles"], told["first"], told["extra"]) == (3, 2, "6★ 4 1✕", "6★ 1✕")


@pytest.mark.rule("DS-3.9", "DS-E-19")
def test_a_total_can_be_negative() -> None:
    assert total_of(1, 1, 2) == -2


@pytest.mark.rule("DS-3.10")
def test_no_dice_total_nothing() -> None:
    assert peak_roll(lambda count: (1,) * count, 0).total == 0
    assert chance_of(0, 0) == 1 and chance_of(0, 1) == 0


@pytest.mark.rule("DS-3.11")
def test_a_die_of_everybody_is_a_plain_roll() -> None:
    table = Situation(gauge=0, at={"hunter": "H17", "ninja": "H24", "gladiator": "H25"})
    table.roll(6, 2, 2, dice=(2, 6, 6, 3))
    assert table.told_of("everybody_rolled")[0]["dice"] == (6, 6, 3)
    assert not table.told_of("peak_rolled") and not table.view.rolls, "no extra dice, no fumbles, no boost"
    assert [table.hero(name).at for name in table.party] == ["H30", "H30", "H25"]
    saved = Situation("hunter+ninja", life={"hunter": 1}, points={"hunter": 0, "ninja": 0})
    saved.roll(6, 2, 2, dice=(4, 1, 5, 6, 1))
    assert saved.told_of("revival_rolled")[0]["dice"] == (6, 1) and not saved.view.rolls


@pytest.mark.rule("DS-E-30")
def test_one_die_is_worth_seven_fifteenths() -> None:
    odds = peak_odds(1)
    assert sum(total * chance for total, chance in odds.items()) == pytest.approx(7 / 15)
    shares = [odds[-1] + odds.get(-2, 0), odds[0], odds[1], odds[2]]
    assert [round(100 * share, 1) for share in shares] == [16.7, 36.1, 33.8, 11.2]
    rng = Random(1)
    totals = [peak_roll(lambda n: [rng.randint(1, 6) for _ in range(n)], 1).total for _ in range(20_000)]
    assert sum(totals) / len(totals) == pytest.approx(7 / 15, abs=0.03)


# Boost ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-4.1", "DS-4.10", "DS-E-27")
def test_a_boost_adds_as_many_first_dice_as_points_are_spent() -> None:
    quest = {"HM4": "bandit-fort"}
    table = Situation("hunter+ninja", at=WOODS, quests=quest)
    table.go("challenge.H24.HM4")
    assert table.offered == ["0", "1", "2"]
    table.do("2", dice=(2, 2, 3, 3, 1))
    assert len(table.view.rolls[0].first) == 5
    assert table.points("hunter") == 0 and "quest_failed" in table.told


@pytest.mark.rule("DS-4.2", "DS-4.3")
def test_a_boost_is_declared_before_any_die_and_never_after() -> None:
    table = Situation("hunter+ninja", at=WOODS)
    table.go("adventure.H24")
    assert table.asks == "adventure" and not table.view.rolls
    table.do("1", dice=(6, 2, 2, 2, 3))
    assert table.view.rolls[0].extra == (3,), "no boost of extra dice"
    assert table.asks == "roll" and table.current == "ninja"


@pytest.mark.rule("DS-4.4")
def test_a_boost_works_on_every_peak_roll_and_on_no_movement() -> None:
    table = Situation("hunter+ninja", current="hunter")
    assert table.offered == ["roll"], "movement dice can't be boosted"
    fight = Situation("hunter+ninja", decisive=True)
    assert fight.offered == ["0", "1", "2"]
    fight.do("0", dice=(4, 4, 2))
    assert (fight.asks, fight.offered, fight.prompt().seat) == ("chain", ["0", "1"], 1)
    fight.do("1", dice=(4, 4))
    assert fight.view.rolls[1].first == (4, 4)
    attack = Situation("hunter+ninja", decisive=True).do("2", dice=(4, 2, 2, 2, 2))
    adventure = Situation("hunter+ninja", at=WOODS).go("adventure.H24").do("2", dice=(2, 2, 2, 2, 2))
    beside = {"hunter": "H24", "ninja": "H17"}
    together = Situation("hunter+ninja", at=beside, quests={"HM4": "bandit-fort"}).go("challenge.H24.HM4")
    together.do("help:1", by="ninja").do("2", by="hunter", dice=(2,) * 8)
    rolled = [[len(roll.first) for roll in table.view.rolls] for table in (attack, adventure, together)]
    assert rolled == [[5], [5], [5, 3]]


@pytest.mark.rule("DS-4.12")
def test_nobody_spends_what_another_holds() -> None:
    table = Situation("hunter+gladiator", at={"gladiator": "H24"}, current="gladiator")
    table.go("adventure.H24", dice=(4, 4, 2, 2))
    assert table.points("hunter") == 2 and len(table.view.rolls[0].first) == 4


# Chances -------------------------------------------------------------------------------------------------------------


def rolled(dice: int, rng: Random) -> int:
    return peak_roll(lambda count: [rng.randint(1, 6) for _ in range(count)], dice).total


def test_chances_agree_with_many_rolls() -> None:
    rng = Random(2)
    totals = [rolled(4, rng) for _ in range(20_000)]
    share = sum(total >= 3 for total in totals) / len(totals)
    assert chance_of(4, 3) == pytest.approx(share, abs=0.015)
    gains, hurts = adventure_chances(CARDS.dragon.adventures, 4)
    assert gains == pytest.approx(sum(total >= 1 for total in totals) / len(totals), abs=0.015)
    assert hurts == pytest.approx(sum(total == 1 or total <= -1 for total in totals) / len(totals), abs=0.015)


def test_chances_of_an_attack_follow_the_chain_to_its_end() -> None:
    rng, rows = Random(3), CARDS.dragon.attacks
    hits = swallowed = 0
    for _ in range(20_000):
        total = rolled(5, rng)
        while total == 2:
            total = 2 + sum(rolled(1, rng) for _ in range(3))
        hits, swallowed = hits + (total >= 3), swallowed + (total <= -1)
    assert attack_chances(rows, 5, 3) == pytest.approx((hits / 20_000, swallowed / 20_000), abs=0.015)
    assert sum(attack_odds(rows, 5, 3).values()) == pytest.approx(1)
    assert attack_odds(rows, 5, 0) == peak_odds(5), "nobody rolls along"


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0), (0.0001, 1), (0.444, 44), (0.999, 99), (1.0, 100)])
def test_percents_are_never_surer_than_the_chance(chance: float, shown: int) -> None:
    assert percent(chance) == shown


def test_options_show_the_chances() -> None:
    table = Situation("hunter+ninja", at={"hunter": "H24", "ninja": "H17"}, quests={"HM4": "bandit-fort"})
    table.roll(*(1, 1, 1))
    assert table.option("adventure.H24").args["chance"] == percent(chance_of(3, 1))
    assert table.option("challenge.H24.HM4").args["chance"] == percent(chance_of(3, 3))
    table.do("challenge.H24.HM4")
    assert [option.args["chance"] for option in table.prompt().options] == [
        percent(chance_of(dice, 3)) for dice in (3, 4, 5)
    ]
    helping = table.prompt("ninja", "help")
    assert (helping.args["before"], helping.option("help:0").args["after"]) == (
        percent(chance_of(3, 3)),
        percent(chance_of(5, 3)),
    )
