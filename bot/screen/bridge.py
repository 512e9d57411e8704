"""What joins tables and Discord: one object that every handler of a press or command is given.

Handlers of buttons register under their verb (`bridge.verb("join")`), carry changes out by `act`, and answer through
the `Responder`. What a lobby looks like, and how an answer of several steps is prepared, is plugged in.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import structlog

from bot.screen.errors import MissingPermission, NotShown, NotShownHere
from bot.screen.respond import Busy, Interaction, Responder, answer
from bot.screen.voice import Voice
from bot.tables.clock import Clock
from bot.tables.scene import Change, Scene
from bot.tables.service import Tables
from bot.text import Texts
from bot.times import gathered, spent

if TYPE_CHECKING:
    from bot.delivery.delivery import Deliveries
    from bot.screen.board import Face

log = structlog.get_logger(__name__)

Handler = Callable[[Responder, str, str], Awaitable[None]]
"""Carries out a verb: the responder, the table's id (`-`: none), the argument of the custom id."""

LobbyFace = Callable[[Scene, Voice], "Face"]
"""What a lobby, open or closed, looks like."""


class DraftOpener(Protocol):
    """Goes on in private with an answer of several steps, of which `chosen` is the first."""

    async def __call__(
        self, responder: Responder, table_id: str, stop: int, kind: str, chosen: Sequence[str]
    ) -> None: ...


class Bridge:
    """Tables, texts, time and deliveries, and who handles what is pressed."""

    def __init__(self, tables: Tables, texts: Texts, clock: Clock) -> None:
        self.tables = tables
        self.texts = texts
        self.clock = clock
        self.busy = Busy()
        self.verbs: dict[str, Handler] = {}
        self.lobby_face: LobbyFace | None = None
        self.open_draft: DraftOpener | None = None
        self.own_threads = True
        """Whether tables get threads of their own unless somebody wishes otherwise."""
        self.explain: Callable[[Scene], Awaitable[Scene]] = _as_it_is
        """Adds to the scene of a board what is explained on it."""
        self.deliveries: Deliveries
        self.press: Callable[[Responder], Awaitable[object]]

    def verb(self, name: str) -> Callable[[Handler], Handler]:
        """Register the handler of a verb; ValueError when it has one."""

        def register(handler: Handler) -> Handler:
            if name in self.verbs:
                raise ValueError(f"the verb {name!r} has a handler already")
            self.verbs[name] = handler
            return handler

        return register

    async def take(self, interaction: Interaction) -> None:
        """Answer a press or a form, whoever hands it on; only the first one does."""
        if not interaction.extras.get("taken"):
            interaction.extras["taken"] = True
            await self.answer(interaction, self.press)

    async def answer(self, interaction: Interaction, work: Callable[[Responder], Awaitable[object]]) -> None:
        """Answer an interaction by `work(responder)`, behind the error boundary and in time. For commands too."""
        await answer(interaction, self.texts, self.busy, work)

    async def act(self, responder: Responder, table_id: str | None, action: Awaitable[Change]) -> Change:
        """Carry out a change of a table and show it: on the message pressed in one call where that is possible.

        `table_id` is None for a table that is only now opened. Raises what the action raises, NotShown when the change
        counts and its board can't be shown.
        """
        with gathered() as times, self.deliveries.claim(table_id, responder.actor.member):
            change = await action
            with spent("deliver"):
                if table_id is None:
                    await self.deliveries.deliver(change.scene.table.id, responder)
                else:
                    await self._show(table_id, responder)
        where = {
            "table": change.scene.table.id,
            "interaction": responder.interaction.id,
            "member": responder.actor.member,
        }
        log.info("acted", **where, stop=change.scene.stop, milliseconds=times)
        return change

    async def _show(self, table_id: str, responder: Responder) -> None:
        """Show a change that counts already: whatever goes wrong from now on is no refusal of it."""
        try:
            await self.deliveries.deliver(table_id, responder)
        except MissingPermission as problem:
            raise NotShownHere(str(problem), **problem.args_for_text) from problem
        except Exception as problem:
            raise NotShown(f"table {table_id}: {problem!r}") from problem

    # Words -----------------------------------------------------------------------------------------------------------

    def voice(self, scene: Scene, locale: str | None = None) -> Voice:
        """Words about a table, in its own language or that one."""
        return Voice(self.texts, scene, locale)

    def know(self, responder: Responder, scene: Scene) -> None:
        """Let the sentence of an error speak of this table, if there comes to be one."""
        responder.known = partial(self._known, scene, responder.locale)

    def _known(self, scene: Scene, locale: str) -> dict[str, object]:
        voice = self.voice(scene, locale)
        host = next((seat.seat for seat in scene.seats if seat.member == scene.table.host), None)
        return {
            "title": voice.title,
            "table": voice.table,
            "host": f"<@{scene.table.host}>" if host is None else voice.name(host),
            "link": self.link(scene),
            "most": scene.table.seats,
            "state": scene.table.state,
        }

    @staticmethod
    def link(scene: Scene) -> str:
        """The address of the board, or of the channel while there is none."""
        table = scene.table
        place = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
        return f"{place}/{table.board_message}" if table.board_message else place


async def _as_it_is(scene: Scene) -> Scene:
    return scene
