"""The command line as a whole: help is quick, commands are found, and every refusal is one sentence and code 2."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
import typer

import bot.commands
from bot.__main__ import run
from bot.commands.errors import Refused
from bot.config import ConfigurationError
from bot.tables.errors import StoreLocked
from rules.kernel.errors import BadContent

LONG = "x" * 5000
"""No file has such a name."""

HEAVY = ("discord", "sqlalchemy", "alembic", "PIL", "structlog", "pydantic", "fluent", "d20", "rules.kernel.match")


@pytest.fixture
def added(monkeypatch, tmp_path):
    """Add a command as the file of a newcomer: one module with `register`."""

    def add(body: str) -> None:
        folder = tmp_path / "more"
        folder.mkdir()
        (folder / "newcomer.py").write_text(
            f"def register(app):\n    app.command('newcomer')(newcomer)\n\ndef newcomer():\n    {body}\n"
        )
        monkeypatch.setattr(bot.commands, "__path__", [*bot.commands.__path__, str(folder)])
        monkeypatch.delitem(sys.modules, "bot.commands.newcomer", raising=False)

    return add


def test_help_lists_the_commands(ryutaku) -> None:
    for arguments in ([], ["--help"]):
        done = ryutaku(*arguments)
        assert done.code == 0 and done.err == ""
        assert all(name in done.out for name in ("simulate", "scenario", "picture", "record"))


@pytest.mark.parametrize("command", ["simulate", "scenario", "picture", "record"])
def test_every_command_has_help(ryutaku, command) -> None:
    done = ryutaku(command, "--help")
    assert done.code == 0 and f"ryutaku {command}" in done.out


def test_help_imports_nothing_heavy(root) -> None:
    script = (
        f"import sys; from bot.__main__ import run; run(['--help']); print(sorted(set(sys.modules) & {set(HEAVY)}))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_module_with_register_is_a_command(ryutaku, added) -> None:
    added("print('welcome')")
    assert ryutaku("newcomer").out == "welcome\n"


@pytest.mark.parametrize(
    ("body", "code"),
    [("pass", 0), ("return 5", 5), ("import typer; raise typer.Exit(1)", 1), ("raise KeyboardInterrupt", 130)],
)
def test_exit_codes(ryutaku, added, body, code) -> None:
    added(body)
    assert ryutaku("newcomer").code == code


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (Refused("there is no such thing"), "there is no such thing."),
        (BadContent("masters.toml, trollock:\n  level is missing."), "masters.toml, trollock: level is missing."),
        (ConfigurationError("RYUTAKU_DATA", "is not a folder"), "RYUTAKU_DATA: is not a folder."),
        (OSError(28, "No space left on device", "data/x"), "data/x: No space left on device."),
        (StoreLocked(), "Something else kept the database locked for longer than the store waits."),
    ],
)
def test_what_is_refused_is_one_sentence(monkeypatch, refused, problem, text) -> None:
    def register(app: typer.Typer) -> None:
        @app.command("broken")
        def broken() -> None:
            raise problem

    monkeypatch.setattr("bot.commands.record.register", register)
    assert refused("broken") == f"ryutaku: {text}\n"


def test_a_defect_shows_its_traceback(added) -> None:
    added("1 / 0")
    with pytest.raises(ZeroDivisionError):
        run(["newcomer"])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["simulate", "toy", "--only", "9" * 5000], "a seed of 5000 characters is too long"),
        (["simulate", "toy", "--only", "\udcff"], "a seed is text in UTF-8"),
        (["simulate", "toy", "--content", LONG], "File name too long"),
        (["picture", "toy", "--out", "x.png", "--seed", "9" * 5000], "too long"),
        (["record", "toy", "--out", LONG], "File name too long"),
        (["scenario", LONG], "File name too long"),
        (["restore", LONG], "File name too long"),
        (["bench", "dice", "--least", "7", "--most", "6"], "no die from 7 to 6 sides"),
        (["fly"], "No such command 'fly'"),
        (["--fly"], "No such option"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "toy", "--fly"], "No such option"),
        (["simulate", "toy", "--games", "many"], "--games"),
        (["simulate", "toy", "--games", "0"], "--games"),
        (["simulate", "toy", "--restore", "1.5"], "--restore"),
        (["picture", "toy"], "Missing option '--out'"),
        (["picture", "toy", "--out", "x.png", "--locale", "fr"], "--locale"),
        (["picture", "toy", "--out", "x.png", "--decisions", "-1"], "--decisions"),
        (["scenario"], "Missing argument"),
    ],
)
def test_a_mistyped_command_is_one_sentence(refused, arguments, reason) -> None:
    assert reason in refused(*arguments)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
@pytest.mark.parametrize("command", ["record", "picture"])
def test_no_file_takes_the_place_of_a_device(monkeypatch, refused, tmp_path, command) -> None:
    monkeypatch.setattr("bot.commands.picture._draw_of", lambda game: lambda *arguments: b"")
    os.mkfifo(tmp_path / "pipe")
    assert "pipe is no ordinary file" in refused(command, "toy", "--out", "pipe")
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize(
    "command", [["simulate", "{}"], ["record", "{}", "--out", "x"], ["picture", "{}", "--out", "x"]]
)
@pytest.mark.parametrize(
    ("game", "more", "reason"),
    [
        ("chess", [], "there is no game 'chess'; the games are toy"),
        ("toy", ["--option", "colour=red"], "toy has no option 'colour'; it has goal, window"),
        ("toy", ["--option", "goal=4"], "option goal can be 12, 3, not '4'"),
        ("toy", ["--option", "goal"], "'goal' is not KEY=VALUE"),
        ("toy", ["--option", "goal=12", "--option", "goal=3"], "goal is given twice"),
        ("toy", ["--seats", "5"], "toy is for 2 to 4 seats, not 5"),
        ("toy", ["--seats", "0"], "not 0"),
        ("toy", ["--agents", "genius"], "toy has no agent 'genius'; it has random, default, sensible"),
        ("toy", ["--agents", "random,genius"], "toy has no agent 'genius'"),
        ("toy", ["--agents", ""], "toy has no agent ''"),
    ],
)
def test_what_can_not_be_played_is_refused(monkeypatch, refused, command, game, more, reason) -> None:
    monkeypatch.setattr("bot.commands.picture._draw_of", lambda game: lambda *arguments: b"")
    assert reason in refused(*(word.format(game) for word in command), *more)
