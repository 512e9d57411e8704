"""Tables of input, dice and result: what is shown, and what is refused where."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.dice.errors import NotationError
from bot.dice.notation import read
from bot.dice.roller import roll, roll_peak
from bot.dice.words import outcome, refusal
from bot.text import LOCALES, Texts
from rules.kernel.dice import DiceStream, Script, ScriptedDice

TABLES = Path(__file__).parent / "tables"


def rows(name: str, key: str = "rolls") -> list[list[Any]]:
    found: list[list[Any]] = tomllib.loads((TABLES / f"{name}.toml").read_text(encoding="utf-8"))[key]
    return found


ROLLS = rows("sums") + rows("habits")
REFUSED = rows("refused", "refused")


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def test_there_are_enough_rows() -> None:
    assert len(ROLLS) + len(REFUSED) + len(rows("peaks")) >= 150


@pytest.mark.parametrize(("typed", "dice", "shown"), ROLLS)
def test_a_roll(texts: Texts, typed: str, dice: list[int], shown: str) -> None:
    rolled = roll(read(typed), ScriptedDice(Script(dice, strict=True)))
    assert [draw.value for draw in rolled.draws] == dice
    assert outcome(rolled, texts.speaker("ja")) == shown
    assert outcome(rolled, texts.speaker("en"))


@pytest.mark.parametrize(("typed", "fallen", "key", "place"), REFUSED)
def test_a_refused_expression(texts: Texts, typed: str, fallen: int, key: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        roll(read(typed), DiceStream(b"refused"))
    error = refused.value
    assert error.key == key
    assert typed[: error.start] + "【" + typed[error.start : error.end] + "】" + typed[error.end :] == place
    assert len(error.draws) == fallen
    for locale in LOCALES:
        sentence = texts.say(refusal(error), locale)
        assert len(sentence) < 200 and "\n" not in sentence


@pytest.mark.parametrize(("dice", "boost", "numbers", "shown"), rows("peaks"))
def test_a_peak_roll(texts: Texts, dice: int, boost: int, numbers: list[int], shown: str) -> None:
    rolled = roll_peak(dice, boost, ScriptedDice(Script(numbers, strict=True)))
    assert outcome(rolled, texts.speaker("ja")) == shown
    assert outcome(rolled, texts.speaker("en"))
