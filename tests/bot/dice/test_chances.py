"""Odds against another library, and against every way in which the dice can fall."""

from __future__ import annotations

import icepool
import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from bot.dice import limits
from bot.dice.chances import NoOdds, chances
from bot.dice.errors import DividedByZero, Endless, NotationError
from bot.dice.exact import Exact, Infeasible
from bot.dice.notation import read
from bot.dice.roller import roll
from rules.dice.odds import Odds

MOST_BRANCHES = 1500
FEW_ROLLS = 600
SPECK = 1e-7


@pytest.fixture(autouse=True)
def _quick_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ESTIMATE_ROLLS", FEW_ROLLS)


class Branch(Exception):
    """A die that was not decided yet: its sides."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class Decided:
    """Dice that show what was decided, and then ask."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.counter = 0
        self._values = values

    def below(self, n: int) -> int:
        return self.roll(n) - 1

    def roll(self, sides: int) -> int:
        if self.counter == len(self._values):
            raise Branch(sides)
        self.counter += 1
        return self._values[self.counter - 1]


def every_way(typed: str) -> tuple[dict[float, float], float]:
    """The odds of the total by going through all dice that can fall; what is very unlikely is cut off."""
    reading = read(typed)
    odds: dict[float, float] = {}
    success, branches = 0.0, 0
    waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while waiting:
        values, chance = waiting.pop()
        branches += 1
        if branches > MOST_BRANCHES:
            assume(False)
        try:
            rolled = roll(reading, Decided(values))
        except Branch as branch:
            if chance > SPECK:
                waiting += [((*values, face), chance / branch.sides) for face in range(1, branch.sides + 1)]
            continue
        number = rolled.total if rolled.successes is None else rolled.successes
        odds[number or 0] = odds.get(number or 0, 0.0) + chance
        success += chance if rolled.success else 0.0
    return odds, success


def close(ours: Odds, theirs: Odds, error: float = 1e-9) -> bool:
    return all(abs(ours.get(number, 0.0) - theirs.get(number, 0.0)) <= error for number in {*ours, *theirs})


PICKS = ["", "kh1", "kl1", "kh2", "kl2", "ph1", "pl1", "pl2", "kh3", "k2", "k>2", "k<2", "p1", "p<3", "ro1", "ro<3"]
PICKS += ["ro1k>1", "rr1", "e3", "mi2", "ma2", "mi2kh1", "ro1kl1", "k>1ro2", "mi2ma2", "k1k3", "p1p2", "e1e2", "ra3"]
dice = st.builds("{}d{}{}".format, st.integers(1, 3), st.integers(2, 4), st.sampled_from(PICKS))
expressions = st.recursive(
    st.one_of(st.integers(0, 3).map(str), dice),
    lambda inner: st.one_of(
        st.builds("{}{}{}".format, inner, st.sampled_from(["+", "-", "*", "//", ">=", "=="]), inner),
        st.builds("({})".format, inner),
        st.builds("({},{}){}".format, inner, inner, st.sampled_from(["", "kh1", "kl1", "k2", "p<2", "ph1"])),
        st.builds("({}){}".format, dice, st.sampled_from(["kh1", "pl1"])),
        st.builds("-{}".format, inner),
    ),
    max_leaves=3,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(expressions, st.sampled_from(["2b3>=2", "3b4<2", "1b2+2b3==3"])))
@example("3d4kh2")
@example("2d3e3+1d2")
@example("(1d4,2d3)kl1")
@example("((3d3kh2))+1")
def test_exact_odds_are_those_of_every_way_to_fall(typed: str) -> None:
    try:
        odds, success = Exact(read(typed)).odds()
    except (Infeasible, NotationError):
        return
    theirs, met = every_way(typed)
    chain = "e" in typed or "rr" in typed
    assert close(odds, theirs, 1e-3 if chain else 1e-9)
    assert sum(odds.values()) == pytest.approx(1)
    if success is not None:
        assert success == pytest.approx(met, abs=1e-3 if chain else 1e-9)


LIBRARY = {
    "2d6": 2 @ icepool.d6,
    "4d6kh3": icepool.d6.highest(4, 3),
    "4d6pl1": icepool.d6.highest(4, 3),
    "5d10kl2": icepool.d10.lowest(5, 2),
    "2d20kh1+5": icepool.d20.highest(2) + 5,
    "3d6e6": 3 @ icepool.d6.explode(depth=60),
    "10d6": 10 @ icepool.d6,
    "1d6*1d4": icepool.d6 * icepool.d4,
    "2d6ro1": 2 @ icepool.d6.reroll([1], depth=1),
    "3d8rr<3": 3 @ icepool.d8.reroll([1, 2], depth="inf"),
    "6b6>=5": 6 @ (icepool.d6 >= 5),
    "(1d6,1d8)kh1": icepool.highest(icepool.d6, icepool.d8),
}


@pytest.mark.parametrize("typed", LIBRARY)
def test_exact_odds_are_those_of_another_library(typed: str) -> None:
    answer = chances(read(typed))
    assert answer.exact
    die = LIBRARY[typed]
    theirs = {int(number): float(die.probability("==", number)) for number in die.outcomes()}
    assert close(answer.odds, theirs)


def test_the_chance_of_success() -> None:
    answer = chances(read("2d6>=7"))
    assert answer.success == pytest.approx(21 / 36) and answer.mean == pytest.approx(7)
    assert chances(read("1d20>=1d20")).success == pytest.approx(210 / 400)


@pytest.mark.parametrize("typed", ["2d6ra6", "4d6e6kh3", "200d1000", "(2d6kh1)kh1"])
def test_what_is_too_much_work_is_estimated_and_says_how_sure_it_is(typed: str) -> None:
    answer = chances(read(typed))
    assert not answer.exact and 0 < answer.error < 0.1
    assert answer.rolls <= FEW_ROLLS


def test_an_estimate_is_the_same_twice() -> None:
    assert chances(read("2d6ra6")) == chances(read("2d6ra6"))


def test_an_estimate_is_as_near_as_it_says() -> None:
    odds, met = every_way("2d6ra6>=9")
    answer = chances(read("2d6ra6>=9"))
    assert answer.success == pytest.approx(met, abs=answer.error)
    assert close(answer.odds, odds, answer.error)


@pytest.mark.parametrize("typed", ["200d6", "100d20", "20d20kh10", "2d1000", "1d20000", "200b6>=5"])
def test_large_sums_are_exact(typed: str) -> None:
    answer = chances(read(typed))
    assert answer.exact and sum(answer.odds.values()) == pytest.approx(1)


def test_what_has_no_odds_is_refused() -> None:
    for typed in ("choice[a,b]", "3b6"):
        with pytest.raises(NoOdds):
            chances(read(typed))
    with pytest.raises(Endless):
        chances(read("1d6rr<7"))
    with pytest.raises(DividedByZero):
        chances(read("6/(1d6-1)"))
