"""A player's available dice as scrolls use them: taken from the hand or the roll, rolled, placed or put back.

A source is `hand` (dice there are alike) or `roll-<number>`: an own die of the roll that shows this number.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll.board import MASTER, Board, card_name, cell_of, to_hand
from rules.dragons_roll.placing import Spot, lay
from rules.dragons_roll.scrolls.base import scroll_name
from rules.dragons_roll.spots import spot_id, spot_of, spot_option
from rules.dragons_roll.state import Die, Held
from rules.kernel.message import Args, Seat
from rules.kernel.prompt import Option, Prompt, lettered
from rules.kernel.table import Play, ask_one

HAND, ROLL = "hand", "roll-"
SKIP = "skip"


def sources(t: Board, seat: int) -> list[str]:
    """Where that player has available dice (DR-0.4); those that are not of the chosen face come first."""
    numbers = sorted({die.value for die in t.state.roll if die.owner == seat})
    face = t.state.turn.face
    rolled = [f"{ROLL}{number}" for number in sorted(numbers, key=lambda number: number == face)]
    return [HAND, *rolled] if t.state.hands[seat].ready else rolled


def source_options(t: Board, seat: int) -> list[Option]:
    """The sources as options."""
    return [
        Option(source, label="die-in-hand")
        if source == HAND
        else Option(source, {"number": int(source.removeprefix(ROLL))}, "die-in-roll")
        for source in sources(t, seat)
    ]


def take(t: Board, seat: int, source: str) -> Held:
    """Take a die from that source; from the hand it shows no number yet (0)."""
    if source == HAND:
        t.state.hands[seat].ready -= 1
        return Held(Die(seat, 0), from_roll=False)
    number = int(source.removeprefix(ROLL))
    die = next(die for die in t.state.roll if (die.owner, die.value) == (seat, number))
    t.state.roll.remove(die)
    return Held(die, from_roll=True)


def roll_die(t: Board, seat: int, source: str, why: str) -> int:
    """Roll a die of that source and hold it to be placed at once; returns its number."""
    held = take(t, seat, source)
    held.die.value = t.roll_one(why)
    t.state.held = held
    return held.die.value


def put_back(t: Board, card: str) -> None:
    """The held die was not placed: it stays in the roll with its new number, else goes to hand (DR-16.10)."""
    held = t.state.held
    assert held is not None
    t.state.held = None
    t.tell("die_not_placed", owner=Seat(held.die.owner), number=held.die.value, scroll=scroll_name(card))
    if held.from_roll:
        t.state.roll.append(held.die)
    else:
        to_hand(t, held.die)


def place_held(t: Board, seat: int, spot: Spot) -> Play[None]:
    """Place the held die there."""
    held = t.state.held
    assert held is not None
    t.state.held = None
    yield from lay(t, seat, held.die, spot, from_roll=held.from_roll)


def ask_spot(
    t: Board, seat: int, kind: str, number: int, spots: Sequence[Spot], *, may_skip: bool
) -> Play[Spot | None]:
    """Ask where the die goes; by default on the lowest dragon, else on the master, the leftmost space (DR-D24)."""
    options = list(lettered(spot_option(t, number, spot, spots) for spot in spots))
    if may_skip:
        options.append(Option(SKIP, label=SKIP))

    def order(spot: Spot) -> tuple[bool, int]:
        cell = None if spot[0] == MASTER else cell_of(t, spot[0])
        return cell is None, -cell[0] if cell else 0

    default = (spot_id(min(spots, key=order)),)
    args: Args = {"number": number, "card": card_name(t, spots[0][0])}
    prompt = Prompt(seat, kind, tuple(options), default=default, args=args, reaction=seat != t.state.current)
    chosen = yield from ask_one(prompt)
    return None if chosen == SKIP else spot_of(chosen)


def ask_source(t: Board, seat: int, kind: str) -> Play[str]:
    """Ask which die is rolled; by default one that is not of the chosen face."""
    options = tuple(source_options(t, seat))
    prompt = Prompt(seat, kind, options, default=(options[0].id,), reaction=seat != t.state.current)
    return (yield from ask_one(prompt))
