"""What a player is asked. Rules yield a stop; each of its prompts is a choice among options."""

from __future__ import annotations

import hashlib
import string
from collections.abc import Iterable, Sequence

import msgspec

from rules.kernel.message import Args, Message

LETTERS = "".join(letter for letter in string.ascii_uppercase if letter not in "PQRSTUVW")
"""The letters of places; those from P to W stand for seats."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be chosen.

    `id` is unique in its prompt and stays the same while it means the same thing. `label` is the message key of its
    text (by default the prompt's kind), `args` its arguments. `place` names a thing on the board that the option
    points to and `letter` marks it there, on the button and in the picture alike. `confirm` asks for a second press of
    the same button, because it can't be taken back and is easily pressed by mistake.
    """

    id: str
    args: Args = {}
    label: str = ""
    place: str = ""
    letter: str = ""
    confirm: bool = False


class Closed(msgspec.Struct, frozen=True):
    """An option that is not on offer now, shown greyed out, with the reason why."""

    id: str
    label: Message
    why: Message


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of `min..max` among `options` for one seat.

    `kind` says what is decided; a stop has at most one prompt of a kind for a seat. `default` is what is chosen when
    time runs out; empty: nothing may be chosen for the player. `secret` options are shown to the seat alone.
    `offer` holds nobody up and may be left unanswered; `reaction` is a small choice in another's turn, which never
    waits for a sleeper. `follows` continues the answer before it: both are submitted as one (see `Draft`).
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    min: int = 1
    max: int = 1
    default: tuple[str, ...] = ()
    args: Args = {}
    secret: bool = False
    offer: bool = False
    reaction: bool = False
    follows: bool = False
    closed: tuple[Closed, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids on offer, in their order."""
        return tuple(option.id for option in self.options)

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide: all of the options must be taken."""
        return self.min == self.max == len(self.options) and not self.offer

    def option(self, option_id: str) -> Option:
        """The option of that id; KeyError when it is not on offer."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise KeyError(option_id)

    def fingerprint(self) -> str:
        """A short hash of what was offered; a replayed answer fits only the same offer."""
        offered = (self.kind, self.min, self.max, *self.ids)
        return hashlib.sha256(repr(offered).encode()).hexdigest()[:16]


class Any(msgspec.Struct, frozen=True):
    """Goes on at the first answer: at most one awaited prompt beside offers that hold nobody up."""

    prompts: tuple[Prompt, ...]


class All(msgspec.Struct, frozen=True):
    """Goes on when every prompt was answered, in any order."""

    prompts: tuple[Prompt, ...]


Stop = Any | All


class Answer(msgspec.Struct, frozen=True):
    """What one seat chose at one prompt; what an `Any` stop sends back into the rules."""

    seat: int
    kind: str
    chosen: tuple[str, ...]


def asked_together(prompts: Iterable[Prompt]) -> frozenset[int]:
    """The seats that may answer in any order what one of them is awaited for: first come, first served."""
    asked = [prompt for prompt in prompts if not prompt.reaction]
    awaited = {prompt.kind for prompt in asked if not prompt.offer}
    return frozenset(prompt.seat for prompt in asked if prompt.offer and prompt.kind in awaited)


def nth_letter(n: int) -> str:
    """A to Z without the letters of seats, then AA, AB …"""
    over, last = divmod(n, len(LETTERS))
    return (nth_letter(over - 1) if over else "") + LETTERS[last]


def lettered(options: Iterable[Option]) -> tuple[Option, ...]:
    """The options with a letter for each that points to a place; the same place gets the same letter."""
    letters: dict[str, str] = {}
    done: list[Option] = []
    for option in options:
        if option.place and not option.letter:
            letter = letters.setdefault(option.place, nth_letter(len(letters)))
            option = msgspec.structs.replace(option, letter=letter)
        done.append(option)
    return tuple(done)


def check_stop(stop: Stop, seats: int) -> None:
    """Refuse a stop that rules should never make; raises ValueError with the reason."""
    if not stop.prompts:
        raise ValueError("a stop without a prompt")
    seen: set[tuple[int, str]] = set()
    for prompt in stop.prompts:
        where = f"prompt {prompt.kind!r} for seat {prompt.seat}"
        if not 0 <= prompt.seat < seats:
            raise ValueError(f"{where}: no such seat")
        if (prompt.seat, prompt.kind) in seen:
            raise ValueError(f"{where}: asked twice in one stop")
        seen.add((prompt.seat, prompt.kind))
        _check_prompt(prompt, where)
    if isinstance(stop, Any) and not sum(not p.offer for p in stop.prompts) == 1:
        raise ValueError("an Any stop awaits exactly one prompt beside its offers")
    if isinstance(stop, All) and any(p.offer or p.follows for p in stop.prompts):
        raise ValueError("an All stop holds neither offers nor continuations")


def _check_prompt(prompt: Prompt, where: str) -> None:
    ids = prompt.ids
    if len(set(ids)) != len(ids):
        raise ValueError(f"{where}: an option id twice")
    if not 0 <= prompt.min <= prompt.max <= len(ids):
        raise ValueError(f"{where}: {prompt.min}..{prompt.max} of {len(ids)} options can't be chosen")
    if prompt.default and (problem := refusal(prompt, prompt.default)):
        raise ValueError(f"{where}: the default is not on offer ({problem})")


def refusal(prompt: Prompt, chosen: Sequence[str]) -> str:
    """Why that choice is not on offer: `count`, `twice` or `unknown`; empty when it is."""
    if len(set(chosen)) != len(chosen):
        return "twice"
    if not set(chosen) <= set(prompt.ids):
        return "unknown"
    if not prompt.min <= len(chosen) <= prompt.max:
        return "count"
    return ""
