"""The gateway: one websocket with hello, identify, heartbeat, resume, reconnect and invalid session."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from tests.loopback.signals import Signal
from tests.loopback.world import Json, World

KEPT = 2000
INTENTS = {
    "GUILD": 1 << 0,
    "CHANNEL": 1 << 0,
    "THREAD": 1 << 0,
    "MESSAGE": 1 << 9,
}
"""Which intent an event needs, by the beginning of its name; others come always."""

encode = msgspec.json.Encoder().encode


class Session:
    """What the gateway knows of one identified client, over its connections."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.connection: Connection | None = None
        self.resumable = True

    def dispatch(self, event: str, data: Any) -> None:
        """Tell the client of an event, now or when it resumes."""
        needs = next((bit for name, bit in INTENTS.items() if event.startswith(name)), 0)
        if needs and not self.intents & needs:
            return
        self.sequence += 1
        frame = encode({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)


class Connection:
    """One websocket. Frames go out in their order through one queue."""

    def __init__(self, socket: web.WebSocketResponse, compress: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compress else None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_all())

    def send(self, frame: bytes) -> None:
        """Send a frame soon."""
        self._queue.put_nowait(frame)

    def say(self, op: int, data: Any = None) -> None:
        """Send a frame that is no event."""
        self.send(encode({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int = 1000) -> None:
        """Close with that code; what is queued is lost."""
        self.end()
        await self.socket.close(code=code)

    def end(self) -> None:
        """Send nothing more."""
        self._sender.cancel()

    def cut(self) -> None:
        """Drop the connection without a word."""
        self.end()
        transport = self.socket._req.transport if self.socket._req is not None else None
        if transport is not None:
            transport.abort()

    async def _send_all(self) -> None:
        while True:
            frame = await self._queue.get()
            try:
                if self._zlib is None:
                    await self.socket.send_str(frame.decode())
                else:
                    await self.socket.send_bytes(self._zlib.compress(frame) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
            except (ConnectionError, RuntimeError):
                return


class Gateway:
    """All sessions of the bot. `token` is the only one that is let in."""

    def __init__(self, world: World, token: str, heartbeat: float = 41.25) -> None:
        self.world = world
        self.token = token
        self.heartbeat = heartbeat
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.changed = Signal()
        self.identified = 0
        self.resumed = 0
        self.refuses = False

    @property
    def connected(self) -> bool:
        """Whether a bot is there."""
        return any(session.connection is not None for session in self.sessions.values())

    def dispatch(self, event: str, data: Any) -> None:
        """Tell every client of an event."""
        for session in self.sessions.values():
            session.dispatch(event, data)

    def reconnect(self) -> None:
        """Ask every client to connect anew and resume."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.say(7)

    def cut(self, resumable: bool = True) -> None:
        """Drop every connection; with `resumable` false the sessions are forgotten."""
        for session in list(self.sessions.values()):
            session.resumable = resumable
            if session.connection is not None:
                session.connection.cut()

    def invalidate(self) -> None:
        """Tell every client that its session is over."""
        for session in list(self.sessions.values()):
            session.resumable = False
            if session.connection is not None:
                session.connection.say(9, False)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from its hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress") == "zlib-stream")
        connection.say(10, {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": []})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                frame = msgspec.json.decode(message.data)
                if frame["op"] == 1:
                    connection.say(11)
                elif frame["op"] in (2, 6):
                    session = await self._begin(connection, frame["op"], frame["d"])
        finally:
            connection.end()
            if session is not None and session.connection is connection:
                session.connection = None
                if socket.close_code in (1000, 1001) or not session.resumable:
                    self.sessions.pop(session.id, None)
            self.changed.fire()
        return socket

    async def _begin(self, connection: Connection, op: int, data: Json) -> Session | None:
        if data.get("token") != self.token or self.refuses:
            await connection.close(4004)
            return None
        if op == 2:
            return self._identify(connection, data)
        session = self.sessions.get(data["session_id"])
        if session is None or not session.resumable:
            self.sessions.pop(data["session_id"], None)
            connection.say(9, False)
            return None
        session.connection = connection
        for sequence, frame in list(session.sent):
            if sequence > (data["seq"] or 0):
                connection.send(frame)
        self.resumed += 1
        session.dispatch("RESUMED", {"_trace": []})
        self.changed.fire()
        return session

    def _identify(self, connection: Connection, data: Json) -> Session:
        session = Session(int(data["intents"]))
        self.sessions[session.id] = session
        session.connection = connection
        guilds = [guild for guild in self.world.guilds.values() if guild.with_bot]
        ready = {
            "v": 10,
            "user": {**self.world.bot, "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.address,
            "application": {"id": str(self.world.application_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "_trace": [],
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", guild.data)
        self.identified += 1
        self.changed.fire()
        return session
