"""Holds the texts to their rules: both languages alike, the fixed words, buttons that fit. Run by the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast, visitor

from bot.text.texts import LOCALES, Texts
from bot.text.width import width

BUTTON_WIDTH = {"ja": 16, "en": 20}
"""How wide a button may be, in half-width characters."""

ARGUMENT_WIDTH = 2
COMMAND_LENGTH = 100

BUTTON_KEYS = re.compile(r"^(?:[a-z_]+-)?(?:option|button)-[^.]+(?:\.(?:confirm|shared|none|open))?$")
NO_LETTERS = re.compile(r"[A-Za-z][A-Za-z_]{2,}")
ENGLISH_ALLOWED = {
    "choice",
    "dice",
    "reveal",
    "proof",
    "Discord",
    "SHA",
    "ryutaku",
    "table",
    "resume",
    "show",
    "move",
    "roll",
    "Ryutaku",
}

FORBIDDEN = {
    "ja": {
        "ターン": "手番",
        "フェーズ": "フェイズ",
        "テーブル": "卓",
        "主催": "ホスト",
        "身代わり": "代打ち",
        "アンドゥ": "取り消す",
        "タイムアウト": "時間切れ",
        "貴方": "あなた",
        "下さい": "ください",
    },
    "en": {"please note": "", "successfully": "", "invalid": "what is wrong", "oops": ""},
}
VERB_NAME = re.compile(r"(?:^|-)verb-[^.]+$|(?:^|-)help-[^.]+\.rule$")
"""The names of slash verbs, and the topics of rules that explanations name, stay English."""

FULL_WIDTH = re.compile(r"[０-９Ａ-Ｚａ-ｚ]")
KANA_AND_DIGIT = re.compile(r"[ぁ-んァ-ヶ一-龠] [0-9]|[0-9] [ぁ-んァ-ヶ一-龠]")
CODE = re.compile(r"`[^`]*`")
HALF_PUNCTUATION = re.compile(r"[ぁ-んァ-ヶ一-龠][!?,;()]|[!,;(][ぁ-んァ-ヶ一-龠]")


def problems(texts: Texts) -> list[str]:
    """Everything that is wrong with the texts, a sentence each; empty when all is well."""
    found = [*_keys(texts), *_variables(texts)]
    for locale in LOCALES:
        for name, pattern in patterns(texts, locale):
            for line in _wording(locale, name, plain(pattern)):
                found.append(f"{locale}: {name}: {line}")
    return found


def patterns(texts: Texts, locale: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute (`key.attribute`) of that language."""
    for key, entry in texts.entries[locale].items():
        if entry.value:
            yield key, entry.value
        for attribute in entry.attributes:
            yield f"{key}.{attribute.id.name}", attribute.value


def variables(pattern: ast.Pattern) -> set[str]:
    """The names of the arguments that a pattern uses."""
    collector = _Variables()
    collector.visit(pattern)
    return collector.names


def plain(pattern: ast.Pattern) -> list[str]:
    """What a pattern may look like: one text per combination of variants, arguments as `##`."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _shown(element)][:64]
    return texts


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _shown(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in plain(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    return ["#" * ARGUMENT_WIDTH]


def _keys(texts: Texts) -> Iterator[str]:
    names = {locale: {name for name, _ in patterns(texts, locale)} for locale in LOCALES}
    for locale in LOCALES:
        others = set().union(*(names[other] for other in LOCALES)) - names[locale]
        for name in sorted(others):
            yield f"{locale}: {name} is missing"


def _variables(texts: Texts) -> Iterator[str]:
    used = {locale: {name: variables(pattern) for name, pattern in patterns(texts, locale)} for locale in LOCALES}
    first, *rest = LOCALES
    for locale in rest:
        for name in sorted(used[first].keys() & used[locale].keys()):
            if different := used[first][name] ^ used[locale][name]:
                yield f"{name}: {', '.join(sorted(different))} is used in one language only"


def _wording(locale: str, name: str, shown: list[str]) -> Iterator[str]:
    longest = max(shown, key=width)
    if BUTTON_KEYS.match(name) and width(longest) > BUTTON_WIDTH[locale]:
        yield f"the button {longest!r} is {width(longest)} wide, {BUTTON_WIDTH[locale]} fit"
    if name.startswith("command-") and len(longest) > COMMAND_LENGTH:
        yield f"the description has {len(longest)} characters, {COMMAND_LENGTH} are allowed"
    for text in shown:
        for word, better in FORBIDDEN[locale].items():
            if word in text.lower():
                yield f"{word!r} is not our word" + (f", {better!r} is" if better else "")
        if "error-" in name and re.search("[!！]", text):
            yield "an exclamation mark in an error"
        if FULL_WIDTH.search(text):
            yield f"full-width letters or digits in {text!r}"
        if locale == "ja" and not VERB_NAME.search(name):
            yield from _japanese(text)


def _japanese(text: str) -> Iterator[str]:
    text = CODE.sub("", text)
    if found := KANA_AND_DIGIT.search(text):
        yield f"a space between {found[0]!r}"
    if found := HALF_PUNCTUATION.search(text):
        yield f"half-width punctuation in {found[0]!r}"
    words = [found[0] for found in NO_LETTERS.finditer(text) if found[0] not in ENGLISH_ALLOWED]
    if words:
        yield f"English in {words}"
