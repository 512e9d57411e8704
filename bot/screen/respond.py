"""The answer to an interaction: in time, once, and in the language of who reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import aiohttp
import discord
import structlog

from bot.screen.boundary import sentence
from bot.screen.choices import Row
from bot.screen.errors import Stopping
from bot.screen.item import Link, view_of
from bot.screen.limits import CONTENT, shorten
from bot.tables.actor import Actor
from bot.text import Speaker, Texts, locale_of

ACKNOWLEDGE_AFTER = 2.0
"""Seconds after which a press that is still being worked on is acknowledged; Discord waits for three."""

GONE = frozenset({10062, 10015, 40060, 50027})
"""Discord's codes for an interaction that is over, unknown, or was answered by another process."""

NOBODY = discord.AllowedMentions.none()

Interaction = discord.Interaction[Any]

log = structlog.get_logger(__name__)


class Responder:
    """Answers one interaction. Every method may be called in any order and as often as needed.

    The first answer is the interaction's own response; what comes after it follows by the interaction's webhook.
    `known` are arguments for the sentence of an error, or what finds them, filled in by whoever knows the table.
    """

    def __init__(self, interaction: Interaction, texts: Texts) -> None:
        self.interaction = interaction
        self.texts = texts
        self.locale = locale_of(interaction.locale)
        self.known: Mapping[str, Any] | Callable[[], Mapping[str, Any]] = {}
        self._lock = asyncio.Lock()
        self._watchdog: asyncio.Task[None] | None = None
        self._thinking = False
        self.answered = False
        """Whether the effect or a sentence was sent: more than a deferral."""
        self.lost = False
        """Whether Discord no longer knows the interaction, so that nothing can be said."""

    @property
    def actor(self) -> Actor:
        """Who pressed or typed."""
        user = self.interaction.user
        return Actor(
            member=user.id,
            name=user.display_name,
            locale=self.locale,
            interaction=self.interaction.id,
            manager=self.interaction.permissions.manage_messages,
        )

    @property
    def message(self) -> discord.Message | None:
        """The message that was pressed; None for a command."""
        return self.interaction.message

    @property
    def is_press(self) -> bool:
        """Whether a message was pressed, so that the answer may edit it."""
        return self.interaction.message is not None

    @property
    def on_private(self) -> bool:
        """Whether the message pressed is one that only the presser sees."""
        return self.message is not None and self.message.flags.ephemeral

    def words(self, game: str | None = None, names: Sequence[str] = ()) -> Speaker:
        """The reader's language, for texts of that game."""
        return self.texts.speaker(self.locale, game, names)

    def say(self, key: str, /, **args: Any) -> str:
        """A message in the reader's language."""
        return self.texts.say(key, self.locale, **args)

    def may_edit(self, message_id: int | None) -> bool:
        """Whether `edit` would edit that message: the one pressed, while the response is not used for a sentence."""
        if self.lost or self.message is None or self.message.id != message_id:
            return False
        return self.interaction.response.type in (
            None,
            discord.InteractionResponseType.deferred_message_update,
            discord.InteractionResponseType.message_update,
        )

    # Answering -------------------------------------------------------------------------------------------------------

    async def defer(self) -> None:
        """Say that the press was received, if nothing was said yet."""
        async with self._lock:
            if self.interaction.response.is_done() or self.lost:
                return
            self._thinking = not self.is_press
            with self._losing():
                await self.interaction.response.defer(ephemeral=True)

    async def private(
        self,
        text: str,
        *,
        rows: Sequence[Row] = (),
        links: Sequence[Link] = (),
        file: discord.File | None = None,
    ) -> None:
        """Say something that only the reader sees."""
        async with self._lock:
            content = shorten(text, CONTENT)
            view = view_of(rows, links) if rows or links else discord.utils.MISSING
            first, thinking = not self.interaction.response.is_done(), self._thinking
            attached = discord.utils.MISSING if file is None else file
            self.answered, self._thinking = True, False
            if self.lost:
                return
            with self._losing():
                if first:
                    await self.interaction.response.send_message(
                        content, view=view, file=attached, ephemeral=True, allowed_mentions=NOBODY
                    )
                elif thinking:
                    await self.interaction.edit_original_response(
                        content=content,
                        view=view,
                        attachments=[] if file is None else [file],
                        allowed_mentions=NOBODY,
                    )
                else:
                    await self.interaction.followup.send(
                        content, view=view, file=attached, ephemeral=True, allowed_mentions=NOBODY
                    )

    async def public(self, text: str, *, links: Sequence[Link] = (), mentions: Sequence[int] = ()) -> None:
        """Say something that everybody in the channel reads; `mentions` are the members who are told of it."""
        async with self._lock:
            content = shorten(text, CONTENT)
            view: Any = {"view": view_of((), links)} if links else {}
            told = discord.AllowedMentions(users=[discord.Object(member) for member in mentions])
            first, channel = not self.interaction.response.is_done(), self.interaction.channel
            if self.lost:
                return
            with self._losing():
                if first and not self.is_press:
                    self.answered = True
                    await self.interaction.response.send_message(content, allowed_mentions=told, **view)
                elif isinstance(channel, discord.abc.Messageable):
                    await channel.send(content, allowed_mentions=told, **view)

    async def post(self, text: str, *, rows: Sequence[Row] = (), file: discord.File | None = None) -> None:
        """Answer with a new message that everybody reads: in one call as long as nothing was said, by a press too."""
        async with self._lock:
            message: dict[str, Any] = {"content": shorten(text, CONTENT), "allowed_mentions": NOBODY}
            if rows:
                message["view"] = view_of(rows)
            if file is not None:
                message["file"] = file
            first, channel = not self.interaction.response.is_done(), self.interaction.channel
            if self.lost:
                return
            with self._losing():
                if first:
                    self.answered = True
                    await self.interaction.response.send_message(**message)
                elif self.answered:
                    await self.interaction.followup.send(**message)
                elif isinstance(channel, discord.abc.Messageable):
                    # What follows a private deferral would be private too.
                    await channel.send(**message)

    async def replace(self, text: str, *, rows: Sequence[Row] = (), links: Sequence[Link] = ()) -> None:
        """Change the private message that was pressed; where there is none, say it in a new one."""
        if self.on_private and self.message is not None and self.may_edit(self.message.id):
            await self.edit(content=shorten(text, CONTENT), view=view_of(rows, links), attachments=[])
        else:
            await self.private(text, rows=rows, links=links)

    async def edit(self, **changes: Any) -> None:
        """Edit the message that was pressed, as `Message.edit` would; ask `may_edit` first. Raises HTTPException."""
        async with self._lock:
            changes.setdefault("allowed_mentions", NOBODY)
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**changes)
            else:
                await self.interaction.response.edit_message(**changes)
            self.answered = True

    async def modal(self, modal: discord.ui.Modal) -> None:
        """Show a form; it must be the first answer."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)
            self.answered = True

    async def fail(self, problem: BaseException) -> None:
        """Say what went wrong, in one private sentence."""
        where = {"member": self.interaction.user.id, "interaction": self.interaction.id, "pressed": _pressed(self)}
        known = self.known() if callable(self.known) else self.known
        await self.private(sentence(problem, self.texts, self.locale, known, **where))

    # In time ---------------------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Acknowledge by itself when the work takes long."""
        self._watchdog = asyncio.create_task(self._acknowledge(), name="acknowledge")

    async def finish(self) -> None:
        """The work is done: at least a bare acknowledgement has gone out."""
        async with self._lock:
            if self._watchdog is not None:
                self._watchdog.cancel()
        await self.defer()
        if self._thinking and not self.answered:
            # A command's "thinking…" would stand for ever.
            with self._losing():
                await self.interaction.delete_original_response()

    async def _acknowledge(self) -> None:
        await asyncio.sleep(ACKNOWLEDGE_AFTER)
        await self.defer()

    def lose(self, problem: Exception) -> None:
        """Note that something could not be said, and whether nothing can be said any more."""
        code = getattr(problem, "code", 40060)
        self.lost = self.lost or code in GONE
        log.warning("answer_not_sent", interaction=self.interaction.id, code=code, problem=str(problem))

    def _losing(self) -> _Losing:
        return _Losing(self)


class _Losing:
    """Around a call to Discord: what can't be said is logged and said no more."""

    def __init__(self, responder: Responder) -> None:
        self._responder = responder

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> bool:
        if not isinstance(problem, (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError)):
            return False
        self._responder.lose(problem)
        return True


class Busy:
    """Counts the interactions that are being worked on, so that a stop can wait for them."""

    def __init__(self) -> None:
        self.stopping = False
        self._count = 0
        self._idle: asyncio.Event = asyncio.Event()
        self._idle.set()

    @property
    def count(self) -> int:
        """How many there are."""
        return self._count

    def begin(self) -> None:
        """One more."""
        self._count += 1
        self._idle.clear()

    def end(self) -> None:
        """One less."""
        self._count -= 1
        if not self._count:
            self._idle.set()

    async def done(self) -> None:
        """Wait until there are none."""
        await self._idle.wait()


async def answer(
    interaction: Interaction, texts: Texts, busy: Busy, work: Callable[[Responder], Awaitable[object]]
) -> None:
    """Answer an interaction by `work`: acknowledged in time, errors said in private, nothing left unanswered."""
    responder = Responder(interaction, texts)
    refused = busy.stopping
    busy.begin()
    responder.watch()
    try:
        if refused:
            raise Stopping
        await work(responder)
    except Exception as problem:
        if isinstance(problem, discord.HTTPException) and problem.code in GONE:
            responder.lose(problem)
        else:
            await responder.fail(problem)
    finally:
        await responder.finish()
        busy.end()


def _pressed(responder: Responder) -> str:
    data: Mapping[str, Any] = responder.interaction.data or {}
    return str(data.get("custom_id") or data.get("name") or "")
