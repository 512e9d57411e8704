"""The proof of the dice, checked by twelve lines that know nothing of this program, and by the program itself."""

from __future__ import annotations

import hashlib
import hmac
import json
from random import Random

import msgspec
import pytest

from bot.dice.proof import BadProof, Proof, problems, proof_of_table, read_proof
from bot.dice.result import Draw
from bot.dice.service import Dice
from rules.kernel.dice import DiceStream
from rules.kernel.event import Event
from rules.kernel.match import Match
from tests.bot.dice.conftest import actor
from tests.rules.kernel.toy import opened, random_answer, setting


def independent(file: bytes) -> int:
    """The check that the README shows: how many dice are as the seed says."""
    proof = json.loads(file)
    seed = bytes.fromhex(proof["seed"])
    assert hashlib.sha256(seed).hexdigest() == proof["commitment"]
    dice = [die for roll in proof["rolls"] for die in roll["dice"]]
    for draw, sides, value in dice:
        digest = hmac.new(seed, draw.to_bytes(8, "big"), hashlib.sha256).digest()
        number = int.from_bytes(digest, "big")
        assert number < 2**256 - 2**256 % sides
        assert number % sides + 1 == value
    return len(dice)


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


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"journal": []}', b'{"journal": [], "seed": null}'])
def test_what_is_no_proof_is_refused(data: bytes) -> None:
    with pytest.raises(BadProof):
        read_proof(data)


def test_another_format_is_refused(table: Proof) -> None:
    with pytest.raises(BadProof, match="format"):
        read_proof(msgspec.structs.replace(table, format="ryutaku-dice-9").file())


def test_the_record_of_a_table_is_a_proof_too() -> None:
    rows = played(b"record")
    record = {
        "game": "toy",
        "seed": b"record".hex(),
        "commitment": DiceStream(b"record").commitment,
        "journal": [{"kind": "answer", **msgspec.to_builtins(row)} for row in rows],
    }
    proof = read_proof(json.dumps(record).encode())
    assert proof == proof_of_table("toy", b"record", rows) and proof.rolls
    assert list(problems(proof)) == []
    assert setting(seed=b"record").dice().commitment == proof.commitment
