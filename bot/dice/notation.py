"""Reads what was typed. What can be rolled is read once and kept; what can't is refused with the place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import d20
import msgspec

from bot.dice import limits
from bot.dice.errors import (
    BadChoice,
    NeedsPlainNumber,
    NoDice,
    NoSides,
    NotationError,
    NumberTooLarge,
    OnlyOneTarget,
    TooDeep,
    TooManyDice,
    TooManySides,
    Unexpected,
    Unfinished,
)
from bot.dice.places import point_at
from bot.dice.result import Kind
from bot.dice.spelling import Spelled, spell
from rules.kernel.message import Arg

COMPARISONS = ("==", "!=", ">=", "<=", ">", "<")
DIVISIONS = ("/", "//", "%")

_TOKENS = re.compile(
    r"""(?P<note>\[[^\]]*\])
    | (?P<dice>\d*d(?:\d+|%))
    | (?P<pick>(?:rr|ro|ra|mi|ma|e|k|p)[lh<>]?\d+)
    | (?P<number>\d+(?:\.\d+)?)
    | (?P<divide>//|/|%)
    | (?P<compare>==|!=|>=|<=|<|>)
    | (?P<sign>[-+*])
    | (?P<bracket>[()])
    | (?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_DIE = r"\d*b\d+"
_SEPARATE = re.compile(rf"({_DIE}(?:\+{_DIE})*)(?:(==|!=|>=|<=|>|<)(\d+))?")
_SEPARATE_BEGINS = re.compile(r"\d*b")
_CHOICE = re.compile(r"choice\[([^\]]*)\]")


class Token(msgspec.Struct, frozen=True):
    """A part of the expression and where it stands in it."""

    kind: str
    text: str
    start: int
    end: int


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """An expression that can be rolled.

    `tree` is d20's for a `sum`; `terms` are the counts and sides of `separate` dice, `items` the things of a `choice`.
    """

    spelled: Spelled
    kind: Kind
    tree: Any = None
    tokens: tuple[Token, ...] = ()
    terms: tuple[tuple[int, int], ...] = ()
    items: tuple[str, ...] = ()
    compared: str = ""
    target: int = 0

    @property
    def text(self) -> str:
        """The expression as it is shown: dice with a large D or B."""
        if self.kind == "choice":
            return self.spelled.text
        return "".join(
            part if part.startswith("[") else re.sub(r"[db](?=[\d%])", lambda found: found[0].upper(), part)
            for part in re.split(r"(\[[^\]]*\])", self.spelled.text)
        )

    @property
    def label(self) -> str:
        """What was written behind the expression."""
        return self.spelled.label

    def error(self, kind: type[NotationError], token: Token | None, **args: Arg) -> NotationError:
        """An error at that token, or at the whole expression."""
        start, end = (token.start, token.end) if token else (0, len(self.spelled.text))
        start, end = self.spelled.place(start, end)
        error = kind(start, end, **args)
        point_at(error, self.spelled.typed)
        return error

    def with_picks(self, token: Token) -> Token:
        """The token together with the operations that stand behind it."""
        whole = token
        for pick in self.of_kind("pick"):
            if pick.start == whole.end:
                whole = msgspec.structs.replace(whole, text=whole.text + pick.text, end=pick.end)
        return whole

    def of_kind(self, kind: str) -> list[Token]:
        """The tokens of that kind, in order."""
        return [token for token in self.tokens if token.kind == kind]


def read(typed: str) -> Reading:
    """Read an expression; raises the NotationError that fits, with the place in `typed`."""
    try:
        return _read(spell(typed))
    except NotationError as problem:
        point_at(problem, typed)
        raise


def _read(spelled: Spelled) -> Reading:
    text = spelled.text
    if text.startswith("choice"):
        return _choice(spelled)
    if _SEPARATE_BEGINS.match(text):
        return _separate(spelled)
    return _sum(spelled)


def _sum(spelled: Spelled) -> Reading:
    tree = _parse(spelled)
    reading = Reading(spelled=spelled, kind="sum", tree=tree, tokens=tuple(_tokens(spelled.text)))
    _check_dice(reading)
    _check_numbers(reading)
    _check_depth(reading)
    return reading


def _parse(spelled: Spelled) -> Any:
    try:
        return _tree(spelled.text)
    except d20.RollSyntaxError as problem:
        at = problem.col - 1
        if getattr(problem.got, "type", "") == "$END":
            length = len(spelled.text)
            raise Unfinished(*spelled.place(length, length), needed=_needed(problem.expected)) from None
        raise Unexpected(*spelled.place(at, at + 1), found=spelled.text[at : at + 1]) from None


@lru_cache(maxsize=512)
def _tree(text: str) -> Any:
    # Not d20's own cache: it takes expressions that differ in spaces for the same.
    return d20.Roller().parse(text)


def _needed(expected: Any) -> str:
    names = {str(name) for name in expected}
    if "U_OP" in names:
        return "value"
    return "closing" if "RPAR" in names else "number"


def _tokens(text: str) -> Iterator[Token]:
    for found in _TOKENS.finditer(text):
        yield Token(found.lastgroup or "other", found[0], found.start(), found.end())


def _check_dice(reading: Reading) -> None:
    total = 0
    for token in reading.of_kind("dice"):
        count, _, sides = token.text.partition("d")
        total += _dice(reading, token, count, "10" if sides == "%" else sides)
        if total > limits.DICE:
            raise reading.error(TooManyDice, token, most=limits.DICE)
    if not reading.of_kind("dice"):
        raise reading.error(NoDice, None)


def _dice(reading: Reading, token: Token, count: str, sides: str) -> int:
    if len(sides) > limits.DIGITS or int(sides) > limits.SIDES:
        raise reading.error(TooManySides, token, most=limits.SIDES)
    if not int(sides):
        raise reading.error(NoSides, token)
    if len(count) > limits.DIGITS or (count and int(count) > limits.DICE):
        raise reading.error(TooManyDice, token, most=limits.DICE)
    if count and not int(count):
        raise reading.error(NoDice, token)
    return int(count or 1)


def _check_numbers(reading: Reading) -> None:
    for token in reading.tokens:
        digits = re.sub(r"\D", "", token.text)
        if token.kind in ("number", "pick") and len(digits) > limits.DIGITS:
            raise reading.error(NumberTooLarge, token, most=limits.DIGITS)
        if token.kind == "pick" and re.match("m[ia][lh<>]", token.text):
            raise reading.error(NeedsPlainNumber, token)


def _check_depth(reading: Reading) -> None:
    depth = signs = targets = 0
    for token in reading.tokens:
        depth += {"(": 1, ")": -1}.get(token.text, 0)
        signs += token.kind in ("sign", "divide")
        targets += token.kind == "compare" and not depth
        if depth > limits.DEPTH:
            raise reading.error(TooDeep, token, most=limits.DEPTH)
        if signs > limits.SIGNS:
            raise reading.error(TooDeep, token, most=limits.SIGNS)
        if targets > 1:
            raise reading.error(OnlyOneTarget, token)


# What d20 does not know ----------------------------------------------------------------------------------------------


def _separate(spelled: Spelled) -> Reading:
    text = spelled.text
    found = _SEPARATE.match(text)
    reached = found.end() if found else len(_SEPARATE_BEGINS.match(text)[0])  # type: ignore[index]
    if not found or reached < len(text):
        if reached >= len(text) or text[reached:] in COMPARISONS:
            reached = len(text)
            raise Unfinished(*spelled.place(reached, reached), needed="number")
        raise Unexpected(*spelled.place(reached, reached + 1), found=text[reached])
    tokens = tuple(
        Token("dice", term[0], found.start(1) + term.start(), found.start(1) + term.end())
        for term in re.finditer(_DIE, found[1])
    )
    reading = Reading(
        spelled=spelled,
        kind="separate",
        tokens=tokens,
        compared=found[2] or "",
        target=_target(spelled, found),
    )
    terms = []
    for token in tokens:
        count, _, sides = token.text.partition("b")
        terms.append((_dice(reading, token, count, sides), int(sides)))
        if sum(dice for dice, _ in terms) > limits.DICE:
            raise reading.error(TooManyDice, token, most=limits.DICE)
    return msgspec.structs.replace(reading, terms=tuple(terms))


def _target(spelled: Spelled, found: re.Match[str]) -> int:
    number = found[3] or "0"
    if len(number) > limits.DIGITS:
        raise NumberTooLarge(*spelled.place(found.start(3), found.end(3)), most=limits.DIGITS)
    return int(number)


def _choice(spelled: Spelled) -> Reading:
    text = spelled.text
    found = _CHOICE.match(text)
    if not found:
        at = len("choice")
        if len(text) > at and text[at] != "[":
            raise Unexpected(*spelled.place(at, at + 1), found=text[at])
        raise Unfinished(*spelled.place(len(text), len(text)), needed="list")
    if found.end() < len(text):
        raise Unexpected(*spelled.place(found.end(), found.end() + 1), found=text[found.end()])
    items = tuple(item.strip() for item in found[1].split(","))
    if not 2 <= len(items) <= limits.CHOICES or not all(items):
        raise BadChoice(*spelled.place(found.start(1) - 1, found.end()), most=limits.CHOICES)
    return Reading(spelled=spelled, kind="choice", items=items)
