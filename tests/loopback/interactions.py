"""Presses and commands on their way: their tokens, their one response, their deadline of three seconds."""

from __future__ import annotations

import secrets
from typing import Any

from tests.loopback.errors import ApiError, invalid_form, unknown
from tests.loopback.messages import EPHEMERAL
from tests.loopback.signals import Signal
from tests.loopback.world import Channel, Json, Message, World

LIFETIME = 15 * 60.0

COMMAND, PRESS, AUTOCOMPLETE, FORM = 2, 3, 4, 5
SAY, DEFER_SAYING, DEFER_EDITING, EDIT, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

FITTING = {
    COMMAND: {SAY, DEFER_SAYING, MODAL},
    PRESS: {SAY, DEFER_SAYING, DEFER_EDITING, EDIT, MODAL},
    AUTOCOMPLETE: {CHOICES},
    FORM: {SAY, DEFER_SAYING, DEFER_EDITING, EDIT},
}
"""Which first answers fit which interactions."""


class Interaction:
    """One interaction and what came back for it.

    `response` is the type of the first answer, None while there is none. `said` are the messages that it led to,
    `edits` counts the edits of the message pressed that changed more than its buttons, `steps` those of a private one.
    """

    def __init__(
        self, world: World, kind: int, member: Json, locale: str, channel: Channel, data: Json, message: Message | None
    ) -> None:
        self.world = world
        self.kind = kind
        self.id = world.new_id()
        self.token = secrets.token_urlsafe(48)
        self.member = member
        self.locale = locale
        self.channel = channel
        self.data = data
        self.message = message
        self.sent_at = world.now()
        self.response: int | None = None
        self.responded_at: float | None = None
        self.private = False
        self.original: Message | None = None
        self.said: list[Message] = []
        self.edits = 0
        self.steps = 0
        self.effect_at: float | None = None
        self.choices: list[Json] = []
        self.modal: Json | None = None
        self.changed = Signal()

    @property
    def user(self) -> int:
        """Who pressed or typed."""
        return int(self.member["user"]["id"])

    @property
    def failed(self) -> bool:
        """Whether the member saw "This interaction failed"."""
        return self.response is None and self.world.now() - self.sent_at > self.world.deadline

    @property
    def event(self) -> Json:
        """The interaction as the gateway tells it."""
        guild, channel = self.channel.guild, self.channel
        permissions = str(guild.permissions(self.user, channel))
        event: Json = {
            "id": str(self.id),
            "application_id": str(self.world.application_id),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "channel_id": str(channel.id),
            "channel": {**channel.data, "permissions": permissions},
            "member": {**self.member, "permissions": permissions},
            "app_permissions": str(guild.permissions(self.world.bot_id, channel)),
            "locale": self.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
            "data": self.data,
        }
        return {**event, "message": self.message.data} if self.message is not None else event

    def begin(self, kind: int, payload: Json) -> None:
        """Take the first answer. Raises ApiError when it is late, the second, or of a kind that does not fit."""
        if self.response is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if self.world.now() - self.sent_at > self.world.deadline:
            raise unknown("interaction", 10062)
        if kind not in FITTING[self.kind]:
            raise invalid_form("type", f"{kind} does not answer an interaction of type {self.kind}")
        if kind == CHOICES and len(payload.get("choices") or ()) > 25:
            raise invalid_form("data.choices", "Must be 25 or fewer in length.")

    def answered(self, kind: int, payload: Json) -> None:
        """The first answer was carried out."""
        self.response = kind
        self.responded_at = self.world.now()
        self.private = bool(int(payload.get("flags") or 0) & EPHEMERAL)
        if kind == CHOICES:
            self.choices = payload.get("choices") or []
        elif kind == MODAL:
            self.modal = payload
        self.changed.fire()

    def note_edit(self, payload: Json, private: bool) -> None:
        """The message pressed was edited; new buttons alone are no effect of an answer, nor is a step of a draft."""
        if "content" in payload or "attachments" in payload:
            self.edits += not private
            self.steps += private
            self.effect_at = self.effect_at or self.world.now()
        self.changed.fire()

    def note_said(self, message: Message) -> None:
        """Something was said."""
        self.said.append(message)
        self.effect_at = self.effect_at or self.world.now()
        self.changed.fire()

    def require_alive(self) -> None:
        """Raise ApiError when the token is too old, or nothing was answered yet."""
        if self.world.now() - self.sent_at > LIFETIME:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if self.response is None:
            raise unknown("Webhook", 10015)

    def resource(self, kind: int, message: Message | None) -> Json:
        """What `with_response` gives."""
        about: Json = {
            "interaction": {
                "id": str(self.id),
                "type": self.kind,
                "response_message_loading": kind in (DEFER_SAYING,),
                "response_message_ephemeral": self.private,
            }
        }
        if message is not None:
            about["interaction"]["response_message_id"] = str(message.id)
        if kind in (SAY, EDIT) and message is not None:
            about["resource"] = {"type": kind, "message": message.data}
        return about


def visible(message: Message) -> dict[str, Any]:
    """A message in few words, for what a failing test shows."""
    labels = [item.get("label") or item.get("placeholder") for item in message.items]
    return {"content": message.content, "items": labels}
