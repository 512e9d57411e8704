"""What is kept of a channel: its language, and what a game notes there from one table to the next."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select

from bot.tables import schema
from bot.tables.store.base import Part


class ChannelReads(Part):
    """Reading what is kept of a channel."""

    async def channel_locale(self, channel: int) -> str | None:
        """The language of a channel; None before the first table."""
        kept = select(schema.channels.c.locale).where(schema.channels.c.channel == channel)
        locale: str | None = (await self._run(kept)).scalar()
        return locale

    async def note(self, channel: int, game: str) -> dict[str, Any] | None:
        """What a game keeps of a channel, such as the progress of a campaign."""
        kept = select(schema.notes.c.data)
        kept = kept.where(schema.notes.c.channel == channel, schema.notes.c.game == game)
        data: dict[str, Any] | None = (await self._run(kept)).scalar()
        return data


class ChannelWrites(Part):
    """Changing what is kept of a channel."""

    async def put_channel_locale(self, channel: int, locale: str) -> None:
        """Set the language of a channel."""
        await self._put(schema.channels, {"channel": channel}, {"locale": locale})

    async def put_note(self, channel: int, game: str, data: dict[str, Any]) -> None:
        """Keep this of a channel for a game, in place of what was kept."""
        await self._put(schema.notes, {"channel": channel, "game": game}, {"data": data})

    async def forget_note(self, channel: int, game: str) -> None:
        """Keep nothing of a channel for a game any more."""
        this = (schema.notes.c.channel == channel, schema.notes.c.game == game)
        await self._run(delete(schema.notes).where(*this))
