"""What the bot needs in a channel, checked before a table opens there, and named when it is missing."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.screen.errors import MissingPermission
from rules.kernel.message import Message

SEES = ("view_channel", "read_message_history")
POSTS = ("send_messages", "attach_files")
POSTS_IN_THREADS = ("send_messages_in_threads", "attach_files")
OPENS_THREADS = ("create_public_threads",)


def needed(*, in_thread: bool, opens_thread: bool = False) -> tuple[str, ...]:
    """The permissions that a table needs where it is opened: in a thread, in a channel, in a new thread of that."""
    if in_thread:
        return (*SEES, *POSTS_IN_THREADS)
    if opens_thread:
        return (*SEES, "send_messages", *OPENS_THREADS, *POSTS_IN_THREADS)
    return (*SEES, *POSTS)


def missing(permissions: discord.Permissions, names: Iterable[str]) -> str:
    """The first of these permissions that is not given; empty when all are."""
    return next((name for name in names if not getattr(permissions, name)), "")


def check(permissions: discord.Permissions, *, in_thread: bool, opens_thread: bool = False) -> None:
    """Raise MissingPermission for the first permission that a table would lack there.

    Take `interaction.app_permissions`, which hold in threads too.
    """
    if name := missing(permissions, needed(in_thread=in_thread, opens_thread=opens_thread)):
        raise refusal(name)


def refusal(name: str) -> MissingPermission:
    """The error that names a permission."""
    return MissingPermission(f"the bot lacks {name}", permission=Message(f"permission-{name}"))


def known(client: discord.Client, channel_id: int) -> discord.Permissions | None:
    """The bot's own permissions in a channel, as far as the client knows them; None when it does not."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    if not isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
        return None
    return channel.permissions_for(channel.guild.me)


def lacking(client: discord.Client, channel_id: int) -> str:
    """The first permission that a table lacks in a channel now; empty when none, or when the client can't say."""
    permissions = known(client, channel_id)
    if permissions is None:
        return ""
    in_thread = isinstance(client.get_channel(channel_id), discord.Thread)
    return missing(permissions, needed(in_thread=in_thread))
