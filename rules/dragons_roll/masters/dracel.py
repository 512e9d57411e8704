"""Dracel, level 4: she hands dice back, from a dragon and enraged from herself too (DR-18.4)."""

from __future__ import annotations

from rules.dragons_roll.board import (
    MASTER,
    Board,
    card_name,
    cell_name,
    cell_of,
    dice_on,
    dragons,
    place_of,
    send_back,
)
from rules.dragons_roll.cards import Face
from rules.dragons_roll.masters.base import MasterRules
from rules.dragons_roll.scrolls.base import Window
from rules.dragons_roll.state import Die
from rules.dragons_roll.windows import hold_window
from rules.kernel.message import Arg, Seat
from rules.kernel.prompt import Option, Prompt, lettered
from rules.kernel.table import Play


class Dracel(MasterRules):
    """Returns one die from a dragon; the red face also one from Dracel. Neither can be used again this turn."""

    card = "dracel"

    def activate(self, t: Board, face: Face) -> Play[None]:
        """The current player picks each die; what is not there is left out."""
        chosen = yield from hold_window(t, Window.ABILITY, lambda: _dragon_die_prompt(t))
        _return(t, chosen)
        if face == "red":
            chosen = yield from hold_window(t, Window.ABILITY, lambda: _master_die_prompt(t))
            _return(t, chosen)

    def has_effect(self, t: Board, face: Face) -> bool:
        """Whether there is a die to return."""
        return bool(_dragon_die_prompt(t) or (face == "red" and _master_die_prompt(t)))


def _dragon_die_prompt(t: Board) -> Prompt | None:
    """Which die on a dragon; by default of the highest dragon with the fewest dice, leftmost (DR-D11)."""
    options = [option for dragon in dragons(t) for option in _dice_options(t, dragon.card)]
    if not options:
        return None

    def order(option: Option) -> tuple[int, int, int]:
        card = option.id.partition(".")[0]
        row, column = cell_of(t, card) or (0, 0)
        return row, sum(die is not None for die in dice_on(t, card)), column

    default = min(options, key=order).id
    args = {"master": card_name(t, MASTER)}
    return Prompt(t.state.current, "ability-die", lettered(options), default=(default,), args=args)


def _master_die_prompt(t: Board) -> Prompt | None:
    """Which die on Dracel; by default one of the current player, else the leftmost (DR-D12)."""
    options = _dice_options(t, MASTER)
    if not options:
        return None
    own = [option for option in options if option.args["owner"] == Seat(t.state.current)]
    args = {"master": card_name(t, MASTER)}
    return Prompt(t.state.current, "ability-own-die", lettered(options), default=((own or options)[0].id,), args=args)


def _dice_options(t: Board, card: str) -> list[Option]:
    """The dice on that card; of dice alike in owner, number and space the leftmost."""
    condition = t.content.dragons[card].condition if card != MASTER else None
    options: dict[object, Option] = {}
    for space, die in enumerate(dice_on(t, card)):
        if die is not None:
            printed = condition.spaces[space] if condition else space
            like = (printed, die.owner, die.value, die.wild)
            options.setdefault(like, _die_option(t, card, space, die))
    return list(options.values())


def _die_option(t: Board, card: str, space: int, die: Die) -> Option:
    args: dict[str, Arg] = {"card": card_name(t, card), "owner": Seat(die.owner), "number": die.value}
    cell = None if card == MASTER else cell_of(t, card)
    if cell is not None:
        args["cell"] = cell_name(cell)
    return Option(f"{card}.{space}", args, "return-die", place_of(t, card, space))


def _return(t: Board, chosen: tuple[str, ...]) -> None:
    for option in chosen:
        card, _, space = option.partition(".")
        dice = dice_on(t, card)
        die = dice[int(space)]
        assert die is not None
        dice[int(space)] = None
        send_back(t, die)
