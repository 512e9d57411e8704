"""Reads the content files into the cards, and refuses wrong ones with the file and the entry."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from rules.dragons_roll import conditions
from rules.dragons_roll.cards import (
    CardRule,
    Condition,
    Content,
    DragonCard,
    DragonType,
    Face,
    MasterCard,
    MasterFace,
    Space,
)
from rules.kernel.content import bad_content, read_content, refuse_unknown

FOLDER = Path(__file__).parent / "content"
FACES: tuple[Face, Face] = ("yellow", "red")
DRAGONS = 18
LEAST_SPACES, MOST_SPACES = 2, 6
SUMS: Mapping[str, CardRule] = {">=": "least", "<=": "most", "=": "exactly"}
RULE = re.compile(r"sum(>=|<=|=)(\d+)|asc")
SPACE = re.compile(r"(\*|[A-F]|[1-6](?:/[1-6])*)(\??)")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class DragonEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A dragon as the file writes it."""

    type: str
    number: int
    condition: str
    house: bool = False


class FaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A face of a master as the file writes it."""

    condition: str
    number: int = 0
    house: bool = False


class MasterEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A master as the file writes it."""

    level: int
    yellow: FaceEntry
    red: FaceEntry


class DragonFile(msgspec.Struct, forbid_unknown_fields=True):
    """dragons.toml."""

    types: dict[str, DragonType]
    dragons: dict[str, DragonEntry]


class MasterFile(msgspec.Struct, forbid_unknown_fields=True):
    """masters.toml."""

    masters: dict[str, MasterEntry]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """box.toml."""

    scrolls: tuple[str, ...]
    colours: dict[str, int]
    dice: dict[str, int]


def load(folder: Path, abilities: frozenset[str], scrolls: frozenset[str]) -> Content:
    """The content in that folder. `abilities` and `scrolls` are the masters and scrolls that the rules know.

    Raises BadContent with the file, the entry and the reason.
    """
    dragons = read_content(folder / "dragons.toml", DragonFile)
    masters = read_content(folder / "masters.toml", MasterFile)
    box = read_content(folder / "box.toml", BoxFile)
    content = Content(
        types=dragons.types,
        dragons={card: _dragon(card, entry, dragons.types) for card, entry in dragons.dragons.items()},
        masters={card: _master(card, entry) for card, entry in masters.masters.items()},
        scrolls=box.scrolls,
        colours=box.colours,
        dice=box.dice,
    )
    for place, problem in _problems(content, abilities, scrolls):
        file, entry = place.split(", ", 1)
        raise bad_content(file, entry, problem)
    return content


def check_names(content: Content, own: Content) -> None:
    """Raise BadContent where content of somebody else names what the game's own does not."""
    refuse_unknown("dragons.toml", "types", content.types, own.types)
    symbols = ([kind.symbol for kind in each.types.values()] for each in (content, own))
    refuse_unknown("dragons.toml", "types, symbol", *symbols)


def parse_condition(text: str) -> Condition:
    """The condition in the notation of the content files; ValueError with the reason."""
    words = text.split()
    rule: CardRule = ""
    limit = 0
    if words and (match := RULE.fullmatch(words[-1])):
        words.pop()
        rule = SUMS[match[1]] if match[1] else "ascending"
        limit = int(match[2] or 0)
    condition = Condition(tuple(_space(word) for word in words), rule, limit)
    if not LEAST_SPACES <= len(condition.spaces) <= MOST_SPACES:
        raise ValueError(f"{len(condition.spaces)} spaces, it must be {LEAST_SPACES} to {MOST_SPACES}")
    empty = (0,) * len(condition.spaces)
    if conditions.missing(condition, empty) in (0, conditions.NEVER):
        raise ValueError("it can't be completed by placing dice")
    return condition


def _space(word: str) -> Space:
    match = SPACE.fullmatch(word)
    if match is None:
        raise ValueError(f"{word!r} is neither a space nor a rule that can stand there")
    printed, optional = match[1], bool(match[2])
    if printed == "*":
        return Space(optional=optional)
    if printed.isalpha():
        return Space(symbol=printed, optional=optional)
    return Space(tuple(sorted({int(number) for number in printed.split("/")})), optional=optional)


def _dragon(card: str, entry: DragonEntry, types: Mapping[str, DragonType]) -> DragonCard:
    if entry.type not in types:
        raise bad_content("dragons.toml", card, f"there is no type {entry.type!r}")
    if not 1 <= entry.number <= 6:
        raise bad_content("dragons.toml", card, f"number {entry.number} is not on a die")
    return DragonCard(entry.type, entry.number, _condition("dragons.toml", card, entry.condition), entry.house)


def _master(card: str, entry: MasterEntry) -> MasterCard:
    faces = {face: _face(f"{card}, {face}", getattr(entry, face)) for face in FACES}
    return MasterCard(entry.level, faces["yellow"], faces["red"])


def _face(place: str, entry: FaceEntry) -> MasterFace:
    if not 0 <= entry.number <= 6:
        raise bad_content("masters.toml", place, f"number {entry.number} is not on a die")
    return MasterFace(_condition("masters.toml", place, entry.condition), entry.number, entry.house)


def _condition(file: str, place: str, text: str) -> Condition:
    try:
        return parse_condition(text)
    except ValueError as problem:
        raise bad_content(file, place, f"condition {text!r}: {problem}") from problem


def _problems(content: Content, abilities: frozenset[str], scrolls: frozenset[str]) -> Iterator[tuple[str, str]]:
    for card in [*content.dragons, *content.masters, *content.scrolls, *content.types]:
        if not ID.fullmatch(card):
            yield f"all files, {card}", "an id is made of small letters, digits and single hyphens"
    if len(content.dragons) != DRAGONS:
        yield "dragons.toml, dragons", f"there are {len(content.dragons)} dragons, the game has {DRAGONS}"
    for card, master in content.masters.items():
        if card not in abilities:
            yield f"masters.toml, {card}", "no master of that id is in the rules"
        if sum(other.level == master.level for other in content.masters.values()) > 1:
            yield f"masters.toml, {card}", f"level {master.level} is there twice"
    if missing := sorted(set(range(1, 7)) - {master.level for master in content.masters.values()}):
        yield "masters.toml, masters", f"no master of level {missing[0]}"
    for card in content.scrolls:
        if card not in scrolls:
            yield f"box.toml, scrolls, {card}", "no scroll of that id is in the rules"
        if content.scrolls.count(card) > 1:
            yield f"box.toml, scrolls, {card}", "it is there twice"
    for seats in ("2", "3", "4"):
        dice = content.dice.get(seats, 0)
        if dice < 1 or sum(count >= dice for count in content.colours.values()) < int(seats):
            yield f"box.toml, dice, {seats}", f"too few colours of {dice} dice for {seats} players"
