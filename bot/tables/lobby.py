"""The lobby: a table is opened, people take seats, the host starts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import timedelta

import msgspec

from bot.tables.actor import Actor, Place
from bot.tables.errors import AlreadySeated, NoStandIn, TableFull
from bot.tables.live import LiveTable
from bot.tables.playing import RELAXED, STAND_IN, Playing
from bot.tables.records import SeatRecord, TableRecord, new_table_id
from bot.tables.scene import Change
from bot.tables.series import in_series
from rules.kernel.dice import DiceStream
from rules.kernel.game import game_by_id
from rules.kernel.match import Match, Setting

QUIET = timedelta(days=3)
"""A lobby without a press for so long closes."""

LOBBY_CLOSES = "lobby_closes"
PACES = ("together", RELAXED)
ABSENCES = ("wait", "skip", "agent")


class Lobby(Playing):
    """The actions before the start."""

    async def open_lobby(
        self,
        actor: Actor,
        place: Place,
        game_id: str,
        title: str,
        options: Mapping[str, str | int] | None = None,
        locale: str | None = None,
        pace: str | None = None,
        seats: int | None = None,
    ) -> Change:
        """Open a table in a channel that no other holds; the opener is host and has the first seat.

        `seats` is the most that it shall have, by default as many as the game allows. Raises UnknownGame, BadOption,
        BadSeats, ChannelTaken or RepeatedAction. The language is the one kept for the channel, else the opener's,
        which is kept from now on.
        """
        game = game_by_id(game_id)
        checked = game.check_options(options or {})
        if seats is not None:
            game.check_seats(seats)
        now, seed = self.clock.now(), secrets.token_bytes(32)
        async with self.store.change() as tx:
            checked = await in_series(tx, game, place.home, checked)
            kept = await tx.channel_locale(place.home)
            language = locale or kept or actor.locale
            record = TableRecord(
                id=new_table_id(),
                game=game_id,
                title=title,
                guild=place.guild,
                channel=place.channel,
                home_channel=place.home,
                host=actor.member,
                locale=language,
                pace=pace if pace in PACES else PACES[0],
                absence=ABSENCES[0],
                options=checked,
                seats=seats or game.seats.stop - 1,
                seed=seed,
                commitment=DiceStream(seed).commitment,
                opened_at=now,
                touched_at=now,
            )
            await tx.insert_table(record)
            await tx.claim_action(actor.interaction, record.id, "open", now, actor.member)
            await tx.put_seats(record.id, [self._seat(record.id, 0, actor)])
            if kept != language:
                await tx.put_channel_locale(place.home, language)
            await tx.set_timer(record.id, LOBBY_CLOSES, now + QUIET)
        self.timer_set(now + QUIET)
        async with self.live.hold(record.id) as live:
            self.settled(live, live.record)
            return self.changed(live)

    async def join(self, table_id: str, actor: Actor, beginner: bool = False) -> Change:
        """Take a seat; a seat that is kept by a stand-in nobody stands behind is taken over when the table is full.

        Who is seated already may say by it whether the game is new to them. Raises AlreadySeated, TableFull or
        WrongState.
        """
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            mine = next((seat for seat in live.seats if seat.member == actor.member), None)
            if mine is not None and mine.beginner == beginner:
                raise AlreadySeated(f"member {actor.member} sits at {table_id}")
            if mine is not None:
                changed = msgspec.structs.replace(mine, beginner=beginner)
                seats = tuple(changed if seat is mine else seat for seat in live.seats)
            else:
                seats = self._with_new(live, self._seat(table_id, len(live.seats), actor, beginner))
            return await self._reseat(live, actor, "join", seats)

    async def leave_lobby(self, table_id: str, actor: Actor) -> Change:
        """Give the seat up; a host who leaves hands on, and the last one closes the table. Raises NotSeated."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            mine = self.seat_of(live, actor)
            rest = [seat for seat in live.seats if seat is not mine]
            people = [seat.member for seat in rest if seat.member is not None]
            if not people:
                return await self._close(live, actor, "left")
            host = live.record.host if live.record.host in people else people[0]
            return await self._reseat(live, actor, "leave", numbered(rest), host=host)

    async def add_stand_in(self, table_id: str, actor: Actor) -> Change:
        """Add a seat that an agent plays; only who is seated. Raises NotSeated, TableFull."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            if not self.is_host(live, actor):
                self.seat_of(live, actor)
            if len(live.seats) >= live.record.seats:
                raise TableFull(f"{live.record.seats} seats at {table_id}")
            seat = SeatRecord(
                table_id=table_id, seat=len(live.seats), joined_at=self.clock.now(), name="", agent=STAND_IN
            )
            return await self._reseat(live, actor, "add_stand_in", (*live.seats, seat))

    async def drop_stand_in(self, table_id: str, actor: Actor) -> Change:
        """Take the last seat away that nobody stands behind. Raises NoStandIn when there is none."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            if not self.is_host(live, actor):
                self.seat_of(live, actor)
            empty = [seat for seat in live.seats if seat.member is None]
            if not empty:
                raise NoStandIn
            return await self._reseat(
                live, actor, "drop_stand_in", numbered([seat for seat in live.seats if seat is not empty[-1]])
            )

    async def set_option(self, table_id: str, actor: Actor, option: str, value: str | int) -> Change:
        """Set an option of the game, or `pace` or `absence` of the table; only the host. Raises BadOption, NotHost."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            self.require_host(live, actor)
            fields: dict[str, object]
            if option == "pace" and value in PACES:
                fields = {"pace": value}
            elif option == "absence" and value in ABSENCES:
                fields = {"absence": value}
            else:
                checked = live.game.check_options({**live.record.options, option: value})
                fields = {"options": await self._in_series(live, checked)}
            return await self._reseat(live, actor, "option", live.seats, **fields)

    async def _in_series(self, live: LiveTable, options: Mapping[str, str | int]) -> dict[str, str | int]:
        async with self.store.read() as tx:
            return await in_series(tx, live.game, live.record.home_channel, options)

    async def close_lobby(self, table_id: str, actor: Actor) -> Change:
        """Close a table that was never started; only the host."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            self.require_host(live, actor)
            return await self._close(live, actor, "closed")

    async def close_quiet_lobby(self, table_id: str) -> None:
        """Close a lobby in which nobody pressed anything for three days; nothing when somebody did."""
        async with self.live.hold(table_id) as live:
            due = live.record.touched_at + QUIET
            if live.record.state == "lobby" and self.clock.now() >= due:
                await self._close(live, None, "quiet")

    async def start(self, table_id: str, actor: Actor) -> Change:
        """Begin the game with the seats that are taken. Raises NotHost, BadSeats, BadOption, BadContent."""
        async with self.live.hold(table_id) as live:
            self.require_state(live, "lobby")
            self.require_host(live, actor)
            record, game = live.record, live.game
            content = game.load_content(self.content_folder(game.id))
            options = await self._in_series(live, record.options)
            match = Match.open(Setting(game, content, len(live.seats), options, record.seed))
            events = tuple(match.table.events)
            live.in_doubt = True
            async with self.store.change() as tx:
                digest = await tx.save_content(game.id, game.revision, content)
                started = await tx.record_start(
                    record,
                    match.openings,
                    events,
                    stop=match.number,
                    at=self.clock.now(),
                    interaction=actor.interaction,
                    member=actor.member,
                    content_digest=digest,
                    due_at=self.limit(live),
                    options=dict(match.setting.options),
                    seats=len(live.seats),
                )
                await tx.cancel_timer(table_id, LOBBY_CLOSES)
            live.in_doubt = False
            live.match = match
            live.record = started
            live.hear(match.turn, events, False)
            await self.follow(live, actor, frozenset(), None, record.turn)
            self.settled(live, live.record)
            return Change(scene=live.scene(), events=events, new_turn=True, over=live.record.state == "finished")

    # Parts -----------------------------------------------------------------------------------------------------------

    def _seat(self, table_id: str, number: int, actor: Actor, beginner: bool = False) -> SeatRecord:
        now = self.clock.now()
        return SeatRecord(
            table_id=table_id,
            seat=number,
            joined_at=now,
            name=actor.name,
            member=actor.member,
            beginner=beginner,
            pressed_at=now,
        )

    def _with_new(self, live: LiveTable, new: SeatRecord) -> tuple[SeatRecord, ...]:
        if len(live.seats) < live.record.seats:
            return (*live.seats, new)
        empty = [seat for seat in live.seats if seat.member is None]
        if not empty:
            raise TableFull(f"{live.record.seats} seats at {live.record.id}")
        return numbered([*(seat for seat in live.seats if seat is not empty[-1]), new])

    async def _reseat(
        self, live: LiveTable, actor: Actor, kind: str, seats: tuple[SeatRecord, ...], **fields: object
    ) -> Change:
        now = self.clock.now()
        async with self.store.change() as tx:
            await self.claim(tx, live, actor, kind)
            record = await tx.update_table(live.record, touched_at=now, **fields)
            await tx.put_seats(record.id, seats)
            await tx.set_timer(record.id, LOBBY_CLOSES, now + QUIET)
        self.timer_set(now + QUIET)
        self.settled(live, record, seats)
        return self.changed(live)

    async def _close(self, live: LiveTable, actor: Actor | None, reason: str) -> Change:
        async with self.store.change() as tx:
            if actor is not None:
                await self.claim(tx, live, actor, "close")
            record = await self.write_end(tx, live, "closed", reason)
        self.settled(live, record)
        return self.changed(live)


def numbered(seats: list[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats with numbers from 0 on."""
    return tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats))
