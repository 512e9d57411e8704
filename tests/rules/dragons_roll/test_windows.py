"""Windows for scrolls, and how few presses a turn takes (22)."""

from __future__ import annotations

from random import Random

import pytest

from rules.dragons_roll.game import GAME
from rules.dragons_roll.scrolls.book import SCROLLS
from rules.kernel.agent import DefaultAgent
from rules.kernel.errors import IllegalAnswer
from rules.kernel.match import Setting
from rules.kernel.simulate import play_out
from tests.rules.dragons_roll.situation import CARDS, FULL, Situation

ATTACK = {"L3": "trolling-1", "C2": "grabbler-3"}
"""A 1 makes a dragon attack."""


def forecast(table: Situation):
    assert table.view.forecast is not None
    return table.view.forecast


@pytest.mark.rule("DR-22.2")
def test_the_panel_is_open_to_all_and_nobody_is_asked_to_decline() -> None:
    table = Situation(ATTACK, scrolls=["dimension-portal"])
    for _ in ("W0", "W1"):
        assert table.match.awaited == {0}
        for seat in range(3):
            assert [prompt.offer for prompt in table.match.prompts(seat) if prompt.kind == "scroll"] == [True]
        if table.asks == "roll":
            table.roll(1, 6)
    table.do("continue")
    assert not table.view.scrolls[0].used


@pytest.mark.rule("DR-22.3")
def test_the_forecast_shows_moves_attacks_the_master_and_the_new_dragon() -> None:
    table = Situation(
        {"L3": "trolling-5", "C1": "noble-5", "C2": "normling-4"}, scrolls=["freeze"], pile=["noble-2"]
    ).roll(5)
    ahead = forecast(table)
    moves = [(move.card, move.start, move.to, move.pushed) for move in ahead.moves]
    assert moves == [
        ("trolling-5", "grid:2,0", "", False),
        ("normling-4", "grid:1,1", "grid:2,1", True),
        ("noble-5", "grid:0,1", "grid:1,1", False),
    ]
    assert (ahead.number, ahead.attacks, ahead.activates, ahead.appears) == (5, 1, False, "grid:0,0")
    rage = Situation({"L1": "normling-1"}, scrolls=["freeze"]).roll(3)
    assert (forecast(rage).activates, forecast(rage).attacks) == (True, 0)
    frozen = Situation({"L3": "trolling-1", "C1": "normling-1"}, scrolls=["freeze", "time-reverser"]).roll(1)
    assert forecast(frozen).attacks == 1
    frozen.scroll("freeze", "trolling-1")
    assert [move.card for move in forecast(frozen).moves] == ["normling-1"] and forecast(frozen).attacks == 0


QUIET = {"C2": "grabbler-3"}


@pytest.mark.rule("DR-22.4")
@pytest.mark.parametrize("scroll", sorted(SCROLLS))
def test_w1_opens_only_for_a_scroll_that_is_relevant(scroll) -> None:
    always = {"time-reverser", "freeze"}
    on_attack = {"dimension-portal", "final-blow", "redirect", "ambush", "lightning-strike"}
    grid = {"L3": "trolling-1", "C2": "grabbler-3"}
    on = {"trolling-1": "5b 5b .", "grabbler-3": "1b"}
    attack = Situation(grid, on, scrolls=[scroll]).roll(1, 6, 6)
    assert (attack.asks == "run") == (scroll in always | on_attack)
    walk = Situation({"L1": "trolling-1", "C2": "grabbler-3"}, on, scrolls=[scroll]).roll(1, 6, 6)
    assert (walk.asks == "run") == (scroll in always)
    nothing = Situation({"C2": "grabbler-3", "L1": "noble-2"}, on, scrolls=[scroll], master="dracel", face="red")
    assert nothing.roll(1, 6, 6).asks != "run"
    new = Situation({"C2": "grabbler-3", "L1": "noble-2"}, on, scrolls=[scroll], pile=["noble-5"]).roll(5, 6, 6)
    assert (new.asks == "run") == (scroll in {"time-reverser", "web-trap"})


@pytest.mark.rule("DR-22.4", "DR-22.S08", "DR-22.S09", "DR-22.S12")
def test_what_never_opens_w1_may_be_used_when_it_is_open() -> None:
    table = Situation(ATTACK, scrolls=["freeze", "speed-boost", "illusion", "helping-hands"]).roll(1, 6, 5, 5)
    assert table.scrolls() == ["freeze", "speed-boost", "illusion", "helping-hands"]
    assert table.scrolls(1) == ["freeze", "helping-hands"]


@pytest.mark.rule("DR-22.5")
def test_pausing_only_for_danger() -> None:
    walk = {"L1": "trolling-1", "C2": "grabbler-3"}
    assert Situation(walk, scrolls=["freeze"]).roll(1, 6).asks == "run"
    assert Situation(walk, scrolls=["freeze"], pause="danger").roll(1, 6).asks != "run"
    assert Situation(ATTACK, scrolls=["freeze"], pause="danger").roll(1, 6).asks == "run"


@pytest.mark.rule("DR-22.6")
@pytest.mark.parametrize("scroll", sorted(SCROLLS))
def test_w4_opens_only_for_a_scroll_that_could_prevent_the_failed_roll(scroll) -> None:
    grid = {"L1": "noble-2", "C2": "noble-5"}
    on = {"noble-2": "1b . .", "noble-5": "1c 1c 2c ."}
    table = Situation(grid, on, master="dragomir", on_master="1b", scrolls=[scroll])
    table.script.left += [3, 1, 1, 1, 1, 1, 3]
    table.do("roll")
    helps = {"ambush", "lightning-strike", "speed-boost", "helping-hands", "redirect"}
    assert (table.asks == "failed-roll") == (scroll in helps)
    if scroll in {"ambush", "lightning-strike"}:
        spent = {**on, "noble-5": "1c 1c 2c ."}
        away = Situation(
            grid, {**spent, "noble-2": "1a . ."}, master="dragomir", on_master="1a", scrolls=[scroll], locked={0: 3}
        )
        away.script.left += [3, 3]
        assert "roll_failed" in away.do("roll").told, "only another player could use it"


@pytest.mark.rule("DR-22.6", "DR-22.S09")
def test_w4_opens_for_illusion_when_it_can_be_used() -> None:
    table = Situation({"L1": "forestling-2"}, master="dragomir", on_master=". 2b . 4b", scrolls=["illusion"])
    assert table.roll(3, 2, 2, 4, 4, 4).asks == "failed-roll"


@pytest.mark.rule("DR-22.7")
def test_a_turn_ends_by_itself_only_when_nothing_can_be_done() -> None:
    table = Situation({"L2": "grabbler-1"}).roll(3, 6, 5).place(6, "grabbler-1")
    assert table.match.turn == 2
    scroll = Situation({"L2": "grabbler-1"}, scrolls=["ambush"]).roll(3, 6, 5).place(6, "grabbler-1")
    assert (scroll.asks, scroll.offered, scroll.scrolls()) == ("where", ["end"], ["ambush"])
    assert not scroll.asked.option("end").confirm
    assert scroll.do("end").match.turn == 2
    useless = Situation({"L2": "grabbler-1"}, scrolls=["freeze"]).roll(3, 6, 5).place(6, "grabbler-1")
    assert useless.match.turn == 2


@pytest.mark.rule("DR-22.8")
def test_time_running_out_takes_the_default_and_uses_no_scroll() -> None:
    table = Situation(FULL, scrolls=["ambush", "freeze", "speed-boost", "time-reverser"], seats=4)
    table.script.strict = False
    for _ in range(25):
        if table.match.over:
            break
        assert table.asked.default or table.asked.forced
        table.do(*table.asked.default)
    assert not any(scroll.used for scroll in table.view.scrolls)


@pytest.mark.rule("DR-22.9")
def test_going_on_to_the_last_fire_asks_twice_while_a_scroll_is_there() -> None:
    lost = Situation(ATTACK, burning=(1, 2), scrolls=["freeze"]).roll(1)
    assert lost.asked.option("continue").confirm
    assert forecast(lost).lost
    saved = Situation(ATTACK, burning=(1,), scrolls=["freeze"]).roll(1)
    assert not saved.asked.option("continue").confirm


@pytest.mark.rule("DR-22.10")
def test_a_silent_seat_is_played_by_the_defaults() -> None:
    setting = Setting(GAME, CARDS, 3, GAME.check_options({"level": 2}), b"silent")
    report = play_out(setting, {seat: DefaultAgent() for seat in range(3)}, Random(1))
    assert (report.failure, report.outcome in ("won", "lost")) == ("", True)


@pytest.mark.rule("DR-22.11")
def test_an_attack_is_forecast_if_it_happens_whatever_is_chosen() -> None:
    either = Situation({"L3": "normling-1", "C1": "normling-6"}, scrolls=["freeze"]).roll(3)
    assert forecast(either).attacks == 0, "the other helmet can be chosen"
    surely = Situation({"L3": "normling-1", "C3": "normling-6"}, scrolls=["freeze"]).roll(3)
    assert forecast(surely).attacks == 1
    guess = Situation(FULL, master="dragini", scrolls=["time-reverser"]).roll(4)
    assert forecast(guess).attacks == 2, "the guess is taken as wrong, and 2c follows"
    pushed = Situation({**FULL, "R1": "normling-4"}, master="dragini", scrolls=["freeze"]).roll(4)
    assert forecast(pushed).attacks == 2, "the normling makes room for the first of the two"
    unknown = Situation(
        {"L3": "trolling-1"}, scrolls=["freeze"], master="dracel", pile=["normling-1", "noble-2", "noble-3"]
    ).roll(1)
    assert forecast(unknown).attacks == 1


@pytest.mark.rule("DR-22.12")
def test_the_current_player_may_lend_dice_of_another_who_has_not_switched_it_off() -> None:
    table = Situation(QUIET, {"grabbler-3": "1b 1b"}, scrolls=["helping-hands"])
    table._submit(2, "scroll", [("keep-dice",)], ())
    assert table.state.hands[2].lends is False
    table.roll(1, 6, 6).scroll("helping-hands", dice=[5, 4])
    assert table.rolled.endswith("5b 4b")
    assert table.told_of("scroll_used") == [{"seat": 0, "scroll": "helping-hands"}]
    off = Situation(QUIET, scrolls=["helping-hands"], seats=2)
    off._submit(1, "scroll", [("keep-dice",)], ())
    assert off.roll(1, 6, 6).why_not("helping-hands") == "no-helper"
    assert off.scrolls(1) == ["helping-hands"], "the own use stays possible"
    off._submit(1, "scroll", [("lend-dice",)], ())
    assert off.scrolls() == ["helping-hands"]


@pytest.mark.rule("DR-22.4", "DR-22.6")
def test_windows_close_when_a_scroll_has_made_them_pointless() -> None:
    table = Situation(ATTACK, scrolls=["dimension-portal"]).roll(1, 6)
    assert table.scroll("dimension-portal", "trolling-1", "4", dice=[2]).asks != "run"


def test_a_panel_says_which_scrolls_can_be_used_and_why_not_the_others() -> None:
    table = Situation(ATTACK, scrolls=["dimension-portal", "freeze", "speed-boost"])
    panel = next(prompt for prompt in table.match.prompts(1) if prompt.offer)
    assert panel.ids == ("dimension-portal",)
    assert {closed.id: closed.why.key for closed in panel.closed} == {
        "freeze": "reason-not-now",
        "speed-boost": "reason-not-now",
    }
    assert not panel.options[0].confirm
    boost = Situation(QUIET, scrolls=["speed-boost"]).roll(1, 6, 5)
    assert next(prompt for prompt in boost.match.prompts(0) if prompt.offer).options[0].confirm


def test_an_ordinary_turn_takes_few_presses() -> None:
    table = Situation({"L2": "grabbler-1"}).roll(3, 6, 6, 5)
    presses = 1
    while table.match.turn == 1:
        table.do(*(table.asked.default if table.asks == "face" else (table.offered[0],)))
        presses += 1
    assert presses <= 5


def test_letters_and_places_point_to_the_cards() -> None:
    table = Situation({"L2": "noble-2", "C3": "grabbler-1"}).roll(3, 3, 3).do("face-3")
    places = {option.id: (option.letter, option.place) for option in table.asked.options}
    assert places["grabbler-1.0"][1] == "grid:2,1"
    assert places["noble-2.1"][1] == "grid:1,0:1"
    assert places["back"] == ("", "")
    letters = [letter for letter, _ in places.values() if letter]
    assert letters == sorted(set(letters))


def test_ids_are_short_and_plain() -> None:
    with pytest.raises(IllegalAnswer):
        Situation(QUIET).do("something")
    table = Situation(FULL, scrolls=["redirect", "dimension-portal"], on_master="6b")
    for prompt in table.match.open_prompts():
        assert all(
            len(option.id) <= 40 and set(option.id) <= set("abcdefghijklmnopqrstuvwxyz0123456789.,-")
            for option in prompt.options
        )
