"""The one choice of where a character goes and what it does there, and going there (8, 11)."""

from __future__ import annotations

import math

from rules.drasle.actions import ADVENTURE, CHALLENGE, INVESTIGATE, STOP, Action, actions_at, can_rest, carry_out
from rules.drasle.adventure import adventure_args
from rules.drasle.board import (
    Board,
    card,
    hero_of,
    need_of,
    node,
    quest_on,
    quests_beside,
    resource_name,
    sheet_of,
    space_name,
)
from rules.drasle.heroes.book import rules_of
from rules.drasle.movement import Way, Ways
from rules.drasle.resources import gain
from rules.drasle.trials import may_take_part, quest_dice, win_chance
from rules.kernel.message import Arg, Args, Message, Seat
from rules.kernel.prompt import Closed, Option, Prompt, lettered
from rules.kernel.table import Play, ask_one

HEX_WIDTH = 149
DIRECTIONS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")


def move_and_act(t: Board, seat: int) -> Play[None]:
    """Choose among what the dice reach, go there, and do it (DS-7.1, DS-7.2)."""
    t.state.stage = "move"
    chosen = yield from ask_one(_prompt(t, seat))
    ways = ways_now(t)
    space, action = {option_id(*choice): choice for choice in choices_for(t, seat, ways)}[chosen]
    t.state.stage = "act"
    go(t, seat, space, ways[space])
    yield from carry_out(t, seat, action)


def ways_now(t: Board) -> Ways:
    """Where the current character can end its move with the dice that lie there."""
    seat = t.state.current
    return rules_of(t, seat).ways(t, seat, t.state.shown.movement)


def choices_for(t: Board, seat: int, ways: Ways) -> list[tuple[str, Action]]:
    """Every space that can be reached with every action there.

    First where there is a quest or rest, then where one can adventure, then the others; the nearest first of each.
    """
    actions = {space: actions_at(t, seat, space) for space in ways}

    def rank(space: str) -> tuple[int, int, str]:
        kinds = {kind for kind, _ in actions[space]}
        worth = 2 if STOP in kinds else 1 if kinds == {ADVENTURE} else 0
        return worth, len(ways[space].path), space

    return [(space, action) for space in sorted(ways, key=rank) for action in actions[space]]


def option_id(space: str, action: Action) -> str:
    """The id of a choice: the action, the space, and the mountain of a quest."""
    kind, mountain = action
    return ".".join(part for part in (kind, space, mountain) if part)


def go(t: Board, seat: int, space: str, way: Way) -> None:
    """Move the piece over the way's spaces; what the way brings is there now (DS-5.2, DS-5.8)."""
    hero = hero_of(t, seat)
    hero.at, hero.bound = space, False
    if way.path:
        path = tuple(space_name(t, each) for each in way.path)
        dice = " ".join(map(str, way.dice))
        t.tell("moved", seat=Seat(seat), path=path, dice=dice, space=space_name(t, space), place=node(space))
    if way.dropped:
        t.tell("die_given_up", seat=Seat(seat), number=way.dropped, place=node(space))
    if way.gain:
        gain(t, seat, sheet_of(t, seat).resource, way.gain)


def _prompt(t: Board, seat: int) -> Prompt:
    ways = ways_now(t)
    choices = choices_for(t, seat, ways)
    options = lettered(_option(t, seat, space, action, ways[space]) for space, action in choices)
    args: Args = {"dice": " ".join(map(str, t.state.shown.movement)), "bound": int(hero_of(t, seat).bound)}
    default = (_default(t, seat, choices),)
    return Prompt(seat, "move", options, default=default, args=args, closed=_closed(t, seat, ways))


def _option(t: Board, seat: int, space: str, action: Action, way: Way) -> Option:
    kind, mountain = action
    args: dict[str, Arg] = {
        "spot": _spot(t, seat, space),
        "near": _near(t, space),
        "way": _way(t, seat, way),
    }
    if kind == ADVENTURE:
        args |= adventure_args(t, seat, t.content.map.terrain(space), 0)
    elif kind == CHALLENGE:
        args |= {
            "quest": card(t.state.mountains[mountain].quest),
            "value": Message(f"skill-{quest_on(t, mountain).value}"),
            "need": need_of(t, mountain),
            "chance": win_chance(t, mountain, quest_dice(t, seat, mountain)),
        }
    elif kind == INVESTIGATE:
        args |= {"mountain": space_name(t, mountain)}
    return Option(option_id(space, action), args, kind, node(space))


def _spot(t: Board, seat: int, space: str) -> Message:
    """The space in words: what it is, and where from here."""
    here, there = t.content.map.spaces[hero_of(t, seat).at], t.content.map.spaces[space]
    across, down = there.x - here.x, there.y - here.y
    if not across and not down:
        return Message("spot-here", {"space": space_name(t, space)})
    eighth = round(math.degrees(math.atan2(down, across)) / 45) % 8
    steps = max(1, round(math.hypot(across, down) / HEX_WIDTH))
    direction = Message(f"direction-{DIRECTIONS[eighth]}")
    return Message("spot", {"space": space_name(t, space), "direction": direction, "steps": steps})


def _near(t: Board, space: str) -> Message:
    """The quests that are seen next to the space."""
    names = tuple(card(tiles.quest) for _, tiles in quests_beside(t, space) if tiles.face_up)
    return Message("near", {"quests": names}) if names else Message("near-nothing")


def _way(t: Board, seat: int, way: Way) -> Message:
    """How the move is paid, and what it brings."""
    args: dict[str, str | int | Message] = {"dice": " ".join(map(str, way.dice))}
    if not way.gain:
        return Message("way" if way.path else "way-none", args)
    args |= {"gain": way.gain, "resource": resource_name(sheet_of(t, seat).resource)}
    return Message("way-bringing" if way.path else "way-none-bringing", args)


def _closed(t: Board, seat: int, ways: Ways) -> tuple[Closed, ...]:
    """What could be done in reach if something did not stand against it, and why it can't."""
    closed: dict[str, Closed] = {}
    for space in ways:
        if t.content.map.terrain(space) == "village" and not can_rest(t, space):
            label = Message("closed-rest", {"space": space_name(t, space)})
            closed[space] = Closed(f"rest.{space}", label, Message("reason-burning"))
        for mountain, tiles in quests_beside(t, space):
            if tiles.face_up and not may_take_part(t, seat, mountain):
                why = Message("reason-too-weak", {"damage": quest_on(t, mountain).damage})
                closed[mountain] = Closed(f"challenge.{mountain}", card(tiles.quest), why)
    return tuple(closed.values())


def _default(t: Board, seat: int, choices: list[tuple[str, Action]]) -> str:
    """Stay; rest when hurt, else investigate, else adventure with life to spare, else whatever there is (DS-D-05)."""
    hero = hero_of(t, seat)
    hurt = hero.life < sheet_of(t, seat).levels[hero.level].life
    order = ["rest"] if hurt else []
    order += ["investigate", *(["adventure"] if hero.life > 1 else []), "rest", "adventure", "challenge", "stop"]
    here = [action for space, action in choices if space == hero.at]
    return option_id(hero.at, min(here, key=lambda action: (order.index(action[0]), _rank(t, action))))


def _rank(t: Board, action: Action) -> float:
    """Which of several quests comes first: the one that needs least, or lies nearest to the town (DS-D-06)."""
    kind, mountain = action
    if kind == CHALLENGE:
        return need_of(t, mountain)
    if kind == INVESTIGATE:
        there, town = t.content.map.spaces[mountain], t.content.map.spaces[t.content.map.town]
        return math.hypot(there.x - town.x, there.y - town.y)
    return 0
