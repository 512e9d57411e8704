from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
import pytest
from PIL import Image

from bot.text import Texts
from images.dragons_roll import compose, draw, places
from images.dragons_roll.words import CAPTIONS
from images.kit import seats
from images.kit.palette import INK, RED
from images.kit.sheet import Box, Sheet
from rules.dragons_roll.view import View
from rules.kernel.event import Event
from rules.kernel.message import Message
from rules.kernel.prompt import Option, lettered
from tests.images.dragons_roll import tables
from tests.images.legible import problems

TEXTS = Texts(strict=True)
ALL_SPACES = tuple(
    Option(place, place=place)
    for place in (
        *(f"master:{k}" for k in range(6)),
        *(f"grid:{r},{c}:{k}" for r in (0, 1) for c in (0, 1) for k in (0, 1)),
    )
)
ALL_CARDS = tuple(
    Option(place, place=place) for place in ("master", *(f"grid:{r},{c}" for r in range(3) for c in range(3)))
)
SHOTS: dict[str, tuple[View, Sequence[Option], Sequence[Event], Sequence[str]]] = {
    "early": (tables.EARLY, (), (), tables.NAMES),
    "busy": (tables.BUSY, tables.BUSY_OPTIONS, tables.BUSY_CHANGES, tables.NAMES),
    "every card": (tables.BUSY, lettered(ALL_CARDS), (), tables.NAMES),
    "every space": (tables.BUSY, lettered(ALL_SPACES), (), tables.NAMES),
    "enraged": (tables.ENRAGED, (), (), tables.NAMES),
    "won": (tables.WON, (), (), tables.NAMES),
    "lost": (tables.LOST, (), (), tables.NAMES),
    "locked": (tables.DRAGOMIR, tables.SPACE_OPTIONS, (), tables.NAMES),
    "long names": (tables.DRAGOMIR, (), (), tables.HARD_NAMES),
    "illusion": (tables.ILLUSION, (), (), tables.NAMES),
    "no number": (tables.GREEDMAW, (), (), tables.NAMES),
}
LOCALES = ("ja", "en")


@lru_cache
def shot(name: str, locale: str) -> Sheet:
    """A picture before it is encoded, drawn once for all tests."""
    view, options, changes, names = SHOTS[name]
    return compose(view, options, changes, TEXTS.speaker(locale, "dragons_roll", names), names)


def drawn(name: str, locale: str) -> bytes:
    view, options, changes, names = SHOTS[name]
    return draw(view, options, changes, TEXTS.speaker(locale, "dragons_roll", names), names)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SHOTS)
def test_nothing_is_cut_or_hidden_or_leaves_the_picture(name: str, locale: str) -> None:
    assert not problems(shot(name, locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SHOTS)
def test_every_letter_on_offer_is_drawn_once_at_its_place(name: str, locale: str) -> None:
    view, options, _, _ = SHOTS[name]
    sheet = shot(name, locale)
    drawn_at = {mark.text: mark.box for mark in sheet.marks if mark.kind == "option"}
    assert len([mark for mark in sheet.marks if mark.kind == "option"]) == len({option.place for option in options})
    for option in options:
        assert near(drawn_at[option.letter], places.where(view, option.place))


def near(box: Box, place: Box) -> bool:
    x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    return place[0] <= x <= place[2] and place[1] - 20 <= y <= place[3]


@pytest.mark.parametrize("name", ["busy", "enraged", "won", "locked"])
def test_every_die_on_a_card_says_whose_it_is_by_letter_and_shape(name: str) -> None:
    view = SHOTS[name][0]
    letters = [mark for mark in shot(name, "ja").marks if mark.kind == "letter of a seat"]
    lying = list(dice_on_cards(view))
    assert lying
    for place, owner in lying:
        left, _, right, bottom = places.where(view, place)
        tags = [
            mark.text
            for mark in letters
            if mark.box[1] > bottom and mark.box[3] < bottom + 36 and left < mark.box[0] < right
        ]
        assert tags == [seats.LETTERS[owner]]


def dice_on_cards(view: View) -> Iterator[tuple[str, int]]:
    for card in (view.master, *view.dragons):
        for number, space in enumerate(card.spaces):
            if space.die:
                yield f"{card.place}:{number}", space.die.owner


@pytest.mark.parametrize("locale", LOCALES)
def test_the_busiest_picture_is_small_enough_for_a_phone(locale: str) -> None:
    for name in ("busy", "every space", "locked"):
        file = drawn(name, locale)
        assert len(file) <= 100_000
        picture = Image.open(io.BytesIO(file))
        assert (picture.width, picture.mode) == (1080, "P")
        assert picture.height <= 1380


def test_the_same_table_gives_the_same_bytes_with_and_without_what_was_kept() -> None:
    first = drawn("busy", "ja")
    assert drawn("busy", "ja") == first
    for name, module in list(sys.modules.items()):
        if name.startswith("images."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
    assert drawn("busy", "ja") == first
    assert drawn("busy", "en") != first


def test_a_player_sees_whose_turn_it_is_how_many_cities_are_left_and_what_to_do() -> None:
    said = [mark for mark in shot("busy", "ja").marks if mark.kind == "text"]
    assert {"Kenjiさんの手番", "4の目を置く", "残りの街", "炎上"} <= {mark.text for mark in said}
    assert max(said, key=lambda mark: mark.box[3] - mark.box[1]).text == "2"


def test_a_name_without_a_letter_that_can_be_drawn_is_the_seat_s_letter() -> None:
    names = [mark.text for mark in shot("long names", "ja").marks if mark.kind == "name"]
    assert names[1].startswith("Dragon S")
    assert names[2] == "R"
    header = [mark.text for mark in shot("long names", "ja").marks if mark.text.endswith("さんの手番")]
    assert header[0].endswith("…さんの手番")


def test_every_caption_is_announced_and_said_in_both_languages() -> None:
    said: dict[str, set[str]] = {}

    def say(message: Message) -> str:
        said.setdefault(message.key, set()).update(message.args)
        return TEXTS.speaker("ja", "dragons_roll")(message) + TEXTS.speaker("en", "dragons_roll")(message)

    for view, options, changes, names in SHOTS.values():
        compose(view, options, changes, say, names)
    families = tuple(key for key in CAPTIONS if key.endswith("-"))
    for key, args in said.items():
        assert key.startswith(families) or args == set(CAPTIONS[key])
    assert {"picture-locked", "picture-hides", "picture-rule-ascending", "picture-lost", "picture-won"} <= set(said)


def test_what_changed_is_ringed_and_what_has_moved_on_is_not() -> None:
    changes = (
        Event("die_placed", {"place": "master:0"}),
        Event("dragon_moved", {"place": "grid:0,0"}),
        Event("dragon_defeated", {"place": "grid:1,0"}),
        Event("dragon_pushed", {"place": "grid:2,0"}),
        Event("die_placed", {"place": "grid:1,0:2"}),
        Event("city_burned", {"place": "city:1"}),
        Event("city_burned", {"place": "city:1"}),
        Event("dice_rolled"),
    )
    rings = rings_of(tables.ENRAGED, changes)
    expected = ["master:0", "grid:1,0", "grid:2,0", "city:1"]
    assert len(rings) == len(expected)
    for ring, place in zip(rings, expected, strict=True):
        left, top, right, bottom = places.where(tables.ENRAGED, place)
        assert ring[0] < left < right < ring[2]
        assert ring[1] < top < bottom < ring[3]


def test_what_the_dragon_die_will_do_is_shown_before_it_happens() -> None:
    arrows = {mark.text: mark.box for mark in shot("enraged", "ja").marks if mark.kind == "arrow"}
    assert list(arrows) == ["grid:1,1", "grid:0,1", "grid:0,0"]
    assert arrows["grid:1,1"][1] < places.cell(1, 1)[3] < arrows["grid:1,1"][3]
    assert arrows["grid:0,0"][1] < places.cell(0, 0)[1] < arrows["grid:0,0"][3]
    assert not [mark for mark in shot("lost", "ja").marks if mark.kind == "arrow"]
    quiet = msgspec.structs.replace(tables.ENRAGED, forecast=None)
    block = (places.MASTER[0] + 185, places.MASTER[1] + 20)
    assert shot("enraged", "ja").image.convert("RGB").getpixel(block) == RED
    say = TEXTS.speaker("ja", "dragons_roll", tables.NAMES)
    assert compose(quiet, (), (), say, tables.NAMES).image.convert("RGB").getpixel(block) == INK


def rings_of(view: View, changes: Sequence[Event]) -> list[Box]:
    sheet = compose(view, (), changes, TEXTS.speaker("ja", "dragons_roll", tables.NAMES), tables.NAMES)
    return [mark.box for mark in sheet.marks if mark.kind == "ring"]


def test_what_a_space_asks_for_is_written_as_short_as_can_be() -> None:
    def wants(view: View) -> list[str]:
        sheet = compose(view, (), (), TEXTS.speaker("ja", "dragons_roll", tables.NAMES), tables.NAMES)
        top, bottom = places.cell(0, 0)[1] + places.DRAGON_SLOTS_TOP, places.cell(0, 0)[3]
        return [mark.text for mark in sheet.marks if mark.kind in ("text", "icon") and top <= mark.box[1] < bottom]

    def alone(card: str, dice: tables.Dice | None = None) -> View:
        return msgspec.structs.replace(tables.EARLY, grid=tables.grid(tables.dragon(card, 0, 0, dice)))

    assert wants(alone("normling-6")) == ["2", "2", "3"]
    assert wants(alone("trolling-2")) == ["4–6"] * 3
    assert wants(alone("forestling-4")) == ["1/3/5"] * 3
    assert wants(alone("noble-2")) == []
    assert wants(alone("noble-5")) == ["sun", "sun", "moon", "moon"]
    assert wants(alone("noble-5", {0: tables.die(0, 3)})) == ["sun", "3", "moon", "moon"]


@pytest.mark.parametrize("place", ["grid:0,0:9", "roll:1", "grid"])
def test_a_place_that_is_not_there_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match="no (place|space)"):
        places.where(tables.BUSY, place)
