"""A simulated Discord with the real bot in it, a real database, and tables of the toy game."""

from __future__ import annotations

import functools
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
import simcord.interactions
import structlog

import bot.text
import cogs
from bot.app import Ryutaku
from bot.tables.database import open_database
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import Texts
from rules.kernel.game import games
from tests.bot.discord.manners import lapses
from tests.bot.discord.world import World
from tests.rules.kernel.toy import TOY, Toy


class VirtualClock:
    """The time of the simulated Discord."""

    def now(self) -> datetime:
        return discord.utils.utcnow()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy game, known to everybody beside the real ones, with a picture."""
    known = {**games(), TOY.id: TOY}
    monkeypatch.setattr("rules.kernel.game.games", lambda: known)
    picture = SimpleNamespace(draw=lambda view, options, changes, say, names: f"PNG {view}".encode())
    monkeypatch.setitem(sys.modules, "images.toy", picture)
    return TOY


@pytest.fixture(scope="session", autouse=True)
def _plain_tracebacks() -> None:
    structlog.configure(processors=[structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)])


@pytest.fixture(scope="session")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """Our texts with those of the toy game."""
    folder = tmp_path_factory.mktemp("texts")
    for locale in ("ja", "en"):
        shutil.copytree(Path(bot.text.__file__).parent / locale, folder / locale)
        shutil.copy(Path(__file__).with_name(f"toy.{locale}.ftl"), folder / locale / "toy.ftl")
    return Texts(folder, strict=True)


@pytest.fixture
async def store(database_file: Path) -> AsyncIterator[Store]:
    database = await open_database(database_file)
    yield Store(database)
    await database.close()


@pytest.fixture
def make_bot(store: Store, texts: Texts, toy: Toy, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Ryutaku]:
    """A new bot on the same database; without slash commands, which have tests of their own."""
    monkeypatch.setattr(cogs, "__path__", [])
    return lambda: Ryutaku(Tables(store, VirtualClock()), texts)


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """Client languages by member id; who is not in it has en-US."""
    chosen: dict[int, str] = {}
    original = simcord.interactions.base_payload

    def with_locale(backend: Any, **arguments: Any) -> Any:
        record, payload = original(backend, **arguments)
        payload["locale"] = chosen.get(arguments["user_id"], "en-US")
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", with_locale)
    return chosen


@pytest.fixture
async def env(make_bot: Callable[[], Ryutaku]) -> AsyncIterator[simcord.Env]:
    env = simcord.Env(make_bot())
    env._settle_internal = functools.partial(env._settle_internal, idle=0.001)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)
    assert lapses(env.http_requests) == []


@pytest.fixture
def world(env: simcord.Env, locales: dict[int, str]) -> World:
    """A guild with a channel and four members; ミカ and ケン have Japanese clients."""
    return World(env, locales)
