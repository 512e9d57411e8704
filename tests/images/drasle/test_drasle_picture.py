from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from functools import lru_cache
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.text import Texts
from images.drasle import compose, draw, icons
from images.drasle.places import Layout
from images.drasle.tray import last_rolls
from images.drasle.words import CAPTIONS
from images.kit import seats
from images.kit.palette import AMBER_TINT, CARD, RED
from images.kit.sheet import Box, Mark, Sheet
from rules.drasle.game import GAME
from rules.drasle.view import View
from rules.kernel.decide import take_decision
from rules.kernel.event import Event
from rules.kernel.match import Match, Setting
from rules.kernel.message import Message
from rules.kernel.prompt import Option, lettered
from rules.kernel.simulate import deal_agents
from tests.images.drasle import tables
from tests.images.legible import problems

TEXTS = Texts(strict=True)
SHOTS: dict[str, tuple[View, Sequence[Option], Sequence[Event], Sequence[str]]] = {
    "early": (tables.EARLY, (), (), tables.NAMES),
    "choosing": (tables.CHOOSING, (), (), tables.NAMES),
    "solo": (tables.SOLO, tables.FEW, (), tables.NAMES),
    "busy": (tables.BUSY, tables.EVERYWHERE, tables.BUSY_CHANGES, tables.NAMES),
    "few letters": (tables.BUSY, tables.FEW, (), tables.HARD_NAMES),
    "crowded": (tables.CROWDED, tables.FEW, (), tables.NAMES),
    "together": (tables.TOGETHER, (), (), tables.NAMES),
    "adventured": (tables.ADVENTURED, (), (), tables.NAMES),
    "failed": (tables.FAILED, (), (), tables.NAMES),
    "lost early": (tables.LOST_EARLY, (), (), tables.NAMES),
    "ready": (tables.READY, (), (), tables.HARD_NAMES),
    "hit": (tables.HIT, (), tables.HIT_CHANGES, tables.NAMES),
    "chained": (tables.CHAINED, (), (), tables.NAMES),
    "won": (tables.WON, (), tables.HIT_CHANGES, tables.NAMES),
    "lost": (tables.LOST, (), (), tables.NAMES),
    "line-up": (tables.LINEUP, lettered(Option(f"aid.{k}", place=f"seat:{k}") for k in range(5)), (), tables.NAMES),
}
LOCALES = ("ja", "en")


@lru_cache
def shot(name: str, locale: str = "ja") -> Sheet:
    """A picture before it is encoded, drawn once for all tests."""
    return composed(SHOTS[name][0], *SHOTS[name][1:], locale=locale)


def composed(
    view: View,
    options: Sequence[Option] = (),
    changes: Sequence[Event] = (),
    names: Sequence[str] = tables.NAMES,
    locale: str = "ja",
) -> Sheet:
    names = names[: len(view.heroes)]
    return compose(view, options, changes, TEXTS.speaker(locale, "drasle", names), names)


def drawn(name: str, locale: str) -> bytes:
    view, options, changes, names = SHOTS[name]
    names = names[: len(view.heroes)]
    return draw(view, options, changes, TEXTS.speaker(locale, "drasle", names), names)


def marks(sheet: Sheet, *kinds: str) -> list[Mark]:
    return [mark for mark in sheet.marks if mark.kind in kinds]


def within(mark: Mark, box: Box) -> bool:
    x, y = (mark.box[0] + mark.box[2]) // 2, (mark.box[1] + mark.box[3]) // 2
    return box[0] <= x <= box[2] and box[1] - 20 <= y <= box[3]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SHOTS)
def test_nothing_is_cut_or_hidden_or_leaves_the_picture(name: str, locale: str) -> None:
    assert not problems(shot(name, locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tile_and_every_deed_of_the_dragon_can_be_read(locale: str) -> None:
    box = tables.box()
    faces = [*(tables.quest(card) for card in box.quests), *box.rewards]
    for start in range(0, len(faces), 5):
        five = [*faces[start : start + 5], "", "", "", ""][:5]
        view = replace(tables.EARLY, mountains=tables.mountains(*five))
        sheet = composed(view, locale=locale)
        assert not problems(sheet)
        for mountain in view.mountains:
            left, _, right, _ = box_of_tile = Layout(view).where(mountain.place)
            lines = [mark for mark in marks(sheet, "text") if within(mark, box_of_tile)]
            assert all(left < line.box[0] and line.box[2] < right for line in lines)
    for blow in (*box.dragon.actions, *box.dragon.rampages):
        assert not problems(composed(replace(tables.BUSY, blows=(blow.id, blow.id)), locale=locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat_count", [1, 3, 5])
def test_every_character_has_a_name_for_every_width_of_card(seat_count: int, locale: str) -> None:
    for character in tables.box().characters:
        heroes = tuple(tables.hero(seat, character, tables.TOWN, 10, 10, 10, 3) for seat in range(seat_count))
        view = replace(tables.EARLY, heroes=heroes, spaces=tables.spaces((tables.TOWN,) * seat_count))
        assert not problems(composed(view, locale=locale))


@pytest.mark.parametrize("name", SHOTS)
def test_what_stands_on_a_card_ends_within_it(name: str) -> None:
    view = SHOTS[name][0]
    for seat in range(len(view.heroes)):
        left, top, right, bottom = Layout(view).card(seat)
        on_it = [mark for mark in shot(name).marks if left < mark.box[0] < right and top < mark.box[1] < bottom]
        assert len(on_it) >= 3
        assert all(mark.box[2] <= right and mark.box[3] <= bottom for mark in on_it)


@pytest.mark.parametrize("seed", [b"3", b"8"])
def test_the_tables_of_a_whole_game_can_be_read(seed: bytes) -> None:
    match = Match.open(Setting(GAME, tables.box(), 5, GAME.check_options({}), seed))
    players, rng = deal_agents(GAME, ["sensible"], 5), Random(1)
    decisions = 0
    while not match.over:
        events = take_decision(match, players, rng)[1].events
        decisions += 1
        if match.over or decisions % 9 == 0:
            options = tuple(option for prompt in match.open_prompts() for option in prompt.options)
            assert not problems(composed(match.view(None), options, events, locale=LOCALES[decisions % 2]))
    assert decisions > 20


@pytest.mark.parametrize("name", [name for name in SHOTS if SHOTS[name][1]])
def test_every_letter_on_offer_is_drawn_once_at_its_place(name: str) -> None:
    view, options, _, _ = SHOTS[name]
    found = {mark.text: mark for mark in marks(shot(name), "option")}
    assert len(marks(shot(name), "option")) == len(found) == len(options)
    for option in options:
        assert within(found[option.letter], Layout(view).where(option.place))


@pytest.mark.parametrize("name", ["early", "busy", "solo"])
def test_every_piece_stands_in_its_hex_with_the_letter_of_its_seat(name: str) -> None:
    view, sheet = SHOTS[name][0], shot(name)
    for space in view.spaces:
        box = Layout(view).where(space.place)
        letters = [mark.text for mark in marks(sheet, "letter of a seat") if within(mark, box) and mark.box[3] < box[3]]
        assert letters == [seats.letter(seat) for seat in space.seats]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_busiest_pictures_are_small_enough_for_a_phone(locale: str) -> None:
    for name in ("busy", "crowded", "failed", "chained"):
        file = drawn(name, locale)
        assert len(file) <= 100_000
        picture = Image.open(io.BytesIO(file))
        assert (picture.width, picture.mode) == (1080, "P")
        assert picture.height <= 1380


def test_the_same_table_gives_the_same_bytes_with_and_without_what_was_kept() -> None:
    first = [drawn(name, "ja") for name in ("busy", "hit")]
    assert [drawn(name, "ja") for name in ("busy", "hit")] == first
    for name, module in list(sys.modules.items()):
        if name.startswith("images."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
    assert [drawn(name, "ja") for name in ("busy", "hit")] == first
    assert drawn("busy", "en") != first[0]


def test_what_is_kept_is_not_drawn_on() -> None:
    crowded = composed(tables.CROWDED, tables.FEW)
    composed(tables.CROWDED, tables.EVERYWHERE, tables.BUSY_CHANGES)
    assert composed(tables.CROWDED, tables.FEW).image.tobytes() == crowded.image.tobytes()


@pytest.mark.parametrize(("name", "number"), [("busy", "8"), ("hit", "4"), ("lost early", "8")])
def test_a_player_sees_whose_turn_it_is_what_to_do_and_how_near_the_dragon_is(name: str, number: str) -> None:
    said = marks(shot(name), "text")
    assert max(said, key=lambda mark: mark.box[3] - mark.box[1]).text == number
    words = {mark.text for mark in said}
    expected = {
        "busy": {"Kenjiさんの手番", "行き先と行動を選ぶ", "ゲージ"},
        "hit": {"Kenjiさんの手番", "竜のライフ"},
        "lost early": {"敗北…冒険の途中で倒れました"},
    }
    assert expected[name] <= words


def test_what_is_to_do_is_told_for_every_moment() -> None:
    def to_do(view: View) -> str:
        said = [mark.text for mark in marks(composed(view), "text")]
        return said[said.index(f"{tables.NAMES[view.current]}さんの手番") + 1]

    bound = replace(tables.BUSY, heroes=tuple(replace(each, bound=True) for each in tables.PARTY))
    choosing = [mark.text for mark in marks(shot("choosing"), "text")]
    assert {"全員がキャラクターを選ぶ", "あと2人"} <= set(choosing)
    assert not [words for words in choosing if words.endswith("手番")]
    assert [to_do(view) for view in (tables.EARLY, bound, tables.TOGETHER, tables.READY)] == [
        "移動ダイス4個を振る",
        "移動できない：行動を選ぶ",
        "挑戦：成功数3で達成",
        "ダイス5個で竜を攻撃",
    ]


def test_what_lies_face_down_is_not_told_and_what_lies_face_up_is_told_with_its_markers() -> None:
    view, sheet = tables.BUSY, shot("busy")
    layout = Layout(view)

    def on(mountain: str) -> list[str]:
        box = layout.where(f"node:{mountain}")
        return [mark.text for mark in marks(sheet, "text", "icon", "need", "markers") if within(mark, box)]

    assert on("HM4") == ["?", "湖畔の峰"]
    assert on("HM2") == ["lore", "1", "3", "謎かけ"]
    assert on("HM5") == ["exploration", "3", "1", "広大な", "地下迷宮"]
    assert on("HM1") == ["hideout", "隠れ家"]


def test_a_village_that_burns_is_red_in_colour_and_shows_fire() -> None:
    whole = replace(tables.BUSY, spaces=tables.spaces([each.at for each in tables.PARTY]))
    left, top, right, bottom = Layout(whole).where("node:H12")
    fire = (left + right) // 2, bottom - 34
    assert composed(tables.BUSY).image.convert("RGB").getpixel(fire) not in (
        composed(whole).image.convert("RGB").getpixel(fire),
        CARD,
    )
    hexes = [composed(view).image.convert("RGB").crop((left, top, right, bottom)) for view in (tables.BUSY, whole)]
    red = [sum(count for count, colour in hexagon.getcolors(9999) or [] if colour == RED) for hexagon in hexes]
    assert red[0] > 1000 > red[1] == 0


def test_what_changed_is_ringed_and_what_has_moved_on_is_not() -> None:
    for name, expected in (
        ("busy", ["node:H24", "node:HM5", "gauge", "seat:4"]),
        ("hit", ["row:6", "dragon", "seat:1"]),
    ):
        rings = [mark.box for mark in marks(shot(name), "ring")]
        assert len(rings) == len(expected)
        for ring, place in zip(rings, expected, strict=True):
            left, top, right, bottom = Layout(SHOTS[name][0]).where(place)
            assert ring[0] <= left < right <= ring[2]
            assert ring[1] <= top < bottom <= ring[3]


def test_the_row_that_was_hit_and_no_other_is_marked() -> None:
    def grounds(view: View) -> list[object]:
        boxes = [Layout(view).where(f"row:{row.row}") for row in view.rows]
        return [composed(view).image.convert("RGB").getpixel((box[0] + 14, box[1] + 20)) for box in boxes]

    assert grounds(tables.READY) == [CARD] * 9
    assert [row for row, ground in enumerate(grounds(tables.HIT)) if ground == AMBER_TINT] == [6]


def test_life_is_a_big_figure_and_red_where_it_is_low() -> None:
    sheet = shot("busy")
    lives = marks(sheet, "life")
    assert [mark.text for mark in lives] == ["2", "5", "10", "7", "1"]
    assert all(mark.box[3] - mark.box[1] >= 48 for mark in lives)
    reds = [
        RED in {colour for _, colour in sheet.image.convert("RGB").crop(mark.box).getcolors(9999) or []}
        for mark in lives
    ]
    assert reds == [True, False, False, False, True]


def test_the_rolls_that_count_are_those_of_the_last_total() -> None:
    totals = [(roll.seat, roll.total) for roll in last_rolls(tables.CHAINED)]
    assert totals == [(1, 2), (2, 2), (3, 2), (4, 2)]
    assert [mark.text for mark in marks(shot("chained"), "total")] == ["+8"]
    assert [mark.text for mark in marks(shot("adventured"), "total")] == ["−1"]


def test_every_caption_is_announced_and_said_in_both_languages() -> None:
    said: dict[str, set[str]] = {}

    def say(message: Message) -> str:
        said.setdefault(message.key, set()).update(message.args)
        return TEXTS.speaker("ja", "drasle")(message) + TEXTS.speaker("en", "drasle")(message)

    for view, options, changes, names in SHOTS.values():
        compose(view, options, changes, say, names)
    families = tuple(key for key in CAPTIONS if key.endswith("-"))
    for key, args in said.items():
        assert key.startswith((*families, "card-")) or args == set(CAPTIONS[key])
    rare = {"picture-stirred", "picture-act", "picture-bound"}
    assert {key for key in CAPTIONS if not key.endswith("-")} - rare <= set(said)


def test_all_that_is_printed_has_its_own_symbol() -> None:
    box = tables.box()
    resources = {resource for character in box.characters.values() for resource in character.resources}
    for name in {*resources, *(quest.value for quest in box.quests.values()), *box.rewards} - {"incense", "talisman"}:
        assert icons.icon(name, 34).mask != icons.icon("item", 34).mask


@pytest.mark.parametrize("place", ["node:H99", "seat:9", "seat:x", "row:1", "dragon", "roll"])
def test_a_place_that_is_not_on_the_map_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match="no such place|no place"):
        Layout(tables.BUSY).where(place)


@pytest.mark.parametrize("place", ["node:H24", "gauge", "row:9"])
def test_a_place_that_is_not_in_the_battle_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match="no place"):
        Layout(tables.HIT).where(place)
