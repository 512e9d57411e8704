"""Scenarios: a game's state, the dice to come, the answers, and what is then expected, in a TOML file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any as Anything

import msgspec

from rules.kernel import errors
from rules.kernel.dice import Script
from rules.kernel.errors import BadScenario, KernelError
from rules.kernel.event import Event
from rules.kernel.files import UnreadableFile, read_toml
from rules.kernel.game import game_by_id
from rules.kernel.match import Match, Setting
from rules.kernel.paths import at_path, set_path


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """What holds at a moment. Whatever is left out is not looked at.

    `state` maps paths to values, `none` are paths where None stands. `events` are events that the step told, in this
    order, perhaps with others between; each names a kind and any of its arguments; `no_events` are kinds that it did
    not tell. `options` are exactly the ids on offer to `asked`, at the prompt `kind` where it has several; `offers` and
    `lacks` are some that are and are not on offer.
    """

    state: dict[str, Anything] = {}
    none: list[str] = []
    events: list[dict[str, Anything]] = []
    no_events: list[str] = []
    awaited: list[int] | None = None
    asked: int | None = None
    kind: str | None = None
    options: list[str] | None = None
    offers: list[str] = []
    lacks: list[str] = []
    over: bool | None = None
    result: str | None = None


class ScenarioStep(msgspec.Struct, forbid_unknown_fields=True):
    """One answer, and what is expected after it.

    `choose` is a list of ids, or a list of such lists when the answer has several steps. `kind` may be left out when
    the seat has one prompt. `refused` is the name of the error that the answer must meet. `dice` are appended to the
    dice to come.
    """

    choose: list[str | list[str]]
    seat: int | None = None
    kind: str | None = None
    dice: list[int] = []
    refused: str = ""
    expect: Expect = msgspec.field(default_factory=Expect)

    def __post_init__(self) -> None:
        if len({type(choice) for choice in self.choose}) > 1:
            raise ValueError("choose is a list of ids or a list of such lists, not both")

    @property
    def choices(self) -> list[tuple[str, ...]]:
        """What is chosen, step by step."""
        steps = [tuple(choice) for choice in self.choose if isinstance(choice, list)]
        return steps or [tuple(choice for choice in self.choose if isinstance(choice, str))]


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file. `set` maps paths into the state before the first turn to values, `none` lists paths to None.

    `*` in such a path stands for every place: `grid.0.1.dice.*`. What is None is set last.
    """

    game: str
    seats: int
    title: str = ""
    because: list[str] = []
    options: dict[str, str | int] = {}
    seed: str = "scenario"
    set: dict[str, Anything] = {}
    none: list[str] = []
    dice: list[int] = []
    expect: Expect = msgspec.field(default_factory=Expect)
    step: list[ScenarioStep] = []


def read_scenario(path: Path) -> Scenario:
    """The scenario in that file; raises BadScenario with the place."""
    try:
        return msgspec.convert(read_toml(path), Scenario, str_keys=True)
    except (UnreadableFile, msgspec.ValidationError) as problem:
        raise BadScenario(f"{path}: {problem}") from problem


def run_scenario(scenario: Scenario) -> None:
    """Play the scenario; raises KernelError where it does not go as expected, with the place and both values."""
    match, script = prepare(scenario)
    _expect(match, match.table.events, scenario.expect, "before the first step")
    for place, step in enumerate(scenario.step, 1):
        where = f"step {place}"
        script.left += step.dice
        events = _answer(match, step, where)
        _expect(match, events, step.expect, where)
    if script.left:
        raise BadScenario(f"dice that nobody rolled: {script.left}")


def prepare(scenario: Scenario, *, strict: bool = True) -> tuple[Match, Script]:
    """A match at the scenario's beginning, and what its dice are going to show.

    When that is used up a `strict` match refuses to roll, another rolls on by the scenario's seed. Raises KernelError.
    """
    game = game_by_id(scenario.game)
    plain = Setting(game, game.load_content(), scenario.seats, scenario.options, scenario.seed.encode())
    opened = Match.open(plain)
    first = opened.openings[0]
    state = _plain(first.state)
    for path, value in {**scenario.set, **dict.fromkeys(scenario.none)}.items():
        set_path(state, path, value)
    script = Script(scenario.dice, strict=strict)
    setting = msgspec.structs.replace(opened.setting, script=script)
    return Match.restore(setting, msgspec.structs.replace(first, state=state), checked=True), script


def _answer(match: Match, step: ScenarioStep, where: str) -> Sequence[Event]:
    seat = step.seat if step.seat is not None else min(match.awaited, default=0)
    try:
        kind = step.kind or _only_kind(match, seat, where)
        outcome = match.submit(seat, match.number, kind, step.choices)
    except errors.IllegalAnswer as refused:
        if type(refused).__name__ == step.refused:
            return ()
        raise BadScenario(f"{where}: {type(refused).__name__}: {refused}") from refused
    if step.refused:
        raise BadScenario(f"{where}: should be refused as {step.refused}, and was taken")
    return outcome.events


def _only_kind(match: Match, seat: int, where: str) -> str:
    prompts = match.prompts(seat)
    awaited = [prompt.kind for prompt in prompts if not prompt.offer] or [prompt.kind for prompt in prompts]
    if len(awaited) != 1:
        raise BadScenario(f"{where}: seat {seat} is asked {awaited or 'nothing'}: name the kind")
    return awaited[0]


def _expect(match: Match, events: Sequence[Event], expect: Expect, where: str) -> None:
    state = _plain(match.table.state)
    for path, value in {**expect.state, **dict.fromkeys(expect.none)}.items():
        _same(where, f"state {path}", value, at_path(state, path))
    _expect_events(events, expect, where)
    if expect.awaited is not None:
        _same(where, "awaited", expect.awaited, sorted(match.awaited))
    if expect.over is not None:
        _same(where, "over", expect.over, match.over)
    if expect.result is not None:
        _same(where, "result", expect.result, match.result.outcome if match.over else "not over")
    _expect_options(match, expect, where)


def _expect_events(events: Sequence[Event], expect: Expect, where: str) -> None:
    told = [{"kind": event.kind, **_plain(event.args)} for event in events]
    rest = iter(told)
    for wanted in expect.events:
        if not any(_matches(event, wanted) for event in rest):
            raise BadScenario(f"{where}: no event {wanted} (in that order) among {told}")
    for kind in expect.no_events:
        if any(event["kind"] == kind for event in told):
            raise BadScenario(f"{where}: an event {kind} among {told}")


def _matches(event: Mapping[str, Anything], wanted: Mapping[str, Anything]) -> bool:
    return all(_bare(event.get(key)) == value for key, value in wanted.items())


def _bare(value: Anything) -> Anything:
    """An argument as a scenario writes it: a seat by its index, a message by its key, dice by their values."""
    if isinstance(value, dict):
        return next(value[key] for key in ("key", "index", "values") if key in value)
    return [_bare(item) for item in value] if isinstance(value, list) else value


def _expect_options(match: Match, expect: Expect, where: str) -> None:
    if expect.options is None and not expect.offers and not expect.lacks and expect.kind is None:
        return
    seat = expect.asked if expect.asked is not None else min(match.awaited, default=0)
    prompts = [p for p in match.prompts(seat) if expect.kind in (None, p.kind)]
    if not prompts:
        raise BadScenario(f"{where}: seat {seat} is asked {[p.kind for p in match.prompts(seat)]}")
    ids = list(prompts[0].ids)
    if expect.options is not None:
        _same(where, "options", sorted(expect.options), sorted(ids))
    if missing := sorted(set(expect.offers) - set(ids)):
        raise BadScenario(f"{where}: {missing} not on offer among {ids}")
    if surplus := sorted(set(expect.lacks) & set(ids)):
        raise BadScenario(f"{where}: {surplus} on offer among {ids}")


def _same(where: str, what: str, expected: Anything, found: Anything) -> None:
    if found != expected:
        raise BadScenario(f"{where}: {what} should be {expected!r} and is {found!r}")


def _plain(value: Anything) -> Anything:
    """The value as TOML would hold it: tables with text as keys, and lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_scenario(path: Path) -> str:
    """Run the scenario in that file; what went wrong in one line, or nothing."""
    try:
        run_scenario(read_scenario(path))
    except KernelError as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""
