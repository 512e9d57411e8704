from __future__ import annotations

import asyncio
import importlib.util

import pytest

from bot.__main__ import run
from bot.play import play


@pytest.mark.parametrize("locale", ["ja", "en"])
async def test_it_serves_a_page_on_this_computer_until_it_is_stopped(locale: str) -> None:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    playing = asyncio.create_task(play(locale, 0, address.set_result))
    done, _ = await asyncio.wait({playing, address}, return_when=asyncio.FIRST_COMPLETED)
    assert address in done
    assert address.result().startswith("http://127.0.0.1:")
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing


@pytest.mark.parametrize(("locale", "words"), [("ja", "ブラウザーで開いて"), ("en", "in your browser")])
def test_it_tells_its_address_in_that_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], locale: str, words: str
) -> None:
    monkeypatch.setattr("bot.logs.set_up", lambda *arguments: None)
    monkeypatch.setattr("bot.play.run", lambda locale, port, opened: opened("http://127.0.0.1:1"))
    assert run(["play", "--locale", locale]) == 0
    said = capsys.readouterr().out
    assert "http://127.0.0.1:1 " in said and words in said


def test_without_its_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *a: None if name == "simcord" else found(name, *a))
    assert run(["play"]) == 2
    said = capsys.readouterr().err
    assert "ryutaku[play]" in said and said.count("\n") == 1
