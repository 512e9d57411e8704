"""Who may do what in a channel, by Discord's rules: roles, then overwrites of everybody, of roles, of the member."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

BITS: Mapping[str, int] = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}

ALL = sum(BITS.values())

USUAL = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
    "use_application_commands",
)
"""What everybody has in a new guild of these tests."""


def bits(names: Iterable[str]) -> int:
    """The named permissions as Discord's number."""
    return sum(BITS[name] for name in set(names))


def resolve(
    roles: Sequence[Mapping[str, Any]], member_roles: Sequence[str], overwrites: Sequence[Mapping[str, Any]], user: str
) -> int:
    """The permissions of a member; the first role is @everyone."""
    everyone, held = roles[0], [role for role in roles if role["id"] in member_roles]
    allowed = int(everyone["permissions"])
    for role in held:
        allowed |= int(role["permissions"])
    if allowed & BITS["administrator"]:
        return ALL
    for group in ([everyone["id"]], [role["id"] for role in held], [user]):
        deny = allow = 0
        for overwrite in overwrites:
            if overwrite["id"] in group:
                deny |= int(overwrite["deny"])
                allow |= int(overwrite["allow"])
        allowed = allowed & ~deny | allow
    return allowed if allowed & BITS["view_channel"] else 0
