"""Dice conditions and legality (10): exact, against trying everything."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dragons_roll.cards import Condition
from rules.dragons_roll.conditions import (
    NEVER,
    WILD,
    complete,
    different_spaces,
    fits,
    missing,
    open_spaces,
    with_die,
)
from rules.dragons_roll.loading import parse_condition
from tests.rules.dragons_roll.situation import CARDS, Situation

KINDS = ["5", "1/2/3", "2/4/6", "A", "B", "C", "*", "*?", "A?", "4?"]
RULES = ["", "sum>=15", "sum<=6", "sum=12", "asc"]


def condition(text: str) -> Condition:
    return parse_condition(text)


def holds(of: Condition, values: tuple[int | None, ...], wild: frozenset[int] = frozenset()) -> bool:
    """Whether a card with these numbers is complete, by the words of the rules and nothing else."""
    symbols: dict[str, set[int]] = {}
    for place, (space, value) in enumerate(zip(of.spaces, values, strict=True)):
        if value is None:
            if not space.optional:
                return False
        elif place not in wild:
            if value not in space.numbers:
                return False
            if space.symbol:
                symbols.setdefault(space.symbol, set()).add(value)
    if any(len(numbers) > 1 for numbers in symbols.values()):
        return False
    chosen = [next(iter(numbers)) for numbers in symbols.values()]
    if len(set(chosen)) != len(chosen):
        return False
    dice = [value for value in values if value is not None]
    total = sum(dice)
    rising = all(a < b for a, b in pairwise(dice))
    limits = {"least": total >= of.limit, "most": total <= of.limit, "exactly": total == of.limit}
    return {"": True, "ascending": rising, **limits}[of.rule]


def least_by_trying(of: Condition, on: tuple[int, ...]) -> int:
    """The least number of further dice, by trying every filling of the spaces."""
    wild = frozenset(place for place, number in enumerate(on) if number == WILD)
    choices: list[list[int | None]] = []
    for place, number in enumerate(on):
        if place in wild:
            choices.append([1, 2, 3, 4, 5, 6])
        elif number:
            choices.append([number])
        else:
            choices.append([None, 1, 2, 3, 4, 5, 6])
    best = NEVER
    for values in product(*choices):
        more = sum(value is not None and not on[place] for place, value in enumerate(values))
        if more < best and holds(of, values, wild):
            best = more
    return best


@st.composite
def cards(draw) -> tuple[Condition, tuple[int, ...]]:
    spaces = draw(st.lists(st.sampled_from(KINDS), min_size=2, max_size=4))
    rule = draw(st.sampled_from(RULES))
    try:
        made = parse_condition(" ".join([*spaces, rule]))
    except ValueError:
        made = parse_condition("* *")
    on: tuple[int, ...] = (0,) * len(made.spaces)
    for place in range(len(on)):
        number = draw(st.integers(0, WILD))
        if number and fits(made, on, place, number):
            on = with_die(on, place, number)
    return made, on


@given(cards())
@pytest.mark.rule("DR-10.14", "DR-10.15")
def test_what_a_card_lacks_is_what_trying_everything_finds(card) -> None:
    of, on = card
    least = least_by_trying(of, on)
    assert (missing(of, on), complete(of, on)) == (least, least == 0)
    for place, number in product(range(len(on)), range(1, 7)):
        if not on[place]:
            legal = least_by_trying(of, with_die(on, place, number)) < NEVER
            fitting = number in of.spaces[place].numbers
            same = of.spaces[place].symbol
            fixed = {
                space.symbol: value
                for space, value in zip(of.spaces, on, strict=True)
                if space.symbol and 0 < value < WILD
            }
            taken = not same or fixed.get(same, number) == number
            clash = bool(same) and same not in fixed and number in fixed.values()
            assert fits(of, on, place, number) == (legal and fitting and taken and not clash)


@given(cards(), st.data())
@pytest.mark.rule("DR-10.20")
def test_taking_a_die_off_never_makes_a_card_impossible(card, data) -> None:
    of, on = card
    if missing(of, on) < NEVER and any(on):
        place = data.draw(st.sampled_from([place for place, number in enumerate(on) if number]))
        assert missing(of, with_die(on, place, 0)) < NEVER


@pytest.mark.rule("DR-10.1")
def test_every_card_has_two_to_six_spaces() -> None:
    faces = [face for master in CARDS.masters.values() for face in (master.yellow, master.red)]
    for card in [*CARDS.dragons.values(), *faces]:
        assert 2 <= len(card.condition.spaces) <= 6
    for text in ("*", "* * * * * * *"):
        with pytest.raises(ValueError, match="spaces"):
            condition(text)


@pytest.mark.rule("DR-10.2")
def test_a_fixed_number_takes_only_dice_of_that_number() -> None:
    assert [n for n in range(1, 7) if fits(condition("5 5 6"), (0, 0, 0), 0, n)] == [5]


@pytest.mark.rule("DR-10.3")
def test_allowed_numbers_need_neither_be_equal_nor_different() -> None:
    card = condition("1/2/3 1/2/3 1/2/3")
    assert [n for n in range(1, 7) if fits(card, (0, 0, 0), 0, n)] == [1, 2, 3]
    assert [n for n in range(1, 7) if fits(card, (1, 0, 2), 1, n)] == [1, 2, 3]
    assert complete(card, (1, 1, 2))
    assert complete(card, (3, 1, 2))


@pytest.mark.rule("DR-10.4", "DR-10.5", "DR-EX-63")
def test_a_symbol_is_one_number_and_no_other_symbols() -> None:
    card = condition("A A B")
    assert fits(card, (4, 0, 0), 1, 4)
    assert not fits(card, (4, 0, 0), 1, 5)
    assert not fits(card, (4, 0, 0), 2, 4)
    assert fits(card, (4, 0, 0), 2, 5)


@pytest.mark.rule("DR-10.6")
def test_a_symbol_is_fixed_by_its_first_die_and_free_without_dice() -> None:
    card = condition("A A B")
    assert not fits(card, (0, 4, 0), 0, 3)
    assert fits(card, (0, 0, 0), 0, 3)
    assert fits(card, (WILD, 0, 0), 1, 3)
    assert fits(card, (WILD, 0, 0), 1, 6)


@pytest.mark.rule("DR-10.7")
def test_symbols_of_two_cards_are_independent() -> None:
    table = Situation({"L2": "noble-3", "C2": "noble-5"}, {"noble-3": "4a ."})
    table.roll(4, 4, 5, 5).do("face-5")
    assert {"noble-3.2", "noble-5.0"} <= set(table.offered)
    table = Situation({"L2": "noble-3", "C2": "noble-5"}, {"noble-3": "4a ."})
    assert {"noble-3.1", "noble-5.0"} <= set(table.roll(4, 4, 4).do("face-4").offered)


@pytest.mark.parametrize(
    ("text", "good", "bad"),
    [
        pytest.param("* * * sum>=15", (4, 5, 6), (4, 5, 5), marks=pytest.mark.rule("DR-10.8")),
        pytest.param("* * * sum<=6", (1, 2, 3), (2, 2, 3), marks=pytest.mark.rule("DR-10.9")),
        pytest.param("* * * sum=12", (1, 5, 6), (2, 5, 6), marks=pytest.mark.rule("DR-10.10")),
        pytest.param("* * * asc", (1, 4, 6), (1, 4, 4), marks=pytest.mark.rule("DR-10.11")),
    ],
)
def test_the_rule_over_a_card(text, good, bad) -> None:
    assert complete(condition(text), good)
    assert not complete(condition(text), bad)


@pytest.mark.rule("DR-10.12")
def test_spaces_are_filled_in_any_order() -> None:
    assert open_spaces(condition("* * * asc"), (0, 0, 0), 3) == (0, 1, 2)
    assert open_spaces(condition("* * * asc"), (0, 0, 6), 3) == (0, 1)
    assert open_spaces(condition("1 2 3"), (0, 0, 0), 3) == (2,)


@pytest.mark.rule("DR-10.13", "DR-EX-64", "DR-EX-65")
def test_an_optional_space_may_stay_empty_and_counts_when_filled() -> None:
    card = condition("* * *? sum=12")
    assert complete(card, (6, 6, 0))
    assert not complete(card, (6, 5, 0))
    assert missing(card, (6, 5, 0)) == 1
    assert complete(card, (6, 5, 1))
    assert not complete(card, (6, 5, 2))


@pytest.mark.rule("DR-10.16")
def test_a_die_that_would_leave_a_card_hopeless_is_illegal() -> None:
    assert not fits(condition("* * * * sum=12"), (6, 0, 0, 0), 1, 6)
    assert not fits(condition("* * * asc"), (0, 0, 0), 0, 5)
    assert fits(condition("* * * asc"), (0, 0, 0), 1, 5)
    assert fits(condition("* * * *? sum>=15"), (0, 0, 0, 0), 0, 1)
    assert not fits(condition("* * sum<=6"), (0, 0), 0, 6)


@pytest.mark.rule("DR-10.17")
def test_a_card_mixes_spaces_and_has_one_rule_at_most() -> None:
    mixed = condition("5 1/2/3 A * sum=12")
    assert [space.kind for space in mixed.spaces] == ["number", "numbers", "symbol", "free"]
    assert complete(mixed, (5, 1, 4, 2))
    with pytest.raises(ValueError, match="neither a space nor a rule"):
        condition("* * asc sum=12")


@pytest.mark.rule("DR-10.19")
def test_a_wild_die_counts_as_whatever_helps() -> None:
    assert complete(condition("* * sum<=6"), (5, WILD))
    assert complete(condition("5 5"), (5, WILD))
    assert not complete(condition("* * * asc"), (WILD, 2, 2))
    assert complete(condition("* * * asc"), (WILD, 2, 3))
    assert not fits(condition("* * * asc"), (WILD, 0, 0), 1, 1)
    table = Situation({"L2": "normling-4", "C2": "noble-2"}, {"normling-4": "6b* ."}).roll(3, 5, 5)
    assert "normling-4" in {option.partition(".")[0] for option in table.do("face-5").offered}, "a 6 counts as 1"


def test_spaces_that_come_to_the_same_are_offered_once() -> None:
    assert different_spaces(condition("A A A B B"), (0,) * 5, 4) == (0, 3)
    assert different_spaces(condition("A A B B"), (0,) * 4, 4) == (0,)
    assert different_spaces(condition("A A B B"), (4, 0, 0, 0), 4) == (1,)
    assert different_spaces(condition("* * *? sum=12"), (6, 0, 0), 5) == (1,)
    assert different_spaces(condition("* * * asc"), (0, 0, 0), 3) == (0, 1, 2)
