"""What can be looked up at a table in private: the sheets that its game has, by a button or a command."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.screen.board import describe
from bot.screen.bridge import Bridge
from bot.screen.choices import BUTTONS_A_ROW, Row
from bot.screen.errors import UnknownButton
from bot.screen.item import view_of
from bot.screen.limits import CONTENT, shorten
from bot.screen.private import Panel, show, verb_button
from bot.screen.respond import Responder
from bot.screen.voice import Voice
from bot.tables.scene import Scene
from rules.kernel.sheet import Sheet

VERB = "sheet"


def register(bridge: Bridge) -> None:
    """Give the buttons their handler."""
    bridge.verb(VERB)(Sheets(bridge).press)


class Sheets:
    """The handler, and what the commands do."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def press(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show a sheet; the game's first where none is named."""
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        named = [sheet for sheet in scene.game.sheets if argument in ("", sheet.id)]
        if not named:
            raise UnknownButton(f"no sheet {argument!r}")
        await self.show(responder, scene, named[0])

    async def show(self, responder: Responder, scene: Scene, sheet: Sheet, number: int | None = None) -> None:
        """Show that sheet to who asked for it, as their seat sees the table."""
        voice = self.bridge.voice(scene, responder.locale)
        panel = Panel(await self._text(responder, scene, voice, sheet, number), _rows(scene, voice, sheet))
        picture = await self._picture(scene, voice) if sheet.picture else None
        if picture is None:
            await show(responder, panel)
        elif responder.on_private and responder.message is not None and responder.may_edit(responder.message.id):
            await responder.edit(content=panel.text, view=view_of(panel.rows), attachments=[picture])
        else:
            await responder.private(panel.text, rows=panel.rows, file=picture)

    async def _text(self, responder: Responder, scene: Scene, voice: Voice, sheet: Sheet, number: int | None) -> str:
        tables, table_id = self.bridge.tables, scene.table.id
        seat = scene.seat_of(responder.actor.member)
        head = voice.text.say("sheet-head", name=voice.text.say(f"sheet-{sheet.id}"), table=voice.table)
        view = await tables.private_view(table_id, seat)
        if view is None:
            return f"{head}\n{voice.text.say('sheet-not-yet')}"
        prompts = () if seat is None else await tables.seat_prompts(table_id, seat)
        lines = [voice.text(line) for line in scene.game.sheet(view, seat, sheet.id, prompts, number)]
        return shorten("\n".join([head, *lines]), CONTENT)

    async def _picture(self, scene: Scene, voice: Voice) -> discord.File | None:
        """The picture of the table in the reader's language."""
        drawn = await self.bridge.deliveries.outbox.pictures.of(scene, voice)
        if drawn is None:
            return None
        return discord.File(BytesIO(drawn), filename=f"{scene.table.id}.png", description=describe(scene, voice))


def _rows(scene: Scene, voice: Voice, shown: Sheet) -> tuple[Row, ...]:
    """What else there is to look up, and the log."""
    table = scene.table.id
    buttons = [
        verb_button(table, VERB, voice.plain.say(f"sheet-{sheet.id}"), sheet.id)
        for sheet in scene.game.sheets
        if sheet is not shown
    ]
    buttons.append(verb_button(table, "log", voice.plain.say("button-log")))
    return tuple(tuple(buttons[at : at + BUTTONS_A_ROW]) for at in range(0, len(buttons), BUTTONS_A_ROW))
