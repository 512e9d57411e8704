"""Set-up of a game (1)."""

from __future__ import annotations

from rules.dragons_roll.cards import Content
from rules.dragons_roll.dragons import fresh_dragon
from rules.dragons_roll.state import CITIES, COLUMNS, ROWS, Dragon, Hand, Master, Scroll, State
from rules.kernel.errors import BadOption
from rules.kernel.table import Table

RANDOM = "random"
BY_LEVEL = "level"


def set_up(t: Table[None, Content]) -> State:
    """Lay out the table against the master of the chosen level (DR-1)."""
    content = t.content
    level = int(t.options["level"])
    master = content.master_of_level(level)
    spaces = len(content.masters[master].yellow.condition.spaces)
    pile = list(content.dragons)
    t.shuffle(pile)
    empty_rows: list[list[Dragon | None]] = [[None] * COLUMNS for _ in range(ROWS - 1)]
    return State(
        phase="roll",
        current=_first_seat(t),
        turn_number=1,
        hands=_hands(t),
        master=Master(master, "yellow", [None] * spaces),
        grid=[[fresh_dragon(content, pile.pop()) for _ in range(COLUMNS)], *empty_rows],
        cities=[False] * CITIES,
        pile=pile,
        discard=[],
        scrolls=[Scroll(card) for card in _scrolls(t, level)],
    )


def _first_seat(t: Table[None, Content]) -> int:
    """The seat named by the host, else a random one (DR-1.13)."""
    first = t.options["first"]
    if first == RANDOM:
        return t.pick(range(t.seats))
    if int(first) > t.seats:
        raise BadOption(f"there is no seat {first} at a table of {t.seats}", option="first", known=str(t.seats))
    return int(first) - 1


def _hands(t: Table[None, Content]) -> list[Hand]:
    """One colour for each player that has enough dice (DR-1.9 to DR-1.11)."""
    dice = t.content.dice[str(t.seats)]
    colours = [colour for colour, count in t.content.colours.items() if count >= dice]
    return [Hand(colour, ready=dice) for colour in colours[: t.seats]]


def _scrolls(t: Table[None, Content], level: int) -> list[str]:
    """The scrolls owned already and new ones up to the number of this game (DR-1.5, DR-1.6)."""
    owned = [card for card in str(t.options["owned"]).split("+") if card]
    wanted = level if t.options["scrolls"] == BY_LEVEL else int(t.options["scrolls"])
    others = [card for card in t.content.scrolls if card not in owned]
    t.shuffle(others)
    return (owned + others)[: max(wanted, len(owned))]
