"""Redirect: a placed die moves from a dragon to another, whatever is printed there (DR-17.11)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dragons_roll import conditions
from rules.dragons_roll.board import (
    Board,
    card_name,
    cell_name,
    condition_of,
    dice_on,
    numbers_on,
    place_name,
    place_of,
)
from rules.dragons_roll.grid import Cell, occupied
from rules.dragons_roll.placing import Spot, complete_if_full
from rules.dragons_roll.scrolls.base import AgainstAttack, spend
from rules.dragons_roll.spots import spot_id, spot_of
from rules.dragons_roll.state import Die
from rules.kernel.message import Arg, Seat
from rules.kernel.prompt import Option
from rules.kernel.table import Play


class Redirect(AgainstAttack):
    """Any owner's die, from the grid to the grid; on the new dragon it is wild (DR-10.19)."""

    card = "redirect"

    def problem(self, t: Board, seat: int) -> str:
        """It takes a die on a dragon, and another dragon."""
        if not self.targets(t, seat):
            return "reason-no-die-on-dragon"
        return "" if len(list(occupied(t.state.grid))) > 1 else "reason-only-one-dragon"

    def targets(self, t: Board, seat: int) -> Sequence[Option]:
        """The dice on dragons; of dice alike in owner, number and space the leftmost."""
        options: dict[object, Option] = {}
        for cell, dragon in occupied(t.state.grid):
            printed = condition_of(t, dragon.card).spaces
            for space, die in enumerate(dragon.dice):
                if die is not None:
                    like = (dragon.card, printed[space], die.owner, die.value)
                    options.setdefault(like, _die_option(t, (dragon.card, space), cell, die))
        return list(options.values())

    def asks(self, t: Board, seat: int) -> bool:
        """Unless there is one die and one space for it."""
        targets = self.targets(t, seat)
        return len(targets) > 1 or len(_spaces_for(t, spot_of(targets[0].id)[0])) > 1

    def saves_roll(self, t: Board, seat: int) -> bool:
        """A space becomes free."""
        return True

    def use(self, t: Board, seat: int) -> Play[None]:
        """Choose the die and the space, and move it."""
        start, space = spot_of((yield from self.choose_target(t, seat)))
        spots = [_spot_option(t, spot) for spot in _spaces_for(t, start)]
        end, at = spot_of((yield from self.ask(t, seat, "spot", spots)))
        spend(t, seat, self.card)
        assert space is not None
        assert at is not None
        die = dice_on(t, start)[space]
        assert die is not None
        dice_on(t, start)[space] = None
        dice_on(t, end)[at] = Die(die.owner, die.value, wild=True)
        t.tell(
            "die_redirected",
            owner=Seat(die.owner),
            number=die.value,
            start=card_name(t, start),
            end=card_name(t, end),
            place=place_of(t, end, at),
        )
        yield from complete_if_full(t, end)


def _spaces_for(t: Board, start: str) -> list[Spot]:
    """The spaces of other dragons: mandatory ones while one is empty, else optional ones (DR-17.11c)."""
    spots: list[Spot] = []
    for _, dragon in occupied(t.state.grid):
        if dragon.card != start:
            condition, on = condition_of(t, dragon.card), numbers_on(t, dragon.card)
            spaces = conditions.different_spaces(condition, on, conditions.WILD)
            mandatory = [space for space in spaces if not condition.spaces[space].optional]
            spots += [(dragon.card, space) for space in mandatory or spaces]
    return spots


def _die_option(t: Board, spot: Spot, cell: Cell, die: Die) -> Option:
    card, space = spot
    args: dict[str, Arg] = {
        "card": card_name(t, card),
        "cell": cell_name(cell),
        "owner": Seat(die.owner),
        "number": die.value,
    }
    return Option(spot_id(spot), args, "placed-die", place_name(card, cell, space))


def _spot_option(t: Board, spot: Spot) -> Option:
    card, space = spot
    assert space is not None
    after = conditions.with_die(numbers_on(t, card), space, conditions.WILD)
    left = conditions.missing(condition_of(t, card), after)
    args: dict[str, Arg] = {"card": card_name(t, card), "space": space + 1, "left": left}
    cell = next(cell for cell, dragon in occupied(t.state.grid) if dragon.card == card)
    return Option(spot_id(spot), {**args, "cell": cell_name(cell)}, "redirect-to", place_name(card, cell, space))
