"""What a scroll is: who may use it when, whether it has an effect now, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import ClassVar, Literal

from rules.dragons_roll.board import Board, card_name, cell_name, place_name
from rules.dragons_roll.grid import Cell
from rules.dragons_roll.view import ForecastView
from rules.kernel.message import Args, Message, Seat
from rules.kernel.prompt import Option, Prompt, lettered
from rules.kernel.table import Play, ask_one


class Window(Enum):
    """Where the game waits, by the catalogue's names."""

    START = "W0"
    RUN = "W1"
    ABILITY = "W2"
    PLACE = "W3"
    FAILED = "W4"
    TEST = "WX"


ANYTIME = frozenset({Window.START, Window.RUN, Window.ABILITY, Window.PLACE, Window.FAILED})
ROLLED = frozenset({Window.RUN, Window.PLACE, Window.FAILED})


class ScrollRules:
    """A scroll; each derives from it and says what is its own.

    `windows` and `who` narrow when it can be used (DR-16.3). `borrows`: it can be played with the dice of a player who
    did not ask for it (DR-22.12).
    """

    card: ClassVar[str]
    windows: ClassVar[frozenset[Window]] = ANYTIME
    who: ClassVar[Literal["any", "current"]] = "any"
    borrows: ClassVar[bool] = False

    def refusal(self, t: Board, seat: int, window: Window) -> str:
        """Why that seat can't use it now: the key of a reason, or nothing (DR-16.6)."""
        if window not in self.windows:
            return "reason-not-now"
        if self.who == "current" and seat != t.state.current:
            return "reason-only-current"
        return self.problem(t, seat)

    def problem(self, t: Board, seat: int) -> str:
        """What it lacks to have an effect: the key of a reason, or nothing."""
        return ""

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """What its user chooses first; empty when there is nothing to choose."""
        return ()

    def asks(self, t: Board, seat: int) -> bool:
        """Whether its user chooses anything before it takes effect; else using it asks for a second press."""
        return len(self.targets(t, seat)) > 1

    def use(self, t: Board, seat: int) -> Play[None]:
        """Let that seat choose what there is to choose, spend the scroll, and carry it out completely (DR-16.5)."""
        raise NotImplementedError

    def helps_before_run(self, t: Board, ahead: ForecastView) -> bool:
        """Whether it is a reason to open W1, if it can be used (DR-22.4)."""
        return False

    def saves_roll(self, t: Board, seat: int) -> bool:
        """Whether that seat could prevent a failed roll by it, if it can be used (DR-22.6)."""
        return False

    def choose_target(self, t: Board, seat: int) -> Play[str]:
        """Ask for one of the targets."""
        options = self.targets(t, seat)
        return (yield from self.ask(t, seat, "target", options))

    def ask(self, t: Board, seat: int, what: str, options: Sequence[Option], **args: str | int) -> Play[str]:
        """Ask the user one more thing before the scroll takes effect: prepared in private, submitted as one."""
        given: Args = {"scroll": scroll_name(self.card), **args}
        prompt = Prompt(seat, f"{self.card}-{what}", lettered(options), args=given, follows=True)
        return (yield from ask_one(prompt))


class AgainstAttack(ScrollRules):
    """A scroll that can take an attacker out of the grid: W1 opens for it when an attack lies ahead."""

    def helps_before_run(self, t: Board, ahead: ForecastView) -> bool:
        """When the forecast contains an attack."""
        return ahead.attacks > 0


BOOK: dict[str, ScrollRules] = {}
"""Every scroll by its card; filled by the book, which knows them all."""


def unused(t: Board) -> Iterator[ScrollRules]:
    """The scrolls that the team can still use, in the order in which they lie."""
    for scroll in t.state.scrolls:
        if not scroll.used:
            yield BOOK[scroll.card]


def spend(t: Board, seat: int, card: str) -> None:
    """Turn the scroll over: it is used (DR-16.2)."""
    next(scroll for scroll in t.state.scrolls if scroll.card == card).used = True
    t.tell("scroll_used", seat=Seat(seat), scroll=scroll_name(card))


def dragon_target(t: Board, card: str, cell: Cell) -> Option:
    """A dragon of the grid as what a scroll is used on."""
    args: Args = {"dragon": card_name(t, card), "cell": cell_name(cell)}
    return Option(card, args, "dragon", place_name(card, cell))


def scroll_name(card: str) -> Message:
    """What that scroll is called."""
    return Message(f"card-{card}")
