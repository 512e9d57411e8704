"""What is said of a table in one line, of its picture, and of what happened."""

from __future__ import annotations

from rules.drasle import words
from rules.drasle.game import GAME
from rules.kernel.event import Event
from rules.kernel.match import Match, Setting
from rules.kernel.message import Seat
from tests.rules.drasle.situation import CARDS, Situation

BROKE = {"hunter": 0, "ninja": 0}


def test_the_line_of_the_adventure_phase_names_the_gauge_and_the_weakest() -> None:
    line = words.summary(Situation("hunter+ninja", gauge=6, life={"ninja": 2}).view)
    assert (line.key, line.args) == (
        "summary",
        {"step": 6, "limit": 14, "next": 7, "final": 0, "seat": Seat(1), "least": 2},
    )
    assert words.summary(Situation(gauge=13).view).args["final"] == 1


def test_the_line_of_the_decisive_phase_names_the_dragon_and_who_stands() -> None:
    line = words.summary(Situation("hunter+ninja", decisive=True, wounds=3, life={"ninja": 0}).view)
    assert (line.key, line.args["life"], line.args["standing"], line.args["seat"]) == (
        "summary-decisive",
        6,
        1,
        Seat(0),
    )


def test_the_line_at_the_end() -> None:
    lost = Situation("hunter+ninja", decisive=True, life={"ninja": 0}).do("0", dice=(1, 1, 2))
    assert words.summary(lost.view).key == "summary-lost"
    early = Situation("hunter+ninja", life={"hunter": 1}, points=BROKE, current="hunter")
    early.roll(6, 1, 1, dice=(5, 6, 1, 1, 1))
    assert (early.outcome, words.summary(early.view).key) == ("lost-adventure", "summary")
    assert words.description(early.view).key == "description"


def test_the_line_while_characters_are_chosen() -> None:
    match = Match.open(Setting(GAME, CARDS, 3, {}, b"words"))
    match.submit(1, match.number, "character", [("ninja",)])
    assert words.summary(match.view(None)).args == {"left": 2}
    assert len(words.description(match.view(None)).args["heroes"]) == 1  # type: ignore[arg-type]


def test_the_picture_in_words_names_every_mountain_and_character() -> None:
    table = Situation("hunter+ninja", quests={"HM4": "griffin-nest"}, found=["book"])
    keys = [quest.key for quest in words.description(table.view).args["quests"]]  # type: ignore[union-attr]
    assert sorted(keys) == ["description-hidden"] * 3 + ["description-quest", "description-reward"]
    heroes = words.description(table.view).args["heroes"]
    assert [hero.args["seat"] for hero in heroes] == [Seat(0), Seat(1)]  # type: ignore[union-attr]


def test_a_turn_is_told_by_what_matters_most_in_its_order() -> None:
    kinds = ["dice_rolled", "gauge_raised", "dragon_acted", "damage_taken", "moved", "quest_won", "reward_found"]
    told = [message.key for message in words.digest([Event(kind) for kind in kinds])]
    assert told == ["event-dragon_acted", "event-quest_won", "event-reward_found"]
    assert words.digest([Event("dice_rolled")]) == ()
