"""A table at which anybody does anything at any time, and what must hold all the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from bot.screen.board import face_of
from bot.screen.choices import components
from bot.screen.ids import Press, decode
from bot.screen.limits import check
from bot.screen.lobby import lobby_face
from bot.screen.panels import choices_panel, help_panel, options_panel, seats_panel
from bot.screen.private import Panel
from bot.screen.voice import Voice
from bot.tables.actor import Actor, Place
from bot.tables.errors import LostUpdate, StoreError, TableError
from bot.tables.records import SeatRecord
from bot.tables.scene import Scene
from bot.tables.service import Tables
from bot.tables.timers import Timers
from bot.text import LOCALES, Texts
from rules.kernel.errors import KernelError, RuleFault
from rules.kernel.journal import Entry
from rules.kernel.match import Match, Setting
from tests.bot.tables.fake_clock import FakeClock

PEOPLE = (101, 102, 103, 104, 105)
NAMES = ("あ" * 32, "**@everyone** <@1>", "\u202eevil\u2066", "Z" + "\u0335\u0327" * 15, "a\x00\n# b")
KINDS = ("roll", "card", "nudge", "unheard-of")
OPTIONS: dict[str, tuple[str | int, ...]] = {
    "pace": ("together", "relaxed"),
    "absence": ("wait", "skip", "agent"),
    "goal": ("12", 12, "x"),
    "": (0,),
}
MINUTES = (1, 20, 13 * 60, 25 * 60)
SCREEN = {"title": "竜", "table": "卓", "host": "?", "link": "?", "most": 4, "number": "K7-3F"}
"""What the screen adds to the sentence of any error about a table that it knows."""

FAULTS = (RuleFault, StoreError, LostUpdate)
"""Typed errors that nobody can bring about by what they press."""

Step = tuple[str, int, int, int]
"""What is done, by whom, and two numbers that say how."""


class RandomTable:
    """One table, and the seeds by which members choose what they do at it."""

    def __init__(self, tables: Tables, clock: FakeClock, texts: Texts, interactions: Any, game: str) -> None:
        self.tables, self.clock, self.texts, self.game = tables, clock, texts, game
        self.id = ""
        self.interactions = interactions
        self.channel = next(interactions)
        self.refused = 0
        self.stops: dict[int, tuple[Any, ...]] = {}
        self.acts: dict[str, Callable[[Actor, int, int], Awaitable[Any]]] = {
            "join": lambda who, a, b: tables.join(self.id, who, bool(a % 2)),
            "leave_lobby": lambda who, a, b: tables.leave_lobby(self.id, who),
            "add_stand_in": lambda who, a, b: tables.add_stand_in(self.id, who),
            "drop_stand_in": lambda who, a, b: tables.drop_stand_in(self.id, who),
            "set": self.set_option,
            "start": lambda who, a, b: tables.start(self.id, who),
            "answer": self.answer,
            "junk": self.answer_junk,
            "undo": lambda who, a, b: tables.undo(self.id, who),
            "vote": lambda who, a, b: tables.vote(self.id, who, a % 3 > 0),
            "stand_in": lambda who, a, b: tables.stand_in(self.id, who, a % 5, bool(b % 2)),
            "take_back": lambda who, a, b: tables.take_seat_back(self.id, who),
            "replace": lambda who, a, b: tables.replace(self.id, who, a % 5, PEOPLE[b % 5], NAMES[b % 5]),
            "ask_always": lambda who, a, b: tables.set_ask_always(self.id, who, bool(a % 2)),
            "pause": lambda who, a, b: tables.pause(self.id, who),
            "resume": lambda who, a, b: tables.resume(self.id, who),
            "move": self.move,
            "leave": lambda who, a, b: tables.leave(self.id, who),
            "end": lambda who, a, b: tables.end(self.id, who),
            "close": lambda who, a, b: tables.close_lobby(self.id, who),
            "forget": lambda who, a, b: tables.forget(who),
            "language": lambda who, a, b: tables.set_locale(who, self.channel, LOCALES[a % 2]),
            "time": self.pass_time,
            "restart": self.restart,
        }

    def actor(self, number: int, repeated: bool = False) -> Actor:
        interaction = next(self.interactions)
        return Actor(PEOPLE[number % 5], NAMES[number % 5], "ja", interaction - repeated, manager=number % 50 == 49)

    async def open(self, people: int) -> None:
        place = Place(1, self.channel, 9)
        change = await self.tables.open_lobby(self.actor(0), place, self.game, "週末卓", {})
        self.id = change.scene.table.id
        for number in range(1, people):
            await self.tables.join(self.id, self.actor(number))

    async def do(self, step: Step) -> None:
        """One step, after which all that must hold is looked at."""
        kind, who, a, b = step
        refused: Exception | None = None
        with structlog.testing.capture_logs() as logs:
            try:
                await self.acts[kind](self.actor(who, repeated=a % 40 == 39), a, b)
            except (TableError, KernelError) as refusal:
                refused = refusal
        assert not isinstance(refused, FAULTS), f"{step}: {refused!r}"
        if isinstance(refused, (TableError, KernelError)):
            self.refused += 1
            for locale in LOCALES:
                self.texts.say(refused.key, locale, **{**SCREEN, **refused.args_for_text})
        assert not [line for line in logs if line["log_level"] in ("error", "critical")]
        await self.check()

    # What is done ----------------------------------------------------------------------------------------------------

    async def set_option(self, who: Actor, a: int, b: int) -> None:
        name = sorted(OPTIONS)[a % len(OPTIONS)]
        await self.tables.set_option(self.id, who, name, OPTIONS[name][b % len(OPTIONS[name])])

    async def answer(self, who: Actor, a: int, b: int) -> None:
        """What the member, or mostly who is awaited, is really asked, chosen by the numbers; with all its steps."""
        scene = await self.tables.scene(self.id)
        if b % 4 and scene.awaited:
            seat_record = scene.seats[scene.awaited[a % len(scene.awaited)]]
            who = msgspec.structs.replace(who, member=seat_record.member or who.member)
        seat = scene.seat_of(who.member)
        prompts = await self.tables.seat_prompts(self.id, seat) if seat is not None else ()
        if not prompts:
            await self.tables.answer(self.id, who, scene.stop, KINDS[a % 4], [("go",)])
            return
        prompt = prompts[a % len(prompts)]
        draft = await self.tables.draft(self.id, who, scene.stop, prompt.kind)
        while draft.prompt is not None:
            ids, least = draft.prompt.ids, max(draft.prompt.min, min(1, len(draft.prompt.ids)))
            draft.choose([ids[(b + n) % len(ids)] for n in range(least)])
            if not (draft.prompt and draft.prompt.follows):
                break
        await self.tables.answer(self.id, who, scene.stop, prompt.kind, draft.steps)

    async def answer_junk(self, who: Actor, a: int, b: int) -> None:
        stops = ((await self.tables.scene(self.id)).stop, 0, 10**17, -1)
        steps: tuple[Any, ...] = ([("go",)], [], [()], [("", "")], [("\0",)], [("go",), ("go",)], [("1", "1")])
        await self.tables.answer(self.id, who, stops[a % 4], KINDS[b % 4], steps[(a + b) % len(steps)])

    async def move(self, who: Actor, a: int, b: int) -> None:
        channel = next(self.interactions)
        await self.tables.move(self.id, who, Place(1, channel, channel))
        self.channel = channel

    async def pass_time(self, who: Actor, a: int, b: int) -> None:
        self.clock.advance(minutes=MINUTES[a % len(MINUTES)])
        timers = Timers(self.tables)
        self.tables.on_timer.clear()
        await timers._carry_out_due()

    async def restart(self, who: Actor, a: int, b: int) -> None:
        self.tables.live.forget(self.id)

    # What must hold --------------------------------------------------------------------------------------------------

    async def check(self) -> None:
        scene = await self.tables.scene(self.id)
        await self.is_what_a_reload_gives(scene)
        if self.texts.has("name", "ja", self.game):
            await self.can_be_shown(scene)
        table = scene.table
        assert (await self.tables.at_channel(self.channel) is not None) == table.in_play
        async with self.tables.store.read() as tx:
            timers = {timer.kind: timer for timer in await tx.timers(self.id)}
        if not table.in_play:
            assert not timers and not scene.prompts and scene.vote is None
            return
        people = [seat for seat in scene.seats if seat.member is not None]
        assert table.host in [seat.member for seat in people], "a host who is gone hands on"
        if table.state == "playing":
            self.awaits_whom_it_should(scene)
            self.never_repeats_a_number(scene)
            assert (table.due_at is None) or timers["time_up"].due_at == table.due_at
            assert table.pace != "relaxed" or table.absence == "wait" or table.due_at is not None
        if scene.vote is not None:
            assert timers["vote_closes"].due_at == scene.vote.closes_at
            assert {seat.seat for seat in people} >= set(scene.vote.voters), "nobody waits for a vote that can't come"

    async def is_what_a_reload_gives(self, scene: Scene) -> None:
        fresh = Tables(self.tables.store, self.clock)
        loaded = await fresh.scene(self.id)
        assert _plain(scene) == _plain(loaded)
        for seat in scene.seats:
            number = seat.seat
            assert await self.tables.seat_prompts(self.id, number) == await fresh.seat_prompts(self.id, number)
            assert await self.tables.private_view(self.id, number) == await fresh.private_view(self.id, number)

    async def can_be_shown(self, scene: Scene) -> None:
        """The board, and what each seat sees in private, within Discord's limits, harmless, in both languages."""
        secret = {(p.kind, each) for p in scene.prompts if p.secret for each in p.ids}
        for locale in LOCALES:
            voice = Voice(self.texts, scene, locale)
            face = lobby_face(scene, voice) if scene.table.started_at is None else face_of(scene, voice)
            panels = [Panel(face.content, face.rows), options_panel(scene, voice, None), seats_panel(scene, voice)]
            panels += [help_panel(scene, voice, scene.prompts, None)]
            for seat in scene.seats:
                prompts = await self.tables.seat_prompts(self.id, seat.seat)
                panels += [choices_panel(scene, voice, prompts), help_panel(scene, voice, prompts, seat.seat)]
            for panel in panels:
                check({"content": panel.text, "components": components(panel.rows)})
                assert not any(sign in panel.text for sign in ("@everyone", "<@1>", "\u202e", "\x00", "\n#"))
            shown = [decode(item.custom_id) for row in face.rows for item in row]
            assert not secret & {(each.kind, each.option) for each in shown if isinstance(each, Press)}
            assert set(face.awaited) <= {scene.seats[seat].member for seat in scene.awaited}

    def awaits_whom_it_should(self, scene: Scene) -> None:
        assert scene.awaited, "a table in play awaits somebody"
        if any(_sits_there(seat) for seat in scene.seats):
            assert all(_sits_there(scene.seats[seat]) for seat in scene.awaited), "no table waits for a stand-in"

    def never_repeats_a_number(self, scene: Scene) -> None:
        """A number stands for one stop: while it is open only answered prompts go away."""
        asked = tuple((prompt.seat, prompt.kind, prompt.ids) for prompt in scene.prompts)
        before = self.stops.setdefault(scene.stop, asked)
        assert scene.stop == max(self.stops)
        assert set(asked) <= set(before)
        self.stops[scene.stop] = asked

    async def is_what_its_answers_make(self) -> None:
        """The same answers at a new match come to the same table."""
        scene = await self.tables.scene(self.id)
        if scene.table.started_at is None:
            return
        async with self.tables.live.hold(self.id) as live:
            match = live.match
        assert match is not None
        again = Match.open(
            Setting(scene.game, match.setting.content, len(scene.seats), scene.table.options, scene.table.seed)
        )
        async with self.tables.store.read() as tx:
            rows = await tx.history(self.id)
        for row in rows:
            if isinstance(row.row, Entry) and row.undone_by is None:
                steps = [step.chosen for step in row.row.steps]
                again.submit(row.row.seat, again.number, row.row.steps[0].kind, steps, row.row.by)
        assert msgspec.to_builtins(again.table.state) == msgspec.to_builtins(match.table.state)
        assert (again.turn, again.awaited, again.over) == (match.turn, match.awaited, match.over)


def _sits_there(seat: SeatRecord) -> bool:
    return seat.member is not None and seat.agent is None


def _plain(scene: Scene) -> Scene:
    """A scene without what is ringed in the picture: of several answers in a row a reload rings the last alone."""
    return msgspec.structs.replace(scene, changes=())
