"""The dragon gauge and the dragon actions of its marks (9, 10)."""

from __future__ import annotations

from rules.drasle.blows import strike
from rules.drasle.board import Board
from rules.drasle.points import Expansion
from rules.kernel.message import Message
from rules.kernel.table import Play

ACTION = "action"
BY_DICE = "dice"


def raise_gauge(t: Board, steps: int, cause: str) -> Play[None]:
    """Let the gauge rise because of `dice` or a reward, and carry out every mark that it reaches or passes.

    They follow one after the other, in gauge order; steps beyond the limit are ignored (DS-9.4 to DS-9.7).
    """
    gauge, before = t.content.dragon.gauge, t.state.gauge
    steps = t.points.value(Expansion.gauge_rises, steps, t, cause)
    t.state.gauge = min(gauge.limit, before + steps)
    if t.state.gauge == before:
        return
    t.tell("gauge_raised", steps=t.state.gauge - before, step=t.state.gauge, limit=gauge.limit, place="gauge")
    for step in range(before + 1, t.state.gauge + 1):
        if kind := gauge.marks.get(step):
            yield from _pass_mark(t, kind, step)


def lower_gauge(t: Board, steps: int) -> None:
    """Let the gauge fall, not below 0; no mark works by that (DSX-YOUNG-1.6, DSX-YOUNG-1.9)."""
    before = t.state.gauge
    t.state.gauge = max(0, before - steps)
    if t.state.gauge != before:
        t.tell("gauge_fell", step=t.state.gauge, limit=t.content.dragon.gauge.limit, place="gauge")


def _pass_mark(t: Board, kind: str, step: int) -> Play[None]:
    if kind == ACTION:
        yield from act(t)
    else:
        yield from t.points.steps(Expansion.mark_passed, t, kind, step)


def act(t: Board) -> Play[None]:
    """A dragon action: the current player rolls one die for the table (DS-10.1)."""
    number = t.roll_one("dragon-action")
    blow = t.content.dragon.actions[number - 1]
    t.tell("dragon_acted", number=number, blow=Message(f"blow-{blow.id}"))
    yield from strike(t, blow, t.state.current)
