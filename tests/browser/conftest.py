"""`ryutaku play` in a thread, and its page in Chromium."""

from __future__ import annotations

import asyncio
import queue
import shutil
import threading
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from playwright.sync_api import sync_playwright

from bot import play
from tests.browser.page import Preview

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")


@pytest.fixture
def simulated(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, simcord.Env]]:
    """The address of the page, and the simulated Discord behind it. The dice are the same each time."""
    told: queue.Queue[str] = queue.Queue()
    made: list[simcord.Env] = []

    class Kept(simcord.Env):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            made.append(self)

    monkeypatch.setattr(play.simcord, "Env", Kept)
    monkeypatch.setattr("bot.tables.lobby.secrets", SimpleNamespace(token_bytes=lambda count: b"7" * count))
    monkeypatch.setattr("bot.tables.playing.SystemRandom", lambda: Random(7))
    loop = asyncio.new_event_loop()
    playing = loop.create_task(play.play("ja", 0, told.put))

    def live() -> None:
        asyncio.set_event_loop(loop)
        try:
            loop.run_until_complete(playing)
        except asyncio.CancelledError:
            pass
        finally:
            loop.run_until_complete(loop.shutdown_default_executor())
            loop.close()

    thread = threading.Thread(target=live, name="play")
    thread.start()
    try:
        yield told.get(timeout=30), made[0]
    finally:
        loop.call_soon_threadsafe(playing.cancel)
        thread.join(timeout=30)
    assert not thread.is_alive()


@pytest.fixture
def preview(simulated: tuple[str, simcord.Env]) -> Iterator[Preview]:
    """The page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = browser.new_page(viewport={"width": 1000, "height": 1400}, locale="ja-JP")
        yield Preview(page, simulated[0])
        browser.close()
