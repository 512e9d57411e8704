"""What a game is: the one object by which the kernel and everything above it knows a game."""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any as Anything
from typing import ClassVar, Generic, TypeVar

import msgspec

import rules
from rules.kernel.agent import Agent
from rules.kernel.errors import BadOption, BadSeats, UnknownGame
from rules.kernel.event import Event
from rules.kernel.message import Message
from rules.kernel.points import Module
from rules.kernel.prompt import Prompt
from rules.kernel.series import Series
from rules.kernel.sheet import Sheet
from rules.kernel.table import Play, Result, Table

S = TypeVar("S", bound=msgspec.Struct)
C = TypeVar("C", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)

Plain = dict[str, Anything]
"""Plain data as JSON knows it: what a checkpoint holds."""


class GameOption(msgspec.Struct, frozen=True):
    """An option of a table: `values` are those it can have, the first is the default."""

    id: str
    values: tuple[str | int, ...]

    @property
    def default(self) -> str | int:
        """What it is when nobody says."""
        return self.values[0]


class Upgrade(msgspec.Struct, frozen=True):
    """How plain data of the rules revision before becomes data of this one."""

    state: Callable[[Plain], Plain] = lambda data: data
    content: Callable[[Plain], Plain] = lambda data: data


class Game(ABC, Generic[S, C, V]):
    """A game. `revision` counts the changes of its rules that running matches can notice.

    `upgrades[n]` brings plain data of revision n-1 to revision n. `modules` are the known modules in the order in which
    they speak; which are in play is the table option `modules` (ids joined by `+`, or `none`). `drafted` are the kinds
    of awaited prompts whose answer can have further steps; every offer can. `series` is how games follow each other,
    where they do. `sheets` is what can be looked up in
    private, the seat's own first.
    """

    id: ClassVar[str]
    revision: ClassVar[int] = 1
    seats: ClassVar[range]
    options: ClassVar[tuple[GameOption, ...]] = ()
    modules: ClassVar[Sequence[type[Module]]] = ()
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    drafted: ClassVar[frozenset[str]] = frozenset()
    sheets: ClassVar[tuple[Sheet, ...]] = ()
    cooperative: ClassVar[bool] = True
    series: ClassVar[Series | None] = None
    State: ClassVar[type[msgspec.Struct]]
    Content: ClassVar[type[msgspec.Struct]]

    @abstractmethod
    def load_content(self, folder: Path | None = None) -> C:
        """The game's content, out of its own files or those of `folder`; raises BadContent with the place."""

    @abstractmethod
    def set_up(self, t: Table[None, C]) -> S:
        """The state before the first turn; shuffles by `t`, asks nobody."""

    @abstractmethod
    def turn(self, t: Table[S, C]) -> Play[None]:
        """One turn, whatever the game calls a turn. The match is saved before each."""

    @abstractmethod
    def over(self, state: S) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """How it ended; only asked when it is over."""

    @abstractmethod
    def view(self, t: Table[S, C], seat: int | None) -> V:
        """What that seat (None: a spectator) may see: all that pictures, prompts and agents need."""

    @abstractmethod
    def check(self, t: Table[S, C]) -> None:
        """Raise InvariantBroken where the state contradicts an invariant."""

    @abstractmethod
    def summary(self, view: V) -> Message:
        """One line that says in text what the picture says in three seconds."""

    @abstractmethod
    def description(self, view: V) -> Message:
        """The alternative text of the picture."""

    @abstractmethod
    def agents(self) -> Mapping[str, Agent[V]]:
        """The game's own agents by name; `sensible` must be among them."""

    def digest(self, events: Sequence[Event]) -> tuple[Message, ...]:
        """What happened, in one to three lines, the most important last; by default the last three events."""
        return tuple(Message(f"event-{event.kind}", event.args) for event in events)[-3:]

    def sheet(
        self, view: V, seat: int | None, name: str, prompts: Sequence[Prompt] = (), number: int | None = None
    ) -> tuple[Message, ...]:
        """What a sheet says to a seat (None: a spectator), a line each; `prompts` are what the seat is asked."""
        raise LookupError(f"{self.id} has no sheet {name!r}")

    def conceal(self, t: Table[S, C], seat: int | None) -> None:
        """Bring what `seat` can't see into a new order by `t.shuffle`, in place; nothing in a game without secrets."""

    def decode_state(self, data: Plain) -> S:
        """The state out of plain data; raises msgspec.ValidationError for what does not fit."""
        state: S = msgspec.convert(data, self.State)  # type: ignore[assignment]
        return state

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats when the game can't be played with so many."""
        if seats not in self.seats:
            raise BadSeats(
                f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}",
                least=self.seats.start,
                most=self.seats.stop - 1,
                seats=seats,
            )

    def check_options(self, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """All options with their values; raises BadOption for an unknown option or value. Text stands for numbers."""
        known = {option.id: option for option in self.options}
        if unknown := sorted(set(given) - set(known)):
            raise BadOption(
                f"{self.id} has no option {unknown[0]!r}; it has {', '.join(known) or 'none'}",
                option=unknown[0],
                known=", ".join(known),
            )
        return {key: _value(option, given.get(key, option.default)) for key, option in known.items()}

    def settle_options(self, options: Mapping[str, str | int], seats: int) -> dict[str, str | int]:
        """The checked options as a table of so many seats is played with them: what they leave open is settled here.

        Once, when the match opens: what is settled is kept with it. Settling twice changes nothing.
        """
        return dict(options)


def _value(option: GameOption, given: str | int) -> str | int:
    for value in option.values:
        if str(value) == str(given):
            return value
    allowed = ", ".join(str(value) for value in option.values)
    raise BadOption(f"option {option.id} can be {allowed}, not {given!r}", option=option.id, known=allowed)


AnyGame = Game[Anything, Anything, Anything]


@cache
def games() -> Mapping[str, AnyGame]:
    """Every game by its id: each package under `rules` that has a `GAME`."""
    found: dict[str, AnyGame] = {}
    for info in pkgutil.iter_modules(rules.__path__):
        if info.ispkg and info.name != "kernel":
            game = getattr(importlib.import_module(f"rules.{info.name}"), "GAME", None)
            if isinstance(game, Game):
                found[game.id] = game
    return found


def game_by_id(game_id: str) -> AnyGame:
    """The game of that id; raises UnknownGame."""
    try:
        return games()[game_id]
    except KeyError:
        known = ", ".join(games())
        raise UnknownGame(f"there is no game {game_id!r}; the games are {known}", game=game_id, known=known) from None
