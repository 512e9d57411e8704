"""Turns discord.py to a Discord on this computer: the three addresses that it knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState


def redirect(base: str) -> None:
    """Let every call of this process go to the server at that address (`http://127.0.0.1:port`). Raises ValueError."""
    address = yarl.URL(base)
    if address.host != "127.0.0.1":
        raise ValueError(f"{base} is not on this computer")
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws") / "gateway/"
    Asset.BASE = f"{base}/assets"


def hurry() -> None:
    """Do not wait two seconds for more guilds before the client calls itself ready: this Discord has told them all."""
    begin = ConnectionState.__init__

    def quickly(self: Any, *, dispatch: Any, handlers: Any, hooks: Any, http: Any, **options: Any) -> None:
        begin(self, dispatch=dispatch, handlers=handlers, hooks=hooks, http=http, **options)
        self.guild_ready_timeout = 0.1

    ConnectionState.__init__ = quickly  # type: ignore[method-assign]


@contextmanager
def redirected(base: str) -> Iterator[None]:
    """Redirect for a while."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    redirect(base)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
