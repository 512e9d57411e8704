"""What can be looked up in private: a character's sheet, the map, the quests, and exact chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.dice.odds import at_least
from rules.dice.peak import peak_odds
from rules.drasle.board import signed
from rules.drasle.box import Skill
from rules.drasle.chances import chance_of, percent
from rules.drasle.view import HeroView, MountainView, QuestView, View
from rules.drasle.words import where
from rules.kernel.message import Arg, Args, Message, Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.sheet import Sheet

SHEET, MAP, QUESTS, ODDS = "sheet", "map", "quests", "odds"
MOST_DICE = 30

SHEETS = (Sheet(SHEET), Sheet(MAP, picture=True), Sheet(QUESTS), Sheet(ODDS, number="dice", most=MOST_DICE))

SKILLS: tuple[Skill, ...] = ("combat", "exploration", "lore")
NEEDS = range(1, 6)
"""The totals of which a character's chances are told."""

RARE = 0.002
"""Totals that are rarer are told together with those beyond them."""


def read(view: View, seat: int | None, name: str, prompts: Sequence[Prompt], number: int | None) -> tuple[Message, ...]:
    """What the sheet of that name says to that seat, a line each."""
    hero = None if seat is None else view.heroes[seat]
    if name == SHEET:
        return _sheet(view, hero)
    if name == MAP:
        return ()
    if name == QUESTS:
        return tuple(_mountain(view, mountain, hero) for mountain in view.mountains)
    return _odds(prompts, hero) if number is None else _dice(number)


# Characters ----------------------------------------------------------------------------------------------------------


def _sheet(view: View, hero: HeroView | None) -> tuple[Message, ...]:
    own = () if hero is None else _own(view, hero)
    others = tuple(_other(view, each) for each in view.party if each is not hero)
    return (*own, *others) or (Message("sheet-nobody"),)


def _own(view: View, hero: HeroView) -> tuple[Message, ...]:
    level = {"level": hero.level, "xp": hero.xp, "next": hero.next_xp or 0}
    values = ("move", "plain", "forest", "combat", "exploration", "lore", "bonus")
    lines = [
        Message("sheet-hero", {"hero": _card(hero.character), **level}),
        _standing(view, hero),
        Message("sheet-values", {key: getattr(hero, key) for key in values}),
        Message("sheet-ability", {"ability": Message(f"ability-{hero.character}")}),
        Message("sheet-item", {"item": Message(f"item-{hero.character}"), "state": _item_state(view, hero)}),
    ]
    lines += [Message("sheet-elixir")] if hero.seat in view.elixirs else []
    lines += [Message("sheet-bound")] if hero.bound else []
    return tuple(lines)


def _item_state(view: View, hero: HeroView) -> Message:
    if not view.items:
        return Message("sheet-item-hidden")
    return Message("sheet-item-spent" if hero.item_spent else "sheet-item-ready")


def _standing(view: View, hero: HeroView) -> Message:
    args: Args = {"life": hero.life, "most": hero.max_life, "points": _points(hero)}
    if view.phase == "adventure":
        return Message("sheet-standing", {**args, "space": where(view, hero)})
    return Message("sheet-fighting", args)


def _other(view: View, hero: HeroView) -> Message:
    args: Args = {"seat": Seat(hero.seat), "hero": _card(hero.character), "level": hero.level}
    return Message("sheet-other", {**args, "standing": _standing(view, hero), "skills": _skills(hero)})


def _points(hero: HeroView) -> tuple[Message, ...]:
    return tuple(
        Message("sheet-points", {"resource": Message(f"resource-{each.id}"), "points": each.points, "cap": each.cap})
        if each.cap is not None
        else Message("sheet-points-free", {"resource": Message(f"resource-{each.id}"), "points": each.points})
        for each in hero.resources
    ) or (Message("sheet-points-none"),)


def _skills(hero: HeroView) -> tuple[Message, ...]:
    return tuple(
        Message("sheet-skill", {"skill": Message(f"skill-{skill}"), "dice": hero.value(skill)}) for skill in SKILLS
    )


# Quests --------------------------------------------------------------------------------------------------------------


def _mountain(view: View, mountain: MountainView, hero: HeroView | None) -> Message:
    name = Message(f"space-{view.space(mountain.id).name}")
    if mountain.quest is None:
        if mountain.hidden:
            return Message("quests-hidden", {"mountain": name})
        reward = mountain.reward
        return Message(
            "quests-found", {"mountain": name, "reward": _card(reward), "effect": Message(f"gives-{reward}")}
        )
    quest = mountain.quest
    args: dict[str, Arg] = {
        "mountain": name,
        "quest": _card(quest.id),
        "skill": Message(f"skill-{quest.value}"),
        "need": quest.need,
        "difficulty": quest.difficulty,
        "markers": quest.markers,
        "effects": _effects(quest),
    }
    if hero is None:
        return Message("quests-open", args)
    dice = hero.value(quest.value)
    return Message("quests-open-mine", {**args, "dice": dice, "chance": percent(chance_of(dice, quest.need))})


def _effects(quest: QuestView) -> tuple[Message, ...]:
    return tuple(
        message
        for applies, message in (
            (quest.damage, Message("quests-damage", {"damage": quest.damage})),
            (quest.failure_damage, Message("quests-failure", {"damage": quest.failure_damage})),
            (quest.binds, Message("quests-binds")),
        )
        if applies
    ) or (Message("quests-plain"),)


# Chances -------------------------------------------------------------------------------------------------------------


def _odds(prompts: Sequence[Prompt], hero: HeroView | None) -> tuple[Message, ...]:
    """What the present choice brings; where nothing is rolled, what the character's own dice come to."""
    asked = [(prompt, option) for prompt in prompts for option in prompt.options if "chance" in _args(prompt, option)]
    asked += [(prompt, option) for prompt in prompts for option in prompt.options if "after" in option.args]
    if asked:
        return (Message("odds-now"), *_choices(asked))
    if hero is None:
        return (Message("odds-nothing"),)
    return (Message("odds-own"), *(_own_odds(hero, skill) for skill in SKILLS))


def _args(prompt: Prompt, option: Option) -> Mapping[str, Arg]:
    return {**prompt.args, **option.args}


def _choices(asked: Sequence[tuple[Prompt, Option]]) -> tuple[Message, ...]:
    """A line for each option; places where an adventure is as likely to go well share one."""
    alike: dict[str, tuple[Message, list[str]]] = {}
    for prompt, option in asked:
        args = _args(prompt, option)
        key = f"option-{option.label or prompt.kind}"
        if option.place and "risk" in args:
            what = Message("odds-risky", {"what": Message(key, {"chance": args["chance"]}), "risk": args["risk"]})
        else:
            what = Message(f"{key}.menu", args)
        letters = alike.setdefault(repr(what), (what, []))[1]
        letters += [option.letter] if option.letter else []
    return tuple(
        Message("odds-choice", {"what": what, "count": len(letters), "letters": " ".join(letters)})
        for what, letters in alike.values()
    )


def _own_odds(hero: HeroView, skill: Skill) -> Message:
    dice = hero.value(skill)
    chances = tuple(Message("odds-least", {"total": need, "chance": percent(chance_of(dice, need))}) for need in NEEDS)
    return Message("odds-skill", {"skill": Message(f"skill-{skill}"), "dice": dice, "chances": chances})


def _dice(number: int) -> tuple[Message, ...]:
    """Every total of a peak roll with so many dice, with its chance and that of it or more."""
    odds, least = peak_odds(number), at_least(peak_odds(number))
    totals = [total for total in odds if least[total] >= RARE and 1 - least[total] + odds[total] >= RARE]
    lines = []
    for total in totals:
        first, last = total == totals[0], total == totals[-1]
        chance = least[total] if last else 1 - least[total] + odds[total] if first else odds[total]
        key = "odds-below" if first and not last else "odds-above" if last and not first else "odds-exactly"
        at = 1.0 if first else least[total]
        lines.append(Message(key, {"total": signed(int(total)), "chance": _exact(chance), "least": _exact(at)}))
    return (Message("odds-dice", {"dice": number}), *lines)


def _exact(chance: float) -> str:
    return f"{100 * chance:.2f}"


def _card(key: str) -> Message:
    return Message(f"card-{key}")
