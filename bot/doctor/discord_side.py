"""What Discord says: token, clock, servers and what the bot may do there, and the link that invites it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from email.utils import parsedate_to_datetime

import aiohttp
import discord

from bot.config import TOKEN, ConfigurationError, Settings
from bot.doctor.finding import Finding, good, note, wrong
from bot.runner import UNREACHABLE, check_shape, check_token, said_of
from bot.screen.permissions import OPENS_THREADS, POSTS, POSTS_IN_THREADS, SEES
from bot.tables.clock import Clock
from rules.kernel.message import Message

NEEDED = tuple(dict.fromkeys((*SEES, *POSTS, *POSTS_IN_THREADS, *OPENS_THREADS)))
"""What the bot is invited with."""

SCOPES = ("bot", "applications.commands")
MOST_SECONDS = 30
"""How far the clock may be off; deadlines and `ryutaku health` go by it."""

MOST_NAMED = 10
PATIENCE = aiohttp.ClientTimeout(total=10)


async def look_at_discord(settings: Settings, clock: Clock) -> AsyncIterator[Finding]:
    """Everything that Discord can be asked about; without a connection one finding that says so."""
    if settings.discord_token is None:
        yield wrong("no-token")
        return
    token = settings.token()
    try:
        check_shape(token)
        async for finding in _asked(token, clock):
            yield finding
    except ConfigurationError as problem:
        kind = wrong if problem.place == TOKEN else note
        yield kind("token" if problem.place == TOKEN else "offline", reason=problem.text)
    except UNREACHABLE as problem:
        yield note("offline", reason=said_of(problem))


async def _asked(token: str, clock: Clock) -> AsyncIterator[Finding]:
    """What Discord says. Raises ConfigurationError for the token, and what is UNREACHABLE at any moment."""
    theirs = await _their_clock()
    off = 0 if theirs is None else round((clock.now() - theirs).total_seconds())
    yield wrong("clock-off", seconds=abs(off)) if abs(off) > MOST_SECONDS else good("clock-right")
    await check_token(token)
    async for finding in _as_bot(token):
        yield finding


def invite_link(application: int) -> str:
    """The address at which the owner of a server invites the bot, with the permissions that it needs."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


async def _their_clock() -> datetime | None:
    address = f"{discord.http.Route.BASE}/gateway"
    async with aiohttp.ClientSession(timeout=PATIENCE) as session, session.get(address) as response:
        date = response.headers.get("Date")
        return parsedate_to_datetime(date) if date else None


async def _as_bot(token: str) -> AsyncIterator[Finding]:
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        application = int((await client.http.application_info())["id"])
        name = client.user.name if client.user else "?"
        yield good("token-good", name=name, link=invite_link(application))
        guilds = await client.http.get_guilds(limit=200)
        if not guilds:
            yield note("no-guild", link=invite_link(application))
        for guild in guilds[:MOST_NAMED]:
            granted = discord.Permissions(int(guild.get("permissions", 0)))
            lacking = tuple(Message(f"permission-{each}") for each in NEEDED if not _may(granted, each))
            if lacking:
                yield wrong("guild-lacks", guild=guild["name"], permissions=lacking, link=invite_link(application))
            else:
                yield good("guild", guild=guild["name"])
        if len(guilds) > MOST_NAMED:
            yield good("more-guilds", count=len(guilds) - MOST_NAMED)


def _may(granted: discord.Permissions, name: str) -> bool:
    return granted.administrator or bool(getattr(granted, name))
