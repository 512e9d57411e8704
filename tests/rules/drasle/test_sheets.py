"""What can be looked up in private."""

from __future__ import annotations

import pytest

from rules.dice.peak import peak_odds
from rules.drasle.game import GAME
from rules.kernel.message import Message
from tests.rules.drasle.situation import Situation


def keys(lines: tuple[Message, ...]) -> list[str]:
    return [line.key for line in lines]


def test_a_sheet_tells_the_own_character_whole_and_the_others_in_a_line() -> None:
    table = Situation(gold=0)
    lines = GAME.sheet(table.view, 1, "sheet")
    assert lines[0].args["hero"] == Message("card-ninja")
    assert keys(lines)[-2:] == ["sheet-other", "sheet-other"]
    spectator = GAME.sheet(table.view, None, "sheet")
    assert keys(spectator) == ["sheet-other"] * 3


@pytest.mark.parametrize(
    ("found", "state"), [((), "sheet-item-hidden"), (("treasure",), "sheet-item-ready")], ids=["hidden", "ready"]
)
def test_a_sheet_says_whether_the_item_ability_can_be_used(found: tuple[str, ...], state: str) -> None:
    lines = GAME.sheet(Situation(found=found).view, 0, "sheet")
    (item,) = [line for line in lines if line.key == "sheet-item"]
    assert item.args["state"] == Message(state)


def test_quests_that_lie_face_down_are_not_named() -> None:
    table = Situation(quests={"HM2": "guardian-golem"}, found=["book"], markers={"HM2": 1})
    lines = GAME.sheet(table.view, 0, "quests")
    assert sorted(keys(lines)) == [
        "quests-found",
        "quests-hidden",
        "quests-hidden",
        "quests-hidden",
        "quests-open-mine",
    ]
    (quest,) = [line for line in lines if line.key == "quests-open-mine"]
    assert (quest.args["need"], quest.args["difficulty"], quest.args["dice"]) == (3, 4, 3)
    for line in lines:
        if line.key == "quests-hidden":
            assert set(line.args) == {"mountain"}


def test_odds_of_the_present_choice_are_those_of_its_options() -> None:
    table = Situation().roll(2, 3, 4)
    head, *lines = GAME.sheet(table.view, 0, "odds", table.match.prompts(0))
    asked = {option.args["chance"] for option in table.prompt().options if "chance" in option.args}
    assert head.key == "odds-now"
    assert {line.args["what"].args["what"].args["chance"] for line in lines} == asked  # type: ignore[union-attr]
    letters = "".join(str(line.args["letters"]) for line in lines).replace(" ", "")
    assert sorted(letters) == sorted(option.letter for option in table.prompt().options if "chance" in option.args)


def test_odds_of_any_number_of_dice_add_up() -> None:
    table = Situation()
    head, *lines = GAME.sheet(table.view, None, "odds", (), 5)
    assert head.args == {"dice": 5}
    assert sum(float(str(line.args["chance"])) for line in lines) == pytest.approx(100, abs=0.1)
    told = {str(line.args["total"]): float(str(line.args["chance"])) for line in lines[1:-1]}
    assert told["+2"] == pytest.approx(100 * peak_odds(5)[2], abs=0.005)
    assert GAME.sheet(table.view, None, "odds", (), 0)[1].args["chance"] == "100.00"


def test_odds_without_a_choice_are_those_of_the_own_dice() -> None:
    table = Situation()
    lines = GAME.sheet(table.view, 1, "odds", table.match.prompts(1))
    assert keys(lines) == ["odds-own", "odds-skill", "odds-skill", "odds-skill"]
    assert keys(GAME.sheet(table.view, None, "odds")) == ["odds-nothing"]
