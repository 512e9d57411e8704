"""Answers of several steps, prepared in private: one message whose menus change until the whole is given."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from bot.screen import panels
from bot.screen.bridge import Bridge
from bot.screen.choices import Button, Choices, Menu, Row, label_of, rows_of
from bot.screen.errors import UnknownButton
from bot.screen.ids import Pick, Press, Verb, decode, read_page_argument
from bot.screen.limits import CONTENT, shorten
from bot.screen.private import Panel, show, values_of, verb_button
from bot.screen.respond import Responder
from bot.screen.voice import Voice
from bot.tables.scene import Scene
from bot.text.conventions import prompt_message
from rules.kernel.draft import Draft
from rules.kernel.errors import AlreadyAnswered, IllegalAnswer, NotAsked, OutdatedDraft, OutdatedStop

MOST_DRAFTS = 500
"""How many are kept in memory; who comes back to an older one begins anew."""

ROOM = 4
OUTDATED = (OutdatedStop, OutdatedDraft, NotAsked, AlreadyAnswered)


def register(bridge: Bridge) -> None:
    """Let answers of several steps be prepared, and give the buttons of that their handlers."""
    drafts = Drafts(bridge)
    bridge.open_draft = drafts.open
    bridge.verb("draft")(drafts.step)
    bridge.verb("draft-page")(drafts.page)
    bridge.verb("draft-back")(drafts.back)
    bridge.verb("draft-cancel")(drafts.cancel)


class Pending(msgspec.Struct):
    """A draft of one member; `token` is part of its buttons, so that those of an older message are told apart."""

    draft: Draft
    member: int
    token: str
    labels: list[str]


class Drafts:
    """The answers in preparation, by table and member: at most one each, in memory only."""

    def __init__(self, bridge: Bridge, most: int = MOST_DRAFTS) -> None:
        self.bridge = bridge
        self._most = most
        self._pending: OrderedDict[tuple[str, int], Pending] = OrderedDict()

    async def open(self, responder: Responder, table_id: str, stop: int, kind: str, chosen: Sequence[str]) -> None:
        """Begin an answer with its first step, and ask for the next one in private."""
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        draft = await self.bridge.tables.draft(table_id, responder.actor, stop, kind)
        pending = Pending(draft, responder.actor.member, secrets.token_hex(3), [])
        self._keep(table_id, pending)
        await self._choose(responder, scene, pending, chosen)

    async def step(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take the next step: `<token>:<step>:<option>`, or the same without an option and the values of a menu."""
        token, _, rest = argument.partition(":")
        number, colon, option = rest.partition(":")
        chosen = values_of(responder) if not colon else tuple(option for option in (option,) if option)
        scene, pending = await self._pending_of(responder, table_id, token)
        if pending is None:
            return
        if number != str(len(pending.draft.steps)):
            raise UnknownButton
        await self._choose(responder, scene, pending, chosen)

    async def page(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show another page of the step's menu."""
        token, _, rest = argument.partition(":")
        scene, pending = await self._pending_of(responder, table_id, token)
        if pending is not None and rest.isdecimal() and pending.draft.prompt is not None:
            await self._ask(responder, scene, pending, {pending.draft.prompt.kind: int(rest)})

    async def back(self, responder: Responder, table_id: str, token: str) -> None:
        """Take the last step back; from the first step back to the choice itself."""
        scene, pending = await self._pending_of(responder, table_id, token)
        if pending is None:
            return
        pending.draft.back()
        pending.labels = pending.labels[:-1]
        await self._ask(responder, scene, pending)

    async def cancel(self, responder: Responder, table_id: str, token: str) -> None:
        """Forget the draft: nothing was chosen."""
        self._pending.pop((table_id, responder.actor.member), None)
        await show(responder, Panel(responder.say("draft-cancelled")))

    # Parts -----------------------------------------------------------------------------------------------------------

    def _keep(self, table_id: str, pending: Pending) -> None:
        self._pending[table_id, pending.member] = pending
        self._pending.move_to_end((table_id, pending.member))
        while len(self._pending) > self._most:
            self._pending.popitem(last=False)

    async def _pending_of(self, responder: Responder, table_id: str, token: str) -> tuple[Scene, Pending | None]:
        """The draft of that message; where it is gone or outdated the choice is offered anew, and None returned."""
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        pending = self._pending.get((table_id, responder.actor.member))
        if pending is None or pending.token != token:
            await self._anew(responder, scene, None)
            return scene, None
        if pending.draft.number != scene.stop:
            await self._anew(responder, scene, pending.draft.kind)
            return scene, None
        return scene, pending

    async def _choose(self, responder: Responder, scene: Scene, pending: Pending, chosen: Sequence[str]) -> None:
        draft, voice = pending.draft, self.bridge.voice(scene, responder.locale)
        asked = draft.prompt
        if asked is None:
            raise UnknownButton
        draft.choose(chosen)
        labels = [label_of(asked, asked.option(each), voice.text, menu=True) for each in chosen]
        pending.labels.append("・".join(labels) or voice.text.say("button-nothing"))
        if draft.prompt is None:
            await self._submit(responder, scene, pending)
        else:
            await self._ask(responder, scene, pending)

    async def _submit(self, responder: Responder, scene: Scene, pending: Pending) -> None:
        """Give the whole answer; where things have changed meanwhile it must be prepared anew."""
        draft, tables, table_id = pending.draft, self.bridge.tables, scene.table.id
        answer = tables.answer(table_id, responder.actor, draft.number, draft.kind, draft.steps)
        try:
            await self.bridge.act(responder, table_id, answer)
        except OUTDATED:
            await self._anew(responder, await tables.scene(table_id), draft.kind)
            return
        except IllegalAnswer:
            self._pending.pop((table_id, pending.member), None)
            raise
        self._pending.pop((table_id, pending.member), None)
        voice = self.bridge.voice(scene, responder.locale)
        await show(responder, Panel(voice.text.say("choose-done", what=_arrow(pending.labels))))

    async def _anew(self, responder: Responder, scene: Scene, kind: str | None) -> None:
        """Say that it is outdated, and offer the same choice as it is now where there still is one."""
        self._pending.pop((scene.table.id, responder.actor.member), None)
        voice = self.bridge.voice(scene, responder.locale)
        seat = scene.seat_of(responder.actor.member)
        prompts = () if seat is None else await self.bridge.tables.seat_prompts(scene.table.id, seat)
        again = [prompt for prompt in prompts if prompt.kind == kind] if kind else list(prompts)
        text = voice.text.say("error-outdated-draft")
        if again:
            await show(responder, panels.choices_panel(scene, voice, again, head=text))
        else:
            board = ((voice.plain.say("button-board"), self.bridge.link(scene)),)
            await show(responder, Panel(text, links=board))

    async def _ask(
        self, responder: Responder, scene: Scene, pending: Pending, pages: Mapping[str, int] | None = None
    ) -> None:
        voice, draft = self.bridge.voice(scene, responder.locale), pending.draft
        assert draft.prompt is not None
        choices = Choices(
            table=scene.table.id, stop=draft.number, prompts=(draft.prompt,), pages=pages or {}, private=True
        )
        rows = tuple(_redirected(row, pending) for row in rows_of(choices, voice.plain, room=ROOM))
        lines = [voice.text.say("draft-head", prompt=voice.text(prompt_message(draft.prompt)))]
        if pending.labels:
            lines.append(voice.text.say("draft-so-far", what=_arrow(pending.labels)))
        text = shorten("\n".join(lines), CONTENT)
        await show(responder, Panel(text, (*rows, _ways_out(scene.table.id, pending, voice))))


def _ways_out(table_id: str, pending: Pending, voice: Voice) -> Row:
    buttons = [verb_button(table_id, "draft-cancel", voice.plain.say("button-cancel"), pending.token)]
    if pending.draft.steps:
        buttons.insert(0, verb_button(table_id, "draft-back", voice.plain.say("button-back"), pending.token))
    return tuple(buttons)


def _redirected(row: Row, pending: Pending) -> Row:
    """The same row for the draft: its buttons take a step instead of answering."""
    return cast(Row, tuple(msgspec.structs.replace(item, custom_id=_custom_id(item, pending)) for item in row))


def _custom_id(item: Button | Menu, pending: Pending) -> str:
    meant = decode(item.custom_id)
    here = f"{pending.token}:{len(pending.draft.steps)}"
    if isinstance(meant, Press):
        return str(Verb(meant.table, "draft", f"{here}:{meant.option}"))
    if isinstance(meant, Pick):
        return str(Verb(meant.table, "draft", here))
    if isinstance(meant, Verb) and (turned := read_page_argument(meant.argument)) is not None:
        return str(Verb(meant.table, "draft-page", f"{pending.token}:{turned[2]}"))
    raise ValueError(f"no step of a draft: {item.custom_id}")


def _arrow(labels: Sequence[str]) -> str:
    return " → ".join(labels)
