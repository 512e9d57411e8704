"""How an agent spends points: on boosts where they bring more than they cost, on guards that keep alive."""

from __future__ import annotations

from collections.abc import Callable

from rules.dice.peak import peak_odds
from rules.drasle.agents.outlook import Outlook
from rules.drasle.box import AttackRow
from rules.drasle.chances import attack_odds
from rules.drasle.view import HeroView, RowView
from rules.kernel.prompt import Option, Prompt

REFILLED = "retainers"
"""The resource that is full again at the start of its owner's turn, in the adventure phase."""


def boost_of(option: Option) -> int:
    """How many dice an option adds."""
    boost = option.args["boost"]
    assert isinstance(boost, int)
    return boost


def best_boost(outlook: Outlook, prompt: Prompt, worth: Callable[[int], float]) -> str:
    """The boost whose dice are worth most after what the points cost."""
    return max(prompt.options, key=lambda option: worth(boost_of(option)) - price(outlook, boost_of(option))).id


def price(outlook: Outlook, points: int) -> float:
    """What so many points cost: little where they come back soon, more when the decisive phase is near."""
    hero, weights = outlook.me, outlook.weights
    spare = spare_points(outlook, hero)
    dear = weights.point * (weights.late if outlook.late else 1.0)
    return min(points, spare) * weights.spare + max(0, points - spare) * dear


def spare_points(outlook: Outlook, hero: HeroView) -> int:
    """Points that would be full again soon: retainers, and one at the cap of what a move brings."""
    if outlook.view.phase != "adventure" or outlook.late:
        return 0
    main = hero.resources[0] if hero.resources else None
    if main is None:
        return 0
    if main.id == REFILLED:
        return main.points
    return 1 if main.points == main.cap and main.id in ("ninjutsu", "faith") else 0


def adventure_worth(outlook: Outlook, dice: int) -> float:
    """What an adventure with so many dice is worth."""
    hero = outlook.me
    value = 0.0
    for total, chance in peak_odds(dice).items():
        gain = outlook.xp(hero, outlook.view.adventure_xp) if total >= 1 else 0.0
        loss = outlook.loss(hero, 1) if total == 1 or total <= -1 else 0.0
        value += chance * (gain - loss)
    return value


def attack_worth(outlook: Outlook, dice: int) -> float:
    """What an attack with so many dice is worth, in wounds of the dragon."""
    view, hero = outlook.view, outlook.me
    rows = tuple(_printed(row) for row in view.rows)
    value = 0.0
    for total, chance in attack_odds(rows, dice, len(view.living) - 1).items():
        row = next(each for each in view.rows if each.most is None or total <= each.most)
        value += chance * _row_worth(outlook, hero, row)
    return value


def _row_worth(outlook: Outlook, hero: HeroView, row: RowView) -> float:
    life = outlook.view.dragon.life
    wounds = (10.0 if life == 1 and row.dragon else 0.0) + min(row.dragon, max(1, life - 1))
    harm = 2.5 if row.swallowed or row.attacker >= hero.life else 0.3 * row.attacker
    return outlook.weights.wound * wounds - harm - 0.25 * row.everybody * len(outlook.view.living)


def _printed(row: RowView) -> AttackRow:
    return AttackRow(row.most, row.dragon, row.attacker, row.everybody, row.swallowed, row.chain)


def best_guard(outlook: Outlook, prompt: Prompt) -> str:
    """The smallest guard that keeps the character alive; more only of points that come back; nothing in vain."""
    hero = outlook.me
    damage = prompt.args["damage"]
    assert isinstance(damage, int)
    spare = min(spare_points(outlook, hero), damage)
    chosen = prompt.option(prompt.default[0])
    if _guard_of(chosen) < spare and (not _dies(chosen) or hero.points == 0):
        chosen = next(option for option in prompt.options if _guard_of(option) == spare)
    return chosen.id


def _guard_of(option: Option) -> int:
    guard = option.args["guard"]
    assert isinstance(guard, int)
    return guard


def _dies(option: Option) -> bool:
    return option.args["left"] == 0
