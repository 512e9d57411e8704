"""How a spot, a card and one of its spaces, is offered: id, words, place."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll import conditions
from rules.dragons_roll.board import (
    MASTER,
    Board,
    card_name,
    cell_name,
    cell_of,
    condition_of,
    numbers_on,
    place_of,
)
from rules.dragons_roll.placing import Spot
from rules.kernel.message import Arg
from rules.kernel.prompt import Option


def spot_id(spot: Spot) -> str:
    """The id of an option for that spot."""
    card, space = spot
    return card if space is None else f"{card}.{space}"


def spot_of(option_id: str) -> Spot:
    """The spot that an option's id names."""
    card, _, space = option_id.partition(".")
    return card, int(space) if space else None


def spot_args(t: Board, number: int, spot: Spot) -> dict[str, Arg]:
    """What is said of placing that number there: on which card, where it stands, how many dice are left after it."""
    card, space = spot
    args: dict[str, Arg] = {"number": number, "card": card_name(t, card)}
    cell = None if card == MASTER else cell_of(t, card)
    if cell is not None:
        args["cell"] = cell_name(cell)
    if space is not None:
        after = conditions.with_die(numbers_on(t, card), space, number)
        args["left"] = conditions.missing(condition_of(t, card), after)
    return args


def spot_label(spot: Spot, among: Sequence[Spot]) -> str:
    """The key of an option for that spot: on a dragon or the master, naming the space where a card has several."""
    card, space = spot
    if space is None:
        return "place-try"
    several = sum(other == card for other, _ in among) > 1
    return f"place-{'master' if card == MASTER else 'dragon'}{'-space' if several else ''}"


def spot_option(t: Board, number: int, spot: Spot, among: Sequence[Spot]) -> Option:
    """To place that number there; `among` are all the spots on offer."""
    card, space = spot
    label = spot_label(spot, among)
    args = spot_args(t, number, spot)
    if not label.endswith("-space"):
        return Option(spot_id(spot), args, label, place_of(t, card))
    assert space is not None
    return Option(spot_id(spot), {**args, "space": space + 1}, label, place_of(t, card, space))
