"""What the bot logs while members play: one line a decision with its times, and no secrets."""

from __future__ import annotations

from tests.loopback import audit
from tests.loopback.conftest import Open
from tests.loopback.process import BotProcess
from tests.loopback.server import LoopbackDiscord

PARTS = {"queue", "apply", "commit", "draw", "deliver"}


async def test_one_line_a_decision_with_its_times_and_no_secrets(
    discord: LoopbackDiscord, bot: BotProcess, open_table: Open
) -> None:
    bot.settings["RYUTAKU_LOG_LEVEL"] = "debug"
    await bot.restart()
    round = await open_table()
    await round.play(6)
    assert await bot.leave() == 0
    known = {
        row["interaction"] for row in audit.rows(bot.database, "SELECT interaction FROM actions WHERE kind = 'answer'")
    }
    lines = {line["interaction"]: line for line in bot.lines() if line["event"] == "acted"}
    assert known and known <= set(lines)
    for number in known:
        assert lines[number]["table"] == round.table
        assert set(lines[number]["milliseconds"]) == PARTS
    text = bot.log.read_text(encoding="utf-8")
    seeds = [row["seed"].hex() for row in audit.rows(bot.database, "SELECT seed FROM tables")]
    for secret in (discord.token, *discord.by_token, *seeds):
        assert secret not in text
