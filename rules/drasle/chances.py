"""Exact chances of what is about to be rolled, the risk of fumbles included."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from rules.dice.odds import Odds, mixed
from rules.dice.peak import peak_odds
from rules.drasle.box import AdventureRow, AttackRow, row_of

R = TypeVar("R", AdventureRow, AttackRow)


def percent(chance: float) -> int:
    """In whole percent; what can happen is never 0, what can fail never 100."""
    if chance <= 0 or chance >= 1 - 1e-12:
        return round(chance * 100)
    return min(99, max(1, round(chance * 100)))


@lru_cache(maxsize=1024)
def chance_of(dice: int, need: int) -> float:
    """How likely a peak roll with so many first dice, of whichever participants, comes to the need or more."""
    return sum(chance for total, chance in peak_odds(dice).items() if total >= need)


@lru_cache(maxsize=256)
def adventure_chances(rows: tuple[AdventureRow, ...], dice: int) -> tuple[float, float]:
    """How likely an adventure brings experience, and how likely it costs life."""
    odds = peak_odds(dice)
    return _chance(odds, rows, lambda row: row.xp > 0), _chance(odds, rows, lambda row: row.damage > 0)


@lru_cache(maxsize=1024)
def attack_odds(rows: tuple[AttackRow, ...], dice: int, others: int) -> Odds:
    """What an attack comes to in the end when so many others roll along in a chain, each one die (DS-20)."""
    odds = peak_odds(dice)
    chained = {total: chance for total, chance in odds.items() if rows[row_of(rows, int(total))].chain}
    if not others or not chained:
        return odds
    rest = {total: chance for total, chance in odds.items() if total not in chained}
    parts: list[tuple[float, Odds]] = [(1.0, rest)]
    for total, chance in chained.items():
        after = {total + more: part for more, part in peak_odds(others).items()}
        final = {end: part for end, part in after.items() if not rows[row_of(rows, int(end))].chain}
        parts.append((chance / sum(final.values()), final))
    return mixed(parts)


@lru_cache(maxsize=1024)
def attack_chances(rows: tuple[AttackRow, ...], dice: int, others: int) -> tuple[float, float]:
    """How likely an attack wounds the dragon, and how likely the attacker is swallowed."""
    odds = attack_odds(rows, dice, others)
    return _chance(odds, rows, lambda row: row.dragon > 0), _chance(odds, rows, lambda row: row.swallowed)


def _chance(odds: Odds, rows: Sequence[R], wanted: Callable[[R], bool]) -> float:
    return sum(chance for total, chance in odds.items() if wanted(rows[row_of(rows, int(total))]))
