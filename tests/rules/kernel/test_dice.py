"""The verifiable dice: the same for the same seed, fair, committed to, and checked by who only knows the rule."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from rules.kernel import dice
from rules.kernel.dice import SPAN, DiceStream, Script, ScriptedDice
from rules.kernel.errors import BadScenario
from rules.kernel.points import Points
from rules.kernel.table import Halt, Table
from tests.rules.kernel.toy import opened, random_answer

# The least chi-square that one stream in a million of fair ones exceeds, by degrees of freedom.
ONE_IN_A_MILLION = {5: 35.9, 19: 61.0, 23: 67.6}


def chi_square(counts: Counter, kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (kinds - len(counts))


def forged(monkeypatch, *numbers: int) -> None:
    """Let the stream draw these numbers."""
    left = iter(numbers)
    monkeypatch.setattr(dice.hmac, "digest", lambda key, message, name: next(left).to_bytes(32, "big"))


def test_the_same_seed_rolls_the_same_and_another_does_not() -> None:
    one, same, other = DiceStream(b"a"), DiceStream(b"a"), DiceStream(b"b")
    rolls = [one.roll(6) for _ in range(50)]
    assert [same.roll(6) for _ in range(50)] == rolls
    assert [other.roll(6) for _ in range(50)] != rolls


def test_a_stream_goes_on_from_its_counter() -> None:
    whole = DiceStream(b"seed")
    values = [whole.roll(20) for _ in range(10)]
    later = DiceStream(b"seed", counter=4)
    assert [later.roll(20) for _ in range(6)] == values[4:]
    assert later.counter == whole.counter == 10


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert DiceStream(b"seed").commitment == hashlib.sha256(b"seed").hexdigest()


@pytest.mark.parametrize("sides", [6, 20])
def test_every_side_comes_alike(sides) -> None:
    stream = DiceStream(b"fair")
    counts = Counter(stream.roll(sides) for _ in range(6000))
    assert set(counts) == set(range(1, sides + 1))
    assert chi_square(counts, sides) < ONE_IN_A_MILLION[sides - 1]


def test_every_order_of_a_shuffle_comes_alike() -> None:
    table = Table(None, None, 2, {}, DiceStream(b"fair"), Points())
    counts: Counter = Counter()
    for _ in range(2400):
        cards = list("abcd")
        table.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < ONE_IN_A_MILLION[23]


def test_chi_square_notices_loaded_dice() -> None:
    stream = DiceStream(b"loaded")
    counts = Counter(max(stream.roll(6), 1 + stream.below(2)) for _ in range(6000))
    assert chi_square(counts, 6) > ONE_IN_A_MILLION[5]


@pytest.mark.parametrize("n", [3, 6, 7, 10, 20, 100])
def test_numbers_that_would_favour_small_results_are_passed_over(monkeypatch, n) -> None:
    fair = SPAN // n * n
    forged(monkeypatch, SPAN - 1, fair, fair - 1)
    stream = DiceStream(b"")
    assert stream.below(n) == n - 1
    assert stream.counter == 3


def test_where_all_numbers_are_fair_none_is_passed_over(monkeypatch) -> None:
    forged(monkeypatch, SPAN - 1)
    assert DiceStream(b"").below(8) == 7


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_no_number_below_nothing_or_too_much(n) -> None:
    with pytest.raises(ValueError, match="no number below"):
        DiceStream(b"").below(n)


def test_anybody_can_check_every_roll_of_a_game() -> None:
    def check(seed: bytes, draw: int, sides: int, count: int) -> tuple[int, ...]:
        """What a player writes who knows only what the README says."""
        values = []
        while len(values) < count:
            block = hmac.new(seed, draw.to_bytes(8, "big"), hashlib.sha256).hexdigest()
            draw += 1
            if int(block, 16) < 2**256 - 2**256 % sides:
                values.append(int(block, 16) % sides + 1)
        return tuple(values)

    match, rng, rolls = opened(3, seed=b"shown at the end"), Random(1), 0
    while not match.over:
        random_answer(match, rng)
        for event in match.table.events:
            if event.kind == "dice_rolled":
                args = event.args
                shown = args["dice"].values
                assert check(b"shown at the end", args["draw"], args["sides"], len(shown)) == shown
                rolls += 1
    assert rolls >= match.turn


def test_a_script_shows_its_numbers_again_in_a_replay() -> None:
    script = Script([6, 1])
    assert [ScriptedDice(script).roll(6), ScriptedDice(script).roll(6)] == [6, 6], "the same draw"
    assert ScriptedDice(script, counter=1).roll(6) == 1
    assert script.left == []


def test_a_script_without_numbers_goes_on_with_the_stream_unless_it_is_strict() -> None:
    assert ScriptedDice(Script(), b"x").roll(20) == DiceStream(b"x").roll(20)
    with pytest.raises(BadScenario, match="no number is given"):
        ScriptedDice(Script(strict=True)).roll(6)


@pytest.mark.parametrize("number", [0, 7])
def test_a_script_can_show_only_what_the_die_has(number) -> None:
    with pytest.raises(BadScenario, match=f"can't show {number}"):
        ScriptedDice(Script([number])).roll(6)


@pytest.mark.parametrize(
    "use", [lambda t: t.roll(1, "x"), lambda t: t.shuffle([1]), lambda t: t.pick([1]), Table.reveal]
)
def test_chance_marks_the_answer_and_does_not_speak_in_a_blind_table(use) -> None:
    table = Table(None, None, 2, {}, DiceStream(b""), Points())
    use(table)
    assert table.revealed
    table.blind = True
    with pytest.raises(Halt):
        use(table)


def test_no_dice_are_no_roll() -> None:
    table = Table(None, None, 2, {}, DiceStream(b""), Points())
    assert table.roll(0, "nothing") == ()
    assert table.events == [] and not table.revealed and table.draws == 0


def test_a_roll_tells_its_first_draw_to_those_who_may_see_it() -> None:
    table = Table(None, None, 2, {}, DiceStream(b""), Points())
    table.roll(2, "first")
    table.roll(1, "second", sides=20, seats=(1,))
    first, second = table.events
    assert (first.args["draw"], first.seats) == (0, None)
    assert (second.args["draw"], second.args["sides"], second.seats) == (2, 20, (1,))
    assert not second.visible_to(0) and not second.visible_to(None) and second.visible_to(1)
