"""Taking answers back: free while nothing came to light, by a vote of the seats after that."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.actor import Actor
from bot.tables.core import DAY
from bot.tables.errors import NothingToDecide, VoteOpen
from bot.tables.live import LiveTable
from bot.tables.playing import Playing
from bot.tables.records import SeatRecord, VoteRecord
from bot.tables.scene import Change
from bot.tables.store import Changing
from rules.kernel.errors import NothingToUndo
from rules.kernel.journal import Entry, Undo, undo_is_free

VOTE_OPEN = timedelta(hours=1)
VOTE_CLOSES = "vote_closes"
FARTHEST = 200
"""How many answers back a seat's own newest answer is looked for."""


class Undoing(Playing):
    """The actions that take answers back."""

    async def undo(self, table_id: str, actor: Actor) -> Change:
        """Take the actor's newest answer back: at once when that is free, else a vote is opened.

        Raises NothingToUndo, VoteOpen, NotSeated, WrongState. Who has nobody to ask decides alone.
        """
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            seat = await self._present(live, actor)
            newest = await self._newest(live)
            target = next((entry for entry in newest if entry.seat == seat.seat and entry.by == "member"), None)
            if target is None:
                raise NothingToUndo
            taken = [entry for entry in newest if entry.sequence >= target.sequence]
            free = all(undo_is_free(entry, seat.seat) for entry in taken)
            voters = () if free else self._voters(live, seat)
            if voters:
                return await self._open_vote(live, actor, seat, target.sequence - 1, voters)
            return await self._take_back(live, seat.seat, target.sequence - 1, actor, seat.seat)

    async def vote(self, table_id: str, actor: Actor, agrees: bool) -> Change:
        """Say yes or no to the open vote. Raises NothingToDecide when there is none, or it is not the actor's."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            seat, vote = await self._present(live, actor), live.vote
            if vote is None or seat.seat not in vote.voters:
                raise NothingToDecide
            ballots = {**vote.ballots, seat.seat: agrees}
            outcome = _outcome(live, vote, ballots)
            if outcome == "carried":
                return await self._take_back(live, vote.seat, vote.after, actor, seat.seat, carried=vote)
            async with self.store.change() as tx:
                await self.claim(tx, live, actor, "vote")
                record = await tx.update_table(live.record)
                vote = await tx.cast_ballot(vote, seat.seat, agrees, self.clock.now())
                if outcome:
                    await tx.close_vote(vote, outcome)
                    await tx.cancel_timer(table_id, VOTE_CLOSES)
                if outcome == "refused":
                    live.note(await tx.add_act(record, "vote-refused", self.clock.now(), seat=vote.seat))
            live.vote = None if outcome else vote
            self.settled(live, record)
            return self.changed(live)

    async def close_stale_vote(self, table_id: str) -> None:
        """The hour of a vote is over: silence is no."""
        async with self.live.hold(table_id) as live:
            vote = live.vote
            if vote is None or self.clock.now() < vote.closes_at:
                return
            async with self.store.change() as tx:
                record = await tx.update_table(live.record)
                await tx.close_vote(vote, "lapsed")
                live.note(await tx.add_act(record, "vote-lapsed", self.clock.now(), seat=vote.seat))
            live.vote = None
            self.settled(live, record)

    async def lapse_vote(self, tx: Changing, live: LiveTable) -> None:
        """End the open vote, if there is one: it is not decided any more."""
        if live.vote is not None:
            await tx.close_vote(live.vote, "lapsed")
            await tx.cancel_timer(live.record.id, VOTE_CLOSES)

    async def _present(self, live: LiveTable, actor: Actor) -> SeatRecord:
        """The seat of who presses; theirs again when an agent stood in. Raises NotSeated."""
        seat = self.seat_of(live, actor)
        if seat.agent is not None or seat.rests:
            await self.welcome(live, seat)
        return self.seat_of(live, actor)

    async def _newest(self, live: LiveTable) -> tuple[Entry, ...]:
        async with self.store.read() as tx:
            return await tx.newest_entries(live.record.id, FARTHEST)

    def _voters(self, live: LiveTable, asker: SeatRecord) -> tuple[int, ...]:
        """In a competitive game all opponents, else those who pressed something within a day."""
        others = [seat for seat in live.seats if seat.member is not None and seat is not asker]
        if live.game.cooperative:
            now = self.clock.now()
            others = [seat for seat in others if seat.pressed_at and now - seat.pressed_at <= DAY and not seat.agent]
        return tuple(seat.seat for seat in others)

    async def _open_vote(
        self, live: LiveTable, actor: Actor, seat: SeatRecord, after: int, voters: tuple[int, ...]
    ) -> Change:
        if live.vote is not None:
            raise VoteOpen
        now = self.clock.now()
        async with self.store.change() as tx:
            await self.claim(tx, live, actor, "ask_undo")
            record = await tx.update_table(live.record)
            vote = await tx.add_vote(
                record, after=after, seat=seat.seat, voters=voters, opened_at=now, closes_at=now + VOTE_OPEN
            )
            await tx.set_timer(record.id, VOTE_CLOSES, vote.closes_at)
        live.vote = vote
        self.timer_set(vote.closes_at)
        self.settled(live, record)
        return self.changed(live)

    async def _take_back(
        self, live: LiveTable, seat: int, after: int, actor: Actor, presser: int, carried: VoteRecord | None = None
    ) -> Change:
        """Drop every answer after journal row `after`, by the vote that the actor's ballot carries where there is one.

        Memory is loaded anew from what is left, and the stand-ins that are asked again answer again.
        """
        record, turn, before = live.record, live.record.turn, live.match.awaited if live.match else frozenset()
        undo = Undo(record.sequence + 1, after, record.stop + 1, seat, "member")
        now = self.clock.now()
        async with self.store.change() as tx:
            await self.claim(tx, live, actor, "vote" if carried else "undo")
            if carried is not None:
                await tx.cast_ballot(carried, presser, True, now)
                await tx.close_vote(carried, "carried")
            changed = await tx.record_undo(
                record, undo, turn=await tx.turn_after(record.id, after), at=now, due_at=self.limit(live)
            )
            await self.lapse_vote(tx, live)
            await tx.add_act(changed, "undo-vote" if carried else "undo", now, seat=seat)
        await self.live.reload(live, changed.id)
        # The board of a turn that is taken up again is edited, which tells nobody.
        await self.follow(live, None, before, presser, turn)
        self.settled(live, live.record)
        return self.changed(live, new_turn=live.record.turn != turn)


def _outcome(live: LiveTable, vote: VoteRecord, ballots: dict[int, bool]) -> str:
    """How a vote has ended by those ballots; empty while it is open. All opponents, or most of a team, must agree."""
    needed = len(vote.voters) // 2 + 1 if live.game.cooperative else len(vote.voters)
    yes = sum(ballots.values())
    if yes >= needed:
        return "carried"
    return "refused" if len(ballots) - yes > len(vote.voters) - needed else ""
