"""What is always true of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.drasle.board import ARENA, Board, hero_of, level_of, sheet_of
from rules.drasle.resources import cap_of
from rules.kernel.errors import InvariantBroken


def check(t: Board) -> None:
    """Raise InvariantBroken where the state contradicts the rules."""
    for problem in _problems(t):
        raise InvariantBroken(problem)


def _problems(t: Board) -> Iterator[str]:
    yield from _tiles(t)
    for seat, hero in enumerate(t.state.heroes):
        if hero is not None:
            yield from _hero(t, seat)
    yield from _party(t)
    state, dragon = t.state, t.content.dragon
    if not 0 <= state.gauge <= dragon.gauge.limit:
        yield f"the gauge shows {state.gauge}"
    if not 0 <= state.wounds <= dragon.life.spaces:
        yield f"the dragon has {state.wounds} wounds"
    if (state.wounds == dragon.life.spaces) != (state.outcome == "won"):
        yield f"{state.wounds} wounds with outcome {state.outcome!r}"
    if (state.outcome != "") != (state.phase == "over"):
        yield f"outcome {state.outcome!r} in phase {state.phase}"
    if not 0 <= state.current < t.seats:
        yield f"seat {state.current} is current"


def _tiles(t: Board) -> Iterator[str]:
    """Every tile in exactly one place; markers only below the difficulty of a tile that lies there."""
    mountains = t.state.mountains
    quests = [tiles.quest for tiles in mountains.values() if tiles.quest] + t.state.leftover
    if len(set(quests)) != len(quests) or not set(quests) <= set(t.content.quests):
        yield f"quest tiles {quests}"
    if len(quests) + sum(tiles.found for tiles in mountains.values()) != len(t.content.quests):
        yield f"{len(quests)} quest tiles that were not won"
    if Counter(tiles.reward for tiles in mountains.values()) != Counter(t.content.tiles):
        yield "the rewards of the box do not lie on the mountains"
    if Counter(tiles.reward for tiles in mountains.values() if tiles.found) != Counter(t.state.rewards):
        yield f"rewards {t.state.rewards} are not those that were found"
    for key, tiles in mountains.items():
        if bool(tiles.quest) == tiles.found:
            yield f"{key} has a quest and its reward, or neither"
        if tiles.quest and not 0 <= tiles.markers < t.content.quests[tiles.quest].difficulty:
            yield f"{key} has {tiles.markers} markers"


def _hero(t: Board, seat: int) -> Iterator[str]:
    hero, sheet = hero_of(t, seat), sheet_of(t, seat)
    if not 0 <= hero.life <= level_of(t, seat).life:
        yield f"{hero.character} has {hero.life} life"
    if set(hero.points) != set(sheet.resources):
        yield f"{hero.character} holds {sorted(hero.points)}"
    for resource, points in hero.points.items():
        cap = cap_of(t, seat, resource)
        if points < 0 or (cap is not None and points > cap):
            yield f"{hero.character} has {points} of {resource}"
    reached = sum(level.xp <= hero.xp for level in sheet.levels) - 1
    if hero.level != reached or not 0 <= hero.xp <= t.content.most_xp:
        yield f"{hero.character} has level {hero.level} with {hero.xp} XP"
    if hero.at != ARENA and t.content.map.terrain(hero.at) not in t.content.map.needs:
        yield f"{hero.character} stands on {hero.at}"


def _party(t: Board) -> Iterator[str]:
    heroes = [hero for hero in t.state.heroes if hero is not None]
    if len({hero.character for hero in heroes}) != len(heroes):
        yield "a character twice"
    if t.state.phase == "adventure" and any(hero.life == 0 for hero in heroes):
        yield "a dead character in the adventure phase"
    if (t.state.phase == "choosing") != (len(heroes) < t.seats) and t.state.phase != "over":
        yield f"{len(heroes)} characters in phase {t.state.phase}"
    arena = [hero.at == ARENA for hero in heroes]
    if t.state.phase == "decisive" and not all(arena):
        yield "somebody is not in the arena"
    if t.state.phase == "adventure" and any(arena):
        yield "somebody is in the arena too early"
