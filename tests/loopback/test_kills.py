"""The bot is killed where it stands, and what members saw happen has happened."""

from __future__ import annotations

from rules.kernel.game import games
from tests.loopback import chaos


async def test_nothing_that_was_seen_is_lost_whenever_the_bot_dies() -> None:
    points = [*chaos.NAMED, *[chaos.AT_RANDOM] * 8, *[chaos.STARTING] * 4]
    report = chaos.Report()
    await chaos.run(points, lanes=2, report=report)
    assert report.broken == []
    assert report.kills.total() == len(points)
    assert set(report.games) == set(games())
    assert report.acknowledged > 0
