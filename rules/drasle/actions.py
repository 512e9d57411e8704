"""What can be done where a move ends, and doing it (7, 11 to 13)."""

from __future__ import annotations

from rules.drasle.adventure import adventure
from rules.drasle.board import Board, card, hero_of, node, quests_beside, seat_place, space_name
from rules.drasle.challenge import challenge
from rules.drasle.healing import heal
from rules.drasle.heroes.book import rules_of
from rules.drasle.trials import may_take_part
from rules.kernel.message import Seat
from rules.kernel.table import Play

ADVENTURE, REST, INVESTIGATE, CHALLENGE, STOP = "adventure", "rest", "investigate", "challenge", "stop"

REST_HEALS = 2

Action = tuple[str, str]
"""What is done, and for a quest on which mountain."""


def actions_at(t: Board, seat: int, space: str) -> list[Action]:
    """The actions that are possible there; `stop` where there is none (DS-7.4, DS-11.1 to DS-11.7)."""
    actions = [*_quest_actions(t, seat, space), *_terrain_actions(t, space)]
    return actions or [(STOP, "")]


def can_rest(t: Board, space: str) -> bool:
    """Whether that is a town or a village that does not burn (DS-11.3, DS-12.3)."""
    return t.content.map.terrain(space) in ("town", "village") and space not in t.state.burning


def carry_out(t: Board, seat: int, action: Action) -> Play[None]:
    """Do the one action of the turn (DS-7.3)."""
    kind, mountain = action
    if kind == ADVENTURE:
        yield from adventure(t, seat)
    elif kind == REST:
        rest(t, seat)
    elif kind == INVESTIGATE:
        investigate(t, seat, mountain)
    elif kind == CHALLENGE:
        yield from challenge(t, seat, mountain)


def rest(t: Board, seat: int) -> None:
    """Heal, and what else resting brings this character (DS-12.1, DS-12.2)."""
    space = hero_of(t, seat).at
    t.tell("rested", seat=Seat(seat), space=space_name(t, space), place=seat_place(seat))
    heal(t, seat, REST_HEALS)
    rules_of(t, seat).rested(t, seat)


def investigate(t: Board, seat: int, mountain: str) -> None:
    """Turn the quest tile there face up for everybody (DS-13)."""
    tiles = t.state.mountains[mountain]
    t.reveal()
    tiles.face_up = True
    t.tell("quest_revealed", seat=Seat(seat), quest=card(tiles.quest), place=node(mountain))


def _terrain_actions(t: Board, space: str) -> list[Action]:
    if t.content.map.terrain(space) in ("plain", "forest"):
        return [(ADVENTURE, "")]
    return [(REST, "")] if can_rest(t, space) else []


def _quest_actions(t: Board, seat: int, space: str) -> list[Action]:
    found: list[Action] = []
    for mountain, tiles in quests_beside(t, space):
        if not tiles.face_up:
            found.append((INVESTIGATE, mountain))
        elif may_take_part(t, seat, mountain):
            found.append((CHALLENGE, mountain))
    return found
