"""The content files: what they hold, and what is refused with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from rules.drasle import loading
from rules.drasle.box import Box, row_of
from rules.drasle.heroes.book import BOOK
from rules.kernel.errors import BadContent

BOX = loading.load(loading.FOLDER, frozenset(BOOK))


def test_the_box_is_what_the_sources_count() -> None:
    assert len(BOX.map.mountains) == len(BOX.tiles) == 5 and len(BOX.quests) == 7
    assert sorted(BOX.tiles) == ["book", "hideout", "hideout", "treasure", "weapon"]
    assert BOX.dragon.gauge.marks == dict.fromkeys((1, 4, 7, 10, 13), "action") and BOX.dragon.gauge.limit == 14
    assert BOX.dragon.life.spaces == 9 and {2, 8} <= set(BOX.dragon.life.claws)
    assert BOX.map.needs == {"town": 2, "village": 2, "road": 2, "plain": 3, "forest": 5}


def test_what_was_authored_says_so() -> None:
    assert BOX.map.house and all(quest.house for quest in BOX.quests.values())
    assert all(character.house for character in BOX.characters.values())
    assert not any(blow.house for blow in BOX.dragon.actions) and all(blow.house for blow in BOX.dragon.rampages)
    assert [row.house for row in BOX.dragon.attacks] == [False] * 4 + [True] * 5


def test_stored_content_comes_back_the_same() -> None:
    stored = msgspec.json.decode(msgspec.json.encode(BOX))
    assert msgspec.convert(stored, Box, strict=False) == BOX


@pytest.mark.parametrize(("total", "row"), [(-9, 0), (-1, 0), (0, 1), (1, 2), (2, 3), (6, 7), (7, 8), (30, 8)])
def test_rows_of_a_table(total: int, row: int) -> None:
    assert row_of(BOX.dragon.attacks, total) == row


FAULTS = {
    "map.toml": [
        ('town = "H30"', 'town = "H31"', "no town"),
        ('far_mountain = "HM2"', 'far_mountain = "H01"', "no mountain"),
        ("plain = 3", "plain = 7", "no die shows 7"),
        ("plain = 3", "plain = 1", "no die shows 1"),
        ('y = 96, neighbours = ["H01", "H05"', 'y = 96, neighbours = ["H99", "H05"', "no space 'H99'"),
        ('neighbours = ["HM1", "H02"', 'neighbours = ["H34", "H02"', "as a neighbour"),
        ('terrain = "lake"', 'terrain = "swamp"', "swamp"),
    ],
    "characters.toml": [
        ("{ xp = 2, move = 3, plain = 4", "{ xp = 0, move = 3, plain = 4", "rise"),
        ("start = 2", "start = 9", "can't start"),
        ("[characters.hunter]", "[characters.wizard]", "wizard"),
        ("house = true", "house = true\nspeed = 3", "speed"),
        ("{ xp = 0, move = 3", "{ xp = 0, move = 0", "at least one die"),
    ],
    "box.toml": [
        ('"book", "weapon"]', '"book"]', "4 reward tiles"),
        ('"book", "weapon"]', '"book", "crown"]', "no reward 'crown'"),
        ('start_order = ["ninja", ', "start_order = [", "ninja is missing"),
        ("difficulty = 4, damage", "difficulty = 0, damage", "at least 1"),
    ],
    "dragon.toml": [
        ('who = "space"\nspace = "H12"', 'who = "all"\nspace = "H12"', "exactly where"),
        ('space = "H12"', 'space = "H99"', "no space 'H99'"),
        ("13 = ", "15 = ", "no step 15"),
        ("claws = [2, 4, 6, 8]", "claws = [2, 9]", "no claw mark"),
        ("most = 3", "most = 1", "must rise"),
        ('[[rampages]]\nid = "bite"\nwho = "roller"\ndamage = 3\nhouse = true', "", "5 rows"),
    ],
}


@pytest.mark.parametrize(("file", "fault"), [(file, fault) for file, faults in FAULTS.items() for fault in faults])
def test_wrong_files_are_refused(tmp_path: Path, file: str, fault: tuple[str, str, str]) -> None:
    right, wrong, reason = fault
    shutil.copytree(loading.FOLDER, tmp_path / "content")
    path = tmp_path / "content" / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=reason) as refused:
        loading.load(tmp_path / "content", frozenset(BOOK))
    assert file in str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="box.toml: the file is missing"):
        loading.load(tmp_path, frozenset(BOOK))
