"""Moments of the recorded games to draw: how each began and ended, and the fullest of every kind of choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel.event import Event
from rules.kernel.game import game_by_id
from rules.kernel.match import Match, Setting
from rules.kernel.prompt import Option
from rules.kernel.record import Recording, read_recording

RECORDED = Path(__file__).parents[1] / "games"


class Moment(NamedTuple):
    """What is drawn: what everybody sees, what is on offer, what happened last; and how the game had ended, if so."""

    name: str
    view: Any
    options: Sequence[Option]
    changes: Sequence[Event]
    seats: int
    outcome: str = ""


@lru_cache(maxsize=4)
def moments(game: str) -> dict[str, Moment]:
    """Of every recorded game its beginning and its end; of each kind of choice the moment with most on offer."""
    found: dict[str, Moment] = {}
    fullest: dict[str, Moment] = {}
    for file in sorted(RECORDED.glob("*.json")):
        recording = read_recording(file)
        if recording.game != game:
            continue
        every = list(_replayed(file.stem, recording))
        found |= {each.name: each for each in (every[0], every[-1])}
        for each in every[1:-1]:
            kind = each.name.split(" ")[-1]
            if kind not in fullest or len(each.options) > len(fullest[kind].options):
                fullest[kind] = each
    return found | {each.name: each for each in fullest.values()}


def _replayed(name: str, recording: Recording) -> Iterator[Moment]:
    """The moments of a game, in order."""
    game = game_by_id(recording.game)
    setting = Setting(game, game.load_content(), recording.seats, recording.options, bytes.fromhex(recording.seed))
    match = Match.open(setting)
    yield _moment(name, match, match.table.events)
    for answer in recording.answers:
        yield _moment(name, match, match.submit(answer.seat, answer.number, answer.kind, answer.steps).events)


def _moment(name: str, match: Match, events: Sequence[Event]) -> Moment:
    prompts = [prompt for prompt in match.open_prompts() if not prompt.secret]
    kind = "+".join(sorted({prompt.kind for prompt in prompts})) or "over"
    return Moment(
        f"{name} {match.number} {kind}",
        match.view(None),
        [option for prompt in prompts for option in prompt.options],
        [event for event in events if event.visible_to(None)],
        match.setting.seats,
        match.result.outcome if match.over else "",
    )
