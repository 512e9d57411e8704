"""Tables in memory: loaded when somebody acts, one at a time, and forgotten when long unused or in doubt."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from weakref import WeakValueDictionary

import structlog

from bot.tables.clock import Clock
from bot.tables.errors import LostUpdate, StoreError, TableError, TableUnreadable
from bot.tables.notices import DECIDED, NOTICED, RULES_CHANGED, notice, notices
from bot.tables.notices import MOST as MOST_NOTICES
from bot.tables.records import ActRecord, SavedMatch, SeatRecord, TableRecord, VoteRecord
from bot.tables.scene import Scene, UndoState
from bot.tables.schema import DamagedValue
from bot.tables.store import Reading, Store
from bot.times import spent
from rules.kernel.errors import KernelError, RuleFault
from rules.kernel.event import Event
from rules.kernel.game import AnyGame, game_by_id
from rules.kernel.journal import Entry, Undo, undo_is_free
from rules.kernel.match import Match, Setting
from rules.kernel.message import Message
from rules.kernel.upgrade import stored_content

MOST_TABLES = 1000
REMEMBERED = 40
"""How many answers back the last one by a person is looked for: notices stand from then on."""

MOST_TOLD = 8
"""How many turns of stand-ins between those of people a board tells of: no table has more seats."""

WAITING_LINE = "waiting_line"
"""The timer of the line for who became awaited in mid-turn."""

REACTIONS_END = "reactions_end"
"""The timer of the end of the time for reactions."""

DOUBTFUL = (StoreError, LostUpdate, RuleFault)
"""After these, and whatever is no typed error, memory may differ from the store; other refusals changed nothing."""

UNREADABLE = "start the version that wrote it or a newer one; /table end frees its channel"

log = structlog.get_logger(__name__)


class LiveTable:
    """One table in memory, held by one action at a time.

    `armed` are the timers of the open stop that are set, None when that is not known; `unaware` are the seats that
    became awaited in mid-turn and have pressed nothing since; `asked` is the turn and who was told in it that they are
    asked beside the awaited. `told` is what happened lately, by turn; `played` are the last two turns in which a
    person answered. `changes` is what the last answer did. `decided` is what was decided for seats whose members were
    away and have answered nothing since; `looked` is when members pressed what changes nothing; `reactions_end` is the
    stop whose reactions end then. `in_doubt` says that memory may be ahead of the store: then the table is forgotten
    and loaded anew.
    """

    def __init__(self, record: TableRecord, seats: tuple[SeatRecord, ...]) -> None:
        self.record = record
        self.seats = seats
        self.match: Match | None = None
        self.newest: Entry | None = None
        self.told: list[tuple[int, Event]] = []
        self.played: tuple[int, ...] = ()
        self.changes: tuple[Event, ...] = ()
        self.notices: tuple[Message, ...] = ()
        self.vote: VoteRecord | None = None
        self.armed: dict[str, datetime] | None = None
        self.unaware: frozenset[int] = frozenset()
        self.asked: tuple[int, frozenset[int]] = (0, frozenset())
        self.decided: tuple[ActRecord, ...] = ()
        self.looked: dict[int, datetime] = {}
        self.reactions_end: tuple[int, datetime] | None = None
        self.in_doubt = False
        self._viewed: tuple[Match, int, object] | None = None

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return game_by_id(self.record.game)

    @property
    def attended(self) -> bool:
        """Whether a player is there for whom the table goes on; it waits when all of them rest."""
        return any(seat.member is not None and not seat.rests for seat in self.seats)

    def hear(self, turn: int, events: tuple[Event, ...], by_person: bool) -> None:
        """Remember what happened in that turn, and forget what no board tells any more."""
        self.changes = events
        if by_person:
            self.played = tuple(sorted({*self.played, turn}))[-2:]
        oldest = self.oldest_told()
        self.told = [(t, e) for t, e in self.told if t >= oldest] + [(turn, event) for event in events]

    def last_played(self) -> int:
        """The last turn before this one in which a person answered, not too long ago; else simply the one before."""
        now = self.record.turn
        earlier = max((turn for turn in self.played if turn < now), default=now - 1)
        return max(earlier, now - MOST_TOLD)

    def oldest_told(self) -> int:
        """The turn from which on a board may still tell what happened: this one's or the one that stands there."""
        return min(self.last_played(), self.record.board_turn or self.record.turn)

    def note(self, act: ActRecord) -> None:
        """Let a sentence about that act stand on the board, if everybody should read it."""
        if act.kind in NOTICED:
            self.notices = (*self.notices, notice(act))[-MOST_NOTICES:]

    def decided_for(self, seat: int) -> tuple[ActRecord, ...]:
        """What was decided for that seat while its member was away."""
        return tuple(act for act in self.decided if act.seat == seat)

    def last_press(self, seat: SeatRecord) -> datetime | None:
        """When its member pressed anything last."""
        known = [moment for moment in (seat.pressed_at, self.looked.get(seat.seat)) if moment is not None]
        return max(known, default=None)

    def recent(self) -> tuple[Event, ...]:
        """What happened in this turn; until a person answers in it, also what stand-ins did since one played last."""
        now = self.record.turn
        return self._told(now if now in self.played else self.last_played(), now)

    def _told(self, first: int, last: int) -> tuple[Event, ...]:
        return tuple(event for turn, event in self.told if first <= turn <= last and event.seats is None)

    def scene(self) -> Scene:
        """The table as everybody may see it."""
        match = self.match
        if match is None:
            return Scene(table=self.record, seats=self.seats, game=self.game, notices=self.notices)
        playing = self.record.state == "playing"
        return Scene(
            table=self.record,
            seats=self.seats,
            game=self.game,
            prompts=match.open_prompts() if playing else (),
            awaited=tuple(sorted(match.awaited)) if playing else (),
            view=self._view(match),
            recent=self.recent(),
            behind=self._told(self.record.board_turn or 0, self.record.board_turn or 0),
            changes=tuple(event for event in self.changes if event.seats is None),
            undo=self._undo() if playing else None,
            vote=self.vote,
            notices=self.notices,
        )

    def _view(self, match: Match) -> object:
        """What a spectator sees, looked at once for each answer: a press asks for the scene several times."""
        if self._viewed is None or self._viewed[:2] != (match, match.sequence):
            self._viewed = (match, match.sequence, match.view(None))
        return self._viewed[2]

    def _undo(self) -> UndoState | None:
        newest = self.newest
        if newest is None or newest.by != "member" or not undo_is_free(newest, newest.seat):
            return None
        return UndoState(newest.seat)


class LiveTables:
    """The tables in memory: at most `most`, the longest unused go first."""

    def __init__(self, store: Store, clock: Clock, most: int = MOST_TABLES) -> None:
        self.store = store
        self.clock = clock
        self._most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, table_id: str, *, even_unreadable: bool = False) -> AsyncIterator[LiveTable]:
        """That table, for one action alone. Raises NoSuchTable, TableUnreadable, or what the store raises.

        A table that can't be played on comes without its match where it has ended, and where it need not be readable.
        """
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        with spent("queue"):
            await lock.acquire()
        try:
            live = self._live.get(table_id) or await self._load(table_id, even_unreadable=even_unreadable)
            self._keep(table_id, live)
            try:
                yield live
            except BaseException as problem:
                live.in_doubt |= isinstance(problem, DOUBTFUL) or not isinstance(problem, (TableError, KernelError))
                raise
            finally:
                if live.in_doubt:
                    self.forget(table_id)
        finally:
            lock.release()

    def note_look(self, table_id: str, member: int, at: datetime) -> None:
        """Note, in memory alone, that a member pressed something that changes nothing."""
        live = self._live.get(table_id)
        for seat in live.seats if live else ():
            if live is not None and seat.member == member:
                live.looked[seat.seat] = at

    def forget(self, table_id: str) -> None:
        """Load that table anew when it is needed next."""
        self._live.pop(table_id, None)

    async def reload(self, live: LiveTable, table_id: str) -> None:
        """Bring a held table to what the store has."""
        live.in_doubt = True
        fresh = await self._load(table_id)
        vars(live).update(vars(fresh))

    def _keep(self, table_id: str, live: LiveTable) -> None:
        self._live[table_id] = live
        self._live.move_to_end(table_id)
        while len(self._live) > self._most:
            self._live.popitem(last=False)

    async def _load(self, table_id: str, *, even_unreadable: bool = False) -> LiveTable:
        async with self.store.read() as tx:
            record = await tx.table(table_id)
            live = LiveTable(record, await tx.seats(table_id))
            if record.started_at is None:
                return live
            try:
                saved = await tx.saved_match(table_id)
                timers = {timer.kind: timer for timer in await tx.timers(table_id)}
                await self._remember(tx, live)
            except DamagedValue as problem:
                return _unreadable(live, problem, even_unreadable)
        try:
            live.match = _restored(saved)
        except KernelError as problem:
            return _unreadable(live, problem, even_unreadable)
        if live.match.dropped:
            await self._drop_misfits(live, live.match)
        if WAITING_LINE in timers:
            live.unaware = live.match.awaited
        if timer := timers.get(REACTIONS_END):
            live.reactions_end = (timer.data.get("stop", live.record.stop), timer.due_at)
        return live

    async def _remember(self, tx: Reading, live: LiveTable) -> None:
        table_id = live.record.id
        newest = await tx.newest_entries(table_id, REMEMBERED)
        live.newest = newest[0] if newest else None
        live.played = tuple(sorted({entry.turn for entry in newest if entry.by == "member"})[-2:])
        rows = await tx.rows_since_turn(table_id, live.oldest_told())
        live.told = [(row.turn, event) for row in rows for event in row.events]
        live.changes = rows[-1].events if rows else ()
        live.vote = await tx.open_vote(table_id)
        by_people = (entry.sequence for entry in newest if entry.by == "member")
        since = next(by_people, newest[-1].sequence if len(newest) == REMEMBERED else 0)
        acts = await tx.acts(table_id)
        live.notices = notices(acts, since)
        unseen = {seat.seat: seat.seen for seat in live.seats}
        live.decided = tuple(act for act in acts if act.kind in DECIDED and act.sequence > unseen[act.seat or 0])

    async def _drop_misfits(self, live: LiveTable, match: Match) -> None:
        """Record that answers no longer fit the rules, so that everybody is told and nothing differs silently."""
        after = match.entries[-1].sequence if match.entries else match.checkpoint.sequence
        seat = match.dropped[0].seat
        undo = Undo(match.sequence + 1, after, match.number, seat, "rules")
        async with self.store.change() as tx:
            record = await tx.record_undo(live.record, undo, turn=match.turn, at=self.clock.now())
            await tx.add_act(record, RULES_CHANGED, self.clock.now(), count=len(match.dropped))
        match.sequence = undo.sequence
        live.record = record
        async with self.store.read() as tx:
            await self._remember(tx, live)
        log.warning("answers no longer fit the rules", table=live.record.id, dropped=len(match.dropped))


def _unreadable(live: LiveTable, problem: Exception, allowed: bool) -> LiveTable:
    """The table without its match, where it has ended or that is allowed; else raises TableUnreadable."""
    log.error("table unreadable", table=live.record.id, problem=str(problem), remedy=UNREADABLE)
    if live.record.in_play and not allowed:
        raise TableUnreadable(str(problem)) from problem
    live.in_doubt = live.record.in_play
    return live


def _restored(saved: SavedMatch) -> Match:
    table = saved.table
    game = game_by_id(table.game)
    content = stored_content(game, saved.content.data, saved.content.revision)
    setting = Setting(game, content, len(saved.seats), table.options, table.seed)
    return Match.restore(setting, saved.checkpoint, saved.entries, table.stop, table.sequence)
