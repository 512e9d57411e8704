"""Simulated games: what breaks is reported with its seed, and a restore that comes to another table is noticed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel import simulate as module
from rules.kernel.agent import Agent, DefaultAgent, RandomAgent
from rules.kernel.decide import next_decision, take_decision
from rules.kernel.errors import BadOption, BadSeats, InvariantBroken, KernelError, UnknownGame
from rules.kernel.match import Match
from rules.kernel.prompt import Option, Prompt
from rules.kernel.simulate import GameReport, deal_agents, play_out, restored, simulate, summarize
from tests.rules.kernel.toy import TOY, Toy, opened, setting

PLAYERS = deal_agents(TOY, ["random"], 3)


def played(game: Toy = TOY, games: int = 6, restore: float = 0.0, **options: str | int) -> list[GameReport]:
    return list(simulate(game, 3, options, ["random"], games, seed=1, restore=restore))


def test_whole_games_are_played_and_each_is_another() -> None:
    reports = played()
    assert all(report.outcome == "won" and not report.failure for report in reports)
    assert len({report.seed for report in reports}) == 6
    assert len({(report.turns, report.decisions, report.winners) for report in reports}) > 1


def test_the_same_seed_plays_the_same_games() -> None:
    assert played() == played()
    assert list(simulate(TOY, 3, {}, ["random"], 6, seed=2)) != played()


def test_one_game_can_be_played_again_by_its_seed() -> None:
    fifth = played(restore=0.3)[4]
    again = play_out(setting(3, seed=fifth.seed.encode()), PLAYERS, Random(fifth.seed), restore=0.3)
    assert again == fifth


def test_restores_change_nothing() -> None:
    assert all(not report.failure for report in played(restore=1.0))


def test_content_can_be_another() -> None:
    cards = msgspec.structs.replace(TOY.load_content(), cards=list(range(100, 140)))
    seen = []

    class Watching(Toy):
        def set_up(self, t):
            seen.append(t.content)
            return super().set_up(t)

    assert not next(simulate(Watching(), 2, {}, ["random"], 1, seed=0, content=cards)).failure
    assert seen == [cards]


class Thief(Toy):
    """Loses a card after the first roll."""

    def roll_window(self, t):
        yield from super().roll_window(t)
        t.state.pile.pop()


class Crash(Toy):
    """A rule with a defect."""

    def roll_window(self, t):
        yield from super().roll_window(t)
        raise ZeroDivisionError


class Blind(Toy):
    """A view with a defect, which no rule runs into."""

    def view(self, t, seat):
        raise KeyError("grid")


class Drawn(Toy):
    """A game that does not know how it ended."""

    def result(self, state):
        raise LookupError("no winner")


class Asleep(Agent):
    def choose(self, view, prompt, rng):
        return None


class Cheat(Agent):
    def choose(self, view, prompt, rng):
        return ("everything",)


@pytest.mark.parametrize(
    ("game", "failure"),
    [
        (Thief(), "InvariantBroken: cards"),
        (Crash(), "RuleFault: toy, turn 1: ZeroDivisionError"),
        (Blind(), "KeyError: 'grid'"),
        (Drawn(), "LookupError: no winner"),
    ],
)
def test_what_breaks_is_reported_with_the_seed_and_the_place(game, failure) -> None:
    reports = played(game)
    assert all(report.failure.startswith(failure) and report.outcome == "" for report in reports)
    assert [report.seed for report in reports] == [f"toy/1/{number}" for number in range(6)]
    assert all("tests/rules/kernel/" in report.trace for report in reports)


@pytest.mark.parametrize(("agent", "failure"), [(Asleep(), "nobody answers"), (Cheat(), "IllegalAnswer")])
def test_an_agent_that_fails_is_a_failure_of_the_game(agent, failure) -> None:
    report = play_out(setting(seed=b"toy/0/0"), dict.fromkeys(range(2), agent), Random(0))
    assert failure in report.failure and report.decisions == 0


def test_a_game_without_end_is_a_failure(monkeypatch) -> None:
    monkeypatch.setattr(module, "MOST_DECISIONS", 5)
    report = played(games=1)[0]
    assert "no end after 5 decisions" in report.failure and report.turns >= 1


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((TOY, 5, {}, ["random"], 1, 0), BadSeats),
        ((TOY, 2, {"goal": 4}, ["random"], 1, 0), BadOption),
        ((TOY, 2, {"colour": 4}, ["random"], 1, 0), BadOption),
        ((TOY, 2, {}, ["genius"], 1, 0), UnknownGame),
        ((TOY, 2, {}, ["random", "genius"], 1, 0), UnknownGame),
    ],
)
def test_what_can_not_be_played_is_refused_before_the_first_game(arguments, error) -> None:
    with pytest.raises(error):
        next(simulate(*arguments))


def test_what_the_set_up_refuses_is_no_failure_of_a_game() -> None:
    class Picky(Toy):
        def set_up(self, t):
            raise BadOption("there is no seat 4 at a table of 3")

    with pytest.raises(BadOption):
        played(Picky())


def test_agents_are_dealt_to_the_seats_in_turn() -> None:
    dealt = deal_agents(TOY, ["random", "default"], 4)
    assert [type(dealt[seat]) for seat in range(4)] == [RandomAgent, DefaultAgent, RandomAgent, DefaultAgent]


# A restore that comes to something else ------------------------------------------------------------------------------


class Counting(Toy):
    """Keeps something beside the state, so that a replay is not the same."""

    def __init__(self) -> None:
        self.turns = 0

    def turn(self, t):
        self.turns += 1
        t.state.bonus = self.turns
        yield from super().turn(t)


class Restless(Toy):
    """Says something else each time that it asks."""

    def __init__(self) -> None:
        self.asked = 0

    def secret(self, t, seat):
        self.asked += 1
        return msgspec.structs.replace(super().secret(t, seat), args={"asked": self.asked})


class Rerolling(Toy):
    """Rolls once more when it has rolled before."""

    def __init__(self) -> None:
        self.begun = 0

    def turn(self, t):
        self.begun += 1
        for _ in range(self.begun):
            t.shuffle([1, 2])
        yield from super().turn(t)


@pytest.mark.parametrize(
    ("game", "what"), [(Counting(), "state"), (Restless(), "stop"), (Rerolling(), "count of draws")]
)
def test_a_restore_that_is_not_the_same_is_noticed(game, what) -> None:
    with pytest.raises(KernelError, match=f"restore: another {what}"):
        restored(opened(3, game=game, window="off"))


def test_an_answer_that_does_not_fit_after_a_restore_is_noticed() -> None:
    match = opened(3)
    match.submit(0, match.number, "roll", [("go",)])
    match.entries[0] = msgspec.structs.replace(match.entries[0], told="forged")
    with pytest.raises(KernelError, match="restore: the answer 1 does not fit"):
        restored(match)


def test_the_turn_must_be_the_same() -> None:
    match = opened(3)
    match.turn += 1
    with pytest.raises(KernelError, match="restore: another turn"):
        restored(match)


def test_simulated_games_notice_a_restore_that_is_not_the_same() -> None:
    report = played(Counting(), games=1, restore=0.5)[0]
    assert "KernelError: restore: " in report.failure


# Agents --------------------------------------------------------------------------------------------------------------


def test_a_random_agent_chooses_every_legal_count_and_option() -> None:
    prompt = Prompt(0, "x", tuple(Option(name) for name in "abc"), min=0, max=2)
    rng = Random(1)
    chosen = {RandomAgent().choose(None, prompt, rng) for _ in range(300)}
    assert chosen == {(), *((a,) for a in "abc"), *((a, b) for a in "abc" for b in "abc" if a != b)}


def test_a_random_agent_declines_most_offers() -> None:
    offer = Prompt(0, "x", (Option("a"),), offer=True)
    rng = Random(1)
    used = sum(RandomAgent().choose(None, offer, rng) is not None for _ in range(400))
    assert 60 < used < 140


@pytest.mark.parametrize(
    ("prompt", "chosen"),
    [
        (Prompt(0, "x", (Option("a"), Option("b")), default=("b",)), ("b",)),
        (Prompt(0, "x", (Option("a"), Option("b"))), ("a",)),
        (Prompt(0, "x", (Option("a"), Option("b")), min=0), ()),
        (Prompt(0, "x", (Option("a"),), offer=True), None),
    ],
)
def test_the_default_agent_takes_what_time_takes(prompt, chosen) -> None:
    assert DefaultAgent().choose(None, prompt, Random(1)) == chosen


class Eager(Agent):
    """Uses every offer; remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list = []

    def choose(self, view, prompt, rng):
        self.shown.append((prompt.seat, prompt.kind, view))
        return prompt.ids[: max(1, prompt.min)]


def test_offers_are_asked_first_in_seat_order_and_with_all_steps() -> None:
    match, eager = opened(4), Eager()
    decision, outcome = take_decision(match, dict.fromkeys(range(4), eager), Random(1))
    assert [(seat, kind) for seat, kind, _ in eager.shown] == [(1, "nudge"), (1, "amount"), (1, "sure")]
    assert decision.steps == (("up",), ("1",), ("yes",)) and outcome.entry.by == "agent"
    assert all(view.hand == tuple(match.table.state.hands[1]) for _, _, view in eager.shown), "its own view only"


def test_agents_answer_for_their_seats_only() -> None:
    match = opened(3)
    assert next_decision(match, {2: DefaultAgent()}, Random(1)) is None
    with pytest.raises(KernelError, match="nobody answers"):
        take_decision(match, {2: DefaultAgent()}, Random(1))
    decision = next_decision(match, {0: DefaultAgent()}, Random(1))
    assert decision is not None and (decision.seat, decision.kind) == (0, "roll")


def test_an_agent_may_decline_in_the_middle_of_its_steps() -> None:
    class Wavering(DefaultAgent):
        def choose(self, view, prompt, rng):
            return None if prompt.follows else ("up",) if prompt.offer else super().choose(view, prompt, rng)

    match = opened(3)
    before = repr(match.table.state)
    decision = next_decision(match, dict.fromkeys(range(3), Wavering()), Random(1))
    assert decision is not None and decision.kind == "roll" and repr(match.table.state) == before


# Summaries -----------------------------------------------------------------------------------------------------------


def test_a_summary_counts() -> None:
    reports = [
        GameReport("s/1", "won", (0,), 4, 10),
        GameReport("s/2", "lost", (), 6, 20),
        GameReport("s/3", "won", (1,), 8, 30),
        GameReport("s/4", "", (), 2, 5, "RuleFault: broken", "Traceback"),
    ]
    summary = summarize("toy", reports, seconds=2.0)
    assert msgspec.to_builtins(summary) == {
        "game": "toy",
        "games": 4,
        "finished": 3,
        "results": {"lost": 1, "won": 2},
        "turns_mean": 6.0,
        "decisions": 65,
        "decisions_per_second": 32.5,
        "failures": [{"seed": "s/4", "failure": "RuleFault: broken"}],
    }


def test_a_summary_of_failures_alone() -> None:
    summary = summarize("toy", played(Thief(), games=2), seconds=0.0)
    assert summary.finished == 0 and summary.turns_mean == 0 and len(summary.failures) == 2


def test_an_unchecked_match_does_not_look_at_invariants() -> None:
    match = Match.open(setting(3, game=Thief()))
    take_decision(match, PLAYERS, Random(1))
    with pytest.raises(InvariantBroken):
        list(_to_the_end(Match.open(setting(3, game=Thief()), checked=True)))


def _to_the_end(match: Match):
    rng = Random(1)
    while not match.over:
        yield take_decision(match, PLAYERS, rng)
