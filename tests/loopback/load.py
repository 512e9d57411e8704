"""The whole stack under load: the real bot, discord.py's own client, a picture for each decision, many tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.figures import Figure, percentile
from tests.loopback import audit
from tests.loopback.members import Answer, CannotPress, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess, Nest
from tests.loopback.server import LoopbackDiscord

FIRST_GAME = "dragons_roll"
SEATS = 2
AT_ONCE = 4
PATIENCE = 60.0


async def measure(tables: int, seconds: float, rate: float, open_tables: int, game: str) -> list[Figure]:
    """All figures: closed loop, open loop, calls, memory, start."""
    command = f"{(game or FIRST_GAME).replace('_', '-')} new"
    with TemporaryDirectory() as folder, Nest() as nest:
        async with LoopbackDiscord(checked=False) as discord:
            bot = BotProcess(nest, discord, Path(folder, "load"), RYUTAKU_LOG_LEVEL="warning")
            await bot.start()
            load = Load(discord, bot, command)
            await load.open(tables)
            figures = [*await load.closed_loop(seconds), *await load.open_loop(seconds, rate)]
            figures.append(Figure("resident memory with these tables", _resident(bot.process) / 1024, "MiB"))
            wrong = [problem for each in load.rounds if (problem := await load.settled(each))]
            figures.append(Figure("tables whose channel shows an old state at the end", len(wrong), "tables", "≤ 0"))
            await bot.leave()
            return [*figures, *await starts(nest, bot, Path(folder), open_tables)]


class Load:
    """Tables in channels of their own, and members who play at them."""

    def __init__(self, discord: LoopbackDiscord, bot: BotProcess, command: str) -> None:
        self.discord = discord
        self.bot = bot
        self.command = command
        self.guild = discord.world.guild()
        self.rounds: list[Round] = []
        self.waits: list[float] = []
        self.failed = 0
        self.opened = 0

    async def open(self, tables: int) -> None:
        """Open and begin so many tables, a few at a time."""
        for number in range(tables):
            channel = self.guild.channel(f"卓{number}")
            self.rounds.append(Round(self.discord, channel, people(self.discord, self.guild, SEATS), number))
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(round: Round) -> None:
            async with gate:
                await self.begin(round)

        await asyncio.gather(*(one(each) for each in self.rounds))

    async def begin(self, round: Round) -> None:
        """Open a table in its channel and begin."""
        # Forgotten, not deleted: what a bot does about thirty deletions at once is not what is measured.
        round.channel.messages.clear()
        host = next(iter(round.members.values()))
        await round.open(self.command, host, round.channel, here=True)
        self.opened += 1

    async def settled(self, round: Round) -> str:
        """What a channel shows wrongly after a while."""
        try:
            await round.channel.changed.until(lambda: not audit.wrong(self.bot.database, round), 10, "the newest state")
        except TimeoutError:
            return audit.wrong(self.bot.database, round)
        return ""

    # Loops -----------------------------------------------------------------------------------------------------------

    async def closed_loop(self, seconds: float) -> list[Figure]:
        """Every table plays on as soon as its board shows the last answer."""
        before, calls, began = self._counts(), Counter(self.discord.calls), time.monotonic()
        opened = self.opened
        self.waits.clear()
        end = began + seconds

        async def play(round: Round) -> None:
            while time.monotonic() < end:
                await self._decide(round)

        await asyncio.gather(*(play(each) for each in self.rounds))
        taken = time.monotonic() - began
        after = self._counts()
        decisions, turns = after[0] - before[0], after[1] - before[1]
        spent = Counter(self.discord.calls) - calls
        for_turns = sum(count for call, count in spent.items() if "/channels/" in call)
        # Where a game is over another is opened, by a command, whoever joins, and a start: no calls of a game in play.
        for_decisions = spent.total() - for_turns - (self.opened - opened) * (SEATS + 1)
        name = f"closed loop, {len(self.rounds)} tables"
        return [
            Figure(f"{name}: decisions", decisions / taken, "1/s", "≥ 100"),
            *self._percentiles(name),
            Figure("calls per decision in play", for_decisions / max(decisions, 1), "calls", "≤ 1.1"),
            Figure("further calls per turn", for_turns / max(turns, 1), "calls", "≤ 2.0"),
            Figure("presses that Discord showed as failed", self.failed, "presses", "≤ 0"),
        ]

    async def open_loop(self, seconds: float, rate: float) -> list[Figure]:
        """So many decisions a second are begun, whatever becomes of those before."""
        self.waits.clear()
        free: asyncio.Queue[Round] = asyncio.Queue()
        for each in self.rounds:
            free.put_nowait(each)
        before, began = self._counts()[0], time.monotonic()
        running: set[asyncio.Task[None]] = set()

        async def play(round: Round, due: float) -> None:
            await self._decide(round, due)
            free.put_nowait(round)

        for number in range(int(seconds * rate)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            task = asyncio.create_task(play(await free.get(), due))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        taken = time.monotonic() - began
        name = f"open loop at {rate:g}/s, {len(self.rounds)} tables"
        done = Figure(f"{name}: decisions", (self._counts()[0] - before) / taken, "1/s")
        return [done, *self._percentiles(name, "≤ 150")]

    async def _decide(self, round: Round, due: float | None = None) -> None:
        """One decision, timed from when it was due to its effect; a game that is over is followed by a new one."""
        late = 0.0 if due is None else max(0.0, time.monotonic() - due)
        begun = len(round.answers)
        try:
            if not await round.decide():
                await self.begin(round)
                return
        except (TimeoutError, CannotPress):
            self.failed += sum(answer.failed for answer in round.answers[begun:])
            return
        for number, answer in enumerate(round.answers[begun:]):
            self._note(answer, late if number == 0 else 0.0)
        round.answers.clear()

    def _note(self, answer: Answer, late: float) -> None:
        if answer.interaction.effect_at is not None:
            self.waits.append(answer.interaction.effect_at - answer.interaction.sent_at + late)

    def _percentiles(self, name: str, target: str | None = None) -> list[Figure]:
        return [
            Figure(
                f"{name}: p{percent}", percentile(self.waits, percent) * 1000, "ms", target if percent == 95 else None
            )
            for percent in (50, 95, 99)
        ]

    def _counts(self) -> tuple[int, int]:
        """Answers of members and turns begun, by the database."""
        answers = "SELECT count(*) AS n FROM journal WHERE kind = 'answer' AND by = 'member'"
        turns = "SELECT count(*) AS n FROM checkpoints"
        return tuple(audit.rows(self.bot.database, each)[0]["n"] for each in (answers, turns))  # type: ignore[return-value]


# Start -------------------------------------------------------------------------------------------------------------


async def starts(nest: Nest, played: BotProcess, folder: Path, open_tables: int) -> list[Figure]:
    """From the start of the process to its first answer to a command, with none and with many open tables."""
    none, many = [], []
    for number in range(3):
        none.append(await _start(nest, folder / f"none{number}", None, 0))
    for number in range(3):
        many.append(await _start(nest, folder / f"many{number}", played.database, open_tables))
    return [
        Figure("start with no table", min(none) * 1000, "ms"),
        Figure(f"start with {open_tables:,} open tables", min(many) * 1000, "ms"),
        Figure(f"{open_tables:,} open tables against none", min(many) / min(none), "×", "≤ 3"),
    ]


async def _start(nest: Nest, folder: Path, source: Path | None, count: int) -> float:
    async with LoopbackDiscord(checked=False) as discord:
        channel = discord.world.guild().channel("広場")
        (member,) = people(discord, channel.guild, 1)
        bot = BotProcess(nest, discord, folder, RYUTAKU_LOG_LEVEL="warning")
        if source is None:
            await bot.start()
            await bot.leave()
        else:
            multiply(source, bot.database, count)
        began = time.monotonic()
        await bot.start()
        await member.slash_now(channel, "ryutaku").seen()
        taken = time.monotonic() - began
        await bot.leave()
        return taken


def multiply(source: Path, target: Path, count: int) -> None:
    """A database with so many tables in play: copies of one that is."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with closing(sqlite3.connect(target)) as connection, connection:
        question = "SELECT id FROM tables WHERE state = 'playing' ORDER BY sequence DESC LIMIT 1"
        (model,) = connection.execute(question).fetchone()
        connection.execute("UPDATE tables SET delivered_revision = revision")
        for name in ("tables", "seats", "journal", "checkpoints"):
            _copy_rows(connection, name, model, count)


def _copy_rows(connection: sqlite3.Connection, name: str, model: str, count: int) -> None:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
    key = "id" if name == "tables" else "table_id"
    rows = connection.execute(f"SELECT * FROM {name} WHERE {key} = ?", (model,)).fetchall()
    places = ", ".join("?" * len(columns))
    copies: list[Sequence[object]] = []
    for number in range(count):
        changed = {key: f"x{number:07}", "channel": 10**15 + number, "home_channel": 10**15 + number}
        copies += [[changed.get(column, value) for column, value in zip(columns, row, strict=True)] for row in rows]
    connection.executemany(f"INSERT INTO {name} VALUES ({places})", copies)


def _resident(process: int) -> float:
    """Kibibytes of memory that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0
