"""A table of Drasle where the dragon strikes at the first roll: everybody is hurt at once, and may guard."""

from __future__ import annotations

import msgspec
import pytest

from bot.tables.service import Tables
from rules.drasle.game import GAME
from rules.drasle.state import State
from rules.kernel.game import Plain
from rules.kernel.match import Match, Setting
from tests.bot.tables.people import AYA, KEN, MIKA, NAMES, PLACE, actor
from tests.rules.drasle.situation import CARDS, Situation

PARTY = "hunter+ninja+paladin"
"""ミカ, ケン and アヤ; all of them have points to guard with, and the Ninja dies of the blow without."""

BLOW = "shock-wave"


def laid_out() -> Situation:
    """The table before the first roll."""
    return Situation(PARTY, life={"ninja": 1}, points={"hunter": 2, "ninja": 1, "paladin": 1}, quests={})


def lay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every new table of three begins so, and its first roll brings 1 damage for everybody."""
    plain: Plain = msgspec.to_builtins(laid_out().state, str_keys=True)

    def set_up(t: object) -> State:
        return GAME.decode_state(plain)

    monkeypatch.setattr("rules.drasle.game.set_up", set_up)
    monkeypatch.setattr(GAME, "load_content", lambda folder=None: CARDS)
    seed = _seed()
    monkeypatch.setattr("bot.tables.lobby.secrets.token_bytes", lambda count: seed)


async def struck_table(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> str:
    """Such a table in play, of ミカ, ケン and アヤ."""
    lay_out(monkeypatch)
    table_id = (await tables.open_lobby(actor(MIKA), PLACE, "drasle", "週末卓", {"modules": "none"})).scene.table.id
    for member in (KEN, AYA):
        await tables.join(table_id, actor(member))
    await tables.start(table_id, actor(MIKA))
    scene = await tables.scene(table_id)
    assert [seat.name for seat in scene.seats] == [NAMES[member] for member in (MIKA, KEN, AYA)]
    return table_id


def _seed() -> bytes:
    """The first seed of dice by which that blow comes."""
    for number in range(1000):
        seed = bytes([number % 256, number // 256]) * 16
        match = Match.open(Setting(GAME, CARDS, 3, {"lineup": "", "modules": "none", "characters": "choose"}, seed))
        match.submit(0, match.number, "roll", [("roll",)])
        if match.view(None).blows == (BLOW,):
            return seed
    raise AssertionError("no seed brings that blow")
