"""`ryutaku doctor`: what is wrong, and the next step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bot.commands.errors import FAILED

if TYPE_CHECKING:
    from bot.config import Settings
    from bot.doctor.finding import Finding


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(examine)


def examine(
    offline: Annotated[bool, typer.Option("--offline", help="Ask Discord nothing.")] = False,
) -> None:
    """Look at settings, folders, database, content, fonts, clock, token and permissions; print the invite link.

    Says what is wrong and the next step, in the language of RYUTAKU_LOCALE. Changes nothing. Leaves with 1 when
    something is wrong.
    """
    import asyncio

    from bot import config, logs
    from bot.doctor.finding import good, wrong

    logs.set_up("error")
    try:
        settings = config.load()
    except config.ConfigurationError as problem:
        findings, locale = [wrong("settings", place=problem.place, reason=problem.text)], config.default_locale()
    else:
        findings, locale = [good("settings-good")], settings.locale
        findings += asyncio.run(_look(settings, offline))
    _print(findings, locale)
    if any(finding.state == "wrong" for finding in findings):
        raise typer.Exit(FAILED)


async def _look(settings: Settings, offline: bool) -> list[Finding]:
    from bot.doctor.discord_side import look_at_discord
    from bot.doctor.finding import note
    from bot.doctor.machine import look_at_machine
    from bot.tables.clock import SystemClock

    clock = SystemClock()
    findings = list(look_at_machine(settings, clock.now()))
    if offline:
        return [*findings, note("not-asked")]
    return [*findings, *[finding async for finding in look_at_discord(settings, clock)]]


def _print(findings: list[Finding], locale: str) -> None:
    from bot.text import Texts
    from rules.kernel.message import Message

    say = Texts().speaker(locale)
    for finding in findings:
        typer.echo(f"[{say(Message(f'doctor-state-{finding.state}'))}] {say(finding.what)}")
        if finding.todo is not None:
            typer.echo(f"     → {say(finding.todo)}")
    count = sum(finding.state == "wrong" for finding in findings)
    typer.echo(say(Message("doctor-sum-wrong", {"count": count}) if count else Message("doctor-sum-good")))
    keys = {finding.what.key for finding in findings}
    if "doctor-offline" in keys and "doctor-token-good" not in keys:
        typer.echo(say(Message("doctor-sum-unasked")))
