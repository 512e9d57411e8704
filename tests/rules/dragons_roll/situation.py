"""A table of Dragons Roll laid out as a test needs it, with dice that show what the test says.

Cells are named by column and row: `L1` is left in the top row, `R3` right beside the cities. Dice are written as number
and seat, `4a` is a 4 of the first player, `4a*` a wild one, `.` an empty space. The cards are those in `cards`, so that
tuning the game's own content changes no test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rules.dragons_roll import loading
from rules.dragons_roll.cards import Content
from rules.dragons_roll.game import GAME
from rules.dragons_roll.masters import MASTERS
from rules.dragons_roll.scrolls.book import SCROLLS
from rules.dragons_roll.state import State
from rules.dragons_roll.view import View
from rules.kernel.dice import Script
from rules.kernel.event import Event
from rules.kernel.match import Match, Setting
from rules.kernel.message import Dice, Message, Seat
from rules.kernel.prompt import Prompt

CARDS = loading.load(Path(__file__).parent / "cards", frozenset(MASTERS), frozenset(SCROLLS))
COLUMNS = "LCR"
SEATS = "abcd"
FULL = {
    "L1": "normling-1",
    "L2": "normling-3",
    "L3": "noble-2",
    "C1": "trolling-1",
    "C2": "noble-3",
    "C3": "trolling-2",
    "R1": "grabbler-1",
    "R2": "grabbler-3",
    "R3": "forestling-2",
}
"""Nine dragons, numbers 1 to 3 only."""


class Situation:
    """A match laid out and ready for the roll of the current player."""

    def __init__(
        self,
        grid: Mapping[str, str] | None = None,
        on: Mapping[str, str] | None = None,
        *,
        seats: int = 3,
        master: str = "trollock",
        face: str = "yellow",
        on_master: str = "",
        burning: Sequence[int] = (),
        scrolls: Sequence[str] = (),
        pile: Sequence[str] | None = None,
        locked: Mapping[int, int] | None = None,
        current: int = 0,
        pause: str = "help",
        content: Content = CARDS,
    ) -> None:
        self.content = content
        grid, on = grid or {}, on or {}
        options = {
            "level": content.masters[master].level,
            "scrolls": 0,
            "owned": "+".join(scrolls),
            "first": current + 1,
            "pause": pause,
        }
        setting = Setting(GAME, content, seats, options, b"situation")
        opened = Match.open(setting)
        first = opened.openings[0]
        state: State = GAME.decode_state(first.state)
        state.master.face = face  # type: ignore[assignment]
        condition = content.masters[master].face(state.master.face).condition
        state.master.dice = _dice(on_master, len(condition.spaces))
        state.grid = [[None] * 3 for _ in range(3)]
        for cell, card in grid.items():
            row, column = _cell(cell)
            spaces = len(content.dragons[card].condition.spaces)
            dragon = {"card": card, "dice": _dice(on.get(card, ""), spaces)}
            state.grid[row][column] = dragon  # type: ignore[call-overload]
        left = [card for card in content.dragons if card not in grid.values()]
        drawn = left if pile is None else list(pile)
        state.pile = list(reversed(drawn))
        state.discard = [card for card in left if card not in drawn]
        state.cities = [column in burning for column in range(3)]
        text = " ".join([on_master, *(dice for card, dice in on.items() if card in grid.values())])
        for seat, hand in enumerate(state.hands):
            hand.locked = (locked or {}).get(seat, 0)
            hand.ready -= hand.locked + sum(SEATS[seat] in die for die in text.split())
        self.script = Script(strict=True)
        scripted = msgspec.structs.replace(opened.setting, script=self.script)
        plain = msgspec.to_builtins(state, str_keys=True)
        self.match = Match.restore(scripted, msgspec.structs.replace(first, state=plain), checked=True)
        self.events: tuple[Event, ...] = ()

    # Acting ----------------------------------------------------------------------------------------------------------

    def roll(self, dragon: int, *dice: int) -> Situation:
        """The current player rolls: the dragon die, then own dice; rolls that are not given show nothing useful."""
        own = self.state.hands[self.state.current].ready
        self.script.left += [dragon, *dice, *_rest(own - len(dice))]
        return self.do("roll")

    def do(self, *chosen: str, dice: Sequence[int] = (), seat: int | None = None) -> Situation:
        """Answer what is asked; `dice` are shown by the rolls that follow."""
        prompt = self.asked
        assert seat is None or prompt.seat == seat
        return self._submit(prompt.seat, prompt.kind, [chosen], dice)

    def all(self, *answers: str) -> Situation:
        """Several answers, one after the other."""
        for answer in answers:
            self.do(answer)
        return self

    def place(self, number: int, *spots: str, dice: Sequence[int] = ()) -> Situation:
        """Choose that face, if it is asked, and place a die of it on each spot: a card, or a card and its space."""
        if self.asks == "face":
            self.do(f"face-{number}")
        for place, spot in enumerate(spots, 1):
            found = [option for option in self.offered if option == spot or option.partition(".")[0] == spot]
            self.do(found[0], dice=dice if place == len(spots) else ())
        return self

    def by_default(self, answers: int) -> Situation:
        """So many answers as they are given when time runs out, with dice as they fall."""
        self.script.strict = False
        for _ in range(answers):
            self.do(*self.asked.default)
        return self

    def scroll(self, *steps: str, seat: int = 0, dice: Sequence[int] = ()) -> Situation:
        """That seat uses a scroll: its name, then what there is to choose."""
        return self._submit(seat, "scroll", [(step,) for step in steps], dice)

    def _submit(self, seat: int, kind: str, steps: Sequence[Sequence[str]], dice: Sequence[int]) -> Situation:
        self.script.left += dice
        self.events = self.match.submit(seat, self.match.number, kind, steps).events
        return self

    # Looking ---------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the table."""
        state: State = self.match.table.state
        return state

    @property
    def view(self) -> View:
        """What everybody sees."""
        view: View = self.match.view(None)
        return view

    @property
    def asked(self) -> Prompt:
        """What the game waits for."""
        return next(prompt for prompt in self.match.open_prompts() if not prompt.offer)

    @property
    def asks(self) -> str:
        """The kind of what the game waits for, or nothing when it is over."""
        return "" if self.match.over else self.asked.kind

    @property
    def offered(self) -> list[str]:
        """The ids on offer at what the game waits for."""
        return list(self.asked.ids)

    def scrolls(self, seat: int = 0) -> list[str]:
        """The scrolls that this seat can use now."""
        panels = [prompt for prompt in self.match.prompts(seat) if prompt.offer]
        return [option for panel in panels for option in panel.ids if option in SCROLLS]

    def why_not(self, scroll: str, seat: int = 0) -> str:
        """Why that seat can't use the scroll now: the key of the reason."""
        closed = [closed for prompt in self.match.prompts(seat) for closed in prompt.closed]
        return next((entry.why.key.removeprefix("reason-") for entry in closed if entry.id == scroll), "")

    @property
    def grid(self) -> dict[str, str]:
        """The dragons in the grid by their cells."""
        return {
            f"{COLUMNS[column]}{row + 1}": dragon.card
            for row, cells in enumerate(self.state.grid)
            for column, dragon in enumerate(cells)
            if dragon is not None
        }

    def dice(self, card: str) -> str:
        """The dice on that card."""
        if card == "master":
            return _text(self.state.master.dice)
        found = [dragon for row in self.state.grid for dragon in row if dragon and dragon.card == card]
        return _text(found[0].dice)

    @property
    def rolled(self) -> str:
        """The dice in the roll."""
        return _text(self.state.roll)

    def hand(self, seat: int) -> tuple[int, int, int]:
        """Dice of that seat: ready, blocked, locked."""
        hand = self.state.hands[seat]
        return hand.ready, hand.blocked, hand.locked

    @property
    def burning(self) -> list[int]:
        """The columns whose cities burn."""
        return [column for column, burns in enumerate(self.state.cities) if burns]

    @property
    def told(self) -> list[str]:
        """The kinds of what happened by the last answer."""
        return [event.kind for event in self.events]

    def told_of(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of the events of that kind, messages by their text key and number."""
        return [
            {key: _short(value) for key, value in event.args.items()} for event in self.events if event.kind == kind
        ]


def _rest(count: int) -> list[int]:
    return [1] * max(0, count)


def _cell(name: str) -> tuple[int, int]:
    return int(name[1]) - 1, COLUMNS.index(name[0])


def _dice(text: str, spaces: int) -> list[Any]:
    tokens = [*text.split(), *["."] * spaces][:spaces]
    return [
        None if token == "." else {"owner": SEATS.index(token[1]), "value": int(token[0]), "wild": token.endswith("*")}
        for token in tokens
    ]


def _text(dice: Sequence[Any]) -> str:
    return " ".join("." if die is None else f"{die.value}{SEATS[die.owner]}{'*' if die.wild else ''}" for die in dice)


def _short(value: Any) -> Any:
    if isinstance(value, Message):
        number = value.args.get("number")
        name = value.key.removeprefix("card-")
        return name if number is None else f"{name}-{number}"
    if isinstance(value, Seat):
        return value.index
    return value.values if isinstance(value, Dice) else value
