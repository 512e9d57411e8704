"""What is said of a table in one line, in place of its picture, and of what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.drasle.view import HeroView, View
from rules.kernel.event import Event
from rules.kernel.message import Arg, Message, Seat

LINES = 3

WEIGHTS: Mapping[str, int] = {
    "game_won": 9,
    "game_lost": 9,
    "revival_failed": 9,
    "decisive_began": 8,
    "revived": 8,
    "died": 8,
    "swallowed": 8,
    "quest_won": 7,
    "reward_found": 7,
    "attack_ended": 7,
    "dragon_acted": 6,
    "dragon_raged": 6,
    "quest_failed": 6,
    "quest_revealed": 5,
    "dragon_wounded": 5,
    "adventure_ended": 5,
    "rested": 4,
    "damage_taken": 4,
    "level_gained": 3,
    "gauge_raised": 2,
    "moved": 1,
    "adventure_began": 1,
    "character_chosen": 1,
}
"""What a turn's message tells first; what is not here is left to the log."""


def summary(view: View) -> Message:
    """Gauge and the weakest character, or the dragon's life and theirs."""
    if view.phase == "choosing":
        return Message("summary-choosing", {"left": sum(hero is None for hero in view.heroes)})
    if not view.living:
        return Message("summary-lost", {"life": view.dragon.life})
    if _on_the_map(view):
        return Message("summary", {"step": view.gauge.step, "limit": view.gauge.limit, **_mark(view), **_weakest(view)})
    return Message("summary-decisive", {"life": view.dragon.life, "standing": len(view.living), **_weakest(view)})


def description(view: View) -> Message:
    """The picture in words."""
    heroes = tuple(_hero(view, hero) for hero in view.party)
    party: dict[str, Arg] = {"heroes": heroes or (Message("description-nobody"),)}
    if _on_the_map(view):
        quests = tuple(_mountain(view, number) for number in range(len(view.mountains)))
        gauge: dict[str, Arg] = {"step": view.gauge.step, "limit": view.gauge.limit}
        return Message("description", {**party, **gauge, "quests": quests})
    return Message("description-decisive", {**party, "life": view.dragon.life, "most": view.dragon.max_life})


def where(view: View, hero: HeroView) -> Message:
    """The space where a character stands: its name, else its terrain."""
    space = view.space(hero.at)
    return Message(f"space-{space.name}" if space.name else f"terrain-{space.terrain}")


def digest(events: Sequence[Event]) -> tuple[Message, ...]:
    """The few things of a turn that matter most, in the order in which they happened."""
    hit = any(event.kind == "attack_ended" and event.args["damage"] for event in events)
    # What an attack did is said with it; the life that is left stands in the line above.
    known = [event for event in events if event.kind in WEIGHTS and not (hit and event.kind == "dragon_wounded")]
    if len(known) > LINES:
        least = sorted((WEIGHTS[event.kind] for event in known), reverse=True)[LINES - 1]
        heavy = [event for event in known if WEIGHTS[event.kind] > least]
        rest = [event for event in known if WEIGHTS[event.kind] == least]
        kept = {id(event) for event in (*heavy, *rest[len(heavy) - LINES :])}
        known = [event for event in known if id(event) in kept]
    return tuple(Message(f"event-{event.kind}", event.args) for event in known)


def _on_the_map(view: View) -> bool:
    """Whether the party is still travelling, or fell on the way."""
    return view.phase in ("adventure", "choosing") or view.outcome == "lost-adventure"


def _mark(view: View) -> dict[str, Arg]:
    return {"next": view.gauge.next_mark, "final": int(view.gauge.next_mark == view.gauge.limit)}


def _weakest(view: View) -> dict[str, Arg]:
    weakest = min(view.living, key=lambda hero: (hero.life, hero.seat))
    return {"seat": Seat(weakest.seat), "least": weakest.life}


def _hero(view: View, hero: HeroView) -> Message:
    args: dict[str, Arg] = {"seat": Seat(hero.seat), "hero": Message(f"card-{hero.character}"), "life": hero.life}
    args["level"] = hero.level
    if _on_the_map(view):
        return Message("description-hero", {**args, "space": where(view, hero)})
    return Message("description-fighter", args)


def _mountain(view: View, number: int) -> Message:
    mountain = view.mountains[number]
    name = Message(f"space-{view.space(mountain.id).name}")
    if mountain.quest is not None:
        args: dict[str, Arg] = {"quest": Message(f"card-{mountain.quest.id}"), "need": mountain.quest.need}
        return Message("description-quest", {**args, "mountain": name})
    if mountain.hidden:
        return Message("description-hidden", {"mountain": name})
    return Message("description-reward", {"reward": Message(f"card-{mountain.reward}"), "mountain": name})
