"""Who plays whom: first come, first served (DS-1.7)."""

from __future__ import annotations

from rules.drasle.board import Board, card
from rules.drasle.box import Box
from rules.drasle.points import Expansion
from rules.drasle.state import Hero
from rules.kernel.message import Seat
from rules.kernel.points import Points
from rules.kernel.prompt import Any, Option, Prompt
from rules.kernel.table import Play

RANDOM = "random"


def cast_of(content: Box, points: Points) -> tuple[str, ...]:
    """The characters that can be chosen: those of the box, unless a module says otherwise."""
    own = tuple(key for key, character in content.characters.items() if not character.unlocked_by)
    return points.value(Expansion.cast, own)


def fresh_hero(content: Box, character: str) -> Hero:
    """The character at its start: level and experience 0, the printed life and points, in the town (DS-1.8, DS-1.9)."""
    sheet = content.characters[character]
    points = dict.fromkeys(sheet.resources, 0)
    if sheet.resource:
        points[sheet.resource] = sheet.start
    return Hero(character, content.map.town, sheet.levels[0].life, points)


def first_seat(content: Box, characters: list[str]) -> int:
    """The start player: whoever plays the first character of the printed order (DS-1.11, DS-1.12)."""
    first = min(characters, key=content.start_order.index)
    return characters.index(first)


def choose_characters(t: Board) -> Play[None]:
    """Everybody may choose a character that nobody plays; it waits for the seats in their order (DS-D-01)."""
    while (waiting := _without(t)) and len(_free(t)) > 1:
        answer = yield Any((_prompt(t, waiting[0]), *(_prompt(t, seat, offer=True) for seat in waiting[1:])))
        _take(t, answer.seat, answer.chosen[0])
    for seat, character in zip(_without(t), _free(t), strict=False):
        _take(t, seat, character)
    begin_adventure(t)


def begin_adventure(t: Board) -> None:
    """The adventure phase begins with the start player (DS-2.1, DS-1.13)."""
    characters = [hero.character for hero in t.state.heroes if hero is not None]
    t.state.current = first_seat(t.content, characters)
    t.state.phase = "adventure"
    t.tell("adventure_began", seat=Seat(t.state.current))


def _without(t: Board) -> list[int]:
    return [seat for seat, hero in enumerate(t.state.heroes) if hero is None]


def _free(t: Board) -> list[str]:
    taken = {hero.character for hero in t.state.heroes if hero is not None}
    return [character for character in cast_of(t.content, t.points) if character not in taken]


def _prompt(t: Board, seat: int, *, offer: bool = False) -> Prompt:
    options = [Option(key, {"character": card(key)}, "character") for key in _free(t)]
    return Prompt(
        seat, "character", (*options, Option(RANDOM, label="character-random")), default=(RANDOM,), offer=offer
    )


def _take(t: Board, seat: int, chosen: str) -> None:
    character = t.pick(_free(t)) if chosen == RANDOM else chosen
    t.state.heroes[seat] = fresh_hero(t.content, character)
    t.tell("character_chosen", seat=Seat(seat), character=card(character))
