"""The proof of the dice, checked by the lines that the README prints, which know nothing of us, and by the program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import pytest

from bot.dice.proof import BadProof, Proof, problems, proof_of_table, read_proof
from bot.dice.result import Draw
from bot.dice.service import Dice
from rules.kernel.event import Event
from rules.kernel.match import Match
from tests.bot.dice.conftest import actor
from tests.rules.kernel.toy import opened, random_answer

README = Path(__file__).parents[3] / "README.md"


def independent(file: bytes) -> int:
    """Run the check that the README prints on that file; how many dice it looked at."""
    (lines,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert 8 <= len(lines.splitlines()) <= 12 and "bot" not in lines and "rules" not in lines
    with TemporaryDirectory() as folder:
        path = Path(folder) / "proof.json"
        path.write_bytes(file)
        done = subprocess.run([sys.executable, "-c", lines, path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rolls = json.loads(file)["rolls"]
    assert done.stdout == f"{len(rolls)} rolls are as the seed says\n"
    return sum(len(roll["dice"]) for roll in rolls)


def test_the_printed_check_finds_a_lie(channel: Proof) -> None:
    first, *others = channel.rolls
    lie = Draw(first.dice[0].draw, 6, first.dice[0].value % 6 + 1)
    forged = msgspec.structs.replace(channel, rolls=(msgspec.structs.replace(first, dice=(lie,)), *others))
    with pytest.raises(AssertionError):
        independent(forged.file())


@pytest.fixture
async def channel(dice: Dice) -> Proof:
    for typed in (
        "2d6+3",
        "4d6kh3 能力値",
        "3b6>=4",
        "choice[竜,剣,盾]",
        "1d6/4",
        "3d6e6",
        "d%",
        "1d1000000",
        "2d6ro1",
    ):
        await dice.roll(actor(), 10, typed)
    await dice.peak(actor(), 10, 4, 1)
    return await dice.reveal(actor(), 10)


class Row(msgspec.Struct):
    """A row of a table's journal, as far as the proof needs it."""

    events: tuple[Event, ...]
    undone_by: int | None = None


def played(seed: bytes) -> list[Row]:
    """The journal of a game of which beginnings of turns were taken back and played otherwise."""
    match, rng = opened(3, seed=seed), Random(seed)
    rows, turn = [Row(tuple(match.table.events))], match.turn
    since: list[Row] = []
    while not match.over:
        random_answer(match, rng)
        rows.append(Row(tuple(match.table.events)))
        since = [*since, rows[-1]] if match.turn == turn else []
        turn = match.turn
        if len(since) == 2 and len(rows) % 3:
            for row in since:
                row.undone_by = match.sequence + 1
            since, sequence = [], match.sequence + 1
            match = Match.restore(match.setting, match.checkpoint, (), match.number + 1, checked=True)
            match.sequence = sequence
    return rows


@pytest.fixture(scope="module")
def table() -> Proof:
    seed = b"a table with undone branches"
    return proof_of_table("k3x9", seed, played(seed))


def test_a_channel_is_checked_independently(channel: Proof) -> None:
    assert independent(channel.file()) == sum(len(each.dice) for each in channel.rolls) >= 23


def test_a_table_is_checked_independently_with_its_undone_branches(table: Proof) -> None:
    assert independent(table.file()) == sum(len(each.dice) for each in table.rolls) > 5
    taken_back = [each for each in table.rolls if each.undone]
    assert taken_back
    kept = {die.draw: die for each in table.rolls if not each.undone for die in each.dice}
    again = [die for each in taken_back for die in each.dice if die.draw in kept]
    assert again, "dice that were taken back are the same when they are rolled again"
    assert all(kept[die.draw].value == die.value for die in again if kept[die.draw].sides == die.sides)


def test_proofs_are_read_back_and_hold(channel: Proof, table: Proof) -> None:
    for proof in (channel, table):
        assert read_proof(proof.file()) == proof
        assert list(problems(proof)) == []


def test_what_was_tampered_with_is_found(channel: Proof) -> None:
    def changed(**fields: object) -> list[str]:
        return list(problems(msgspec.structs.replace(channel, **fields)))

    first, *others = channel.rolls
    (draw, sides, value), *more = first.dice
    lie = msgspec.structs.replace(first, dice=(Draw(draw, sides, value % sides + 1), *more))
    assert any("is a" in problem for problem in changed(rolls=(lie, *others)))
    assert any("left out" in problem for problem in changed(rolls=tuple(others)))
    assert any("second time" in problem for problem in changed(rolls=(first, first, *others)))
    better = msgspec.structs.replace(first, total=int(first.total or 0) + 1)
    assert any("comes to" in problem for problem in changed(rolls=(better, *others)))
    assert any("hash" in problem for problem in changed(seed=b"another".hex()))
    assert any("hex" in problem for problem in changed(seed="no"))
    strange = msgspec.structs.replace(first, dice=(Draw(draw, 0, value), *more))
    assert any("no draw" in problem for problem in changed(rolls=(strange, *others)))


def test_rolls_of_a_table_that_stand_twice_or_elsewhere_are_found(table: Proof) -> None:
    kept = [place for place, each in enumerate(table.rolls) if not each.undone]
    first, last = kept[0], kept[-1]
    rolls = list(table.rolls)
    doubled = [*rolls, rolls[first]]
    moved = [rolls[last], *rolls[:last], *rolls[last + 1 :]]
    for changed in (doubled, moved):
        assert any("behind a later one" in each for each in problems(msgspec.structs.replace(table, rolls=changed)))


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"\xff", b'{"journal": []}', b'{"journal": [], "seed": null}', b"[" * 9999]
)
def test_what_is_no_proof_is_refused(data: bytes) -> None:
    with pytest.raises(BadProof):
        read_proof(data)


def test_another_format_is_refused(table: Proof) -> None:
    with pytest.raises(BadProof, match="format"):
        read_proof(msgspec.structs.replace(table, format="ryutaku-dice-9").file())
