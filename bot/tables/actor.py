"""Who acts at a table, and where."""

from __future__ import annotations

import msgspec


class Actor(msgspec.Struct, frozen=True):
    """Who pressed or typed.

    `interaction` is the id of the press: the same press never changes a table twice. `manager` may manage messages in
    the table's channel. `locale` is the language of the member's own client.
    """

    member: int
    name: str
    locale: str
    interaction: int
    manager: bool = False


class Place(msgspec.Struct, frozen=True):
    """Where a table stands: `channel` (a thread counts as one) is where it is played, `home` where it was opened."""

    guild: int | None
    channel: int
    home: int
