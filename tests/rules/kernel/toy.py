"""A small game that uses all of the kernel: offers with steps, dice, a secret choice of everybody, a hidden pile."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any as Anything

import msgspec

from rules.kernel.agent import Agent, DefaultAgent
from rules.kernel.errors import InvariantBroken
from rules.kernel.game import Game, GameOption
from rules.kernel.match import Match, Setting
from rules.kernel.message import Message
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Offer, Play, Result, Table, ask_all, ask_one, window

GOAL = 12


class State(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]
    tokens: list[int]
    pile: list[int]
    hands: list[list[int]]
    active: int = 0
    bonus: int = 0


class Content(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[int]


class View(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    hand: tuple[int, ...]
    pile: int


class Toy(Game[State, Content, View]):
    id = "toy"
    seats = range(2, 5)
    options = (GameOption("goal", (GOAL, 3)), GameOption("window", ("on", "off")))
    State = State
    Content = Content

    def load_content(self, folder: Path | None = None) -> Content:
        return Content(list(range(1, 31)))

    def set_up(self, t: Table[None, Content]) -> State:
        pile = list(t.content.cards)
        t.shuffle(pile)
        hands = [[pile.pop() for _ in range(3)] for _ in range(t.seats)]
        return State([0] * t.seats, [2] * t.seats, pile, hands)

    def turn(self, t: Table[State, Content]) -> Play[None]:
        yield from self.roll_window(t)
        value = t.roll_one("move")
        t.state.points[t.state.active] += value + t.state.bonus
        t.state.bonus = 0
        t.tell("scored", points=value)
        chosen = yield from ask_all(self.secret(t, seat) for seat in range(t.seats))
        t.reveal()
        for seat, (card,) in chosen.items():
            t.state.hands[seat].remove(int(card))
            t.state.pile.insert(0, int(card))
            t.state.hands[seat].append(t.state.pile.pop())
        best = max(chosen, key=lambda seat: int(chosen[seat][0]))
        t.state.points[best] += 1
        if max(t.state.points) >= int(t.options["goal"]):
            t.end()
        t.state.active = (t.state.active + 1) % t.seats

    def roll_window(self, t: Table[State, Content]) -> Play[None]:
        if t.options["window"] == "off":
            return
        yield from window(
            lambda: Prompt(t.state.active, "roll", (Option("go"), Option("wait"))), lambda: self.nudges(t)
        )

    def nudges(self, t: Table[State, Content]) -> list[Offer]:
        others = [s for s in range(t.seats) if s != t.state.active and t.state.tokens[s]]
        return [
            Offer(
                Prompt(seat, "nudge", (Option("up"), Option("down"), Option("chance")), offer=True),
                lambda chosen, seat=seat: self.nudge(t, seat, chosen[0]),
            )
            for seat in others
        ]

    def nudge(self, t: Table[State, Content], seat: int, how: str) -> Play[None]:
        amounts = tuple(Option(str(n)) for n in (1, 2))
        if how == "chance":
            t.state.bonus += t.roll_one("nudge")
        amount = yield from ask_one(Prompt(seat, "amount", amounts, follows=True))
        sure = yield from ask_one(Prompt(seat, "sure", (Option("yes"), Option("no")), follows=True))
        t.state.tokens[seat] -= 1
        if sure == "yes":
            t.state.bonus += int(amount) if how != "down" else -int(amount)
        t.tell("nudged", amount=int(amount))

    def secret(self, t: Table[State, Content], seat: int) -> Prompt:
        hand = tuple(Option(str(card)) for card in t.state.hands[seat])
        return Prompt(seat, "card", hand, secret=True)

    def over(self, state: State) -> bool:
        return max(state.points) >= GOAL

    def result(self, state: State) -> Result:
        return Result("won", (state.points.index(max(state.points)),))

    def view(self, t: Table[State, Content], seat: int | None) -> View:
        hand = () if seat is None else tuple(t.state.hands[seat])
        return View(tuple(t.state.points), hand, len(t.state.pile))

    def check(self, t: Table[State, Content]) -> None:
        cards = sorted([*t.state.pile, *(card for hand in t.state.hands for card in hand)])
        if cards != t.content.cards:
            raise InvariantBroken(f"cards {cards}")

    def summary(self, view: View) -> Message:
        return Message("summary", {"points": max(view.points)})

    def description(self, view: View) -> Message:
        return Message("description", {"points": max(view.points)})

    def agents(self) -> Mapping[str, Agent[Anything]]:
        return {"sensible": DefaultAgent()}

    def conceal(self, t: Table[State, Content], seat: int | None) -> None:
        others = [s for s in range(t.seats) if s != seat]
        hidden = [*t.state.pile, *(card for s in others for card in t.state.hands[s])]
        t.shuffle(hidden)
        for s in others:
            t.state.hands[s] = [hidden.pop() for _ in t.state.hands[s]]
        t.state.pile = hidden


TOY = Toy()


def setting(seats: int = 2, seed: bytes = b"toy", game: Toy = TOY, **options: str | int) -> Setting:
    return Setting(game, game.load_content(), seats, options, seed)


def opened(seats: int = 2, seed: bytes = b"toy", game: Toy = TOY, **options: str | int) -> Match:
    return Match.open(setting(seats, seed, game, **options), checked=True)


def random_answer(match: Match, rng: Random) -> None:
    """One random answer by somebody."""
    from rules.kernel.agent import RandomAgent
    from rules.kernel.decide import next_decision

    decision = next_decision(match, dict.fromkeys(range(match.setting.seats), RandomAgent()), rng)
    assert decision is not None
    match.submit(decision.seat, decision.number, decision.kind, decision.steps)
