"""The decisive phase: its beginning, and attacks on the dragon (18 to 21)."""

from __future__ import annotations

from rules.drasle.board import (
    ARENA,
    Board,
    dragon_life,
    hero_of,
    level_of,
    living,
    signed,
)
from rules.drasle.boosts import boost_options, declare_boost
from rules.drasle.box import AttackRow, row_of
from rules.drasle.chances import attack_chances, percent
from rules.drasle.damage import deal, kill
from rules.drasle.ending import check_end
from rules.drasle.heroes.book import everybody, rules_of
from rules.drasle.peak import roll_peak, roll_peak_with
from rules.drasle.points import Expansion
from rules.drasle.rampage import rampage, wound_dragon
from rules.drasle.resources import NOTHING, payments
from rules.drasle.rewards import combat_bonus
from rules.drasle.state import Shown
from rules.kernel.message import Args, Message, Seat
from rules.kernel.prompt import Prompt
from rules.kernel.table import Offer, Play, ask_all, window

COMMANDED = 1
"""First dice that a Royal Command adds."""


def begin_decisive_phase(t: Board) -> Play[None]:
    """All pieces to the arena; where the gauge was full the dragon rages first (DS-18.4 to DS-18.9)."""
    state = t.state
    state.phase, state.stage = "decisive", "begin"
    t.tell("decisive_began", reason=state.ended_by, seat=Seat(state.current))
    for seat, rules in everybody(t):
        hero = hero_of(t, seat)
        hero.at, hero.bound = ARENA, False
        rules.decisive_begins(t, seat)
    if state.ended_by == "gauge":
        for _ in range(t.content.dragon.gauge.opening_rampages):
            yield from rampage(t, state.current)


def attack_turn(t: Board) -> Play[None]:
    """A turn is one attack, and it can't be skipped (DS-19.2, DS-19.3)."""
    seat = t.state.current
    t.state.commander = None
    chosen = yield from window(lambda: _prompt(t, seat), lambda: _offers(t, seat), waits=True)
    t.state.stage = "act"
    t.state.shown = Shown()
    t.state.tally.attacks += 1
    boost = declare_boost(t, seat, chosen[0])
    total = yield from roll_peak_with(
        t, seat, attack_dice(t, seat) + boost, "attack", lambda first: rules_of(t, seat).rerolls(t, seat, first)
    )
    total = yield from _chain(t, seat, total)
    yield from _carry_out(t, seat, total)


def attack_dice(t: Board, seat: int) -> int:
    """The first dice of an attack: combat, the weapon, and a command that was given (DS-16.7, DS-19.2)."""
    commanded = COMMANDED if t.state.commander is not None and seat == t.state.current else 0
    return level_of(t, seat).combat + combat_bonus(t) + commanded


def _prompt(t: Board, seat: int) -> Prompt:
    options = boost_options(t, seat, "attack", lambda boost: _attack_args(t, seat, boost))
    default = (_most(t, seat),)
    return Prompt(seat, "attack", options, default=default, args={"life": dragon_life(t), "own": hero_of(t, seat).life})


def _most(t: Board, seat: int) -> str:
    """All points: what is left of them after the last attack is of no use (DS-D-07)."""
    return payments(t, seat)[-1].id


def _attack_args(t: Board, seat: int, boost: int) -> Args:
    others = len(living(t)) - 1
    hits, dies = attack_chances(t.content.dragon.attacks, attack_dice(t, seat) + boost, others)
    return {"chance": percent(hits), "risk": percent(dies)}


def _offers(t: Board, seat: int) -> list[Offer]:
    before: list[Offer] = t.points.value(Expansion.turn_offers, [], t, seat)
    for other, rules in everybody(t):
        before += rules.attack_offers(t, other, seat)
    return before


def _chain(t: Board, attacker: int, total: int) -> Play[int]:
    """While the table says so all others who live roll one die each, added to the first total (DS-20)."""
    first = total
    while _row(t, total).chain and (others := [seat for seat in living(t) if seat != attacker]):
        t.tell("chain_began", seat=Seat(attacker), total=signed(first))
        boosts = yield from ask_all(_chain_prompt(t, seat, first) for seat in others)
        dice = {seat: 1 + declare_boost(t, seat, boosts[seat][0]) for seat in others}
        total = first + sum(roll_peak(t, seat, dice[seat], "chain") for seat in others)
    return total


def _chain_prompt(t: Board, seat: int, first: int) -> Prompt:
    options = boost_options(t, seat, "chain", lambda boost: {"dice": 1 + boost})
    return Prompt(seat, "chain", options, default=(NOTHING,), args={"total": signed(first)}, reaction=True)


def _row(t: Board, total: int) -> AttackRow:
    rows = t.content.dragon.attacks
    return rows[row_of(rows, total)]


def _carry_out(t: Board, seat: int, total: int) -> Play[None]:
    """The dragon's damage and victory, then the party's damage, then the rampages (DS-19.4)."""
    row = _row(t, total)
    t.state.shown.row = number = row_of(t.content.dragon.attacks, total)
    t.tell("attack_ended", seat=Seat(seat), total=signed(total), row=number, damage=row.dragon, place=f"row:{number}")
    rampages = wound_dragon(t, row.dragon)
    check_end(t)
    if row.swallowed:
        yield from kill(t, seat)
    damage = {seat: row.attacker} | {other: row.everybody for other in living(t) if row.everybody}
    yield from deal(t, damage, Message("cause-attack"))
    for _ in range(rampages):
        yield from rampage(t, seat)
