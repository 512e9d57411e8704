"""A turn of the adventure phase, and whose turn is next (7, 18)."""

from __future__ import annotations

from rules.drasle.board import Board, clockwise, gauge_is_full, hero_of, is_alive, level_of
from rules.drasle.decisive import attack_turn, begin_decisive_phase
from rules.drasle.gauge import BY_DICE, raise_gauge
from rules.drasle.heroes.book import rules_of
from rules.drasle.points import Expansion
from rules.drasle.state import Shown
from rules.drasle.travel import move_and_act
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Play, window

STIRS = 6
"""What a movement die shows to raise the gauge (DS-9.1)."""


def take_turn(t: Board) -> Play[None]:
    """The turn of the current player, in either phase."""
    _begin(t)
    if t.state.phase == "adventure":
        yield from _adventure_turn(t)
    else:
        yield from attack_turn(t)
        _pass_on(t)


def _begin(t: Board) -> None:
    seat, rules = t.state.current, rules_of(t, t.state.current)
    t.state.stage = "begin"
    if rules.renews:
        hero_of(t, seat).item_spent = False
    rules.turn_begins(t, seat)


def _adventure_turn(t: Board) -> Play[None]:
    """Roll, the gauge, move, act (DS-7.1); the gauge's last step ends it at once (DS-9.6)."""
    seat = t.state.current
    yield from window(
        lambda: Prompt(seat, "roll", (Option("roll"),), default=("roll",)),
        lambda: t.points.value(Expansion.turn_offers, [], t, seat),
        waits=True,
    )
    t.state.tally.adventure_turns += 1
    t.state.stage, t.state.shown = "rolled", Shown()
    dice = t.roll(level_of(t, seat).move, "movement")
    t.state.shown.movement = list(dice)
    yield from raise_gauge(t, dice.count(STIRS), BY_DICE)
    if not gauge_is_full(t):
        yield from move_and_act(t, seat)
    yield from _end_adventure_turn(t)


def _end_adventure_turn(t: Board) -> Play[None]:
    """The decisive phase begins when its time has come, with the same player; else the next one's turn (DS-18)."""
    state = t.state
    if gauge_is_full(t):
        state.ended_by = "gauge"
    elif all(mountain.found for mountain in state.mountains.values()):
        state.ended_by = "rewards"
    if not state.ended_by:
        _pass_on(t)
        return
    yield from begin_decisive_phase(t)
    state.turn_number += 1
    if not is_alive(t, state.current):
        state.current = _next_living(t)


def _pass_on(t: Board) -> None:
    """The next player clockwise whose character lives (DS-7.5, DS-19.1, DS-19.5)."""
    t.state.current = _next_living(t)
    t.state.turn_number += 1


def _next_living(t: Board) -> int:
    after = clockwise(t, t.state.current)[1:]
    return next((seat for seat in after if is_alive(t, seat)), t.state.current)
