"""`ryutaku doctor`: each thing that can be wrong is named with the next step, and nothing is changed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from types import SimpleNamespace

import pytest
from aiohttp import web

from bot.config import Settings
from bot.doctor.discord_side import NEEDED, invite_link, look_at_discord
from bot.tables.clock import SystemClock
from bot.tables.database import open_database
from bot.text import LOCALES, Texts


@pytest.fixture
def ill(ryutaku, tmp_path):
    """What is wrong, and with the next step: nothing may be written meanwhile."""

    def command(*arguments: str) -> str:
        before = sorted(tmp_path.rglob("*"))
        done = ryutaku("doctor", "--offline", *arguments)
        assert done.err == "" and sorted(tmp_path.rglob("*")) == before
        assert done.code == int("[wrong]" in done.out or "[要修理]" in done.out)
        return done.out

    return command


@pytest.fixture(autouse=True)
def _in_english(monkeypatch) -> None:
    monkeypatch.setenv("RYUTAKU_LOCALE", "en")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)


@pytest.fixture
def database(tmp_path):
    async def make() -> None:
        await (await open_database(tmp_path / "data" / "ryutaku.db")).close()

    asyncio.run(make())
    return tmp_path / "data" / "ryutaku.db"


def test_before_the_first_start_nothing_is_wrong(ill) -> None:
    said = ill()
    assert "is made at the first start" in said and "Nothing that was checked needs" in said


def test_a_good_database_and_copies(ill, database, tmp_path, monkeypatch) -> None:
    (tmp_path / "copies").mkdir()
    monkeypatch.setenv("RYUTAKU_BACKUP_FOLDER", "copies")
    assert "there is no new one in copies" in (said := ill())
    assert "ryutaku.db is well (0 tables go on)" in said


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"not a database at all", "not a SQLite database"), (b"SQLite format 3\0" + b"\0" * 4000, "is damaged")],
)
def test_a_broken_database(ill, database, content, words) -> None:
    database.write_bytes(content)
    assert words in (said := ill())
    assert "put a copy back" in said and "One thing needs to be mended" in said


def test_a_database_of_a_newer_version(ill, database, monkeypatch) -> None:
    monkeypatch.setattr("bot.tables.identity.known_versions", lambda: ("0000",))
    assert "of a newer version" in ill()


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("RYUTAKU_DATA", "nowhere", "RYUTAKU_DATA"),
        ("RYUTAKU_LOG_LEVEL", "loud", "RYUTAKU_LOG_LEVEL"),
        ("RYUTAKU_CONTENT", "nowhere", "RYUTAKU_CONTENT"),
        ("RYUTAKU_BACKUP_FOLDER", "nowhere", "RYUTAKU_BACKUP_FOLDER"),
        ("RYUTAKU_BACKUP_HOURS", "0", "RYUTAKU_BACKUP_HOURS"),
    ],
)
def test_a_wrong_setting_is_named(ill, database, monkeypatch, name, value, words) -> None:
    monkeypatch.setenv(name, value)
    assert words in ill()


@pytest.mark.parametrize(
    ("name", "value"),
    [("RYUTAKU_DATABASE", "nowhere/x.db"), ("RYUTAKU_CONTENT", "nowhere"), ("RYUTAKU_BACKUP_FOLDER", "nowhere")],
)
def test_each_folder_is_looked_at_before_the_first_start_and_named_once(ill, monkeypatch, name, value) -> None:
    monkeypatch.setenv(name, value)
    said = ill()
    assert said.count(f"({name}): the folder nowhere does not exist") == 1
    assert said.count("[wrong]") == 1
    assert ("No copies are made" in said) == (name != "RYUTAKU_BACKUP_FOLDER")


def test_folders_within_the_data_folder_need_not_be_there(ill, monkeypatch) -> None:
    monkeypatch.setenv("RYUTAKU_BACKUP_FOLDER", "data/backups")
    assert "[wrong]" not in ill()


def test_a_japanese_owner_reads_japanese(ill, monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("RYUTAKU_LOCALE", "ja")
    (tmp_path / "poem").write_text("竜の卓")
    for name, value in (("DATA", "poem"), ("DATABASE", "nowhere/x.db"), ("BACKUP_FOLDER", "x"), ("CONTENT", "x")):
        monkeypatch.setenv(f"RYUTAKU_{name}", value)
    assert faults_in_japanese(ill()) == 4


@pytest.mark.parametrize(
    ("name", "value"),
    [("LOCALE", "fr"), ("LOG_LEVEL", "loud"), ("BACKUP_HOURS", "0"), ("BACKUP_HOURS", "often"), ("COLOUR", "red")],
)
def test_of_a_wrong_value_too(ill, monkeypatch, name, value) -> None:
    monkeypatch.setenv("RYUTAKU_LOCALE", "ja")
    monkeypatch.setenv(f"RYUTAKU_{name}", value)
    assert faults_in_japanese(ill()) == 1


def faults_in_japanese(said: str) -> int:
    """How many faults are told; each must end in a Japanese sentence."""
    faults = [line for line in said.splitlines() if line.startswith("[要修理]")]
    assert faults and all(re.search(r"：[^：]*[ぁ-ん][^：]*。$", line) for line in faults), said
    return len(faults)


def test_a_full_disk_and_missing_letters(ill, database, monkeypatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=3_000_000))
    monkeypatch.setattr("bot.doctor.machine.has_glyph", lambda character: character != "竜")
    said = ill()
    assert "Only 3 MB are free" in said and "letters of pictures can't be drawn" in said


def test_without_a_connection_it_says_so_and_goes_on(ryutaku, monkeypatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9")
    done = ryutaku("doctor")
    assert done.code == 0 and "Discord can't be reached" in done.out
    assert "there is no invite link yet" in done.out.splitlines()[-1]
    monkeypatch.delenv("DISCORD_TOKEN")
    done = ryutaku("doctor")
    assert done.code == 1 and "There is no token" in done.out and "developer portal" in done.out


def test_every_finding_has_words_in_both_languages() -> None:
    for locale in LOCALES:
        keys = {key for key in Texts(strict=True).entries[locale] if key.startswith("doctor-")}
        assert len(keys) > 30


# Asking Discord ------------------------------------------------------------------------------------------------------


USER = {"id": "11", "username": "竜卓", "discriminator": "0", "avatar": None}
APPLICATION = {
    "id": "12",
    "name": "竜卓",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0",
    "owner": USER,
    "team": None,
    "flags": 0,
}


def answer_of(content: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """An answer as Discord gives it: discord.py reads JSON only under exactly this type."""
    exactly = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(content).encode(), status=status, headers=exactly)


class SmallDiscord:
    """Four addresses of Discord."""

    def __init__(self) -> None:
        self.guilds: list[dict[str, object]] = []
        self.off = timedelta()
        self.token = "good"
        self.guilds_status: int | None = 200

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/gateway", self.gateway)
        app.router.add_get("/users/@me", self.answer(lambda: USER))
        app.router.add_get("/oauth2/applications/@me", self.answer(lambda: APPLICATION))
        app.router.add_get("/users/@me/guilds", self.servers)
        return app

    async def gateway(self, request: web.Request) -> web.Response:
        date = format_datetime(datetime.now(UTC) + self.off, usegmt=True)
        return answer_of({"url": "ws://127.0.0.1"}, headers={"Date": date})

    async def servers(self, request: web.Request) -> web.Response:
        if self.guilds_status is None:
            assert request.transport is not None
            request.transport.close()
        if self.guilds_status != 200:
            return answer_of({"message": "not now", "code": 0}, status=self.guilds_status or 500)
        return await self.answer(lambda: self.guilds)(request)

    def answer(self, content):
        async def answered(request: web.Request) -> web.Response:
            if request.headers["Authorization"] != f"Bot {self.token}":
                return answer_of({"message": "401: Unauthorized", "code": 0}, status=401)
            return answer_of(content())

        return answered


@pytest.fixture
async def small(monkeypatch) -> AsyncIterator[SmallDiscord]:
    small = SmallDiscord()
    runner = web.AppRunner(small.app())
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr("discord.http.Route.BASE", f"http://127.0.0.1:{port}")
    yield small
    await runner.cleanup()


async def asked(token: str = "good") -> list[str]:
    settings = Settings(_env_file=None, DISCORD_TOKEN=token)
    texts = Texts(strict=True)
    findings = [finding async for finding in look_at_discord(settings, SystemClock())]
    return [
        f"{finding.state}: " + texts.say(finding.what, "en") + (texts.say(finding.todo, "en") if finding.todo else "")
        for finding in findings
    ]


async def test_a_good_token_brings_the_invite_link(small) -> None:
    said = await asked()
    assert [each.partition(":")[0] for each in said] == ["good", "good", "note"]
    assert "client_id=12" in said[1] and "scope=bot+applications.commands" in said[1]
    assert "client_id=12" in said[2]


async def test_a_refused_token(small) -> None:
    assert (await asked("bad"))[-1].startswith("wrong: The token can't be used")
    assert "Reset it" in (await asked("b a d"))[-1]


async def test_a_token_of_another_form_is_named_though_there_is_no_connection(monkeypatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9")
    assert (await asked("トークン"))[0].startswith("wrong: The token can't be used")


@pytest.mark.parametrize("status", [404, 503, None])
async def test_what_was_found_is_kept_when_discord_answers_badly_later(small, monkeypatch, status) -> None:
    monkeypatch.setattr("discord.http.asyncio.sleep", at_once)
    small.guilds_status = status
    said = await asked()
    assert [each.partition(":")[0] for each in said] == ["good", "good", "note"]
    assert "client_id=12" in said[1] and said[2].startswith("note: Discord can't be reached")


async def at_once(seconds: float) -> None:
    """Discord's library waits before it asks again."""


async def test_a_clock_that_is_off(small) -> None:
    small.off = timedelta(minutes=5)
    found = re.match(r"wrong: The clock differs from Discord's by (\d+) s", (await asked())[0])
    assert found
    assert abs(int(found[1]) - 300) <= 30, "asking takes its time"


async def test_missing_permissions_are_named_for_each_server(small) -> None:
    whole = int(invite_link(1).partition("permissions=")[2].partition("&")[0])
    for name, permissions in (("all", whole), ("chief", 8), ("mute", whole & ~(1 << 15))):
        small.guilds.append({"id": "1", "name": name, "permissions": str(permissions)})
    said = (await asked())[2:]
    assert [each.partition(":")[0] for each in said] == ["good", "good", "wrong"]
    assert "mute: it lacks Attach Files." in said[2]
    small.guilds *= 5
    assert "in 5 more servers" in (await asked())[-1]


def test_the_invitation_asks_for_what_tables_need_and_no_more() -> None:
    assert set(NEEDED) == {
        "view_channel",
        "read_message_history",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
    }
