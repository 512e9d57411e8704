"""`ryutaku picture`: the moment that is drawn, and the file."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

from tests.rules.kernel.toy import TOY


@pytest.fixture
def drawn(monkeypatch) -> list:
    """What the picture of the toy is asked to draw."""
    calls: list = []
    module = ModuleType("images.toy")
    module.__spec__ = ModuleSpec("images.toy", None)

    def draw(view, options, changes, say, names) -> bytes:
        calls.append((view, options, changes, say, names))
        return repr((view, options, changes, names)).encode()

    module.draw = draw
    monkeypatch.setitem(sys.modules, "images.toy", module)
    monkeypatch.setattr(TOY, "description", lambda view: TOY.summary(view), raising=False)
    monkeypatch.setattr("bot.text.Texts.say", lambda self, what, locale, **given: f"{locale}: {what} {given}")
    return calls


def test_the_picture_is_written_and_its_text_printed(ryutaku, drawn, tmp_path) -> None:
    done = ryutaku("picture", "toy", "--seats", 3, "--out", "toy.png", "--locale", "en")
    assert done.code == 0 and done.err == ""
    assert done.out.startswith("en: Message(key='summary'")
    view, options, changes, _, names = drawn[0]
    assert view.hand == () and [option.id for option in options] == ["go", "wait", *["up", "down", "chance"] * 2]
    assert changes == () and len(names) == 3
    assert (tmp_path / "toy.png").read_bytes().startswith(b"(View")
    assert [path.name for path in tmp_path.iterdir()] == ["toy.png"]


def test_secret_options_are_not_drawn(ryutaku, drawn) -> None:
    ryutaku("picture", "toy", "--out", "toy.png", "--decisions", 1)
    _, options, changes, _, _ = drawn[0]
    assert options == () and [event.kind for event in changes] == ["dice_rolled", "scored"]


def test_the_same_arguments_draw_the_same_and_others_do_not(ryutaku, drawn, tmp_path) -> None:
    def picture(*more: object) -> bytes:
        assert ryutaku("picture", "toy", "--out", "toy.png", "--decisions", 4, *more).code == 0
        return (tmp_path / "toy.png").read_bytes()

    assert picture() == picture("--seed", "0") == picture("--seed", "toy/0/0")
    assert len({picture(), picture("--seed", "1"), picture("--decisions", 5), picture("--agents", "random")}) == 4


def test_a_game_that_ends_before_is_drawn_at_its_end(ryutaku, drawn) -> None:
    assert ryutaku("picture", "toy", "--out", "toy.png", "--decisions", 1000).code == 0
    view, options, *_ = drawn[0]
    assert max(view.points) >= 12 and options == ()


def test_a_game_without_a_picture_is_refused(refused) -> None:
    assert "toy has no picture yet" in refused("picture", "toy", "--out", "toy.png")


def forbidden(*arguments: object, **more: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("command", ["picture", "record"])
def test_a_place_that_can_not_be_written_is_refused(refused, drawn, command, tmp_path, monkeypatch) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    assert "is a folder" in refused(command, "toy", "--out", "folder")
    assert "there is no folder" in refused(command, "toy", "--out", "nowhere/toy.png")
    assert "there is no folder" in refused(command, "toy", "--out", "file/toy.png")
    monkeypatch.setattr("bot.commands.files.tempfile.TemporaryFile", forbidden)
    assert "toy.png can't be written: Permission denied" in refused(command, "toy", "--out", "toy.png")
    assert drawn == [], "refused before anything is done"


def test_a_drawing_that_breaks_leaves_the_old_file(ryutaku, drawn, monkeypatch, tmp_path) -> None:
    (tmp_path / "toy.png").write_text("old")
    monkeypatch.setattr(TOY, "view", lambda t, seat: 1 / 0, raising=False)
    with pytest.raises(ZeroDivisionError):
        ryutaku("picture", "toy", "--out", "toy.png")
    assert (tmp_path / "toy.png").read_text() == "old"
