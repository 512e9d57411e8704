"""A turn to practise: a private scene with fixed dice, played by the kernel alone; nothing of it is kept."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from datetime import UTC, datetime
from io import BytesIO
from random import Random
from typing import Any, cast

import discord
import msgspec

from bot.learning.offering import PRACTICE, practice_file
from bot.screen import narration
from bot.screen.bridge import Bridge
from bot.screen.choices import Button, Choices, Menu, Row, rows_of
from bot.screen.errors import ScreenError, UnknownButton
from bot.screen.ids import NO_TABLE, Pick, Press, Verb, decode, read_page_argument
from bot.screen.item import view_of
from bot.screen.limits import CONTENT, shorten
from bot.screen.pictures import draw
from bot.screen.private import values_of, verb_button
from bot.screen.respond import Responder
from bot.screen.voice import Voice
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.scene import Scene
from rules.kernel.decide import next_decision
from rules.kernel.event import Event
from rules.kernel.game import AnyGame, game_by_id
from rules.kernel.match import Match
from rules.kernel.scenario import prepare, read_scenario
from rules.kernel.simulate import agent_by_name

STEP, TURN_PAGE = "practice-step", "practice-page"
PARTNER = "sensible"
"""The agent that plays for everybody else, where the turn asks them something."""

MOST = 200
"""How many are remembered; who comes back to an older one is told so."""

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


class PracticeOver(ScreenError):
    """The practice that was pressed is not there any more."""

    key = "error-practice-over"


class Practising(msgspec.Struct):
    """One member's practice.

    `token` is part of its buttons; `events` happened by the last choice; `pages` are those that long menus show.
    """

    match: Match
    token: str
    seat: int
    turn: int
    events: tuple[Event, ...] = ()
    pages: dict[str, int] = {}

    @property
    def over(self) -> bool:
        """Whether the turn that is practised has ended."""
        return self.match.over or self.match.turn != self.turn or self.seat not in self.match.awaited

    def choose(self, kind: str, chosen: tuple[str, ...]) -> None:
        """Take a choice, and let the others answer what it asks them. Raises IllegalAnswer."""
        told = list(self.match.submit(self.seat, self.match.number, kind, [chosen]).events)
        rng = Random(self.match.number)
        agent = agent_by_name(self.match.setting.game, PARTNER)
        others = dict.fromkeys(set(range(self.match.setting.seats)) - {self.seat}, agent)
        while self.match.turn == self.turn and (decision := next_decision(self.match, others, rng)):
            told += self.match.submit(decision.seat, decision.number, decision.kind, decision.steps, by="agent").events
        self.events, self.pages = tuple(told), {}


def begun(game: AnyGame) -> Practising:
    """The practice at its first choice. Raises BadScenario."""
    match, _ = prepare(read_scenario(practice_file(game)), strict=False)
    return Practising(match, secrets.token_hex(3), min(match.awaited), match.turn)


class Practice:
    """The handlers of its buttons."""

    def __init__(self, bridge: Bridge, most: int = MOST) -> None:
        self.bridge = bridge
        self._most = most
        self._by_member: OrderedDict[int, Practising] = OrderedDict()

    def register(self) -> None:
        """Give the buttons their handlers."""
        self.bridge.verb(PRACTICE)(self.begin)
        self.bridge.verb(STEP)(self.step)
        self.bridge.verb(TURN_PAGE)(self.turn_page)

    async def begin(self, responder: Responder, table_id: str, game_id: str) -> None:
        """Begin anew."""
        game = game_by_id(game_id)
        if not practice_file(game).is_file():
            raise UnknownButton
        practising = await asyncio.to_thread(begun, game)
        self._by_member[responder.actor.member] = practising
        self._by_member.move_to_end(responder.actor.member)
        while len(self._by_member) > self._most:
            self._by_member.popitem(last=False)
        await self._show(responder, practising)

    async def step(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take a choice: `<token>:<stop>:<kind>:<option>`, or the same without an option and the values of a menu."""
        practising, rest = self._theirs(responder, argument)
        kind, colon, option = rest.partition(":")
        chosen = ((option,) if option else ()) if colon else values_of(responder)
        await asyncio.to_thread(practising.choose, kind, chosen)
        await self._show(responder, practising)

    async def turn_page(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show another page of a long menu: `<token>:<stop>:<page>:<kind>`."""
        practising, rest = self._theirs(responder, argument)
        page, _, kind = rest.partition(":")
        practising.pages = {**practising.pages, kind: int(page) if page.isdecimal() else 0}
        await self._show(responder, practising)

    def _theirs(self, responder: Responder, argument: str) -> tuple[Practising, str]:
        """The member's practice and what follows `<token>:<stop>:`; raises PracticeOver for an old one."""
        token, _, rest = argument.partition(":")
        stop, _, rest = rest.partition(":")
        practising = self._by_member.get(responder.actor.member)
        if practising is None or practising.token != token or stop != str(practising.match.number):
            raise PracticeOver
        return practising, rest

    async def _show(self, responder: Responder, practising: Practising) -> None:
        scene = scene_of(practising, responder)
        voice = Voice(self.bridge.texts, scene, responder.locale)
        text, rows = _text(practising, scene, voice), _rows(practising, scene, voice)
        picture = await asyncio.to_thread(draw, scene, voice)
        file = None
        if picture is not None:
            description = shorten(voice.plain(scene.game.description(scene.view)), 1000)
            file = discord.File(BytesIO(picture), filename="practice.png", description=description)
        if responder.on_private and responder.message is not None and responder.may_edit(responder.message.id):
            await responder.edit(content=text, view=view_of(rows), attachments=[file] if file else [])
        else:
            await responder.private(text, rows=rows, file=file)


def scene_of(practising: Practising, responder: Responder) -> Scene:
    """The practice as a scene, so that it looks like a table; nobody but the member sits there."""
    match, setting = practising.match, practising.match.setting
    table = TableRecord(
        id=PRACTICE,
        game=setting.game.id,
        title="",
        channel=0,
        home_channel=0,
        host=responder.actor.member,
        locale=responder.locale,
        seats=setting.seats,
        seed=b"",
        commitment="",
        opened_at=LONG_AGO,
        touched_at=LONG_AGO,
        state="playing",
        stop=match.number,
        turn=match.turn,
    )
    partner = responder.say("practice-partner")
    seats = tuple(
        SeatRecord(
            table_id=PRACTICE,
            seat=seat,
            joined_at=LONG_AGO,
            name=responder.actor.name if seat == practising.seat else partner,
        )
        for seat in range(setting.seats)
    )
    prompts = () if practising.over else match.prompts(practising.seat)
    view, told = match.view(practising.seat), practising.events
    return Scene(table=table, seats=seats, game=setting.game, prompts=prompts, view=view, recent=told, changes=told)


def _text(practising: Practising, scene: Scene, voice: Voice) -> str:
    lines = [voice.text.say("practice-head", title=voice.title)]
    lines += narration.brief(scene.game, scene.recent, voice.text)
    lines.append(voice.text(scene.game.summary(scene.view)))
    if practising.over:
        lines.append(voice.text.say("practice-over"))
        lines += [voice.text.say("practice-end")] if voice.text.has("practice-end") else []
        lines.append(voice.text.say("practice-next"))
    for kind in dict.fromkeys(prompt.kind for prompt in scene.prompts):
        lines += [voice.text.say(f"practice-{kind}")] if voice.text.has(f"practice-{kind}") else []
    return shorten("\n".join(lines), CONTENT)


def _rows(practising: Practising, scene: Scene, voice: Voice) -> tuple[Row, ...]:
    if practising.over:
        return ((verb_button(NO_TABLE, PRACTICE, voice.plain.say("button-practice-again"), scene.table.game),),)
    choices = Choices(table=NO_TABLE, stop=scene.stop, prompts=scene.prompts, pages=practising.pages, private=True)
    rows = rows_of(choices, voice.plain)
    return tuple(cast(Row, tuple(_redirected(item, practising.token) for item in row)) for row in rows)


def _redirected(item: Button | Menu, token: str) -> Button | Menu:
    """The same button for the practice: it takes a step there instead of answering at a table."""
    meant: Any = decode(item.custom_id)
    if isinstance(meant, Press):
        verb = Verb(NO_TABLE, STEP, f"{token}:{meant.stop}:{meant.kind}:{meant.option}")
    elif isinstance(meant, Pick):
        verb = Verb(NO_TABLE, STEP, f"{token}:{meant.stop}:{meant.kind}")
    elif isinstance(meant, Verb) and read_page_argument(meant.argument):
        verb = Verb(NO_TABLE, TURN_PAGE, f"{token}:{meant.argument}")
    else:
        raise ValueError(f"no step of a practice: {item.custom_id}")
    return msgspec.structs.replace(item, custom_id=str(verb))
