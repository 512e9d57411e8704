"""A process beside the bot's that draws, so that a picture never holds up a press: threads share one interpreter."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import structlog

PATIENCE = 15.0
"""Seconds after which a process that does not answer is given up."""

SECONDS_TO_LEAVE = 1.0

log = structlog.get_logger(__name__)


class StudioGone(Exception):
    """The process has ended or does not answer; it is no more, and what was asked of it was not done."""


class Studio:
    """Does `work` in a process of its own, one piece after the other; None comes of what fails, which is logged.

    The process is a copy of this one: begin it while there are no threads yet. It ends with this one, whatever ends it.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("fork")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(work, theirs, self._pipe), name="studio", daemon=True)
        self._process.start()
        theirs.close()
        self._asking = threading.Lock()

    @property
    def process(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    def ask(self, what: Any) -> Any:
        """What `work` makes of it. It waits: call it in a thread. Raises StudioGone."""
        with self._asking:
            # A process that is killed ends every wait at the pipe, also one in the middle of a message.
            patience = threading.Timer(PATIENCE, self._process.kill)
            patience.start()
            try:
                self._pipe.send(what)
                return self._pipe.recv()
            except (EOFError, OSError) as problem:
                self._process.kill()
                raise StudioGone(repr(problem)) from problem
            finally:
                patience.cancel()

    def close(self) -> None:
        """End the process; who waits for it gets StudioGone."""
        self._process.kill()  # it holds nothing that could be lost
        self._process.join(SECONDS_TO_LEAVE)
        with self._asking:
            self._pipe.close()


def open_studio(work: Callable[[Any], Any]) -> Studio | None:
    """A studio where a process can be copied safely, which is on Linux; elsewhere None: then threads draw."""
    return Studio(work) if sys.platform == "linux" else None


def _serve(work: Callable[[Any], Any], pipe: Connection, other_end: Connection) -> None:
    other_end.close()  # so that the pipe ends when the bot does
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)  # the bot is asked to leave, and may still have something drawn
    with suppress(EOFError, OSError):  # the bot is gone, perhaps while something was drawn for it
        while True:
            answer = None
            try:
                answer = work(pipe.recv())
            except (EOFError, OSError):
                raise
            except Exception:
                log.exception("studio_failed")
            pipe.send(answer)
