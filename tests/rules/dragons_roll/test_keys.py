"""Whatever the rules say is in the table of keys, with its arguments; and every key of the table is said somewhere."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import rules.dragons_roll
from rules.dragons_roll.game import GAME
from rules.dragons_roll.keys import SOMETIMES, keys
from rules.kernel.agent import RandomAgent
from rules.kernel.decide import next_decision
from rules.kernel.draft import Draft
from rules.kernel.match import Match, Setting
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt

CONTENT = GAME.load_content()
Said = dict[str, set[frozenset[str]]]


def note(said: Said, key: str, args: Mapping[str, Any]) -> None:
    said[key].add(frozenset(args))
    for value in args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Message):
                note(said, part.key, part.args)


def note_prompts(said: Said, prompts: Iterable[Prompt]) -> None:
    for prompt in prompts:
        note(said, f"prompt-{prompt.kind}", prompt.args)
        for option in prompt.options:
            note(said, f"option-{option.label or prompt.kind}", option.args)
        for closed in prompt.closed:
            note(said, closed.label.key, closed.label.args)
            note(said, closed.why.key, closed.why.args)


def play(said: Said, level: int, seats: int, seed: bytes) -> None:
    """A game of random players, noting all that is said and how an agent explains it."""
    agents = {seat: RandomAgent() for seat in range(seats)}
    options = GAME.check_options({"level": level, "owned": "+".join(CONTENT.scrolls)})
    match, rng = Match.open(Setting(GAME, CONTENT, seats, options, seed)), Random(seed)
    sensible = GAME.agents()["sensible"]
    while not match.over:
        note_prompts(said, match.open_prompts())
        for message in (GAME.summary(match.view(0)), GAME.description(match.view(0))):
            note(said, message.key, message.args)
        decision = next_decision(match, agents, rng)
        assert decision is not None
        prompt = match.prompt(decision.seat, decision.kind)
        if reason := sensible.reason(match.view(decision.seat), prompt, decision.steps[0]):
            note(said, reason.key, reason.args)
        if prompt.offer:
            draft = Draft(match, decision.seat, decision.number, decision.kind)
            for chosen in decision.steps:
                assert draft.prompt is not None
                note_prompts(said, [draft.prompt])
                draft.choose(chosen)
        outcome = match.submit(decision.seat, decision.number, decision.kind, decision.steps)
        for event in outcome.events:
            note(said, f"event-{event.kind}", event.args)
    note(said, f"result-{match.result.outcome}", match.result.args)


COMPOSED = re.compile(r"^(prompt-(?P<scroll>[a-z-]+?)-(?P<what>target|spot|dice|number|die)|option-shake-.*)$")
"""Keys that are put together of the name of a scroll or of another option."""


def test_all_that_is_said_is_in_the_table_and_the_table_holds_no_more() -> None:
    said: Said = defaultdict(set)
    for level in range(1, 7):
        for seats in (3,):
            play(said, level, seats, bytes([level, seats]))
    known = keys(CONTENT)
    for key, found in said.items():
        assert key in known, key
        for args in found:
            assert args <= known[key], key
            assert known[key] - args <= SOMETIMES.get(key, frozenset()), key
    folder = Path(rules.dragons_roll.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py") if file.name != "keys.py")
    for key in set(known) - set(said):
        written = f'"{key}"' in source or f'"{key.partition("-")[2]}"' in source
        assert written or COMPOSED.match(key) or key.startswith("card-"), key
