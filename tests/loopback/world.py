"""What there is in the small Discord: guilds, roles, members, channels, threads, in the JSON of its API."""

from __future__ import annotations

import itertools
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.loopback.errors import ApiError, missing_access, unknown
from tests.loopback.permissions import BITS, USUAL, bits, resolve
from tests.loopback.signals import Signal

EPOCH_MS = 1_420_070_400_000
DAY_MINUTES = 1440
DEADLINE = 3.0
"""Seconds that Discord waits for the first answer to an interaction."""

Json = dict[str, Any]


@dataclass
class Message:
    """A message. `data` is its JSON; `pinged` are the members whose phones rang; `private_to` is who alone sees it."""

    data: Json
    private_to: int | None = None
    pinged: frozenset[int] = frozenset()
    edits_when_old: list[float] = field(default_factory=list)
    older_by: float = 0.0
    files: dict[str, bytes] = field(default_factory=dict)

    @property
    def id(self) -> int:
        return int(self.data["id"])

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def items(self) -> list[Json]:
        """Every button and menu."""
        return [item for row in self.data["components"] for item in row.get("components", ())]

    @property
    def picture(self) -> bytes | None:
        """The first file."""
        return next(iter(self.files.values()), None)


class Channel:
    """A text channel or a thread, with its messages in their order."""

    def __init__(self, guild: Guild, data: Json) -> None:
        self.guild = guild
        self.data = data
        self.messages: OrderedDict[int, Message] = OrderedDict()
        self.nonces: dict[tuple[str, str], int] = {}
        self.changed = Signal()

    @property
    def id(self) -> int:
        return int(self.data["id"])

    @property
    def is_thread(self) -> bool:
        return int(self.data["type"]) in (10, 11, 12)

    @property
    def public(self) -> list[Message]:
        """The messages that everybody sees."""
        return [message for message in self.messages.values() if message.private_to is None]

    def state(self, name: str) -> bool:
        """`archived` or `locked`, for threads."""
        return bool(self.data.get("thread_metadata", {}).get(name))


class Guild:
    """A server."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.id = world.new_id()
        self.name = name
        self.roles: list[Json] = [_role(str(self.id), "@everyone", bits(USUAL), 0)]
        self.members: dict[int, Json] = {}
        self.channels: dict[int, Channel] = {}
        self.owner = str(world.new_id())
        self.with_bot = True

    def role(self, name: str, *permissions: str) -> Json:
        """A new role."""
        role = _role(str(self.world.new_id()), name, bits(permissions), len(self.roles))
        self.roles.append(role)
        return role

    def join(self, user: Json, roles: Iterable[Json] = ()) -> Json:
        """Make somebody a member."""
        member = {
            "user": user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [role["id"] for role in roles],
            "joined_at": self.world.stamp(),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        self.members[int(user["id"])] = member
        return member

    def channel(self, name: str) -> Channel:
        """A new text channel."""
        data = {
            "id": str(self.world.new_id()),
            "type": 0,
            "guild_id": str(self.id),
            "name": name,
            "position": len(self.channels),
            "permission_overwrites": [],
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        return self._add(data)

    def thread(self, parent: Channel, name: str, owner: str, minutes: int = 10080, id: int | None = None) -> Channel:
        """A new public thread."""
        data = {
            "id": str(id or self.world.new_id()),
            "type": 11,
            "guild_id": str(self.id),
            "parent_id": parent.data["id"],
            "owner_id": owner,
            "name": name,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": minutes,
                "archive_timestamp": self.world.stamp(),
                "create_timestamp": self.world.stamp(),
            },
        }
        return self._add(data)

    def _add(self, data: Json) -> Channel:
        channel = Channel(self, data)
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        return channel

    def permissions(self, user: int, channel: Channel) -> int:
        """What that member may do in that channel; threads follow their parent."""
        if str(user) == self.owner:
            return sum(BITS.values())
        member = self.members.get(user)
        if member is None:
            return 0
        place = channel
        if channel.is_thread:
            parent = self.channels.get(int(channel.data["parent_id"]))
            if parent is None:
                return 0
            place = parent
        overwrites = place.data["permission_overwrites"]
        return resolve(self.roles, member["roles"], overwrites, str(user))

    @property
    def data(self) -> Json:
        """The guild as `GUILD_CREATE` tells it."""
        threads = [c.data for c in self.channels.values() if c.is_thread and not c.state("archived")]
        me = self.members[self.world.bot_id]
        return {
            **self.description,
            "joined_at": me["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "voice_states": [],
            "members": [me],
            "channels": [c.data for c in self.channels.values() if not c.is_thread],
            "threads": threads,
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    @property
    def description(self) -> Json:
        """The guild as the API tells it."""
        nothing = (
            "icon description home_header splash discovery_splash banner application_id afk_channel_id"
            " system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id"
            " safety_alerts_channel_id public_updates_channel_id incidents_data"
        )
        return {
            **dict.fromkeys(nothing.split()),
            "id": str(self.id),
            "name": self.name,
            "features": [],
            "owner_id": self.owner,
            "region": "deprecated",
            "afk_timeout": 300,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "verification_level": 0,
            "roles": self.roles,
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_members": 500000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": "en-US",
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
        }


class World:
    """Everything there is. `shift` moves the clock of this Discord, `deadline` is how long it waits for an answer."""

    def __init__(self) -> None:
        self.shift = 0.0
        self.deadline = DEADLINE
        self._numbers = itertools.count()
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: list[Json] = []
        self.application_id = self.new_id()
        self.bot_id = self.application_id
        self.bot = self.user("竜卓", bot=True, id=self.bot_id)
        self.base = ""

    def now(self) -> float:
        """Seconds since 1970 by the clock of this Discord."""
        return time.time() + self.shift

    def stamp(self, moment: float | None = None) -> str:
        """A moment as the API writes it."""
        return datetime.fromtimestamp(self.now() if moment is None else moment, UTC).isoformat()

    def new_id(self) -> int:
        """A snowflake of this moment; ids grow, also within a millisecond."""
        return ((int(self.now() * 1000) - EPOCH_MS) << 22) | (next(self._numbers) & 0x3FFFFF)

    def user(self, name: str, *, bot: bool = False, id: int | None = None) -> Json:
        """A new user."""
        data: Json = {
            "id": str(id or self.new_id()),
            "username": name,
            "global_name": None,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }
        return {**data, "bot": True} if bot else data

    def guild(self, name: str = "竜の集い") -> Guild:
        """A new guild with the bot in it."""
        guild = Guild(self, name)
        guild.join(self.bot)
        self.guilds[guild.id] = guild
        return guild

    def channel(self, id: int) -> Channel:
        """The channel of that id, as far as the bot may know of it; raises ApiError."""
        channel = self.channels.get(id)
        if channel is None:
            raise unknown("Channel", 10003)
        if not channel.guild.with_bot or not self.allowed(channel, "view_channel"):
            raise missing_access()
        return channel

    def message(self, channel: Channel, id: int) -> Message:
        """That message; raises ApiError."""
        message = channel.messages.get(id)
        if message is None or message.private_to is not None:
            raise unknown("Message", 10008)
        return message

    def allowed(self, channel: Channel, *names: str, user: int | None = None) -> bool:
        """Whether the bot (or that user) has those permissions there."""
        has = channel.guild.permissions(self.bot_id if user is None else user, channel)
        return has & bits(names) == bits(names)

    def demand(self, channel: Channel, *names: str) -> None:
        """Raise ApiError where the bot lacks one of those permissions."""
        if not self.allowed(channel, *names):
            raise ApiError(403, 50013, "Missing Permissions")


def _role(id: str, name: str, permissions: int, position: int) -> Json:
    return {
        "id": id,
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def mapping(value: Any) -> Mapping[str, Any]:
    """A JSON object, or an empty one."""
    return value if isinstance(value, Mapping) else {}
