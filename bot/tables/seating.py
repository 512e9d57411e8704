"""Care for a table in play: stand-ins, seats handed over, pauses, moves, the end."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.tables.actor import Actor, Place
from bot.tables.core import DAY
from bot.tables.errors import AlreadySeated, NoConsent, NotSeated, NotYet
from bot.tables.live import LiveTable
from bot.tables.notices import FORGOTTEN
from bot.tables.playing import STAND_IN
from bot.tables.records import SeatRecord
from bot.tables.scene import Change
from bot.tables.undoing import Undoing
from rules.kernel.event import Event

CHANNEL_LOST = "channel"
"""The reason of a pause when the channel is gone for good: somebody must move the table."""

GUILD_LEFT = "guild"
"""The reason of a pause when the bot was removed from the guild: the table goes on when it is there again."""


class Seating(Undoing):
    """The actions beside play."""

    async def stand_in(self, table_id: str, actor: Actor, seat: int, once: bool) -> Change:
        """Let an agent play a seat, for what it is asked in this turn (`once`) or until its member is back.

        The host may at any time, whoever has a seat after the table has waited for 24 hours; in a competitive game only
        with the prior consent of who sits there. Raises NotHost, NotYet, NotSeated, WrongState.
        """
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            target = _seat(live, seat)
            self._require_turn_to_act(live, actor, target)
            turn, before = live.record.turn, live.match.awaited if live.match else frozenset()
            fields: dict[str, Any] = {"missed": target.missed} if once else {"agent": STAND_IN}
            await self._act(live, actor, "stand-in-once" if once else "stand-in", target, **fields)
            told = await self.play_for(live, seat) if once else ()
            return await self._go_on(live, actor, told, turn=turn, before=before)

    async def take_seat_back(self, table_id: str, actor: Actor) -> Change:
        """Take one's own seat back from the agent that stood in. Raises NotSeated."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing", "paused")
            mine = self.seat_of(live, actor)
            if mine.agent is None and not mine.rests:
                return self.changed(live)
            return await self._give_back(live, actor, mine)

    async def come_back(self, table_id: str, actor: Actor) -> Change | None:
        """Whatever the member of a seat that rests pressed: the seat is theirs again. None where no such seat rests."""
        async with self.live.hold(table_id) as live:
            mine = next((seat for seat in live.seats if seat.member == actor.member and seat.rests), None)
            if mine is None or not live.record.in_play:
                return None
            return await self._give_back(live, actor, mine)

    async def replace(self, table_id: str, actor: Actor, seat: int, member: int, name: str) -> Change:
        """Hand a seat with all its secrets to another member; the host may, or who gives the own seat away."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing", "paused")
            target = _seat(live, seat)
            if target.member != actor.member:
                self.require_host(live, actor)
            if any(each.member == member for each in live.seats):
                raise AlreadySeated(f"member {member} sits at {table_id}")
            fields: dict[str, Any] = {"member": member, "name": name, "agent": None, "pressed_at": None, "missed": 0}
            # What the member before wished is not what the new one wishes.
            fields |= dict.fromkeys(("rests", "consent", "ask_always", "beginner"), False)
            host = {"host": member} if live.record.host == target.member else None
            await self._act(live, actor, "replace", target, {"by": name}, table=host, **fields)
            return await self._go_on(live, actor)

    async def leave(self, table_id: str, actor: Actor) -> Change:
        """Leave a table in play: an agent plays the seat on. A host hands on; when nobody is left the table ends."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing", "paused")
            mine = self.seat_of(live, actor)
            people = [seat.member for seat in live.seats if seat.member is not None and seat is not mine]
            if not people:
                return await self._finish(live, actor, "left")
            host = people[0] if live.record.host == actor.member else live.record.host
            await self._act(live, actor, "leave", mine, table={"host": host}, member=None, agent=STAND_IN)
            return await self._go_on(live, actor)

    async def set_ask_always(self, table_id: str, actor: Actor, on: bool) -> Change:
        """The switch 毎回きく: whether the table waits for this seat even in small reactions."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby", "playing", "paused")
            await self._act(live, actor, "ask-always", self.seat_of(live, actor), ask_always=on)
            return self.changed(live)

    async def pause(self, table_id: str, actor: Actor | None, reason: str = "host") -> Change:
        """Stop the clock and the buttons; the host may, and the bot itself when it can't reach the channel."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            if actor is not None:
                self.require_host(live, actor)
            await self._act(live, actor, "pause", None, table={"state": "paused", "reason": reason, "due_at": None})
            await self._set_timers(live, {})
            return self.changed(live)

    async def resume(self, table_id: str, actor: Actor | None) -> Change:
        """Go on with a paused table; the host may, and the bot itself when the channel is there again."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "paused")
            if actor is not None:
                self.require_host(live, actor)
            fields = {"state": "playing", "reason": None, "due_at": self.limit(live)}
            await self._act(live, actor, "resume", None, table=fields)
            return await self._go_on(live, actor, before=frozenset())

    async def move(self, table_id: str, actor: Actor, place: Place) -> Change:
        """Bring a table to another channel, paused or not; it goes on there. Raises NotHost, ChannelTaken."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby", "playing", "paused")
            self.require_host(live, actor)
            fields: dict[str, Any] = {"guild": place.guild, "channel": place.channel, "home_channel": place.home}
            fields |= {"board_message": None, "board_turn": None, "board_posted_at": None}
            if live.record.state == "paused":
                fields |= {"state": "playing", "reason": None, "due_at": self.limit(live)}
            await self._act(live, actor, "move", None, table=fields)
            return await self._go_on(live, actor)

    async def end(self, table_id: str, actor: Actor) -> Change:
        """End a table without a result, also one that can't be played on; only the host."""
        async with self.live.hold(table_id, even_unreadable=True) as live:
            self.require_state(live, "playing", "paused")
            self.require_host(live, actor)
            return await self._finish(live, actor, "ended")

    # Parts -----------------------------------------------------------------------------------------------------------

    def _require_turn_to_act(self, live: LiveTable, actor: Actor, target: SeatRecord) -> None:
        own = target.member == actor.member
        if not live.game.cooperative and not target.consent and not own:
            raise NoConsent(f"seat {target.seat} of {live.record.id}")
        if own or self.is_host(live, actor):
            return
        self.seat_of(live, actor)
        since = live.record.touched_at + DAY
        if self.clock.now() < since:
            raise NotYet(f"not before {since}", until=int(since.timestamp()))

    async def _act(
        self,
        live: LiveTable,
        actor: Actor | None,
        kind: str,
        target: SeatRecord | None,
        args: dict[str, Any] | None = None,
        *,
        table: dict[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        """Write one change of the table and of a seat, with its line for the log."""
        seats, now = live.seats, self.clock.now()
        async with self.store.change() as tx:
            if actor is not None:
                await self.claim(tx, live, actor, kind)
            record = await tx.update_table(live.record, **(table or {}))
            if target is not None:
                changed = await tx.update_seat(target, **fields)
                seats = tuple(changed if each is target else each for each in live.seats)
            member = actor.member if actor else None
            number = target.seat if target is not None else None
            act = await tx.add_act(record, kind, now, seat=number, member=member, **(args or {}))
            if lapsed := kind in ("leave", FORGOTTEN) and live.vote is not None:
                await self.lapse_vote(tx, live)
        live.vote = None if lapsed else live.vote
        live.note(act)
        self.settled(live, record, seats)

    async def _go_on(
        self,
        live: LiveTable,
        actor: Actor | None,
        told: tuple[Event, ...] = (),
        *,
        turn: int | None = None,
        before: frozenset[int] | None = None,
    ) -> Change:
        """Let the stand-ins speak that are asked now, and see to the timers of the stop that follows.

        `turn` is the one in which the action began, and `before` who knew then that they are awaited.
        """
        turn = live.record.turn if turn is None else turn
        if before is None:
            before = live.match.awaited if live.match else frozenset()
        if live.record.state == "playing" and live.match is not None:
            told += await self.follow(live, actor, before, None, turn)
        self.settled(live, live.record)
        over = live.record.state == "finished"
        return Change(scene=live.scene(), events=told, new_turn=live.record.turn != turn, over=over)

    async def _give_back(self, live: LiveTable, actor: Actor, seat: SeatRecord) -> Change:
        """Give a seat back; stand-ins go on that waited until somebody is there."""
        await self.welcome(live, seat)
        return msgspec.structs.replace(await self._go_on(live, actor), back=True)

    async def _finish(self, live: LiveTable, actor: Actor, reason: str) -> Change:
        async with self.store.change() as tx:
            await self.claim(tx, live, actor, "end")
            await tx.add_act(live.record, "end", self.clock.now(), member=actor.member)
            record = await self.write_end(tx, live, "closed", reason)
        self.settled(live, record)
        return self.changed(live)


def _seat(live: LiveTable, number: int) -> SeatRecord:
    if not 0 <= number < len(live.seats):
        raise NotSeated(f"no seat {number} at {live.record.id}", state=live.record.state)
    return live.seats[number]
