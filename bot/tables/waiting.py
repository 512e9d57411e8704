"""Time limits: what a table does when the player it waits for does not come."""

from __future__ import annotations

from random import SystemRandom

from bot.tables.live import LiveTable
from bot.tables.playing import STAND_IN
from bot.tables.records import SeatRecord
from bot.tables.seating import Seating
from rules.kernel.agent import DefaultAgent
from rules.kernel.decide import decide
from rules.kernel.prompt import Prompt

REST_AFTER = 2
"""A seat that was missed so often in a row rests: an agent plays it, nobody is pinged, until its player is back."""


class Waiting(Seating):
    """What happens when time runs out: the table waits on, takes the default, or lets an agent play."""

    async def time_up(self, table_id: str) -> None:
        """The limit of the awaited choice has passed; nothing when somebody answered meanwhile."""
        async with self.live.hold(table_id) as live:
            due = live.record.due_at
            if live.record.state != "playing" or live.match is None or due is None or self.clock.now() < due:
                return
            before, turn = live.match.awaited, live.record.turn
            if live.record.absence == "wait":
                await self._forget_limit(live)
                return
            for number in sorted(before):
                await self._go_on_without(live, number)
            await self.follow(live, None, before, None, turn)
            self.settled(live, live.record)

    async def _go_on_without(self, live: LiveTable, number: int) -> None:
        seat = live.seats[number]
        by_agent = live.record.absence == "agent" and (live.game.cooperative or seat.consent)
        turn = live.record.turn
        await self._miss(live, seat, "time-agent" if by_agent else "time-default")
        if by_agent:
            await self.play_for(live, number)
            return
        while live.record.state == "playing" and live.record.turn == turn and (prompt := _asked(live, number)):
            await self._take_default(live, prompt)

    async def _take_default(self, live: LiveTable, prompt: Prompt) -> None:
        assert live.match is not None
        decision = decide(live.match, prompt, DefaultAgent(), SystemRandom())
        assert decision is not None
        await self.commit(live, decision, "timer", None)

    async def _miss(self, live: LiveTable, seat: SeatRecord, kind: str) -> None:
        """Note that the seat was missed; when that was once too often, it rests."""
        missed, now = seat.missed + 1, self.clock.now()
        rests = missed >= REST_AFTER and (live.game.cooperative or seat.consent)
        fields = {"missed": missed, "rests": True, "agent": STAND_IN} if rests else {"missed": missed}
        async with self.store.change() as tx:
            record = await tx.update_table(live.record)
            changed = await tx.update_seat(seat, **fields)
            live.note(await tx.add_act(record, kind, now, seat=seat.seat))
            if rests:
                live.note(await tx.add_act(record, "rest", now, seat=seat.seat))
        self.settled(live, record, tuple(changed if each is seat else each for each in live.seats))

    async def _forget_limit(self, live: LiveTable) -> None:
        async with self.store.change() as tx:
            record = await tx.update_table(live.record, due_at=None)
        self.settled(live, record)


def _asked(live: LiveTable, seat: int) -> Prompt | None:
    assert live.match is not None
    return next((prompt for prompt in live.match.prompts(seat) if not prompt.offer), None)
