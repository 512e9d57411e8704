"""Matches played by agents, as the rows of a store: what the figures are measured on."""

from __future__ import annotations

from random import Random

import msgspec

from bot.tables.clock import SystemClock
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.store import Changing, Store
from rules.kernel.decide import take_decision
from rules.kernel.game import AnyGame
from rules.kernel.match import Match, Outcome, Setting
from rules.kernel.simulate import deal_agents

FIRST_CHANNEL = 10**15


class Played(msgspec.Struct, frozen=True):
    """A match up to some turn: where it began, and every answer since."""

    setting: Setting
    opened: Match
    outcomes: tuple[Outcome, ...]


def play(game: AnyGame, turns: int, seed: str = "bench") -> Played:
    """Let sensible agents play into that turn, and one answer further; a game that ends before is played again."""
    for number in range(50):
        setting = Setting(
            game, game.load_content(), game.seats.start, game.check_options({}), f"{seed}/{number}".encode()
        )
        opened, match = Match.open(setting), Match.open(setting)
        agents, rng, outcomes = deal_agents(game, ["sensible"], setting.seats), Random(number), []
        while not match.over and match.turn < turns:
            outcomes.append(take_decision(match, agents, rng)[1])
        if not match.over:
            outcomes.append(take_decision(match, agents, rng)[1])
        if not match.over:
            return Played(match.setting, opened, tuple(outcomes))
    raise RuntimeError(f"no match of {game.id} lasts {turns} turns")


def later(outcome: Outcome, rounds: int, played: Played) -> Outcome:
    """The same answer as if the whole match had been played so many times before; the numbers grow, nothing else."""
    last = played.outcomes[-1].entry
    sequences, turns, stops = last.sequence * rounds, last.turn * rounds, last.next_stop * rounds
    entry = msgspec.structs.replace(
        outcome.entry,
        sequence=outcome.entry.sequence + sequences,
        turn=outcome.entry.turn + turns,
        stop=outcome.entry.stop + stops,
        next_stop=outcome.entry.next_stop + stops,
    )
    checkpoints = []
    for each in outcome.checkpoints:
        moved = {"sequence": each.sequence + sequences, "turn": each.turn + turns, "stop": each.stop + stops}
        checkpoints.append(msgspec.structs.replace(each, **moved))
    return msgspec.structs.replace(outcome, entry=entry, checkpoints=tuple(checkpoints))


async def begin(tx: Changing, played: Played, name: str, channel: int) -> TableRecord:
    """Write a table that has begun."""
    now, game, match = SystemClock().now(), played.setting.game, played.opened
    record = TableRecord(
        id=name,
        game=game.id,
        title="bench",
        channel=channel,
        home_channel=channel,
        host=1,
        locale="ja",
        seats=played.setting.seats,
        seed=played.setting.seed,
        commitment="",
        opened_at=now,
        touched_at=now,
    )
    await tx.insert_table(record)
    seats = [
        SeatRecord(table_id=name, seat=seat, joined_at=now, name=str(seat), member=seat + 1, pressed_at=now)
        for seat in range(played.setting.seats)
    ]
    await tx.put_seats(name, seats)
    digest = await tx.save_content(game.id, game.revision, played.setting.content)
    return await tx.record_start(
        record,
        match.openings,
        match.table.events,
        stop=match.number,
        at=now,
        content_digest=digest,
        options=dict(match.setting.options),
    )


async def write(store: Store, played: Played, name: str, rounds: int = 0) -> None:
    """Write that match as a table, as if it had been played so many times in one go before."""
    async with store.change() as tx:
        record = await begin(tx, played, name, FIRST_CHANNEL + int.from_bytes(name.encode()) % 10**15)
        for number in range(rounds + 1):
            for outcome in played.outcomes:
                record = await tx.record_answer(record, later(outcome, number, played), at=record.touched_at, member=1)
