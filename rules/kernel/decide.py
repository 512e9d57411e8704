"""Agents at a match: one whole answer of theirs, and who of them speaks next."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any as Anything

import msgspec

from rules.kernel.agent import Agent
from rules.kernel.draft import Draft
from rules.kernel.errors import KernelError
from rules.kernel.match import Match, Outcome
from rules.kernel.prompt import Prompt


class Decision(msgspec.Struct, frozen=True):
    """An answer ready to be submitted."""

    seat: int
    number: int
    kind: str
    steps: tuple[tuple[str, ...], ...]


def decide(match: Match, prompt: Prompt, agent: Agent[Anything], rng: Random) -> Decision | None:
    """What the agent answers at that prompt, with all steps; None when it declines an offer."""
    seat = prompt.seat
    first = agent.choose(match.view(seat), prompt, rng)
    if first is None:
        return None
    steps = [first]
    if may_have_steps(match, prompt):
        draft = Draft(match, seat, match.number, prompt.kind)
        draft.choose(first)
        while draft.prompt is not None:
            chosen = agent.choose(draft.view, draft.prompt, rng)
            if chosen is None:
                return None
            draft.choose(chosen)
        steps = draft.steps
    return Decision(seat, match.number, prompt.kind, tuple(steps))


def next_decision(match: Match, agents: Mapping[int, Agent[Anything]], rng: Random) -> Decision | None:
    """The next answer of the seats that agents play: offers first, each once a stop and in seat order.

    None when no agent has anything to say: a person is awaited, or the game is over.
    """
    prompts = sorted(match.open_prompts(), key=lambda prompt: (not prompt.offer, prompt.seat))
    for prompt in prompts:
        if prompt.seat in agents and (decision := decide(match, prompt, agents[prompt.seat], rng)):
            return decision
    return None


def take_decision(match: Match, agents: Mapping[int, Agent[Anything]], rng: Random) -> tuple[Decision, Outcome]:
    """Let the agents answer once; raises KernelError when none of them has anything to say."""
    decision = next_decision(match, agents, rng)
    if decision is None:
        raise KernelError("nobody answers, and the game is not over")
    return decision, match.submit(decision.seat, decision.number, decision.kind, decision.steps, by="agent")


def may_have_steps(match: Match, prompt: Prompt) -> bool:
    """Whether an answer to that prompt can have further steps, so that it is prepared in a draft."""
    return prompt.offer or prompt.follows or prompt.kind in match.game.drafted
