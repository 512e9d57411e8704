"""What is kept of dice rolled outside games: streams, rolls, and where the commands are off. One transaction's part."""

from __future__ import annotations

import secrets
from datetime import datetime

import msgspec
from sqlalchemy import Select, delete, select, update

from bot.dice.result import Result
from bot.dice.schema import dice_off, dice_rolls, dice_seeds
from bot.tables.store.base import Part, insertion
from rules.kernel.dice import DiceStream

EVERYBODY = 0
"""The member of the stream that a whole channel rolls from."""

SEED_BYTES = 32


class SeedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A stream of a channel, or with a `member` a secret one; `draws` were taken from it."""

    id: int
    channel: int
    member: int
    seed: bytes
    commitment: str
    draws: int
    opened_at: datetime
    revealed_at: datetime | None = None


class RollRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A roll. `secret`: its dice came from a secret stream, `open`: the seed of that was not revealed yet."""

    id: int
    seed: int
    channel: int
    member: int
    label: str
    result: Result
    at: datetime
    secret: bool
    open: bool


class DiceRows(Part):
    """Reading and changing them."""

    async def open_seed(self, channel: int, member: int) -> SeedRecord | None:
        """The stream that is rolled from now."""
        this = (dice_seeds.c.channel == channel, dice_seeds.c.member == member, dice_seeds.c.revealed_at.is_(None))
        return await self._one(SeedRecord, select(dice_seeds).where(*this))

    async def begin_seed(self, channel: int, member: int, at: datetime) -> SeedRecord:
        """A new stream."""
        seed = secrets.token_bytes(SEED_BYTES)
        record = SeedRecord(
            id=0,
            channel=channel,
            member=member,
            seed=seed,
            commitment=DiceStream(seed).commitment,
            draws=0,
            opened_at=at,
        )
        row = msgspec.structs.asdict(record)
        del row["id"]
        added = await self._run(insertion(dice_seeds), row)
        assert added.inserted_primary_key is not None
        return msgspec.structs.replace(record, id=added.inserted_primary_key[0])

    async def put_draws(self, seed: SeedRecord, draws: int) -> None:
        """So many draws were taken by now."""
        await self._run(update(dice_seeds).where(dice_seeds.c.id == seed.id).values(draws=draws))

    async def end_seed(self, seed: SeedRecord, at: datetime) -> None:
        """The stream was revealed."""
        await self._run(update(dice_seeds).where(dice_seeds.c.id == seed.id).values(revealed_at=at))

    async def add_roll(self, seed: SeedRecord, member: int, label: str, result: Result, at: datetime) -> int:
        """Keep a roll; returns its id."""
        row = {
            "seed": seed.id,
            "channel": seed.channel,
            "member": member,
            "label": label,
            "result": result,
            "at": at,
        }
        added = await self._run(insertion(dice_rolls), row)
        assert added.inserted_primary_key is not None
        number: int = added.inserted_primary_key[0]
        return number

    async def roll(self, number: int) -> RollRecord | None:
        """That roll."""
        return await self._one(RollRecord, _rolls().where(dice_rolls.c.id == number))

    async def rolls_of(self, seed: SeedRecord) -> tuple[RollRecord, ...]:
        """All rolls of a stream, oldest first."""
        return await self._all(RollRecord, _rolls().where(dice_rolls.c.seed == seed.id).order_by(dice_rolls.c.id))

    async def last_of_channel(self, channel: int, most: int) -> tuple[RollRecord, ...]:
        """The newest open rolls of a channel, newest first."""
        these = _rolls().where(dice_rolls.c.channel == channel, dice_seeds.c.member == EVERYBODY)
        return await self._all(RollRecord, these.order_by(dice_rolls.c.id.desc()).limit(most))

    async def last_of_member(self, member: int, most: int) -> tuple[RollRecord, ...]:
        """The newest rolls of a member anywhere, newest first; secret ones too."""
        these = _rolls().where(dice_rolls.c.member == member)
        return await self._all(RollRecord, these.order_by(dice_rolls.c.id.desc()).limit(most))

    async def is_off(self, *places: int) -> bool:
        """Whether the commands are switched off in one of these places."""
        found = select(dice_off.c.place).where(dice_off.c.place.in_(places))
        return (await self._run(found.limit(1))).first() is not None

    async def switch_off(self, place: int, member: int, at: datetime) -> None:
        """Switch the commands off there."""
        await self._put(dice_off, {"place": place}, {"member": member, "at": at})

    async def switch_on(self, place: int) -> None:
        """Switch them on again."""
        await self._run(delete(dice_off).where(dice_off.c.place == place))


def _rolls() -> Select[tuple[object, ...]]:
    secret = (dice_seeds.c.member != EVERYBODY).label("secret")
    still_open = dice_seeds.c.revealed_at.is_(None).label("open")
    return select(dice_rolls, secret, still_open).join(dice_seeds, dice_seeds.c.id == dice_rolls.c.seed)
