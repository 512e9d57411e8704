"""What can be wrong with a typed command, typed; each is one private sentence."""

from __future__ import annotations

from bot.screen.errors import ScreenError


class UnknownChoice(ScreenError):
    """Nothing on offer is called that (`text`)."""

    key = "error-unknown-choice"


class NeedsGuild(ScreenError):
    """The command is for channels of a server."""

    key = "error-needs-guild"


class BadTitle(ScreenError):
    """The name of a table is too long; `most` characters fit."""

    key = "error-bad-title"


class BotMember(ScreenError):
    """A bot can't take a seat."""

    key = "error-bot-member"


class NoSuchSeat(ScreenError):
    """There is no such seat at the table."""

    key = "error-no-such-seat"
