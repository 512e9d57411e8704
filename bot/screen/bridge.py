"""What joins tables and Discord: one object that every handler of a press or command is given.

Handlers of buttons register under their verb (`bridge.verb("join")`), carry changes out by `act`, and answer through
the `Responder`. What a lobby looks like, and how an answer of several steps is prepared, is plugged in.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bot.screen.escape import clean_all, escape, escape_all
from bot.screen.respond import Busy, Interaction, Responder, answer
from bot.tables.clock import Clock
from bot.tables.scene import Change, Scene
from bot.text import Speaker, Texts

if TYPE_CHECKING:
    from bot.delivery.delivery import Deliveries
    from bot.screen.board import Face

Handler = Callable[[Responder, str, str], Awaitable[None]]
"""Carries out a verb: the responder, the table's id (`-`: none), the argument of the custom id."""

LobbyFace = Callable[[Scene, Speaker], "Face"]
"""What a lobby, open or closed, looks like."""


class DraftOpener(Protocol):
    """Goes on in private with an answer of several steps, of which `chosen` is the first."""

    async def __call__(
        self, responder: Responder, table_id: str, stop: int, kind: str, chosen: Sequence[str]
    ) -> None: ...


class Bridge:
    """Tables, texts, time and deliveries, and who handles what is pressed."""

    def __init__(self, tables: Any, texts: Texts, clock: Clock) -> None:
        self.tables = tables
        self.texts = texts
        self.clock = clock
        self.busy = Busy()
        self.verbs: dict[str, Handler] = {}
        self.lobby_face: LobbyFace | None = None
        self.open_draft: DraftOpener | None = None
        self.deliveries: Deliveries
        self.press: Callable[[Responder], Awaitable[None]]

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

        `table_id` is None for a table that is only now opened. Raises what the action raises.
        """
        with self.deliveries.claim(table_id, responder.actor.member):
            change = await action
            await self.deliveries.deliver(change.scene.table.id, responder)
        return change

    # Words -----------------------------------------------------------------------------------------------------------

    def words(self, scene: Scene, locale: str | None = None, *, plain: bool = False) -> Speaker:
        """Words about a table, in its own language or that one; names are escaped unless they go to a `plain` place."""
        locale = locale or scene.table.locale
        names = self.names(scene, locale)
        return self.texts.speaker(locale, scene.table.game, clean_all(names) if plain else escape_all(names))

    def names(self, scene: Scene, locale: str) -> tuple[str, ...]:
        """The names of the seats as they are; one where nobody sits is called a stand-in."""
        names: list[str] = []
        stand_ins = 0
        for seat in scene.seats:
            stand_ins += not seat.name
            names.append(seat.name or self.texts.say("agent-name", locale, number=stand_ins))
        return tuple(names)

    def know(self, responder: Responder, scene: Scene) -> None:
        """Let the sentence of an error speak of this table."""
        words = self.words(scene, responder.locale)
        host = next((seat.name for seat in scene.seats if seat.member == scene.table.host), "")
        responder.known = {
            "title": words.say("name"),
            "table": escape(scene.table.title),
            "host": escape(host) if host else f"<@{scene.table.host}>",
            "link": self.link(scene),
            "most": scene.table.seats,
        }

    @staticmethod
    def link(scene: Scene) -> str:
        """The address of the board, or of the channel while there is none."""
        table = scene.table
        place = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
        return f"{place}/{table.board_message}" if table.board_message else place
