"""What can be wrong with the texts. Raised under test; in production a text falls back, with a line in the log."""

from __future__ import annotations


class TextError(Exception):
    """The base of all errors of the text layer."""


class BadTexts(TextError):
    """The message files are wrong: an entry that can't be read, a key twice. Says file and place."""


class MissingText(TextError):
    """There is no message of that key in that language."""


class MissingArgument(TextError):
    """A message was given too few arguments, or one that it can't show."""
