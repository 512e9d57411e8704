"""Whose turn it is, what is to do, and how near the dragon is: the gauge, or its life."""

from __future__ import annotations

from collections.abc import Sequence

from images.kit import header
from images.kit.sheet import Sheet
from images.kit.words import Say, with_name
from rules.drasle.view import View
from rules.kernel.message import Message

NEAR = 4
"""So many steps before the limit the gauge is alarming."""


def heading(sheet: Sheet, say: Say, view: View, names: Sequence[str]) -> None:
    """The upper edge of the picture."""
    if view.outcome:
        header.over(sheet, say(Message(f"picture-{view.outcome}")), say(Message("picture-over")), view.outcome == "won")
    elif view.phase == "choosing":
        left = sum(hero is None for hero in view.heroes)
        header.over(
            sheet, say(Message("picture-choose")), say(Message("picture-choose-left", {"count": left})), won=True
        )
    else:
        whose = with_name(say, "picture-turn", names[view.current], header.TURN_ROOM, header.TURN_SIZE)
        header.turn(sheet, view.current, whose, say(_to_do(view)))
    if view.ended_by:
        life = view.dragon
        header.number(sheet, life.life, life.max_life, say(Message("picture-dragon-life")), alarm=False)
    else:
        step, limit = view.gauge.step, view.gauge.limit
        header.number(sheet, step, limit, say(Message("picture-gauge")), alarm=step >= limit - NEAR)


def _to_do(view: View) -> Message:
    hero = view.heroes[view.current]
    if hero is None:
        raise LookupError(f"seat {view.current} takes a turn without a character")
    if view.phase == "decisive":
        if view.stage == "begin":
            return Message("picture-attack", {"count": hero.combat + hero.bonus})
        return Message("picture-attacking")
    if view.trial:
        return Message("picture-challenge", {"need": _need(view, view.trial.mountain)})
    if view.stage == "begin":
        return Message("picture-roll", {"count": hero.move})
    if view.stage == "rolled":
        return Message("picture-stirred")
    if view.stage == "move":
        return Message("picture-bound" if hero.bound else "picture-move")
    return Message("picture-act")


def _need(view: View, mountain: str) -> int:
    quest = view.mountain(mountain).quest
    return quest.need if quest else 0
