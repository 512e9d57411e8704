"""Reads the content files, and refuses wrong ones with the file and the entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from rules.drasle.box import AdventureRow, AttackRow, Blow, Box, Character, Count, Dragon, Map, Quest, Reward
from rules.kernel.content import bad_content, read_content, refuse_unknown

FOLDER = Path(__file__).parent / "content"
DIE = 6

Problem = tuple[str, str, str]
"""The file, the entry and what is wrong with it."""


class CharacterFile(msgspec.Struct, forbid_unknown_fields=True):
    """characters.toml."""

    characters: dict[str, Character]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """box.toml."""

    most_xp: Count
    start_order: tuple[str, ...]
    tiles: tuple[str, ...]
    rewards: dict[str, Reward]
    quests: dict[str, Quest]


def load(folder: Path, characters: frozenset[str]) -> Box:
    """The content in that folder; `characters` are those that the rules know.

    Raises BadContent with the file, the entry and the reason.
    """
    tiles = read_content(folder / "box.toml", BoxFile, strict=False)
    box = Box(
        map=read_content(folder / "map.toml", Map, strict=False),
        characters=read_content(folder / "characters.toml", CharacterFile, strict=False).characters,
        dragon=read_content(folder / "dragon.toml", Dragon, strict=False),
        most_xp=tiles.most_xp,
        start_order=tiles.start_order,
        tiles=tiles.tiles,
        rewards=tiles.rewards,
        quests=tiles.quests,
    )
    for file, entry, problem in _problems(box, characters):
        raise bad_content(file, entry, problem)
    return box


def check_names(box: Box, own: Box) -> None:
    """Raise BadContent where content of somebody else names what the game's own does not."""
    refuse_unknown("map.toml", "spaces", _space_names(box), _space_names(own))
    refuse_unknown("characters.toml", "characters", _resources(box), _resources(own))
    refuse_unknown("box.toml", "rewards", box.rewards, own.rewards)
    refuse_unknown("box.toml", "quests", box.quests, own.quests)
    for name in ("actions", "rampages"):
        blows, known = ([blow.id for blow in getattr(each.dragon, name)] for each in (box, own))
        refuse_unknown("dragon.toml", name, blows, known)
    refuse_unknown("dragon.toml", "gauge, marks", box.dragon.gauge.marks.values(), own.dragon.gauge.marks.values())


def _space_names(box: Box) -> set[str]:
    return {space.name for space in box.map.spaces.values() if space.name}


def _resources(box: Box) -> set[str]:
    return {name for character in box.characters.values() for name in character.resources}


def _problems(box: Box, characters: frozenset[str]) -> Iterator[Problem]:
    yield from _map(box.map)
    yield from _characters(box, characters)
    yield from _tiles(box)
    yield from _dragon(box)


def _map(board: Map) -> Iterator[Problem]:
    def wrong(entry: str, problem: str) -> Problem:
        return "map.toml", entry, problem

    if board.town not in board.spaces or board.terrain(board.town) != "town":
        yield wrong("town", f"there is no town {board.town!r}")
    if board.far_mountain not in board.mountains:
        yield wrong("far_mountain", f"there is no mountain {board.far_mountain!r}")
    for terrain, need in board.needs.items():
        if not 2 <= need <= DIE:
            yield wrong(f"needs, {terrain}", f"no die shows {need}")
    for key, space in board.spaces.items():
        for other in space.neighbours:
            if other not in board.spaces:
                yield wrong(key, f"there is no space {other!r}")
            elif key not in board.spaces[other].neighbours:
                yield wrong(key, f"{other} does not have it as a neighbour")


def _characters(box: Box, known: frozenset[str]) -> Iterator[Problem]:
    for key, character in box.characters.items():
        if key not in known:
            yield "characters.toml", key, "no character of that id is in the rules"
        thresholds = [level.xp for level in character.levels]
        if not thresholds or thresholds[0] != 0 or thresholds != sorted(set(thresholds)):
            yield "characters.toml", key, "its levels must begin at 0 XP and rise"
        elif min(level.move for level in character.levels) < 1:
            yield "characters.toml", key, "it needs at least one die to move"
        elif character.resource and not 0 <= character.start <= character.levels[0].cap:
            yield "characters.toml", key, f"it can't start with {character.start} of {character.resource}"
    for key in [*known, *box.characters]:
        if key not in box.characters:
            yield "characters.toml", key, "the character is missing"
        if key not in box.start_order:
            yield "box.toml", "start_order", f"{key} is missing"


def _tiles(box: Box) -> Iterator[Problem]:
    mountains = len(box.map.mountains)
    if len(box.tiles) != mountains:
        yield "box.toml", "tiles", f"{len(box.tiles)} reward tiles for {mountains} mountains"
    if len(box.quests) < mountains:
        yield "box.toml", "quests", f"{len(box.quests)} quest tiles for {mountains} mountains"
    for tile in box.tiles:
        if tile not in box.rewards:
            yield "box.toml", "tiles", f"there is no reward {tile!r}"


def _dragon(box: Box) -> Iterator[Problem]:
    dragon = box.dragon
    for name, blows in (("actions", dragon.actions), ("rampages", dragon.rampages)):
        if len(blows) != DIE:
            yield "dragon.toml", name, f"{len(blows)} rows for a die of {DIE} sides"
        for blow in blows:
            yield from (("dragon.toml", f"{name}, {blow.id}", problem) for problem in _blow(box, blow))
    for step in dragon.gauge.marks:
        if not 1 <= step <= dragon.gauge.limit:
            yield "dragon.toml", "gauge, marks", f"there is no step {step}"
    for claw in dragon.life.claws:
        if not 1 <= claw < dragon.life.spaces:
            yield "dragon.toml", "life, claws", f"no claw mark can be on space {claw}"
    for name, rows in (("attacks", dragon.attacks), ("adventures", dragon.adventures)):
        if not _ascending(rows):
            yield "dragon.toml", name, "the rows must rise, and the last one hold all above"


def _blow(box: Box, blow: Blow) -> Iterator[str]:
    if (blow.who == "space") != bool(blow.space):
        yield "a space is named exactly where who stands there is hit"
    if blow.space and blow.space not in box.map.spaces:
        yield f"there is no space {blow.space!r}"


def _ascending(rows: Sequence[AttackRow] | Sequence[AdventureRow]) -> bool:
    limits = [row.most for row in rows]
    above = [limit for limit in limits[:-1] if limit is not None]
    return bool(limits) and limits[-1] is None and len(above) == len(limits) - 1 and above == sorted(set(above))
