"""Drawing in a process beside the bot's, and what becomes of pictures when it is gone."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.screen import studio as module
from bot.screen.studio import Studio, StudioGone, open_studio

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="there is a studio on Linux alone"),
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]


@pytest.fixture
def doubling() -> Iterator[Studio]:
    opened = open_studio(partial(pow, 2))
    assert opened is not None
    yield opened
    opened.close()


def test_it_works_in_another_process() -> None:
    opened = Studio(lambda what: (what, os.getpid()))
    assert opened.ask("who") == ("who", opened.process) and opened.process != os.getpid()
    opened.close()
    assert not _lives(opened.process)
    with pytest.raises(StudioGone):
        opened.ask("who")


def test_what_was_killed_says_so(doubling: Studio) -> None:
    assert doubling.ask(5) == 32
    os.kill(doubling.process, signal.SIGKILL)
    with pytest.raises(StudioGone):
        doubling.ask(5)


@pytest.mark.parametrize("what", [5, bytes(10_000_000)], ids=["asked", "in the middle of the question"])
def test_what_does_not_answer_is_given_up(doubling: Studio, monkeypatch: pytest.MonkeyPatch, what: object) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    os.kill(doubling.process, signal.SIGSTOP)
    with pytest.raises(StudioGone):
        doubling.ask(what)


def test_what_stops_in_the_middle_of_its_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.5)

    def stopping(what: object) -> bytes:
        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGSTOP)).start()
        return bytes(10_000_000)

    opened = Studio(stopping)
    opened._pipe.send("begin")
    time.sleep(0.2)  # its answer fills the pipe, and there it stops
    with pytest.raises(StudioGone):
        opened.ask("more")
    opened.close()


def test_what_fails_is_none_and_the_next_is_done(doubling: Studio) -> None:
    assert doubling.ask("five") is None
    assert doubling.ask(3) == 8


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_wish_to_end_is_for_the_bot_to_answer(doubling: Studio, how: signal.Signals) -> None:
    assert doubling.ask(3) == 8
    os.kill(doubling.process, how)
    assert doubling.ask(4) == 16


def test_what_can_not_be_handed_over_leaves_it_as_it_is(doubling: Studio) -> None:
    with pytest.raises((AttributeError, TypeError)):
        doubling.ask(lambda: None)
    assert doubling.ask(2) == 4


@pytest.mark.parametrize("asked", [False, True], ids=["idle", "at work"])
def test_it_ends_without_a_word_when_whoever_began_it_dies(capfd: pytest.CaptureFixture[str], asked: bool) -> None:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        begun = Studio(time.sleep)
        os.write(writing, str(begun.process).encode())
        if asked:
            begun._pipe.send(0.2)
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)
    process = int(os.read(reading, 20))
    for each in (reading, writing):
        os.close(each)
    end = time.monotonic() + 20
    while _lives(process):
        assert time.monotonic() < end, "it goes on alone"
        time.sleep(0.01)
    assert capfd.readouterr().err == ""


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
