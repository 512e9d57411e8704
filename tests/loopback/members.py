"""Simulated members: they see messages, press buttons, choose in menus, type commands, send forms in."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from typing import Any

from tests.loopback.interactions import AUTOCOMPLETE, COMMAND, FORM, PRESS, Interaction
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel, Guild, Json, Message

PATIENCE = 30.0
OPTION_TYPES = {"string": 3, "integer": 4, "boolean": 5, "user": 6, "channel": 7, "number": 10}


class CannotPress(Exception):
    """What the member wants to press is not there, or is grey."""


class Answer:
    """What a member got for a press or a command."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def private(self) -> list[Message]:
        """What was said to the member alone."""
        return [message for message in self.interaction.said if message.private_to is not None]

    @property
    def sentence(self) -> str:
        """The last thing that was said to the member alone; empty when nothing was."""
        return self.private[-1].content if self.private else ""

    @property
    def failed(self) -> bool:
        """Whether the member saw "This interaction failed"."""
        return self.interaction.failed

    @property
    def acknowledged(self) -> bool:
        """Whether the effect or a sentence was seen: more than a deferral."""
        return bool(self.interaction.edits or self.interaction.steps or self.interaction.said)

    @property
    def accepted(self) -> bool:
        """Whether the member saw an effect on the message pressed."""
        return bool(self.interaction.edits)

    @property
    def delay(self) -> float:
        """Seconds from the press to its first answer."""
        at = self.interaction.responded_at
        return (at if at is not None else float("inf")) - self.interaction.sent_at

    async def received(self, patience: float = PATIENCE) -> Answer:
        """Wait for the first answer, a bare deferral included."""
        interaction = self.interaction
        await interaction.changed.until(lambda: interaction.response is not None, patience, "an answer")
        return self

    async def seen(self, patience: float = PATIENCE) -> Answer:
        """Wait until the member sees more than a deferral."""
        await self.interaction.changed.until(lambda: self.acknowledged, patience, "an effect or a sentence")
        return self

    async def told(self, patience: float = PATIENCE) -> Message:
        """Wait for something that is said to the member alone."""
        await self.interaction.changed.until(lambda: bool(self.private), patience, "a sentence")
        return self.private[-1]


class Member:
    """A member of a guild."""

    def __init__(self, discord: LoopbackDiscord, guild: Guild, name: str, locale: str, roles: Sequence[Json]) -> None:
        self.discord = discord
        self.guild = guild
        self.locale = locale
        self.member = guild.join(discord.world.user(name), roles)
        self.id = int(self.member["user"]["id"])
        self.name = name

    # Acting ----------------------------------------------------------------------------------------------------------

    def press_now(self, message: Message, what: str) -> Answer:
        """Press a button by its label or custom id, without waiting. Raises CannotPress."""
        item = find(message, what)
        data = {"component_type": item["type"], "custom_id": item["custom_id"], "id": item["id"]}
        return self._begin(PRESS, self._channel(message), data, message)

    async def press(self, message: Message, what: str) -> Answer:
        """Press a button and wait for the first answer."""
        return await self.press_now(message, what).received()

    def choose_now(self, message: Message, what: str, values: Sequence[str]) -> Answer:
        """Choose in a menu (by placeholder or custom id) some values, without waiting. Raises CannotPress."""
        item = find(message, what)
        offered = [option["value"] for option in item["options"]]
        if not item.get("min_values", 1) <= len(values) <= item.get("max_values", 1) or set(values) - set(offered):
            raise CannotPress(f"{values} of {offered}")
        data = {"component_type": 3, "custom_id": item["custom_id"], "id": item["id"], "values": list(values)}
        return self._begin(PRESS, self._channel(message), data, message)

    async def choose(self, message: Message, what: str, values: Sequence[str]) -> Answer:
        """Choose in a menu and wait for the first answer."""
        return await self.choose_now(message, what, values).received()

    def slash_now(self, channel: Channel, command: str, **options: Any) -> Answer:
        """Type a command, without waiting. KeyError for one that was not registered."""
        return self._begin(COMMAND, channel, self._command(command, options), None)

    async def slash(self, channel: Channel, command: str, **options: Any) -> Answer:
        """Type a command and wait for the first answer."""
        return await self.slash_now(channel, command, **options).received()

    async def autocomplete(self, channel: Channel, command: str, option: str, text: str, **options: Any) -> list[Json]:
        """What is suggested while the member types."""
        data = self._command(command, {**options, option: text}, focused=option)
        answer = await self._begin(AUTOCOMPLETE, channel, data, None).received()
        return answer.interaction.choices

    async def submit(self, answer: Answer, *texts: str) -> Answer:
        """Fill the form in that an answer showed and send it."""
        modal = answer.interaction.modal
        assert modal is not None
        given = iter(texts)
        components = [_filled(component, given) for component in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": components}
        interaction = answer.interaction
        return await self._begin(FORM, interaction.channel, data, interaction.message).received()

    def write(self, channel: Channel, text: str) -> Message:
        """Write something in a channel."""
        from tests.loopback import messages

        user = self.member["user"]
        message = messages.make(self.discord.world, channel, {"content": text}, {}, author=user)
        self.discord.post(channel, message)
        return message

    def replay(self, answer: Answer) -> None:
        """The same press reaches the bot once more."""
        self.discord.gateway.dispatch("INTERACTION_CREATE", answer.interaction.event)

    # Seeing ----------------------------------------------------------------------------------------------------------

    def sees(self, channel: Channel) -> list[Message]:
        """The messages that this member sees."""
        return [each for each in channel.messages.values() if each.private_to in (None, self.id)]

    def _channel(self, message: Message) -> Channel:
        channel = self.discord.world.channels[int(message.data["channel_id"])]
        if message.id not in channel.messages:
            raise CannotPress("the message is gone")
        return channel

    def _begin(self, kind: int, channel: Channel, data: Json, message: Message | None) -> Answer:
        interaction = Interaction(self.discord.world, kind, self.member, self.locale, channel, data, message)
        self.discord.begin(interaction)
        return Answer(interaction)

    def _command(self, path: str, options: Json, focused: str = "") -> Json:
        """The data of a command typed as `group subcommand`, with the ids and types that it was registered with."""
        names = path.split()
        command = next(each for each in self.discord.world.commands if each["name"] == names[0])
        level, nest = command, []
        for name in names[1:]:
            level = next(each for each in level["options"] if each["name"] == name)
            nest.append({"name": name, "type": level["type"]})
        known = {each["name"]: each for each in level.get("options", ())}
        resolved: Json = {}
        given = [_option(known[name], value, name == focused, resolved) for name, value in options.items()]
        for each in reversed(nest):
            given = [{**each, "options": given}]
        data: Json = {"id": command["id"], "name": names[0], "type": 1, "options": given}
        return {**data, "resolved": resolved} if resolved else data


def _option(known: Json, value: Any, focused: bool, resolved: Json) -> Json:
    if isinstance(value, Member):
        without = {name: each for name, each in value.member.items() if name != "user"}
        resolved.setdefault("users", {})[str(value.id)] = value.member["user"]
        resolved.setdefault("members", {})[str(value.id)] = {**without, "permissions": "0"}
        value = str(value.id)
    option = {"name": known["name"], "type": known["type"], "value": value}
    return {**option, "focused": True} if focused else option


def _filled(component: Json, texts: Any) -> Json:
    inner = component.get("components") or ([component["component"]] if "component" in component else [])
    fields = [
        {"type": each["type"], "custom_id": each["custom_id"], "id": number, "value": next(texts, "")}
        for number, each in enumerate(inner, start=2)
    ]
    if "component" in component:
        return {"type": component["type"], "id": 1, "component": fields[0]}
    return {"type": 1, "id": 1, "components": fields}


def find(message: Message, what: str) -> Json:
    """The button or menu with that label, placeholder or custom id that can be pressed. Raises CannotPress."""
    for item in message.items:
        if what in (item.get("label"), item.get("placeholder"), item.get("custom_id")):
            if item.get("disabled"):
                raise CannotPress(f"{what} is grey")
            return item
    shown = [item.get("label") or item.get("placeholder") for item in message.items]
    raise CannotPress(f"no {what} among {shown}")


_numbers = itertools.count(1)


def people(discord: LoopbackDiscord, guild: Guild, count: int, locale: str = "ja") -> list[Member]:
    """So many new members."""
    return [Member(discord, guild, f"人{next(_numbers)}", locale, ()) for _ in range(count)]


async def all_received(answers: Sequence[Answer], patience: float = PATIENCE) -> None:
    """Wait until every press got its first answer."""
    await asyncio.gather(*(answer.received(patience) for answer in answers))
