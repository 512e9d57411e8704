"""What people do in a channel, by what they read: the newest message, its buttons, their private answers."""

from __future__ import annotations

from typing import Any

import discord

from tests.bot.discord.world import World


class Channel:
    """The channel of a world, or a thread of it."""

    def __init__(self, world: World, handle: Any = None) -> None:
        self.world = world
        self.handle = handle or world.channel

    @property
    def newest(self) -> discord.Message:
        """The newest message that everybody sees."""
        message = self.handle.last_message
        assert message is not None
        return message

    async def type(self, who: Any, command: str, /, **options: Any) -> Any:
        """Type a slash command; what came of it."""
        return await who.slash(self.handle, command, **options)

    async def press(self, member: Any, label: str, message: discord.Message | None = None) -> Any:
        """Press the first button with that label, of the newest message or of that one."""
        wanted = (message or self.newest).id
        message = next(each for each in self.handle.history(viewer=member) if each.id == wanted)
        children = [child for row in message.components for child in row.children]  # type: ignore[union-attr]
        named = [child.custom_id for child in children if getattr(child, "label", None) == label]
        assert named, f"no button {label!r} among {labels(message)}"
        return await member.click(message, custom_id=named[0])

    async def pick(self, member: Any, message: discord.Message, value: str, number: int = 0) -> Any:
        """Choose a value in a menu of a message, the first one by default."""
        menu = menus(message)[number]
        return await member.select(message, [value], custom_id=menu.custom_id)

    async def lobby(self, host: Any, *others: Any, command: str = "toy new", **options: Any) -> discord.Message:
        """A lobby in this very channel, with these members."""
        await self.type(host, command, here=True, **options)
        for member in others:
            await self.press(member, self.say(member, "button-join"))
        return self.newest

    async def table(self, host: Any, *others: Any, **options: Any) -> discord.Message:
        """A table in play."""
        await self.lobby(host, *others, **options)
        await self.press(host, self.say(host, "button-start"))
        return self.newest

    def say(self, member: Any, key: str, **args: Any) -> str:
        """A text in the table's language, which is that of the channel."""
        return self.world.bot.bridge.texts.say(key, self.locale, **args)

    locale = "ja"


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    """The menus of a message, from above."""
    children = [child for row in message.components for child in row.children]  # type: ignore[union-attr]
    return [child for child in children if isinstance(child, discord.SelectMenu)]


def labels(message: discord.Message) -> list[str]:
    """The labels of the buttons of a message."""
    children = [child for row in message.components for child in row.children]  # type: ignore[union-attr]
    return [child.label for child in children if isinstance(child, discord.Button)]


def table_of(message: discord.Message) -> str:
    """The id of the table whose buttons a message shows."""
    children = [child for row in message.components for child in row.children]  # type: ignore[union-attr]
    return next(child.custom_id.split(":")[1] for child in children if getattr(child, "custom_id", None))
