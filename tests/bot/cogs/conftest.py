"""The simulated Discord of the other tests, with the slash commands of the real games in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import bot.text
import cogs
from bot.app import Ryutaku
from bot.screen import descriptions
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import LOCALES, Texts
from tests.bot.cogs.channel import Channel
from tests.bot.discord.conftest import VirtualClock, _plain_tracebacks, env, locales, store, toy, world
from tests.bot.discord.world import World
from tests.rules.kernel.toy import Toy

__all__ = ["_plain_tracebacks", "env", "locales", "store", "toy", "world"]


@pytest.fixture(scope="session")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """Our texts with those of the toy game, its options and verbs."""
    folder = tmp_path_factory.mktemp("texts")
    for locale in LOCALES:
        shutil.copytree(Path(bot.text.__file__).parent / locale, folder / locale)
        shutil.copy(Path(__file__).with_name(f"toy.{locale}.ftl"), folder / locale / "toy.ftl")
    return Texts(folder, strict=True)


@pytest.fixture
def make_bot(store: Store, texts: Texts, toy: Toy, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Ryutaku]:
    """A new bot on the same database, with the cogs that there are and one of the toy game."""
    monkeypatch.setattr(descriptions, "own_texts", lambda: texts)
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(Path(__file__).with_name("toy_cogs"))])
    return lambda: Ryutaku(Tables(store, VirtualClock()), texts)


@pytest.fixture
def channel(world: World) -> Channel:
    """The channel of that world, by what people do in it."""
    return Channel(world)
