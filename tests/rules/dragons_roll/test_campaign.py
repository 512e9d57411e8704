"""Campaign, nightmare mode, single game (21)."""

from __future__ import annotations

import pytest

from rules.dragons_roll.campaign import Progress, after_game, next_options
from rules.dragons_roll.game import GAME
from rules.kernel.match import Match, Setting
from tests.rules.dragons_roll.situation import CARDS, Situation


def dealt(progress: Progress, seats: int = 3, seed: bytes = b"game") -> Match:
    """The campaign's next game, set up."""
    return Match.open(Setting(GAME, CARDS, seats, next_options(progress), seed))


def scrolls_of(match: Match) -> list[str]:
    return [scroll.card for scroll in match.table.state.scrolls]


def played(progress: Progress, won: bool, seed: bytes = b"game") -> Progress:
    return after_game(progress, won=won, scrolls=scrolls_of(dealt(progress, seed=seed)))


@pytest.mark.rule("DR-21.1")
def test_a_campaign_begins_with_trollock_and_one_scroll_and_goes_on_in_order() -> None:
    progress, masters = Progress(), []
    for _ in range(6):
        match = dealt(progress)
        masters.append(match.table.state.master.card)
        assert len(scrolls_of(match)) == progress.level
        progress = after_game(progress, won=True, scrolls=scrolls_of(match))
    assert masters == ["trollock", "show-off", "dragini", "dracel", "greedmaw", "dragomir"]


@pytest.mark.rule("DR-21.2")
def test_after_a_win_the_next_level_with_all_scrolls_unused_and_a_new_one() -> None:
    first = dealt(Progress())
    progress = after_game(Progress(), won=True, scrolls=scrolls_of(first))
    assert progress.level == 2
    for seed in (b"one", b"two", b"three"):
        second = dealt(progress, seed=seed)
        assert scrolls_of(second)[:1] == scrolls_of(first)
        assert len(set(scrolls_of(second))) == 2
        assert not any(scroll.used for scroll in second.table.state.scrolls)


@pytest.mark.rule("DR-21.3")
def test_after_a_loss_the_same_level_with_the_same_scrolls() -> None:
    progress = played(Progress(), won=True)
    match = dealt(progress)
    again = after_game(progress, won=False, scrolls=scrolls_of(match))
    assert again.level == 2
    assert scrolls_of(dealt(again, seed=b"another")) == scrolls_of(match)


@pytest.mark.rule("DR-21.4", "DR-EX-15")
def test_a_loss_in_nightmare_mode_throws_back_to_the_start() -> None:
    progress = Progress("nightmare")
    for _ in range(3):
        progress = played(progress, won=True)
    assert (progress.level, len(progress.scrolls)) == (4, 3)
    lost = played(progress, won=False)
    assert (lost.level, lost.scrolls, lost.mode) == (1, (), "nightmare")
    assert dealt(lost).table.state.master.card == "trollock"
    assert len(scrolls_of(dealt(lost))) == 1


@pytest.mark.rule("DR-21.5")
def test_a_win_in_nightmare_mode_is_as_in_a_campaign() -> None:
    plain, nightmare = played(Progress(), won=True), played(Progress("nightmare"), won=True)
    assert (plain.level, plain.scrolls) == (nightmare.level, nightmare.scrolls) == (2, plain.scrolls)


@pytest.mark.rule("DR-21.6")
def test_the_campaign_is_won_with_level_6() -> None:
    progress = Progress(level=6, scrolls=tuple(CARDS.scrolls[:5]))
    won = played(progress, won=True)
    assert won.won
    assert won.level == 6
    with pytest.raises(ValueError, match="won"):
        next_options(won)
    assert not played(progress, won=False).won


@pytest.mark.rule("DR-21.7")
def test_players_may_change_and_dice_follow_the_game() -> None:
    progress = played(Progress(), won=True)
    assert [hand.ready for hand in dealt(progress, seats=2).table.state.hands] == [6, 6]
    assert [hand.ready for hand in dealt(progress, seats=4).table.state.hands] == [5] * 4


@pytest.mark.rule("DR-21.8")
def test_a_single_game_takes_any_master_and_carries_nothing_over() -> None:
    drawn = set()
    for seed in range(8):
        match = Match.open(Setting(GAME, CARDS, 3, {"level": 5}, bytes([seed])))
        assert match.table.state.master.card == "greedmaw"
        assert len(scrolls_of(match)) == 5
        drawn.add(tuple(scrolls_of(match)))
    assert len(drawn) == 8
    assert not set.intersection(*(set(scrolls) for scrolls in drawn)), "no scroll is always there"


@pytest.mark.rule("DR-21.9")
def test_a_single_game_is_set_up_as_a_campaign_game_is() -> None:
    single = Match.open(Setting(GAME, CARDS, 3, {"level": 1}, b"game")).table.state
    assert single == dealt(Progress()).table.state
    assert Situation().asks == "roll"


def ended(mode: str, progress: dict, outcome: str) -> dict:
    """The series after its next game, which ends so."""
    series = GAME.series
    options = GAME.check_options({"mode": mode, **series.next_options(mode, progress)})
    state = Match.open(Setting(GAME, CARDS, 3, options, b"series")).table.state
    state.outcome = outcome
    return series.after(mode, progress, options, state)


def test_a_series_goes_on_from_its_plain_data() -> None:
    series = GAME.series
    first = ended("campaign", {}, "won")
    assert series.next_options("campaign", first)["level"] == 2
    assert ended("campaign", ended("campaign", first, "lost"), "won")["level"] == 3
    thrown_back = ended("nightmare", ended("nightmare", {}, "won"), "lost")
    assert (thrown_back["level"], list(thrown_back["scrolls"]), thrown_back["games"]) == (1, [], 2)
    assert [series.story(mode, first).key for mode in series.modes] == ["campaign-stands", "campaign-stands"]
    assert series.story("nightmare", {}).key == "campaign-fresh"


def test_a_game_that_was_overtaken_changes_nothing() -> None:
    series, first = GAME.series, ended("campaign", {}, "won")
    stale = GAME.check_options({"mode": "campaign", **series.next_options("campaign", {})})
    state = Match.open(Setting(GAME, CARDS, 3, stale, b"late")).table.state
    state.outcome = "won"
    assert series.after("campaign", first, stale, state) == first


def test_a_series_that_is_won_begins_anew() -> None:
    progress: dict = {}
    for _ in range(6):
        progress = ended("campaign", progress, "won")
    assert progress["won"]
    assert GAME.series.story("campaign", progress).key == "campaign-won"
    assert GAME.series.next_options("campaign", progress)["level"] == 1
