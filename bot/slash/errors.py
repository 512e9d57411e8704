"""What can be wrong with a typed command, typed; each is one private sentence."""

from __future__ import annotations

from discord import app_commands

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


class NoSuchMember(ScreenError):
    """Who was named is not on the server."""

    key = "error-no-such-member"


class TooManyThreads(ScreenError):
    """The server has as many active threads as it may."""

    key = "error-too-many-threads"


class OldCommand(ScreenError):
    """The command is shown as an older version of the program had it."""

    key = "error-old-command"


def meant(error: app_commands.AppCommandError) -> BaseException:
    """What an error of discord.py means: what went wrong in the command, or what was typed that can't be."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError):
        return NoSuchMember(str(error))
    if isinstance(error, app_commands.NoPrivateMessage):
        return NeedsGuild(str(error))
    if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        return OldCommand(str(error))
    return error
