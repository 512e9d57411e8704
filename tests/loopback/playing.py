"""Members who play at a table by what they see: who is named in the board, which buttons and menus there are."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from random import Random

from tests.loopback.interactions import EDIT, visible
from tests.loopback.members import Answer, CannotPress, Member
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel, Json, Message

CHOICE = re.compile(r"g1:[^:]+:\d+!?:")
PART = re.compile(r"g1:[^:]+:!(open|offers|draft):")
OVER = re.compile(r"g1:[^:]+:!proof:")
PATIENCE = 30.0
MOST_STEPS = 12


def is_choice(item: Json) -> bool:
    """Whether a button or menu is a choice of the game."""
    return bool(CHOICE.match(item.get("custom_id", ""))) and not item.get("disabled")


class Round:
    """Some members at one table, in one channel."""

    def __init__(self, discord: LoopbackDiscord, channel: Channel, members: Sequence[Member], seed: object = 0) -> None:
        self.discord = discord
        self.channel = channel
        self.members = {member.id: member for member in members}
        self.rng = Random(str(seed))
        self.answers: list[Answer] = []

    # Seeing ----------------------------------------------------------------------------------------------------------

    @property
    def lobby(self) -> Message:
        """The newest message in which one can join."""
        return next(each for each in reversed(self.channel.public) if _has(each, re.compile(r"g1:[^:]+:!join:")))

    @property
    def boards(self) -> list[Message]:
        """The messages in which choices can be made, oldest first: in a healthy channel at most one."""
        return [message for message in self.channel.public if any(is_choice(item) for item in message.items)]

    @property
    def over(self) -> Message | None:
        """The message of the end, when it has come."""
        return next((each for each in reversed(self.channel.public) if _has(each, OVER)), None)

    @property
    def table(self) -> str:
        """The id of the table."""
        for message in reversed(self.channel.public):
            for item in message.items:
                if found := re.match(r"g1:([^:-]+):", item.get("custom_id", "")):
                    return found[1]
        raise CannotPress("no table is here")

    def awaited(self, board: Message) -> list[Member]:
        """The members who are named in a board."""
        named = [int(number) for number in re.findall(r"<@(\d+)>", board.content)]
        return [self.members[number] for number in named if number in self.members]

    async def board(self, patience: float = PATIENCE) -> Message | None:
        """Wait for a board in which somebody is awaited; None when the game is over."""

        def there() -> bool:
            return self.over is not None or bool(self.boards and self.awaited(self.boards[-1]))

        try:
            await self.channel.changed.until(there, patience, "a board")
        except TimeoutError as problem:
            shown = [visible(message) for message in self.channel.public[-3:]]
            raise TimeoutError(f"{problem}: {shown}") from None
        return None if self.over is not None else self.boards[-1]

    # Acting ----------------------------------------------------------------------------------------------------------

    async def open(self, command: str, host: Member, home: Channel, **options: object) -> None:
        """Open a table by a command, everybody joins, the host begins; the thread, if there is one, is the channel."""
        before = set(self.discord.world.channels)
        answer = host.slash_now(home, command, **options)
        await answer.seen()
        new = [self.discord.world.channels[number] for number in self.discord.world.channels if number not in before]
        self.channel = new[0] if new else home
        others = [member for member in self.members.values() if member is not host]
        for letter, member in zip("QRSTUVW", others, strict=False):
            await self.press_lobby(member, "join")
            seat = re.compile(rf"^{letter} ", re.MULTILINE)
            await self.channel.changed.until(lambda: bool(seat.search(self.lobby.content)), PATIENCE, "a seat")  # noqa: B023
        await self.press_lobby(host, "start")
        await self.board()

    async def press_lobby(self, member: Member, verb: str) -> Answer:
        """Press a button of the lobby."""

        def there() -> bool:
            return any(_has(each, re.compile(f"g1:[^:]+:!{verb}:")) for each in self.channel.public)

        await self.channel.changed.until(there, PATIENCE, "the lobby")
        item = next(each for each in self.lobby.items if f":!{verb}:" in each.get("custom_id", ""))
        return await member.press_now(self.lobby, item["custom_id"]).received()

    async def play(self, decisions: int = 10_000) -> int:
        """Play until the end, or so many decisions; how many were made."""
        for number in range(decisions):
            if not await self.decide():
                return number
        return decisions

    async def decide(self) -> bool:
        """Let somebody who is awaited choose, with all the steps that it takes; False when the game is over."""
        board = await self.board()
        if board is None:
            return False
        before = (board.id, board.content, str(board.data["components"]))
        member = self.rng.choice(self.awaited(board))
        answer = self.choose(member, board)
        await answer.received()
        await self._finish(member, answer, before)
        return True

    def choose(self, member: Member, message: Message) -> Answer:
        """Choose anything in a message. Raises CannotPress."""
        items = [item for item in message.items if is_choice(item) or PART.match(item.get("custom_id", ""))]
        if not items:
            raise CannotPress(f"nothing to choose in {visible(message)}")
        answer = self.use(member, message, self.rng.choice(items))
        self.answers.append(answer)
        return answer

    def use(self, member: Member, message: Message, item: Json) -> Answer:
        """Press a button, or choose at random in a menu."""
        if item["type"] != 3:
            return member.press_now(message, item["custom_id"])
        values = [option["value"] for option in item["options"]]
        count = self.rng.randint(max(item.get("min_values", 1), 1), item.get("max_values", 1))
        return member.choose_now(message, item["custom_id"], self.rng.sample(values, count))

    async def _finish(self, member: Member, answer: Answer, before: tuple[int, str, str]) -> None:
        """Go on in private while there are further steps, until the board has moved on."""

        def moved() -> bool:
            if self.over is not None or not self.boards:
                return True
            board = self.boards[-1]
            return (board.id, board.content, str(board.data["components"])) != before

        def progressed() -> bool:
            return moved() or answer.acknowledged or answer.interaction.response == EDIT

        for _ in range(MOST_STEPS):
            await self._either(answer, progressed)
            panel = self._panel(answer)
            if panel is None:
                return
            answer = self.choose(member, panel)
            await answer.received()

    async def _either(self, answer: Answer, progressed: Callable[[], bool]) -> None:
        """Wait for progress, which the channel or the answer may show."""
        waits = [
            asyncio.ensure_future(changed.until(progressed, PATIENCE, "progress"))
            for changed in (self.channel.changed, answer.interaction.changed)
        ]
        try:
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            for each in waits:
                each.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    def _panel(self, answer: Answer) -> Message | None:
        """The private message in which the answer goes on; None when it does not."""
        for message in (*answer.private, answer.interaction.message):
            if message is None or message.private_to is None or message.id not in self.channel.messages:
                continue
            if any(is_choice(item) or PART.match(item.get("custom_id", "")) for item in message.items):
                return message
        return None


def _has(message: Message, pattern: re.Pattern[str]) -> bool:
    return any(pattern.match(item.get("custom_id", "")) for item in message.items)
