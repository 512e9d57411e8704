"""The shape of the project: what no linter holds."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

CODE = ("bot", "cogs", "images", "rules", "tests")
LONGEST_FILE = 400
LOCALES = ("ja", "en")


def games(root: Path) -> list[str]:
    """The ids of the games there are: the folders beside the kernel and the dice."""
    folders = (path.parent for path in (root / "rules").glob("*/__init__.py"))
    return sorted(folder.name for folder in folders if folder.name not in ("kernel", "dice"))


def spellings(root: Path, game: str) -> Iterator[str]:
    """The words by which a game is known: its id in every way of writing, its name in every language."""
    for joint in ("_", "-", " ", ""):
        yield game.replace("_", joint)
    for locale in LOCALES:
        messages = root / "bot" / "text" / locale / f"{game}.ftl"
        text = messages.read_text(encoding="utf-8") if messages.exists() else ""
        for name in re.findall(rf"^{re.escape(game)}-name *= *(.+)$", text, re.MULTILINE):
            yield name.strip()
            yield from re.findall(r"[ァ-ヴー]{5,}", name)


def words_of_games(root: Path) -> re.Pattern[str] | None:
    words = {word.lower() for game in games(root) for word in spellings(root, game)}
    if not words:
        return None
    return re.compile("|".join(rf"(?<![a-z]){re.escape(word)}" for word in sorted(words)))


def of_every_game(root: Path) -> Iterator[Path]:
    """The files in which no game may be named: the application and the kit, but not a game's own files in them."""
    own = tuple(part for game in games(root) for part in (f"/{game}.", f"/{game}_", f"/{game}/"))
    for folder in ("bot", "cogs", "images/kit", "rules/dice", "rules/kernel"):
        for path in sorted((root / folder).rglob("*")):
            of_a_game = any(part in f"/{path.relative_to(root)}" for part in own)
            if path.suffix in {".py", ".ftl", ".toml"} and not of_a_game:
                yield path


def test_there_is_a_game(root: Path) -> None:
    assert games(root)


def test_no_file_says_more_than_one_thing(root: Path) -> None:
    lengths = {
        str(path.relative_to(root)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in CODE
        for path in (root / folder).rglob("*.py")
    }
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_game_is_named_outside_its_own_files(root: Path) -> None:
    words = words_of_games(root)
    assert words is not None
    found = [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in of_every_game(root)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if words.search(line.lower())
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["drasle", "DRASLE_MAP", "DrasleCog", "the Drasle map", "ドラスレの卓", "cogs/drasle.py"]
)
def test_a_word_of_a_game_is_found(tmp_path: Path, line: str) -> None:
    game = tmp_path / "rules" / "drasle"
    game.mkdir(parents=True)
    (game / "__init__.py").touch()
    messages = tmp_path / "bot" / "text" / "ja"
    messages.mkdir(parents=True)
    (messages / "drasle.ftl").write_text("drasle-name = ドラスレ\n", encoding="utf-8")
    words = words_of_games(tmp_path)
    assert words is not None
    assert words.search(line.lower())
    assert not words.search("a table of heroes, undrasled")


def test_every_locale_has_the_same_files(root: Path) -> None:
    files = [{path.name for path in (root / "bot" / "text" / locale).glob("*.ftl")} for locale in LOCALES]
    assert files[0] == files[1] != set()


@pytest.mark.parametrize("purpose", ["run", "play", "dev"])
def test_a_lock_pins_exactly_and_names_no_place(root: Path, purpose: str) -> None:
    lines = (root / f"requirements-{purpose}.lock").read_text(encoding="utf-8").splitlines()
    pinned = re.compile(r"[a-z0-9-]+==[^\s;]+( ; .+)?")
    assert [line for line in lines if not pinned.fullmatch(line)] == []


def test_the_locks_agree_and_hold_what_the_project_asks_for(root: Path) -> None:
    run, play, dev = (
        set((root / f"requirements-{purpose}.lock").read_text(encoding="utf-8").splitlines())
        for purpose in ("run", "play", "dev")
    )
    assert run < play < dev
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {
        re.split(r"[\[<>=]", line)[0].lower().replace(".", "-").replace("_", "-") for line in project["dependencies"]
    }
    assert asked <= {line.split("==")[0] for line in run}
