"""Games in a row: what one game leaves to the next in the same place, as a campaign does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any as Anything
from typing import ClassVar

from rules.kernel.message import Message

Progress = dict[str, Anything]
"""Where a series stands, as plain data; empty before its first game."""

MODE = "mode"
"""The table option that says whether a game belongs to a series, and to which."""


class Series(ABC):
    """How games follow each other. `modes` are the values of the option `mode` that make a series, each its own."""

    modes: ClassVar[tuple[str, ...]]

    @abstractmethod
    def next_options(self, mode: str, progress: Progress) -> dict[str, str | int]:
        """The options that the next game of the series must have; a series that is won begins anew."""

    @abstractmethod
    def after(self, mode: str, progress: Progress, options: Mapping[str, str | int], state: Anything) -> Progress:
        """Where the series stands after a game with those options that ended in that state."""

    @abstractmethod
    def story(self, mode: str, progress: Progress) -> Message:
        """How far the series has come."""
