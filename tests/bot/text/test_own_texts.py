from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import LOCALES, Texts
from bot.text.check import problems
from rules.kernel import errors


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def test_the_texts_keep_their_rules(texts: Texts) -> None:
    assert problems(texts) == []


def test_every_kernel_error_has_a_sentence(texts: Texts) -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.KernelError)]
    missing = [(kind.key, locale) for kind in kinds for locale in LOCALES if not texts.has(kind.key, locale)]
    assert missing == []


FAULTS = {
    "error-x = 失敗！\n": "exclamation",
    "option-x = とても長くて入りきらないボタン\n": "the button",
    "x = 次のターンです\n": "手番",
    "x = フェーズ\n": "フェイズ",
    "x = ３個\n": "full-width",
    "x = あと 3個\n": "a space",
    "x = dragon_dieを振る\n": "English",
    "x = はい,どうぞ\n": "half-width",
    "x = 2-4人\n": "no 〜 or −",
    "x = 2～4人\n": "no 〜 or −",
    "x = 合計は-1\n": "no 〜 or −",
    "x = 2d6を振る\n": "2D6",
    "x = { $seat }の番\n": "without さん",
    "x = ここだけの《用語》\n": "only where a term",
    "term-x = 《一》と《二》です。\n": "2 terms",
    "option-x = 振ります\n": "dictionary form",
    "event-x = 竜が動きました\n": "the log is short",
    "error-x = もう押せない。\n": "not polite",
    "help-x = 1つ選ぶ。出た目で決まります。\n": "not polite",
    "x = { $other }\n": "one language only",
    "x =\n    1. 振る\n    そのあと\n": "right behind a list",
    "y = 片方だけ\n": "y is missing",
    "x = よし\n    .menu = 片方だけ\n": "x.menu is missing",
    "command-x = " + "あ" * 101 + "\n": "description",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_finds(tmp_path: Path, fault: str) -> None:
    key = fault.split(" ")[0]
    english = "x = fine\n" if key in ("x", "y") else f"{key} = fine\n"
    english = english.replace("fine", "{ $seat }" if "$seat" in fault else "fine")
    for locale, content in (("ja", fault), ("en", english)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(content, encoding="utf-8")
    assert any(FAULTS[fault] in line for line in problems(Texts(tmp_path)))
