"""What all actions at tables have in common: who may, what is written, and who is told."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from bot.tables.actor import Actor
from bot.tables.clock import Clock
from bot.tables.errors import (
    AlreadyStarted,
    NotHost,
    NotPaused,
    NotSeated,
    NotStarted,
    TableOver,
    TablePaused,
    WrongState,
)
from bot.tables.live import LiveTable, LiveTables
from bot.tables.records import SeatRecord, TableRecord, TableState
from bot.tables.scene import Change, Scene
from bot.tables.store import Changing, Store
from rules.kernel.prompt import Prompt

PRESENT = timedelta(minutes=15)
"""Who pressed something within this time is there."""

DAY = timedelta(hours=24)

REFUSALS: dict[TableState, type[WrongState]] = {
    "lobby": NotStarted,
    "paused": TablePaused,
    "finished": TableOver,
    "closed": TableOver,
}
"""What is said of a table in the wrong state; of one that is played it depends on what was wanted."""

Listener = Callable[[str], None]


class Core:
    """The ground of the table service: the store, the clock, the tables in memory, and who listens for changes."""

    def __init__(self, store: Store, clock: Clock, content: Path | None = None) -> None:
        self.store = store
        self._content = content
        self.clock = clock
        self.live = LiveTables(store, clock)
        self.on_change: list[Listener] = []
        self.on_timer: list[Callable[[datetime], None]] = []

    def content_folder(self, game_id: str) -> Path | None:
        """Where the owner keeps other numbers for new tables of that game; None for the game's own."""
        folder = self._content / game_id if self._content else None
        return folder if folder is not None and folder.is_dir() else None

    # Reading ---------------------------------------------------------------------------------------------------------

    async def scene(self, table_id: str, *, even_unreadable: bool = False) -> Scene:
        """The table as everybody may see it. Raises NoSuchTable, TableUnreadable or a StoreError."""
        async with self.live.hold(table_id, even_unreadable=even_unreadable) as live:
            return live.scene()

    async def seat_prompts(self, table_id: str, seat: int) -> tuple[Prompt, ...]:
        """What that seat may answer now, secret options included."""
        async with self.live.hold(table_id) as live:
            return live.match.prompts(seat) if live.match and live.record.state == "playing" else ()

    async def private_view(self, table_id: str, seat: int | None) -> object:
        """What that seat may see; None before the start."""
        async with self.live.hold(table_id) as live:
            return live.match.view(seat) if live.match else None

    def note_look(self, table_id: str, member: int) -> None:
        """Note that a member pressed something at a table that changes nothing there: they are present."""
        self.live.note_look(table_id, member, self.clock.now())

    async def at_channel(self, channel: int) -> TableRecord | None:
        """The table that is played in that channel, if one is."""
        async with self.store.read() as tx:
            return await tx.table_in_channel(channel)

    async def last_at_channel(self, channel: int) -> TableRecord | None:
        """The table that is played in that channel, or else the one played there last."""
        async with self.store.read() as tx:
            return await tx.latest_table_in_channel(channel)

    async def tables_of(self, member: int) -> tuple[TableRecord, ...]:
        """The tables in play at which the member sits, the last touched first."""
        async with self.store.read() as tx:
            return await tx.tables_of_member(member)

    async def locale_of(self, channel: int) -> str | None:
        """The language kept for a channel, if one is."""
        async with self.store.read() as tx:
            return await tx.channel_locale(channel)

    # Who may ---------------------------------------------------------------------------------------------------------

    @staticmethod
    def require_state(live: LiveTable, *states: TableState) -> None:
        """Raise the kind of WrongState that says why, unless the table is in one of those states."""
        state = live.record.state
        if state not in states:
            kind = (AlreadyStarted if states == ("lobby",) else NotPaused) if state == "playing" else REFUSALS[state]
            raise kind(f"table {live.record.id} is {state}", state=state)

    @staticmethod
    def seat_of(live: LiveTable, actor: Actor) -> SeatRecord:
        """The actor's seat; raises NotSeated."""
        for seat in live.seats:
            if seat.member == actor.member:
                return seat
        raise NotSeated(f"member {actor.member} has no seat at {live.record.id}", state=live.record.state)

    @staticmethod
    def is_host(live: LiveTable, actor: Actor) -> bool:
        """Whether the actor may decide for the table: the host, or who may manage messages there."""
        return actor.manager or live.record.host == actor.member

    def require_host(self, live: LiveTable, actor: Actor) -> None:
        """Raise NotHost unless the actor may decide for the table."""
        if not self.is_host(live, actor):
            raise NotHost(f"member {actor.member} is not the host of {live.record.id}")

    # Writing ---------------------------------------------------------------------------------------------------------

    async def claim(self, tx: Changing, live: LiveTable, actor: Actor, kind: str) -> None:
        """Carry the action out for the first and only time; raises RepeatedAction."""
        await tx.claim_action(actor.interaction, live.record.id, kind, self.clock.now(), actor.member)

    async def write_end(self, tx: Changing, live: LiveTable, state: TableState, reason: str) -> TableRecord:
        """End the table in the store: its channel is free, its timers and votes are gone."""
        await tx.cancel_timers(live.record.id)
        if vote := await tx.open_vote(live.record.id):
            await tx.close_vote(vote, "lapsed")
        now = self.clock.now()
        return await tx.update_table(live.record, state=state, reason=reason, ended_at=now, touched_at=now, due_at=None)

    def timer_set(self, due: datetime) -> None:
        """Say that a timer was set, after its commit, so that nobody sleeps past it."""
        for listener in self.on_timer:
            listener(due)

    def settled(self, live: LiveTable, record: TableRecord, seats: tuple[SeatRecord, ...] | None = None) -> None:
        """What was committed is now in memory, and whoever listens learns of it."""
        live.record = record
        if seats is not None:
            live.seats = seats
        if not record.in_play:
            live.vote = None
        for listener in self.on_change:
            listener(record.id)

    @staticmethod
    def changed(live: LiveTable, new_turn: bool = False, back: bool = False) -> Change:
        """The change that an action without events made."""
        over = live.record.state == "finished"
        return Change(scene=live.scene(), vote=live.vote, over=over, new_turn=new_turn, back=back)
