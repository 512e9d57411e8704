"""Sentences about a table that stand on its board until somebody answers again."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.records import ActRecord
from rules.kernel.message import Message, Seat

RULES_CHANGED = "rules-changed"
FORGOTTEN = "forgotten"
"""Who sat there left and wished to be forgotten: the seat is called by its `letter`, no more by a name."""

MOST = 3

NOTICED = frozenset(
    {
        RULES_CHANGED,
        FORGOTTEN,
        "back",
        "leave",
        "replace",
        "rest",
        "resume",
        "stand-in",
        "stand-in-once",
        "time-agent",
        "time-default",
        "undo",
        "undo-vote",
        "vote-lapsed",
        "vote-refused",
    }
)
"""The kinds of acts that everybody should read on the board; all acts stand in the log."""


STANDING, LATE = "standing", "late"
DECIDED = frozenset({STANDING, LATE})
"""Acts that say what was decided in a reaction for who was away, or let its time pass; `what`, at which `stop`."""


def notice(act: ActRecord) -> Message:
    """The sentence about one act; its seat is an argument where it has one."""
    seat = {} if act.seat is None else {"seat": Seat(act.seat)}
    return Message(f"notice-{act.kind}", {**act.args, **seat})


def notices(acts: Iterable[ActRecord], since: int) -> tuple[Message, ...]:
    """The sentences that stand now: of what was done after journal row `since`, the newest last."""
    return tuple(notice(act) for act in acts if act.sequence >= since and act.kind in NOTICED)[-MOST:]
