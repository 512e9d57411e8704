"""Recorded games: a game's answers in a file, which must come to the same result as long as the rules are the same."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any as Anything

import msgspec

from rules.kernel.agent import Agent
from rules.kernel.decide import Decision, take_decision
from rules.kernel.errors import BadScenario, KernelError
from rules.kernel.game import game_by_id
from rules.kernel.match import Match, Setting
from rules.kernel.table import Result


class Recording(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game: what it was played with, every answer, and how it ended. `told` is a fingerprint of each answer."""

    game: str
    revision: int
    seats: int
    options: dict[str, str | int]
    seed: str
    answers: list[Decision]
    told: list[str]
    turns: int
    result: Result


def record(setting: Setting, players: Mapping[int, Agent[Anything]], rng: Random) -> Recording:
    """Play one whole game by agents and record it."""
    match = Match.open(setting, checked=True)
    answers: list[Decision] = []
    told: list[str] = []
    while not match.over:
        decision, outcome = take_decision(match, players, rng)
        answers.append(decision)
        told.append(outcome.entry.told)
    options = dict(match.setting.options)
    return Recording(
        setting.game.id,
        setting.game.revision,
        setting.seats,
        options,
        setting.seed.hex(),
        answers,
        told,
        match.turn,
        match.result,
    )


def replay(recording: Recording) -> Match:
    """Play the recorded answers again; raises KernelError at the first that comes to something else."""
    game = game_by_id(recording.game)
    if recording.revision != game.revision:
        raise KernelError(f"recorded under revision {recording.revision} of the rules, these are {game.revision}")
    setting = Setting(game, game.load_content(), recording.seats, recording.options, bytes.fromhex(recording.seed))
    match = Match.open(setting, checked=True)
    for place, (answer, told) in enumerate(zip(recording.answers, recording.told, strict=True)):
        outcome = match.submit(answer.seat, answer.number, answer.kind, answer.steps)
        if outcome.entry.told != told:
            raise KernelError(f"answer {place} ({answer.kind}) comes to something else")
    if not match.over or match.result != recording.result or match.turn != recording.turns:
        raise KernelError("the game ends differently")
    return match


def read_recording(path: Path) -> Recording:
    """The recording in that file; raises BadScenario with the place."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Recording)
    except (OSError, RecursionError, msgspec.MsgspecError) as problem:
        raise BadScenario(f"{path}: {problem}") from problem


def recording_form(recording: Recording) -> bytes:
    """The recording as JSON with an answer a line, so that a change can be read."""
    fields: dict[str, Anything] = msgspec.to_builtins(recording)
    return b"{\n" + b",\n".join(_field(key, value) for key, value in fields.items()) + b"\n}\n"


def _field(key: str, value: Anything) -> bytes:
    form = msgspec.json.encode(value)
    if isinstance(value, list):
        form = b"[\n" + b",\n".join(msgspec.json.encode(item) for item in value) + b"\n]"
    return msgspec.json.encode(key) + b": " + form
