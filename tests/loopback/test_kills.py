"""The bot is killed where it stands, and what members saw happen has happened."""

from __future__ import annotations

from tests.loopback import chaos

RANDOM_KILLS = 12


async def test_nothing_that_was_seen_is_lost_whenever_the_bot_dies() -> None:
    report = await chaos.run([*chaos.NAMED, *[chaos.AT_RANDOM] * RANDOM_KILLS], lanes=2, command="dragons-roll new")
    assert report.broken == []
    assert report.kills.total() == len(chaos.NAMED) + RANDOM_KILLS
    assert report.acknowledged > 0
