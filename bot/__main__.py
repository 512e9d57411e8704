"""The `ryutaku` command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from bot.commands import application
from bot.commands.errors import REFUSED, sentence


def run(arguments: Sequence[str]) -> int:
    """Carry out one command and return its exit code: 2, and one sentence on standard error, for what is refused."""
    try:
        code = application()(args=list(arguments) or ["--help"], prog_name="ryutaku", standalone_mode=False)
    except typer.Abort:
        return 130
    except Exception as problem:
        if not (text := sentence(problem)):
            raise
        typer.echo(f"ryutaku: {text}", err=True)
        return REFUSED
    return code if isinstance(code, int) else 0


def main() -> None:
    """Carry out the command that was typed and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
