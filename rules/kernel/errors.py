"""What can be wrong, typed. Each error has a message key and arguments for the sentence that a user reads."""

from __future__ import annotations

from typing import ClassVar

from rules.kernel.message import Args


class KernelError(Exception):
    """The base of all errors raised by the kernel and by games."""

    key: ClassVar[str] = "error-kernel"

    def __init__(self, reason: str = "", **args: str | int) -> None:
        super().__init__(reason or self.__doc__)
        self.args_for_text: Args = args


class IllegalAnswer(KernelError):
    """The answer is not on offer."""

    key = "error-illegal-answer"


class NotAsked(IllegalAnswer):
    """That seat is not asked this now."""

    key = "error-not-asked"


class OutdatedStop(IllegalAnswer):
    """The answer is for a choice that is over."""

    key = "error-outdated"


class AlreadyAnswered(IllegalAnswer):
    """That seat has already answered this."""

    key = "error-already-answered"


class OutdatedDraft(IllegalAnswer):
    """The prepared steps no longer fit; they must be prepared anew."""

    key = "error-outdated-draft"


class UnfinishedDraft(IllegalAnswer):
    """The choice has a further step, which must be submitted with it."""

    key = "error-unfinished-draft"


class MatchOver(IllegalAnswer):
    """The game is over."""

    key = "error-match-over"


class NothingToUndo(KernelError):
    """There is no such answer to take back."""

    key = "error-nothing-to-undo"


class BadOption(KernelError):
    """An option of the game has a value that it can't have."""

    key = "error-bad-option"


class BadSeats(KernelError):
    """The game can't be played with that number of seats."""

    key = "error-bad-seats"


class BadModules(KernelError):
    """The chosen modules don't go together."""

    key = "error-bad-modules"


class BadContent(KernelError):
    """A content file is wrong; the reason names its place."""

    key = "error-bad-content"


class BadScenario(KernelError):
    """A scenario file is wrong; the reason names its place."""

    key = "error-bad-scenario"


class BadCheckpoint(KernelError):
    """A stored checkpoint can't be read, or comes from newer rules."""

    key = "error-bad-checkpoint"


class UnknownGame(KernelError):
    """There is no game of that id."""

    key = "error-unknown-game"


class RuleFault(KernelError):
    """A rule broke: a defect of the game, not of the player."""

    key = "error-rule-fault"


class InvariantBroken(RuleFault):
    """The state contradicts an invariant of the game."""

    key = "error-invariant"
