"""The action of adventuring on a plain or in a forest (11)."""

from __future__ import annotations

from rules.drasle.board import Board, hero_of, level_of, seat_place, signed
from rules.drasle.boosts import boost_options, declare_boost
from rules.drasle.box import Terrain, row_of
from rules.drasle.chances import adventure_chances, percent
from rules.drasle.damage import deal
from rules.drasle.experience import gain_xp
from rules.drasle.heroes.book import rules_of
from rules.drasle.peak import roll_peak
from rules.drasle.points import Expansion
from rules.kernel.message import Args, Message, Seat
from rules.kernel.prompt import Prompt
from rules.kernel.table import Play, ask_one


def adventure(t: Board, seat: int) -> Play[None]:
    """Roll with the value of the terrain and follow the table: experience first, then damage (DS-11.8, DS-11.9)."""
    terrain = t.content.map.terrain(hero_of(t, seat).at)
    options = boost_options(t, seat, "adventure-roll", lambda boost: adventure_args(t, seat, terrain, boost))
    chosen = yield from ask_one(Prompt(seat, "adventure", options, default=(options[0].id,)))
    boost = declare_boost(t, seat, chosen)
    total = roll_peak(t, seat, adventure_dice(t, seat, terrain) + boost, "adventure")
    row = t.content.dragon.adventures[row_of(t.content.dragon.adventures, total)]
    t.tell(
        "adventure_ended", seat=Seat(seat), total=signed(total), xp=row.xp, damage=row.damage, place=seat_place(seat)
    )
    gain_xp(t, seat, t.points.value(Expansion.adventure_experience, row.xp, t, seat))
    died = yield from deal(t, {seat: row.damage}, Message("cause-adventure"))
    if seat not in died:
        rules_of(t, seat).adventured(t, seat, terrain)


def adventure_dice(t: Board, seat: int, terrain: Terrain) -> int:
    """The adventure value: its left number on a plain, its right one in a forest (DS-11.8)."""
    level = level_of(t, seat)
    return level.plain if terrain == "plain" else level.forest


def adventure_args(t: Board, seat: int, terrain: Terrain, boost: int) -> Args:
    """The chances of an adventure there, in percent: of experience, and of damage."""
    rows = t.content.dragon.adventures
    gains, hurts = adventure_chances(rows, adventure_dice(t, seat, terrain) + boost)
    return {"chance": percent(gains) if adventure_xp(t, seat) else 0, "risk": percent(hurts)}


def adventure_xp(t: Board, seat: int) -> int:
    """What an adventure that goes well brings that seat."""
    return t.points.value(Expansion.adventure_experience, max(row.xp for row in t.content.dragon.adventures), t, seat)
