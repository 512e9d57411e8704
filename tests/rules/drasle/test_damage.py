"""Damage, guard, death and the miracle revival (DS-4, DS-17)."""

from __future__ import annotations

import pytest

from tests.rules.drasle.situation import Situation

SPREAD = {"hunter": "H17", "ninja": "H24", "gladiator": "H25"}
WAKE = (6, 2, 2)
"""Movement dice that wake the dragon once where the gauge stands before a mark."""


def woken(*dice: int, **laid: object) -> Situation:
    """The Hunter's roll wakes the dragon, whose die and those of everybody follow."""
    table = Situation(current="hunter", **{"at": SPREAD, **laid})  # type: ignore[arg-type]
    return table.roll(*WAKE, dice=dice)


@pytest.mark.rule("DS-4.5", "DS-4.6", "DS-10.7")
def test_a_guard_lowers_damage_once_it_is_known() -> None:
    table = woken(5, 6, 1, 1)
    assert (table.asks, table.asked, table.offered) == ("guard", ["hunter"], ["0", "1", "2"])
    assert table.prompt().args["damage"] == 2 and table.life("hunter") == 5, "life is lost only after the guard"
    table.do("1")
    assert (table.life("hunter"), table.points("hunter")) == (4, 1)
    assert woken(5, 6, 1, 1).do("2").life("hunter") == 5


@pytest.mark.rule("DS-4.5")
def test_no_guard_goes_below_nothing() -> None:
    table = woken(3, points={"hunter": 2})
    assert table.prompt("hunter").ids == ("0", "1"), "one point is all that one damage takes"
    table.do("1", by="hunter").do("0", by="ninja")
    assert (table.life("hunter"), table.points("hunter"), table.life("ninja")) == (5, 1, 3)


@pytest.mark.rule("DS-4.7", "DS-E-09", "DS-10.2")
def test_all_who_are_hit_guard_at_the_same_time() -> None:
    table = woken(4, 1, 1, 5)
    assert table.asked == ["hunter", "ninja"]
    table.do("0", by="ninja")
    assert table.life("ninja") == 4, "all damage is applied together"
    table.do("2", by="hunter")
    assert (table.life("hunter"), table.life("ninja"), table.life("gladiator")) == (5, 2, 6)


@pytest.mark.rule("DS-4.9")
def test_life_never_goes_below_zero() -> None:
    table = woken(4, 1, 5, 5, 6, 1, 1, life={"hunter": 1}, points={"hunter": 0})
    (told,) = table.told_of("damage_taken")
    assert (told["damage"], told["left"]) == (2, 0)
    assert [event["seat"] for event in table.told_of("died")] == [0]


@pytest.mark.rule("DS-4.6")
def test_the_default_guard_keeps_alive_and_spends_nothing_in_vain() -> None:
    assert woken(4, 1, 5, 5, life={"hunter": 2}).prompt().default == ("1",)
    assert woken(4, 1, 5, 5, life={"hunter": 4}).prompt().default == ("0",)
    assert woken(4, 1, 5, 5, life={"hunter": 1}, points={"hunter": 1}).prompt().default == ("0",)


# The miracle revival -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-17.1", "DS-17.2", "DS-17.3", "DS-17.8")
def test_one_six_of_anybody_brings_the_dead_back_in_the_town() -> None:
    laid = {"life": {"hunter": 1}, "points": {"hunter": 0}, "xp": {"hunter": 4}, "found": ["weapon"]}
    table = woken(4, 1, 5, 5, 1, 2, 6, **laid)
    hero = table.hero("hunter")
    assert (hero.life, hero.at, hero.xp, hero.level) == (5, "H30", 4, 2), "the printed life of level 0"
    assert table.state.rewards == ["weapon"]
    assert (table.asks, table.current) == ("move", "hunter"), "the turn goes on from the town"
    assert table.told_of("revival_rolled")[0]["dice"] == (1, 2, 6)


@pytest.mark.rule("DS-17.4", "DS-17.6", "DS-E-10")
def test_one_roll_saves_all_who_died_and_everybody_loses_all_points() -> None:
    table = Situation(
        "hunter+prince+ninja",
        at={"hunter": "H17", "prince": "H24", "ninja": "H25"},
        gold=3,
        life={"hunter": 1, "ninja": 1},
        points={"hunter": 0, "ninja": 0, "prince": 1},
    )
    table.roll(*WAKE, dice=(4, 1, 5, 1, 6, 2, 3))
    assert len(table.told_of("revival_rolled")) == 1 and len(table.told_of("revived")) == 2
    assert table.hero("prince").points == {"retainers": 0, "gold": 0}
    assert table.hero("hunter").at == table.hero("ninja").at == "H30"


@pytest.mark.rule("DS-17.5", "DS-22.3", "DS-2.2", "DS-17.2")
def test_without_a_six_all_lose() -> None:
    table = woken(4, 1, 5, 5, 1, 5, 5, life={"hunter": 1}, points={"hunter": 0})
    assert (table.outcome, table.match.over, table.match.result.winners) == ("lost-adventure", True, ())


@pytest.mark.rule("DS-17.7", "DS-9.5")
def test_every_death_is_tried_anew() -> None:
    low = {"hunter": 1, "gladiator": 1}
    table = Situation(current="ninja", at=SPREAD, gauge=3, life=low, points={"hunter": 0, "ninja": 0})
    table.roll(6, 6, 6, 6, dice=(4, 1, 5, 5, 1, 6, 1, 3, 1, 1, 6))
    assert [event["dice"] for event in table.told_of("revival_rolled")] == [(1, 6, 1), (1, 1, 6)]
    assert (table.life("hunter"), table.life("ninja"), table.life("gladiator")) == (4, 3, 6)
    assert table.outcome == "" and table.state.tally.deaths == 2


@pytest.mark.rule("DS-17.1", "DS-17.3")
def test_a_death_in_a_challenge_is_tried_like_any_other() -> None:
    laid = {"at": {"hunter": "H24"}, "quests": {"HM4": "chimera-hunt"}, "points": {"hunter": 0, "ninja": 0}}
    table = Situation("hunter+ninja", life={"hunter": 1}, current="hunter", **laid)  # type: ignore[arg-type]
    table.go("challenge.H24.HM4", dice=(2, 2, 2, 1, 6))
    assert table.told_of("revival_rolled")[0]["dice"] == (1, 6)
    assert (table.life("hunter"), table.hero("hunter").at, table.current) == (5, "H30", "ninja")


@pytest.mark.rule("DS-17.8", "DS-5.7", "DS-17.1")
def test_who_dies_in_the_action_has_ended_the_turn() -> None:
    table = Situation("gladiator+hunter", at={"gladiator": "H24"}, life={"gladiator": 1}, xp={"gladiator": 2})
    table.go("adventure.H24", dice=(1, 1, 2, 2, 6, 1))
    assert table.current == "hunter" and table.hero("gladiator").at == "H30"
    assert table.life("gladiator") == 6 and "healed" not in table.told, "no healing saves it"


@pytest.mark.rule("DS-17.9", "DS-2.3")
def test_no_miracle_in_the_decisive_phase() -> None:
    fight = Situation("hunter+ninja", decisive=True)
    fight.do("0", dice=(1, 1, 2))
    assert fight.life("hunter") == 0 and "revival_rolled" not in fight.told
    assert fight.outcome == "" and fight.current == "ninja"
