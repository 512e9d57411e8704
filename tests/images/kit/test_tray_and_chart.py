from __future__ import annotations

import io

import pytest
from PIL import Image

from images.kit.chart import MOST, Bar, chart, chart_sheet
from images.kit.tray import TrayDie, tray, tray_sheet
from tests.images.legible import problems

LARGEST = 100 * 1024
SIDES = (4, 6, 8, 10, 12, 20, 100, 1_000_000)
TRAYS = {
    "one": [TrayDie(6, 1)],
    "every shape": [TrayDie(sides, sides if sides != 6 else 5, f"D{sides}") for sides in SIDES],
    "ten, some dropped": [TrayDie(6, n % 6 + 1, kept=n % 2 == 0) for n in range(10)],
    "peak": [TrayDie(6, 6, "★"), TrayDie(6, 1, "×"), TrayDie(6, 6, "★", extra=True), TrayDie(6, 2, extra=True)],
    "rolled again": [TrayDie(20, 20, "1→20"), TrayDie(1_000_000, 1_000_000, "999→999")],
}
RESULTS = [("8", "成功"), ("−1234567890", ""), ("", ""), ("+12", "successes"), ("", "失敗")]


@pytest.mark.parametrize("dice", TRAYS.values(), ids=TRAYS)
@pytest.mark.parametrize("result", RESULTS)
def test_dice_and_their_result_can_be_read(dice: list[TrayDie], result: tuple[str, str]) -> None:
    sheet = tray_sheet(dice, *result)
    assert problems(sheet) == []
    assert sheet.image.width == 1080
    if result[0]:
        assert any(mark.text == result[0] for mark in sheet.marks)


def test_each_die_is_seen_by_its_pips_or_its_number() -> None:
    shown = [mark.text for mark in tray_sheet(TRAYS["every shape"], "").marks]
    assert {"4", "5", "8", "10", "12", "20", "100", "1000000"} <= set(shown)


BARS = {
    "odds": [Bar(str(n), n / MOST, (f"{n}.5%", "100.0%"), strong=n > 9) for n in range(1, MOST + 1)],
    "ranges": [Bar("999991〜1000000", 1.0, (">99.9%", "<0.1%"))],
    "luck": [Bar(str(n), 0.5, ("1234",), mark=n / 6) for n in range(7)],
    "outside": [Bar("1", 3.0, ("1",), mark=2.0), Bar("2", 0.0, ("0",), mark=0.0)],
}


@pytest.mark.parametrize("bars", BARS.values(), ids=BARS)
def test_bars_and_numbers_can_be_read(bars: list[Bar]) -> None:
    heads = ("ちょうど", "以上")[: len(bars[0].numbers)]
    assert problems(chart_sheet("ピークロール12個の確率", heads, bars, "平均5.6、標準偏差2.79")) == []


def test_a_bar_is_as_long_as_it_says() -> None:
    sheet = chart_sheet("", ("",), [Bar(str(n), n / 4, ("",)) for n in range(5)])
    lengths = [mark.box[2] - mark.box[0] for mark in sheet.marks if mark.kind == "bar"]
    assert lengths[1:] == pytest.approx([lengths[4] * n / 4 for n in range(1, 5)], abs=1)


def test_too_many_bars_are_refused() -> None:
    with pytest.raises(ValueError, match="fit"):
        chart("", (), [Bar("", 1, ())] * (MOST + 1))


def test_pictures_are_small_and_the_same_twice() -> None:
    for draw in (
        lambda: tray(TRAYS["ten, some dropped"], "42", "成功"),
        lambda: chart("D6を120個", ("回数",), BARS["odds"]),
    ):
        png = draw()
        assert png == draw() and len(png) < LARGEST
        assert Image.open(io.BytesIO(png)).mode == "P"
