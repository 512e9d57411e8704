"""How a slash command is made from a handler: behind the error boundary, with words in the reader's language."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

import discord
import msgspec
from discord import app_commands

from bot.screen.bridge import Bridge
from bot.screen.respond import Interaction, Responder

Work = Callable[..., Awaitable[None]]
"""Carries a command out: the responder, then what was typed by name."""

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class HasBridge(Protocol):
    """The application, as far as commands know it."""

    @property
    def bridge(self) -> Bridge: ...


class Parameter(msgspec.Struct, frozen=True):
    """One thing that can be typed. `default` MISSING: it must be."""

    name: str
    kind: Any
    description: app_commands.locale_str
    default: Any = discord.utils.MISSING
    choices: tuple[app_commands.Choice[Any], ...] = ()
    suggest: Suggest | None = None


def command(
    bridge: Bridge,
    name: str,
    description: app_commands.locale_str,
    work: Work,
    parameters: Sequence[Parameter] = (),
) -> app_commands.Command[Any, ..., None]:
    """A slash command that calls `work(responder, **typed)`."""

    async def callback(interaction: Interaction, **typed: Any) -> None:
        async def carry_out(responder: Responder) -> None:
            await work(responder, **typed)

        await bridge.answer(interaction, carry_out)

    callback.__signature__ = _signature(parameters)  # type: ignore[attr-defined]
    if parameters:
        app_commands.describe(**{each.name: each.description for each in parameters})(callback)
    if chosen := {each.name: list(each.choices) for each in parameters if each.choices}:
        app_commands.choices(**chosen)(callback)
    if suggested := {each.name: each.suggest for each in parameters if each.suggest is not None}:
        app_commands.autocomplete(**suggested)(callback)
    return app_commands.Command(name=name, description=description, callback=callback)


def _signature(parameters: Sequence[Parameter]) -> inspect.Signature:
    def parameter(each: Parameter) -> inspect.Parameter:
        default = inspect.Parameter.empty if each.default is discord.utils.MISSING else each.default
        kind = each.kind if each.default is not None else each.kind | None
        return inspect.Parameter(each.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    return inspect.Signature([first, *(parameter(each) for each in parameters)])
