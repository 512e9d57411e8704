"""Holds the texts to their rules: both languages alike, the fixed words, buttons that fit. Run by the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast, visitor

from bot.text import japanese
from bot.text.texts import LOCALES, Texts
from bot.text.width import width

BUTTON_WIDTH = {"ja": 16, "en": 20}
"""How wide a button may be, in half-width characters."""

ARGUMENT_WIDTH = 2
COMMAND_LENGTH = 100

BUTTON_KEYS = re.compile(r"^(?:[a-z_]+-)?(?:option|button)-[^.]+(?:\.(?:confirm|shared|none|open))?$")
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
CLINGING = re.compile(r"^(?:[0-9]+\.|[-*]) .*\n(?!(?:[0-9]+\.|[-*]) )[^\n]", re.MULTILINE)
FULL_WIDTH = re.compile(r"[０-９Ａ-Ｚａ-ｚ]")


def problems(texts: Texts) -> list[str]:
    """Everything that is wrong with the texts, a sentence each; empty when all is well."""
    found = [*_keys(texts), *_variables(texts)]
    for locale in LOCALES:
        for name, pattern in patterns(texts, locale):
            shown = plain(pattern)
            wrong = [*_wording(locale, name, shown), *(japanese.faults(name, pattern, shown) if locale == "ja" else ())]
            found += [f"{locale}: {name}: {line}" for line in dict.fromkeys(wrong)]
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
        if CLINGING.search(text):
            yield "a paragraph right behind a list: Discord shows it as part of the last item, a blank line parts them"
        if FULL_WIDTH.search(text):
            yield f"full-width letters or digits in {text!r}"
