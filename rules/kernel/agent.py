"""Agents choose like players: they see a view, a prompt, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any as Anything
from typing import Generic, TypeVar

from rules.kernel.message import Message
from rules.kernel.prompt import Prompt

V = TypeVar("V")


class Agent(ABC, Generic[V]):
    """Chooses for a seat. `rng` is its own chance, never the table's dice."""

    @abstractmethod
    def choose(self, view: V, prompt: Prompt, rng: Random) -> tuple[str, ...] | None:
        """The ids chosen, or None to decline an offer."""

    def reason(self, view: V, prompt: Prompt, chosen: tuple[str, ...]) -> Message | None:
        """Why it would choose so, in one sentence; None when it has nothing to say."""
        return None


class RandomAgent(Agent[Anything]):
    """Chooses anything on offer with equal chance; uses an offer one time in four."""

    def choose(self, view: Anything, prompt: Prompt, rng: Random) -> tuple[str, ...] | None:
        """A random legal choice."""
        if prompt.offer and rng.random() < 0.75:
            return None
        count = rng.randint(prompt.min, prompt.max)
        return tuple(rng.sample(prompt.ids, count))


class DefaultAgent(Agent[Anything]):
    """Takes what is taken when time runs out: the prompt's default, or its first options; declines offers."""

    def choose(self, view: Anything, prompt: Prompt, rng: Random) -> tuple[str, ...] | None:
        """The default choice."""
        if prompt.offer:
            return None
        return prompt.default or prompt.ids[: prompt.min]
