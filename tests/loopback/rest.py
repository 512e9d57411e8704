"""The REST API, as much of it as a bot of tables needs: application, commands, channels, messages, threads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.loopback import messages
from tests.loopback.calls import Call, Reply
from tests.loopback.errors import ApiError, invalid_form, missing_permissions, unknown
from tests.loopback.permissions import resolve
from tests.loopback.world import Channel, Json, Message

if TYPE_CHECKING:
    from tests.loopback.server import LoopbackDiscord

Handler = Callable[[Call], Awaitable[Reply]]
MOST_COMMANDS = 100


class Rest:
    """The handlers, by method and path."""

    def __init__(self, discord: LoopbackDiscord) -> None:
        self.discord = discord
        self.world = discord.world
        channel, message = "/channels/{channel_id}", "/channels/{channel_id}/messages/{message_id}"
        self.routes: dict[tuple[str, str], Handler] = {
            ("GET", "/gateway/bot"): self.gateway,
            ("GET", "/users/@me"): self.me,
            ("GET", "/users/@me/guilds"): self.guilds,
            ("GET", "/oauth2/applications/@me"): self.application,
            ("GET", "/applications/@me"): self.application,
            ("GET", "/users/{user_id}"): self.user,
            ("GET", "/guilds/{guild_id}"): self.guild,
            ("GET", "/guilds/{guild_id}/members/{user_id}"): self.member,
            ("GET", "/applications/{application_id}/commands"): self.commands,
            ("PUT", "/applications/{application_id}/commands"): self.put_commands,
            ("GET", channel): self.channel,
            ("PATCH", channel): self.edit_channel,
            ("DELETE", channel): self.delete_channel,
            ("POST", channel + "/typing"): self.typing,
            ("POST", channel + "/threads"): self.create_thread,
            ("PUT", channel + "/thread-members/{user_id}"): self.add_to_thread,
            ("GET", channel + "/messages"): self.history,
            ("POST", channel + "/messages"): self.send,
            ("GET", message): self.message,
            ("PATCH", message): self.edit,
            ("DELETE", message): self.delete,
            ("POST", message + "/threads"): self.create_thread,
        }

    # The application -------------------------------------------------------------------------------------------------

    async def gateway(self, call: Call) -> Reply:
        limit = {"total": 1000, "remaining": 999, "reset_after": 86400000, "max_concurrency": 1}
        return Reply(200, {"url": self.discord.gateway.address, "shards": 1, "session_start_limit": limit})

    async def me(self, call: Call) -> Reply:
        bot = {**self.world.bot, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
        return Reply(200, bot)

    async def guilds(self, call: Call) -> Reply:
        bot = int(self.world.bot["id"])
        joined = [(guild, guild.members[bot]) for guild in self.world.guilds.values() if guild.with_bot]
        return Reply(
            200,
            [
                {
                    **dict.fromkeys(("icon", "banner")),
                    "id": str(guild.id),
                    "name": guild.name,
                    "owner": False,
                    "permissions": str(resolve(guild.roles, member["roles"], (), self.world.bot["id"])),
                    "features": [],
                }
                for guild, member in joined
            ],
        )

    async def application(self, call: Call) -> Reply:
        owner = self.discord.owner
        empty = ("icon", "type", "interactions_endpoint_url", "role_connections_verification_url")
        counts = ("approximate_guild_count", "approximate_user_install_count", "approximate_user_authorization_count")
        about: Json = {
            **dict.fromkeys(empty),
            **dict.fromkeys(counts, len(self.world.guilds)),
            "id": str(self.world.application_id),
            "name": self.world.bot["username"],
            "description": "",
            "summary": "",
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "bot_public": False,
            "bot_require_code_grant": False,
            "redirect_uris": [],
            "owner": owner,
            "bot": self.world.bot,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "team": None,
        }
        return Reply(200, about)

    async def user(self, call: Call) -> Reply:
        for guild in self.world.guilds.values():
            if member := guild.members.get(call.number("user_id")):
                return Reply(200, member["user"])
        raise unknown("User", 10013)

    async def guild(self, call: Call) -> Reply:
        guild = self.world.guilds.get(call.number("guild_id"))
        if guild is None or not guild.with_bot:
            raise unknown("Guild", 10004)
        return Reply(200, guild.description)

    async def member(self, call: Call) -> Reply:
        guild = self.world.guilds.get(call.number("guild_id"))
        member = guild.members.get(call.number("user_id")) if guild else None
        if member is None:
            raise unknown("Member", 10007)
        return Reply(200, member)

    async def commands(self, call: Call) -> Reply:
        return Reply(200, self.world.commands)

    async def put_commands(self, call: Call) -> Reply:
        wanted: list[Json] = call.body or []
        if len(wanted) > MOST_COMMANDS:
            raise ApiError(400, 30032, "Maximum number of application commands reached (100).")
        names = [(command.get("type", 1), command["name"]) for command in wanted]
        if len(set(names)) != len(names):
            raise invalid_form("name", "Application command names must be unique")
        self.world.commands = [self._command(command) for command in wanted]
        return Reply(200, self.world.commands)

    def _command(self, command: Json) -> Json:
        application = str(self.world.application_id)
        known: Json = {
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            **{name: value for name, value in command.items() if value is not None},
            "id": str(self.world.new_id()),
            "application_id": application,
            "version": str(self.world.new_id()),
        }
        return known

    # Channels --------------------------------------------------------------------------------------------------------

    def _channel(self, call: Call) -> Channel:
        return self.world.channel(call.number("channel_id"))

    async def channel(self, call: Call) -> Reply:
        return Reply(200, self._channel(call).data)

    async def edit_channel(self, call: Call) -> Reply:
        channel = self._channel(call)
        self.world.demand(channel, "manage_threads" if channel.is_thread else "manage_channels")
        for name in ("archived", "locked", "auto_archive_duration"):
            if name in call.payload and channel.is_thread:
                channel.data["thread_metadata"][name] = call.payload[name]
        if "name" in call.payload:
            channel.data["name"] = call.payload["name"]
        self.discord.tell_channel(channel)
        return Reply(200, channel.data)

    async def delete_channel(self, call: Call) -> Reply:
        channel = self._channel(call)
        self.world.demand(channel, "manage_threads" if channel.is_thread else "manage_channels")
        self.discord.delete_channel(channel)
        return Reply(200, channel.data)

    async def typing(self, call: Call) -> Reply:
        self._may_post(self._channel(call))
        return Reply()

    async def create_thread(self, call: Call) -> Reply:
        channel = self._channel(call)
        self.world.demand(channel, "create_public_threads")
        name = str(call.payload.get("name") or "").strip()
        if not 1 <= len(name) <= 100:
            raise invalid_form("name", "Must be between 1 and 100 in length.")
        message = None
        if "message_id" in call.at:
            message = self.world.message(channel, call.number("message_id"))
            if message.data.get("thread"):
                raise ApiError(400, 160004, "A thread has already been created for this message")
        minutes = call.payload.get("auto_archive_duration") or 1440
        thread = channel.guild.thread(channel, name, self.world.bot["id"], minutes, message.id if message else None)
        if message is not None:
            message.data["thread"] = thread.data
            message.data["flags"] |= 1 << 5
        self.discord.gateway.dispatch("THREAD_CREATE", {**thread.data, "newly_created": True})
        joined = {
            "id": thread.data["id"],
            "user_id": self.world.bot["id"],
            "join_timestamp": self.world.stamp(),
            "flags": 0,
        }
        return Reply(201, {**thread.data, "member": joined})

    async def add_to_thread(self, call: Call) -> Reply:
        self._may_post(self._channel(call))
        return Reply()

    # Messages --------------------------------------------------------------------------------------------------------

    def _may_post(self, channel: Channel) -> None:
        """Raise ApiError unless the bot may post there; posting wakes an archived thread that is not locked."""
        if not channel.is_thread:
            self.world.demand(channel, "send_messages")
            return
        if not self.world.allowed(channel, "send_messages_in_threads"):
            raise missing_permissions()
        if channel.state("locked") and not self.world.allowed(channel, "manage_threads"):
            raise ApiError(403, 160005, "This thread is locked")
        if channel.state("archived"):
            channel.data["thread_metadata"]["archived"] = False
            self.discord.tell_channel(channel)

    async def history(self, call: Call) -> Reply:
        channel = self._channel(call)
        self.world.demand(channel, "read_message_history")
        limit = min(int(call.query.get("limit", 50)), 100)
        found = channel.public
        if after := call.query.get("after"):
            found = [message for message in found if message.id > int(after)][:limit]
        elif before := call.query.get("before"):
            found = [message for message in found if message.id < int(before)][-limit:]
        return Reply(200, [message.data for message in reversed(found[-limit:])])

    async def message(self, call: Call) -> Reply:
        channel = self._channel(call)
        self.world.demand(channel, "read_message_history")
        return Reply(200, self.world.message(channel, call.number("message_id")).data)

    async def send(self, call: Call) -> Reply:
        channel = self._channel(call)
        self._may_post(channel)
        if call.files:
            self.world.demand(channel, "attach_files")
        known = messages.known_by_nonce(channel, call.payload, self.world.bot)
        if known is None:
            known = messages.make(self.world, channel, call.payload, call.files)
            if "nonce" in call.payload:
                channel.nonces[self.world.bot["id"], str(call.payload["nonce"])] = known.id
            self.discord.post(channel, known)
        return Reply(200, known.data)

    async def edit(self, call: Call) -> Reply:
        channel = self._channel(call)
        message = self._own(channel, call)
        if channel.state("archived"):
            raise ApiError(400, 50083, "Thread is archived")
        if call.files:
            self.world.demand(channel, "attach_files")
        messages.edit(self.world, channel, message, call.payload, call.files)
        self.discord.tell_edit(channel, message)
        return Reply(200, message.data)

    async def delete(self, call: Call) -> Reply:
        channel = self._channel(call)
        message = self.world.message(channel, call.number("message_id"))
        if message.data["author"]["id"] != self.world.bot["id"]:
            self.world.demand(channel, "manage_messages")
        self.discord.delete_message(channel, message)
        return Reply()

    def _own(self, channel: Channel, call: Call) -> Message:
        message = self.world.message(channel, call.number("message_id"))
        if message.data["author"]["id"] != self.world.bot["id"]:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        return message
