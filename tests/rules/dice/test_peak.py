from __future__ import annotations

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice.odds import at_least, mean, spread
from rules.dice.peak import PeakRoll, peak_odds, peak_roll
from rules.kernel.dice import DiceStream


def rolled(*numbers: int, dice: int) -> PeakRoll:
    left = list(numbers)
    roll = peak_roll(lambda count: [left.pop(0) for _ in range(count)], dice)
    assert left == []
    return roll


@pytest.mark.rule("DS-3.1", "DS-3.2", "DS-3.3", "DS-3.9")
@pytest.mark.parametrize(
    ("numbers", "dice", "successes", "fumbles"),
    [
        ((6, 4, 1, 6, 1), 3, 3, 2),
        ((2, 3, 3), 3, 0, 0),
        ((1, 1, 2), 3, 0, 2),
        ((6, 4, 1, 5), 3, 3, 1),
        ((4, 5, 3, 2), 4, 2, 0),
        ((6, 2), 1, 2, 0),
        ((6, 6, 6, 2, 1), 2, 4, 1),
        ((), 0, 0, 0),
    ],
)
def test_a_peak_roll(numbers: tuple[int, ...], dice: int, successes: int, fumbles: int) -> None:
    roll = rolled(*numbers, dice=dice)
    assert (roll.successes, roll.fumbles, roll.total) == (successes, fumbles, successes - fumbles)


@pytest.mark.rule("DS-3.4", "DS-3.5", "DS-3.6")
def test_every_six_calls_for_a_die_at_once_and_without_end() -> None:
    assert rolled(6, 6, 3, 6, 2, 6, 6, 5, dice=3).waves == ((6, 6, 3), (6, 2), (6,), (6,), (5,))


@given(st.integers(0, 12), st.binary(min_size=1, max_size=8))
def test_extra_dice_are_as_many_as_sixes(dice: int, seed: bytes) -> None:
    stream = DiceStream(seed)
    roll = peak_roll(lambda count: [stream.roll(6) for _ in range(count)], dice)
    assert len(roll.extra) == roll.first.count(6) + roll.extra.count(6)
    assert roll.total >= -dice


def test_the_odds_are_those_of_another_library() -> None:
    extra = icepool.Die([-1, 1, 1, 1, 1, 0])
    for _ in range(30):
        extra = icepool.d6.map({1: -1, 2: 1, 3: 1, 4: 1, 5: 1, 6: extra + 1})
    die = icepool.d6.map({1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: extra + 1})
    for dice in range(13):
        theirs = die.pool(dice).sum() if dice else icepool.Die([0])
        ours = peak_odds(dice)
        for total in range(-dice, 40):
            assert ours.get(total, 0.0) == pytest.approx(float(theirs.probability("==", total)), abs=1e-9)
            assert at_least(ours).get(total, 0.0) == pytest.approx(float(theirs.probability(">=", total)), abs=1e-9)


def test_the_odds_that_the_catalogue_prints() -> None:
    one = peak_odds(1)
    assert [round(one[total], 3) for total in (-1, 0, 1, 2)] == [0.167, 0.361, 0.338, 0.112]
    assert mean(one) == pytest.approx(7 / 15)
    for dice, once, twice in ((1, 0.472, 0.134), (2, 0.609, 0.327), (3, 0.694, 0.462), (6, 0.831, 0.699)):
        chances = at_least(peak_odds(dice))
        assert (chances[1], chances[2]) == pytest.approx((once, twice), abs=6e-4)


def test_no_dice_come_to_nothing() -> None:
    assert peak_odds(0) == {0: 1.0}
    assert spread(peak_odds(0)) == 0
