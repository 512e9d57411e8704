"""The proof of the dice: a file with the seed and every die, and the check that one follows from the other.

    {"format": "ryutaku-dice-1", "of": "channel", "place": "123", "seed": "…", "commitment": "…",
     "rolls": [{"what": "2D6+3", "total": 10, "at": "…", "member": "…", "dice": [[0, 6, 3], [1, 6, 4]]}]}

`commitment` is the SHA-256 of the seed, which was told before the first roll. Each die is the number of its draw, its
sides and what it showed: the HMAC-SHA-256 of the draw's number as eight bytes, big-endian, under the seed, read as one
big-endian number, modulo the sides, plus one. Draws so large that the modulo would favour small numbers are left out.
The rolls of a table hold its undone branches too, marked `undone`; there the same draws may stand several times.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, Protocol

import msgspec

from bot.dice.errors import NotationError
from bot.dice.notation import read
from bot.dice.replay import Record
from bot.dice.result import Draw, Number, PeakRolled, Result, Rolled
from bot.dice.roller import roll, roll_peak
from rules.kernel.dice import DiceStream
from rules.kernel.event import Event
from rules.kernel.message import Dice

FORMAT = "ryutaku-dice-1"

UNREADABLE = (msgspec.MsgspecError, KeyError, TypeError, ValueError, AssertionError, RecursionError)
"""What reading a file that is no proof of ours may raise."""

WHAT_IS = "give a file of /dice reveal or of Proof of the dice, or /table export of a finished table"

MOST = 1 << 64
"""Sides and draws that the stream knows."""


class ProofRoll(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A roll: what was rolled and what it came to, who rolled it when, and the dice.

    At a table a roll may have been taken back (`undone`), and may have been told to some seats alone (`hidden`).
    """

    dice: tuple[Draw, ...]
    what: str = ""
    total: Number | str | None = None
    at: str = ""
    member: str = ""
    undone: bool = False
    hidden: bool = False


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All rolls of one seed."""

    format: str
    of: Literal["channel", "member", "table"]
    place: str
    seed: str
    commitment: str
    rolls: tuple[ProofRoll, ...]

    def file(self) -> bytes:
        """The proof as a file, a roll on each line."""
        head, rolls = msgspec.to_builtins(self), self.rolls
        del head["rolls"]
        lines = ",\n".join("  " + msgspec.json.encode(each).decode() for each in rolls)
        top = msgspec.json.encode(head).decode()[:-1]
        return f'{top}, "rolls": [\n{lines}\n]}}\n'.encode()


class BadProof(Exception):
    """The file is no proof of dice: the text says why."""


class Seed(Protocol):
    """A stream, as it is kept."""

    @property
    def channel(self) -> int: ...
    @property
    def member(self) -> int: ...
    @property
    def seed(self) -> bytes: ...
    @property
    def commitment(self) -> str: ...


class Kept(Protocol):
    """A roll, as it is kept."""

    @property
    def member(self) -> int: ...
    @property
    def result(self) -> Result: ...
    @property
    def at(self) -> Any: ...


class Told(Protocol):
    """A row of a table's journal: what happened, and by which undo it was taken back."""

    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def undone_by(self) -> int | None: ...


def proof_of_stream(seed: Seed, rolls: Iterable[Kept]) -> Proof:
    """The proof of a channel's stream, or of a member's secret one."""
    return Proof(
        format=FORMAT,
        of="member" if seed.member else "channel",
        place=str(seed.channel),
        seed=seed.seed.hex(),
        commitment=seed.commitment,
        rolls=tuple(
            ProofRoll(
                what=_what(each.result),
                total=_total(each.result),
                at=each.at.isoformat(timespec="seconds"),
                member=str(each.member),
                dice=each.result.draws,
            )
            for each in rolls
        ),
    )


def proof_of_table(table_id: str, seed: bytes, rows: Iterable[Told]) -> Proof:
    """The proof of a table that has ended, out of all rows of its journal, the opening first."""
    rolls = tuple(
        ProofRoll(
            what=str(event.args.get("why", "")),
            dice=_dice(seed, event),
            undone=row.undone_by is not None,
            hidden=event.seats is not None,
        )
        for row in rows
        for event in row.events
        if event.kind == "dice_rolled" and isinstance(event.args.get("dice"), Dice)
    )
    commitment = DiceStream(seed).commitment
    return Proof(format=FORMAT, of="table", place=table_id, seed=seed.hex(), commitment=commitment, rolls=rolls)


def _dice(seed: bytes, event: Event) -> tuple[Draw, ...]:
    """The dice of an event, which tells the first draw: a draw that is passed over moves those after it."""
    shown = event.args["dice"]
    sides, first = event.args.get("sides"), event.args.get("draw")
    assert isinstance(shown, Dice) and isinstance(sides, int) and isinstance(first, int)
    stream = DiceStream(seed, first)
    draws = []
    for value in shown.values:
        stream.roll(sides)
        draws.append(Draw(stream.counter - 1, sides, value))
    return tuple(draws)


def _what(result: Result) -> str:
    if isinstance(result, PeakRolled):
        return f"peak {result.dice}+{result.boost}"
    return result.expression


def _total(result: Result) -> Number | str | None:
    if isinstance(result, PeakRolled):
        return result.roll.total
    if not isinstance(result, Rolled):
        return None
    return result.chosen or (result.total if result.successes is None else result.successes)


# Checking ----------------------------------------------------------------------------------------------------------


def read_proof(data: bytes) -> Proof:
    """The proof in a file: one of ours, or the record of a table that has ended. Raises BadProof."""
    try:
        plain = msgspec.json.decode(data)
        if isinstance(plain, dict) and "journal" in plain:
            return proof_of_record(record_of(plain))
        if isinstance(plain, dict) and "format" not in plain:
            raise BadProof(f"this is no proof of dice; {WHAT_IS}")
        proof = msgspec.convert(plain, Proof)
    except UNREADABLE as problem:
        raise BadProof(f"this is no proof of dice: {problem}") from problem
    if proof.format != FORMAT:
        raise BadProof(f"the format is {proof.format!r}; this program knows {FORMAT!r}")
    return proof


def read_record(data: bytes) -> Record | None:
    """The record in a file of which `read_proof` made a proof; None where it holds the rolls alone."""
    plain = msgspec.json.decode(data)
    return record_of(plain) if "journal" in plain else None


def record_of(plain: dict[str, Any]) -> Record:
    """The record out of plain data; raises one of UNREADABLE."""
    if not plain.get("seed"):
        raise ValueError("its seed is still secret")
    return msgspec.convert(plain, Record)


def proof_of_record(record: Record) -> Proof:
    """The proof of the rolls in a record; raises one of UNREADABLE."""
    proof = proof_of_table(record.game, bytes.fromhex(record.seed), record.rows)
    return msgspec.structs.replace(proof, commitment=record.commitment)


def problems(proof: Proof) -> Iterator[str]:
    """Everything in a proof that is not as the seed says, a sentence each; nothing when all is well."""
    try:
        seed = bytes.fromhex(proof.seed)
    except ValueError:
        yield "the seed is not written as hex digits"
        return
    if hashlib.sha256(seed).hexdigest() != proof.commitment:
        yield "the hash of the seed is not the one that was told"
    for place, each in enumerate(proof.rolls, start=1):
        for die in each.dice:
            if problem := _die_problem(seed, die):
                yield f"roll {place} ({each.what}): {problem}"
    if proof.of == "table":
        yield from _out_of_order(proof.rolls)
    else:
        yield from _gaps(seed, [die for each in proof.rolls for die in each.dice])
        yield from _other_totals(seed, proof.rolls)


def _die_problem(seed: bytes, die: Draw) -> str:
    if not (1 <= die.sides <= MOST and 0 <= die.draw < MOST):
        return f"there is no draw {die.draw} of a die of {die.sides} sides"
    stream = DiceStream(seed, die.draw)
    value = stream.roll(die.sides)
    if stream.counter != die.draw + 1:
        return f"draw {die.draw} must be passed over"
    return "" if value == die.value else f"draw {die.draw} is a {value}, not a {die.value}"


def _gaps(seed: bytes, dice: Sequence[Draw]) -> Iterator[str]:
    """Draws that were left out or used twice. What an unfair draw passes over is no gap."""
    following = 0
    for die in dice:
        if die.draw < following:
            yield f"draw {die.draw} is used a second time"
        skipped = range(following, min(die.draw, following + 100))
        for draw in skipped:
            if not _unfair(seed, draw, die.sides):
                yield f"draw {draw} is left out"
                break
        following = max(following, die.draw + 1)


def _out_of_order(rolls: Iterable[ProofRoll]) -> Iterator[str]:
    """Rolls of a table that stand before an earlier one, or twice. What lies between them was not told."""
    following = 0
    for place, each in enumerate(rolls, start=1):
        for die in each.dice:
            if die.draw < following and not each.undone:
                yield f"roll {place} ({each.what}): draw {die.draw} stands behind a later one"
                break
            following = die.draw + 1 if not each.undone else following


def _unfair(seed: bytes, draw: int, sides: int) -> bool:
    stream = DiceStream(seed, draw)
    stream.roll(sides)
    return stream.counter > draw + 1


def _other_totals(seed: bytes, rolls: Iterable[ProofRoll]) -> Iterator[str]:
    """Rolls that come to something else when they are made again."""
    for place, each in enumerate(rolls, start=1):
        if each.total is None or not each.dice:
            continue
        total = _again(each.what, DiceStream(seed, each.dice[0].draw))
        if total != each.total:
            yield f"roll {place} ({each.what}) comes to {total}, not to {each.total}"


def _again(what: str, stream: DiceStream) -> Number | str | None:
    if what.startswith("peak "):
        dice, _, boost = what.removeprefix("peak ").partition("+")
        known = dice.isdecimal() and boost.isdecimal()
        return _total(roll_peak(int(dice), int(boost), stream)) if known else None
    try:
        return _total(roll(read(what), stream))
    except NotationError as problem:
        return type(problem).__name__
