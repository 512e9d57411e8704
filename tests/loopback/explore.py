"""A member who tries whatever there is: every button beside the game's choices, every command that is registered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import suppress
from random import Random
from typing import Any

from tests.loopback.interactions import DEFER_EDITING, DEFER_SAYING
from tests.loopback.members import OPTION_TYPES, Answer, CannotPress, Member
from tests.loopback.world import Channel, Json, Message

VERB = re.compile(r"g1:[^:]+:!([A-Za-z0-9_.-]+):")
GROUPED = (1, 2)
LONG = 10.0

LASTING = frozenset(
    {"undo", "stand-in", "take-back", "pause", "resume", "start", "forget", "end"}
    | {"leave", "leave-lobby", "drop-stand-in", "close-lobby"}
)
"""Verbs that change the table or take something away: they are not tried by the way."""

AT_LAST_TYPED = ("table stand-in", "table pause", "table resume", "table replace", "table leave", "table end")
"""Commands that do so, in an order in which each has something to do."""

WORDS = "2d6"
"""What is typed where nothing is suggested: an expression, a name, a label."""


class Explorer:
    """Tries things as `member`, each verb at most `most` times. `tried` counts what was tried."""

    def __init__(self, member: Member, most: int = 2, seed: object = 0) -> None:
        self.member = member
        self.most = most
        self.rng = Random(str(seed))
        self.tried: Counter[str] = Counter()

    async def press_all(self, message: Message, *, avoid: Collection[str] = LASTING) -> None:
        """Press what stands in a message beside choices, and then what comes of that, private panels included."""
        shown = [message]
        while shown:
            newest = shown[-1]
            item = self._untried(newest, avoid)
            if item is None:
                shown.pop()
                continue
            answer = await settled(self._use(newest, item))
            shown += [each for each in answer.private if each is not newest]

    def _untried(self, message: Message, avoid: Collection[str]) -> Json | None:
        for item in message.items:
            found = VERB.match(item.get("custom_id", ""))
            if found and found[1] not in avoid and not item.get("disabled") and self.tried[found[1]] < self.most:
                self.tried[found[1]] += 1
                return item
        return None

    def _use(self, message: Message, item: Json) -> Answer:
        if item["type"] != 3:
            return self.member.press_now(message, item["custom_id"])
        values = [option["value"] for option in item["options"]]
        count = max(item.get("min_values", 1), 1)
        return self.member.choose_now(message, item["custom_id"], self.rng.sample(values, count))

    # Commands --------------------------------------------------------------------------------------------------------

    async def type(self, channel: Channel, path: str, others: Member, *, everything: bool) -> Answer:
        """Type a command, with what is suggested; with all its options or only those that it needs."""
        given: dict[str, Any] = {}
        for option in options_of(self.member, path):
            if everything or option.get("required"):
                given[option["name"]] = await self._value(channel, path, option, given, others)
        self.tried[path] += 1
        answer = await settled(self.member.slash_now(channel, path, **given))
        for message in answer.private:
            await self.press_all(message)
        return answer

    async def _value(self, channel: Channel, path: str, option: Json, given: Json, other: Member) -> Any:
        kind = option["type"]
        if option.get("choices"):
            return option["choices"][0]["value"]
        if option.get("autocomplete"):
            found = await self.member.autocomplete(channel, path, option["name"], "", **given)
            return found[0]["value"] if found else WORDS
        if kind == OPTION_TYPES["user"]:
            return other
        if kind in (OPTION_TYPES["integer"], OPTION_TYPES["number"]):
            return option.get("min_value", 1)
        return True if kind == OPTION_TYPES["boolean"] else WORDS


async def settled(answer: Answer) -> Answer:
    """Wait for what comes of a press: an effect on the message pressed, whoever edited it, or something said."""
    pressed = answer.interaction.message
    before = None if pressed is None else str(pressed.data)

    def done() -> bool:
        return answer.acknowledged or (pressed is not None and str(pressed.data) != before)

    await answer.received()
    if answer.interaction.response in (DEFER_SAYING, DEFER_EDITING):
        with suppress(TimeoutError):
            await answer.interaction.channel.changed.until(done, LONG)
    return answer


def commands_of(member: Member) -> Iterator[str]:
    """Every command that can be typed, as `group subcommand`."""
    for command in member.discord.world.commands:
        below = [each["name"] for each in command.get("options", ()) if each["type"] in GROUPED]
        if command.get("type", 1) == 1:
            yield from (f"{command['name']} {name}" for name in below) if below else (command["name"],)


def options_of(member: Member, path: str) -> list[Json]:
    """What can be typed with a command."""
    names = path.split()
    level = next(each for each in member.discord.world.commands if each["name"] == names[0])
    for name in names[1:]:
        level = next(each for each in level["options"] if each["name"] == name)
    return list(level.get("options", ()))


async def try_all(explorer: Explorer, message: Message) -> None:
    """Press everything in a message that may be gone by then."""
    with suppress(CannotPress):
        await explorer.press_all(message)
