"""Play: answers of people, and of the agents that stand in for them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from random import SystemRandom

import msgspec
import structlog

from bot.tables.actor import Actor
from bot.tables.core import DAY, PRESENT
from bot.tables.live import REACTIONS_END, WAITING_LINE, LiveTable
from bot.tables.notices import LATE, STANDING
from bot.tables.owing import Owing
from bot.tables.records import ActRecord, SeatRecord
from bot.tables.scene import Change
from bot.tables.series import note_in_series
from bot.tables.store import Changing
from bot.text.conventions import option_message
from bot.times import spent
from rules.kernel.decide import Decision, decide
from rules.kernel.draft import Draft
from rules.kernel.errors import AlreadyAnswered, OutdatedStop, RuleFault
from rules.kernel.event import Event
from rules.kernel.journal import By
from rules.kernel.match import Match, Outcome
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt, asked_together
from rules.kernel.simulate import agent_by_name

STAND_IN = "sensible"
MOST_AGENT_ANSWERS = 300
REACTION = timedelta(minutes=5)
NEWLY_AWAITED = timedelta(seconds=30)
REMINDER = "reminder"
TIME_UP = "time_up"
STOP_TIMERS = (WAITING_LINE, REACTIONS_END, REMINDER, TIME_UP)
RELAXED = "relaxed"

log = structlog.get_logger(__name__)


class Playing(Owing):
    """The actions of play."""

    async def answer(self, table_id: str, actor: Actor, stop: int, kind: str, steps: Sequence[Sequence[str]]) -> Change:
        """Answer what is asked. The answer is committed before this returns; those of agents follow it, now or later.

        Raises WrongState, NotSeated, RepeatedAction, the kinds of IllegalAnswer, or a StoreError; nothing has changed
        then. AlreadyAnswered when that seat itself closed that stop: a second press of the same.
        """
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            seat = self.seat_of(live, actor)
            turn, was_awaited = live.record.turn, live.match.awaited if live.match else frozenset()
            decided = live.decided_for(seat.seat)
            if back := seat.agent is not None or seat.rests:
                await self.welcome(live, seat)
            decision = Decision(seat.seat, stop, kind, tuple(tuple(chosen) for chosen in steps))
            try:
                outcome = await self.commit(live, decision, "member", actor)
            except OutdatedStop as late:
                if live.newest and (live.newest.stop, live.newest.seat) == (stop, seat.seat):
                    raise AlreadyAnswered from late
                raise
            told = await self.follow(live, actor, was_awaited, seat.seat, turn)
            self.settled(live, live.record)
            return Change(
                scene=live.scene(),
                events=outcome.events + told,
                new_turn=live.record.turn != turn,
                over=live.record.state == "finished",
                back=back,
                decided=decided,
            )

    async def draft(self, table_id: str, actor: Actor, stop: int, kind: str) -> Draft:
        """An answer of several steps, to be prepared in private and then given to `answer`. Raises as that does."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            seat = self.seat_of(live, actor)
            return Draft(_match(live), seat.seat, stop, kind)

    async def advise(self, table_id: str, actor: Actor, kind: str) -> tuple[Prompt, tuple[str, ...], object] | None:
        """What the sensible agent would choose for the actor, with its reason; None when it has no advice."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "playing")
            seat, match = self.seat_of(live, actor), _match(live)
            prompt = match.prompt(seat.seat, kind)
            if any(each.kind == kind and not each.offer for each in match.open_prompts()):
                prompt = msgspec.structs.replace(prompt, offer=False)  # all must choose, first come first served
            agent = agent_by_name(live.game, STAND_IN)
            view = match.view(seat.seat)
            chosen = await asyncio.to_thread(agent.choose, view, prompt, SystemRandom())
            return None if chosen is None else (prompt, chosen, agent.reason(view, prompt, chosen))

    async def decided_for(self, table_id: str, member: int) -> tuple[ActRecord, ...]:
        """What was decided in reactions for that member, who was away and has answered nothing since."""
        async with self.live.hold(table_id) as live:
            return tuple(act for seat in live.seats if seat.member == member for act in live.decided_for(seat.seat))

    async def welcome(self, live: LiveTable, seat: SeatRecord) -> None:
        """Give a seat back to its member, who was away: no agent plays it any more. Time runs again where it stood."""
        waits = live.record.state == "playing" and live.record.pace == RELAXED and not live.attended
        limit = {"due_at": self.clock.now() + DAY} if waits else {}
        async with self.store.change() as tx:
            record = await tx.update_table(live.record, **limit)
            back = await tx.update_seat(seat, agent=None, rests=False, missed=0, pressed_at=self.clock.now())
            live.note(await tx.add_act(record, "back", self.clock.now(), seat=seat.seat, member=seat.member))
        self.settled(live, record, tuple(back if each is seat else each for each in live.seats))

    # Agents ----------------------------------------------------------------------------------------------------------

    async def follow(
        self,
        live: LiveTable,
        actor: Actor | None,
        before: frozenset[int],
        presser: int | None,
        turn: int,
        patient: bool = True,
    ) -> tuple[Event, ...]:
        """What comes of an action by itself: stand-ins answer, and the timers of the stop after them are set.

        `before` were awaited when it began, and `turn` is the one whose board they know. Trouble is made up for later.
        """
        told: tuple[Event, ...] = ()
        async with self.owing(live):
            told = await self.after_answer(live, actor, patient)
        async with self.owing(live):
            await self.arm(live, before, presser, live.record.turn > turn)
        return told

    async def after_answer(self, live: LiveTable, actor: Actor | None, patient: bool = True) -> tuple[Event, ...]:
        """Let the agents speak that stand in for somebody, until a person is awaited or none is there; what happened.

        `patient`: who may still react to a stand-in's choice is waited for; else only who wants to be asked always.
        """
        told: tuple[Event, ...] = ()
        for _ in range(MOST_AGENT_ANSWERS):
            if live.record.state != "playing" or not live.attended:
                break
            decision = await self._agent_decision(live, patient)
            if decision is None:
                break
            told += (await self.commit(live, decision, "agent", None)).events
        if told:
            live.changes = live.changes if actor is None else (*live.changes, *told)[-40:]
        return told

    async def play_for(self, live: LiveTable, seat: int) -> tuple[Event, ...]:
        """Let an agent answer everything that this seat is asked in this turn."""
        told: tuple[Event, ...] = ()
        match, turn = _match(live), live.record.turn
        agent = agent_by_name(live.game, STAND_IN)
        while live.record.state == "playing" and live.record.turn == turn and seat in match.awaited:
            prompt = next(prompt for prompt in match.prompts(seat) if not prompt.offer)
            decision = await asyncio.to_thread(decide, match, prompt, agent, SystemRandom())
            if decision is None:
                raise RuleFault(f"{live.game.id}: no stand-in answers {prompt.kind}")
            told += (await self.commit(live, decision, "agent", None)).events
        return told

    async def end_reactions(self, table_id: str) -> None:
        """The time for reactions is up: what is still open of them is decided by agents."""
        async with self.live.hold(table_id) as live:
            if live.record.state != "playing" or live.match is None:
                return
            before, turn = live.match.awaited, live.record.turn
            late = {(prompt.seat, prompt.kind) for prompt in live.match.open_prompts() if prompt.reaction}
            for _ in range(MOST_AGENT_ANSWERS):
                # Every answer may change what is asked, so it is looked at anew.
                decision = await self._reaction(live, late) if live.record.turn == turn else None
                if decision is None:
                    break
                await self.commit(live, decision, "timer", None)
            await self.follow(live, None, before, None, turn, patient=False)
            self.settled(live, live.record)

    async def go_on(self, table_id: str) -> None:
        """What a stop of the bot may have cut off is made up for: stand-ins answer, the timers of the stop are set."""
        async with self.live.hold(table_id) as live:
            self.unnoted.discard(table_id)
            if live.record.state != "playing" or live.match is None:
                return
            sequence = live.record.sequence
            await self.follow(live, None, frozenset(), None, live.record.board_turn or 0)
            if live.record.sequence != sequence:
                self.settled(live, live.record)

    async def _reaction(self, live: LiveTable, late: Collection[tuple[int, str]]) -> Decision | None:
        """What the sensible agent says to the first of those reactions that is asked of who need not be waited for."""
        match = _match(live)
        for prompt in match.open_prompts():
            if (prompt.seat, prompt.kind) in late and prompt.reaction and not live.seats[prompt.seat].ask_always:
                agent = agent_by_name(live.game, STAND_IN)
                if decision := await asyncio.to_thread(decide, match, prompt, agent, SystemRandom()):
                    return decision
        return None

    async def _agent_decision(self, live: LiveTable, patient: bool) -> Decision | None:
        match = _match(live)
        prompts = sorted(match.open_prompts(), key=lambda prompt: (not prompt.offer, prompt.seat))
        for prompt in prompts:
            name = self._agent_for(live, prompt)
            if name is None or self._waits(live, prompt, patient):
                continue
            agent = agent_by_name(live.game, name)
            if decision := await asyncio.to_thread(decide, match, prompt, agent, SystemRandom()):
                return decision
        return None

    def _waits(self, live: LiveTable, prompt: Prompt, patient: bool) -> bool:
        """Whether a stand-in lets people react beside its own choice first, as long as there is time for that."""
        others = [other for other in _match(live).open_prompts() if other.offer and other.reaction]
        if prompt.offer or self._agent_for(live, prompt) is None:
            return False
        return any(
            self._agent_for(live, other) is None and (patient or live.seats[other.seat].ask_always) for other in others
        )

    def _agent_for(self, live: LiveTable, prompt: Prompt) -> str | None:
        """Who answers that prompt in a person's place: the stand-in of the seat, or in reactions of who is away."""
        seat = live.seats[prompt.seat]
        if seat.agent is not None:
            return seat.agent
        if prompt.reaction and not seat.ask_always and not self.is_present(live, seat):
            return STAND_IN
        return None

    def is_present(self, live: LiveTable, seat: SeatRecord) -> bool:
        """Whether who sits there pressed something in the last quarter of an hour, and let no reaction pass since."""
        pressed = live.last_press(seat)
        if pressed is None or self.clock.now() - pressed > PRESENT:
            return False
        return not any(act.kind == LATE and act.at >= pressed for act in live.decided_for(seat.seat))

    # Committing ------------------------------------------------------------------------------------------------------

    async def commit(self, live: LiveTable, decision: Decision, by: By, actor: Actor | None) -> Outcome:
        """Apply an answer and write it; in memory and in the store, or in neither."""
        match = _match(live)
        awaited, decided = match.awaited, self._decided(live, decision, by)
        with spent("apply"):
            outcome = match.submit(decision.seat, decision.number, decision.kind, decision.steps, by)
        live.in_doubt = True
        now = self.clock.now()
        async with spent("commit"), self.store.change() as tx:
            if live.vote is not None:
                await tx.close_vote(live.vote, "lapsed")
            record = await tx.record_answer(
                live.record,
                outcome,
                at=now,
                interaction=actor.interaction if actor else None,
                member=actor.member if actor else None,
                **self._fields_after(live, match, outcome, awaited),
            )
            seats = live.seats
            if actor is not None:
                seats = await self._note_presence(tx, live, decision.seat, record.sequence)
            if outcome.over:
                await tx.cancel_timers(record.id)
                await note_in_series(tx, live.game, record, match.table.state)
            if decided is not None:
                kind, what = decided
                act = await tx.add_act(record, kind, now, seat=decision.seat, what=what, stop=decision.number)
                live.decided += (act,)
        live.in_doubt = False
        live.record, live.seats, live.vote, live.newest = record, seats, None, outcome.entry
        if by == "member":
            live.notices = ()
            live.decided = tuple(act for act in live.decided if act.seat != decision.seat)
        live.hear(outcome.entry.turn, outcome.events, by == "member")
        log.info("answer", table=record.id, seat=decision.seat, kind=decision.kind, by=by, turn=record.turn)
        return outcome

    def _decided(self, live: LiveTable, decision: Decision, by: By) -> tuple[str, tuple[Message, ...]] | None:
        """What is kept of a reaction that is decided for who was away, or let its time pass: the act and its words."""
        seat = live.seats[decision.seat]
        if by not in ("agent", "timer") or seat.member is None or seat.agent is not None:
            return None
        prompt = next((each for each in _match(live).prompts(seat.seat) if each.kind == decision.kind), None)
        if prompt is None or not prompt.reaction:
            return None
        chosen = [option for option in prompt.options if option.id in decision.steps[0]]
        words = tuple(option_message(prompt, option) for option in chosen)
        return (STANDING if by == "agent" else LATE), words

    def _fields_after(
        self, live: LiveTable, match: Match, outcome: Outcome, awaited: frozenset[int]
    ) -> dict[str, object]:
        """What becomes of the table by an answer: its end, or a new limit for who is newly awaited."""
        now = self.clock.now()
        if outcome.over:
            return {"state": "finished", "result": match.result, "ended_at": now, "due_at": None}
        if outcome.checkpoints or match.awaited - awaited:
            return {"due_at": self.limit(live)}
        return {}

    def limit(self, live: LiveTable) -> datetime | None:
        """Until when who becomes awaited now has time; None where the table plays at once, or nobody is there."""
        return self.clock.now() + DAY if live.record.pace == RELAXED and live.attended else None

    async def _note_presence(self, tx: Changing, live: LiveTable, number: int, sequence: int) -> tuple[SeatRecord, ...]:
        seat = live.seats[number]
        changed = await tx.update_seat(seat, pressed_at=self.clock.now(), seen=sequence, missed=0)
        return tuple(changed if each is seat else each for each in live.seats)

    async def arm(self, live: LiveTable, before: frozenset[int], presser: int | None, new_turn: bool) -> None:
        """Set the timers that the new stop needs: a line for who became awaited in mid-turn, an end to reactions."""
        if live.record.state != "playing" or live.match is None:
            return
        people = {seat.seat for seat in live.seats if seat.member and not seat.rests}
        awaited = live.match.awaited & people
        turn, asked = live.asked
        known = before | (asked if turn == live.record.turn else frozenset())
        unaware = frozenset() if new_turn else (live.unaware | (awaited - known)) & awaited - {presser}
        live.unaware = unaware
        live.asked = (live.record.turn, asked_together(live.match.open_prompts()))
        reacts = any(prompt.reaction for prompt in live.match.open_prompts())
        now, due = self.clock.now(), live.record.due_at
        wanted = {WAITING_LINE: now + NEWLY_AWAITED} if unaware else {}
        wanted |= {REACTIONS_END: self._reactions_end(live)} if reacts else {}
        limits = {REMINDER: due - DAY / 2, TIME_UP: due} if due else {}
        wanted |= {kind: moment for kind, moment in limits.items() if moment > now}
        await self._set_timers(live, wanted)

    def _reactions_end(self, live: LiveTable) -> datetime:
        """When the time for the reactions of the open stop is over: answers of others do not prolong it."""
        stop, due = live.reactions_end or (-1, self.clock.now())
        if stop != live.record.stop:
            due = self.clock.now() + REACTION
            live.reactions_end = (live.record.stop, due)
        return due

    async def _set_timers(self, live: LiveTable, wanted: dict[str, datetime]) -> None:
        """Make these the timers of the open stop."""
        if wanted == live.armed:
            return
        async with self.store.change() as tx:
            for kind in STOP_TIMERS:
                await tx.cancel_timer(live.record.id, kind)
            for kind, due in wanted.items():
                await tx.set_timer(live.record.id, kind, due, stop=live.record.stop)
        live.armed = wanted
        for due in wanted.values():
            self.timer_set(due)


def _match(live: LiveTable) -> Match:
    if live.match is None:
        raise RuleFault("a table in play without a match")
    return live.match
