from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from images.kit import gauge, hexmap, track
from images.kit.palette import CARD, RED, RED_TINT, WELL
from images.kit.sheet import Sheet
from tests.images.legible import problems

WIDTH = 1052
RADIUS = 81


def ground(kind: str) -> Image.Image:
    """A hex of that ground, without the land around it."""
    image = hexmap.land((hexmap.Hex(75, 85, kind),), (), RADIUS, (150, 170)).image
    return image.crop((10, 50, 140, 120))


def test_grounds_differ_by_colour_and_without_it_by_pattern() -> None:
    for one, other in combinations(hexmap.GROUNDS, 2):
        assert ImageStat.Stat(ImageChops.difference(ground(one), ground(other))).mean != [0, 0, 0]
        patterns = [pattern(ground(kind)) for kind in (one, other)]
        assert ImageStat.Stat(ImageChops.difference(*patterns)).mean[0] > 2


def pattern(image: Image.Image) -> Image.Image:
    """Where an image has another colour than most of it has."""
    most = max(image.getcolors(99999) or [], key=lambda pair: pair[0])[1]
    return ImageChops.difference(image, Image.new("RGB", image.size, most)).convert("L").point(lambda v: 255 * (v > 8))


def test_a_map_fills_the_width_that_it_is_given() -> None:
    fitted = hexmap.fit((("a", 0, 0), ("b", 149, 0), ("c", 75, 129)), 86, 600)
    boxes = [hexmap.box(*middle, fitted.radius) for middle in fitted.centres.values()]
    assert min(box[0] for box in boxes) in (-1, 0, 1)
    assert max(box[2] for box in boxes) in (599, 600, 601)
    assert abs(max(box[3] for box in boxes) - fitted.height) <= 1
    assert fitted.centres["b"][0] - fitted.centres["a"][0] == pytest.approx(
        2 * fitted.radius * hexmap.HALF_WIDTH, abs=2
    )


def test_a_ring_runs_around_its_hex() -> None:
    sheet = Sheet(200, 200)
    before = sheet.image.copy()
    hexmap.ring(sheet, 100, 100, 70)
    changed = ImageChops.difference(before, sheet.image).getbbox()
    assert changed is not None
    left, top, right, bottom = hexmap.box(100, 100, 70)
    assert left - 6 <= changed[0] <= left <= right <= changed[2] <= right + 6
    assert top - 6 <= changed[1] <= top <= bottom <= changed[3] <= bottom + 6
    assert sheet.image.getpixel((100, 100)) == before.getpixel((100, 100))


@pytest.mark.parametrize("step", [0, 4, 13, 14])
def test_a_gauge_is_filled_up_to_its_step_and_names_it_in_the_largest_letters(step: int) -> None:
    layer = gauge.gauge(step, 14, (1, 4, 7, 10, 13), WIDTH)
    sheet = Sheet.on(layer)
    assert not problems(sheet)
    assert [mark.text for mark in sheet.marks if mark.kind == "step"] == [str(step)]
    wide = (WIDTH - 12) / 15
    below = [layer.image.getpixel((round(6 + (number + 0.5) * wide), 98)) for number in range(15)]
    rest = [RED_TINT if number in (1, 4, 7, 10, 13, 14) else WELL for number in range(step + 1, 15)]
    assert below == [RED] * (step + 1) + rest


def test_fires_behind_are_burnt_out() -> None:
    def fires(step: int) -> int:
        upper = gauge.gauge(step, 14, (1, 4, 7), WIDTH).image.crop((0, 0, 700, 42))
        return sum(count for count, colour in upper.getcolors(99999) or [] if colour == RED)

    assert fires(0) > fires(1) > fires(4) > fires(7) == 0


@pytest.mark.parametrize("filled", [0, 2, 9])
def test_a_track_shows_tokens_from_the_left_and_the_life_that_is_left(filled: int) -> None:
    layer = track.track(filled, (2, 4, 6, 8), 9, WIDTH)
    sheet = Sheet.on(layer)
    assert not problems(sheet)
    assert [mark.text for mark in sheet.marks] == [str(life) for life in range(9 - filled, 0, -1)]
    wide = (WIDTH + track.GAP) / 9
    colours = [layer.image.getpixel((round(space * wide) + 12, 20)) for space in range(9)]
    claws = [RED_TINT if space % 2 else CARD for space in range(filled, 9)]
    assert colours == [RED] * filled + claws
