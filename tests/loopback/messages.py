"""Messages made and edited as Discord does it: limits, files, nonces, mentions, the ration for old ones."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from bot.screen import limits
from tests.loopback.errors import ApiError, invalid_form, too_many
from tests.loopback.world import Channel, Json, Message, World

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15
KEPT_FLAGS = 1 << 2 | EPHEMERAL | SILENT | COMPONENTS_V2

OLD = 3600.0
OLD_EDITS = 3
"""How often a message older than an hour may be edited within an hour before Discord refuses (30046)."""

NONCES_KEPT = 300.0

Files = Mapping[str, tuple[str, bytes]]
"""Uploaded files by the id they have in the body: name and content."""


def make(
    world: World, channel: Channel, payload: Json, files: Files, *, author: Json | None = None, **extra: Any
) -> Message:
    """A new message out of a request body; not yet in its channel. Raises ApiError."""
    content = str(payload.get("content") or "").strip()
    attached = _attached(world, channel, {}, payload.get("attachments"), files)
    if not (content or attached or payload.get("embeds") or payload.get("components")):
        raise ApiError(400, 50006, "Cannot send an empty message")
    _check(payload, content, attached)
    moment = world.now()
    data: Json = {
        "id": str(world.new_id()),
        "channel_id": str(channel.id),
        "type": 0,
        "content": content,
        "author": author or world.bot,
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": list(attached.values()),
        "embeds": _embeds(payload.get("embeds") or [], attached),
        "components": _components(payload.get("components") or [], attached),
        "timestamp": world.stamp(moment),
        "edited_timestamp": None,
        "pinned": False,
        "tts": False,
        "flags": int(payload.get("flags") or 0) & KEPT_FLAGS,
        **extra,
    }
    if "nonce" in payload:
        data["nonce"] = payload["nonce"]
    told = _mentioned(channel, content, payload.get("allowed_mentions"))
    data["mentions"] = [channel.guild.members[member]["user"] for member in told]
    pinged = frozenset() if data["flags"] & SILENT else frozenset(told)
    message = Message(data, pinged=pinged)
    message.files = {attachment["id"]: files[key][1] for key, attachment in attached.items() if key in files}
    return message


def known_by_nonce(channel: Channel, payload: Json, author: Json) -> Message | None:
    """The message that was sent with the same enforced nonce within minutes."""
    if payload.get("enforce_nonce") and payload.get("nonce") is not None:
        number = channel.nonces.get((author["id"], str(payload["nonce"])))
        return channel.messages.get(number) if number is not None else None
    return None


def edit(world: World, channel: Channel, message: Message, payload: Json, files: Files) -> None:
    """Change a message by a request body: what is not named stays. Raises ApiError, and nothing changes then."""
    _ration(world, message)
    data = message.data
    content = data["content"] if payload.get("content", False) is False else str(payload["content"] or "").strip()
    kept = {attachment["id"]: attachment for attachment in data["attachments"]}
    named = payload.get("attachments", list(kept.values()) + [{"id": key} for key in files])
    attached = _attached(world, channel, kept, named, files)
    changed = {**payload, "components": payload.get("components", data["components"])}
    _check(changed, content, attached)
    components = payload["components"] or [] if "components" in payload else data["components"]
    if not (content or attached or components or data["embeds"]):
        raise ApiError(400, 50006, "Cannot send an empty message")
    before = message.files
    message.files = {}
    for key, attachment in attached.items():
        message.files[attachment["id"]] = files[key][1] if key in files else before.get(attachment["id"], b"")
    data["content"] = content
    data["attachments"] = list(attached.values())
    data["components"] = _components(components, attached)
    if "embeds" in payload:
        data["embeds"] = _embeds(payload["embeds"] or [], attached)
    data["edited_timestamp"] = world.stamp()
    told = _mentioned(channel, content, payload.get("allowed_mentions"))
    data["mentions"] = [channel.guild.members[member]["user"] for member in told]
    data["flags"] &= ~LOADING


def age(world: World, message: Message) -> float:
    """How old a message is, in seconds."""
    sent = (message.id >> 22) / 1000 + 1_420_070_400
    return world.now() - sent + message.older_by


def _ration(world: World, message: Message) -> None:
    if age(world, message) <= OLD:
        return
    now = world.now()
    message.edits_when_old = [moment for moment in message.edits_when_old if now - moment < OLD]
    if len(message.edits_when_old) >= OLD_EDITS:
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        raise too_many(0.05, code=30046, message=words)
    message.edits_when_old.append(now)


def _check(payload: Json, content: str, attached: Mapping[str, Json]) -> None:
    if int(payload.get("flags") or 0) & COMPONENTS_V2:
        if content or payload.get("embeds"):
            raise invalid_form("content", "The 'content' field cannot be used with MessageFlags.IS_COMPONENTS_V2")
        return
    named = {**payload, "content": content, "attachments": list(attached.values())}
    for problem in limits.problems(named):
        raise invalid_form("message", problem)


def _attached(
    world: World, channel: Channel, kept: Mapping[str, Json], named: list[Json] | None, files: Files
) -> dict[str, Json]:
    """The attachments of a message by the id that the body gives them, uploaded ones under addresses of this server."""
    if named is None:
        named = [{"id": key} for key in files]
    found: dict[str, Json] = {}
    for each in named:
        key = str(each["id"])
        if key in kept:
            found[key] = kept[key]
        elif key in files:
            name, content = files[key]
            number = str(world.new_id())
            name = str(each.get("filename") or name)
            address = f"{world.base}/attachments/{channel.id}/{number}/{name}"
            made: Json = {"id": number, "filename": name, "size": len(content), "url": address, "proxy_url": address}
            if name.endswith(".png"):
                width, height = _size_of_png(content)
                made |= {"content_type": "image/png", "width": width, "height": height}
            if each.get("description"):
                made["description"] = each["description"]
            found[key] = made
        else:
            raise invalid_form("attachments", f"no file {key}")
    return found


def _size_of_png(content: bytes) -> tuple[int, int]:
    return int.from_bytes(content[16:20]), int.from_bytes(content[20:24])


def _embeds(embeds: list[Json], attached: Mapping[str, Json]) -> list[Json]:
    made = []
    for embed in embeds:
        shown: Json = {"type": "rich", **copy.deepcopy(embed)}
        for part in ("image", "thumbnail"):
            if part in shown:
                shown[part]["url"] = _address(shown[part]["url"], attached, "embeds")
        made.append(shown)
    return made


def _components(components: list[Json], attached: Mapping[str, Json]) -> list[Json]:
    made: list[Json] = msgspec.json.decode(msgspec.json.encode(components))
    for number, component in enumerate(_walk(made), start=1):
        component["id"] = number
        for item in component.get("items", ()):
            item.setdefault("description", None)
            _resolve(item["media"], attached)
        for name in ("media", "file"):
            if name in component:
                _resolve(component[name], attached)
    return made


def _resolve(media: Json, attached: Mapping[str, Json]) -> None:
    address = _address(media["url"], attached, "components")
    media |= {"id": "1", "url": address, "proxy_url": address}


def _walk(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if isinstance(component.get("accessory"), dict):
            yield component["accessory"]


def _address(url: str, attached: Mapping[str, Json], where: str) -> str:
    if not url.startswith("attachment://"):
        return url
    for attachment in attached.values():
        if attachment["filename"] == url.removeprefix("attachment://"):
            return str(attachment["url"])
    raise invalid_form(where, f"The referenced attachment was not found: {url}")


def _mentioned(channel: Channel, content: str, allowed: Json | None) -> list[int]:
    """The members whom a message mentions and may tell."""
    named = dict.fromkeys(int(number) for number in re.findall(r"<@!?(\d+)>", content))
    if allowed is not None and "users" not in allowed.get("parse", ()):
        may = {int(user) for user in allowed.get("users", ())}
        named = dict.fromkeys(number for number in named if number in may)
    return [number for number in named if number in channel.guild.members]
