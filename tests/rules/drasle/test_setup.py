"""Set-up, the choice of characters, and who begins (DS-1)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.drasle.game import GAME
from rules.drasle.state import State
from rules.kernel.errors import BadOption, BadSeats
from rules.kernel.match import Match, Setting
from tests.rules.drasle.situation import CARDS, Situation


def opened(seats: int, seed: bytes = b"setup", **options: str | int) -> Match:
    return Match.open(Setting(GAME, CARDS, seats, {"modules": "none", **options}, seed), checked=True)


def state_of(match: Match) -> State:
    state: State = match.table.state
    return state


@pytest.mark.rule("DS-1.1", "DS-1.10", "DS-2.1", "DS-1.8")
def test_a_fresh_table() -> None:
    state = state_of(opened(4, lineup="hunter+prince+gladiator+ninja"))
    assert (state.gauge, state.wounds, state.burning, state.phase) == (0, 0, [], "adventure")
    assert all(mountain.markers == 0 for mountain in state.mountains.values())
    for hero, life, points in zip(
        state.heroes,
        (5, 4, 6, 4),
        ({"bullets": 2}, {"retainers": 1, "gold": 0}, {}, {"ninjutsu": 1}),
        strict=True,
    ):
        assert hero is not None
        assert (hero.level, hero.xp, hero.life, hero.points) == (0, 0, life, points)


@pytest.mark.rule("DS-1.2")
def test_everybody_sees_the_gauge() -> None:
    table = Situation(gauge=5)
    assert table.match.view(0).gauge == table.match.view(None).gauge
    assert (table.view.gauge.step, table.view.gauge.next_mark, table.view.gauge.limit) == (5, 7, 14)


@pytest.mark.rule("DS-1.3", "DS-1.4")
def test_every_mountain_gets_one_reward_and_one_quest_shuffled() -> None:
    rewards, quests = set(), set()
    for number in range(12):
        state = state_of(opened(2, f"seed {number}".encode(), lineup="hunter+ninja"))
        tiles = state.mountains.values()
        assert set(state.mountains) == {"HM1", "HM2", "HM3", "HM4", "HM5"}
        assert Counter(tile.reward for tile in tiles) == Counter(CARDS.tiles)
        assert len({tile.quest for tile in tiles}) == 5
        rewards.add(tuple(tile.reward for tile in tiles))
        quests.add(tuple(tile.quest for tile in tiles))
    assert len(rewards) > 8 and len(quests) > 8


@pytest.mark.rule("DS-1.5", "DS-1.6")
def test_only_the_far_quest_is_seen_and_two_stay_in_the_box() -> None:
    match = opened(2, lineup="hunter+ninja")
    state, view = state_of(match), match.view(0)
    assert len(state.leftover) == 2
    assert [mountain.id for mountain in view.mountains if mountain.quest] == ["HM2"]
    hidden = {tile.quest for key, tile in state.mountains.items() if key != "HM2"} | set(state.leftover)
    assert not any(quest in repr(view) for quest in hidden)
    assert not any(tile.reward in repr(view) for tile in state.mountains.values())


@pytest.mark.rule("DS-1.7", "DS-2.1")
def test_nobody_plays_a_character_that_another_plays() -> None:
    match = opened(3)
    assert match.awaited == {0}
    match.submit(2, match.number, "character", [("ninja",)])
    assert "ninja" not in match.prompts(0)[0].ids and "ninja" not in match.prompts(1)[0].ids
    match.submit(0, match.number, "character", [("hunter",)])
    match.submit(1, match.number, "character", [("random",)])
    heroes = [hero.character for hero in state_of(match).heroes if hero]
    assert heroes[0] == "hunter" and heroes[2] == "ninja" and heroes[1] not in ("hunter", "ninja")
    assert state_of(match).phase == "adventure"


@pytest.mark.rule("DS-1.7")
def test_the_last_free_character_goes_to_who_is_left() -> None:
    match = opened(5)
    for seat, character in enumerate(("prince", "ninja", "hunter", "paladin")):
        match.submit(seat, match.number, "character", [(character,)])
    assert [hero.character for hero in state_of(match).heroes if hero][4] == "gladiator"


def test_characters_can_be_dealt() -> None:
    parties = {
        tuple(hero.character for hero in state_of(opened(3, bytes([n]), characters="random")).heroes if hero)
        for n in range(9)
    }
    assert len(parties) > 5 and all(len(set(party)) == 3 for party in parties)


@pytest.mark.rule("DS-1.9")
def test_all_pieces_stand_in_the_town() -> None:
    match = opened(2, lineup="hunter+ninja")
    assert [space.id for space in match.view(None).spaces if space.seats] == ["H30"]
    assert match.view(None).space("H30").seats == (0, 1)


@pytest.mark.rule("DS-1.11", "DS-1.12")
@pytest.mark.parametrize(
    ("party", "first"),
    [
        ("paladin+prince+gladiator+hunter+ninja", "ninja"),
        ("paladin+prince+gladiator+hunter", "hunter"),
        ("paladin+prince+gladiator", "gladiator"),
        ("paladin+prince", "prince"),
    ],
)
def test_the_start_player(party: str, first: str) -> None:
    state = state_of(opened(len(party.split("+")), lineup=party))
    assert party.split("+")[state.current] == first


@pytest.mark.rule("DS-1.12")
def test_the_paladin_begins_where_none_of_the_others_plays() -> None:
    from rules.drasle.choosing import first_seat

    assert first_seat(CARDS, ["paladin"]) == 0
    assert first_seat(CARDS, ["prince", "paladin"]) == 0


@pytest.mark.rule("DS-1.13", "DS-7.5")
def test_turns_go_round_in_the_order_of_the_seats() -> None:
    table = Situation("prince+ninja+hunter", current="ninja")
    turns = []
    for _ in range(4):
        turns.append(table.current)
        table.go("rest.H30")
    assert turns == ["ninja", "hunter", "prince", "ninja"]


@pytest.mark.parametrize("lineup", ["hunter+hunter", "hunter+wizard"])
def test_a_lineup_names_known_characters_once(lineup: str) -> None:
    with pytest.raises(BadOption):
        opened(2, lineup=lineup)


@pytest.mark.parametrize("lineup", ["hunter", "hunter+ninja+prince", "hunter+grandmaster"])
def test_a_lineup_fits_the_seats_and_the_cast(lineup: str) -> None:
    with pytest.raises(BadOption):
        opened(2, lineup=lineup)


def test_one_player_needs_solo_and_six_are_too_many() -> None:
    assert state_of(opened(1)).heroes[0].character == "grandmaster"  # type: ignore[union-attr]
    with pytest.raises(BadSeats):
        opened(6)


def test_looking_ahead_shuffles_what_lies_face_down() -> None:
    match = opened(2, lineup="hunter+ninja")
    state = state_of(match)
    orders = set()
    for number in range(6):
        other = state_of(match.imagine(0, Random(number)))
        assert other.mountains["HM2"].quest == state.mountains["HM2"].quest
        orders.add(tuple((tile.quest, tile.reward) for tile in other.mountains.values()))
    assert len(orders) > 3
