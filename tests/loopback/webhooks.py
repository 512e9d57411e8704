"""How interactions are answered: the callback, and the webhook of each interaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.loopback import messages
from tests.loopback.calls import Call, Reply
from tests.loopback.errors import ApiError, unknown
from tests.loopback.interactions import DEFER_EDITING, DEFER_SAYING, EDIT, SAY, Interaction
from tests.loopback.messages import EPHEMERAL, LOADING
from tests.loopback.rest import Handler
from tests.loopback.world import Json, Message

if TYPE_CHECKING:
    from tests.loopback.server import LoopbackDiscord


class Webhooks:
    """The handlers, by method and path."""

    def __init__(self, discord: LoopbackDiscord) -> None:
        self.discord = discord
        self.world = discord.world
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        original, message = hook + "/messages/@original", hook + "/messages/{message_id}"
        self.routes: dict[tuple[str, str], Handler] = {
            ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): self.callback,
            ("POST", hook): self.follow_up,
            ("GET", original): self.show,
            ("PATCH", original): self.edit,
            ("DELETE", original): self.delete,
            ("GET", message): self.show,
            ("PATCH", message): self.edit,
            ("DELETE", message): self.delete,
        }

    async def callback(self, call: Call) -> Reply:
        interaction = self.discord.by_token.get(call.at["interaction_token"])
        if interaction is None or interaction.id != call.number("interaction_id"):
            raise unknown("interaction", 10062)
        kind, data = int(call.payload["type"]), call.payload.get("data") or {}
        interaction.begin(kind, data)
        channel = interaction.channel
        if channel.state("archived"):
            raise ApiError(400, 50083, "Thread is archived")
        shown = interaction.message
        if kind in (SAY, DEFER_SAYING):
            shown = self._say(interaction, data, call, loading=kind == DEFER_SAYING)
            interaction.original = shown
        elif kind in (EDIT, DEFER_EDITING):
            interaction.original = shown
            if kind == EDIT and shown is not None:
                self._change(interaction, shown, data, call)
        interaction.answered(kind, data)
        if call.query.get("with_response", "").lower() in ("1", "true"):
            return Reply(200, interaction.resource(kind, shown))
        return Reply()

    async def follow_up(self, call: Call) -> Reply:
        interaction = self._alive(call)
        if interaction.channel.state("archived"):
            raise ApiError(400, 50083, "Thread is archived")
        message = self._say(interaction, call.payload, call)
        return Reply(200, message.data)

    async def show(self, call: Call) -> Reply:
        return Reply(200, self._message(self._alive(call), call).data)

    async def edit(self, call: Call) -> Reply:
        interaction = self._alive(call)
        message = self._message(interaction, call)
        if interaction.channel.state("archived"):
            raise ApiError(400, 50083, "Thread is archived")
        loading = bool(message.data["flags"] & LOADING)
        self._change(interaction, message, call.payload, call)
        if loading:
            interaction.note_said(message)
        return Reply(200, message.data)

    async def delete(self, call: Call) -> Reply:
        interaction = self._alive(call)
        self.discord.delete_message(interaction.channel, self._message(interaction, call))
        return Reply()

    # Parts -----------------------------------------------------------------------------------------------------------

    def _alive(self, call: Call) -> Interaction:
        interaction = self.discord.by_token.get(call.at["webhook_token"])
        if interaction is None or call.number("webhook_id") != self.world.application_id:
            raise unknown("Webhook", 10015)
        interaction.require_alive()
        return interaction

    def _message(self, interaction: Interaction, call: Call) -> Message:
        if "message_id" not in call.at:
            message = interaction.original
        else:
            message = interaction.channel.messages.get(call.number("message_id"))
        if message is None or message.id not in interaction.channel.messages:
            raise unknown("Message", 10008)
        return message

    def _say(self, interaction: Interaction, data: Json, call: Call, *, loading: bool = False) -> Message:
        about: Json = {"application_id": str(self.world.application_id), "webhook_id": str(self.world.application_id)}
        if loading:
            data = {"flags": data.get("flags"), "content": "…"}
        message = messages.make(self.world, interaction.channel, data, call.files, **about)
        if loading:
            message.data["flags"] |= LOADING
            message.data["content"] = ""
        if message.data["flags"] & EPHEMERAL:
            message.private_to = interaction.user
        self.discord.post(interaction.channel, message)
        if not loading:
            interaction.note_said(message)
        return message

    def _change(self, interaction: Interaction, message: Message, data: Json, call: Call) -> None:
        messages.edit(self.world, interaction.channel, message, data, call.files)
        self.discord.tell_edit(interaction.channel, message)
        interaction.note_edit(data, private=message.private_to is not None)
