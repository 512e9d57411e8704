"""Short ways to what lies where, and what things are called."""

from __future__ import annotations

from rules.drasle.box import Box, Character, Level, Quest
from rules.drasle.state import Hero, Mountain, State
from rules.kernel.message import Message
from rules.kernel.table import Table

Board = Table[State, Box]

ARENA = "arena"
"""Where all pieces stand in the decisive phase."""


def hero_of(t: Board, seat: int) -> Hero:
    """The character of that seat; LookupError while none is chosen."""
    hero = t.state.heroes[seat]
    if hero is None:
        raise LookupError(f"seat {seat} has no character")
    return hero


def sheet_of(t: Board, seat: int) -> Character:
    """The sheet of that seat's character."""
    return t.content.characters[hero_of(t, seat).character]


def level_of(t: Board, seat: int) -> Level:
    """The values of that seat's character at its level."""
    return sheet_of(t, seat).levels[hero_of(t, seat).level]


def clockwise(t: Board, first: int) -> list[int]:
    """All seats, from that one on."""
    return [(first + step) % t.seats for step in range(t.seats)]


def living(t: Board) -> list[int]:
    """The seats whose character lives, in seat order."""
    return [seat for seat, hero in enumerate(t.state.heroes) if hero is not None and hero.life > 0]


def is_alive(t: Board, seat: int) -> bool:
    """Whether that seat's character has life left."""
    return hero_of(t, seat).life > 0


def seats_at(t: Board, space: str) -> list[int]:
    """Whose characters stand there."""
    return [seat for seat, hero in enumerate(t.state.heroes) if hero is not None and hero.at == space]


def quest_on(t: Board, mountain: str) -> Quest:
    """The quest tile on that mountain; KeyError when it is gone."""
    return t.content.quests[t.state.mountains[mountain].quest]


def need_of(t: Board, mountain: str) -> int:
    """The success total that wins the quest there (DS-14.2)."""
    return quest_on(t, mountain).difficulty - t.state.mountains[mountain].markers


def quests_beside(t: Board, space: str) -> list[tuple[str, Mountain]]:
    """The mountains next to that space that still hold a quest tile."""
    mountains = ((key, t.state.mountains[key]) for key in t.content.map.mountains_beside(space))
    return [(key, mountain) for key, mountain in mountains if mountain.quest]


def stands_beside(t: Board, seat: int, mountain: str) -> bool:
    """Whether that seat's character is next to the mountain (DS-15.1, DS-15.9)."""
    return hero_of(t, seat).at in t.content.map.spaces[mountain].neighbours


def items_found(t: Board) -> bool:
    """Whether the dragon's treasure was found, so that item abilities work (DS-16.5)."""
    return any(t.content.rewards[reward].items for reward in t.state.rewards)


def item_is_ready(t: Board, seat: int) -> bool:
    """Whether that seat's character can use its item ability; the dead can't (DS-19.7)."""
    return items_found(t) and not hero_of(t, seat).item_spent and is_alive(t, seat)


def gauge_is_full(t: Board) -> bool:
    """Whether the gauge has reached its last step (DS-2.4)."""
    return t.state.gauge >= t.content.dragon.gauge.limit


def dragon_life(t: Board) -> int:
    """What life the dragon has left."""
    return t.content.dragon.life.spaces - t.state.wounds


def in_decisive_phase(t: Board) -> bool:
    """Whether the decisive phase has begun."""
    return t.state.phase == "decisive"


# What things are called -------------------------------------------------------------------------------------------


def card(key: str) -> Message:
    """The name of a character, a quest or a reward."""
    return Message(f"card-{key}")


def resource_name(resource: str) -> Message:
    """The name of a resource."""
    return Message(f"resource-{resource}")


def space_name(t: Board, space: str) -> Message:
    """The name of a space, or of its terrain."""
    printed = t.content.map.spaces[space]
    return Message(f"space-{printed.name}" if printed.name else f"terrain-{printed.terrain}")


def signed(total: int) -> str:
    """A success total with its sign."""
    return f"+{total}" if total > 0 else f"−{-total}" if total else "0"


def node(space: str) -> str:
    """The place of a space, as options and events name it."""
    return f"node:{space}"


def seat_place(seat: int) -> str:
    """The place of a character, likewise."""
    return f"seat:{seat}"
