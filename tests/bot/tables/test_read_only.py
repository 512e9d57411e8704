"""Places that can't be written. Root gives its privileges up meanwhile, so that permissions count."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.tables.database import copy_database, open_database
from bot.tables.errors import StoreReadOnly
from tests.bot.tables.rows import files

NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that everybody can enter, as those of `tmp_path` are not."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


@contextmanager
def unprivileged(folder: Path, mode: int = 0o555) -> Iterator[None]:
    """Be somebody for whom the folder has this mode."""
    folder.chmod(mode)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.mark.parametrize("name", ["ryutaku.db", "data/ryutaku.db"])
async def test_a_read_only_folder_is_one_clear_error(folder: Path, name: str) -> None:
    with unprivileged(folder), pytest.raises(StoreReadOnly) as refused:
        await open_database(folder / name)
    assert str(folder) in str(refused.value) and refused.value.args_for_text == {"file": "ryutaku.db"}
    assert files(folder) == {}


async def test_a_read_only_file_is_the_same_error(folder: Path) -> None:
    file = folder / "ryutaku.db"
    file.write_bytes(b"SQLite format 3\0")
    file.chmod(0o444)
    with unprivileged(folder, 0o777), pytest.raises(StoreReadOnly, match="ryutaku.db: Permission denied"):
        await open_database(file)
    assert files(folder) == {"ryutaku.db": b"SQLite format 3\0"}


async def test_a_backup_to_a_read_only_folder_is_the_same_error(folder: Path) -> None:
    source = folder / "ryutaku.db"
    await (await open_database(source)).close()
    with unprivileged(folder), pytest.raises(StoreReadOnly, match="copy.db"):
        copy_database(source, folder / "copy.db")
    assert list(files(folder)) == ["ryutaku.db"]
