"""What is kept of one member, and how it is taken away."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, select, update

from bot.dice.result import Result
from bot.dice.schema import dice_off, dice_rolls, dice_seeds
from bot.tables import schema
from bot.tables.records import IN_PLAY, TableState
from bot.tables.store.base import Part

UNNAMED = "?"
NOBODY = 0
"""Stands where a member's id stood and the row needs one."""


class KeptSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the member's, with the name that it had then."""

    table: str
    game: str
    title: str
    state: TableState
    seat: int
    name: str
    joined_at: datetime
    pressed_at: datetime | None


class KeptAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that the member made."""

    table: str
    sequence: int
    steps: Any
    at: datetime


class KeptRoll(msgspec.Struct, frozen=True, kw_only=True):
    """Dice that the member rolled outside games."""

    channel: int
    label: str
    result: Result
    at: datetime


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept of a member. `actions` is how many presses are noted so that none counts twice."""

    member: int
    seats: tuple[KeptSeat, ...] = ()
    hosts: int = 0
    answers: tuple[KeptAnswer, ...] = ()
    acts: int = 0
    actions: int = 0
    rolls: tuple[KeptRoll, ...] = ()
    streams: int = 0

    @property
    def in_play(self) -> int:
        """How many of the seats are at tables that go on."""
        return sum(seat.state in IN_PLAY for seat in self.seats)

    @property
    def empty(self) -> bool:
        """Whether nothing is kept."""
        return not (self.seats or self.hosts or self.answers or self.acts or self.actions or self.rolls or self.streams)


class PrivacyReads(Part):
    """Finding it."""

    async def kept_of(self, member: int) -> Kept:
        """All that is kept of a member, the oldest first."""
        tables, journal, rolls = schema.tables.c, schema.journal.c, dice_rolls.c
        seats = select(*_seat_columns()).join(schema.tables, tables.id == schema.seats.c.table_id)
        answers = select(journal.table_id.label("table"), journal.sequence, journal.steps, journal.at)
        rolled = select(rolls.channel, rolls.label, rolls.result, rolls.at)
        return Kept(
            member=member,
            seats=await self._all(KeptSeat, seats.where(schema.seats.c.member == member).order_by(tables.opened_at)),
            hosts=await self._count(select(func.count()).where(tables.host == member)),
            answers=await self._all(KeptAnswer, answers.where(journal.member == member).order_by(journal.at)),
            acts=await self._count(select(func.count()).where(schema.acts.c.member == member)),
            actions=await self._count(select(func.count()).where(schema.actions.c.member == member)),
            rolls=await self._all(KeptRoll, rolled.where(rolls.member == member).order_by(rolls.id)),
            streams=await self._count(select(func.count()).where(dice_seeds.c.member == member)),
        )

    async def seats_left(self, member: int) -> tuple[tuple[str, int], ...]:
        """The seats that a member left and nobody took since: table and number."""
        acts, seats = schema.acts.c, schema.seats.c
        here = (seats.table_id == acts.table_id) & (seats.seat == acts.seat) & seats.member.is_(None)
        left = select(acts.table_id, acts.seat).join(schema.seats, here)
        rows = await self._run(left.where(acts.kind == "leave", acts.member == member))
        return tuple((row.table_id, row.seat) for row in rows)

    async def _count(self, statement: Select[Any]) -> int:
        return int((await self._run(statement)).scalar_one())


class PrivacyWrites(PrivacyReads):
    """Taking it away."""

    async def forget_member(self, member: int, names: frozenset[str], now: datetime) -> frozenset[str]:
        """Take a member's id and `names` out of everything; the tables that were changed.

        What others need stays and is nobody's: choices and dice, by which a game can be read and checked. Seats at
        tables in play must be given up before. A seat that was left is a stand-in's from `now` on.
        """
        changed = await self._tables_with(member)
        for table_id, seat in await self.seats_left(member):
            this = (schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
            await self._run(update(schema.seats).where(*this).values(name="", joined_at=now))
        await self._forget_names(changed, names)
        await self._run(update(schema.seats).where(schema.seats.c.member == member).values(member=None, name=""))
        for table in (schema.journal, schema.acts, schema.actions):
            await self._run(update(table).where(table.c.member == member).values(member=None))
        await self._run(update(schema.tables).where(schema.tables.c.host == member).values(host=NOBODY))
        await self._forget_dice(member)
        return changed

    async def _tables_with(self, member: int) -> frozenset[str]:
        places = (schema.seats, schema.journal, schema.acts, schema.actions)
        found = [select(place.c.table_id).where(place.c.member == member) for place in places]
        found.append(select(schema.tables.c.id).where(schema.tables.c.host == member))
        return frozenset([row[0] for each in found for row in await self._run(each) if row[0] is not None])

    async def _forget_names(self, tables: frozenset[str], names: frozenset[str]) -> None:
        """The name also stands where a seat was handed over, and in the title that a host's table has by default."""
        acts = schema.acts.c
        replaced = select(acts.table_id, acts.number, acts.args).where(acts.kind == "replace")
        for row in (await self._run(replaced.where(acts.table_id.in_(tables)))).all():
            if row.args.get("by") in names:
                this = (acts.table_id == row.table_id, acts.number == row.number)
                await self._run(update(schema.acts).where(*this).values(args={**row.args, "by": UNNAMED}))
        titled = select(schema.tables.c.id, schema.tables.c.title).where(schema.tables.c.id.in_(tables))
        for row in (await self._run(titled)).all():
            title = without(names, row.title)
            await self._run(update(schema.tables).where(schema.tables.c.id == row.id).values(title=title))

    async def _forget_dice(self, member: int) -> None:
        """Secret streams go as a whole; a roll from an open one stays, so that its proof has no gap."""
        secret = select(dice_seeds.c.id).where(dice_seeds.c.member == member)
        await self._run(delete(dice_rolls).where(dice_rolls.c.seed.in_(secret)))
        await self._run(delete(dice_seeds).where(dice_seeds.c.member == member))
        await self._run(update(dice_rolls).where(dice_rolls.c.member == member).values(member=NOBODY, label=""))
        await self._run(update(dice_off).where(dice_off.c.member == member).values(member=NOBODY))


def without(names: Iterable[str], text: str) -> str:
    """The text with a mark in place of these names."""
    for name in filter(None, names):
        text = text.replace(name, UNNAMED)
    return text


def _seat_columns() -> tuple[Any, ...]:
    seats, tables = schema.seats.c, schema.tables.c
    own = (seats.seat, seats.name, seats.joined_at, seats.pressed_at)
    return (tables.id.label("table"), tables.game, tables.title, tables.state, *own)
