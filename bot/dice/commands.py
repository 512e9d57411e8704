"""The dice commands: what is typed or pressed, and how it is answered. A roll is one call to Discord."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from io import BytesIO

import discord

from bot.dice import answers, pictures
from bot.dice.chances import chances
from bot.dice.cooldown import Cooldown
from bot.dice.errors import DiceError
from bot.dice.luck import luck, most_rolled
from bot.dice.notation import read
from bot.dice.proof import proof_of_table
from bot.dice.result import Draw
from bot.dice.service import Dice, Kept
from bot.screen.bridge import Bridge
from bot.screen.choices import Button, Row
from bot.screen.escape import escape
from bot.screen.ids import NO_TABLE, Verb
from bot.screen.respond import Responder
from bot.slash.finding import table_here
from bot.text import Speaker
from rules.dice.peak import peak_odds

AGAIN = "roll-again"
ODDS_COST = 2

NUMBER = re.compile(r"[0-9]{1,18}")
"""The number of a roll, as the database may count."""


class NothingToCount(DiceError):
    """No dice were rolled there."""

    key = "luck-none"


class NoneOfThose(DiceError):
    """No dice of so many `sides` were rolled there."""

    key = "luck-none-sides"


class OnlyOneFace(DiceError):
    """A die with one side has no luck."""

    key = "error-dice-one-face"


class NotManager(DiceError):
    """Only who may manage the server can switch the commands."""

    key = "error-dice-not-manager"


class DiceCommands:
    """The handlers."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.dice = Dice(bridge.tables.store, bridge.clock)
        self.cooldown = Cooldown(bridge.clock)
        bridge.verb(AGAIN)(self.again)

    # Rolls -----------------------------------------------------------------------------------------------------------

    async def roll(self, responder: Responder, expression: str, label: str | None = None, secret: bool = False) -> None:
        """Roll an expression."""
        await self._begin(responder)
        kept = await self.dice.roll(responder.actor, _channel(responder), expression, label or "", secret)
        await self._show(responder, kept)

    async def peak(
        self, responder: Responder, dice: int, boost: int = 0, label: str | None = None, secret: bool = False
    ) -> None:
        """Make a peak roll."""
        await self._begin(responder)
        kept = await self.dice.peak(responder.actor, _channel(responder), dice, boost, label or "", secret)
        await self._show(responder, kept)

    async def again(self, responder: Responder, table_id: str, number: str) -> None:
        """Roll the same once more."""
        await self._begin(responder)
        known = int(number) if NUMBER.fullmatch(number) else 0
        kept = await self.dice.again(responder.actor, _channel(responder), known)
        await self._show(responder, kept)

    async def rolls(self, responder: Responder, mine: bool = False) -> None:
        """The last rolls of the channel, or of oneself."""
        await self._begin(responder, 0)
        if mine:
            last = await self.dice.last_of_member(responder.actor.member)
        else:
            last = await self.dice.last_of_channel(_channel(responder))
        await responder.private(answers.last_rolls(last, responder.words(), mine))

    async def _show(self, responder: Responder, kept: Kept) -> None:
        words = responder.words() if kept.secret else await self._words(responder)
        text = answers.rolled(kept, words)
        picture = await self._picture(responder, "dice.png", lambda: pictures.roll_picture(kept.result, words), text)
        again = Button(str(Verb(NO_TABLE, AGAIN, str(kept.number))), words.say("button-again"))
        rows: tuple[Row, ...] = ((again,),) if kept.number else ()
        if not kept.secret:
            await responder.post(text, rows=rows, file=picture)
            return
        await responder.private(text, rows=rows, file=picture)
        everybody = await self._words(responder)
        await responder.post(answers.secret_notice(responder.actor.name, everybody))

    # Odds and luck ---------------------------------------------------------------------------------------------------

    async def odds(self, responder: Responder, expression: str) -> None:
        """The odds of an expression."""
        await self._begin(responder, ODDS_COST)
        reading = read(expression)
        answer = await asyncio.to_thread(chances, reading)
        words = await self._words(responder)
        text = answers.odds(answer, reading.text, words)
        picture = await self._picture(
            responder, "odds.png", lambda: pictures.odds_chart(answer, words, reading.text), text
        )
        await responder.post(text, file=picture)

    async def peak_odds(self, responder: Responder, dice: int, boost: int = 0) -> None:
        """The odds of a peak roll."""
        await self._begin(responder, ODDS_COST)
        words = await self._words(responder)
        answer = peak_odds(dice + boost)
        text = answers.peak_odds(answer, dice, boost, words)
        picture = await self._picture(
            responder, "odds.png", lambda: pictures.peak_odds_chart(answer, words, dice + boost), text
        )
        await responder.post(text, file=picture)

    async def luck(self, responder: Responder, whose: str = "member", sides: int | None = None) -> None:
        """How even the dice of a member, a channel or a table fell."""
        await self._begin(responder)
        words = await self._words(responder)
        draws, title = await self._counted(responder, whose, words)
        sides = sides or most_rolled(draws)
        if sides is None:
            raise NothingToCount
        if sides < 2:
            raise OnlyOneFace
        counted = luck(draws, sides)
        if not counted.dice:
            raise NoneOfThose(sides=sides)
        text = answers.luck(counted, title, words)
        alternative = f"{text} {answers.counts(counted)}"
        picture = await self._picture(responder, "luck.png", lambda: pictures.luck_chart(counted, words), alternative)
        await responder.post(text, file=picture)

    async def _counted(self, responder: Responder, whose: str, words: Speaker) -> tuple[list[Draw], str]:
        if whose == "table":
            scene = await table_here(self.bridge, responder, ended=True)
            async with self.bridge.tables.store.read() as tx:
                rows = await tx.events_since(scene.table.id, -1)
            seen = [each for each in proof_of_table(scene.table.id, scene.table.seed, rows).rolls if not each.hidden]
            return [die for each in seen for die in each.dice], words.say(
                "luck-of-table", table=escape(scene.table.title)
            )
        if whose == "channel":
            return await self.dice.dice_of_channel(_channel(responder)), words.say("luck-of-channel")
        name = escape(responder.actor.name)
        return await self.dice.dice_of_member(responder.actor.member), words.say("luck-of-member", name=name)

    # Proof and switch ------------------------------------------------------------------------------------------------

    async def proof(self, responder: Responder, secret: bool = False) -> None:
        """The hash of the seed that is rolled from now."""
        await self._begin(responder, 0)
        seed = await self.dice.stream(responder.actor, _channel(responder), secret)
        await responder.private(answers.stream(seed, responder.words(), secret))

    async def reveal(self, responder: Responder, secret: bool = False) -> None:
        """End the seed of the channel, or one's own secret one, and publish it with all its rolls."""
        await self._begin(responder, ODDS_COST)
        proof = await self.dice.reveal(responder.actor, _channel(responder), secret)
        words = await self._words(responder)
        file = discord.File(BytesIO(proof.file()), filename=f"dice-{proof.commitment[:8]}.json")
        await responder.post(answers.revealed(proof, words), file=file)

    async def off(self, responder: Responder, here: bool = False) -> None:
        """Switch the commands off in the server, or in this channel alone."""
        await self._switch(responder, here, on=False)

    async def on(self, responder: Responder, here: bool = False) -> None:
        """Switch them on again."""
        await self._switch(responder, here, on=True)

    async def _switch(self, responder: Responder, here: bool, on: bool) -> None:
        interaction = responder.interaction
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise NotManager
        await self.dice.switch(responder.actor, _channel(responder) if here else interaction.guild_id, on)
        key = f"dice-switched-{'on' if on else 'off'}-{'here' if here else 'server'}"
        await responder.private(responder.say(key))

    # What they share -------------------------------------------------------------------------------------------------

    async def _begin(self, responder: Responder, cost: int = 1) -> None:
        """Raise DiceOff or TooFast."""
        interaction = responder.interaction
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        await self.dice.check_on(interaction.guild_id, _channel(responder), parent)
        self.cooldown.take(responder.actor.member, cost)

    async def _words(self, responder: Responder) -> Speaker:
        """The language of the channel; where none was set, the reader's."""
        locale = await self.bridge.tables.locale_of(_channel(responder)) or responder.locale
        return self.bridge.texts.speaker(locale)

    @staticmethod
    async def _picture(
        responder: Responder, name: str, draw: Callable[[], bytes | None], text: str
    ) -> discord.File | None:
        """The picture as a file; None where there is none, or where the bot may attach none."""
        if not responder.interaction.app_permissions.attach_files:
            return None
        png = await asyncio.to_thread(draw)
        return discord.File(BytesIO(png), filename=name, description=answers.plain(text)) if png else None


def _channel(responder: Responder) -> int:
    return responder.interaction.channel_id or 0
