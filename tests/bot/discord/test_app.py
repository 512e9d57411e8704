"""The bot itself: its commands, its errors, its start and its end."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands

from bot import config, heart, runner
from bot.app import Ryutaku
from bot.screen.descriptions import Translator, described
from bot.sync import FILE, sync_if_changed
from bot.tables.errors import NoTableHere
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.text import Texts
from tests.bot.discord.world import World


def syncs(env: simcord.Env) -> int:
    return len([each for each in env.http_requests if each.method == "PUT" and each.path.endswith("/commands")])


async def test_commands_are_given_to_discord_when_they_changed_and_not_at_each_start(
    world: World, env: simcord.Env, tmp_path: Path
) -> None:
    tree, before = world.bot.tree, syncs(env)
    assert await sync_if_changed(tree, tmp_path) and (tmp_path / FILE).is_file()
    assert not await sync_if_changed(tree, tmp_path)
    assert syncs(env) == before + 1

    @tree.command(name="new", description="new")
    async def new(interaction: discord.Interaction[Any]) -> None: ...

    assert await sync_if_changed(tree, tmp_path)
    assert not await sync_if_changed(tree, tmp_path)


async def test_a_sync_that_fails_keeps_nobody_from_playing_and_is_tried_again(
    world: World, env: simcord.Env, tmp_path: Path
) -> None:
    env.inject_error("PUT", "/applications/*/commands", status=500)
    assert not await sync_if_changed(world.bot.tree, tmp_path)
    assert await sync_if_changed(world.bot.tree, tmp_path)


async def test_descriptions_speak_the_languages_of_the_clients(texts: Texts) -> None:
    description = described("command-table-show")
    translator = Translator(texts)
    assert description.message == texts.say("command-table-show", "en")

    async def translated(text: app_commands.locale_str, locale: discord.Locale) -> str | None:
        return await translator.translate(text, locale, None)  # type: ignore[arg-type]

    assert await translated(description, discord.Locale.japanese) == texts.say("command-table-show", "ja")
    assert await translated(description, discord.Locale.american_english) is None
    assert await translated(app_commands.locale_str("plain"), discord.Locale.japanese) is None
    game = described("command-game", title={"ja": "サイコロ", "en": "Toy"})
    assert "Toy" in game.message and "サイコロ" in str(await translated(game, discord.Locale.japanese))


@pytest.fixture
async def failing(world: World, env: simcord.Env) -> World:
    """Three commands that fail, each in its way, and one that says nothing."""
    tree, bridge = world.bot.tree, world.bot.bridge

    @tree.command(name="typed", description="x")
    async def typed(interaction: discord.Interaction[Any]) -> None:
        raise NoTableHere

    @tree.command(name="defect", description="x")
    async def defect(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        raise ZeroDivisionError

    @tree.command(name="bridged", description="x")
    async def bridged(interaction: discord.Interaction[Any]) -> None:
        async def work(responder: Any) -> None:
            await responder.defer()
            raise NoTableHere

        await bridge.answer(interaction, work)

    @tree.command(name="silent", description="x")
    async def silent(interaction: discord.Interaction[Any]) -> None:
        async def work(responder: Any) -> None: ...

        await bridge.answer(interaction, work)

    await tree.sync()
    return world


async def test_an_error_of_a_command_is_one_private_sentence(failing: World) -> None:
    for name in ("typed", "bridged"):
        result = await failing.mika.slash(failing.channel, name)
        assert result.response.ephemeral
        assert result.response.content == "このチャンネルに卓はありません。/ryutaku で開けます。"
    result = await failing.aya.slash(failing.channel, "defect")
    assert "error number" in (result.response or result.followups[0]).content
    assert (await failing.mika.slash(failing.channel, "silent")).acknowledged
    assert [type(problem) for problem in failing.env.errors]


async def test_the_bot_asks_for_no_privileged_intent_and_pings_nobody_by_default(
    make_bot: Callable[[], Ryutaku],
) -> None:
    bot = make_bot()
    assert not (bot.intents.members or bot.intents.presences or bot.intents.message_content)
    assert bot.allowed_mentions is not None
    assert not any((bot.allowed_mentions.everyone, bot.allowed_mentions.users, bot.allowed_mentions.roles))


# Starting ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> config.Settings:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    for name in [name for name in os.environ if name.startswith(config.PREFIX)]:
        monkeypatch.delenv(name)
    return config.load()


async def test_a_refused_token_is_one_sentence_and_nothing_is_written(
    settings: config.Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise discord.LoginFailure

    monkeypatch.setattr(discord.Client, "login", login)
    with pytest.raises(config.ConfigurationError, match="DISCORD_TOKEN: Discord refuses this token"):
        await runner.serve(settings, "abc")
    assert list(Path.cwd().iterdir()) == []


async def test_an_older_database_stays_as_it_is_when_the_token_is_refused(
    settings: config.Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise discord.LoginFailure

    monkeypatch.setattr(discord.Client, "login", login)
    settings.data.mkdir()
    settings.database_file.touch()
    with pytest.raises(config.ConfigurationError, match="DISCORD_TOKEN"):
        await runner.serve(settings, "abc")
    assert settings.database_file.stat().st_size == 0
    assert list(settings.data.iterdir()) == [settings.database_file]


async def test_a_discord_that_can_not_be_reached_is_one_sentence(
    settings: config.Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise OSError("no route")

    monkeypatch.setattr(discord.Client, "login", login)
    with pytest.raises(config.ConfigurationError, match="Discord: can't be reached: no route; check the connection"):
        await runner.serve(settings, "abc")
    assert list(Path.cwd().iterdir()) == []


async def test_a_folder_that_is_not_there_is_refused_before_discord_is_asked(
    settings: config.Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise AssertionError("asked")

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setenv("RYUTAKU_BACKUP_FOLDER", "nowhere")
    with pytest.raises(config.ConfigurationError, match="RYUTAKU_BACKUP_FOLDER: the folder nowhere does not exist"):
        await runner.serve(config.load(), "abc")
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize("token", ["a b", "トークン", "a\n"])
async def test_what_can_be_no_token_is_refused_unasked(token: str) -> None:
    with pytest.raises(config.ConfigurationError, match="DISCORD_TOKEN: is no token"):
        await runner.check_token(token)


async def test_a_signal_ends_it_in_good_order(settings: config.Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []

    async def login(self: discord.Client, token: str) -> None: ...

    async def start(self: Ryutaku, token: str, **options: Any) -> None:
        asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
        while not self.is_closed():  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        left.append("closed")

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(Ryutaku, "start", start)
    await runner.serve(settings, "abc")
    assert left == ["closed"]
    assert (settings.database_file).is_file() and not (settings.data / heart.FILE).exists()


# A sign of life ------------------------------------------------------------------------------------------------------


def test_health_tells_a_living_bot_from_a_dead_one(tmp_path: Path) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    assert heart.trouble(tmp_path, now).startswith("the bot is not running; start it")
    heart._write(tmp_path / heart.FILE, heart.Sign(now, 0.05))
    assert heart.trouble(tmp_path, now + timedelta(seconds=30)) == ""
    assert "no sign of life for 100 s" in heart.trouble(tmp_path, now + timedelta(seconds=100))
    heart._write(tmp_path / heart.FILE, heart.Sign(now))
    assert heart.trouble(tmp_path, now) == "the bot is not connected to Discord"
    (tmp_path / heart.FILE).write_text("?")
    assert "can't be read" in heart.trouble(tmp_path, now)


async def test_a_running_bot_gives_signs(env: simcord.Env, tmp_path: Path, store: Store) -> None:
    bot = env.bot
    assert isinstance(bot, Ryutaku) and isinstance(bot.tables, Tables)
    beating = asyncio.create_task(heart.beat(bot, tmp_path, bot.tables.clock))
    while not (tmp_path / heart.FILE).exists():  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    assert "not running" not in heart.trouble(tmp_path, bot.tables.clock.now())
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert heart.trouble(tmp_path, bot.tables.clock.now()).startswith("the bot is not running; start it")


async def test_the_last_sign_is_taken_away_even_when_it_is_being_written(
    env: simcord.Env, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = env.bot
    assert isinstance(bot, Ryutaku) and isinstance(bot.tables, Tables)
    write, writing, cancelled = heart._write, threading.Event(), threading.Event()

    def slow(file: Path, sign: heart.Sign) -> None:
        writing.set()
        cancelled.wait(30)
        write(file, sign)

    monkeypatch.setattr(heart, "_write", slow)
    beating = asyncio.create_task(heart.beat(bot, tmp_path, bot.tables.clock))
    await asyncio.to_thread(writing.wait, 30)
    beating.cancel()
    await asyncio.sleep(0)
    cancelled.set()
    await asyncio.gather(beating, return_exceptions=True)
    assert heart.trouble(tmp_path, bot.tables.clock.now()).startswith("the bot is not running; start it")


async def test_a_sign_that_fails_ends_nothing(
    env: simcord.Env, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = env.bot
    assert isinstance(bot, Ryutaku) and isinstance(bot.tables, Tables)
    failed = asyncio.Event()
    loop = asyncio.get_running_loop()

    def full(file: Path, sign: heart.Sign) -> None:
        loop.call_soon_threadsafe(failed.set)
        raise OSError("no space left")

    monkeypatch.setattr(heart, "_write", full)
    beating = asyncio.create_task(heart.beat(bot, tmp_path, bot.tables.clock))
    await asyncio.wait_for(failed.wait(), 30)
    await asyncio.sleep(0.01)
    assert not beating.done()
    beating.cancel()
    with pytest.raises(asyncio.CancelledError):
        await beating
