"""Opening a table: where it is played, whether the bot may do what that takes, and the line that says so."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import discord
import msgspec

from bot.screen import permissions
from bot.screen.bridge import Bridge
from bot.screen.escape import clean, escape
from bot.screen.limits import THREAD_NAME, shorten
from bot.screen.private import Panel, show
from bot.screen.respond import NOBODY, Interaction, Responder
from bot.slash.errors import BadTitle, NeedsGuild, TooManyThreads
from bot.slash.finding import in_thread
from bot.tables.actor import Place
from bot.tables.errors import ChannelTaken
from bot.tables.scene import Change, Scene
from rules.kernel.game import game_by_id

TITLE_LENGTH = 40
A_WEEK: Final = 10080
"""Minutes after which a thread that nobody writes in is archived."""

TOO_MANY_THREADS: Final = 160006
"""Discord's code where a server has as many active threads as it may."""


class Wish(msgspec.Struct, frozen=True):
    """What a table shall be. `here`: in the channel itself instead of a thread of its own."""

    game: str
    title: str = ""
    here: bool = False
    options: Mapping[str, str | int] = {}
    pace: str | None = None
    seats: int | None = None


async def open_table(bridge: Bridge, responder: Responder, wish: Wish) -> Change:
    """Open a lobby and say where. Raises what forbids it; then no thread is left behind."""
    interaction = responder.interaction
    responder.known = {"link": f"<#{interaction.channel_id}>"}
    game = game_by_id(wish.game)
    game.check_options(wish.options)
    title = _title(bridge, responder, wish)
    here = wish.here or not _can_have_threads(interaction) or not bridge.own_threads
    permissions.check(interaction.app_permissions, in_thread=in_thread(interaction), opens_thread=not here)
    if here:
        await _check_free(bridge, responder)
        change = await _open(bridge, responder, wish, title, _place(interaction))
        await show(responder, Panel(_opened(bridge, change.scene, responder)))
        return change
    await responder.defer()
    line, thread = await _new_thread(bridge, responder, wish, title)
    try:
        change = await _open(bridge, responder, wish, title, _place(interaction, thread))
    except BaseException:
        await _take_away(thread, line)
        raise
    link = ((responder.say("button-board"), bridge.link(change.scene)),)
    await show(responder, Panel(_opened(bridge, change.scene, responder), links=link))
    return change


def _place(interaction: Interaction, thread: discord.Thread | None = None) -> Place:
    home = interaction.channel_id or 0
    return Place(guild=interaction.guild_id, channel=home if thread is None else thread.id, home=home)


async def _open(bridge: Bridge, responder: Responder, wish: Wish, title: str, place: Place) -> Change:
    tables = bridge.tables
    opening = tables.open_lobby(
        responder.actor, place, wish.game, title, wish.options, pace=wish.pace, seats=wish.seats
    )
    return await bridge.act(responder, None, opening)


def _opened(bridge: Bridge, scene: Scene, responder: Responder) -> str:
    voice = bridge.voice(scene, responder.locale)
    return voice.text.say("lobby-opened-here", title=voice.title, table=voice.table)


def _title(bridge: Bridge, responder: Responder, wish: Wish) -> str:
    if not wish.title.strip():
        return bridge.texts.say("lobby-title", responder.locale, name=clean(responder.actor.name, TITLE_LENGTH - 6))
    title = clean(wish.title, 10_000)
    if len(title) > TITLE_LENGTH:
        raise BadTitle(most=TITLE_LENGTH)
    return title


async def _check_free(bridge: Bridge, responder: Responder) -> None:
    """Raise ChannelTaken, with a link to the table that holds the channel."""
    holder = await bridge.tables.at_channel(responder.interaction.channel_id or 0)
    if holder is not None:
        scene = await bridge.tables.scene(holder.id)
        raise ChannelTaken(table=escape(holder.title), link=bridge.link(scene))


def _can_have_threads(interaction: Interaction) -> bool:
    if interaction.guild_id is None:
        raise NeedsGuild
    return isinstance(interaction.channel, discord.TextChannel)


async def _new_thread(
    bridge: Bridge, responder: Responder, wish: Wish, title: str
) -> tuple[discord.Message, discord.Thread]:
    """The line in the channel and the thread below it."""
    channel = responder.interaction.channel
    assert isinstance(channel, discord.TextChannel)
    locale = await bridge.tables.locale_of(channel.id) or responder.locale
    say = bridge.texts.speaker(locale, wish.game)
    host = escape(responder.actor.name)
    words = say.say("lobby-opened-line", host=host, title=say.say("name"), table=escape(title))
    try:
        line = await channel.send(words, allowed_mentions=NOBODY)
    except discord.Forbidden as problem:
        raise permissions.refusal("send_messages") from problem
    try:
        return line, await line.create_thread(name=shorten(title, THREAD_NAME), auto_archive_duration=A_WEEK)
    except BaseException as problem:
        await _take_away(line)
        if isinstance(problem, discord.Forbidden):
            raise permissions.refusal("create_public_threads") from problem
        if getattr(problem, "code", 0) == TOO_MANY_THREADS:
            raise TooManyThreads(str(problem)) from problem
        raise


async def _take_away(*gone: discord.Message | discord.Thread) -> None:
    for each in gone:
        with suppress(discord.HTTPException):
            await each.delete()
