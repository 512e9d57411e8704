"""The sensible agent: it weighs the cities against the master."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from rules.dragons_roll import conditions
from rules.dragons_roll.agents.outlook import MASTER, Outlook, Weights
from rules.dragons_roll.agents.reasons import reason_for
from rules.dragons_roll.agents.scrolls import choose_for_scroll, choose_scroll, is_of_scroll
from rules.dragons_roll.grid import chain
from rules.dragons_roll.state import ROWS
from rules.dragons_roll.view import View
from rules.kernel.agent import Agent
from rules.kernel.message import Message
from rules.kernel.prompt import Option, Prompt

END = "end"
SPACE_PROMPTS = frozenset({"where", "space", "ambush-spot", "lightning-strike-spot"})


class Sensible(Agent[View]):
    """Places dice where they save most turns, a saved city counted as turns too; uses scrolls when they help."""

    weights: ClassVar[Weights] = Weights()

    def choose(self, view: View, prompt: Prompt, rng: Random) -> tuple[str, ...] | None:
        """The choice that leaves the table best off; None declines a scroll."""
        outlook = Outlook(view, self.weights)
        if prompt.offer:
            scroll = choose_scroll(outlook, prompt)
            return None if scroll is None else (scroll,)
        return (self._best(outlook, prompt, rng),)

    def reason(self, view: View, prompt: Prompt, chosen: tuple[str, ...]) -> Message | None:
        """Why, in one sentence."""
        return reason_for(view, prompt, chosen)

    def _best(self, outlook: Outlook, prompt: Prompt, rng: Random) -> str:
        if prompt.kind == "face":
            return _best_face(outlook, prompt)
        if prompt.kind in SPACE_PROMPTS:
            return _best_spot(outlook, prompt)
        if prompt.kind == "ability-dragon":
            return _least_harm(outlook, prompt)
        if prompt.kind in ("ability-die", "ability-own-die"):
            return _cheapest_die(outlook, prompt)
        if prompt.kind == "ability-number":
            return rng.choice(prompt.ids)
        if is_of_scroll(prompt.kind):
            return choose_for_scroll(outlook, prompt)
        return prompt.default[0] if prompt.default else prompt.ids[0]


def _best_face(outlook: Outlook, prompt: Prompt) -> str:
    """The face whose dice gain most; the end of the turn gains nothing."""

    def worth(option: Option) -> float:
        if option.id == END:
            return 0.0
        number, count = option.args["number"], option.args["count"]
        assert isinstance(number, int)
        assert isinstance(count, int)
        return outlook.plan(number, count)[0]

    return max(prompt.options, key=worth).id


def _best_spot(outlook: Outlook, prompt: Prompt) -> str:
    """The spot where the die gains most; not placing it gains nothing."""

    def worth(option: Option) -> float:
        if not option.place:
            return 0.0 if option.id in (END, "skip") else -100.0
        number = prompt.args["number"]
        assert isinstance(number, int)
        if prompt.kind == "space":
            return outlook.gain_of(MASTER, int(option.id), number)
        card, _, space = option.id.partition(".")
        if space:
            return outlook.gain_of(card, int(space), number)
        return worth_of_try(outlook)

    return max(prompt.options, key=worth).id


def worth_of_try(outlook: Outlook) -> float:
    """What a die is worth that is rolled again before it lies on the master: the mean over its six numbers."""
    master = outlook.master
    gains = 0.0
    for number in range(1, 7):
        spaces = conditions.different_spaces(master.condition, master.on, number)
        gains += max((outlook.gain_of(MASTER, space, number) for space in spaces), default=0.0)
    return gains / 6


def _least_harm(outlook: Outlook, prompt: Prompt) -> str:
    """The dragon whose move costs least: no attack, far from the cities, soon to be defeated."""
    grid = outlook.view.grid

    def harm(option: Option) -> tuple[int, float, int]:
        item = outlook.dragons[option.id]
        rows = chain(grid, item.row, item.column)
        attacks = int(rows[-1] == ROWS - 1)
        return attacks, sum(ROWS - row for row in rows) * -0.1 + item.row + len(rows), item.row

    return min(prompt.options, key=harm).id


def _cheapest_die(outlook: Outlook, prompt: Prompt) -> str:
    """The die whose loss costs least."""

    def worth(option: Option) -> float:
        card, _, space = option.id.partition(".")
        on = outlook.item(card).on
        return outlook.gain(card, conditions.with_die(on, int(space), 0))

    return max(prompt.options, key=worth).id
