"""One delivery: a scene becomes a message that is posted, edited, or posted anew below the talk."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import timedelta
from io import BytesIO
from typing import Any

import discord
import structlog

from bot.delivery.line import Line
from bot.screen import permissions
from bot.screen.board import Face, closed_face, face_of
from bot.screen.bridge import Bridge
from bot.screen.ids import PREFIX
from bot.screen.item import view_of
from bot.screen.pictures import Pictures
from bot.screen.respond import NOBODY, Responder
from bot.screen.voice import Voice
from bot.tables.records import MessageRecord, TableRecord
from bot.tables.scene import Scene
from rules.kernel.message import Message

MOST_BELOW = 15
"""A board with more messages below it is posted anew at the next press."""

OLDEST = timedelta(minutes=55)
"""A board that is older is posted anew at the next press; edits of messages older than an hour are rationed."""

LOOK_BACK = 20
"""How many of the last messages are searched for a board that nobody noted."""

NOT_EDITABLE = frozenset({10008, 30046, 50005, 50083})
"""Discord's codes for a message that is gone, edited too often, not ours, or in an archived thread."""

BOARD = "board"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

log = structlog.get_logger(__name__)


class Outbox:
    """Posts and edits boards and notes what was delivered."""

    def __init__(self, bridge: Bridge, client: discord.Client, pictures: Pictures) -> None:
        self.bridge = bridge
        self.client = client
        self.pictures = pictures
        self._below: dict[int, tuple[int, int]] = {}
        self._since = bridge.clock.now()

    def heard(self, channel: int, message: int) -> None:
        """A message was posted in a channel: one more below the board there."""
        board, count = self._below.get(channel, (0, 0))
        if board and message > board:
            self._below[channel] = (board, count + 1)

    async def send(self, scene: Scene, line: Line, responder: Responder | None) -> None:
        """Bring one scene to its channel. Raises HTTPException and what else can happen to a request."""
        table, voice = scene.table, self.bridge.voice(scene)
        pressers, line.pressers = line.pressers, set()
        number = board_number(table)
        by_press = responder is not None and responder.may_edit(table.board_message)
        if not by_press and (found := await self._find(table, line, number)):
            scene = await self._take_over(scene, voice, number, *found)
            table = scene.table
        if table.board_message is None or number > (table.board_turn or 0):
            await self._begin(scene, voice, line, responder, number, pressers)
        elif line.missing:
            await self._post(scene, voice, line, number)
        elif responder is not None and table.in_play and await self._is_buried(table):
            await self._close(scene, voice, responder)
            await self._post(scene, voice, line, number)
        else:
            await self._edit(scene, voice, line, responder, number)

    def face(self, scene: Scene, voice: Voice) -> Face:
        """What the table's newest message shows."""
        if scene.table.started_at is not None:
            return face_of(scene, voice)
        if self.bridge.lobby_face is not None:
            return self.bridge.lobby_face(scene, voice)
        return Face(voice.text.say("lobby-opened-here", title=voice.title, table=voice.table))

    # The ways --------------------------------------------------------------------------------------------------------

    async def _begin(
        self,
        scene: Scene,
        voice: Voice,
        line: Line,
        responder: Responder | None,
        number: int,
        pressers: set[int],
    ) -> None:
        """A new turn, or the end: the old board is closed, a new one posted, and who is awaited is told.

        It is noted last: what broke before that is seen and mended by the next delivery.
        """
        by_press = responder is not None and responder.may_edit(scene.table.board_message)
        if responder is not None and by_press:
            await self._close(scene, voice, responder)
        message = await self._send(scene, voice, line, number, quiet=False, pressers=pressers)
        if not by_press:
            await self._close_behind(scene, voice, scene.table.board_message)
        await self._announce_end(scene, voice, message)
        await self._note(scene, message, number)

    async def _take_over(self, scene: Scene, voice: Voice, number: int, message: int, shown: int) -> Scene:
        """A board stands there that was sent, but not noted before something broke: it is the table's from now on.

        `number` is the board that is due, `shown` the one that was sent: before an answer that nobody saw the effect
        of, or before one that was taken back.
        """
        log.info("board_found", table=scene.table.id, turn=shown, due=number)
        await self._close_behind(scene, voice, scene.table.board_message)
        if shown >= number:
            await self._announce_end(scene, voice, message)
        await self._note(scene, message, min(shown, number), revision=scene.table.delivered_revision)
        return await self.bridge.tables.scene(scene.table.id)

    async def _post(self, scene: Scene, voice: Voice, line: Line, number: int) -> None:
        """The same board once more, below the talk; nobody is told."""
        await self._note(scene, await self._send(scene, voice, line, number, quiet=True), number)

    async def _send(
        self,
        scene: Scene,
        voice: Voice,
        line: Line,
        number: int,
        *,
        quiet: bool,
        pressers: set[int] | None = None,
    ) -> int:
        table, face = scene.table, self.face(scene, voice)
        picture, complaint = await self._picture(scene, voice, face)
        told = [] if quiet else [member for member in face.awaited if member not in (pressers or ())]
        message = await self._channel(table).send(
            content=_with(face.content, complaint),
            view=view_of(face.rows, face.links),
            files=[] if picture is None else [_file(table, number, picture, face.description)],
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=[discord.Object(member) for member in told]
            ),
            nonce=nonce_of(table, number),
            silent=quiet,
        )
        line.look = line.missing = False
        line.shown = None if picture is None else (message.id, zlib.crc32(picture))
        self._below[table.channel] = (message.id, 0)
        log.info("board_posted", table=table.id, turn=number, pinged=len(told), quiet=quiet)
        return message.id

    async def _edit(self, scene: Scene, voice: Voice, line: Line, responder: Responder | None, number: int) -> None:
        """Bring the board that stands there to the newest state; in the answer to the press where it can be."""
        table, face = scene.table, self.face(scene, voice)
        assert table.board_message is not None
        picture, complaint = await self._picture(scene, voice, face)
        changes: dict[str, Any] = {"content": _with(face.content, complaint)}
        shown = None if picture is None else (table.board_message, zlib.crc32(picture))
        if shown is None or shown != line.shown:
            changes["attachments"] = [picture]
        try:
            await self._apply(table, responder, changes, face, number)
        except discord.HTTPException as problem:
            if problem.code not in NOT_EDITABLE:
                raise
            log.info("board_replaced", table=table.id, code=problem.code)
            await self._post(scene, voice, line, number)
            await self._delete(table)
            return
        line.shown = shown
        if number != table.board_turn:
            await self._note(scene, table.board_message, number, table)
        else:
            await self.bridge.tables.delivered(table.id, table.revision)

    async def _apply(
        self, table: TableRecord, responder: Responder | None, changes: dict[str, Any], face: Face, number: int
    ) -> None:
        """Edit the board; by the bot when the answer to the press fails. Files and views are made anew for each try."""

        def fresh() -> dict[str, Any]:
            made = {**changes, "view": view_of(face.rows, face.links), "allowed_mentions": NOBODY}
            if "attachments" in changes:
                (picture,) = changes["attachments"]
                made["attachments"] = [] if picture is None else [_file(table, number, picture, face.description)]
            return made

        if responder is not None and responder.may_edit(table.board_message):
            try:
                await responder.edit(**fresh())
            except discord.HTTPException as problem:
                log.info("answer_failed", table=table.id, code=problem.code)
            else:
                return
        assert table.board_message is not None
        await self._channel(table).get_partial_message(table.board_message).edit(**fresh())

    async def _close(self, scene: Scene, voice: Voice, responder: Responder) -> None:
        """Close the board that was pressed; when another was, that of the table."""
        old = scene.table.board_message
        if not responder.may_edit(old):
            await self._close_behind(scene, voice, old)
            return
        try:
            await responder.edit(**self._closed(scene, voice))
        except discord.HTTPException as problem:
            log.info("board_not_closed", table=scene.table.id, code=problem.code)

    async def _delete(self, table: TableRecord) -> None:
        """Delete the board that `table` still names and that could not be edited: another shows the same turn."""
        assert table.board_message is not None
        try:
            await self._channel(table).get_partial_message(table.board_message).delete()
        except discord.HTTPException as problem:
            log.info("board_not_deleted", table=table.id, code=problem.code)

    async def _close_behind(self, scene: Scene, voice: Voice, old: int | None) -> None:
        """Take the buttons from a board that another one has followed; one that can't be edited is left."""
        channel = scene.table.channel
        moved = old is None
        if old is None:
            async with self.bridge.tables.store.read() as tx:
                boards = await tx.messages(scene.table.id, BOARD)
            elsewhere = [board for board in boards if board.channel != channel]
            if not elsewhere:
                return
            old, channel = elsewhere[-1].message, elsewhere[-1].channel
        try:
            changes = self._moved(scene, voice) if moved else self._closed(scene, voice)
            await self.client.get_partial_messageable(channel).get_partial_message(old).edit(**changes)
        except discord.HTTPException as problem:
            log.info("board_not_closed", table=scene.table.id, code=problem.code)

    def _closed(self, scene: Scene, voice: Voice) -> dict[str, Any]:
        turn = scene.table.board_turn or 0
        if turn == 0:
            content = voice.text.say("lobby-started", title=voice.title, table=voice.table)
            return {"content": content, "view": None, "allowed_mentions": NOBODY}
        face = closed_face(scene, voice, turn)
        return {"content": face.content, "view": None, "allowed_mentions": NOBODY}

    def _moved(self, scene: Scene, voice: Voice) -> dict[str, Any]:
        table = scene.table
        link = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
        return {"content": voice.text.say("turn-moved-on", link=link), "view": None, "allowed_mentions": NOBODY}

    async def _announce_end(self, scene: Scene, voice: Voice, message: int) -> None:
        """The result, in two words and with a link to that message, where a table that has ended was opened."""
        table = scene.table
        if table.ended_at is None or table.started_at is None or table.home_channel == table.channel:
            return
        face = self.face(scene, voice)
        link = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}/{message}"
        content = f"{face.content.splitlines()[0]} {link}"
        try:
            home = self.client.get_partial_messageable(table.home_channel, guild_id=table.guild)
            await home.send(content, allowed_mentions=NOBODY, nonce=f"{table.id}-over", suppress_embeds=True)
        except discord.HTTPException as problem:
            log.info("end_not_announced", table=table.id, code=problem.code)

    async def tell_lost(self, scene: Scene) -> None:
        """Say where a table was opened that its thread is gone, and how it goes on."""
        table, voice = scene.table, self.bridge.voice(scene)
        if table.home_channel == table.channel:
            return
        try:
            home = self.client.get_partial_messageable(table.home_channel, guild_id=table.guild)
            await home.send(voice.text.say("pause-lost", table=voice.table), allowed_mentions=NOBODY)
        except discord.HTTPException as problem:
            log.info("loss_not_told", table=table.id, code=problem.code)

    async def close_behind(self, scene: Scene, old: int | None) -> None:
        """Take the buttons from a board that another one has followed."""
        if old is not None:
            await self._close_behind(scene, self.bridge.voice(scene), old)

    # Parts -----------------------------------------------------------------------------------------------------------

    async def _picture(self, scene: Scene, voice: Voice, face: Face) -> tuple[bytes | None, str]:
        """The picture, and a line that says why there is none when that can be helped."""
        if not face.description:
            return None, ""
        allowed = permissions.known(self.client, scene.table.channel)
        if allowed is not None and not allowed.attach_files:
            permission = Message("permission-attach_files")
            return None, voice.text.say("board-no-picture", permission=permission)
        return await self.pictures.of(scene, voice), ""

    async def _is_buried(self, table: TableRecord) -> bool:
        """Whether the board is too old or too far up to be edited on."""
        if table.board_posted_at is not None and self.bridge.clock.now() - table.board_posted_at > OLDEST:
            return True
        board, count = self._below.get(table.channel, (0, 0))
        if board != table.board_message:
            count = await self._count_below(table)
            self._below[table.channel] = (table.board_message or 0, count)
        return count > MOST_BELOW

    async def _count_below(self, table: TableRecord) -> int:
        """After a restart: how many messages have come since the board."""
        channel = self.client.get_channel(table.channel)
        if getattr(channel, "last_message_id", None) == table.board_message:
            return 0
        board = discord.Object(table.board_message or 0)
        try:
            later = self._channel(table).history(after=board, limit=MOST_BELOW + 1)
            return len([message async for message in later])
        except discord.HTTPException:
            return 0

    async def _find(self, table: TableRecord, line: Line, number: int) -> tuple[int, int] | None:
        """The newest board that was sent, but not noted before something broke: the message, and which board it is."""
        if not line.look or (not line.failures and table.opened_at > self._since):
            return None
        line.look = False
        try:
            messages = [message async for message in self._channel(table).history(limit=LOOK_BACK)]
        except discord.Forbidden:
            return None
        newer = [message for message in messages if message.id > (table.board_message or 0)]
        board = next((message for message in newer if self._is_board(message, table)), None)
        return None if board is None else (board.id, _number_of(board, number))

    def _is_board(self, message: discord.Message, table: TableRecord) -> bool:
        if self.client.user is None or message.author.id != self.client.user.id:
            return False
        return any(each.startswith(f"{PREFIX}{table.id}:") for each in _custom_ids(message.components))

    async def _note(
        self,
        scene: Scene,
        message: int,
        number: int,
        before: TableRecord | None = None,
        revision: int | None = None,
    ) -> None:
        table = scene.table
        posted_at = before.board_posted_at if before is not None else None
        board = MessageRecord(
            table_id=table.id,
            message=message,
            channel=table.channel,
            kind=BOARD,
            posted_at=posted_at or self.bridge.clock.now(),
            turn=number,
        )
        await self.bridge.tables.delivered(table.id, table.revision if revision is None else revision, board)

    def _channel(self, table: TableRecord) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(table.channel, guild_id=table.guild)


def board_number(table: TableRecord) -> int:
    """Which of a table's boards is due: 0 the lobby, then one a turn, and one for the end."""
    if table.started_at is None:
        return 0
    return table.turn if table.in_play else table.turn + 1


def nonce_of(table: TableRecord, number: int) -> str:
    """What Discord knows a post by, so that it takes it once: the table, the turn, and the board that it follows."""
    value, digits = table.board_message or 0, ""
    for _ in range(8):
        value, digit = divmod(value, len(DIGITS))
        digits = DIGITS[digit] + digits
    return f"{table.id}-{number}-{digits}"


def _file(table: TableRecord, number: int, picture: bytes, description: str) -> discord.File:
    return discord.File(BytesIO(picture), filename=_filename(table, number), description=description)


def _filename(table: TableRecord, number: int) -> str:
    return f"{table.id}-{number}.png"


def _number_of(message: discord.Message, otherwise: int) -> int:
    """Which board a message shows, by the name of its picture; without one it is taken for the one that is due."""
    name = message.attachments[0].filename if message.attachments else ""
    number = name.removesuffix(".png").rpartition("-")[2]
    return int(number) if number.isdecimal() else otherwise


def _with(content: str, complaint: str) -> str:
    return f"{content}\n{complaint}" if complaint else content


def _custom_ids(components: Sequence[Any]) -> list[str]:
    found: list[str] = []
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            found.append(custom_id)
        found += _custom_ids(getattr(component, "children", ()))
    return found
