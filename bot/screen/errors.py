"""What can be wrong with a press or a channel, typed; each is one private sentence."""

from __future__ import annotations

from bot.tables.errors import TableError


class ScreenError(TableError):
    """The base of all errors of the screen."""


class UnknownButton(ScreenError):
    """What was pressed means nothing any more."""

    key = "error-unknown-button"


class LatePress(ScreenError):
    """The choice is over (`link` leads to the board of today)."""

    key = "error-late"


class DoublePress(ScreenError):
    """The same member has pressed the same before."""

    key = "error-double"


class OthersPress(ScreenError):
    """It is others who are asked that (`names`); the presser is asked something else."""

    key = "error-others"


class ForeignPress(ScreenError):
    """Others are awaited (`names`); the presser's own turn comes in `turns`, 0 when nobody can say."""

    key = "error-foreign"


class SpectatorPress(ScreenError):
    """Others are awaited (`names`), and who pressed has no seat."""

    key = "error-foreign-spectator"


class Stopping(ScreenError):
    """The bot is going down and accepts nothing any more."""

    key = "error-stopping"


class NotVoter(ScreenError):
    """The vote is for others to decide."""

    key = "error-not-voter"


class MissingPermission(ScreenError):
    """The bot may not do something in a channel (`permission`) that a table needs."""

    key = "error-permission"


class NotShownHere(ScreenError):
    """What was pressed counts; the board follows when the bot has that `permission` again."""

    key = "error-not-shown-here"


class NotShown(ScreenError):
    """What was pressed counts, but its board could not be made: a defect, logged under `number`."""

    key = "error-not-shown"
