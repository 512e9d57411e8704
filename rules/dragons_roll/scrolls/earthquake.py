"""Earthquake: around a dragon that was placed on this turn the neighbours may take dice (DR-17.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll import conditions
from rules.dragons_roll.board import Board, card_name, cell_of, condition_of, numbers_on
from rules.dragons_roll.grid import Cell
from rules.dragons_roll.placing import Spot, lay
from rules.dragons_roll.scrolls.base import ScrollRules, Window, dragon_target, spend
from rules.dragons_roll.scrolls.dice import SKIP, source_options, sources, take
from rules.dragons_roll.spots import spot_id, spot_of, spot_option
from rules.dragons_roll.state import COLUMNS, ROWS
from rules.dragons_roll.trial import try_luck
from rules.kernel.message import Args
from rules.kernel.prompt import Option, Prompt, lettered
from rules.kernel.table import Play, ask_one

AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""Above, below, left, right: the order of the rolls."""


class Earthquake(ScrollRules):
    """One dragon-die roll for each neighbour; an own available die may be placed there, turned to that number."""

    card = "earthquake"
    windows = frozenset({Window.PLACE})
    who = "current"

    def problem(self, t: Board, seat: int) -> str:
        """It takes a dragon placed on this turn, a neighbour of it, and an available die."""
        if not t.state.turn.placed_on:
            return "reason-nothing-placed"
        if not self.targets(t, seat):
            return "reason-no-neighbour"
        return "" if sources(t, seat) else "reason-no-die"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """The dragons placed on this turn that have a neighbour, also one that these dice have defeated."""
        return [
            dragon_target(t, card, cell)
            for card in t.state.turn.placed_on
            if (cell := _centre(t, card)) is not None and _neighbours(t, cell)
        ]

    def use(self, t: Board, seat: int) -> Play[None]:
        """Go around the centre; who left the grid meanwhile is passed over."""
        centre = yield from self.choose_target(t, seat)
        spend(t, seat, self.card)
        cell = _centre(t, centre)
        assert cell is not None
        for neighbour in _neighbours(t, cell):
            if cell_of(t, neighbour) is not None and sources(t, seat):
                yield from self._shake(t, seat, neighbour)

    def _shake(self, t: Board, seat: int, card: str) -> Play[None]:
        number = yield from try_luck(t, seat, self.card, lambda rolled: not _spots(t, card, rolled))
        if not _spots(t, card, number):
            return
        chosen = yield from ask_one(_spot_prompt(t, seat, card, number))
        if chosen != SKIP:
            spot, _, source = chosen.rpartition(".")
            held = take(t, seat, source)
            held.die.value = number
            yield from lay(t, seat, held.die, spot_of(spot), from_roll=held.from_roll)


def _centre(t: Board, card: str) -> Cell | None:
    """Where the dragon stands, or stood last when dice have defeated it this turn."""
    for gone in t.state.defeated:
        if gone.dragon.card == card and gone.by_dice:
            return gone.row, gone.column
    return cell_of(t, card)


def _neighbours(t: Board, cell: Cell) -> list[str]:
    cells = [(cell[0] + down, cell[1] + right) for down, right in AROUND]
    inside = [(row, column) for row, column in cells if 0 <= row < ROWS and 0 <= column < COLUMNS]
    there = [t.state.grid[row][column] for row, column in inside]
    return [dragon.card for dragon in there if dragon is not None]


def _spots(t: Board, card: str, number: int) -> list[Spot]:
    spaces = conditions.different_spaces(condition_of(t, card), numbers_on(t, card), number)
    return [(card, space) for space in spaces]


def _spot_prompt(t: Board, seat: int, card: str, number: int) -> Prompt:
    """Which space and which die, or none; by default the leftmost, with a die that is not of the chosen face.

    The space is 0 where the card has only one for it.
    """
    spots = _spots(t, card, number)
    options = [
        Option(
            f"{spot_id(spot)}.{source.id}",
            {"space": 0, **offered.args, **source.args, "number": number, "shows": source.args.get("number", 0)},
            f"shake-{source.label}",
            offered.place,
        )
        for spot in spots
        for offered in [spot_option(t, number, spot, spots)]
        for source in source_options(t, seat)
    ]
    default = (options[0].id,)
    args: Args = {"card": card_name(t, card), "number": number}
    return Prompt(seat, "earthquake-spot", (*lettered(options), Option(SKIP, label=SKIP)), default=default, args=args)
