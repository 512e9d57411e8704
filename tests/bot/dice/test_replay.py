"""The record of a table: it holds as it was written, and whatever is changed in it is found."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from bot.dice.proof import BadProof, problems, read_proof, read_record
from bot.dice.replay import differences, why_not_played_again
from rules.kernel.agent import RandomAgent
from rules.kernel.content import digest_of
from rules.kernel.decide import take_decision
from rules.kernel.dice import DiceStream
from rules.kernel.event import Event
from rules.kernel.journal import Entry, Journal, Row, Undo
from rules.kernel.match import Match
from tests.rules.kernel.toy import TOY, opened

CONTENT = TOY.load_content()
SEED = b"a table that has ended"
Plain = dict[str, Any]


def written() -> Plain:
    """The record of a game of which answers were taken back again and again."""
    match, agents, rng = opened(3, seed=SEED), dict.fromkeys(range(3), RandomAgent()), Random(5)
    journal = Journal(match.openings)
    told: list[tuple[Row | None, int, tuple[Event, ...]]] = [(None, 1, tuple(match.table.events))]
    while not match.over:
        _, outcome = take_decision(match, agents, rng)
        journal.rows.append(outcome.entry)
        journal.checkpoints += outcome.checkpoints
        told.append((outcome.entry, match.turn, outcome.events))
        if len(match.entries) == 3 and len(told) < 20:
            undo = Undo(match.sequence + 1, match.entries[1].sequence - 1, match.number + 1, 0, "member")
            journal.rows.append(undo)
            checkpoint, entries = journal.resume_point()
            match = Match.restore(match.setting, checkpoint, entries, undo.next_stop, undo.sequence)
            told.append((undo, match.turn, ()))
    return {
        "game": TOY.id,
        "revision": TOY.revision,
        "seats": 3,
        "options": dict(match.setting.options),
        "content": digest_of(TOY.id, TOY.revision, msgspec.to_builtins(CONTENT, str_keys=True)),
        "seed": SEED.hex(),
        "commitment": DiceStream(SEED).commitment,
        "result": msgspec.to_builtins(match.result),
        "journal": [_row(*each, journal.rows) for each in told],
    }


def _row(row: Row | None, now: int, events: tuple[Event, ...], rows: list[Row]) -> Plain:
    undos = (each for each in rows if isinstance(each, Undo) and isinstance(row, Entry))
    by = next((each.sequence for each in undos if each.after < row.sequence < each.sequence), None)
    sequence, turn = (row.sequence if row else 0), (row.turn if isinstance(row, Entry) else now)
    more = {"sequence": sequence, "turn": turn, "at": "2026-12-01T12:00:00+00:00", "undone_by": by}
    return {**(msgspec.to_builtins(row) or {}), **more, "events": msgspec.to_builtins(events)}


@pytest.fixture(scope="module")
def record() -> Plain:
    return written()


def found(plain: Plain) -> list[str]:
    """What is found in that record; a file that is no record at all counts, and so does a game that there is not."""
    if plain["game"] != TOY.id:
        return ["another game"]
    data = json.dumps(plain).encode()
    try:
        proof, record = read_proof(data), read_record(data)
    except BadProof as problem:
        return [str(problem)]
    assert record is not None
    if reason := why_not_played_again(record, TOY, CONTENT):
        return [*problems(proof), reason]
    return [*problems(proof), *differences(record, TOY, CONTENT)]


def test_a_record_holds(record: Plain) -> None:
    assert found(record) == []
    assert sum(row["undone_by"] is not None for row in record["journal"]) >= 2
    assert sum(event["kind"] == "dice_rolled" for row in record["journal"] for event in row["events"]) >= 2


def test_nothing_can_be_taken_out_doubled_or_moved(record: Plain) -> None:
    rows = record["journal"]
    for place, row in enumerate(rows):
        before, after = rows[:place], rows[place + 1 :]
        assert found({**record, "journal": [*before, *after]}), f"row {place} is missing"
        assert found({**record, "journal": [*before, row, row, *after]}), f"row {place} stands twice"
        if after:
            assert found({**record, "journal": [*before, after[0], row, *after[1:]]}), f"row {place} was moved"
    undo = next(row["sequence"] for row in rows if row.get("type") == "undo")
    branch = [row for row in rows if row["undone_by"] != undo and row["sequence"] != undo]
    assert found({**record, "journal": branch}), "a branch is missing"


def test_no_value_can_be_changed(record: Plain) -> None:
    """But the moment of an answer, which nothing proves."""
    for holder, key, path in _values(record, []):
        if path[-1] == "at" or (path[0] == "journal" and path[1] % 3):  # each third row: it takes a while
            continue
        for value in _others(holder[key]):
            kept, holder[key] = holder[key], value
            try:
                assert found(record), f"{path}: {value!r} instead of {kept!r}"
            finally:
                holder[key] = kept


def _values(data: Any, path: list[Any]) -> list[tuple[Any, Any, list[Any]]]:
    """Every single value within: what holds it, its key there, and its path."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    values: list[tuple[Any, Any, list[Any]]] = []
    for key, value in items:
        inner = isinstance(value, (dict, list)) and value
        values += _values(value, [*path, key]) if inner else [(data, key, [*path, key])]
    return values


def _others(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [value + "x", ""] if value else ["x"]
    return [7]


def test_what_other_rules_or_other_content_made_is_not_called_wrong(record: Plain) -> None:
    other = {**record, "content": "0" * 64}
    assert found(other) == ["the table was played with other content than is here"]
    assert "revision 9 of the rules" in found({**record, "revision": 9})[0]
