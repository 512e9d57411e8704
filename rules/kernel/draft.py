"""Answers of several steps, prepared in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any as Anything

from rules.kernel.errors import MatchOver
from rules.kernel.match import Match
from rules.kernel.prompt import Prompt
from rules.kernel.table import Halt


class Draft:
    """An answer of several steps in preparation, on a fork: it holds nobody up, and chance does not speak in it.

    `prompt` is the next step, or None when the answer is complete; `steps` are the choices so far, to be submitted at
    stop `number`. Opening one raises as `Match.submit` does when that seat is not asked.
    """

    def __init__(self, match: Match, seat: int, number: int, kind: str) -> None:
        match.check_asked(seat, number, kind)
        self.match = match
        self.seat = seat
        self.kind = kind
        self.number = number
        self.prompt: Prompt | None = None
        self.steps: list[tuple[str, ...]] = []
        self._begin()

    def choose(self, chosen: Sequence[str]) -> None:
        """Take one step; raises IllegalAnswer when it is not on offer, MatchOver when the draft is complete."""
        if self.prompt is None:
            raise MatchOver("the draft is complete")
        try:
            self._fork.take(self.prompt, chosen)
        except Halt:
            self.prompt = None
        else:
            self.prompt = self._fork.following(self.seat)
        self.steps.append(tuple(chosen))

    def back(self) -> None:
        """Take the last step back; nothing happens before the first."""
        steps = self.steps[:-1]
        self.steps = []
        self._begin()
        for chosen in steps:
            self.choose(chosen)

    @property
    def view(self) -> Anything:
        """What the seat would see after the steps so far."""
        return self._fork.view(self.seat)

    def _begin(self) -> None:
        self._fork = self.match.fork()
        self._fork.table.blind = True
        self.prompt = self._fork.prompt(self.seat, self.kind)
