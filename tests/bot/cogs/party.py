"""People who play a whole game of any kind at a table, by pressing what its newest message shows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import discord

from bot.tables.scene import Scene
from rules.kernel.decide import Decision, decide
from rules.kernel.match import Match
from rules.kernel.prompt import Prompt
from rules.kernel.simulate import agent_by_name
from tests.bot.cogs.channel import Channel
from tests.bot.discord.world import World


class Party:
    """The members who are there: they choose what the game's own agent would.

    `pace` seconds pass before each press. `presses` counts those of choices by turn, `posts` are the messages that
    the bot sent to the channel, with whom each of them pings.
    """

    def __init__(self, world: World, channel: Channel, members: list[Any], pace: float = 0) -> None:
        self.world = world
        self.channel = channel
        self.members = {member.id: member for member in members}
        self.pace = pace
        self.presses: Counter[tuple[int, int]] = Counter()
        self.table = ""
        self._rng = Random(7)

    async def begin(self, host: Any, *others: Any, **options: Any) -> None:
        """Open a table in the channel and start it."""
        board = await self.channel.lobby(host, *others, **options)
        children = [child for row in board.components for child in row.children]  # type: ignore[union-attr]
        self.table = next(str(child.custom_id).split(":")[1] for child in children if child.custom_id)
        await self.channel.press(host, self.channel.say(host, "button-start"))
        await self.world.settled()

    async def scene(self) -> Scene:
        return await self.world.scene(self.table)

    async def step(self) -> bool:
        """One press by somebody who is there and is asked; False when none of them is."""
        scene = await self.scene()
        for prompt in sorted(scene.prompts, key=lambda each: (not each.reaction, each.offer)):
            seat = scene.seats[prompt.seat]
            if seat.member not in self.members or seat.agent is not None:
                continue
            decision = await self._decision(prompt)
            if decision is not None:
                if self.pace:
                    await self.world.env.advance_time(self.pace)
                    await self.world.settled()
                if (await self.scene()).stop == scene.stop:
                    await self.press(self.members[seat.member], decision)
                return True
        return False

    async def press(self, member: Any, answer: Decision) -> Any:
        """Press what the board shows for that answer: a button, once more where it asks, or a line of a menu."""
        scene = await self.scene()
        ((option,),) = answer.steps
        board = self.board(scene)
        children = [child for row in board.components for child in row.children]  # type: ignore[union-attr]
        ids = {child.custom_id for child in children if isinstance(child, discord.Button | discord.SelectMenu)}
        stem = f"g1:{self.table}:{answer.number}:{answer.kind}"
        self.presses[scene.turn, answer.seat] += 1
        if f"{stem}:{option}" in ids:
            result = await member.click(board, custom_id=f"{stem}:{option}")
            again = f"g1:{self.table}:{answer.number}!:{answer.kind}:{option}"
            shown = [child for row in self.board(scene).components for child in row.children]  # type: ignore[union-attr]
            if again in {getattr(child, "custom_id", None) for child in shown}:
                self.presses[scene.turn, answer.seat] += 1
                result = await member.click(self.board(scene), custom_id=again)
        elif stem in ids:
            result = await member.select(board, [option], custom_id=stem)
        else:
            result = await self._behind(member, board, stem, option)
        await self.world.settled()
        return result

    async def _behind(self, member: Any, board: discord.Message, stem: str, option: str) -> Any:
        """The choice has no room on the board: it is behind ほかの選択."""
        result = await self.channel.press(member, self.channel.say(member, "button-offers"), board)
        private = result.response.message
        children = [child for row in private.components for child in row.children]
        if f"{stem}:{option}" in {child.custom_id for child in children}:
            return await member.click(private, custom_id=f"{stem}:{option}")
        return await member.select(private, [option], custom_id=stem)

    def board(self, scene: Scene) -> discord.Message:
        """The table's board as it stands."""
        return next(each for each in self.channel.handle.history() if each.id == scene.table.board_message)

    @property
    def posts(self) -> list[tuple[str, list[int]]]:
        """The messages in the channel: what each says and whom it pings."""
        sent = []
        for call in self.world.env.http_requests:
            if call.method == "POST" and call.path.endswith("/messages"):
                body = call.json or {}
                users = (body.get("allowed_mentions") or {}).get("users", [])
                sent.append((str(body.get("content")), [int(user) for user in users]))
        return sent

    async def _decision(self, prompt: Prompt) -> Decision | None:
        async with self.world.bot.tables.live.hold(self.table) as live:
            match = live.match
            assert isinstance(match, Match)
            return decide(match, prompt, agent_by_name(live.game, "sensible"), self._rng)
