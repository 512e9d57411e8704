"""What Japanese texts keep to: punctuation, digits, names with さん, polite notices, a log in short endings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from fluent.syntax import ast

ENGLISH_ALLOWED = {
    "choice",
    "dice",
    "reveal",
    "proof",
    "Discord",
    "Docker",
    "SHA",
    "UTF",
    "ryutaku",
    "table",
    "resume",
    "show",
    "move",
    "roll",
    "Ryutaku",
}
LETTERS = re.compile(r"[A-Za-z][A-Za-z_]{2,}")
STAYS_ENGLISH = re.compile(r"(?:^|-)verb-[^.]+$|(?:^|-)help-[^.]+\.rule$")
"""The names of slash verbs, and the topics of rules that explanations name."""

CODE = re.compile(r"`[^`]*`")
SPACE_BESIDE_DIGIT = re.compile(r"[ぁ-んァ-ヶ一-龠] [0-9]|[0-9] [ぁ-んァ-ヶ一-龠]")
HALF_PUNCTUATION = re.compile(r"[ぁ-んァ-ヶ一-龠][!?,;()]|[!,;(][ぁ-んァ-ヶ一-龠]")
RANGE = re.compile(r"～|[0-9#]~|[0-9]-[0-9]|(?<![-0-9A-Za-z#])-[0-9]")
DICE = re.compile(r"[0-9#]d[0-9#]")
SOMEBODY = {"seat", "host", "by", "other", "old"}
"""Arguments that are people's names."""

LOG = re.compile(r"^(?:[a-z_]+-)?(?:event|act)-")
BUTTON = re.compile(r"^(?:[a-z_]+-)?(?:option|button)-[^.]+$")
TERM = re.compile(r"^(?:[a-z_]+-)?term-")
NOTICE = re.compile(
    r"^(?:[a-z_]+-)?(?:(?:error|help|notice|term|prompt|practice|why|rules|lobby|leave|pause|move|undo|export|reminder)-"
    r"|howto|privacy-|[a-z-]+-(?:done|confirm|over))"
)
LIST_ITEM = re.compile(r"^(?:・|\*\*|[0-9]：)")
POLITE = re.compile(
    r"(?:です|ます|ません|でした|ました|しょう|ください|どうぞ|なさい|(?:です|ます|ません|でした|ました|しょう)か)$"
)
POLITE_IN_THE_LOG = re.compile(r"(?:です|ます|ません|でした|ました)[。、]?$")


def faults(name: str, pattern: ast.Pattern, shown: Sequence[str]) -> Iterator[str]:
    """What is wrong with a text; `shown` is what it may look like, with arguments as `##`."""
    if STAYS_ENGLISH.search(name):
        return
    for who in sorted(set(_without_san(pattern.elements))):
        yield f"the name {who!r} without さん"
    for text in shown:
        bare = CODE.sub("", text)
        yield from _characters(bare)
        yield from _tone(name, bare)


def _characters(text: str) -> Iterator[str]:
    for wrong, what in (
        (SPACE_BESIDE_DIGIT, "a space between"),
        (HALF_PUNCTUATION, "half-width punctuation in"),
        (RANGE, "no 〜 or −, but"),
        (DICE, "dice are written 2D6, not"),
    ):
        if found := wrong.search(text):
            yield f"{what} {found[0]!r}"
    if words := [found[0] for found in LETTERS.finditer(text) if found[0] not in ENGLISH_ALLOWED]:
        yield f"English in {words}"


def _tone(name: str, text: str) -> Iterator[str]:
    if TERM.match(name) and text.count("《") != 1:
        yield f"explains {text.count('《')} terms, one is allowed"
    if not TERM.match(name) and "《" in text:
        yield "《》 stands only where a term is explained"
    if BUTTON.match(name) and POLITE.search(text):
        yield f"the button {text!r} is not in dictionary form"
    if LOG.match(name) and (POLITE_IN_THE_LOG.search(text) or "。" in text):
        yield f"the log is short: {text!r}"
    if NOTICE.match(name):
        yield from (f"not polite: {sentence!r}" for sentence in _sentences(text) if not POLITE.search(sentence))


def _sentences(text: str) -> Iterator[str]:
    """Whole sentences without their last mark and what stands in brackets; items of lists are none."""
    for line in text.splitlines():
        if LIST_ITEM.match(line.strip()):
            continue
        for sentence in re.sub(r"（[^）]*）", "", line).split("。")[:-1]:
            if sentence.strip() and not re.search(r"[#」》]$|^例：", sentence):
                yield sentence.strip()


def _without_san(elements: Sequence[ast.TextElement | ast.Placeable]) -> Iterator[str]:
    for element, after in zip(elements, [*elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _without_san(variant.value.elements)
        elif isinstance(expression, ast.VariableReference) and expression.id.name in SOMEBODY:
            followed = isinstance(after, ast.TextElement) and after.value.startswith("さん")
            yield from () if followed else (expression.id.name,)
