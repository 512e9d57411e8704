"""Dragons Roll as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rules.dragons_roll import invariants, loading
from rules.dragons_roll.agents.rush import Rush
from rules.dragons_roll.agents.sensible import Sensible
from rules.dragons_roll.campaign import Campaigns
from rules.dragons_roll.cards import Content as Box
from rules.dragons_roll.looking import look
from rules.dragons_roll.masters import MASTERS
from rules.dragons_roll.scrolls.book import SCROLLS
from rules.dragons_roll.setup import BY_LEVEL, RANDOM, set_up
from rules.dragons_roll.state import CITIES
from rules.dragons_roll.state import State as TableState
from rules.dragons_roll.turn import take_turn
from rules.dragons_roll.view import View
from rules.dragons_roll.words import description, digest, summary
from rules.kernel.agent import Agent
from rules.kernel.errors import BadOption
from rules.kernel.event import Event
from rules.kernel.game import Game, GameOption
from rules.kernel.message import Message
from rules.kernel.series import MODE
from rules.kernel.table import Play, Result, Table

OWNED = "owned"


class DragonsRoll(Game[TableState, Box, View]):
    """The game.

    Options: `mode`, a single game or one of a series, which then says level and scrolls; `level` of the master;
    `scrolls`, how many (by default as many as the level); `first`, the number of the seat that begins; `pause`, whether
    the dragon die pauses whenever a scroll could help or only for danger (DR-22.5). `owned` names scrolls that the team
    brings along, joined by `+`: how a campaign goes on.
    """

    id = "dragons_roll"
    seats = range(2, 5)
    series = Campaigns()
    options = (
        GameOption(MODE, ("single", *Campaigns.modes)),
        GameOption("level", (1, 2, 3, 4, 5, 6)),
        GameOption("scrolls", (BY_LEVEL, 0, 1, 2, 3, 4, 5, 6)),
        GameOption("first", (RANDOM, 1, 2, 3, 4)),
        GameOption("pause", ("help", "danger")),
        GameOption(OWNED, ("",)),
    )
    State = TableState
    Content = Box

    def load_content(self, folder: Path | None = None) -> Box:
        """The cards; raises BadContent with file, entry and reason."""
        own = loading.load(loading.FOLDER, frozenset(MASTERS), frozenset(SCROLLS))
        if folder is None:
            return own
        other = loading.load(folder, frozenset(MASTERS), frozenset(SCROLLS))
        loading.check_names(other, own)
        return other

    def check_options(self, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """All options with their values; `owned` may name any scrolls, each once."""
        owned = str(given.get(OWNED, ""))
        cards = [card for card in owned.split("+") if card]
        if len(set(cards)) != len(cards) or not set(cards) <= set(SCROLLS):
            known = ", ".join(sorted(SCROLLS))
            raise BadOption(f"owned scrolls can be {known}, each once, not {owned!r}", option=OWNED, known=known)
        rest = {key: value for key, value in given.items() if key != OWNED}
        return {**super().check_options(rest), OWNED: owned}

    def set_up(self, t: Table[None, Box]) -> TableState:
        """Lay out the table (DR-1)."""
        return set_up(t)

    def turn(self, t: Table[TableState, Box]) -> Play[None]:
        """The turn of the current player."""
        return take_turn(t)

    def over(self, state: TableState) -> bool:
        """Whether the master is defeated or all cities burn."""
        return state.outcome != ""

    def result(self, state: TableState) -> Result:
        """All win or all lose (DR-20)."""
        tally = state.tally
        return Result(
            state.outcome,
            tuple(range(len(state.hands))) if state.outcome == "won" else (),
            {
                "master": Message(f"card-{state.master.card}"),
                "turns": state.turn_number,
                "defeated": tally.defeated,
                "cities": CITIES - sum(state.cities),
            },
        )

    def view(self, t: Table[TableState, Box], seat: int | None) -> View:
        """What everybody sees."""
        return look(t)

    def check(self, t: Table[TableState, Box]) -> None:
        """Raise InvariantBroken where the state contradicts the rules."""
        invariants.check(t)

    def summary(self, view: View) -> Message:
        """Cities and master in one line."""
        return summary(view)

    def description(self, view: View) -> Message:
        """The picture in words."""
        return description(view)

    def digest(self, events: Sequence[Event]) -> tuple[Message, ...]:
        """The three events that matter most."""
        return digest(events)

    def agents(self) -> Mapping[str, Agent[View]]:
        """`sensible` weighs cities against the master, `rush` sees only the master."""
        return {"sensible": Sensible(), "rush": Rush()}

    def conceal(self, t: Table[TableState, Box], seat: int | None) -> None:
        """Shuffle the draw pile: nobody knows its order."""
        t.shuffle(t.state.pile)


GAME = DragonsRoll()
