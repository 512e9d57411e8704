"""The item abilities of the characters (DS-ITM, DS-D-11 to DS-D-15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.drasle.situation import Situation

FOUND = ["treasure"]
BROKE = {"hunter": 0, "ninja": 0, "paladin": 0, "prince": 0}


def fight(party: str, **laid: object) -> Situation:
    known: dict[str, object] = {"decisive": True, "found": FOUND, "points": BROKE, **laid}
    return Situation(party, **known)  # type: ignore[arg-type]


def test_venom_bullet_rolls_one_first_die_again_in_every_own_attack() -> None:
    table = fight("hunter+ninja", current="hunter").do("0", dice=(1, 4, 5))
    assert (table.asks, table.offered, table.prompt().default) == ("venom-bullet", ["1", "4", "5", "keep"], ("1",))
    table.do("1", dice=(6, 3))
    assert table.view.rolls[0].first == (6, 4, 5) and table.view.rolls[0].extra == (3,)
    assert not table.hero("hunter").item_spent
    kept = fight("hunter+ninja", current="hunter").do("0", dice=(4, 4, 4))
    assert kept.prompt().default == ("keep",)
    kept.do("keep")
    assert kept.view.rolls[0].first == (4, 4, 4)


def test_substitution_cancels_what_would_kill_once_in_the_game() -> None:
    table = fight("ninja+hunter", current="ninja").do("0", dice=(1, 1))
    assert (table.asks, table.prompt().option("use").confirm) == ("substitution", True)
    table.do("use")
    assert table.life("ninja") == 4 and table.hero("ninja").item_spent and table.current == "hunter"
    hit = fight("ninja+hunter", current="ninja", life={"ninja": 3}).do("0", dice=(2, 2))
    assert hit.asks == "substitution", "four damage would kill, after the guard"
    hit.do("keep")
    assert hit.life("ninja") == 0


def test_substitution_works_in_the_adventure_phase_too() -> None:
    table = Situation("ninja+hunter", found=FOUND, life={"ninja": 1}, points=BROKE, current="ninja")
    table.roll(6, 1, 1, 1, dice=(3,)).do("use")
    assert table.life("ninja") == 1 and "died" not in table.told and table.asks == "move"


def test_champions_draught_fills_his_life_before_the_opening_rampages() -> None:
    laid: dict[str, Any] = {"gauge": 13, "points": BROKE, "current": "gladiator"}
    table = Situation("gladiator+hunter", found=FOUND, life={"gladiator": 1}, **laid)
    table.roll(6, 1, 1, dice=(1, 1))
    assert table.told.index("healed") < table.told.index("dragon_raged") and table.life("gladiator") == 4
    plain = Situation("gladiator+hunter", life={"gladiator": 3}, **laid)
    plain.roll(6, 1, 1, dice=(1, 1))
    assert plain.life("gladiator") == 1, "only with the treasure"


def test_aegis_takes_the_damage_of_one_other_before_anybody_guards() -> None:
    table = fight("paladin+ninja+hunter", current="ninja", points={**BROKE, "ninja": 2}).do("0", dice=(4, 2))
    assert (table.asked, table.asks, table.offered) == (["paladin"], "aegis", ["seat-1", "seat-2", "keep"])
    assert table.prompt().default == ("keep",) and table.prompt().reaction
    table.do("seat-1")
    assert (table.life("ninja"), table.life("paladin"), table.life("hunter")) == (4, 4, 4), "one of its own, one more"
    table.do("0", dice=(4, 2, 2)).do("keep")
    assert table.asks != "aegis", "once between its own turns"


def test_aegis_comes_back_with_the_paladins_own_turn() -> None:
    table = fight("paladin+hunter", current="hunter").do("0", dice=(4, 2, 3)).do("keep").do("seat-1")
    assert table.hero("paladin").item_spent is False and table.current == "paladin"
    table.do("0", dice=(4, 2, 2))
    assert table.asks == "aegis"


def test_royal_command_adds_a_die_to_anothers_attack_once_between_own_turns() -> None:
    table = fight("prince+hunter+gladiator", current="gladiator")
    assert table.prompt("prince").offer and table.prompt("prince").reaction
    chance = table.option("0").args["chance"]
    table.do("use", by="prince")
    assert table.option("0").args["chance"] > chance and not table.match.prompts(0)  # type: ignore[operator]
    table.do("0", dice=(2, 2, 2, 2, 2))
    assert len(table.view.rolls[0].first) == 5 and table.hero("prince").item_spent is False, "his own turn has begun"
    assert table.current == "prince"


@pytest.mark.rule("DS-19.7")
def test_royal_command_is_not_for_his_own_attack_nor_of_the_dead() -> None:
    own = fight("prince+hunter", current="prince")
    assert [prompt.kind for prompt in own.match.open_prompts()] == ["attack"]
    dead = fight("prince+hunter", current="hunter", life={"prince": 0})
    assert [prompt.kind for prompt in dead.match.open_prompts()] == ["attack"]
