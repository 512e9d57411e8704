"""Killing the bot again and again while members press: `python -m tests.loopback.chaos --kills 1000`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.loopback import audit
from tests.loopback.launch import POINTS
from tests.loopback.members import Answer, CannotPress, Member, people
from tests.loopback.playing import Round
from tests.loopback.process import BotProcess, Nest
from tests.loopback.server import LoopbackDiscord

AT_RANDOM = "at random"
NAMED = tuple(f"{when} {point}" for point in POINTS for when in ("before", "after"))
PATIENCE = 15.0
LONGEST_LIFE = 6.0
MOST_TIMES = {"before deferral": 1, "after deferral": 1, "before send": 2, "after send": 2}
"""How often a point is passed at most before it is the end: some are rarely passed."""
SEATS = 3


@dataclass
class Report:
    """What came of some kills. `broken` has a line for everything that was not as it must be."""

    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    games: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Count another report in."""
        self.kills += other.kills
        self.acknowledged += other.acknowledged
        self.games += other.games
        self.broken += other.broken


class Lane:
    """One bot that is killed and started, and one table at which members never stop pressing."""

    def __init__(self, nest: Nest, discord: LoopbackDiscord, folder: Path, command: str, seed: object) -> None:
        self.discord = discord
        self.bot = BotProcess(nest, discord, folder)
        self.command = command
        self.rng = Random(str(seed))
        self.guild = discord.world.guild()
        self.home = self.guild.channel("広場")
        self.members = people(discord, self.guild, SEATS)
        self.watcher = Member(discord, self.guild, "見物", "en", ())
        self.report = Report()
        self.round: Round | None = None
        self.noise: list[Answer] = []

    async def run(self, points: Sequence[str]) -> Report:
        """Die at each of these points in turn; look at the rows after each death, at the channel after each start."""
        for point in points:
            try:
                await self.one_life(point)
            except (TimeoutError, CannotPress, RuntimeError) as problem:
                self._broken(point, [repr(problem)])
                await self.bot.kill()
        await self.bot.start()
        self._broken("at last", await self._recovered())
        await self.bot.kill()
        return self.report

    async def one_life(self, point: str) -> None:
        """Start with a death in wait, see the channel recover, press until the death comes, and look at the rows."""
        await self.bot.start("" if point == AT_RANDOM else point, self.rng.randint(1, MOST_TIMES.get(point, 4)))
        living = asyncio.create_task(self._live(point))
        assert self.bot.ended is not None
        await asyncio.wait([living, self.bot.ended], return_when=asyncio.FIRST_COMPLETED)
        by_itself = self.bot.ended.done()
        if not living.done():
            living.cancel()
        problem = (await asyncio.gather(living, return_exceptions=True))[0]
        self.report.kills[point if by_itself else AT_RANDOM] += 1
        await self.bot.kill()
        if isinstance(problem, Exception) and not by_itself:
            self._broken(point, [repr(problem)])
        await self._look(point)

    async def _live(self, point: str) -> None:
        """Recover and press, as long as a life lasts that does not end by itself."""
        self._broken(point, await self._recovered())
        lasts = self.rng.uniform(0, 0.6) if point == AT_RANDOM else LONGEST_LIFE
        try:
            async with asyncio.timeout(lasts):
                while True:
                    await self._press()
        except TimeoutError:
            if self.bot.alive and self.stuck():
                raise

    def stuck(self) -> bool:
        """Whether a press got no answer though the bot lives."""
        return self.round is not None and any(answer.failed for answer in self.round.answers)

    async def _press(self) -> None:
        """Play on, with double presses, repeated ones and strangers' among them."""
        if self.round is None or self.round.over is not None:
            self.report.games += 1
            self.round = Round(self.discord, self.home, self.members, self.rng.random())
            await self.round.open(self.command, self.rng.choice(self.members), self.home)
        if self.rng.random() < 0.3:
            self._disturb()
        await self.round.decide()
        if self.rng.random() < 0.3 and self.round.answers:
            self.members[0].replay(self.round.answers[-1])

    def _disturb(self) -> None:
        assert self.round is not None
        for member in (self.watcher, *self.rng.sample(self.members, 2)):
            try:
                self.noise.append(self.round.choose(member, self.round.boards[-1]))
            except (CannotPress, IndexError):
                continue

    async def _look(self, point: str) -> None:
        """The bot is dead: look at the rows."""
        answers, self.noise = self.noise, []
        if self.round is not None:
            answers = [*answers, *self.round.answers]
            self.round.answers = []
        self.report.acknowledged += sum(answer.accepted for answer in answers)
        if not self.bot.database.exists():
            return
        found = [f"acknowledged and lost: {number}" for number in audit.lost(self.bot.database, answers)]
        self._broken(point, [*found, *audit.torn(self.bot.database), *await audit.unreadable(self.bot.database)])

    def _broken(self, point: str, found: Sequence[str]) -> None:
        self.report.broken += [f"{point}: {each}" for each in found]
        if found:
            self.round = None

    async def _recovered(self) -> list[str]:
        """What the channel of a table that was begun still shows wrongly when the bot had time to mend it."""
        if self.round is None:
            return []
        round = self.round
        question = "SELECT started_at FROM tables WHERE channel = ?"
        begun = audit.rows(self.bot.database, question, round.channel.id)
        if not begun or begun[-1]["started_at"] is None:
            self.round = None
            return []
        try:
            await round.channel.changed.until(lambda: not audit.wrong(self.bot.database, round), PATIENCE, "recovery")
        except TimeoutError:
            return [f"{audit.wrong(self.bot.database, round)} in {round.channel.id}"]
        return []


async def run(points: Sequence[str], lanes: int, command: str, seed: int = 0) -> Report:
    """Kill bots in some lanes beside each other; every point is died at once, in an order that the seed makes."""
    points = list(points)
    Random(seed).shuffle(points)
    report = Report()
    with TemporaryDirectory() as folder, Nest() as nest:

        async def lane(number: int) -> Report:
            async with LoopbackDiscord(checked=False) as discord:
                room = Path(folder, str(number))
                return await Lane(nest, discord, room, command, f"{seed}/{number}").run(points[number::lanes])

        for done in await asyncio.gather(*(lane(number) for number in range(lanes))):
            report.add(done)
    return report


def main() -> int:
    """The command: prints what came of it, and leaves with 1 when anything was not as it must be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--lanes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--command", default="dragons-roll new")
    chosen = parser.parse_args()
    named = NAMED * (chosen.kills // (2 * len(NAMED)) + 1)
    points = [*named, *[AT_RANDOM] * chosen.kills][: chosen.kills // 2] + [AT_RANDOM] * (
        chosen.kills - chosen.kills // 2
    )
    began = time.monotonic()
    report = asyncio.run(run(points, chosen.lanes, chosen.command, chosen.seed))
    lines = [f"{count:5} {point}" for point, count in sorted(report.kills.items())]
    lines.append(f"{report.kills.total()} kills in {time.monotonic() - began:.0f} s, {report.games} games")
    lines.append(f"{report.acknowledged} acknowledged answers")
    sys.stdout.write("\n".join([*lines, *report.broken, f"{len(report.broken)} faults"]) + "\n")
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
