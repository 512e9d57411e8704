from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import BadTexts, MissingArgument, MissingText, Texts, locale_of
from bot.text.conventions import settings_text, value_text
from rules.kernel.message import Dice, Message, Seat

JA = """
hello = { $who }さん、こんにちは
    .short = やあ
score = { $points }点
roll = ［{ $dice }］
several = { $things }をどうぞ
apple = りんご
g-apple = ゲームのりんご
seat-unnamed = 席{ $number }
name-one = { $name }さん
list-empty = なし
"""
EN = """
hello = Hello { $who }
    .short = Hi
score = { $points } points
roll = [{ $dice }]
several = Take { $things }
apple = apple
g-apple = game's apple
only-en = English only
seat-unnamed = seat { $number }
name-one = { $name }
list-empty = none
"""


def make(folder: Path, ja: str = JA, en: str = EN, *, strict: bool = True) -> Texts:
    for locale, content in (("ja", ja), ("en", en)):
        (folder / locale).mkdir()
        (folder / locale / "a.ftl").write_text(content, encoding="utf-8")
    return Texts(folder, strict=strict)


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return make(tmp_path)


def test_says_a_message_in_both_languages(texts: Texts) -> None:
    message = Message("hello", {"who": Seat(1)})
    assert texts.say(message, "ja", names=["ミカ", "ケン"]) == "ケンさん、こんにちは"
    assert texts.say(message, "en", names=["Mika", "Ken"]) == "Hello Ken"
    assert texts.say("hello.short", "ja") == "やあ"


def test_a_seat_without_a_name_is_called_by_its_number(texts: Texts) -> None:
    assert texts.say("hello", "en", who=Seat(2)) == "Hello seat 3"


@pytest.mark.parametrize(("points", "ja"), [(12345, "12345点"), (-3, "−3点"), (0, "0点"), (2.5, "2.5点")])
def test_numbers_are_plain(texts: Texts, points: float, ja: str) -> None:
    assert texts.say("score", "ja", points=points) == ja


def test_dice_and_lists(texts: Texts) -> None:
    assert texts.say("roll", "ja", dice=Dice((6, 4, 1))) == "［6 4 1］"
    things = (Message("apple"), Seat(0), Message("apple"))
    assert texts.say("several", "ja", names=["ミカ"], things=things) == "りんご、ミカさん、りんごをどうぞ"
    assert texts.say("several", "en", names=["Mika"], things=things) == "Take apple, Mika and apple"
    assert texts.say("several", "en", things=()) == "Take none"
    assert texts.say("several", "en", things=(Message("apple"),)) == "Take apple"


def test_a_game_speaks_for_itself_first(texts: Texts) -> None:
    speak = texts.speaker("ja", "g")
    assert speak(Message("apple")) == "ゲームのりんご"
    assert speak(Message("several", {"things": (Message("apple"),)})) == "ゲームのりんごをどうぞ"
    assert texts.say("apple", "ja", game="other") == "りんご"


def test_knows_what_it_has(texts: Texts) -> None:
    assert texts.has("apple", "ja")
    assert texts.has("hello.short", "en", "g")
    assert not texts.has("hello.long", "en")
    assert not texts.has("only-en", "ja")


def test_under_test_what_is_missing_raises(texts: Texts) -> None:
    with pytest.raises(MissingText):
        texts.say("nothing", "ja")
    with pytest.raises(MissingText):
        texts.say("only-en", "ja")
    with pytest.raises(MissingArgument):
        texts.say("hello", "ja")
    with pytest.raises(MissingArgument):
        texts.say("hello", "ja", who=Seat(5), names=["ミカ"])


def test_in_production_it_falls_back(tmp_path: Path) -> None:
    texts = make(tmp_path, strict=False)
    assert texts.say("only-en", "ja") == "English only"
    assert texts.say("nothing", "ja") == "nothing"
    assert texts.say("hello", "ja") == "hello"


@pytest.mark.parametrize("broken", ["= nothing\n", "key = { $unclosed\n", "apple = twice\n"])
def test_broken_files_are_refused_with_their_place(tmp_path: Path, broken: str) -> None:
    with pytest.raises(BadTexts, match=r"ja/a\.ftl, line 12"):
        make(tmp_path, JA + broken)


def test_a_language_without_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTexts, match="no texts for ja"):
        Texts(tmp_path, strict=True)


@pytest.mark.parametrize(
    ("given", "locale"), [("ja", "ja"), ("JA-JP", "ja"), ("en-US", "en"), ("de", "en"), (None, "en"), ("jav", "en")]
)
def test_locales(given: object, locale: str) -> None:
    assert locale_of(given) == locale


def test_settings(tmp_path: Path) -> None:
    more = "value-level = レベル{ $value }\nvalue-mode-hard = 難しい\nvalue-modules-none = なし\n"
    more += "settings-one = { $name }：{ $value }\nsettings-separator = ・\nlist-separator = 、\n"
    more += "setting-level = レベル\nsetting-mode = モード\nsetting-modules = 拡張\n"
    words = make(tmp_path, JA + more).speaker("ja")
    assert settings_text(words, {"level": 3, "mode": "hard"}) == "レベル：レベル3・モード：難しい"
    assert value_text(words, "modules", "") == "なし"
    assert value_text(words, "modules", "a+b") == "a、b"
