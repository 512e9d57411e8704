"""A tiny client of discord.py, to prove the server by: it knows nothing of tables."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from tests.loopback.redirect import redirected
from tests.loopback.server import LoopbackDiscord

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89"
    b"\x00\x00\x00\rIDATx\x9cc\xf8\xcf\xc0\x00\x00\x03\x01\x01\x00\xc9\xfe\x92\xef\x00\x00\x00\x00IEND\xaeB`\x82"
)

Interaction = discord.Interaction[Any]


def picture(name: str = "board.png") -> discord.File:
    """A picture of one pixel."""
    return discord.File(io.BytesIO(PNG), name, description="盤")


class Tiny(discord.Client):
    """Answers `/roll` and presses of `t:<what>` in every way there is."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.errors: list[Exception] = []
        command = app_commands.Command(name="roll", description="振る", callback=self.roll)
        command.autocomplete("dice")(self.suggest)
        self.tree.add_command(command)

    async def roll(
        self, interaction: Interaction, dice: str, times: int = 1, who: discord.Member | None = None
    ) -> None:
        text = f"{interaction.user.display_name} {dice}×{times} {who.id if who else '-'} {interaction.locale.value}"
        await interaction.response.send_message(text, view=buttons("edit", "defer", "form"), file=picture())

    async def suggest(self, interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{text}D6", value=f"{text}D6")]

    async def on_interaction(self, interaction: Interaction) -> None:
        what = str((interaction.data or {}).get("custom_id", "")).removeprefix("t:")
        if not what:
            return
        try:
            await self._press(interaction, what)
        except discord.HTTPException as problem:
            self.errors.append(problem)

    async def _press(self, interaction: Interaction, what: str) -> None:
        response = interaction.response
        if what == "edit":
            await response.edit_message(content="編集", attachments=[picture("two.png")])
        elif what == "defer":
            await response.defer()
            await interaction.edit_original_response(content="あとで")
            await interaction.followup.send("ひみつ", ephemeral=True)
        elif what == "form":
            await response.send_modal(Form())
        elif what == "menu":
            await response.send_message(",".join(interaction.data["values"]), ephemeral=True)  # type: ignore
        elif what == "think":
            await response.defer(thinking=True, ephemeral=True)
            await interaction.edit_original_response(content="考えた")
        elif what == "twice":
            await response.defer()
            await interaction.client.http.request(_callback(interaction), json={"type": 6})

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)


class Form(discord.ui.Modal, title="名前"):
    """A form of one field."""

    field: discord.ui.TextInput[Form] = discord.ui.TextInput(label="卓の名前")

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"送信 {self.field.value}", ephemeral=True)


def buttons(*names: str) -> discord.ui.View:
    """A row of buttons."""
    view = discord.ui.View(timeout=None)
    for name in names:
        view.add_item(discord.ui.Button(label=name, custom_id=f"t:{name}"))
    return view


def menu(*values: str) -> discord.ui.View:
    """A menu in which two can be chosen."""
    view = discord.ui.View(timeout=None)
    options = [discord.SelectOption(label=value, value=value) for value in values]
    view.add_item(discord.ui.Select(custom_id="t:menu", placeholder="選ぶ", options=options, max_values=2))
    return view


@asynccontextmanager
async def connected(server: LoopbackDiscord) -> AsyncIterator[Tiny]:
    """A tiny client that is logged in and ready."""
    with redirected(server.world.base):
        async with _connected(server) as client:
            yield client


@asynccontextmanager
async def _connected(server: LoopbackDiscord) -> AsyncIterator[Tiny]:
    client = Tiny()
    async with client:
        await client.login(server.token)
        running = asyncio.create_task(client.connect())
        try:
            await asyncio.wait_for(client.wait_until_ready(), 10)
            yield client
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


def _callback(interaction: Interaction) -> discord.http.Route:
    path = "/interactions/{interaction_id}/{interaction_token}/callback"
    return discord.http.Route("POST", path, interaction_id=interaction.id, interaction_token=interaction.token)
