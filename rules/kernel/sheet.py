"""What can be looked up at a table in private: a character's sheet, a list of tasks, chances."""

from __future__ import annotations

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """Something to look up: `id` is its command and the key of its words (`sheet-<id>`).

    `picture`: the picture of the table goes with it. `number`: a number from 0 to `most` can be typed with the
    command, and this is what it is called there; empty: none can.
    """

    id: str
    picture: bool = False
    number: str = ""
    most: int = 0
