"""When the sensible agent uses which scroll, and on what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rules.dragons_roll import conditions
from rules.dragons_roll.agents.outlook import MASTER, Outlook
from rules.dragons_roll.cards import ANY_NUMBER
from rules.dragons_roll.state import ROWS
from rules.dragons_roll.view import ForecastView, View
from rules.kernel.prompt import Option, Prompt

WORTH_A_SCROLL = 0.06
"""The chance of winning that a scroll should gain."""

BOTTOM = ROWS - 1
SCROLLS = (
    "freeze",
    "dimension-portal",
    "earthquake",
    "final-blow",
    "ambush",
    "illusion",
    "lightning-strike",
    "redirect",
    "helping-hands",
)


def is_of_scroll(kind: str) -> bool:
    """Whether that prompt belongs to the use of a scroll."""
    return kind.startswith(SCROLLS)


def choose_scroll(outlook: Outlook, prompt: Prompt) -> str | None:
    """The scroll worth using now by that seat, or None."""
    for scroll in prompt.ids:
        if scroll in WISHES and WISHES[scroll](outlook, prompt.seat):
            return scroll
    return None


def choose_for_scroll(outlook: Outlook, prompt: Prompt) -> str:
    """What to choose while a scroll is used."""
    worth = TARGETS.get(prompt.kind)
    if worth is None:
        return prompt.default[0] if prompt.default else prompt.ids[0]
    return max(prompt.options, key=lambda option: worth(outlook, prompt, option)).id


# When ----------------------------------------------------------------------------------------------------------------


def _wants_freeze(outlook: Outlook, seat: int) -> bool:
    return bool(_attackers(outlook.view.forecast))


def _wants_reversal(outlook: Outlook, seat: int) -> bool:
    ahead = outlook.view.forecast
    return ahead is None or ahead.attacks > 0


def _wants_portal(outlook: Outlook, seat: int) -> bool:
    view = outlook.view
    if view.forecast is not None:
        return view.forecast.attacks > 0
    worst = max((outlook.gain_without(card) for card in outlook.dragons), default=0.0)
    return worst > 4 * WORTH_A_SCROLL and _idle(outlook)


def _wants_final_blow(outlook: Outlook, seat: int) -> bool:
    best = max((outlook.gain_without(item.card) for item in outlook.dragons.values() if item.left == 1), default=0.0)
    return best > WORTH_A_SCROLL and (outlook.view.forecast is not None or _idle(outlook))


def _wants_web_trap(outlook: Outlook, seat: int) -> bool:
    ahead = outlook.view.forecast
    return ahead is not None and bool(ahead.appears) and (ahead.attacks > 0 or len(outlook.dragons) >= 4)


def _wants_ambush(outlook: Outlook, seat: int) -> bool:
    view = outlook.view
    if view.phase == "place" and seat == view.current and not _can_place(outlook) and not view.placed:
        return True
    return _idle(outlook) and _chance_gain(outlook) > 0.4 * WORTH_A_SCROLL


def _wants_boost(outlook: Outlook, seat: int) -> bool:
    view = outlook.view
    if view.phase != "place":
        return False
    if not _can_place(outlook):
        return not view.placed
    return not view.face_fixed and _best_plan(outlook, view) < 0.5 * WORTH_A_SCROLL and len(view.roll) > 2


def _wants_illusion(outlook: Outlook, seat: int) -> bool:
    view = outlook.view
    if view.phase != "place" or view.face_fixed or view.placed:
        return False
    master = outlook.master
    numbers = Counter(die.value for die in view.roll)
    without = max((_dragon_plan(outlook, number, count + 2) for number, count in numbers.items()), default=0.0)
    return without > _best_plan(outlook, view) + WORTH_A_SCROLL and master.left > 1


def _wants_strike(outlook: Outlook, seat: int) -> bool:
    view = outlook.view
    own = sum(die.owner == seat for die in view.roll) + view.seats[seat].ready
    fullest = max((sum(row[column] is not None for row in view.grid) for column in range(ROWS)), default=0)
    return own >= 2 and fullest >= 2 and _idle(outlook)


def _wants_earthquake(outlook: Outlook, seat: int) -> bool:
    return _idle(outlook) and any(die.owner == seat for die in outlook.view.roll)


def _wants_redirect(outlook: Outlook, seat: int) -> bool:
    close = [item for item in outlook.dragons.values() if item.left == 1]
    best = max((outlook.gain_without(item.card) for item in close), default=0.0)
    spare = any(item.dice for item in outlook.dragons.values() if item not in close[:1])
    return spare and best > 1.5 * WORTH_A_SCROLL and (outlook.view.forecast is not None or _idle(outlook))


def _wants_hands(outlook: Outlook, seat: int) -> bool:
    view = outlook.view
    if view.phase != "place" or view.placed:
        return False
    return not _can_place(outlook) or (not view.face_fixed and outlook.master.left <= 3)


WISHES: dict[str, Callable[[Outlook, int], bool]] = {
    "freeze": _wants_freeze,
    "time-reverser": _wants_reversal,
    "dimension-portal": _wants_portal,
    "final-blow": _wants_final_blow,
    "web-trap": _wants_web_trap,
    "ambush": _wants_ambush,
    "speed-boost": _wants_boost,
    "illusion": _wants_illusion,
    "lightning-strike": _wants_strike,
    "earthquake": _wants_earthquake,
    "redirect": _wants_redirect,
    "helping-hands": _wants_hands,
}


# On what -------------------------------------------------------------------------------------------------------------


def _worth_freezing(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    return 1.0 if option.place and option.place in _attackers(outlook.view.forecast) else 0.0


def _worth_removing(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    attacker = option.place in _attackers(outlook.view.forecast)
    return outlook.gain_without(option.id) + (10.0 if attacker else 0.0)


def _worth_turning(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    number = option.args["number"]
    assert isinstance(number, int)
    count = sum(die.value == number for die in outlook.view.roll)
    return _dragon_plan(outlook, number, count + 2)


def _worth_striking(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    count = option.args["count"]
    assert isinstance(count, int)
    return float(count)


def _worth_shaking(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    if not option.place:
        return 0.0
    number = prompt.args["number"]
    assert isinstance(number, int)
    card, space, source = option.id.split(".")
    face = outlook.view.face
    return outlook.gain_of(card, int(space), number) - (0.0001 if source == f"roll-{face}" else 0.0)


def _worth_taking(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    card, _, space = option.id.partition(".")
    item = outlook.item(card)
    loss = outlook.gain(card, conditions.with_die(item.on, int(space), 0))
    close = item.left == 1
    return loss - (10.0 if close and not _others_close(outlook, card) else 0.0)


def _worth_filling(outlook: Outlook, prompt: Prompt, option: Option) -> float:
    card, _, space = option.id.partition(".")
    return outlook.gain_of(card, int(space), conditions.WILD)


TARGETS: dict[str, Callable[[Outlook, Prompt, Option], float]] = {
    "freeze-target": _worth_freezing,
    "dimension-portal-target": _worth_removing,
    "final-blow-target": _worth_removing,
    "illusion-target": _worth_turning,
    "lightning-strike-target": _worth_striking,
    "earthquake-spot": _worth_shaking,
    "redirect-target": _worth_taking,
    "redirect-spot": _worth_filling,
}


# What it looks at ----------------------------------------------------------------------------------------------------


def _attackers(ahead: ForecastView | None) -> Sequence[str]:
    """The places of dragons whose own move leads to an attack."""
    if ahead is None:
        return ()
    columns = {move.start.rpartition(",")[2] for move in ahead.moves if not move.to}
    return [m.start for m in ahead.moves if not m.pushed and m.start.rpartition(",")[2] in columns]


def _idle(outlook: Outlook) -> bool:
    """Whether dice were placed and no more are worth placing: what is left of the roll may serve a scroll."""
    view = outlook.view
    if view.phase != "place" or not view.placed:
        return False
    count = sum(die.value == view.face for die in view.roll)
    return not count or outlook.plan(view.face, count, least=0)[0] <= 0


def _can_place(outlook: Outlook) -> bool:
    numbers = {die.value for die in outlook.view.roll if outlook.view.face in (0, die.value)}
    return any(True for number in numbers for _ in outlook.spots(number))


def _best_plan(outlook: Outlook, view: View) -> float:
    numbers = Counter(die.value for die in view.roll)
    return max((outlook.plan(number, count)[0] for number, count in numbers.items()), default=0.0)


def _dragon_plan(outlook: Outlook, number: int, count: int) -> float:
    """What dice of that number gain on dragons alone."""
    after, gained = outlook, 0.0
    for _ in range(count):
        spots = [spot for spot in after.spots(number) if spot[0] != MASTER]
        best = max(((after.gain_of(*spot, number), spot) for spot in spots), default=None)
        if best is None or best[0] <= 0:
            break
        gained += best[0]
        after = after.put(*best[1], number)
    return gained


def _chance_gain(outlook: Outlook) -> float:
    """What a die rolled now gains on the whole."""
    gains = 0.0
    for number in ANY_NUMBER:
        spots = outlook.spots(number, by_scroll=True)
        gains += max((outlook.gain_of(card, space, number) for card, space in spots), default=0.0)
    return gains / len(ANY_NUMBER)


def _others_close(outlook: Outlook, card: str) -> bool:
    return any(item.left == 1 and item.card != card for item in outlook.dragons.values())
