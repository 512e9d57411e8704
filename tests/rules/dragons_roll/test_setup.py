"""Set-up (1), the components, and what the content files must hold."""

from __future__ import annotations

import shutil
from collections import Counter

import pytest

from rules.dragons_roll import loading
from rules.dragons_roll.agents import pace
from rules.dragons_roll.conditions import NEVER, missing
from rules.dragons_roll.game import GAME
from rules.dragons_roll.masters import MASTERS
from rules.dragons_roll.scrolls.book import SCROLLS
from rules.kernel.errors import BadContent, BadOption, BadSeats
from rules.kernel.match import Match, Setting
from rules.kernel.table import Table

CARDS = GAME.load_content()


def opened(seats: int = 3, seed: bytes = b"x", **options: str | int) -> Match:
    return Match.open(Setting(GAME, CARDS, seats, options, seed))


def plain(match: Match):
    return match.table.state


@pytest.mark.rule("DR-1.1")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(plain(opened(seats)).hands) == seats
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            opened(seats)


@pytest.mark.rule("DR-1.2", "DR-1.12")
def test_an_empty_grid_below_the_first_row_and_whole_cities() -> None:
    state = plain(opened())
    assert state.grid[1:] == [[None] * 3] * 2
    assert (state.cities, state.discard) == ([False] * 3, [])
    assert [(hand.ready, hand.blocked, hand.locked) for hand in state.hands] == [(5, 0, 0)] * 3
    assert state.roll == []


@pytest.mark.rule("DR-1.3", "DR-1.4")
def test_the_chosen_master_shows_its_yellow_face_and_trollock_is_first() -> None:
    assert (plain(opened()).master.card, plain(opened()).master.face) == ("trollock", "yellow")
    names = [plain(opened(level=level)).master.card for level in range(1, 7)]
    assert names == ["trollock", "show-off", "dragini", "dracel", "greedmaw", "dragomir"]


@pytest.mark.rule("DR-1.5", "DR-1.6")
def test_as_many_scrolls_as_the_level_or_as_many_as_wanted() -> None:
    for level in range(1, 7):
        scrolls = [scroll.card for scroll in plain(opened(level=level)).scrolls]
        assert len(set(scrolls)) == level
        assert not any(scroll.used for scroll in plain(opened(level=level)).scrolls)
    assert plain(opened(level=4, scrolls=0)).scrolls == []
    drawn = {plain(opened(seed=bytes([n]))).scrolls[0].card for n in range(60)}
    assert len(drawn) > 8


@pytest.mark.rule("DR-1.6")
def test_owned_scrolls_lie_there_and_new_ones_fill_up() -> None:
    scrolls = [scroll.card for scroll in plain(opened(level=3, owned="freeze+ambush")).scrolls]
    assert scrolls[:2] == ["freeze", "ambush"]
    assert len(set(scrolls)) == 3


@pytest.mark.rule("DR-1.7", "DR-1.8")
def test_three_of_eighteen_shuffled_dragons_stand_in_the_first_row() -> None:
    tables = [plain(opened(seed=bytes([n]))) for n in range(40)]
    for state in tables:
        row = [dragon.card for dragon in state.grid[0] if dragon is not None]
        assert (len(row), len(state.pile)) == (3, 15)
        assert sorted(row + state.pile) == sorted(CARDS.dragons)
    assert len({state.grid[0][0].card for state in tables}) > 8


@pytest.mark.rule("DR-1.8")
def test_the_first_dragon_stands_left_the_next_in_the_centre(monkeypatch) -> None:
    monkeypatch.setattr(Table, "shuffle", lambda table, things: None)
    state, drawn = plain(opened()), list(CARDS.dragons)[::-1]
    assert [dragon.card for dragon in state.grid[0]] == drawn[:3]
    assert state.pile[::-1] == drawn[3:]


@pytest.mark.rule("DR-1.9", "DR-1.10", "DR-1.11")
def test_everybody_has_a_colour_of_enough_dice() -> None:
    for seats, dice in ((2, 6), (3, 5), (4, 5)):
        hands = plain(opened(seats)).hands
        assert [hand.ready for hand in hands] == [dice] * seats
        assert len({hand.colour for hand in hands}) == seats
    assert {hand.colour for hand in plain(opened(2)).hands} == {"purple", "yellow"}


@pytest.mark.rule("DR-1.13")
def test_the_host_names_who_begins_or_chance_does() -> None:
    assert [plain(opened(first=seat)).current for seat in (1, 2, 3)] == [0, 1, 2]
    assert {plain(opened(seed=bytes([n]))).current for n in range(40)} == {0, 1, 2}
    with pytest.raises(BadOption):
        opened(3, first=4)


@pytest.mark.rule("DR-EX-01")
def test_a_first_game_of_three() -> None:
    state = plain(opened(3))
    assert (state.master.card, state.master.face, len(state.scrolls), len(state.pile)) == ("trollock", "yellow", 1, 15)
    assert sum(dragon is not None for dragon in state.grid[0]) == 3


@pytest.mark.rule("DR-K-01", "DR-K-02")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    types = Counter(card.type for card in CARDS.dragons.values())
    assert (len(CARDS.dragons), len(types), len(CARDS.masters), len(CARDS.scrolls)) == (18, 5, 6, 12)
    assert CARDS.colours == {"purple": 6, "yellow": 6, "pink": 5, "turquoise": 5}
    assert Counter(card.number for card in CARDS.dragons.values()) == dict.fromkeys(range(1, 7), 3)
    assert set(CARDS.masters) == set(MASTERS)
    assert set(CARDS.scrolls) == set(SCROLLS)


@pytest.mark.rule("DR-K-01", "DR-19.1", "DR-19.2", "DR-19.3")
def test_what_the_types_of_the_box_have_of_their_own() -> None:
    symbols = {name: kind.symbol for name, kind in CARDS.types.items()}
    assert (symbols.pop("normling"), symbols.pop("trolling")) == ("helmet", "meat")
    assert not {"helmet", "meat"} & set(symbols.values())
    assert [name for name, kind in CARDS.types.items() if kind.hides_in_top_row] == ["forestling"]


@pytest.mark.rule("DR-K-03", "DR-K-06")
def test_every_kind_of_condition_occurs_and_every_card_can_be_completed() -> None:
    faces = [face for master in CARDS.masters.values() for face in (master.yellow, master.red)]
    printed = [card.condition for card in (*CARDS.dragons.values(), *faces)]
    assert all(2 <= len(condition.spaces) <= 6 for condition in printed)
    assert all(0 < missing(condition, (0,) * len(condition.spaces)) < NEVER for condition in printed)
    spaces = [space for condition in printed for space in condition.spaces]
    assert {space.kind for space in spaces} == {"number", "numbers", "symbol", "free"}
    assert any(space.optional for space in spaces)
    assert {(c.rule, c.limit) for c in printed} == {
        ("", 0),
        ("least", 15),
        ("most", 6),
        ("exactly", 12),
        ("ascending", 0),
    }


@pytest.mark.rule("DR-K-04", "DR-K-05", "DR-7.8")
def test_every_face_but_greedmaws_has_a_number_and_masters_get_harder() -> None:
    for card, master in CARDS.masters.items():
        numbers = {master.yellow.number, master.red.number}
        assert numbers == {0} if card == "greedmaw" else numbers <= set(range(1, 7))
    empty = [
        (face.condition, (0,) * len(face.condition.spaces))
        for m in CARDS.masters.values()
        for face in (m.yellow, m.red)
    ]
    takes = [pace.turns(*face) for face in empty]
    level = {m.level: takes[2 * n] + takes[2 * n + 1] for n, m in enumerate(CARDS.masters.values())}
    # Show-Off moves any dragon and Greedmaw rolls dice again: they are harder than what stands on them.
    assert level[1] < level[3] < level[4] < level[6]


@pytest.mark.rule("DR-K-07")
def test_normlings_and_trollings_are_common() -> None:
    types = Counter(card.type for card in CARDS.dragons.values())
    assert types["normling"] >= 4
    assert types["trolling"] >= 4


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("dragons.toml", "normling-4 = { type", "normling-4 = { typ", "dragons.toml"),
        ("dragons.toml", 'type = "noble", number = 2', 'type = "nobel", number = 2', "dragons.toml, noble-2"),
        ("dragons.toml", '"noble", number = 2', '"noble", number = 7', "dragons.toml, noble-2"),
        ("dragons.toml", "noble-2 =", "Noble =", "Noble"),
        ("masters.toml", "[masters.dracel]", "[masters.someone]", "masters.toml, someone"),
        ("masters.toml", "level = 2", "level = 1", "masters.toml, "),
        ("masters.toml", "number = 3,", "number = 9,", "masters.toml, trollock, yellow"),
        ("masters.toml", 'number = 3, condition = "', 'number = 3, condition = "9 ', "trollock, yellow: condition"),
        ("box.toml", '"freeze"', '"melt"', "box.toml, scrolls, melt"),
        ("box.toml", '"ambush"', '"freeze"', "box.toml, scrolls, freeze"),
        ("box.toml", "pink = 5", "pink = 4", "box.toml, dice, 4"),
        ("box.toml", "[dice]", "[dices]", "box.toml"),
        (
            "dragons.toml",
            'number = 4, condition = "* * sum<=6", ',
            "number = 4, ",
            "dragons.toml, dragons, normling-4: ",
        ),
        ("dragons.toml", "normling-4 =", "# normling-4 =", "dragons.toml, dragons: there are 17"),
        ("box.toml", "scrolls = [", "scrolls = ", "box.toml"),
        ("dragons.toml", 'symbol = "meat"', 'symbol = "ham"', "dragons.toml, types, symbol: 'ham' is not known"),
    ],
)
def test_a_wrong_file_is_one_error_with_its_place(tmp_path, file, old, new, place) -> None:
    folder = tmp_path / "content"
    shutil.copytree(loading.FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=".") as refused:
        GAME.load_content(folder)
    assert place in str(refused.value)


def test_a_missing_file_is_named(tmp_path) -> None:
    with pytest.raises(BadContent, match="dragons.toml: the file is missing"):
        GAME.load_content(tmp_path)


@pytest.mark.parametrize("owned", ["nothing", "freeze+freeze", "freeze+melt"])
def test_owned_scrolls_must_be_scrolls(owned) -> None:
    with pytest.raises(BadOption):
        opened(owned=owned)
