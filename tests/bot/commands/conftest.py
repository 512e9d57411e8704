from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.__main__ import run
from rules.kernel import game
from tests.rules.kernel.toy import TOY


@pytest.fixture(autouse=True)
def _toy_is_a_game(monkeypatch, tmp_path):
    """The toy is the only game, nobody's settings are read, and logs stay as they are."""
    monkeypatch.setattr(game, "games", lambda: {TOY.id: TOY})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.logs.set_up", lambda *arguments: None)
    for name in ("RYUTAKU_CONTENT", "RYUTAKU_DATA", "RYUTAKU_LOCALE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def ryutaku(capsys):
    """Carry out one command line; gives its exit code, what it printed, and what it printed on standard error."""

    def command(*arguments: object) -> SimpleNamespace:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return SimpleNamespace(code=code, out=out, err=err)

    return command


@pytest.fixture
def refused(ryutaku, tmp_path):
    """Carry out a command line that must be refused with one sentence and nothing written; gives the sentence."""

    def command(*arguments: object) -> str:
        before = sorted(tmp_path.rglob("*"))
        done = ryutaku(*arguments)
        assert done.code == 2 and done.out == ""
        assert done.err.startswith("ryutaku: ") and done.err.count("\n") == 1 and done.err.endswith(".\n")
        assert sorted(tmp_path.rglob("*")) == before
        return done.err

    return command
