"""Whole games by agents: to fuzz the rules, to balance content, and to record games."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any as Anything

import msgspec

from rules.kernel.agent import Agent, DefaultAgent, RandomAgent
from rules.kernel.decide import take_decision
from rules.kernel.errors import BadModules, BadOption, BadSeats, KernelError, UnknownGame
from rules.kernel.game import AnyGame
from rules.kernel.journal import Checkpoint, Entry
from rules.kernel.match import Match, Setting

MOST_DECISIONS = 20_000
STORED = msgspec.json.Decoder(tuple[Checkpoint, list[Entry]])


class GameReport(msgspec.Struct, frozen=True):
    """One simulated game; `failure` is empty when nothing went wrong, else `trace` says where."""

    seed: str
    outcome: str
    winners: tuple[int, ...]
    turns: int
    decisions: int
    failure: str = ""
    trace: str = ""


def game_seed(game: AnyGame, seed: int, number: int) -> str:
    """The seed of one of many games; it makes the dice and the agents' own chance."""
    return f"{game.id}/{seed}/{number}"


def agent_by_name(game: AnyGame, name: str) -> Agent[Anything]:
    """The agent of that name: `random`, `default`, or one of the game's own. Raises UnknownGame."""
    known: dict[str, Agent[Anything]] = {
        "random": RandomAgent(),
        "default": DefaultAgent(),
        **game.agents(),
    }
    if name not in known:
        raise UnknownGame(f"{game.id} has no agent {name!r}; it has {', '.join(known)}", game=game.id)
    return known[name]


def deal_agents(game: AnyGame, names: Sequence[str], seats: int) -> dict[int, Agent[Anything]]:
    """The agents of those names, dealt to the seats in turn. Raises UnknownGame for one that the game has not."""
    agents = [agent_by_name(game, name) for name in names]
    return {seat: agents[seat % len(agents)] for seat in range(seats)}


def simulate(
    game: AnyGame,
    seats: int,
    options: Mapping[str, str | int],
    agents: Sequence[str],
    games: int,
    seed: int,
    restore: float = 0.0,
    content: Anything = None,
) -> Iterator[GameReport]:
    """Play whole games with invariants on; `agents` are names, dealt to the seats in turn.

    With the chance `restore` the match is rebuilt from its stored form at a stop and must be the same. Without a
    `content` the game's own is played. Raises BadSeats, BadOption, BadModules, BadContent or UnknownGame before the
    first game; what breaks within a game is its `failure`.
    """
    game.check_seats(seats)
    content = game.load_content() if content is None else content
    setting = Setting(game, content, seats, game.check_options(options), b"")
    players = deal_agents(game, agents, seats)
    for number in range(games):
        name = game_seed(game, seed, number)
        yield play_out(msgspec.structs.replace(setting, seed=name.encode()), players, Random(name), restore)


def play_out(setting: Setting, players: Mapping[int, Agent[Anything]], rng: Random, restore: float = 0.0) -> GameReport:
    """Play one whole game; what breaks in it, an agent's fault included, is the report's `failure`.

    Raises BadSeats, BadOption or BadModules for a setting that the game refuses.
    """
    seed, decisions, match = setting.seed.decode(), 0, None
    try:
        match = Match.open(setting, checked=True)
        while not match.over:
            take_decision(match, players, rng)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise KernelError(f"no end after {MOST_DECISIONS} decisions")
            if restore and rng.random() < restore:
                match = restored(match)
        result = match.result
    except Exception as problem:
        if match is None and isinstance(problem, (BadSeats, BadOption, BadModules)):
            raise
        failure = f"{type(problem).__name__}: {problem}"
        trace = "".join(traceback.format_exception(problem))
        return GameReport(seed, "", (), match.turn if match else 0, decisions, failure, trace)
    return GameReport(seed, result.outcome, result.winners, match.turn, decisions)


def restored(match: Match) -> Match:
    """The same match out of its stored form; raises KernelError where it is not the same."""
    stored = msgspec.json.encode((match.checkpoint, match.entries))
    checkpoint, entries = STORED.decode(stored)
    again = Match.restore(match.setting, checkpoint, entries, checked=match.checked)
    if again.dropped:
        raise KernelError(f"restore: the answer {again.dropped[0].sequence} does not fit")
    for what, of in FINGERPRINTS.items():
        if of(again) != of(match):
            raise KernelError(f"restore: another {what}")
    return again


FINGERPRINTS: Mapping[str, Callable[[Match], object]] = {
    "state": lambda m: msgspec.json.encode(m.table.state),
    "stop": lambda m: (m.number, m.stop, m.open_prompts()),
    "count of draws": lambda m: m.table.draws,
    "turn": lambda m: (m.turn, m.sequence),
}


class Summary(msgspec.Struct):
    """What many simulated games came to; `results` counts the outcomes."""

    game: str
    games: int = 0
    finished: int = 0
    results: dict[str, int] = {}
    turns_mean: float = 0.0
    decisions: int = 0
    decisions_per_second: float = 0.0
    failures: list[dict[str, str]] = []


def summarize(game_id: str, reports: Sequence[GameReport], seconds: float) -> Summary:
    """Count the reports; `seconds` is how long the games took."""
    finished = [report for report in reports if not report.failure]
    decisions = sum(report.decisions for report in reports)
    return Summary(
        game=game_id,
        games=len(reports),
        finished=len(finished),
        results=dict(sorted(Counter(report.outcome for report in finished).items())),
        turns_mean=round(sum(r.turns for r in finished) / max(1, len(finished)), 2),
        decisions=decisions,
        decisions_per_second=round(decisions / max(seconds, 1e-9), 1),
        failures=[{"seed": r.seed, "failure": r.failure} for r in reports if r.failure],
    )
