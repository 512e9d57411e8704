"""Whether what survived is right: the rows of every table, and what its channel shows."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.tables.clock import SystemClock
from bot.tables.database import open_database
from bot.tables.service import Tables
from bot.tables.store import Store
from tests.loopback.members import Answer
from tests.loopback.messages import SILENT
from tests.loopback.playing import Round
from tests.loopback.world import Message

STOP = re.compile(r"g1:[^:]+:(\d+)!?:")
BOARD = re.compile(r"[a-z0-9]+-\d+\.png")
AGAIN = re.compile(r"g1:-:!roll-again:")


def rows(database: Path, question: str, *values: object) -> list[sqlite3.Row]:
    """Ask the database beside the bot, which may be running."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=5)) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(question, values).fetchall()


def rolled(answer: Answer) -> bool:
    """Whether a member saw dice for what was typed."""
    return any(AGAIN.match(item.get("custom_id", "")) for said in answer.interaction.said for item in said.items)


class Audit:
    """Looks at the rows between two lives of the bot; at a table only when it has changed since the last look."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._seen: dict[str, int] = {}

    async def faults(self, answers: Iterable[Answer], rolls: Iterable[Answer]) -> list[str]:
        """All that is not as it must be, when members saw the effects of these answers and these dice."""
        tables = rows(self.database, "SELECT id, revision FROM tables")
        changed = [table["id"] for table in tables if self._seen.get(table["id"]) != table["revision"]]
        self._seen = {table["id"]: table["revision"] for table in tables}
        effects = [*(answer for answer in answers if answer.accepted), *rolls]
        found = [f"acknowledged and lost: {number}" for number in lost(self.database, effects)]
        found += [*torn(self.database, changed), *torn_rolls(self.database)]
        return [*found, *await unreadable(self.database, changed)] if changed else found


def lost(database: Path, effects: Iterable[Answer]) -> list[int]:
    """The interactions whose effect a member saw, and which are not in the database."""
    return [
        answer.interaction.id
        for answer in effects
        if not rows(database, "SELECT 1 FROM actions WHERE interaction = ?", answer.interaction.id)
    ]


def torn(database: Path, ids: Collection[str] | None = None) -> list[str]:
    """What is half applied in the rows; only between two lives of the bot, or else it may just be at work."""
    found: list[str] = []
    for table in rows(database, "SELECT id, sequence, stop, state, started_at FROM tables"):
        number, name = table["id"], f"table {table['id']}"
        if ids is not None and number not in ids:
            continue
        journal = rows(database, "SELECT * FROM journal WHERE table_id = ? ORDER BY sequence", number)
        if table["started_at"] is None:
            found += [f"{name}: a journal before the start"] if journal else []
            continue
        if [row["sequence"] for row in journal] != list(range(table["sequence"] + 1)):
            found.append(f"{name}: journal {[row['sequence'] for row in journal]}, table at {table['sequence']}")
            continue
        if journal[-1]["next_stop"] != table["stop"]:
            found.append(f"{name}: stop {table['stop']}, its journal says {journal[-1]['next_stop']}")
        answered = sum(row["kind"] == "answer" and row["by"] == "member" for row in journal)
        actions = "SELECT count(*) AS n FROM actions WHERE table_id = ? AND kind = 'answer'"
        claimed = rows(database, actions, number)[0]["n"]
        if answered != claimed:
            found.append(f"{name}: {answered} answers of members, {claimed} actions")
    return found


def torn_rolls(database: Path) -> list[str]:
    """Rolls of dice commands that are half there: each is one action."""
    made = rows(database, "SELECT count(*) AS n FROM dice_rolls")[0]["n"]
    claimed = rows(database, "SELECT count(*) AS n FROM actions WHERE kind = 'roll'")[0]["n"]
    return [] if made == claimed else [f"{made} rolls, {claimed} actions"]


async def unreadable(database: Path, ids: Collection[str]) -> list[str]:
    """Which of these tables do not come back from a copy of the database, or come back with answers left out."""
    found: list[str] = []
    with TemporaryDirectory() as folder:
        for part in ("", "-wal"):
            if (source := database.with_name(database.name + part)).exists():
                shutil.copy(source, Path(folder, "copy.db" + part))
        opened = await open_database(Path(folder, "copy.db"))
        try:
            tables = Tables(Store(opened), SystemClock())
            for row in rows(database, "SELECT id, stop, sequence FROM tables WHERE started_at IS NOT NULL"):
                if row["id"] not in ids:
                    continue
                try:
                    scene = await tables.scene(row["id"])
                except Exception as problem:
                    found.append(f"table {row['id']}: {problem!r}")
                    continue
                if (scene.stop, scene.table.sequence) != (row["stop"], row["sequence"]):
                    found.append(f"table {row['id']}: came back at {scene.stop}, was at {row['stop']}")
        finally:
            await opened.close()
    return found


def wrong(database: Path, round: Round) -> str:
    """What the channel of a table shows that it should not; empty when all is right."""
    table = rows(database, "SELECT id, state, stop FROM tables WHERE channel = ?", round.channel.id)
    if not table:
        return "no table"
    state, stop = table[-1]["state"], table[-1]["stop"]
    undone = rows(database, "SELECT DISTINCT turn FROM journal WHERE table_id = ? AND kind = 'undo'", table[-1]["id"])
    again = {f"{table[-1]['id']}-{row['turn']}.png" for row in undone}
    if twice := [name for name in posted_twice(round.channel.public) if name not in again]:
        return f"posted twice: {twice}"
    if state == "finished":
        if round.boards:
            return f"{len(round.boards)} boards after the end"
        return "" if round.over is not None else "the end is not shown"
    if state != "playing":
        return f"the table is {state}"
    if len(round.boards) != 1:
        return f"{len(round.boards)} live boards"
    shown = stops(round.boards[0])
    return "" if shown == {stop} else f"the board shows stops {sorted(shown)}, the table is at {stop}"


def stops(board: Message) -> set[int]:
    """The stops that the buttons of a board are for."""
    found = (STOP.match(item.get("custom_id", "")) for item in board.items)
    return {int(each[1]) for each in found if each}


def posted_twice(messages: Iterable[Message]) -> list[str]:
    """The pictures (one a turn, named after table and turn) in more than one message, but for silent ones.

    A board below much talk, or too old to be edited, is posted anew and silently.
    """
    loud = [message for message in messages if not message.data["flags"] & SILENT]
    names = Counter(each["filename"] for message in loud for each in message.data["attachments"])
    return [name for name, count in names.items() if count > 1 and BOARD.fullmatch(name)]
