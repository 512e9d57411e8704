"""A guild, its members, and what they do at a table of the toy game."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import discord
import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.app import Ryutaku
from bot.tables.actor import Actor, Place
from bot.tables.scene import Scene

INTERACTIONS = count(1_000_000)


class World:
    """Who is there and what they can do."""

    def __init__(self, env: simcord.Env, locales: dict[int, str]) -> None:
        self.env = env
        self.guild = env.create_guild("竜卓の会")
        self.channel = self.guild.create_text_channel("table")
        names = (("mika", "ミカ"), ("ken", "ケン"), ("aya", "アヤ"), ("taro", "タロウ"))
        self.mika, self.ken, self.aya, self.taro = (
            self.guild.add_member(env.create_user(name, global_name=shown)) for name, shown in names
        )
        locales[self.mika.id] = locales[self.ken.id] = "ja"

    @property
    def bot(self) -> Ryutaku:
        assert isinstance(self.env.bot, Ryutaku)
        return self.env.bot

    def actor(self, member: Any, name: str = "") -> Actor:
        shown = {self.mika.id: "ミカ", self.ken.id: "ケン", self.aya.id: "アヤ", self.taro.id: "タロウ"}
        return Actor(member=member.id, name=name or shown[member.id], locale="ja", interaction=next(INTERACTIONS))

    async def table(self, *members: Any, channel: Any = None, home: Any = None, **options: str | int) -> str:
        """A table in play, the first member its host and the first to roll."""
        tables, where = self.bot.tables, channel or self.channel
        place = Place(guild=self.guild.id, channel=where.id, home=(home or where).id)
        host, *others = members
        change = await tables.open_lobby(self.actor(host), place, "toy", "週末卓", options)
        table_id = change.scene.table.id
        for member in others:
            await tables.join(table_id, self.actor(member))
        await self.settled()
        await tables.start(table_id, self.actor(host))
        await self.settled()
        return table_id

    async def settled(self) -> None:
        """Until everything that was owed is delivered."""
        await self.env.settle()
        while tasks := self.bot.deliveries._tasks:
            await asyncio.wait(tasks)
        await self.env.settle()

    async def scene(self, table_id: str) -> Scene:
        return await self.bot.tables.scene(table_id)

    async def cards(self, table_id: str, member: Any) -> list[str]:
        """The cards in a member's hand."""
        scene = await self.scene(table_id)
        seat = scene.seat_of(member.id)
        assert seat is not None
        return [option.id for prompt in await self.bot.tables.seat_prompts(table_id, seat) for option in prompt.options]

    async def play_card(self, table_id: str, member: Any, message: discord.Message | None = None) -> Any:
        """Play the first card of the hand by a press that no button of the board makes."""
        scene = await self.scene(table_id)
        card = (await self.cards(table_id, member))[0]
        board = message or self.board
        return await self.press(member, board, f"g1:{table_id}:{scene.stop}:card:{card}")

    async def play_turn(self, table_id: str, last: Any = None) -> int:
        """One turn: the awaited member rolls, everybody plays a card, `last` at the end; how many decisions it took."""
        scene = await self.scene(table_id)
        members = {member.id: member for member in (self.mika, self.ken, self.aya, self.taro)}
        roller = members[scene.seats[scene.awaited[0]].member or 0]
        await roller.click(self.board, custom_id=f"g1:{table_id}:{scene.stop}:roll:go")
        seated = [members[seat.member or 0] for seat in scene.seats]
        for member in sorted(seated, key=lambda each: each is last):
            await self.play_card(table_id, member)
        return 1 + len(seated)

    def pinged(self, since: int) -> list[list[int]]:
        """Who each message or edit that the bot sent allowed to be pinged."""
        bodies = [each.json or {} for each in self.env.http_requests[since:]]
        messages = [body.get("data") or body for body in bodies]
        told = [message["allowed_mentions"] for message in messages if "allowed_mentions" in message]
        return [[int(each) for each in allowed.get("users", [])] for allowed in told]

    @property
    def board(self) -> discord.Message:
        """The newest message of the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    def again(self, message: discord.Message) -> discord.Message:
        """A message as it is now."""
        return next(each for each in self.channel.history() if each.id == message.id)

    async def press(
        self,
        member: Any,
        message: discord.Message,
        custom_id: str,
        values: list[str] | None = None,
        channel: Any = None,
    ) -> Any:
        """A press of anything, shown by that message or not."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        kind = 2 if values is None else 3
        data = {"custom_id": custom_id, "component_type": kind} | ({"values": values} if values is not None else {})
        return await _dispatch_actor_interaction(
            member,
            InteractionType.MESSAGE_COMPONENT,
            channel or self.channel,
            data,
            extra={"message": dict(serializers.message_payload(self.env.backend, stored))},
            source_message_id=stored.id,
        )

    def calls(self, since: int = 0) -> list[tuple[str, str]]:
        """The calls that the bot made, from that one on."""
        return [(each.method, each.path) for each in self.env.http_requests[since:]]

    @property
    def calls_so_far(self) -> int:
        return len(self.env.http_requests)


def buttons(message: discord.Message) -> dict[str, str]:
    """The buttons of a message: custom id by label."""
    children = [child for row in message.components for child in row.children]
    return {child.label: child.custom_id for child in children if isinstance(child, discord.Button)}


def posts(world: World, since: int = 0) -> list[str]:
    """The paths of the messages that the bot posted to channels."""
    return [path for method, path in world.calls(since) if method == "POST" and path.endswith("/messages")]
