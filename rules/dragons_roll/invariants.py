"""What is always true of a table (DR-0.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.dragons_roll import conditions
from rules.dragons_roll.board import MASTER, Board, condition_of, numbers_on
from rules.dragons_roll.grid import occupied
from rules.dragons_roll.looking import dice_off_hands
from rules.dragons_roll.state import CITIES, COLUMNS, ROWS
from rules.kernel.errors import InvariantBroken


def check(t: Board) -> None:
    """Raise InvariantBroken where the state contradicts the rules."""
    for problem in _problems(t):
        raise InvariantBroken(problem)


def _problems(t: Board) -> Iterator[str]:
    yield from _dice(t)
    yield from _dragons(t)
    yield from _conditions(t)
    state = t.state
    if len(state.cities) != CITIES:
        yield f"{len(state.cities)} cities"
    if all(state.cities) != (state.outcome == "lost"):
        yield f"cities {state.cities} with outcome {state.outcome!r}"
    scrolls = [scroll.card for scroll in state.scrolls]
    if len(set(scrolls)) != len(scrolls):
        yield "a scroll twice"
    if (state.outcome != "") != (state.phase == "over"):
        yield f"outcome {state.outcome!r} in phase {state.phase}"
    if not 0 <= state.current < t.seats:
        yield f"seat {state.current} is current"


def _dice(t: Board) -> Iterator[str]:
    """Every player's dice over all places are as many as at the start."""
    lying = Counter(die.owner for die in dice_off_hands(t))
    for seat, hand in enumerate(t.state.hands):
        if min(hand.ready, hand.blocked, hand.locked) < 0:
            yield f"seat {seat} has fewer than no dice somewhere"
        total = hand.ready + hand.blocked + hand.locked + lying[seat]
        if total != t.content.dice[str(t.seats)]:
            yield f"seat {seat} has {total} dice"
    if any(not 1 <= die.value <= 6 for die in dice_off_hands(t)):
        yield "a die that lies without a number"


def _dragons(t: Board) -> Iterator[str]:
    """Every dragon in exactly one place; the grid has nine cells with at most one each."""
    state = t.state
    if len(state.grid) != ROWS or any(len(row) != COLUMNS for row in state.grid):
        yield "the grid is not three by three"
    in_grid = [dragon.card for _, dragon in occupied(state.grid)]
    gone = [gone.dragon.card for gone in state.defeated]
    everywhere = Counter([*state.pile, *state.discard, *in_grid, *gone])
    if everywhere != Counter(t.content.dragons.keys()):
        yield f"dragons not in one place each: {everywhere - Counter(t.content.dragons.keys())}"


def _conditions(t: Board) -> Iterator[str]:
    """No card stands complete, or beyond completing, while the game goes on."""
    cards = [MASTER, *(dragon.card for _, dragon in occupied(t.state.grid))]
    enraging = any(run.cause == "enrage" for run in t.state.runs)
    for card in cards:
        left = conditions.missing(condition_of(t, card), numbers_on(t, card))
        if left == conditions.NEVER:
            yield f"{card} can't be completed any more"
        if left == 0 and t.state.outcome != "won" and not (card == MASTER and enraging):
            yield f"{card} is complete and still there"
