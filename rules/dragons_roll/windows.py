"""Windows: the game waits for one seat, and beside that choice every seat may use a scroll (DR-22)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rules.dragons_roll.board import Board
from rules.dragons_roll.scrolls.base import BOOK, ScrollRules, Window, scroll_name, unused
from rules.dragons_roll.view import ForecastView
from rules.kernel.message import Message, Seat
from rules.kernel.prompt import Answer, Any, Closed, Option, Prompt
from rules.kernel.table import Play

WAITS_ANYWAY = frozenset({Window.START, Window.RUN, Window.FAILED, Window.TEST})
"""Windows that wait although there is only one thing to choose."""

USE_SCROLL = "scroll"
LEND, KEEP = "lend-dice", "keep-dice"


def hold_window(t: Board, window: Window, prompt_now: Callable[[], Prompt | None]) -> Play[tuple[str, ...]]:
    """Await a choice and let scrolls be used beside it; everything is asked anew after each scroll (DR-22.1).

    Returns what was chosen, or nothing when `prompt_now` has nothing to ask any more. What is forced is chosen without
    a stop: in W2 always, in W3 when no scroll can be used.
    """
    while True:
        prompt = prompt_now()
        if prompt is None:
            return ()
        usable = scroll_is_usable(t, window)
        if prompt.forced and window not in WAITS_ANYWAY and (window is Window.ABILITY or not usable):
            return prompt.ids
        panels = {seat: panel for seat in range(t.seats) if (panel := scroll_panel(t, seat, window))}
        if prompt.seat not in panels:
            closed = (*prompt.closed, *closed_scrolls(t, prompt.seat, window))
            prompt = msgspec.structs.replace(prompt, closed=closed)
        answer = yield Any((prompt, *panels.values()))
        assert isinstance(answer, Answer)
        chosen: tuple[str, ...] = answer.chosen
        if answer.kind != USE_SCROLL:
            return chosen
        yield from _use(t, answer.seat, chosen[0])


def scroll_panel(t: Board, seat: int, window: Window) -> Prompt | None:
    """The scrolls that this seat can use now, and the others with the reason why not; None when it can use none."""
    options = [
        Option(scroll.card, {"scroll": scroll_name(scroll.card)}, "scroll", confirm=not scroll.asks(t, seat))
        for scroll in usable_scrolls(t, seat, window)
    ]
    if any(scroll.borrows for scroll in unused(t)) and seat != t.state.current:
        switch = KEEP if t.state.hands[seat].lends else LEND
        options.append(Option(switch, label=switch))
    if not options:
        return None
    return Prompt(seat, USE_SCROLL, tuple(options), offer=True, closed=closed_scrolls(t, seat, window))


def usable_scrolls(t: Board, seat: int, window: Window) -> list[ScrollRules]:
    """The scrolls that this seat can use there now."""
    return [scroll for scroll in unused(t) if not scroll.refusal(t, seat, window)]


def closed_scrolls(t: Board, seat: int, window: Window) -> tuple[Closed, ...]:
    """The unused scrolls that this seat can't use now, and why."""
    reasons = {scroll.card: scroll.refusal(t, seat, window) for scroll in unused(t)}
    return tuple(Closed(card, scroll_name(card), Message(reason)) for card, reason in reasons.items() if reason)


def scroll_is_usable(t: Board, window: Window) -> bool:
    """Whether anybody can use a scroll there now."""
    return any(usable_scrolls(t, seat, window) for seat in range(t.seats))


def run_window_opens(t: Board, ahead: ForecastView) -> bool:
    """Whether W1 opens for the run that lies ahead (DR-22.4), minding the option to pause only for danger (DR-22.5)."""
    if t.options["pause"] == "danger" and not ahead.attacks:
        return False
    return any(
        scroll.helps_before_run(t, ahead) for seat in range(t.seats) for scroll in usable_scrolls(t, seat, Window.RUN)
    )


def failed_window_opens(t: Board) -> bool:
    """Whether a scroll could prevent the failed roll (DR-22.6)."""
    return any(
        scroll.saves_roll(t, seat) for seat in range(t.seats) for scroll in usable_scrolls(t, seat, Window.FAILED)
    )


def _use(t: Board, seat: int, chosen: str) -> Play[None]:
    if chosen in (LEND, KEEP):
        t.state.hands[seat].lends = chosen == LEND
        t.tell("lending_changed", seat=Seat(seat), lends=int(chosen == LEND))
    else:
        yield from BOOK[chosen].use(t, seat)
