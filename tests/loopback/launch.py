"""Runs the real bot against a Discord on this computer: `python -m tests.loopback.launch`.

It imports the bot once, then reads orders from standard input, one JSON object a line, and forks a process for each:
`ryutaku run`, unmodified but for discord.py's three addresses, which dies by SIGKILL where it was told to. What became
of each is told on standard output. Forking saves the second that a fresh interpreter needs, a thousand times.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

POINTS = ("commit", "deferral", "reply", "draw", "send", "edit", "noting")
"""What a process can be killed before and after."""

CHILDREN: set[int] = set()
"""The bots that run; none outlives whoever gave the orders."""


def main() -> None:
    """Obey until standard input ends."""
    warm_up()
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    tell({"ready": os.getpid()})
    unread = b""
    while True:
        readable, _, _ = select.select([0, woken], [], [])
        if woken in readable:
            os.read(woken, 4096)
            reap()
        if 0 in readable:
            more = os.read(0, 65536)
            if not more:
                for child in CHILDREN:
                    os.kill(child, signal.SIGKILL)
                return
            *lines, unread = (unread + more).split(b"\n")
            for line in lines:
                begin(json.loads(line))


def begin(order: dict[str, Any]) -> None:
    """Fork a process that obeys."""
    child = os.fork()
    if child == 0:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os._exit(obey(order))
    CHILDREN.add(child)
    tell({"started": child, "order": order["number"]})


def reap() -> None:
    """Tell which processes have ended, and how."""
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not child:
            return
        CHILDREN.discard(child)
        tell({"ended": child, "code": os.waitstatus_to_exitcode(status)})


def tell(what: dict[str, Any]) -> None:
    """One line to whoever gave the orders."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def warm_up() -> None:
    """Import all that the bot will need, and parse its texts, without starting a thread."""
    import bot.commands.run
    import bot.runner
    import bot.screen
    import bot.tables.migrations
    import cogs
    import images
    from bot.text import LOCALES, loading
    from rules.kernel.game import games

    for package in (bot.screen, cogs, images):
        for info in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{info.name}")
    games()
    # Parsing is most of what a start costs; every bot that is forked finds the same texts parsed.
    loading.FluentResource = functools.cache(loading.FluentResource)  # type: ignore[misc]
    for locale in LOCALES:
        loading.load(locale)
    gc.collect()
    gc.freeze()


def obey(order: dict[str, Any]) -> int:
    """Be the bot; gives its exit code."""
    from bot.__main__ import run
    from tests import luck
    from tests.loopback import redirect

    if order["luck"]:
        luck.settle(order["luck"])
    os.setpgid(0, 0)
    errors = os.open(order["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(errors, 1)
    os.dup2(errors, 2)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    redirect.redirect(order["base"])
    redirect.hurry()
    for module, name, value in order.get("constants", ()):
        setattr(importlib.import_module(module), name, value)
    for module, name, seconds in order.get("delays", ()):
        slow_down(importlib.import_module(module), name, seconds)
    if order.get("point"):
        Death(order["point"], order["times"]).lie_in_wait()
    try:
        return run(["run"])
    except BaseException:
        import traceback

        traceback.print_exc()
        return 70


def slow_down(module: Any, name: str, seconds: float) -> None:
    """Let a function that is not on the event loop take longer."""
    whole = getattr(module, name)

    def slowly(*args: Any, **named: Any) -> Any:
        time.sleep(seconds)
        return whole(*args, **named)

    setattr(module, name, slowly)


class Death:
    """Kills the process when it reaches a point such as `before commit` for the nth time."""

    def __init__(self, point: str, times: int) -> None:
        self.point = point
        self.left = times

    def reached(self, point: str) -> None:
        """A point was reached."""
        if point == self.point:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def lie_in_wait(self) -> None:
        """Stand at every point. AttributeError when the bot does those things elsewhere now."""
        import discord

        from bot.screen.pictures import Pictures
        from bot.tables.database import Database
        from bot.tables.service import Tables

        self.around(discord.InteractionResponse, "defer", "deferral")
        self.around(discord.InteractionResponse, "send_message", "reply")
        self.around(Pictures, "of", "draw")
        self.around(discord.abc.Messageable, "send", "send")
        self.around(discord.InteractionResponse, "edit_message", "edit")
        self.around(discord.Interaction, "edit_original_response", "edit")
        self.around(discord.PartialMessage, "edit", "edit")
        self.around(Tables, "delivered", "noting")
        self.around_commits(Database)

    def around(self, owner: type, name: str, point: str) -> None:
        """Stand before and after a method."""
        whole: Callable[..., Any] = getattr(owner, name)

        async def watched(*args: Any, **named: Any) -> Any:
            self.reached(f"before {point}")
            result = await whole(*args, **named)
            self.reached(f"after {point}")
            return result

        setattr(owner, name, watched)

    def around_commits(self, owner: Any) -> None:
        """Stand before and after the end of every writing transaction."""
        whole = owner.change

        @asynccontextmanager
        async def watched(database: Any) -> AsyncIterator[Any]:
            async with whole(database) as connection:
                yield connection
                self.reached("before commit")
            self.reached("after commit")

        owner.change = watched


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    main()
