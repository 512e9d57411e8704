"""What a press means, and what is said of one that means nothing any more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
import structlog

from bot.screen import limits, narration
from bot.screen.board import board_rows
from bot.screen.bridge import Bridge
from bot.screen.choices import Choices, Row, label_of, rows_of
from bot.screen.errors import (
    DoublePress,
    ForeignPress,
    LatePress,
    OthersPress,
    SpectatorPress,
    UnknownButton,
)
from bot.screen.ids import NO_TABLE, Pick, Press, Verb, decode
from bot.screen.item import view_of
from bot.screen.respond import Responder
from bot.screen.voice import Voice
from bot.tables.errors import NotSeated, TableError
from bot.tables.records import ActRecord
from bot.tables.scene import Scene
from rules.kernel.errors import AlreadyAnswered, KernelError, NotAsked, OutdatedStop
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt

MOST_DECIDED = 5
"""How many decisions are told to who was away; all of them stand in the log."""

log = structlog.get_logger(__name__)


class Presses:
    """Carries out what was pressed: choices here, everything else by its verb's handler."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def press(self, responder: Responder) -> None:
        """Carry out a press of a button, a menu or a form."""
        data: Mapping[str, Any] = responder.interaction.data or {}
        meant = decode(str(data.get("custom_id", "")))
        if isinstance(meant, Verb) and meant.verb in self.bridge.verbs:
            self.bridge.tables.note_look(meant.table, responder.actor.member)
            try:
                await self.bridge.verbs[meant.verb](responder, meant.table, meant.argument)
            finally:
                await self._welcome_back(responder, meant.table)
        elif isinstance(meant, Press):
            await self.choose(responder, meant.table, meant.stop, meant.kind, meant.chosen, meant.confirmed)
        elif isinstance(meant, Pick):
            chosen = tuple(str(value) for value in data.get("values") or ())
            await self.choose(responder, meant.table, meant.stop, meant.kind, chosen)
        else:
            raise UnknownButton(f"nothing is known of {data.get('custom_id')!r}")

    async def choose(
        self,
        responder: Responder,
        table_id: str,
        stop: int,
        kind: str,
        chosen: Sequence[str],
        confirmed: bool = False,
    ) -> None:
        """Answer a prompt: at once, after a second press, or by a draft when there are more steps."""
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        rests = any(seat.rests and seat.member == responder.actor.member for seat in scene.seats)
        back = await self.bridge.tables.come_back(table_id, responder.actor) if rests else None
        try:
            await self._choose_or_explain(
                responder, back.scene if back else scene, stop, kind, tuple(chosen), confirmed
            )
        finally:
            if back is not None:
                await responder.private(self._welcome(responder, back.scene))

    async def _choose_or_explain(
        self, responder: Responder, scene: Scene, stop: int, kind: str, chosen: tuple[str, ...], confirmed: bool
    ) -> None:
        table_id = scene.table.id
        try:
            await self._choose(responder, scene, stop, kind, chosen, confirmed)
        except (KernelError, TableError) as problem:
            if isinstance(problem, AlreadyAnswered) and stop == scene.stop:
                decided = await self.bridge.tables.decided_for(table_id, responder.actor.member)
                if decided:
                    await responder.private(self._decided(responder, scene, decided))
                    return
            meant = await self._meant(responder, table_id, stop, kind, problem)
            if isinstance(meant, LatePress):
                await self._take_buttons(responder, scene)
            if meant is problem:
                raise
            raise meant from problem

    async def _choose(
        self, responder: Responder, scene: Scene, stop: int, kind: str, chosen: tuple[str, ...], confirmed: bool
    ) -> None:
        table_id, actor, tables = scene.table.id, responder.actor, self.bridge.tables
        steps: Sequence[Sequence[str]] = (chosen,)
        prompt = open_prompt(scene, actor.member, stop, kind)
        if prompt is not None and not confirmed and _asks_again(prompt, chosen):
            await self.show_again(responder, scene, prompt, confirming=(kind, chosen[0]))
            return
        if prompt is not None and _may_have_steps(scene, prompt):
            draft = await tables.draft(table_id, actor, stop, kind)
            draft.choose(chosen)
            if draft.prompt is not None and self.bridge.open_draft is not None:
                await self.bridge.open_draft(responder, table_id, stop, kind, chosen)
                return
            steps = draft.steps
        change = await self.bridge.act(responder, table_id, tables.answer(table_id, actor, stop, kind, steps))
        if responder.on_private:
            voice = self.bridge.voice(scene, responder.locale)
            await responder.replace(voice.text.say("choose-done", what=_chosen_words(prompt, chosen, voice)))
        if change.back:
            await responder.private(self._welcome(responder, change.scene))
        elif change.decided:
            await responder.private(self._decided(responder, change.scene, change.decided))

    async def show_again(
        self,
        responder: Responder,
        scene: Scene,
        prompt: Prompt,
        *,
        pages: Mapping[str, int] | None = None,
        confirming: tuple[str, str] | None = None,
    ) -> None:
        """The buttons of the message pressed once more, a page further on or with a button that asks for confirmation.

        Only the buttons are sent: on a board for everybody, in a private message those of that prompt.
        """
        rows: Sequence[Row]
        if responder.on_private:
            voice = self.bridge.voice(scene, responder.locale)
            choices = Choices(scene.table.id, scene.stop, (prompt,), pages or {}, confirming, private=True)
            rows = rows_of(choices, voice.plain)
        else:
            rows = board_rows(scene, self.bridge.voice(scene), pages=pages, confirming=confirming)
        await responder.edit(view=view_of(rows))

    # What a press was that did not count -----------------------------------------------------------------------------

    async def _meant(self, responder: Responder, table_id: str, stop: int, kind: str, problem: Exception) -> Exception:
        """The same error in the words of who pressed: late, double, or not their turn."""
        if not isinstance(problem, (OutdatedStop, AlreadyAnswered, NotAsked, NotSeated)):
            return problem
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        if scene.table.lags:
            self.bridge.deliveries.changed(table_id)
        if isinstance(problem, OutdatedStop):
            return LatePress(link=self.bridge.link(scene))
        if isinstance(problem, AlreadyAnswered):
            return problem if stop == scene.stop else DoublePress()
        names = self._names(responder, scene, scene.awaited)
        if isinstance(problem, NotSeated):
            return SpectatorPress(names=names)
        seat = scene.seat_of(responder.actor.member)
        asked = [prompt.seat for prompt in scene.prompts if prompt.kind == kind]
        if seat in scene.awaited and asked:
            return OthersPress(names=self._names(responder, scene, asked))
        if seat in scene.awaited:
            return problem
        return ForeignPress(names=names, turns=turns_until(scene, seat))

    def _names(self, responder: Responder, scene: Scene, seats: Iterable[int]) -> tuple[Message, ...]:
        voice = self.bridge.voice(scene, responder.locale)
        return tuple(Message("name-one", {"name": voice.name(seat)}) for seat in seats)

    async def _take_buttons(self, responder: Responder, scene: Scene) -> None:
        """An old board that still has buttons loses them now.

        A younger message than the board that was noted is no old one: it was sent before something broke, and will be
        the table's board when that is found.
        """
        message, board = responder.message, scene.table.board_message
        if message is None or responder.on_private or board is None or message.id >= board:
            return
        try:
            await responder.edit(view=None)
        except discord.HTTPException as problem:
            log.info("old_buttons_left", table=scene.table.id, code=problem.code)

    async def _welcome_back(self, responder: Responder, table_id: str) -> None:
        """Whatever was pressed: a seat that rested is its player's again, and they are told what they missed."""
        if table_id == NO_TABLE:
            return
        change = await self.bridge.tables.come_back(table_id, responder.actor)
        if change is not None:
            await responder.private(self._welcome(responder, change.scene))

    def _welcome(self, responder: Responder, scene: Scene) -> str:
        """おかえりなさい, with what happened last."""
        voice = self.bridge.voice(scene, responder.locale)
        told = narration.brief(scene.game, scene.recent, voice.text)
        if not told:
            return voice.text.say("welcome-back")
        return limits.shorten("\n".join([voice.text.say("welcome-back-since"), *told]), limits.CONTENT)

    def _decided(self, responder: Responder, scene: Scene, decided: Sequence[ActRecord]) -> str:
        """What was decided for who was away."""
        voice = self.bridge.voice(scene, responder.locale)
        what = tuple(Message("decided-one", act.args) for act in decided[-MOST_DECIDED:])
        return voice.text.say("reaction-done", what=what)


def open_prompt(scene: Scene, member: int, stop: int, kind: str) -> Prompt | None:
    """What that member is asked there; None when it is nothing."""
    seat = scene.seat_of(member)
    if stop != scene.stop or seat is None:
        return None
    return next((prompt for prompt in scene.prompts if (prompt.seat, prompt.kind) == (seat, kind)), None)


def turns_until(scene: Scene, seat: int | None) -> int:
    """How many turns from now that seat's is, in the order of seats; 0 when nobody can say."""
    turn_of = [prompt.seat for prompt in scene.prompts if not prompt.offer and not prompt.reaction]
    if seat is None or len(set(turn_of)) != 1:
        return 0
    return (seat - turn_of[0]) % len(scene.seats)


def _chosen_words(prompt: Prompt | None, chosen: Sequence[str], voice: Voice) -> str:
    """What was chosen, in words."""
    options = [option for option in (prompt.options if prompt else ()) if option.id in chosen]
    words = [label_of(prompt, option, voice.text, menu=True) for option in options if prompt is not None]
    return " ".join(words) or voice.text.say("button-nothing")


def _asks_again(prompt: Prompt, chosen: Sequence[str]) -> bool:
    confirmed = {option.id for option in prompt.options if option.confirm}
    return len(chosen) == 1 and chosen[0] in confirmed


def _may_have_steps(scene: Scene, prompt: Prompt) -> bool:
    return prompt.offer or prompt.follows or prompt.kind in scene.game.drafted
