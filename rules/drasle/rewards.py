"""Reward tiles: what each does for all (16)."""

from __future__ import annotations

from rules.drasle import resources
from rules.drasle.board import Board, card, dragon_life, node, sheet_of
from rules.drasle.box import GOLD
from rules.drasle.experience import gain_xp
from rules.drasle.gauge import raise_gauge
from rules.drasle.points import Expansion
from rules.kernel.table import Play


def find_reward(t: Board, mountain: str) -> Play[None]:
    """Turn up the reward of a mountain and apply it to all, whoever took part (DS-14.4)."""
    tiles = t.state.mountains[mountain]
    reward = t.content.rewards[tiles.reward]
    tiles.found = True
    t.state.rewards.append(tiles.reward)
    t.tell("reward_found", reward=card(tiles.reward), place=node(mountain))
    if reward.damage:
        _surprise(t, reward.damage)
    t.state.shields += int(reward.cancels_rampage)
    for seat in range(t.seats):
        if reward.gold and GOLD in sheet_of(t, seat).resources:
            resources.gain(t, seat, GOLD, reward.gold)
        gain_xp(t, seat, reward.xp)
    yield from raise_gauge(t, reward.gauge, tiles.reward)
    yield from t.points.steps(Expansion.reward_found, t, tiles.reward)


def combat_bonus(t: Board) -> int:
    """Dice that rewards add to combat in the decisive phase (DS-16.7)."""
    return sum(t.content.rewards[reward].combat for reward in t.state.rewards)


def _surprise(t: Board, damage: int) -> None:
    """The dragon is wounded from afar: no rampage comes of it, and it is not killed by it (DS-16.1, DS-16.3)."""
    wounds = min(damage, dragon_life(t) - 1)
    t.state.wounds += wounds
    t.tell("dragon_wounded", damage=wounds, left=dragon_life(t), place="dragon")
