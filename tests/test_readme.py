"""The READMEs name what there is: every setting with its default, the commands, the files they show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import run
from bot.commands import application
from bot.config import PREFIX, TOKEN, Settings
from bot.dice.proof import FORMAT, Proof, ProofRoll
from bot.dice.result import Draw
from bot.doctor.discord_side import NEEDED
from bot.tables.database import open_database
from bot.text import Texts
from rules.kernel.dice import DiceStream

READMES = {"ja": "README.md", "en": "README.en.md"}
LARGEST_PICTURE = 80 * 1024


@pytest.fixture(params=READMES)
def locale(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def readme(root: Path, locale: str) -> str:
    return (root / READMES[locale]).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def settings() -> dict[str, str]:
    """Every setting with its default as it would be written."""
    found = {}
    for name, field in Settings.model_fields.items():
        default = field.default
        found[TOKEN if name == TOKEN.lower() else PREFIX + name.upper()] = "" if default is None else str(default)
    return found


def test_every_setting_stands_there_with_its_default(readme: str, root: Path) -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \|(.+)$", readme, re.MULTILINE))
    assert rows.keys() == settings().keys()
    assert {name: rows[name] for name, default in settings().items() if default not in rows[name]} == {}
    example = (root / ".env.example").read_text(encoding="utf-8")
    assert {name for name in settings() if f"{name}=" not in example} == set()


def test_every_command_that_stands_there_exists(readme: str) -> None:
    named = set(re.findall(r"(?:bin/|`|ryutaku )ryutaku ([a-z]+)", readme))
    known = {command.name for command in application().registered_commands}
    known |= {group.name for group in application().registered_groups}
    assert named and named <= known


def test_every_target_of_make_exists(readme: str, root: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", readme, re.MULTILINE)) <= targets


def test_pictures_and_links_are_there_and_small(readme: str, root: Path) -> None:
    linked = re.findall(r'(?:src="|\]\()(?!https?:)([^")#]+)', readme)
    assert {path for path in linked if not (root / path).is_file()} == set()
    pictures = [root / path for path in linked if path.endswith(".png")]
    assert pictures and all(path.stat().st_size <= LARGEST_PICTURE for path in pictures)


def test_there_are_ten_steps_and_they_name_the_permissions(readme: str, locale: str, texts: Texts) -> None:
    steps = readme[readme.index("discord.com/developers") - 40 :].split("\n### ")[0]
    assert re.findall(r"^(\d+)\. ", steps, re.MULTILINE) == [str(number) for number in range(1, 11)]
    names = [texts.say(f"permission-{each}", locale).replace("」", "") for each in NEEDED]
    assert [name for name in names if name.lower() not in readme.lower()] == []


def test_the_buttons_are_called_as_there(readme: str, locale: str, texts: Texts) -> None:
    for key in ("join", "stand-in", "start", "practice", "new-player", "unsure", "undo", "log", "open-thread"):
        assert texts.say(f"button-{key}", locale) in readme


async def test_the_printed_backup_and_restore_go_together(
    readme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in settings():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    await (await open_database(Path("data/ryutaku.db"))).close()
    back_up, restore = re.findall(r"^\.venv/bin/ryutaku ((?:backup|restore)[^#\n]*)", readme, re.MULTILINE)
    assert run(back_up.split()) == 0
    made = Path(capsys.readouterr().out.partition(": ")[0])
    assert run(restore.replace("FILE.db", made.name).split()) == 0


def test_the_printed_check_of_dice_runs(readme: str, tmp_path: Path) -> None:
    (lines,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    stream = DiceStream(b"a seed")
    rolls = tuple(ProofRoll(dice=(Draw(n, 6, stream.roll(6)),)) for n in range(3))
    proof = Proof(format=FORMAT, of="table", place="1", seed=b"a seed".hex(), commitment=stream.commitment, rolls=rolls)
    (tmp_path / "proof.json").write_bytes(proof.file())
    done = subprocess.run(
        [sys.executable, "-c", lines, tmp_path / "proof.json"], capture_output=True, text=True, check=False
    )
    assert done.stdout == "3 rolls are as the seed says\n", done.stderr
