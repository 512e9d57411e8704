from __future__ import annotations

import math

import pytest

from rules.dice.chi_square import chance_of_more, chi_square


def test_even_counts_come_to_nothing() -> None:
    assert chi_square([10, 10], [10, 10]) == 0
    assert chance_of_more(0, 5) == 1


def test_a_worked_example() -> None:
    assert chi_square([5, 8, 9, 8, 10, 20], [10] * 6) == pytest.approx(13.4)


# Values of the usual printed table of critical values.
@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"),
    [(3.841, 1, 0.05), (6.635, 1, 0.01), (11.070, 5, 0.05), (15.086, 5, 0.01), (30.144, 19, 0.05), (123.225, 99, 0.05)],
)
def test_the_chance_is_that_of_the_printed_table(statistic: float, freedom: int, chance: float) -> None:
    assert chance_of_more(statistic, freedom) == pytest.approx(chance, abs=5e-5)


@pytest.mark.parametrize("statistic", [0.01, 0.5, 1.9, 2.1, 10, 60])
def test_two_degrees_of_freedom_are_an_exponential(statistic: float) -> None:
    assert chance_of_more(statistic, 2) == pytest.approx(math.exp(-statistic / 2))
