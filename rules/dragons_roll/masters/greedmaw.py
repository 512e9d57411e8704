"""Greedmaw, level 5: whatever is to be placed on him is rolled again first (DR-18.5)."""

from __future__ import annotations

from collections.abc import Callable

from rules.dragons_roll import conditions
from rules.dragons_roll.board import MASTER, Board, card_name, condition_of, numbers_on, place_of, send_back
from rules.dragons_roll.masters.base import MasterRules
from rules.dragons_roll.state import Die, Held
from rules.kernel.prompt import Option, Prompt, lettered
from rules.kernel.table import Play, ask_one


class Greedmaw(MasterRules):
    """A die that still fits after the new roll stays; any other goes back and is blocked for this turn."""

    card = "greedmaw"
    rerolls = True

    def receive(self, t: Board, by: int, die: Die, space: int | None, put: Callable[[int], Play[None]]) -> Play[None]:
        """Roll the die again; where several spaces take it, the placer chooses."""
        die.value = t.roll_one("greedmaw")
        spaces = conditions.different_spaces(condition_of(t, MASTER), numbers_on(t, MASTER), die.value)
        if not spaces:
            send_back(t, die)
            return
        t.state.held = Held(die, from_roll=False)
        chosen = yield from ask_one(_space_prompt(t, by, die.value, spaces))
        t.state.held = None
        yield from put(int(chosen))


def _space_prompt(t: Board, by: int, number: int, spaces: tuple[int, ...]) -> Prompt:
    options = [Option(str(space), {"space": space + 1}, "space", place_of(t, MASTER, space)) for space in spaces]
    return Prompt(
        by,
        "space",
        lettered(options),
        default=(str(spaces[0]),),
        args={"card": card_name(t, MASTER), "number": number},
        reaction=by != t.state.current,
    )
