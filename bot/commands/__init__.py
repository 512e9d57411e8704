"""The commands of `ryutaku`, one file each: whatever module has a `register(app)` adds its own.

These modules are imported by every call, `--help` included: what is heavy they import inside their functions.
"""

from __future__ import annotations

import importlib
import pkgutil

import typer


def application() -> typer.Typer:
    """The command line with all commands."""
    app = typer.Typer(
        name="ryutaku",
        help="Ryutaku (竜卓): a Discord bot that is the game master of dice board games.",
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    # Without a callback a single command would become the whole command line.
    app.callback()(lambda: None)
    for info in pkgutil.iter_modules(__path__):
        module = importlib.import_module(f"{__name__}.{info.name}")
        if hasattr(module, "register"):
            module.register(app)
    return app
