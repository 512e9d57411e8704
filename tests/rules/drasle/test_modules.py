"""Young dragon and Solo, and the points by which they speak (DSX-YOUNG, DSX-SOLO)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from rules.drasle.box import Box
from rules.drasle.game import GAME
from rules.drasle.gauge import lower_gauge, raise_gauge
from rules.drasle.modules import MODULES
from rules.drasle.modules.solo import Solo
from rules.drasle.modules.young import Young
from rules.drasle.points import Expansion
from rules.kernel.errors import BadModules, BadSeats
from rules.kernel.match import Match, Setting
from rules.kernel.points import Points, choose_modules
from tests.rules.drasle.situation import CARDS, Situation

TORMENTE: Box = msgspec.structs.replace(CARDS, tiles=("talisman", "incense", "treasure", "book", "weapon"))
"""The rewards of another map, in this box."""

BESIDE = {"hunter": "H24"}


def winning(reward: str, *dice: int, **laid: object) -> Situation:
    """With the young dragon the Hunter wins a quest with that reward below it."""
    known: dict[str, object] = {"modules": "young", "current": "hunter", "points": {"hunter": 0}, "at": BESIDE}
    known |= {"quests": {"HM4": "bandit-fort"}, "under": {"HM4": reward}, **laid}
    table = Situation("hunter+ninja", **known)  # type: ignore[arg-type]
    return table.go("challenge.H24.HM4", (1, 1, 1), dice=(4, 4, 4, *dice))


# Young dragon --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DSX-YOUNG-1.1")
def test_the_young_dragon_goes_with_all_but_three() -> None:
    class Other(Expansion):
        id = "other"

    assert [module.id for module in choose_modules(["young", "other"], [Other, *MODULES]).modules] == ["other", "young"]
    for name in ("five", "red", "empress"):
        hard = type(name, (Expansion,), {"id": name})
        with pytest.raises(BadModules):
            choose_modules(["young", name], [hard, *MODULES])


@pytest.mark.rule("DSX-YOUNG-1.2")
def test_a_hideout_does_not_wake_the_young_dragon() -> None:
    table = winning("hideout", gauge=3)
    assert (table.state.wounds, table.state.gauge) == (1, 3)
    table.roll(6, 1, 1, 1, dice=(3,))
    assert table.state.gauge == 4, "dice raise it as before"


@pytest.mark.rule("DSX-YOUNG-1.3")
def test_the_treasure_brings_everybody_an_elixir_too() -> None:
    table = winning("treasure")
    assert table.view.items and table.view.elixirs == (0, 1)
    assert winning("book").view.elixirs == ()


@pytest.mark.rule("DSX-YOUNG-1.4")
def test_an_elixir_heals_two_before_the_own_turn_once() -> None:
    table = winning("treasure", life={"ninja": 1})
    assert table.current == "ninja" and table.prompt("ninja", "elixir").option("drink").confirm
    table.do("drink", by="ninja", kind="elixir")
    assert (table.life("ninja"), table.view.elixirs, table.asks) == (3, (0,), "roll")
    assert [prompt.kind for prompt in table.match.open_prompts()] == ["roll"]


@pytest.mark.rule("DSX-YOUNG-1.4")
def test_an_elixir_works_in_the_decisive_phase_too_and_not_in_vain() -> None:
    table = winning("treasure", found=["book", "weapon", "hideout", "hideout"], life={"hunter": 3})
    assert (table.state.phase, table.current) == ("decisive", "hunter")
    table.do("drink", by="hunter", kind="elixir")
    assert table.life("hunter") == 6, "two of it, and one by the level"
    table.do("0", dice=(4, 4, 4, 4, 2)).do("keep")
    assert [prompt.kind for prompt in table.match.prompts(1)] == ["attack"], "the ninja has all its life"


@pytest.mark.rule("DSX-YOUNG-1.5", "DSX-YOUNG-1.9")
@pytest.mark.parametrize(("gauge", "after"), [(5, 4), (0, 0)])
def test_the_talisman_lowers_the_gauge_not_below_nothing(gauge: int, after: int) -> None:
    table = winning("talisman", gauge=gauge, content=TORMENTE)
    assert (table.state.gauge, table.state.shields) == (after, 1)


@pytest.mark.rule("DSX-YOUNG-1.6")
def test_a_mark_acts_again_when_the_gauge_rises_over_it_again() -> None:
    table = winning("talisman", gauge=4, content=TORMENTE)
    assert table.state.gauge == 3 and "dragon_acted" not in table.told
    table.roll(6, 1, 1, 1, dice=(3,))
    assert table.state.gauge == 4 and "dragon_acted" in table.told


@pytest.mark.rule("DSX-YOUNG-1.7")
def test_the_talisman_cancels_the_first_rampage_of_the_decisive_phase() -> None:
    found = ["book", "weapon", "incense", "treasure"]
    table = winning("talisman", found=found, wounds=1, content=TORMENTE)
    assert table.state.phase == "decisive" and table.view.dragon.shields == 1
    table.do("0", dice=(4, 4, 4, 4, 2)).do("keep")
    assert "rampage_cancelled" in table.told and "dragon_raged" not in table.told and table.state.shields == 0
    opening = Situation("hunter+ninja", gauge=13, shields=1, points={"hunter": 0, "ninja": 0}).roll(6, 1, 1, dice=(1,))
    assert (opening.told.count("rampage_cancelled"), opening.told.count("dragon_raged")) == (1, 1)


@pytest.mark.rule("DSX-YOUNG-1.8")
def test_the_incense_wounds_the_dragon_but_does_not_wake_it() -> None:
    young = winning("incense", gauge=3, content=TORMENTE)
    assert (young.state.wounds, young.state.gauge) == (1, 3)
    old = winning("incense", 3, gauge=3, content=TORMENTE, modules="none")
    assert (old.state.wounds, old.state.gauge) == (1, 4)


@pytest.mark.rule("DSX-YOUNG-1.10")
def test_a_mark_of_another_kind_works_again_too() -> None:
    heard: list[tuple[str, int]] = []

    class Winds(Expansion):
        id = "winds"

        def mark_passed(self, t: object, kind: str, step: int) -> Iterator[None]:  # type: ignore[override]
            heard.append((kind, step))
            yield from ()

    gauge = msgspec.structs.replace(CARDS.dragon.gauge, marks={2: "wing"})
    content = msgspec.structs.replace(CARDS, dragon=msgspec.structs.replace(CARDS.dragon, gauge=gauge))
    board = Situation(gauge=1, content=content).board
    board.points = Points([Winds(), Young()])
    for _ in range(2):
        list(raise_gauge(board, 1, "dice"))
        lower_gauge(board, 1)
    assert heard == [("wing", 2), ("wing", 2)]


# Solo ----------------------------------------------------------------------------------------------------------------


def solo(**laid: object) -> Situation:
    return Situation("grandmaster", modules="solo", **laid)  # type: ignore[arg-type]


@pytest.mark.rule("DSX-SOLO-1.1")
def test_one_player_plays_the_grandmaster() -> None:
    match = Match.open(Setting(GAME, CARDS, 1, {}, b"solo"))
    assert match.setting.options["modules"] == "solo" and match.view(None).heroes[0].character == "grandmaster"
    with pytest.raises(BadSeats):
        Match.open(Setting(GAME, CARDS, 2, {"modules": "solo"}, b"solo"))
    two = Match.open(Setting(GAME, CARDS, 2, {"modules": "none"}, b"two"))
    assert "grandmaster" not in two.prompts(0)[0].ids


@pytest.mark.rule("DSX-SOLO-1.2", "DSX-SOLO-1.8")
def test_adventures_are_possible_but_bring_no_experience() -> None:
    table = solo(at={"grandmaster": "H24"}, points={"grandmaster": 0})
    table.go("adventure.H24", dice=(4, 4, 2))
    assert table.hero().xp == 0 and "xp_gained" not in table.told
    hurt = solo(at={"grandmaster": "H24"}, points={"grandmaster": 0})
    hurt.go("adventure.H24", dice=(4, 2, 2))
    assert (hurt.hero().xp, hurt.life()) == (0, 7), "damage as usual"


@pytest.mark.rule("DSX-SOLO-1.3", "DSX-SOLO-1.9")
def test_a_quest_brings_one_experience() -> None:
    table = solo(
        at={"grandmaster": "H24"},
        quests={"HM4": "bandit-fort"},
        under={"HM4": "weapon"},
        points={"grandmaster": 0},
    )
    table.go("challenge.H24.HM4", dice=(4, 4, 4, 2))
    assert (table.hero().xp, table.hero().level) == (1, 1)


@pytest.mark.rule("DSX-SOLO-1.9")
def test_an_award_of_two_comes_to_one_however_it_was_won() -> None:
    board = solo().board
    assert [Solo().quest_experience(xp, board, 0) for xp in (0, 1, 2)] == [0, 1, 1]


@pytest.mark.rule("DSX-SOLO-1.4")
@pytest.mark.parametrize("number", [4, 5])
def test_the_only_character_is_highest_and_lowest(number: int) -> None:
    table = solo(points={"grandmaster": 0}).roll(6, 1, 1, 1, dice=(number, 3))
    assert table.life() == 6


@pytest.mark.rule("DSX-SOLO-1.5")
@pytest.mark.parametrize(("die", "outcome"), [(6, ""), (5, "lost-adventure")])
def test_the_revival_is_one_die(die: int, outcome: str) -> None:
    table = solo(points={"grandmaster": 0}, life={"grandmaster": 1}).roll(6, 1, 1, 1, dice=(3, die))
    assert table.told_of("revival_rolled") == [{"dice": (die,)}] and table.outcome == outcome


@pytest.mark.rule("DSX-SOLO-1.6")
def test_there_is_no_chain_attack() -> None:
    table = solo(decisive=True, points={"grandmaster": 0}).do("0", dice=(4, 4, 2, 2))
    assert "chain_began" not in table.told and (table.state.wounds, table.life()) == (0, 8)


@pytest.mark.rule("DSX-SOLO-1.7")
def test_every_round_is_one_turn() -> None:
    table = solo()
    for _ in range(3):
        assert table.current == "grandmaster"
        table.go("rest.H30")
    assert table.state.turn_number == 4


def test_mastery_comes_back_by_resting_and_the_unbroken_escapes_once() -> None:
    table = solo(points={"grandmaster": 0})
    table.go("rest.H30")
    assert table.points() == 3
    fight = solo(decisive=True, found=["treasure"], points={"grandmaster": 0}).do("0", dice=(1, 1, 2, 2))
    assert fight.life() == 8 and fight.told_of("death_cheated")[0]["item"] == "unbroken"
    fight.do("0", dice=(1, 1, 2, 2))
    assert fight.outcome == "lost-decisive"


# What is settled -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "chosen", "settled"),
    [
        (1, "recommended", "solo"),
        (1, "young", "solo+young"),
        (1, "none", "solo"),
        (2, "recommended", "young"),
        (2, "none", "none"),
        (3, "recommended", "none"),
        (5, "young", "young"),
    ],
)
def test_modules_are_settled_by_the_number_of_seats(seats: int, chosen: str, settled: str) -> None:
    options = GAME.settle_options(GAME.check_options({"modules": chosen}), seats)
    assert options["modules"] == settled
    assert GAME.settle_options(options, seats) == options
