from __future__ import annotations

from datetime import timedelta

import pytest

from bot.dice.cooldown import Cooldown, TooFast
from bot.dice.luck import luck, most_rolled
from bot.dice.result import Draw
from rules.kernel.dice import DiceStream
from tests.bot.tables.fake_clock import FakeClock


def fallen(sides: int, *values: int) -> list[Draw]:
    return [Draw(number, sides, value) for number, value in enumerate(values)]


def test_faces_are_counted_against_what_is_expected() -> None:
    counted = luck(fallen(6, *[1] * 5, *[2] * 8, *[3] * 9, *[4] * 8, *[5] * 10, *[6] * 20) + fallen(20, 20), 6)
    assert [each.count for each in counted.ranges] == [5, 8, 9, 8, 10, 20]
    assert all(each.expected == 10 for each in counted.ranges)
    assert counted.chance == pytest.approx(0.0199, abs=1e-3)


def test_too_few_dice_say_nothing() -> None:
    counted = luck(fallen(6, 1, 2, 3), 6)
    assert counted.chance is None and counted.missing == 27
    assert luck(fallen(6, *range(1, 7)) * 5, 6).chance == 1


def test_many_faces_are_counted_in_ranges() -> None:
    stream = DiceStream(b"luck")
    counted = luck(fallen(23, *(stream.roll(23) for _ in range(1000))), 23)
    assert [(each.first, each.last) for each in counted.ranges][:2] == [(1, 2), (3, 4)]
    assert counted.ranges[-1].last == 23
    assert sum(each.count for each in counted.ranges) == 1000
    assert sum(each.expected for each in counted.ranges) == pytest.approx(1000)
    assert counted.chance is not None and 0.01 < counted.chance < 1


def test_loaded_dice_are_found() -> None:
    counted = luck(fallen(6, *[6] * 30, *range(1, 6)), 6)
    assert counted.chance is not None and counted.chance < 1e-9


def test_the_dice_that_were_rolled_most() -> None:
    assert most_rolled([*fallen(6, 1, 2), *fallen(20, 3, 4, 5), *fallen(1, *[1] * 9)]) == 20
    assert most_rolled([*fallen(20, 1), *fallen(6, 1)]) == 6
    assert most_rolled([]) is None


def test_a_member_may_roll_a_few_times_at_once_and_then_slowly() -> None:
    clock = FakeClock()
    cooldown = Cooldown(clock, at_once=3, every=timedelta(seconds=4))
    for _ in range(3):
        cooldown.take(1)
    with pytest.raises(TooFast) as refused:
        cooldown.take(1)
    assert refused.value.args_for_text == {"seconds": 4}
    cooldown.take(2)
    clock.advance(seconds=3.5)
    with pytest.raises(TooFast) as refused:
        cooldown.take(1)
    assert refused.value.args_for_text == {"seconds": 1}
    clock.advance(seconds=0.5)
    cooldown.take(1)
    clock.advance(hours=1)
    cooldown.take(1, cost=3)
    with pytest.raises(TooFast):
        cooldown.take(1)
