"""What can be pressed on a board beside its choices: the pages of a long menu, and the proof of the dice."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.dice.proof import proof_of_table
from bot.screen.bridge import Bridge
from bot.screen.errors import ForeignPress, LatePress, UnknownButton
from bot.screen.ids import read_page_argument
from bot.screen.presses import Presses
from bot.screen.respond import Responder
from rules.kernel.message import Message


def register(bridge: Bridge) -> None:
    """Give these verbs their handlers."""
    handlers = BoardVerbs(bridge)
    bridge.verb("page")(handlers.page)
    bridge.verb("proof")(handlers.proof)


class BoardVerbs:
    """The handlers."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def page(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show another page of a long menu."""
        read = read_page_argument(argument)
        if read is None:
            raise UnknownButton
        stop, kind, page = read
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        if stop != scene.stop:
            raise LatePress(link=self.bridge.link(scene))
        mine = scene.seat_of(responder.actor.member)
        prompts = [prompt for prompt in scene.prompts if prompt.kind == kind and prompt.seat == mine]
        if not prompts:
            voice = self.bridge.voice(scene, responder.locale)
            names = tuple(Message("name-one", {"name": voice.name(seat)}) for seat in scene.awaited)
            raise ForeignPress(names=names, turns=0)
        await Presses(self.bridge).show_again(responder, scene, prompts[0], pages={kind: page})

    async def proof(self, responder: Responder, table_id: str, argument: str) -> None:
        """What the dice can be checked by: the seed of a table that has ended with all its rolls, its hash before."""
        scene = await self.bridge.tables.scene(table_id)
        table = scene.table
        if table.in_play:
            await responder.private(responder.say("proof-commitment", commitment=table.commitment))
            return
        async with self.bridge.tables.store.read() as tx:
            rows = await tx.history(table_id)
        proof = proof_of_table(table.id, table.seed, rows)
        file = discord.File(BytesIO(proof.file()), filename=f"dice-{table.id}.json")
        text = responder.say("proof-seed", seed=table.seed.hex(), commitment=table.commitment)
        await responder.private(text, file=file)
