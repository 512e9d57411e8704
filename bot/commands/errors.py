"""What a command refuses, in one sentence on standard error: the one error boundary of the command line."""

from __future__ import annotations

from typer.exceptions import TyperException

FAILED = 1
"""The exit code of a command that was carried out and found something wrong."""

REFUSED = 2
"""The exit code of a command that was not carried out."""


class Refused(Exception):
    """The command can't do what was asked; its text is the sentence that says why."""


def sentence(problem: Exception) -> str:
    """What to tell who typed the command, in one line; empty for a defect of ours, which shows its traceback."""
    from bot.config import ConfigurationError
    from bot.tables.errors import TableError
    from rules.kernel.errors import KernelError

    if isinstance(problem, TyperException):
        return _one_line(problem.format_message())
    if isinstance(problem, (Refused, ConfigurationError, TableError, KernelError)):
        return _one_line(str(problem))
    if isinstance(problem, OSError) and problem.filename is not None:
        return _one_line(f"{problem.filename}: {problem.strerror}")
    return ""


def _one_line(text: str) -> str:
    text = " ".join(text.split())
    return text if text.endswith(".") else text + "."
