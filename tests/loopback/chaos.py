"""Killing the bot again and again while members press: `python -m tests.loopback.chaos --kills 1000`."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rich.progress import MofNCompleteColumn, Progress

from rules.kernel.game import games
from tests.loopback import audit
from tests.loopback.launch import POINTS
from tests.loopback.members import Answer, CannotPress, Member, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess, Nest
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel

AT_RANDOM = "at random"
STARTING = "while starting"
NAMED = tuple(f"{when} {point}" for point in POINTS for when in ("before", "after"))
PATIENCE = 60.0
LONGEST_LIFE = 20.0
SLOWEST_START = 0.8
MOST_TIMES = {"before deferral": 1, "after deferral": 1, "before send": 2, "after send": 2}
"""How often a point is passed at most before it is the end: some are rarely passed."""
SEATS = 2
GAMES = tuple(sorted(games()))
COMMANDS: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("roll", {"expression": "3d6+1"}),
    ("roll", {"expression": "2d6", "secret": True}),
    ("peak", {"dice": 3}),
    ("table undo", {}),
    ("table export", {}),
)
"""What is typed beside the presses; the last one is always deferred."""


@dataclass
class Report:
    """What came of some kills. `broken` has a line for everything that was not as it must be."""

    kills: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    rolls: int = 0
    broken: list[str] = field(default_factory=list)


class Lane:
    """One bot that is killed and started; a table of each game, at one of which members never stop pressing."""

    def __init__(
        self, nest: Nest, discord: LoopbackDiscord, folder: Path, number: int, seed: int, report: Report
    ) -> None:
        self.discord = discord
        # What counts here is what is left, not how soon it is there.
        discord.world.deadline = LONGEST_LIFE / 2
        self.bot = BotProcess(nest, discord, folder)
        self.bot.luck = f"{seed}/{number}"
        self.rng = Random(f"{seed}/{number}")
        self.guild = discord.world.guild()
        self.home = self.guild.channel("広場")
        self.members = people(discord, self.guild, SEATS)
        self.watcher = Member(discord, self.guild, "見物", "en", ())
        self.report = report
        self.rounds: dict[str, Round] = {}
        self.games = itertools.islice(itertools.cycle(GAMES), number, None)
        self.game = next(self.games)
        self.noise: list[Answer] = []
        self.typed: list[Answer] = []
        self.audit = audit.Audit(self.bot.database)

    async def run(self, points: Sequence[str], died: Callable[[], None]) -> None:
        """Die at each of these points in turn; look at the rows after each death, at the channel after each start."""
        for point in points:
            try:
                await self.one_life(point)
            except (TimeoutError, CannotPress, RuntimeError) as problem:
                self._broken(point, [repr(problem)])
                await self.bot.kill()
            self.game = next(self.games)
            died()
        await self.bot.start()
        self._broken("at last", await self._recovered())
        await self.bot.kill()

    async def one_life(self, point: str) -> None:
        """Start with a death in wait, see the channel recover, press until the death comes, and look at the rows."""
        if point == STARTING:
            await self.bot.launch()
            await asyncio.sleep(self.rng.uniform(0, SLOWEST_START))
            self.report.kills[point] += 1
        else:
            await self._die_at(point)
        await self.bot.kill()
        await self._look(point)

    async def _die_at(self, point: str) -> None:
        await self.bot.start("" if point == AT_RANDOM else point, self.rng.randint(1, MOST_TIMES.get(point, 4)))
        living = asyncio.create_task(self._live(point))
        assert self.bot.ended is not None
        await asyncio.wait([living, self.bot.ended], return_when=asyncio.FIRST_COMPLETED)
        by_itself = self.bot.ended.done()
        if not living.done():
            living.cancel()
        problem = (await asyncio.gather(living, return_exceptions=True))[0]
        self.report.kills[point if by_itself else AT_RANDOM] += 1
        if isinstance(problem, Exception) and not by_itself:
            self._broken(point, [repr(problem)])

    async def _live(self, point: str) -> None:
        """Recover and press, as long as a life lasts that does not end by itself."""
        self._broken(point, await self._recovered())
        lasts = LONGEST_LIFE
        if point == AT_RANDOM:
            lasts = self.rng.uniform(0, 0.3)
            for _ in range(self.rng.randint(0, 4)):
                await self._press(eager=False)
        try:
            async with asyncio.timeout(lasts):
                while True:
                    await self._press(eager=point.endswith(("deferral", "reply")))
        except TimeoutError:
            if self.bot.alive and self.stuck():
                raise

    def stuck(self) -> bool:
        """Whether a press got no answer though the bot lives."""
        return any(answer.failed for round in self.rounds.values() for answer in round.answers)

    async def _press(self, eager: bool) -> None:
        """Play on, with double presses, repeated ones, strangers' and commands among them; `eager`: more of those."""
        round = self.rounds.get(self.game)
        if round is None or round.over is not None:
            self.report.games[self.game] += 1
            round = self.rounds[self.game] = Round(self.discord, self.home, self.members, self.rng.random())
            command = f"{self.game.replace('_', '-')} new"
            await round.open(command, self.rng.choice(self.members), self.home)
        if eager or self.rng.random() < 0.3:
            self._disturb(round)
        if eager or self.rng.random() < 0.3:
            self._type(round.channel, *(COMMANDS[-1] if eager else self.rng.choice(COMMANDS)))
        await round.decide()
        if self.rng.random() < 0.3 and round.answers:
            self.members[0].replay(round.answers[-1])
        if self.rng.random() < 0.3 and self.typed:
            self.members[0].replay(self.typed[-1])

    def _disturb(self, round: Round) -> None:
        for member in (self.watcher, *self.members):
            try:
                self.noise.append(round.choose(member, round.boards[-1]))
                round.answers.pop()
            except (CannotPress, IndexError):
                continue

    def _type(self, channel: Channel, command: str, options: Mapping[str, Any]) -> None:
        if channel.id in self.discord.world.channels:
            self.typed.append(self.rng.choice(self.members).slash_now(channel, command, **options))

    async def _look(self, point: str) -> None:
        """The bot is dead: look at the rows."""
        answers, typed, self.noise, self.typed = self.noise, self.typed, [], []
        for round in self.rounds.values():
            answers = [*answers, *round.answers]
            round.answers = []
        self.report.acknowledged += sum(answer.accepted for answer in answers)
        rolls = [answer for answer in typed if audit.rolled(answer)]
        self.report.rolls += len(rolls)
        if self.bot.database.exists():
            self._broken(point, await self.audit.faults(answers, rolls))

    def _broken(self, point: str, found: Sequence[str]) -> None:
        self.report.broken += [f"{point}, {self.game}: {each}" for each in found]
        if found:
            self.rounds.clear()

    async def _recovered(self) -> list[str]:
        """What the channels of tables that were begun still show wrongly when the bot had time to mend it."""
        found: list[str] = []
        for game, round in list(self.rounds.items()):
            question = "SELECT started_at FROM tables WHERE channel = ?"
            begun = audit.rows(self.bot.database, question, round.channel.id)
            if not begun or begun[-1]["started_at"] is None:
                del self.rounds[game]
                continue
            try:
                await round.channel.changed.until(lambda: not self._wrong(round), PATIENCE, "recovery")  # noqa: B023
            except TimeoutError:
                found.append(f"{self._wrong(round)} in {round.channel.id}")
        return found

    def _wrong(self, round: Round) -> str:
        return audit.wrong(self.bot.database, round)


async def run(
    points: Sequence[str], lanes: int, report: Report, seed: int = 0, died: Callable[[], None] = lambda: None
) -> None:
    """Kill bots in some lanes beside each other; every point is died at once, in an order that the seed makes."""
    points = list(points)
    Random(seed).shuffle(points)
    with TemporaryDirectory() as folder, Nest() as nest:

        async def lane(number: int) -> None:
            async with LoopbackDiscord(checked=False) as discord:
                room = Path(folder, str(number))
                await Lane(nest, discord, room, number, seed, report).run(points[number::lanes], died)

        await asyncio.gather(*(lane(number) for number in range(lanes)))


def points_for(kills: int) -> list[str]:
    """Where to die so often: half of it at every named point in turn, a tenth while starting, else at random."""
    named = [point for point, _ in zip(itertools.cycle(NAMED), range(kills // 2), strict=False)]
    starting = [STARTING] * (kills // 10)
    return [*named, *starting, *[AT_RANDOM] * (kills - len(named) - len(starting))]


def main() -> int:
    """The command: prints what came of it, and leaves with 1 when anything was not as it must be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--lanes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    report, began = Report(), time.monotonic()
    # Ctrl-C ends it early, with what has come of it so far.
    with progress(chosen.kills, report) as died, suppress(KeyboardInterrupt):
        asyncio.run(run(points_for(chosen.kills), chosen.lanes, report, chosen.seed, died))
    lines = [f"{count:5} {point}" for point, count in sorted(report.kills.items())]
    played = ", ".join(f"{count} of {game}" for game, count in sorted(report.games.items()))
    lines.append(f"{report.kills.total()} kills in {time.monotonic() - began:.0f} s, tables: {played}")
    lines.append(f"{report.acknowledged} acknowledged answers, {report.rolls} rolls")
    sys.stdout.write("\n".join([*lines, *report.broken, f"{len(report.broken)} faults"]) + "\n")
    return 1 if report.broken else 0


@contextmanager
def progress(total: int, report: Report, step: int = 50) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, else a line each `step`; call what it gives once a kill."""
    bar = Progress(*Progress.get_default_columns(), MofNCompleteColumn(), disable=not sys.stdout.isatty())
    task, began = bar.add_task("kills", total=total), time.monotonic()

    def one_more() -> None:
        bar.advance(task)
        done = int(bar.tasks[task].completed)
        if bar.disable and done % step == 0:
            spent = time.monotonic() - began
            sys.stdout.write(f"{done} of {total} kills in {spent:.0f} s, {len(report.broken)} faults\n")
            sys.stdout.flush()

    with bar:
        yield one_more


if __name__ == "__main__":
    sys.exit(main())
