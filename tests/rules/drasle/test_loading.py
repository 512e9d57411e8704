"""The content files: what they hold, and what is refused with its place."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from rules.drasle import loading
from rules.drasle.box import AdventureRow, AttackRow, Blow, Box, Reward, row_of
from rules.drasle.game import GAME
from rules.drasle.heroes.book import BOOK
from rules.kernel.errors import BadContent

BOX = loading.load(loading.FOLDER, frozenset(BOOK))


def test_the_box_is_what_the_sources_count() -> None:
    assert len(BOX.map.mountains) == len(BOX.tiles) == 5 and len(BOX.quests) == 7
    assert sorted(BOX.tiles) == ["book", "hideout", "hideout", "treasure", "weapon"]


# The situations of the other tests lie on cards of their own; what is printed in this box is looked at here.


@pytest.mark.rule("DS-8.2", "DS-8.3", "DS-8.9", "DS-1.6")
def test_the_map() -> None:
    assert BOX.map.needs == {"town": 2, "village": 2, "road": 2, "plain": 3, "forest": 5}
    terrains = Counter(space.terrain for space in BOX.map.spaces.values())
    assert terrains == {"road": 3, "plain": 16, "forest": 12, "town": 1, "village": 2, "mountain": 5, "lake": 1}
    assert (BOX.map.far_mountain, BOX.map.town, BOX.map.spaces["H12"].name) == ("HM2", "H30", "berg")


@pytest.mark.rule("DS-2.4", "DS-9.4", "DS-9.6", "DS-18.6")
def test_the_gauge() -> None:
    gauge = BOX.dragon.gauge
    assert gauge.marks == dict.fromkeys((1, 4, 7, 10, 13), "action")
    assert (gauge.limit, gauge.opening_rampages) == (14, 2)


@pytest.mark.rule("DS-10.3", "DS-10.4", "DS-10.6", "DS-10.8")
def test_the_dragon_actions() -> None:
    assert BOX.dragon.actions == (
        Blow("berg-burns", "space", space="H12", damage=2, burns=True),
        Blow("driven-off", "highest", to_town=True),
        Blow("shock-wave", "all", damage=1),
        Blow("hunt-the-weak", "lowest", damage=2),
        Blow("hunt-the-strong", "highest", damage=2),
        Blow("terror", "lowest", drains=True),
    )


@pytest.mark.rule("DS-11.8", "DS-11.9", "DS-6.5")
def test_the_adventure_table() -> None:
    rows = (AdventureRow(-1, damage=1), AdventureRow(0), AdventureRow(1, xp=1, damage=1), AdventureRow(xp=1))
    assert BOX.dragon.adventures == rows


@pytest.mark.rule("DS-4.8", "DS-20.1")
def test_the_rows_of_the_decisive_table_that_are_printed() -> None:
    printed = [row for row in BOX.dragon.attacks if not row.house]
    assert printed == [
        AttackRow(-1, swallowed=True),
        AttackRow(0, attacker=4),
        AttackRow(1, everybody=1),
        AttackRow(2, chain=True),
    ]


@pytest.mark.rule("DS-16.3", "DS-21.2", "DS-21.6")
def test_the_life_track() -> None:
    assert BOX.dragon.life.spaces == 9 and {2, 8} <= set(BOX.dragon.life.claws)


@pytest.mark.rule("DS-16.1", "DS-16.5", "DS-16.6", "DS-16.7")
def test_the_rewards() -> None:
    assert {key: BOX.rewards[key] for key in set(BOX.tiles)} == {
        "hideout": Reward(damage=1, gauge=1),
        "treasure": Reward(items=True, gold=3),
        "book": Reward(xp=1),
        "weapon": Reward(combat=1),
    }


@pytest.mark.rule("DSX-YOUNG-1.7", "DSX-YOUNG-1.8")
def test_the_rewards_of_another_map() -> None:
    assert BOX.rewards["talisman"].cancels_rampage and not BOX.rewards["talisman"].gauge
    assert (BOX.rewards["incense"].damage, BOX.rewards["incense"].gauge) == (1, 1)


@pytest.mark.rule("DS-1.11", "DS-1.12", "DS-6.4")
def test_who_begins_and_how_far_experience_goes() -> None:
    assert BOX.start_order[:5] == ("ninja", "hunter", "gladiator", "prince", "paladin")
    assert BOX.most_xp == 8 and all(len(character.levels) == 4 for character in BOX.characters.values())


@pytest.mark.rule("DS-14.10")
def test_what_quest_tiles_do_beside() -> None:
    special = {key: (q.damage, q.failure_damage, q.binds) for key, q in BOX.quests.items()}
    assert special.pop("guardian-golem") == (1, 0, False)
    assert special.pop("chimera-hunt") == (0, 2, False)
    assert special.pop("vast-labyrinth") == (0, 0, True)
    assert set(special.values()) == {(0, 0, False)}


@pytest.mark.rule("DS-5.5", "DS-5.14", "DS-5.16")
def test_what_characters_can_spend() -> None:
    assert {key: character.resources for key, character in BOX.characters.items() if not character.unlocked_by} == {
        "hunter": ("bullets",),
        "ninja": ("ninjutsu",),
        "gladiator": (),
        "paladin": ("faith",),
        "prince": ("retainers", "gold"),
    }
    assert BOX.rewards["treasure"].gold == 3


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
        ('name = "berg"', 'name = "hamlet"', "'hamlet' is not known"),
        ("x = 245", "x = -245", ">= 0"),
    ],
    "characters.toml": [
        ("{ xp = 2, move = 3, plain = 4", "{ xp = 0, move = 3, plain = 4", "rise"),
        ("start = 2", "start = 9", "can't start"),
        ("[characters.hunter]", "[characters.wizard]", "wizard"),
        ("house = true", "house = true\nspeed = 3", "speed"),
        ("{ xp = 0, move = 3", "{ xp = 0, move = 0", "at least one die"),
        ("life = 5", "life = 0", ">= 1"),
        ("life = 5", "life = 1000000000000", "<= 99"),
        ("plain = 3", "plain = -1", ">= 0"),
        ("plain = 3", "plain = 1000", "<= 30"),
        ("cap = 2", "cap = -3", ">= 0"),
        ('resource = "bullets"', 'resource = "arrows"', "'arrows' is not known"),
    ],
    "box.toml": [
        ('"book", "weapon"]', '"book"]', "4 reward tiles"),
        ('"book", "weapon"]', '"book", "crown"]', "no reward 'crown'"),
        ('start_order = ["ninja", ', "start_order = [", "ninja is missing"),
        ("difficulty = 4, damage", "difficulty = 0, damage", ">= 1"),
        ("damage = 1, gauge = 1 }", "damage = -1, gauge = 1 }", ">= 0"),
        ("griffin-nest", "phoenix-nest", "'phoenix-nest' is not known"),
        ("talisman", "amulet", "'amulet' is not known"),
    ],
    "dragon.toml": [
        ('who = "space"\nspace = "H12"', 'who = "all"\nspace = "H12"', "exactly where"),
        ('space = "H12"', 'space = "H99"', "no space 'H99'"),
        ("13 = ", "15 = ", "no step 15"),
        ('13 = "action"', '13 = "nap"', "'nap' is not known"),
        ("limit = 14", "limit = 0", ">= 1"),
        ('"driven-off"', '"blown-off"', "'blown-off' is not known"),
        ("dragon = 1", "dragon = -1", ">= 0"),
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
        GAME.load_content(tmp_path / "content")
    assert file in str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="box.toml: the file is missing"):
        loading.load(tmp_path, frozenset(BOOK))
