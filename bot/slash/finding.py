"""Which table, seat or choice somebody means who types a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import discord
from discord import app_commands

from bot.screen.bridge import Bridge
from bot.screen.escape import clean
from bot.screen.limits import AUTOCOMPLETE_CHOICES, shorten
from bot.screen.respond import Interaction, Responder
from bot.tables.errors import NoTableHere
from bot.tables.scene import Scene

CHOICE_LENGTH = 100


async def table_here(
    bridge: Bridge, responder: Responder, *, ended: bool = False, even_unreadable: bool = False
) -> Scene:
    """The table that is played where the command was typed; with `ended` the last one too. Raises NoTableHere."""
    channel = responder.interaction.channel_id or 0
    tables = bridge.tables
    record = await (tables.last_at_channel(channel) if ended else tables.at_channel(channel))
    if record is None:
        raise NoTableHere(f"no table in channel {channel}")
    scene = await tables.scene(record.id, even_unreadable=even_unreadable)
    bridge.know(responder, scene)
    return scene


async def scene_here(bridge: Bridge, interaction: Interaction) -> Scene | None:
    """The same for suggestions: None where there is no table."""
    record = await bridge.tables.at_channel(interaction.channel_id or 0)
    return None if record is None else await bridge.tables.scene(record.id)


def in_thread(interaction: Interaction) -> bool:
    """Whether the command was typed in a thread."""
    return isinstance(interaction.channel, discord.Thread)


def suggestions(found: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Names and values as choices: those whose name holds what was typed so far."""
    wanted = folded(typed)
    kept = [(name, value) for name, value in found if wanted in folded(name)]
    return [
        app_commands.Choice(name=shorten(clean(name, CHOICE_LENGTH), CHOICE_LENGTH), value=value)
        for name, value in kept[:AUTOCOMPLETE_CHOICES]
    ]


def folded(text: str) -> str:
    """The text as it is compared: full-width like half-width, large letters like small ones, without blanks."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())
