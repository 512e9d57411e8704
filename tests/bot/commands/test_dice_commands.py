"""`ryutaku odds`, `ryutaku verify` and `ryutaku bench dice`."""

from __future__ import annotations

import json

import icepool
import pytest

from bot.dice.bench import Fairness, fairness, together
from bot.dice.proof import proof_of_table
from bot.tables.records import JournalRecord
from rules.kernel.dice import DiceStream
from rules.kernel.event import Event
from rules.kernel.message import Dice
from tests.bot.dice.test_replay import written
from tests.bot.tables.fake_clock import FakeClock


def peak_die() -> icepool.Die[int]:
    extra = icepool.Die([-1, 1, 1, 1, 1, 0])
    for _ in range(30):
        extra = icepool.d6.map({1: -1, 2: 1, 3: 1, 4: 1, 5: 1, 6: extra + 1})
    return icepool.d6.map({1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: extra + 1})


@pytest.mark.parametrize("dice", [0, 1, 3, 12])
def test_the_odds_of_a_peak_roll(ryutaku, dice) -> None:
    done = ryutaku("odds", "peak", str(dice), "--json")
    printed = json.loads(done.out)
    assert done.code == 0 and list(printed) == ["dice", "exactly", "at_least"] and printed["dice"] == dice
    theirs = peak_die().pool(dice).sum() if dice else icepool.Die([0])
    for total, chance in printed["exactly"].items():
        assert chance == pytest.approx(float(theirs.probability("==", int(total))), abs=1e-9)
        assert printed["at_least"][total] == pytest.approx(float(theirs.probability(">=", int(total))), abs=1e-9)
    assert sum(printed["exactly"].values()) == pytest.approx(1)


def test_a_boost_is_more_dice(ryutaku) -> None:
    boosted = ryutaku("odds", "peak", "1", "--boost", "2")
    assert boosted.out == ryutaku("odds", "peak", "3").out


def test_the_odds_of_an_expression(ryutaku) -> None:
    exact = json.loads(ryutaku("odds", "roll", "２Ｄ６≧７", "--json").out)
    assert exact["exact"] and exact["success"] == pytest.approx(21 / 36)
    estimate = json.loads(ryutaku("odds", "roll", "2d6ra6", "--json").out)
    assert not estimate["exact"] and estimate["rolls"] > 1000 and 0 < estimate["error"] < 0.05


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["roll", "2d6+*"], "»*«"),
        (["roll", "choice[a,b]"], "choice"),
        (["peak", "99"], "at most"),
        (["peak", "-1"], "-1"),
        ([], "command"),
    ],
)
def test_odds_that_are_refused(ryutaku, arguments, words) -> None:
    done = ryutaku("odds", *arguments)
    assert done.code == 2 and words in done.err and done.err.count("\n") == 1


def proof(value: int) -> bytes:
    event = Event("dice_rolled", {"why": "move", "sides": 6, "dice": Dice((value,)), "draw": 0}, None)
    row = JournalRecord(table_id="a", sequence=1, turn=1, row=None, at=FakeClock().now(), events=(event,), undone_by=2)
    return proof_of_table("a", b"verify", [row]).file()


def proved() -> int:
    """The number that the die of the proof shows."""
    return DiceStream(b"verify").roll(6)


def test_a_proof_is_verified(ryutaku, tmp_path) -> None:
    results = set()
    for value in range(1, 7):
        file = tmp_path / f"{value}.json"
        file.write_bytes(proof(value))
        done = ryutaku("verify", str(file))
        results.add((done.code, "all as the seed says" in done.out, "draw 0 is a" in done.out))
        assert "1 rolls (1 of them undone), 1 dice" in done.out
    assert results == {(0, True, False), (1, False, True)}


def test_what_a_file_of_rolls_can_not_show_is_said_and_a_record_is_played_again(ryutaku, tmp_path) -> None:
    (tmp_path / "proof.json").write_bytes(proof(proved()))
    assert "only in the record" in ryutaku("verify", "proof.json").out
    record = written()
    (tmp_path / "record.json").write_text(json.dumps(record))
    done = ryutaku("verify", "record.json")
    assert done.code == 0 and f"{len(record['journal']) - 1} answers and undos played again" in done.out
    del record["journal"][3]
    (tmp_path / "record.json").write_text(json.dumps(record))
    done = ryutaku("verify", "record.json")
    assert done.code == 1 and "row 4 does not follow" in done.out
    (tmp_path / "record.json").write_text(json.dumps({**record, "content": "0" * 64}))
    assert "not played again: the table was played with other content" in ryutaku("verify", "record.json").out
    (tmp_path / "record.json").write_text(json.dumps({**record, "game": "chess"}))
    assert "there is no game 'chess'" in ryutaku("verify", "record.json").err


def test_what_is_no_proof_is_refused(ryutaku, tmp_path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    assert ryutaku("verify", str(file)).code == 2
    file.write_text('{"game": "toy", "answers": []}')  # as `ryutaku record` writes it
    assert "/table export of a finished table" in ryutaku("verify", str(file)).err
    assert ryutaku("verify", str(tmp_path / "missing.json")).code == 2


def test_fair_dice_pass_the_bench(ryutaku) -> None:
    done = ryutaku("bench", "dice", "--rolls", "2000", "--most", "6", "--seconds", "0.1")
    assert done.code == 0
    assert all(words in done.out for words in ("D2 ", "D6 ", "all together", "d20 alone", "our rolls for each"))


def test_unfair_dice_would_be_found() -> None:
    assert fairness(6, 6000, b"bench").chance > 1e-6
    assert together([Fairness(6, 80.0, 0.0), Fairness(2, 40.0, 0.0)]) < 1e-6
