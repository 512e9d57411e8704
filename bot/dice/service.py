"""Rolls that are kept: each one is a transaction that takes its dice from the stream and writes them down."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import msgspec

from bot.dice import limits
from bot.dice.errors import DiceError, NotationError
from bot.dice.notation import read
from bot.dice.proof import Proof, proof_of_stream
from bot.dice.result import Draw, PeakRolled, Rolled, Spoiled
from bot.dice.roller import roll, roll_peak
from bot.dice.rows import EVERYBODY, DiceRows, RollRecord, SeedRecord
from bot.tables.actor import Actor
from bot.tables.clock import Clock
from bot.tables.store import Changing, Store
from rules.kernel.dice import DiceStream, Source

SHOWN = 10
COUNTED = 2000
"""How many rolls luck looks back on."""


class DiceOff(DiceError):
    """The dice commands are switched off here."""

    key = "error-dice-off"


class NoSuchRoll(DiceError):
    """That roll is not kept, or is not theirs to see."""

    key = "error-dice-no-roll"


class NothingRolled(DiceError):
    """Nothing was rolled from that stream yet."""

    key = "error-dice-nothing-rolled"


class Kept(msgspec.Struct, frozen=True):
    """A roll that was kept, by its number."""

    number: int
    result: Rolled | PeakRolled
    label: str
    secret: bool


class Dice:
    """Everything that can be done with dice outside games. Errors of the store are raised as the store names them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    # Rolling ---------------------------------------------------------------------------------------------------------

    async def roll(self, actor: Actor, channel: int, typed: str, label: str = "", secret: bool = False) -> Kept:
        """Roll an expression.

        Raises a NotationError with the place in `typed`. Where dice had fallen by then they are used up and kept: what
        they would have shown must not be learned for nothing.
        """
        reading = read(typed)
        label = (label or reading.label)[: limits.LABEL]
        return await self._keep(actor, channel, label, secret, reading.text, lambda stream: roll(reading, stream))

    async def peak(
        self, actor: Actor, channel: int, dice: int, boost: int = 0, label: str = "", secret: bool = False
    ) -> Kept:
        """A peak roll of `dice` dice and `boost` more."""
        label = label[: limits.LABEL]
        return await self._keep(actor, channel, label, secret, "", lambda stream: roll_peak(dice, boost, stream))

    async def again(self, actor: Actor, channel: int, number: int) -> Kept:
        """Roll the same as in that roll, from the stream of this channel. Raises NoSuchRoll."""
        async with self.store.database.read() as connection:
            before = await DiceRows(connection).roll(number)
        if before is None or (before.secret and before.member != actor.member):
            raise NoSuchRoll
        result = before.result
        if isinstance(result, PeakRolled):
            return await self.peak(actor, channel, result.dice, result.boost, before.label, before.secret)
        return await self.roll(actor, channel, result.expression, before.label, before.secret)

    async def _keep(
        self,
        actor: Actor,
        channel: int,
        label: str,
        secret: bool,
        expression: str,
        work: Callable[[Source], Rolled | PeakRolled],
    ) -> Kept:
        spoiled: NotationError | None = None
        number = 0
        result: Rolled | PeakRolled | Spoiled
        async with self._changing(actor, "roll") as rows:
            seed = await self._seed(rows, channel, actor.member if secret else EVERYBODY)
            stream = DiceStream(seed.seed, seed.draws)
            try:
                result = work(stream)
            except NotationError as problem:
                spoiled = problem
                result = Spoiled(expression=expression, draws=problem.draws, why=problem.key)
            if result.draws:
                number = await rows.add_roll(seed, actor.member, label, result, self.clock.now())
                await rows.put_draws(seed, stream.counter)
        if isinstance(result, Spoiled):
            raise spoiled or NoSuchRoll
        return Kept(number, result, label, secret)

    # Looking back ----------------------------------------------------------------------------------------------------

    async def last_of_channel(self, channel: int, most: int = SHOWN) -> tuple[RollRecord, ...]:
        """The newest open rolls of a channel, newest first."""
        async with self.store.database.read() as connection:
            return await DiceRows(connection).last_of_channel(channel, most)

    async def last_of_member(self, member: int, most: int = SHOWN) -> tuple[RollRecord, ...]:
        """The newest rolls of a member, newest first; secret ones too: show them to nobody else."""
        async with self.store.database.read() as connection:
            return await DiceRows(connection).last_of_member(member, most)

    async def dice_of_channel(self, channel: int) -> list[Draw]:
        """The dice of a channel's last open rolls."""
        return _dice(await self.last_of_channel(channel, COUNTED))

    async def dice_of_member(self, member: int) -> list[Draw]:
        """The dice of a member's last rolls; those of secret rolls that were not revealed are left out."""
        rolls = await self.last_of_member(member, COUNTED)
        return _dice(each for each in rolls if not (each.secret and each.open))

    # Proof -----------------------------------------------------------------------------------------------------------

    async def stream(self, actor: Actor, channel: int, secret: bool = False) -> SeedRecord:
        """The stream that this channel, or the member in secret here, rolls from; begun where there is none."""
        member = actor.member if secret else EVERYBODY
        async with self.store.database.read() as connection:
            seed = await DiceRows(connection).open_seed(channel, member)
        if seed is not None:
            return seed
        async with self._changing(actor, "dice-proof") as rows:
            return await self._seed(rows, channel, member)

    async def reveal(self, actor: Actor, channel: int, secret: bool = False) -> Proof:
        """End a stream and publish it; the next roll begins another. Raises NothingRolled."""
        member = actor.member if secret else EVERYBODY
        async with self._changing(actor, "dice-reveal") as rows:
            seed = await rows.open_seed(channel, member)
            if seed is None or not seed.draws:
                raise NothingRolled
            rolls = await rows.rolls_of(seed)
            await rows.end_seed(seed, self.clock.now())
            if not secret:
                # So that its hash is known before the first roll.
                await rows.begin_seed(channel, member, self.clock.now())
        return proof_of_stream(seed, rolls)

    # The switch ------------------------------------------------------------------------------------------------------

    async def check_on(self, guild: int | None, channel: int, parent: int | None = None) -> None:
        """Raise DiceOff where the commands are switched off: in the server, the channel, or a thread's channel."""
        places = [place for place in (guild, channel, parent) if place is not None]
        async with self.store.database.read() as connection:
            if await DiceRows(connection).is_off(*places):
                raise DiceOff

    async def switch(self, actor: Actor, place: int, on: bool) -> None:
        """Switch the commands on or off in a server or a channel."""
        async with self._changing(actor, "dice-switch") as rows:
            if on:
                await rows.switch_on(place)
            else:
                await rows.switch_off(place, actor.member, self.clock.now())

    @asynccontextmanager
    async def _changing(self, actor: Actor, kind: str) -> AsyncIterator[DiceRows]:
        async with self.store.database.change() as connection:
            await Changing(connection).claim_action(actor.interaction, None, kind, self.clock.now(), actor.member)
            yield DiceRows(connection)

    async def _seed(self, rows: DiceRows, channel: int, member: int) -> SeedRecord:
        return await rows.open_seed(channel, member) or await rows.begin_seed(channel, member, self.clock.now())


def _dice(rolls: Iterable[RollRecord]) -> list[Draw]:
    return [draw for each in rolls for draw in each.result.draws]
