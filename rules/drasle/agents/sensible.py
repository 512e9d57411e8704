"""The sensible agent: it grows while the dragon sleeps, and keeps its party alive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar

from rules.drasle.agents import spending
from rules.drasle.agents.outlook import Outlook, would_help
from rules.drasle.agents.reasons import reason_for
from rules.drasle.agents.weights import Weights
from rules.drasle.view import HeroView, QuestView, View
from rules.kernel.agent import Agent
from rules.kernel.message import Message, Seat
from rules.kernel.prompt import Option, Prompt

ELIXIR_HEALS = 2
FAILING = 4
"""A first die below this has not succeeded."""


class Sensible(Agent[View]):
    """Weighs experience and rewards against life; spends points where they pay; never dies for want of a guard."""

    weights: ClassVar[Weights] = Weights()

    def choose(self, view: View, prompt: Prompt, rng: Random) -> tuple[str, ...] | None:
        """The choice that leaves the party best off; None declines an offer."""
        if prompt.kind == "character":
            return None if prompt.offer else (rng.choice(prompt.ids[:-1]),)
        outlook = Outlook(view, prompt.seat, self.weights)
        chosen = CHOICES[prompt.kind](outlook, prompt) if prompt.kind in CHOICES else prompt.ids[0]
        return None if chosen is None else (chosen,)

    def reason(self, view: View, prompt: Prompt, chosen: tuple[str, ...]) -> Message | None:
        """Why, in one sentence."""
        return reason_for(view, prompt, chosen)


def _move(outlook: Outlook, prompt: Prompt) -> str:
    """The place and action that are worth most, with what can be done from there later."""
    return max(prompt.options, key=lambda option: worth_of_move(outlook, option)).id


def worth_of_move(outlook: Outlook, option: Option) -> float:
    """What one option of a move is worth."""
    kind, space, mountain = (*option.id.split("."), "")[:3]
    hero = outlook.me
    way = next(way for way in outlook.view.ways if way.space == space)
    value = outlook.weights.pull * outlook.pull(space, hero) + outlook.weights.spare * 2 * way.gain
    if kind == "adventure":
        terrain = outlook.view.space(space).terrain
        value += spending.adventure_worth(outlook, hero.plain if terrain == "plain" else hero.forest)
    elif kind == "rest":
        value += outlook.healing(hero, 2) + _refill(outlook, hero)
    elif kind == "investigate":
        value += outlook.weights.look * outlook.reward
    elif kind == "challenge":
        quest = _quest_at(outlook, mountain)
        party = (hero, *outlook.helpers(mountain, quest, hero.seat))
        value += outlook.quest(quest, sum(each.value(quest.value) for each in party), party)
    return value


def _refill(outlook: Outlook, hero: HeroView) -> float:
    """What points that resting brings back are worth."""
    if not hero.resources or hero.resources[0].id not in ("bullets", "mastery"):
        return 0.0
    main = hero.resources[0]
    return ((main.cap or 0) - main.points) * outlook.weights.point * 0.7


def _quest_at(outlook: Outlook, mountain: str) -> QuestView:
    quest = outlook.view.mountain(mountain).quest
    assert quest is not None
    return quest


def _adventure(outlook: Outlook, prompt: Prompt) -> str:
    hero = outlook.me
    dice = hero.plain if outlook.view.space(hero.at).terrain == "plain" else hero.forest
    return spending.best_boost(outlook, prompt, lambda boost: spending.adventure_worth(outlook, dice + boost))


def _challenge(outlook: Outlook, prompt: Prompt) -> str:
    """The boost of who takes part, whoever they are by now."""
    trial = outlook.view.trial
    assert trial is not None
    quest = _quest_at(outlook, trial.mountain)
    heroes = {hero.seat: hero for hero in outlook.view.party}
    party = tuple(heroes[each.seat] for each in trial.participants)
    dice = sum(each.dice for each in trial.participants)
    return spending.best_boost(outlook, prompt, lambda boost: outlook.quest(quest, dice + boost, party))


def _help(outlook: Outlook, prompt: Prompt) -> str:
    """Whether taking part pays, and with which boost."""
    trial = outlook.view.trial
    assert trial is not None
    quest, hero = _quest_at(outlook, trial.mountain), outlook.me
    heroes = {each.seat: each for each in outlook.view.party}
    party = tuple(heroes[each.seat] for each in trial.participants)
    dice = sum(each.dice for each in trial.participants)
    without = outlook.quest(quest, dice, party)

    def worth(option: Option) -> float:
        if option.id == "no":
            return 0.0
        boost = spending.boost_of(option)
        together = outlook.quest(quest, dice + hero.value(quest.value) + boost, (*party, hero))
        return together - without - spending.price(outlook, boost)

    if not would_help(hero, quest):
        return "no"
    return max(prompt.options, key=worth).id


def _attack(outlook: Outlook, prompt: Prompt) -> str:
    hero = outlook.me
    commanded = 0
    return spending.best_boost(
        outlook, prompt, lambda boost: spending.attack_worth(outlook, hero.combat + hero.bonus + commanded + boost)
    )


def _aegis(outlook: Outlook, prompt: Prompt) -> str:
    """Take the damage of who would die of it, as long as the Paladin survives (DS-D-12)."""
    hero, own = outlook.me, prompt.args["own"]
    assert isinstance(own, int)
    for option in prompt.options[:-1]:
        seat, damage = option.args["seat"], option.args["damage"]
        assert isinstance(seat, Seat)
        assert isinstance(damage, int)
        other = outlook.view.heroes[seat.index]
        assert other is not None
        dies = damage - other.points >= other.life
        if dies and own + damage - hero.points < hero.life:
            return option.id
    return prompt.ids[-1]


def _venom(outlook: Outlook, prompt: Prompt) -> str:
    return prompt.ids[0] if int(prompt.ids[0]) < FAILING else prompt.ids[-1]


def _elixir(outlook: Outlook, prompt: Prompt) -> str | None:
    """Drink where nothing of it is lost (DSX-D-12)."""
    hero = outlook.me
    return prompt.ids[0] if hero.max_life - hero.life >= ELIXIR_HEALS else None


def _default(outlook: Outlook, prompt: Prompt) -> str:
    return prompt.default[0]


CHOICES: Mapping[str, Callable[[Outlook, Prompt], str | None]] = {
    "move": _move,
    "adventure": _adventure,
    "challenge": _challenge,
    "boost": _challenge,
    "help": _help,
    "attack": _attack,
    "chain": _default,
    "guard": spending.best_guard,
    "aegis": _aegis,
    "venom-bullet": _venom,
    "substitution": _default,
    "elixir": _elixir,
}
