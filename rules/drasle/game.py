"""Drasle as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from rules.drasle import invariants, loading, sheets, words
from rules.drasle.agents.sensible import Sensible
from rules.drasle.board import Board
from rules.drasle.box import Box
from rules.drasle.choosing import choose_characters
from rules.drasle.heroes.book import BOOK
from rules.drasle.looking import look
from rules.drasle.modules import MODULES, NEEDED, RECOMMENDED
from rules.drasle.setup import set_up
from rules.drasle.state import State as TableState
from rules.drasle.turn import take_turn
from rules.drasle.view import View
from rules.kernel.agent import Agent
from rules.kernel.errors import BadOption
from rules.kernel.event import Event
from rules.kernel.game import Game, GameOption, Plain
from rules.kernel.message import Message
from rules.kernel.points import NO_MODULES, module_ids, module_states
from rules.kernel.prompt import Prompt
from rules.kernel.table import Play, Result, Table

LINEUP = "lineup"
MODULES_OPTION = "modules"
RECOMMENDATION = "recommended"


class Drasle(Game[TableState, Box, View]):
    """The game.

    Options: `modules` in play, by default what serves so many seats best; `characters`, whether everybody chooses or
    they are dealt. `lineup` names the characters of the seats, joined by `+`: for scenarios and trials.
    """

    id = "drasle"
    seats = range(1, 6)
    options = (
        GameOption(MODULES_OPTION, (RECOMMENDATION, NO_MODULES, "young", "solo", "solo+young")),
        GameOption("characters", ("choose", "random")),
        GameOption(LINEUP, ("",)),
    )
    modules = MODULES
    sheets = sheets.SHEETS
    State = TableState
    Content = Box

    def load_content(self, folder: Path | None = None) -> Box:
        """Map, sheets and tiles; raises BadContent with file, entry and reason."""
        own = loading.load(loading.FOLDER, frozenset(BOOK))
        if folder is None:
            return own
        other = loading.load(folder, frozenset(BOOK))
        loading.check_names(other, own)
        return other

    def check_options(self, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """All options with their values; a line-up names characters, each once."""
        lineup = str(given.get(LINEUP, ""))
        named = [character for character in lineup.split("+") if character]
        if len(set(named)) != len(named) or not set(named) <= set(BOOK):
            known = ", ".join(BOOK)
            raise BadOption(f"a line-up is of {known}, each once, not {lineup!r}", option=LINEUP, known=known)
        rest = {key: value for key, value in given.items() if key != LINEUP}
        return {**super().check_options(rest), LINEUP: lineup}

    def settle_options(self, options: Mapping[str, str | int], seats: int) -> dict[str, str | int]:
        """The modules that the recommendation means for so many seats, and those that they can't do without."""
        chosen = options[MODULES_OPTION]
        wanted = RECOMMENDED.get(seats, ()) if chosen == RECOMMENDATION else module_ids(chosen)
        settled = [m.id for m in MODULES if m.id in {*wanted, *NEEDED.get(seats, ())}]
        return {**options, MODULES_OPTION: "+".join(settled) or NO_MODULES}

    def set_up(self, t: Table[None, Box]) -> TableState:
        """Lay out the table (DS-1)."""
        return set_up(t)

    def turn(self, t: Board) -> Play[None]:
        """The choice of characters, or the turn of the current player."""
        if t.state.phase == "choosing":
            yield from choose_characters(t)
        else:
            yield from take_turn(t)

    def over(self, state: TableState) -> bool:
        """Whether the dragon is dead, or the party."""
        return state.outcome != ""

    def result(self, state: TableState) -> Result:
        """All win or all lose (DS-22.5)."""
        won = state.outcome == "won"
        tally = state.tally
        args = {
            "turns": tally.adventure_turns,
            "attacks": tally.attacks,
            "quests": tally.quests,
            "survivors": sum(hero is not None and hero.life > 0 for hero in state.heroes),
        }
        return Result(state.outcome, tuple(range(len(state.heroes))) if won else (), args)

    def view(self, t: Board, seat: int | None) -> View:
        """What everybody sees."""
        return look(t)

    def check(self, t: Board) -> None:
        """Raise InvariantBroken where the state contradicts the rules."""
        invariants.check(t)

    def summary(self, view: View) -> Message:
        """Gauge or dragon, and the weakest character, in one line."""
        return words.summary(view)

    def description(self, view: View) -> Message:
        """The picture in words."""
        return words.description(view)

    def digest(self, events: Sequence[Event]) -> tuple[Message, ...]:
        """The few things of a turn that matter most."""
        return words.digest(events)

    def sheet(
        self, view: View, seat: int | None, name: str, prompts: Sequence[Prompt] = (), number: int | None = None
    ) -> tuple[Message, ...]:
        """A character's sheet, the quests, or exact chances."""
        return sheets.read(view, seat, name, prompts, number)

    def agents(self) -> Mapping[str, Agent[View]]:
        """`sensible` weighs growing against the gauge, and its life against the dragon's."""
        return {"sensible": Sensible()}

    def conceal(self, t: Board, seat: int | None) -> None:
        """Bring what lies face down into a new order: quests with those in the box, and rewards."""
        hidden = [tiles for tiles in t.state.mountains.values() if tiles.quest and not tiles.face_up]
        quests = [tiles.quest for tiles in hidden] + t.state.leftover
        t.shuffle(quests)
        for tiles in hidden:
            tiles.quest = quests.pop()
        t.state.leftover = quests
        covered = [tiles for tiles in t.state.mountains.values() if not tiles.found]
        rewards = [tiles.reward for tiles in covered]
        t.shuffle(rewards)
        for tiles in covered:
            tiles.reward = rewards.pop()

    def decode_state(self, data: Plain) -> TableState:
        """The state out of plain data, with the states of its modules."""
        state = msgspec.convert(data, TableState)
        state.modules = dict(module_states(state.modules, MODULES))
        return state


GAME = Drasle()
