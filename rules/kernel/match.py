"""One played game: a checkpoint, the answers since, and the generator that they were fed to."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any as Anything

import msgspec

from rules.kernel.dice import DiceStream, Script, ScriptedDice, Source
from rules.kernel.errors import (
    AlreadyAnswered,
    IllegalAnswer,
    KernelError,
    MatchOver,
    NotAsked,
    OutdatedDraft,
    OutdatedStop,
    RuleFault,
    UnfinishedDraft,
)
from rules.kernel.event import Event
from rules.kernel.game import AnyGame
from rules.kernel.journal import By, Checkpoint, Entry, Step
from rules.kernel.points import choose_modules, module_ids
from rules.kernel.prompt import All, Answer, Any, Prompt, Stop, check_stop, refusal
from rules.kernel.table import GameOver, Halt, Result, Table
from rules.kernel.upgrade import upgraded_state

MOST_TURNS_WITHOUT_A_STOP = 1000


class Setting(msgspec.Struct, frozen=True):
    """What a match is played with: the game, its content, the number of seats, the options and the secret seed.

    A `script` says what the dice show; only scenarios and tests have one.
    """

    game: AnyGame
    content: Anything
    seats: int
    options: Mapping[str, str | int]
    seed: bytes
    script: Script | None = None

    def dice(self, draws: int = 0) -> DiceStream:
        """The dice after that many draws."""
        if self.script is not None:
            return ScriptedDice(self.script, self.seed, draws)
        return DiceStream(self.seed, draws)


class Outcome(msgspec.Struct, frozen=True):
    """What an accepted answer did: its journal entry, what happened, and the checkpoints of turns begun by it."""

    entry: Entry
    events: tuple[Event, ...]
    checkpoints: tuple[Checkpoint, ...]
    over: bool


class Match:
    """A game being played. Everything that a player decides comes in by `submit`; nothing else changes it.

    `stop` is what is asked now (None when the game is over), `number` its number, `entries` the answers since
    `checkpoint`. `openings` are the checkpoints that a new match has made so far, its events stand in the table.
    `dropped` are answers that a restore could not take over because the rules have changed.
    """

    def __init__(self, setting: Setting, checked: bool = False) -> None:
        self.setting = setting
        self.checked = checked
        self.entries: list[Entry] = []
        self.dropped: tuple[Entry, ...] = ()
        self.openings: tuple[Checkpoint, ...] = ()
        self.stop: Stop | None = None
        self.number = 0
        self.sequence = 0
        self.turn = 0
        self.table: Table[Anything, Anything]
        self.checkpoint: Checkpoint
        self._running: Generator[Stop, Anything, None]
        self._answers: dict[tuple[int, str], Answer] = {}
        self._began: list[Checkpoint] = []

    # Opening and restoring -------------------------------------------------------------------------------------------

    @classmethod
    def open(cls, setting: Setting, checked: bool = False) -> Match:
        """A new match, at its first stop. Raises BadSeats, BadOption or BadModules."""
        game = setting.game
        game.check_seats(setting.seats)
        options = game.settle_options(game.check_options(setting.options), setting.seats)
        setting = msgspec.structs.replace(setting, options=options)
        match = cls(setting, checked)
        match.number = 1
        match.table = match._table(None, setting.dice())
        match.table.state = game.set_up(match.table)
        match._begin_turn()
        match._run(None)
        match.openings = tuple(match._began)
        match.checkpoint = match.openings[-1]
        return match

    @classmethod
    def restore(
        cls,
        setting: Setting,
        checkpoint: Checkpoint,
        entries: Sequence[Entry] = (),
        number: int | None = None,
        sequence: int = 0,
        checked: bool = False,
    ) -> Match:
        """The match that the checkpoint and the answers since make.

        `number` is that of its stop and `sequence` that of the last record, which may be an undo.

        Answers that no longer meet the offer that they were given for, or come to something else, are left out from
        the first such on and stand in `dropped`; then the stop has a new number. Raises BadCheckpoint.
        """
        match = cls(setting, checked)
        fitting = match._replay(checkpoint, entries)
        match.dropped = tuple(entries[fitting:])
        known = [checkpoint.stop, number or 0, *(entry.next_stop for entry in entries)]
        match.number = max(known) + 1 if match.dropped else (number or match.number)
        match.sequence = max([sequence, checkpoint.sequence, *(entry.sequence for entry in entries)])
        return match

    def fork(self) -> Match:
        """A copy that can be played on without touching this one."""
        copy = Match(self.setting)
        if copy._replay(self.checkpoint, self.entries) != len(self.entries):
            raise RuleFault("a replay came to something else")
        copy.number, copy.sequence = self.number, self.sequence
        copy._hear_anew()
        return copy

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """A copy with strange dice and with all that `seat` can't see in a new order: for looking ahead.

        It can be answered, but not forked or drafted on: its journal is that of the true dice.
        """
        copy = self.fork()
        copy.table.use_dice(DiceStream(rng.randbytes(32)))
        self.setting.game.conceal(copy.table, seat)
        copy.table.revealed = False
        return copy

    # What can be seen ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.setting.game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stop is None

    @property
    def result(self) -> Result:
        """How it ended; only when it is over."""
        result: Result = self.game.result(self.table.state)
        return result

    @property
    def awaited(self) -> frozenset[int]:
        """The seats without whose answer nothing goes on."""
        return frozenset(p.seat for p in self.open_prompts() if not p.offer)

    def open_prompts(self) -> tuple[Prompt, ...]:
        """Every prompt that can be answered now."""
        if self.stop is None:
            return ()
        return tuple(p for p in self.stop.prompts if (p.seat, p.kind) not in self._answers)

    def prompts(self, seat: int) -> tuple[Prompt, ...]:
        """The prompts that this seat may answer now, the awaited one first."""
        mine = [prompt for prompt in self.open_prompts() if prompt.seat == seat]
        return tuple(sorted(mine, key=lambda prompt: prompt.offer))

    def view(self, seat: int | None) -> Anything:
        """What that seat (None: a spectator) may see."""
        return self.game.view(self.table, seat)

    # Answering -------------------------------------------------------------------------------------------------------

    def submit(self, seat: int, number: int, kind: str, steps: Sequence[Sequence[str]], by: By = "member") -> Outcome:
        """Answer the prompt of that kind at stop `number` with one choice, or with all steps of a draft at once.

        Raises MatchOver, OutdatedStop, NotAsked, AlreadyAnswered, IllegalAnswer, UnfinishedDraft, OutdatedDraft or
        RuleFault; then nothing has changed.
        """
        self.check_asked(seat, number, kind)
        if not steps:
            raise IllegalAnswer("an answer without a choice")
        before = self.turn
        try:
            done = self._take_steps(seat, kind, steps)
            if self.following(seat) is not None:
                raise UnfinishedDraft
        except KernelError:
            self._rebuild()
            raise
        return self._record(seat, number, before, by, done)

    def following(self, seat: int) -> Prompt | None:
        """The prompt that continues the answer just given by that seat, if it has a further step."""
        if isinstance(self.stop, Any) and not self.table.revealed:
            awaited = next(prompt for prompt in self.stop.prompts if not prompt.offer)
            if awaited.follows and awaited.seat == seat:
                return awaited
        return None

    def prompt(self, seat: int, kind: str) -> Prompt:
        """That open prompt; raises NotAsked."""
        for prompt in self.prompts(seat):
            if prompt.kind == kind:
                return prompt
        raise NotAsked

    def take(self, prompt: Prompt, chosen: Sequence[str]) -> Step:
        """Feed one choice to the rules, unrecorded; raises IllegalAnswer when it is not on offer. For drafts."""
        if problem := refusal(prompt, chosen):
            raise IllegalAnswer(f"{prompt.kind}: {problem}", problem=problem)
        answer = Answer(prompt.seat, prompt.kind, tuple(chosen))
        if isinstance(self.stop, All):
            self._answers[prompt.seat, prompt.kind] = answer
            if not self.open_prompts():
                self._run([self._answers[p.seat, p.kind] for p in self.stop.prompts])
        else:
            self._run(answer)
        return Step(prompt.kind, answer.chosen, prompt.fingerprint())

    def _take_steps(self, seat: int, kind: str, steps: Sequence[Sequence[str]]) -> list[Step]:
        self._hear_anew()
        done = [self.take(self.prompt(seat, kind), steps[0])]
        for chosen in steps[1:]:
            prompt = self.following(seat)
            if prompt is None or refusal(prompt, chosen):
                raise OutdatedDraft
            done.append(self.take(prompt, chosen))
        return done

    def check_asked(self, seat: int, number: int, kind: str) -> None:
        """Raise MatchOver, OutdatedStop, AlreadyAnswered or NotAsked unless that seat is asked this at that stop."""
        if self.stop is None:
            raise MatchOver
        if number != self.number:
            raise OutdatedStop
        if (seat, kind) in self._answers:
            raise AlreadyAnswered
        self.prompt(seat, kind)

    def _record(self, seat: int, number: int, turn: int, by: By, steps: list[Step]) -> Outcome:
        if not self._answers:
            self.number += 1
        self.sequence += 1
        entry = Entry(
            sequence=self.sequence,
            turn=turn,
            stop=number,
            next_stop=self.number,
            seat=seat,
            by=by,
            steps=tuple(steps),
            revealed=self.table.revealed,
            told=self._told(),
        )
        began = tuple(msgspec.structs.replace(c, sequence=self.sequence, stop=self.number) for c in self._began)
        if began:
            self.checkpoint, self.entries = began[-1], []
        else:
            self.entries.append(entry)
        return Outcome(entry, tuple(self.table.events), began, self.over)

    # Running ---------------------------------------------------------------------------------------------------------

    def _table(self, state: Anything, dice: Source) -> Table[Anything, Anything]:
        setting = self.setting
        points = choose_modules(module_ids(setting.options.get("modules", "")), setting.game.modules)
        return Table(state, setting.content, setting.seats, setting.options, dice, points)

    def _begin_turn(self) -> None:
        self.turn += 1
        state = msgspec.to_builtins(self.table.state, str_keys=True)
        self._began.append(
            Checkpoint(self.game.revision, self.turn, self.sequence, self.number, self.table.draws, state)
        )
        self._running = self.game.turn(self.table)

    def _run(self, sent: Answer | list[Answer] | None) -> None:
        """Send what was answered into the turn and go on, over ends of turns, to the next stop or the end."""
        self._answers = {}
        last_turn = self.turn + MOST_TURNS_WITHOUT_A_STOP
        try:
            self.stop = self._next_stop(sent, last_turn)
            if self.stop is not None:
                check_stop(self.stop, self.setting.seats)
            if self.checked:
                self.game.check(self.table)
        except (Halt, KernelError):
            raise
        except Exception as fault:
            raise RuleFault(f"{self.game.id}, turn {self.turn}: {fault!r}") from fault

    def _next_stop(self, sent: Answer | list[Answer] | None, last_turn: int) -> Stop | None:
        while True:
            try:
                return self._running.send(sent)
            except StopIteration:
                sent = None
            except GameOver:
                if not self.game.over(self.table.state):
                    raise RuleFault("the game was ended without a result") from None
            if self.game.over(self.table.state):
                return None
            if self.turn >= last_turn:
                raise RuleFault("turn after turn without a stop")
            self._begin_turn()

    def _hear_anew(self) -> None:
        self.table.events = []
        self.table.revealed = False
        self._began = []

    def _told(self) -> str:
        told = msgspec.json.encode([self.table.draws, self.table.events])
        return hashlib.sha256(told).hexdigest()[:16]

    # Replaying -------------------------------------------------------------------------------------------------------

    def _load(self, checkpoint: Checkpoint) -> None:
        self.table = self._table(upgraded_state(self.game, checkpoint), self.setting.dice(checkpoint.draws))
        self.table.blind = False
        self.checkpoint, self.entries = checkpoint, []
        self.turn, self.number, self.sequence = checkpoint.turn, checkpoint.stop, checkpoint.sequence
        self._hear_anew()
        self._running = self.game.turn(self.table)
        self._run(None)

    def _replay(self, checkpoint: Checkpoint, entries: Sequence[Entry]) -> int:
        """Load and feed; returns how many of the answers fit."""
        self._load(checkpoint)
        for fitting, entry in enumerate(entries):
            if not self._fits(entry):
                self._replay(checkpoint, entries[:fitting])
                return fitting
            self.entries.append(entry)
            self.number, self.sequence = entry.next_stop, entry.sequence
        return len(entries)

    def _fits(self, entry: Entry) -> bool:
        self._hear_anew()
        try:
            prompt: Prompt | None = self.prompt(entry.seat, entry.steps[0].kind)
            for step in entry.steps:
                if prompt is None or prompt.kind != step.kind or prompt.fingerprint() != step.offered:
                    return False
                self.take(prompt, step.chosen)
                prompt = self.following(entry.seat)
        except KernelError:
            return False
        return self._told() == entry.told and not self._began

    def _rebuild(self) -> None:
        number, sequence = self.number, self.sequence
        if self._replay(self.checkpoint, list(self.entries)) != len(self.entries):
            raise RuleFault("a replay came to something else")
        self.number, self.sequence = number, sequence
