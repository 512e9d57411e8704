"""The short line for who becomes awaited in the middle of a turn: edits notify nobody."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.delivery.line import Line
from bot.screen.board import awaited_people, mentions, pinged, stamp
from bot.screen.bridge import Bridge
from bot.tables.records import MessageRecord, TimerRecord
from bot.tables.scene import Scene
from rules.kernel.message import Message

WAITING_LINE = "waiting_line"
"""The kind of its timer and of its message."""

GONE = 10008

log = structlog.get_logger(__name__)


class WaitingLines:
    """Posts the lines when their time has come, and deletes them when they are answered."""

    def __init__(self, bridge: Bridge, client: discord.Client) -> None:
        self.bridge = bridge
        self.client = client

    async def due(self, line: Line, timer: TimerRecord) -> None:
        """Half a minute without a press or half of the limit is over: name who is awaited, and the way to the board."""
        scene = await self.bridge.tables.scene(timer.table_id)
        members = pinged(scene)
        if scene.table.state != "playing" or scene.stop != timer.data.get("stop", scene.stop) or not members:
            return
        await self._find(scene, line)
        named_already = any(set(members) <= named for _, named in (line.waiting or {}).values())
        if named_already and timer.kind == WAITING_LINE:
            return
        await self._delete(scene, line, list(line.waiting or ()))
        voice = self.bridge.voice(scene)
        seats = [seat for seat in awaited_people(scene) if seat.member in members]
        named = tuple(Message("mention-one", {"mention": each}) for each in mentions(scene, seats, voice))
        key = "waiting-line" if timer.kind == WAITING_LINE else "reminder"
        until = stamp(scene.table.due_at) if scene.table.due_at else ""
        where = {"title": voice.title, "table": voice.table, "link": self.bridge.link(scene)}
        content = voice.text.say(key, mentions=named, until=until, **where)
        channel = self.client.get_partial_messageable(scene.table.channel, guild_id=scene.table.guild)
        message = await channel.send(
            content,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(member) for member in members]
            ),
            nonce=f"{scene.table.id}-{timer.kind[0]}{scene.stop}",
            suppress_embeds=True,
        )
        line.waiting = {message.id: (scene.turn, frozenset(members))}
        posted = MessageRecord(
            table_id=scene.table.id,
            message=message.id,
            channel=scene.table.channel,
            kind=WAITING_LINE,
            posted_at=self.bridge.clock.now(),
            turn=scene.turn,
        )
        async with self.bridge.tables.store.change() as tx:
            await tx.note_message(posted)

    async def tidy(self, scene: Scene, line: Line) -> None:
        """Delete the line of a table once nobody it names is awaited any more, or the turn is over."""
        await self._find(scene, line)
        awaited = set(pinged(scene)) if scene.table.state == "playing" else set()
        answered = [
            message
            for message, (turn, named) in (line.waiting or {}).items()
            if turn != scene.turn or not named & awaited
        ]
        await self._delete(scene, line, answered)

    async def _delete(self, scene: Scene, line: Line, messages: Sequence[int]) -> None:
        channel = self.client.get_partial_messageable(scene.table.channel, guild_id=scene.table.guild)
        for message in messages:
            try:
                await channel.get_partial_message(message).delete()
            except discord.HTTPException as problem:
                if problem.code != GONE:
                    log.info("line_not_deleted", table=scene.table.id, code=problem.code)
            (line.waiting or {}).pop(message, None)
            async with self.bridge.tables.store.change() as tx:
                await tx.forget_message(scene.table.id, message)

    async def _find(self, scene: Scene, line: Line) -> None:
        """After a restart: a line may stand there from before; whom it named is not known any more."""
        if line.waiting is None:
            async with self.bridge.tables.store.read() as tx:
                posted = await tx.messages(scene.table.id, WAITING_LINE)
            line.waiting = {each.message: (each.turn, frozenset()) for each in posted}
