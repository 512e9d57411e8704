"""What an agent makes of a view: what things are worth to the party, in experience points."""

from __future__ import annotations

from rules.dice.peak import peak_odds
from rules.drasle.agents.roads import FAR, dice_to, graph_of
from rules.drasle.agents.weights import Weights
from rules.drasle.view import HeroView, QuestView, View

LATE = 4
"""So many steps before the gauge's end the decisive phase is near."""


class Outlook:
    """A view, weighed for one seat."""

    def __init__(self, view: View, seat: int, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.graph = graph_of(view)

    @property
    def me(self) -> HeroView:
        """The character of the seat."""
        hero = self.view.heroes[self.seat]
        assert hero is not None
        return hero

    @property
    def late(self) -> bool:
        """Whether the decisive phase is near or has begun."""
        view = self.view
        hidden = sum(mountain.hidden or mountain.quest is not None for mountain in view.mountains)
        return view.phase == "decisive" or view.gauge.limit - view.gauge.step <= LATE or hidden <= 1

    @property
    def reward(self) -> float:
        """What a reward is worth."""
        return self.weights.reward + self.weights.reward_each * len(self.view.heroes)

    def loss(self, hero: HeroView, damage: int) -> float:
        """What so much damage costs that character: the less life is left, the more."""
        worth = self.weights.life
        lost = range(max(0, hero.life - damage), hero.life)
        total = sum(worth[min(point, len(worth) - 1)] for point in lost)
        return total * (self.weights.late if self.late else 1.0)

    def healing(self, hero: HeroView, life: int) -> float:
        """What so much life back is worth."""
        worth = self.weights.life
        gained = range(hero.life, min(hero.max_life, hero.life + life))
        total = sum(worth[min(point, len(worth) - 1)] for point in gained)
        return total * (self.weights.late if self.late else 1.0)

    def xp(self, hero: HeroView, points: int) -> float:
        """What experience is worth: most where it reaches a level, nothing at the end of the track."""
        if hero.next_xp is None:
            return 0.1 * points
        missing = hero.next_xp - hero.xp
        return 0.8 * points + (0.6 if points >= missing else 0.0)

    def quest(self, quest: QuestView, dice: int, party: tuple[HeroView, ...]) -> float:
        """What a try at that quest with so many dice is worth to who takes part."""
        share = self.view.quest_xp if len(party) == 1 else 1
        won = self.reward + sum(self.xp(hero, share) for hero in party)
        lost = sum(self.loss(hero, quest.failure_damage) for hero in party)
        lost += 0.5 * len(party) if quest.binds else 0.0
        value = 0.0
        for total, chance in peak_odds(dice).items():
            if total >= quest.need:
                value += chance * won
            else:
                kept = max(total, -quest.markers)
                value += chance * (self.weights.marker * self.reward * kept / quest.difficulty - lost)
        return value - sum(self.loss(hero, quest.damage) for hero in party)

    def helpers(self, mountain: str, quest: QuestView, seat: int) -> tuple[HeroView, ...]:
        """The others next to that quest who would take part."""
        beside = self.view.space(mountain).neighbours
        return tuple(
            hero for hero in self.view.living if hero.seat != seat and hero.at in beside and would_help(hero, quest)
        )

    def pull(self, space: str, hero: HeroView) -> float:
        """How good it is for that character to stand there, for what it can do in later turns."""
        best = 0.0
        for mountain in self.view.mountains:
            worth = self._prospect(mountain.id, hero)
            if worth > 0:
                dice = dice_to(self.graph, mountain.id).get(space, FAR)
                best = max(best, worth * self.weights.patience ** (dice / hero.move))
        return best

    def _prospect(self, mountain: str, hero: HeroView) -> float:
        """What a later try at the quest of that mountain may be worth."""
        tiles = self.view.mountain(mountain)
        if tiles.hidden:
            skill = (hero.combat + hero.exploration + hero.lore) / 3
            return self.reward * min(1.0, 0.25 + 0.12 * skill)
        if tiles.quest is None or hero.life <= tiles.quest.damage:
            return 0.0
        helpers = self.helpers(mountain, tiles.quest, hero.seat)
        dice = hero.value(tiles.quest.value) + sum(other.value(tiles.quest.value) for other in helpers)
        return max(0.0, self.quest(tiles.quest, dice, (hero, *helpers)))


def would_help(hero: HeroView, quest: QuestView) -> bool:
    """Whether a character has life to spare for that quest."""
    return hero.life > quest.damage + quest.failure_damage
