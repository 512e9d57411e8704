from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot import logs

# Of the shape of a real token; it belongs to nobody.
SHAPED = "MTAwMDAwMDAwMDAwMDAwMDAw" + ".Gabcde." + "x" * 38


@pytest.fixture(autouse=True)
def logging_restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("log_format", ["console", "json"])
def test_no_secret_passes_by_any_way(log_format: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("debug", log_format, secrets=["hush-hush"])
    log = logs.logger("bot.test")
    log.info("hush-hush in the event", key="hush-hush", nested={"deep": ["hush-hush"]})
    logging.getLogger("discord.state").warning("foreign %s", "hush-hush")
    logging.getLogger("elsewhere").warning("shaped %s", SHAPED)
    logging.getLogger("elsewhere").warning("POST /webhooks/123/%s/messages", "aW50ZXJhY3Rpb246MTIzNDU2Nzg5")
    try:
        raise ValueError("token hush-hush is wrong")
    except ValueError:
        log.exception("failed")
        logging.getLogger("discord.client").exception("failed too")
    written = capsys.readouterr().err
    assert written.count(logs.HIDDEN) >= 8
    for secret in ("hush-hush", SHAPED, "aW50ZXJhY3Rpb24"):
        assert secret not in written
    assert written.count("ValueError") >= 2


def test_json_is_one_object_a_line_with_context(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "auto")
    with structlog.contextvars.bound_contextvars(error_id="K7-3F"):
        logs.logger("bot.test").info("竜卓", table=7)
        logs.logger("bot.test").debug("not shown")
        logging.getLogger("library").warning("%d things", 3, extra={"guild": 5})
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["table"], ours["error_id"], ours["level"]) == ("竜卓", 7, "K7-3F", "info")
    assert (theirs["event"], theirs["guild"], theirs["error_id"]) == ("3 things", 5, "K7-3F")


def test_the_chatter_of_libraries_stays_out(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("debug", "console")
    logging.getLogger("discord.http").debug("a request")
    logging.getLogger("sqlalchemy.engine.Engine").info("INSERT INTO tables … the secret seed")
    assert capsys.readouterr().err == ""
