"""The sensible agent: nobody dies for want of a guard, nothing is spent in vain, and every choice has its reason."""

from __future__ import annotations

from random import Random

import pytest

from rules.drasle.game import GAME
from rules.kernel.agent import Agent
from rules.kernel.match import Match, Setting
from tests.rules.drasle.situation import CARDS, Situation

SENSIBLE: Agent = GAME.agents()["sensible"]  # type: ignore[type-arg]
BROKE = {"hunter": 0, "ninja": 0, "paladin": 0, "prince": 0}


def choice(table: Situation, by: str = "", kind: str = "") -> str | None:
    """What the agent chooses for that character."""
    prompt = table.prompt(by, kind)
    chosen = SENSIBLE.choose(table.match.view(prompt.seat), prompt, Random(1))
    return None if chosen is None else chosen[0]


@pytest.mark.parametrize(("life", "points", "guard"), [(1, 2, "2"), (2, 2, "1"), (2, 1, "1"), (1, 1, "0"), (4, 2, "0")])
def test_it_guards_against_death_and_never_in_vain(life: int, points: int, guard: str) -> None:
    table = Situation("hunter+ninja", gauge=0, life={"hunter": life}, points={"hunter": points}, current="hunter")
    table.roll(6, 1, 1, dice=(5, 6, 1))
    assert choice(table, "hunter") == guard


def test_it_guards_with_retainers_that_come_back_anyway() -> None:
    table = Situation("prince+hunter", gauge=0, gold=3, current="hunter", points={"prince": 1, "hunter": 0})
    table.roll(6, 1, 1, dice=(5, 6, 1))
    assert choice(table, "prince") == "1.0"


def test_it_does_not_waste_retainers_on_a_lost_life() -> None:
    table = Situation("prince+hunter", gauge=0, life={"prince": 1}, points={"prince": 1, "hunter": 0}, current="hunter")
    table.roll(6, 1, 1, dice=(5, 6, 1))
    assert choice(table, "prince") == "0"


def test_it_escapes_death_by_items() -> None:
    table = Situation("ninja+hunter", decisive=True, found=["treasure"], current="ninja").do("0", dice=(1, 1))
    assert choice(table) == "use"


def test_it_takes_over_what_would_kill_and_only_what_it_survives() -> None:
    for life, taken in ((4, "seat-1"), (2, "keep")):
        table = Situation(
            "paladin+ninja",
            decisive=True,
            found=["treasure"],
            points=BROKE,
            life={"ninja": 1, "paladin": life},
            current="ninja",
        )
        table.do("0", dice=(4, 2))
        assert choice(table, "paladin") == taken


def test_it_helps_where_that_pays_and_not_at_its_last_life() -> None:
    laid = {"at": {"hunter": "H24", "ninja": "H17"}, "current": "hunter"}
    table = Situation("hunter+ninja", quests={"HM4": "griffin-nest"}, **laid)  # type: ignore[arg-type]
    table.go("challenge.H24.HM4")
    assert str(choice(table, "ninja", "help")).startswith("help:")
    weak = Situation("hunter+ninja", quests={"HM4": "chimera-hunt"}, life={"ninja": 1}, **laid)  # type: ignore[arg-type]
    weak.go("challenge.H24.HM4")
    assert choice(weak, "ninja", "help") == "no"


def test_it_rests_when_hurt_and_adventures_when_well() -> None:
    hurt = Situation("hunter+ninja", life={"hunter": 1}).roll(3, 2, 1)
    assert choice(hurt) == "rest.H30"
    well = Situation("gladiator+ninja", at={"gladiator": "H24"}, current="gladiator").roll(3, 2, 1)
    assert str(choice(well)).split(".")[0] in ("adventure", "investigate")


def test_it_drinks_its_elixir_when_nothing_is_lost_of_it() -> None:
    for life, drinks in ((2, "drink"), (4, None)):
        table = Situation("hunter+ninja", modules="young", at={"ninja": "H24"}, quests={"HM4": "griffin-nest"},
                          under={"HM4": "treasure"}, points=BROKE, life={"hunter": life}, current="ninja")  # fmt: skip
        table.go("challenge.H24.HM4", (1, 1, 1, 1), dice=(4, 4, 4, 4))
        assert choice(table, "hunter", "elixir") == drinks


def test_it_leaves_the_choice_of_characters_to_people() -> None:
    match = Match.open(Setting(GAME, CARDS, 3, {}, b"choosing"))
    first, *offers = match.open_prompts()
    assert all(SENSIBLE.choose(match.view(prompt.seat), prompt, Random(1)) is None for prompt in offers)
    chosen = SENSIBLE.choose(match.view(0), first, Random(1))
    assert chosen and chosen[0] in first.ids[:-1]


def test_its_reasons() -> None:
    hurt = Situation("hunter+ninja", life={"hunter": 1}).roll(3, 2, 1)
    reason = SENSIBLE.reason(hurt.view, hurt.prompt(), ("rest.H30",))
    assert reason is not None and reason.key == "why-rest"
    table = Situation("hunter+ninja", life={"hunter": 2}, current="hunter").roll(6, 1, 1, dice=(5, 6, 1))
    for guard, key in (("1", "why-guard"), ("0", "why-guard-vain")):
        reason = SENSIBLE.reason(table.view, table.prompt(), (guard,))
        assert reason is not None and reason.key == key
