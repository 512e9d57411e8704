"""What was found by one look."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.kernel.message import Arg, Message

State = Literal["good", "note", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """How one thing is: `good`, worth a `note`, or `wrong`; and what to do about it."""

    state: State
    what: Message
    todo: Message | None = None


def good(key: str, **args: Arg) -> Finding:
    """All is well there."""
    return Finding("good", Message(f"doctor-{key}", args))


def note(key: str, **args: Arg) -> Finding:
    """Something to know; the bot works all the same. The next step is the attribute `.todo` of the text."""
    return Finding("note", Message(f"doctor-{key}", args), Message(f"doctor-{key}.todo", args))


def wrong(key: str, **args: Arg) -> Finding:
    """Something that keeps the bot from working, with the next step at `.todo`."""
    return Finding("wrong", Message(f"doctor-{key}", args), Message(f"doctor-{key}.todo", args))
