"""The commands `/table …`: what can be done at the table of a channel, typed instead of pressed."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.screen import permissions
from bot.screen.bridge import Bridge
from bot.screen.escape import clean, escape
from bot.screen.limits import shorten
from bot.screen.respond import Interaction, Responder
from bot.screen.verbs_care import CareVerbs
from bot.screen.verbs_lobby import LobbyVerbs
from bot.screen.verbs_play import PlayVerbs
from bot.slash.errors import BotMember, NoSuchSeat
from bot.slash.export import Export, export_of
from bot.slash.finding import folded, in_thread, scene_here, suggestions, table_here
from bot.tables.actor import Place
from bot.tables.errors import ChannelTaken, NoSuchTable
from bot.tables.scene import Scene
from bot.text import locale_of


class TableCommands:
    """The handlers; most share those of the buttons."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.care = CareVerbs(bridge)
        self.play = PlayVerbs(bridge)
        self.lobby = LobbyVerbs(bridge)

    async def show(self, responder: Responder) -> None:
        """Post the board anew; where none can be posted any more, say how the last table ended."""
        scene = await table_here(self.bridge, responder, ended=True)
        voice = self.bridge.voice(scene, responder.locale)
        state = voice.text.say(f"state-{scene.table.state}")
        if scene.table.in_play:
            permissions.check(responder.interaction.app_permissions, in_thread=in_thread(responder.interaction))
            await self.bridge.deliveries.repost(scene.table.id)
            scene = await self.bridge.tables.scene(scene.table.id)
        link = ((voice.plain.say("button-board"), self.bridge.link(scene)),)
        text = voice.text.say("show-head", title=voice.title, table=voice.table, state=state)
        await responder.private(text, links=link)

    async def undo(self, responder: Responder) -> None:
        """Take the newest answer back."""
        scene = await table_here(self.bridge, responder)
        await self.play.undo(responder, scene.table.id, "")

    async def help(self, responder: Responder) -> None:
        """Explain the choice at hand."""
        scene = await table_here(self.bridge, responder)
        await self.play.help(responder, scene.table.id, "")

    async def log(self, responder: Responder, page: int | None = None) -> None:
        """What has happened, a page at a time."""
        scene = await table_here(self.bridge, responder, ended=True)
        await self.care.log(responder, scene.table.id, "" if page is None else str(page))

    async def options(self, responder: Responder) -> None:
        """The options of the table."""
        scene = await table_here(self.bridge, responder)
        if scene.table.state == "lobby":
            await self.lobby.settings(responder, scene.table.id, "")
        else:
            await self.care.options(responder, scene.table.id, "")

    async def leave(self, responder: Responder) -> None:
        """Leave the table."""
        scene = await table_here(self.bridge, responder)
        if scene.table.state == "lobby":
            await self.lobby.leave(responder, scene.table.id, "")
            await responder.private(responder.say("lobby-left"))
        else:
            await self.care.leave(responder, scene.table.id, "")

    async def end(self, responder: Responder) -> None:
        """End the table, also one that this version can't play on: its channel must become free."""
        scene = await table_here(self.bridge, responder, even_unreadable=True)
        if scene.table.state == "lobby":
            await self.lobby.close(responder, scene.table.id, "")
        else:
            await self.care.end(responder, scene.table.id, "")

    async def pause(self, responder: Responder) -> None:
        """Pause the table."""
        await self.care.pause(responder, (await table_here(self.bridge, responder)).table.id, "")

    async def resume(self, responder: Responder) -> None:
        """Resume the table."""
        await self.care.resume(responder, (await table_here(self.bridge, responder)).table.id, "")

    async def stand_in(self, responder: Responder, seat: str | None = None, once: bool = False) -> None:
        """Let an agent play a seat."""
        scene = await table_here(self.bridge, responder)
        if seat is None:
            await self.care.stand_in(responder, scene.table.id, "")
        else:
            await self.care.play_for(responder, scene, _seat(scene, seat), once=once)

    async def replace(self, responder: Responder, seat: str, member: discord.Member) -> None:
        """Hand a seat over to another member, who is told."""
        scene = await table_here(self.bridge, responder)
        if member.bot:
            raise BotMember
        number = _seat(scene, seat)
        before = self.bridge.voice(scene)
        tables = self.bridge.tables
        action = tables.replace(scene.table.id, responder.actor, number, member.id, member.display_name)
        change = await self.bridge.act(responder, scene.table.id, action)
        link = self.bridge.link(change.scene)
        told = before.text.say(
            "replace-line", mention=member.mention, old=before.name(number), table=before.table, link=link
        )
        await responder.public(told, mentions=[member.id])

    async def move(self, responder: Responder, table: str) -> None:
        """Bring a table of one's own into this channel."""
        interaction, tables = responder.interaction, self.bridge.tables
        mine = [each for each in await tables.tables_of(responder.actor.member) if each.guild == interaction.guild_id]
        named = [each for each in mine if each.id == table or folded(each.title) == folded(table)]
        if not named:
            raise NoSuchTable(f"no table {table!r} of theirs")
        permissions.check(interaction.app_permissions, in_thread=in_thread(interaction))
        scene = await tables.scene(named[0].id)
        self.bridge.know(responder, scene)
        channel = interaction.channel_id or 0
        holder = await tables.at_channel(channel)
        if holder is not None:
            raise ChannelTaken(table=escape(holder.title), link=self.bridge.link(await tables.scene(holder.id)))
        place = Place(guild=interaction.guild_id, channel=channel, home=channel)
        await self.bridge.act(responder, scene.table.id, tables.move(scene.table.id, responder.actor, place))
        await responder.private(responder.say("move-done", table=escape(scene.table.title)))

    async def export(self, responder: Responder) -> None:
        """The record of the table as a file."""
        scene = await table_here(self.bridge, responder, ended=True)
        await responder.defer()
        export: Export = await export_of(self.bridge.tables, scene)
        key = "export-open" if scene.table.in_play else "export-done"
        file = discord.File(BytesIO(export.data), filename=export.name)
        await responder.private(responder.say(key, table=escape(scene.table.title)), file=file)

    # Suggestions -----------------------------------------------------------------------------------------------------

    async def suggest_seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seats of the table by who sits there."""
        scene = await scene_here(self.bridge, interaction)
        if scene is None:
            return []
        names = self.bridge.voice(scene, locale_of(interaction.locale)).plain.names
        return suggestions(((name, str(seat)) for seat, name in enumerate(names)), typed)

    async def suggest_tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """One's own tables in this guild."""
        mine = await self.bridge.tables.tables_of(interaction.user.id)
        here = [each for each in mine if each.guild == interaction.guild_id]
        return suggestions(((shorten(clean(each.title), 90), each.id) for each in here), typed)


def _seat(scene: Scene, typed: str) -> int:
    """The seat that was typed: its number as suggested, or the name of who sits there."""
    numbers = {str(seat.seat): seat.seat for seat in scene.seats}
    if typed in numbers:
        return numbers[typed]
    named = [seat.seat for seat in scene.seats if folded(seat.name) == folded(typed)]
    if len(named) != 1:
        raise NoSuchSeat(f"seat {typed!r}")
    return named[0]
