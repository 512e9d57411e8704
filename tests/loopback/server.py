"""A small Discord on 127.0.0.1: what discord.py's own client connects to in these tests."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from aiohttp import web

from tests.loopback import contract
from tests.loopback.calls import Call, Reply, read
from tests.loopback.errors import ApiError, unauthorized, unknown
from tests.loopback.faults import Cut, Faults
from tests.loopback.gateway import Gateway
from tests.loopback.interactions import Interaction
from tests.loopback.rest import Handler, Rest
from tests.loopback.signals import Signal
from tests.loopback.webhooks import Webhooks
from tests.loopback.world import Channel, Guild, Message, World

API = "/api/v10"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GloopB.abcdefghijklmnopqrstuvwxyz0123456789AB"
"""The only token that this Discord knows; it has the shape of a real one."""

encode = msgspec.json.Encoder().encode


class LoopbackDiscord:
    """The server. `calls` counts the calls by `METHOD /template`; `contract` is None where there is no description."""

    def __init__(self, *, checked: bool = True, heartbeat: float = 41.25) -> None:
        self.world = World()
        self.owner = self.world.user("owner")
        self.gateway = Gateway(self.world, TOKEN, heartbeat)
        self.faults = Faults()
        self.contract = contract.load() if checked else None
        self.calls: Counter[str] = Counter()
        self.refused: list[str] = []
        self.by_token: dict[str, Interaction] = {}
        self.changed = Signal()
        self.token = TOKEN
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> LoopbackDiscord:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Serve on a free port of this computer alone."""
        application = web.Application(client_max_size=32 * 1024 * 1024)
        routes: Mapping[tuple[str, str], Handler] = {**Rest(self).routes, **Webhooks(self).routes}
        for (method, template), handler in routes.items():
            application.router.add_route(method, API + template, self._serve(template, handler))
        application.router.add_get("/gateway/", self.gateway.handle)
        application.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        application.router.add_route("*", "/{rest:.*}", self._nothing)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.base = f"http://127.0.0.1:{port}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway/"

    async def stop(self) -> None:
        """Serve no more."""
        self.faults.clear()
        if self._runner is not None:
            await self._runner.cleanup()

    # What happens here -----------------------------------------------------------------------------------------------

    def post(self, channel: Channel, message: Message) -> None:
        """A message appears."""
        channel.messages[message.id] = message
        if message.private_to is None:
            channel.data["last_message_id"] = message.data["id"]
            self.gateway.dispatch("MESSAGE_CREATE", {**message.data, "guild_id": str(channel.guild.id)})
        self._stir(channel)

    def tell_edit(self, channel: Channel, message: Message) -> None:
        """A message was edited."""
        if message.private_to is None:
            self.gateway.dispatch("MESSAGE_UPDATE", {**message.data, "guild_id": str(channel.guild.id)})
        self._stir(channel)

    def delete_message(self, channel: Channel, message: Message) -> None:
        """A message disappears."""
        channel.messages.pop(message.id, None)
        if message.private_to is None:
            gone = {"id": message.data["id"], "channel_id": str(channel.id), "guild_id": str(channel.guild.id)}
            self.gateway.dispatch("MESSAGE_DELETE", gone)
        self._stir(channel)

    def tell_channel(self, channel: Channel) -> None:
        """A channel or thread was changed."""
        self.gateway.dispatch("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel.data)
        self._stir(channel)

    def delete_channel(self, channel: Channel) -> None:
        """A channel or thread disappears, with its threads."""
        for thread in [each for each in channel.guild.channels.values() if each.data["parent_id"] == str(channel.id)]:
            self.delete_channel(thread)
        del channel.guild.channels[channel.id], self.world.channels[channel.id]
        self.gateway.dispatch("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.data)

    def forbid(self, channel: Channel, *names: str) -> None:
        """Take permissions from everybody in a channel; none: give them all back."""
        from tests.loopback.permissions import bits

        everybody = {"id": str(channel.guild.id), "type": 0, "allow": "0", "deny": str(bits(names))}
        channel.data["permission_overwrites"] = [everybody] if names else []
        self.tell_channel(channel)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is thrown out of a guild."""
        guild.with_bot = False
        guild.members.pop(self.world.bot_id)
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)})

    def add_bot(self, guild: Guild) -> None:
        """The bot joins a guild again."""
        guild.with_bot = True
        guild.join(self.world.bot)
        # Only of a guild that was known and out of order it is said that it is not any more.
        self.gateway.dispatch("GUILD_CREATE", {key: guild.data[key] for key in guild.data if key != "unavailable"})

    def begin(self, interaction: Interaction) -> None:
        """A member presses or types."""
        self.by_token[interaction.token] = interaction
        self.gateway.dispatch("INTERACTION_CREATE", interaction.event)

    def _stir(self, channel: Channel) -> None:
        channel.changed.fire()
        self.changed.fire()

    # HTTP ------------------------------------------------------------------------------------------------------------

    def _serve(self, template: str, handler: Handler) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.calls[f"{request.method} {template}"] += 1
            try:
                reply = await self._carry_out(request, template, handler)
            except ApiError as problem:
                if problem.status < 500:
                    self.refused.append(f"{request.method} {request.path.removeprefix(API)}: {problem}")
                reply = Reply(problem.status, problem.body)
            except ConnectionError:
                return web.Response(status=400)  # who called died while speaking
            except Cut:
                if request.transport is not None:
                    request.transport.abort()
                return web.Response(status=500)
            if self.contract is not None:
                self.contract.response(request.method, template, reply.status, _plain(reply.body))
            return _response(reply)

        return serve

    async def _carry_out(self, request: web.Request, template: str, handler: Handler) -> Reply:
        call = await read(request, template)
        if "token}" not in template and request.headers.get("Authorization") != f"Bot {self.token}":
            raise unauthorized()
        later = await self.faults.before(call.method, template)
        self._check(call)
        reply = await handler(call)
        self.faults.after(later)
        return reply

    def _check(self, call: Call) -> None:
        if self.contract is not None:
            self.contract.request(call.method, call.template, call.body)

    async def _attachment(self, request: web.Request) -> web.Response:
        channel = self.world.channels.get(int(request.match_info["channel"]))
        for message in channel.messages.values() if channel else ():
            if content := message.files.get(request.match_info["id"]):
                return web.Response(body=content, content_type="image/png")
        return web.Response(status=404)

    async def _nothing(self, request: web.Request) -> web.Response:
        self.calls[f"{request.method} ?"] += 1
        self.refused.append(f"{request.method} {request.path}: not here")
        return _response(Reply(404, unknown("route", 0).body))


def _plain(body: Any) -> Any:
    return msgspec.json.decode(encode(body))


def _response(reply: Reply) -> web.Response:
    headers = {"Via": "1.1 loopback"}
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers)
    if reply.status == 429:
        headers |= {
            "Retry-After": str(reply.body["retry_after"]),
            "X-RateLimit-Scope": "user",
            "X-RateLimit-Reset": str(time.time() + reply.body["retry_after"]),
        }
        if reply.body["global"]:
            headers["X-RateLimit-Global"] = "true"
    # discord.py reads JSON only when the type is written exactly so.
    headers["Content-Type"] = "application/json"
    return web.Response(status=reply.status, body=encode(reply.body), headers=headers)
