from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from images.kit import dice, fonts, marks, palette, seats, text
from images.kit.encode import encode
from images.kit.sheet import Sheet
from tests.images.legible import problems


def test_a_png_has_the_colours_of_the_palette_and_no_others() -> None:
    sheet = Sheet(200, 100)
    sheet.lay(dice.owned_die(5, 2, 72), 10, 10)
    picture = Image.open(io.BytesIO(encode(sheet.image)))
    assert picture.format == "PNG"
    assert picture.mode == "P"
    shown = {colour for _, colour in picture.convert("RGB").getcolors(256) or []}
    assert shown <= set(palette.palette())
    assert {palette.PAPER, palette.INK, seats.colour(2)} <= shown


def test_the_palette_keeps_every_named_colour_apart() -> None:
    named = [palette.PAPER, palette.CARD, palette.INK, palette.RED, palette.AMBER, palette.PRESS, *palette.SEATS]
    sheet = Sheet(len(named), 1)
    for x, colour in enumerate(named):
        sheet.image.putpixel((x, 0), colour)
    picture = Image.open(io.BytesIO(encode(sheet.image))).convert("RGB")
    assert [picture.getpixel((x, 0)) for x in range(len(named))] == named


@pytest.mark.parametrize("seat", range(8))
def test_letters_of_seats_stand_out_from_their_colour(seat: int) -> None:
    ground = seats.colour(seat)
    assert contrast(ground, palette.letter_on(ground)) >= 3.9


@pytest.mark.parametrize(
    ("letters", "ground"),
    [
        (palette.SOFT, palette.PAPER),
        (palette.SOFT, palette.CARD),
        (palette.SOFT, palette.AMBER_TINT),
        (palette.RED, palette.PAPER),
        (palette.RED, palette.RED_TINT),
        (palette.WHITE, palette.RED),
        (palette.WHITE, palette.PRESS),
    ],
)
def test_letters_stand_out_from_their_ground(letters: palette.Colour, ground: palette.Colour) -> None:
    assert contrast(letters, ground) >= 4.2


def contrast(one: palette.Colour, other: palette.Colour) -> float:
    """The contrast of WCAG, 1 to 21."""

    def light(colour: palette.Colour) -> float:
        parts = [part / 255 for part in colour]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_shapes_and_letters_of_seats_differ_without_their_colours() -> None:
    assert len(set(seats.LETTERS)) == len(set(seats.SHAPES)) == len(set(palette.SEATS)) == 8
    assert not set(seats.LETTERS) & set("ABCDEFGHIJKLMNO")
    masks = [seats.shape(seat, 24).mask for seat in range(8)]
    for one, other in combinations(masks, 2):
        assert one is not None
        assert other is not None
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 15


@pytest.mark.parametrize("seat", range(8))
def test_badges_hold_their_letter(seat: int) -> None:
    badge = Sheet.on(seats.badge(seat, 60))
    assert [mark.text for mark in badge.marks] == [seats.LETTERS[seat]]
    assert not problems(badge)
    assert not problems(Sheet.on(seats.tag(seat)))


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_number_in_pips(value: int) -> None:
    grey = dice.die(value, 80, palette.CARD).image.convert("L").point(lambda light: 255 if light < 100 else 0)
    inner = grey.crop((10, 10, 70, 70))
    assert _islands(inner) == value


def _islands(image: Image.Image) -> int:
    dark = {(x, y) for x in range(image.width) for y in range(image.height) if image.getpixel((x, y))}
    count = 0
    while dark:
        count += 1
        todo = [dark.pop()]
        while todo:
            x, y = todo.pop()
            near = {(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & dark
            dark -= near
            todo += near
    return count


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("  ミカ\n\tさん ", "ミカ さん"),
        ("🐉🔥 Dragon 🗡️", "Dragon"),
        ("שלום Anna", "Anna"),
        ("שלום", ""),
        ("A\u202eB\u200bC\u0007", "ABC"),
        ("Z̸̢̛a̷l̴g̵o̶", "Zalgo"),
        ("か\u3099", "が"),
        ("①★♥→", "①★♥→"),
    ],
)
def test_only_what_the_font_has_is_drawn(raw: str, shown: str) -> None:
    assert text.clean(raw) == shown


def test_what_is_too_long_ends_in_an_ellipsis_within_its_room() -> None:
    short = text.shorten("竜を討つ者たちの長い長い名前", 200, 28)
    assert short.endswith("…")
    assert 150 < text.width(short, 28) <= 200
    assert text.shorten("ミカ", 200, 28) == "ミカ"


def test_lines_break_after_clauses_and_not_before_punctuation_or_within_words() -> None:
    assert text.wrap("兜の1体が進み、次に肉の1体が進む", 300, 26) == ("兜の1体が進み、", "次に肉の1体が進む")
    assert text.wrap("ああああああああ。いい", 26 * 8, 26) == ("あああああああ", "あ。いい")
    assert text.wrap("あああああああドラゴン", 26 * 8, 26) == ("あああああああ", "ドラゴン")
    assert text.wrap("one helmet dragon moves", 180, 26) == ("one helmet", "dragon moves")


def test_what_has_no_room_is_shortened_and_says_so() -> None:
    sheet = Sheet(300, 200)
    sheet.paragraph("one helmet dragon moves, then one meat dragon moves", 10, 30, 26, 200)
    sheet.write("フォレストリング", 10, 150, 28, room=120)
    assert [mark.cut for mark in sheet.marks] == [False, True, True]


def test_letters_too_small_for_a_phone_are_refused() -> None:
    with pytest.raises(ValueError, match="can't be read"):
        Sheet(100, 100).write("7", 0, 50, fonts.TAP - 2)


def test_overlaps_cuts_and_what_leaves_the_picture_are_found() -> None:
    sheet = Sheet(300, 110)
    sheet.write("overlap", 10, 50, 36)
    sheet.write("pal", 60, 50, 36)
    sheet.write("outside", 250, 50, 36)
    sheet.write("this is cut", 10, 90, 26, room=60)
    assert len(problems(sheet)) == 3


def test_option_letters_are_drawn_as_they_are_given() -> None:
    for letter in "AZ":
        for size in (marks.LARGE, marks.SMALL):
            assert [(mark.kind, mark.text) for mark in marks.option_letter(letter, size).marks] == [("option", letter)]
