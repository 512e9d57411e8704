"""A table as the rules see it: the state, the dice, and a voice. No history, no answers, no clock."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, MutableSequence, Sequence
from typing import Any as Anything
from typing import Generic, TypeVar

import msgspec

from rules.kernel.dice import Source
from rules.kernel.event import Event
from rules.kernel.message import Arg, Dice
from rules.kernel.points import Points
from rules.kernel.prompt import All, Answer, Any, Prompt, Stop

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")
T = TypeVar("T")

Play = Generator[Stop, Anything, R]
"""A rule: it yields stops, is sent the answers, and returns `R`."""


class GameOver(Exception):
    """Raised by `Table.end`: nothing after this moment is carried out."""


class Halt(Exception):
    """Raised inside a private look ahead where chance would speak: the look ends there."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: `outcome` is a message key, `winners` the seats that won (all, some or none)."""

    outcome: str
    winners: tuple[int, ...]
    args: Mapping[str, Arg] = {}


class Table(Generic[S, C]):
    """What rules work with.

    `state` is the whole state of the game, `content` the cards and numbers that it is played with, `seats` the number
    of seats, `options` the checked options of the table, `points` the modules in play.
    """

    def __init__(
        self, state: S, content: C, seats: int, options: Mapping[str, Anything], dice: Source, points: Points
    ) -> None:
        self.state = state
        self.content = content
        self.seats = seats
        self.options = options
        self.points = points
        self.events: list[Event] = []
        self.revealed = False
        self.blind = False
        self._dice = dice

    @property
    def draws(self) -> int:
        """How many draws were taken from the dice."""
        return self._dice.counter

    def use_dice(self, dice: Source) -> None:
        """Go on with other dice: only for looking ahead and for scenarios."""
        self._dice = dice

    def roll(self, count: int, why: str, sides: int = 6, seats: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """Roll `count` dice and tell it as `dice_rolled`, with the number of the first draw for who checks later."""
        if not count:
            return ()
        first = self._chance()
        values = tuple(self._dice.roll(sides) for _ in range(count))
        self.tell("dice_rolled", seats=seats, why=why, sides=sides, dice=Dice(values), draw=first)
        return values

    def roll_one(self, why: str, sides: int = 6) -> int:
        """Roll one die and tell it as `dice_rolled`."""
        return self.roll(1, why, sides)[0]

    def pick(self, things: Sequence[T]) -> T:
        """One of the things at random, untold; ValueError when there are none."""
        self._chance()
        return things[self._dice.below(len(things))]

    def shuffle(self, things: MutableSequence[Anything]) -> None:
        """Bring the things into a random order, in place and untold."""
        self._chance()
        for last in range(len(things) - 1, 0, -1):
            other = self._dice.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def reveal(self) -> None:
        """Say that something hidden comes to light now (a drawn card, a secret choice): it can't be unseen."""
        self._chance()

    def tell(self, kind: str, *, seats: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Say what happened, to all or to some seats."""
        self.events.append(Event(kind, args, seats))

    def end(self) -> None:
        """End the game at once; the state must already say how. Raises GameOver."""
        raise GameOver

    def _chance(self) -> int:
        if self.blind:
            raise Halt
        self.revealed = True
        return self._dice.counter


def ask(prompt: Prompt) -> Play[tuple[str, ...]]:
    """Ask one seat and return what it chose. What is forced is not asked."""
    if prompt.forced:
        return prompt.ids
    answer = yield Any((prompt,))
    assert isinstance(answer, Answer)
    return answer.chosen


def ask_one(prompt: Prompt) -> Play[str]:
    """Ask one seat for exactly one option and return its id. What is forced is not asked."""
    chosen = yield from ask(prompt)
    return chosen[0]


def ask_all(prompts: Iterable[Prompt]) -> Play[dict[int, tuple[str, ...]]]:
    """Ask several seats at once, each one prompt, and return what each chose by seat. What is forced is not asked."""
    asked = tuple(prompts)
    chosen = {prompt.seat: prompt.ids for prompt in asked if prompt.forced}
    if open_prompts := tuple(prompt for prompt in asked if not prompt.forced):
        answers = yield All(open_prompts)
        chosen.update({answer.seat: answer.chosen for answer in answers})
    return chosen


class Offer(msgspec.Struct, frozen=True):
    """Something a seat may use while somebody else's choice is awaited: its prompt and what using it does."""

    prompt: Prompt
    use: Callable[[tuple[str, ...]], Play[None]]


def window(
    prompt_now: Callable[[], Prompt | None], offers_now: Callable[[], Sequence[Offer]], *, waits: bool = False
) -> Play[tuple[str, ...]]:
    """Await one choice and let offers be used beside it; both are asked anew after every offer used.

    Returns what was chosen at the awaited prompt, or nothing when `prompt_now` says that there is none any more. A
    forced choice without a usable offer beside it does not stop the game, unless it `waits` for its seat anyway.
    """
    while True:
        prompt = prompt_now()
        if prompt is None:
            return ()
        offers = {(offer.prompt.seat, offer.prompt.kind): offer for offer in offers_now()}
        if prompt.forced and not offers and not waits:
            return prompt.ids
        answer = yield Any((prompt, *(offer.prompt for offer in offers.values())))
        if answer.kind == prompt.kind and answer.seat == prompt.seat:
            chosen: tuple[str, ...] = answer.chosen
            return chosen
        yield from offers[answer.seat, answer.kind].use(answer.chosen)
