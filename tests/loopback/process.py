"""The bot as a process of its own: started, killed, ended, and what it logged."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.loopback.server import LoopbackDiscord

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 60.0
ENDS_WITHIN = 30.0


class Nest:
    """The process that forks bots (tests.loopback.launch). One serves many tests, whatever their event loops."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.loopback.launch"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._numbers = itertools.count()
        self._started: dict[int, Waiting] = {}
        self._ended: dict[int, Waiting] = {}
        self._running: set[int] = set()
        assert self._process.stdout is not None
        self._process.stdout.readline()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Nest:
        return self

    def __exit__(self, *_: object) -> None:
        for number in list(self._running):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._reader.join()
        self._process.stdout.close()

    async def start(self, order: Mapping[str, Any]) -> tuple[int, asyncio.Future[int]]:
        """Start a bot; its process id, and its exit code when it has ended."""
        number, loop = next(self._numbers), asyncio.get_running_loop()
        started, ended = loop.create_future(), loop.create_future()
        self._started[number] = (loop, started, ended)
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({**order, "number": number}).encode() + b"\n")
        self._process.stdin.flush()
        return await asyncio.wait_for(started, STARTS_WITHIN), ended

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            if "started" in told:
                waiting = self._ended[told["started"]] = self._started.pop(told["order"])
                self._running.add(told["started"])
                _resolve(waiting[0], waiting[1], told["started"])
            else:
                waiting = self._ended.pop(told["ended"])
                self._running.discard(told["ended"])
                _resolve(waiting[0], waiting[2], told["code"])


Waiting = tuple[asyncio.AbstractEventLoop, "asyncio.Future[int]", "asyncio.Future[int]"]


def _resolve(loop: asyncio.AbstractEventLoop, future: asyncio.Future[int], value: int) -> None:
    def now() -> None:
        if not future.done():
            future.set_result(value)

    with suppress(RuntimeError):
        loop.call_soon_threadsafe(now)


class BotProcess:
    """One bot with a folder of its own: `data` in it holds its tables, `log` what it logged, over all its lives.

    `constants` are set in it before it starts (module, name, value), to make waits short; `delays` make functions
    slow (module, name, seconds). `expected` are the errors that a test provokes. `luck` names what it draws from
    chance, other things in each of its lives; empty: chance is the system's.
    """

    def __init__(self, nest: Nest, discord: LoopbackDiscord, folder: Path, **settings: str) -> None:
        self.nest = nest
        self.discord = discord
        self.folder = folder
        self.settings = settings
        self.log = folder / "log"
        self.data = folder / "data"
        self.process = 0
        self.ended: asyncio.Future[int] | None = None
        self.constants: list[tuple[str, str, Any]] = []
        self.delays: list[tuple[str, str, float]] = []
        self.expected: set[str] = set()
        self.luck = ""
        self._lives = 0
        self.data.mkdir(parents=True, exist_ok=True)

    @property
    def database(self) -> Path:
        """The file that holds its tables."""
        return self.data / "ryutaku.db"

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.ended is not None and not self.ended.done()

    async def launch(self, point: str = "", times: int = 1) -> None:
        """Start it, to die at that point when it is reached so often; does not wait until it is ready."""
        passed_on = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
        environment = {
            **passed_on,
            "DISCORD_TOKEN": self.discord.token,
            "RYUTAKU_DATA": str(self.data),
            "RYUTAKU_LOG_FORMAT": "json",
            **self.settings,
        }
        self._lives += 1
        order = {
            "luck": self.luck and f"{self.luck}, life {self._lives}",
            "base": self.discord.world.base,
            "folder": str(self.folder),
            "errors": str(self.log),
            "environment": environment,
            "constants": self.constants,
            "delays": self.delays,
            "point": point,
            "times": times,
        }
        self.process, self.ended = await self.nest.start(order)

    async def start(self, point: str = "", times: int = 1) -> None:
        """Start it and wait until it is connected and knows its guilds."""
        before = self.discord.gateway.identified
        await self.launch(point, times)
        assert self.ended is not None
        ready = asyncio.ensure_future(
            self.discord.gateway.changed.until(
                lambda: self.discord.gateway.identified > before, STARTS_WITHIN, "the bot"
            )
        )
        await asyncio.wait([ready, self.ended], return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            raise RuntimeError(f"the bot ended with {self.ended.result()}: {self.last_words()}")
        ready.result()

    async def restart(self) -> None:
        """End it in good order and start it anew."""
        await self.leave()
        await self.start()

    async def kill(self) -> None:
        """Kill it where it stands."""
        if self.alive:
            os.kill(self.process, signal.SIGKILL)
        await self.dead()

    async def dead(self, within: float = ENDS_WITHIN) -> int:
        """Wait until it has ended and Discord has noticed; its exit code."""
        assert self.ended is not None
        code = await asyncio.wait_for(asyncio.shield(self.ended), within)
        await self.discord.gateway.changed.until(lambda: not self.discord.gateway.connected, within, "the end")
        self.discord.gateway.sessions.clear()
        return code

    async def leave(self) -> int:
        """End it in good order (SIGTERM); its exit code."""
        if self.alive:
            os.kill(self.process, signal.SIGTERM)
        return await self.dead()

    # What it said ----------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[dict[str, Any]]:
        """What it logged, as objects; what is no JSON as `{"event": line}`."""
        text = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        for line in text.splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                yield {"event": line, "level": "raw"}

    def complaints(self) -> list[dict[str, Any]]:
        """Errors that it logged, and whatever it wrote past its log."""
        return [line for line in self.lines() if line.get("level") in ("error", "critical", "raw")]

    def last_words(self) -> str:
        """The end of its log."""
        text = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        return text[-2000:]
