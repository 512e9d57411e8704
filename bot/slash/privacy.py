"""`/privacy`: what is kept of oneself, and the button that takes it away."""

from __future__ import annotations

from io import BytesIO

import discord
import msgspec

from bot.screen.bridge import Bridge
from bot.screen.ids import NO_TABLE
from bot.screen.private import Panel, show, verb_button
from bot.screen.respond import Responder
from bot.tables.store.privacy import Kept

FORGET = "forget"
SURE = "sure"
FILE = "ryutaku.json"


class PrivacyCommands:
    """The handlers of the command and of its buttons."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    def register(self) -> None:
        """Give the buttons their handler."""
        self.bridge.verb(FORGET)(self.forget)

    async def show(self, responder: Responder) -> None:
        """Say what is kept, with all of it as a file."""
        kept = await self.bridge.tables.kept_of(responder.actor.member)
        if kept.empty:
            await responder.private(responder.say("privacy-nothing"))
            return
        data = msgspec.json.format(msgspec.json.encode(kept), indent=1)
        button = verb_button(NO_TABLE, FORGET, responder.say("button-forget"))
        file = discord.File(BytesIO(data), filename=FILE)
        await responder.private("\n".join(_lines(responder, kept)), rows=((button,),), file=file)

    async def forget(self, responder: Responder, table_id: str, argument: str) -> None:
        """Ask once more what goes and what stays; then do it."""
        tables = self.bridge.tables
        if argument == SURE:
            await tables.forget(responder.actor)
            await show(responder, Panel(responder.say("privacy-forgotten")))
            return
        kept = await tables.kept_of(responder.actor.member)
        sure = verb_button(NO_TABLE, FORGET, responder.say("button-forget.confirm"), SURE, "danger")
        cancel = verb_button(NO_TABLE, "cancel", responder.say("button-cancel"))
        await show(responder, Panel(responder.say("privacy-confirm", tables=kept.in_play), ((sure, cancel),)))


def _lines(responder: Responder, kept: Kept) -> list[str]:
    counted = {
        "privacy-seats": {"playing": kept.in_play, "ended": len(kept.seats) - kept.in_play},
        "privacy-answers": {"answers": len(kept.answers), "actions": kept.acts + kept.actions},
        "privacy-rolls": {"rolls": len(kept.rolls)},
    }
    lines = [responder.say(key, **args) for key, args in counted.items() if any(args.values())]
    return [responder.say("privacy-head"), *lines, responder.say("privacy-never")]
