"""A table of Drasle laid out as a test needs it, with dice that show what the test says.

Characters are named by their ids, spaces and tiles likewise. The content is that in `cards`, so that tuning the game's
own changes no test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rules.drasle import loading
from rules.drasle.board import ARENA, Board
from rules.drasle.box import Box
from rules.drasle.game import GAME
from rules.drasle.heroes.book import BOOK
from rules.drasle.state import Hero, Mountain, State
from rules.drasle.view import View
from rules.kernel.dice import Script
from rules.kernel.event import Event
from rules.kernel.match import Match, Setting
from rules.kernel.message import Dice, Message, Seat
from rules.kernel.prompt import Option, Prompt

CARDS = loading.load(Path(__file__).parent / "cards", frozenset(BOOK))
PARTY = "hunter+ninja+gladiator"
CALM = (2, 2, 2, 2)
"""Movement dice that wake nobody."""


class Situation:
    """A match laid out, at the beginning of the turn of the `current` character.

    `at` is where characters stand, `life`, `points` and `xp` what they have (else a fresh sheet's); `quests` are the
    tiles that lie face up, `under` rewards below them, `found` the rewards that the party has.
    """

    def __init__(
        self,
        party: str = PARTY,
        *,
        current: str = "",
        at: Mapping[str, str] | None = None,
        life: Mapping[str, int] | None = None,
        points: Mapping[str, int] | None = None,
        gold: int = 0,
        xp: Mapping[str, int] | None = None,
        bound: Sequence[str] = (),
        gauge: int = 0,
        quests: Mapping[str, str] | None = None,
        markers: Mapping[str, int] | None = None,
        under: Mapping[str, str] | None = None,
        found: Sequence[str] = (),
        burning: Sequence[str] = (),
        decisive: bool = False,
        wounds: int = 0,
        shields: int = 0,
        modules: str = "none",
        content: Box = CARDS,
        strict: bool = True,
    ) -> None:
        self.party = party.split("+")
        options: dict[str, str | int] = {"lineup": party, "modules": modules}
        opened = Match.open(Setting(GAME, content, len(self.party), options, b"situation"))
        first = opened.openings[0]
        state: State = GAME.decode_state(first.state)
        for seat, name in enumerate(self.party):
            hero = state.heroes[seat]
            assert hero is not None
            self._prepare(content, hero, (xp or {}).get(name, 0), (life or {}).get(name), (points or {}).get(name))
            hero.at = ARENA if decisive else (at or {}).get(name, content.map.town)
            hero.bound = name in bound
            if "gold" in hero.points:
                hero.points["gold"] = gold
        state.mountains, state.leftover = _tiles(content, quests or {}, markers or {}, under or {}, found)
        state.rewards = list(found)
        state.phase = "decisive" if decisive else "adventure"
        state.current = self.party.index(current) if current else 0
        state.gauge, state.wounds, state.shields, state.burning = gauge, wounds, shields, list(burning)
        self.script = Script(strict=strict)
        scripted = msgspec.structs.replace(opened.setting, script=self.script)
        plain = msgspec.to_builtins(state, str_keys=True)
        self.match = Match.restore(scripted, msgspec.structs.replace(first, state=plain), checked=True)
        self.events: tuple[Event, ...] = ()

    @staticmethod
    def _prepare(content: Box, hero: Hero, xp: int, life: int | None, points: int | None) -> None:
        sheet = content.characters[hero.character]
        hero.xp = xp
        hero.level = sum(level.xp <= xp for level in sheet.levels) - 1
        hero.life = sheet.levels[hero.level].life if life is None else life
        if points is not None:
            hero.points[sheet.resource] = points

    # Acting ----------------------------------------------------------------------------------------------------------

    def roll(self, *movement: int, dice: Sequence[int] = ()) -> Situation:
        """The current player rolls for movement; `dice` are shown by the rolls that follow."""
        return self.do("roll", dice=(*movement, *dice))

    def do(self, *chosen: str, dice: Sequence[int] = (), by: str = "", kind: str = "") -> Situation:
        """Answer what is asked, of `by` where several are; `dice` are shown by the rolls that follow."""
        seat = self.party.index(by) if by else min(self.match.awaited)
        prompts = [prompt for prompt in self.match.prompts(seat) if kind in ("", prompt.kind)]
        self.script.left += dice
        self.events = self.match.submit(seat, self.match.number, prompts[0].kind, [chosen]).events
        return self

    def go(self, choice: str, movement: Sequence[int] = CALM, dice: Sequence[int] = ()) -> Situation:
        """Roll for movement and choose a place and an action; `dice` are shown by the rolls that follow that."""
        count = self.board.content.characters[self.party[self.state.current]].levels[self.hero().level].move
        self.roll(*movement[:count])
        return self.do(choice, dice=dice)

    # Looking ---------------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The table as the rules see it."""
        return self.match.table

    @property
    def state(self) -> State:
        """The state of the table."""
        return self.board.state

    @property
    def view(self) -> View:
        """What everybody sees."""
        view: View = self.match.view(None)
        return view

    @property
    def current(self) -> str:
        """Whose turn it is."""
        return self.party[self.state.current]

    def hero(self, name: str = "") -> Hero:
        """That character, by default the current one."""
        hero = self.state.heroes[self.party.index(name) if name else self.state.current]
        assert hero is not None
        return hero

    def life(self, name: str = "") -> int:
        """Its life."""
        return self.hero(name).life

    def points(self, name: str = "") -> int:
        """Its points of the main resource."""
        hero = self.hero(name)
        return hero.points[self.board.content.characters[hero.character].resource]

    def mountain(self, mountain: str) -> Mountain:
        """The tiles on that mountain."""
        return self.state.mountains[mountain]

    def prompt(self, by: str = "", kind: str = "") -> Prompt:
        """What that character's player is asked; by default what the game waits for."""
        seat = self.party.index(by) if by else min(self.match.awaited)
        return next(prompt for prompt in self.match.prompts(seat) if kind in ("", prompt.kind))

    @property
    def asks(self) -> str:
        """The kind of what the game waits for, or nothing when it is over."""
        return "" if self.match.over else self.prompt().kind

    @property
    def asked(self) -> list[str]:
        """Whose answers the game waits for."""
        return [self.party[seat] for seat in sorted(self.match.awaited)]

    @property
    def offered(self) -> list[str]:
        """The ids on offer at what the game waits for."""
        return list(self.prompt().ids)

    def option(self, option_id: str, by: str = "") -> Option:
        """An option of what is asked."""
        return self.prompt(by).option(option_id)

    def helpers(self) -> list[str]:
        """Who is offered to help."""
        return [self.party[prompt.seat] for prompt in self.match.open_prompts() if prompt.kind == "help"]

    def reached(self) -> set[str]:
        """The spaces where the move can end."""
        return {option.split(".")[1] for option in self.offered}

    @property
    def told(self) -> list[str]:
        """The kinds of what happened by the last answer."""
        return [event.kind for event in self.events]

    def told_of(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of the events of that kind, as plain values."""
        return [
            {key: _short(value) for key, value in event.args.items()} for event in self.events if event.kind == kind
        ]

    @property
    def outcome(self) -> str:
        """How the game ended, or nothing while it goes on."""
        return self.state.outcome


def _tiles(
    content: Box,
    quests: Mapping[str, str],
    markers: Mapping[str, int],
    under: Mapping[str, str],
    found: Sequence[str],
) -> tuple[dict[str, Mountain], list[str]]:
    """Tiles on all mountains; where nothing is said of one it holds any quest, face down, or is where a reward was."""
    free = [quest for quest in content.quests if quest not in quests.values()]
    left = list(content.tiles)
    for reward in (*under.values(), *found):
        left.remove(reward)
    cleared = [key for key in content.map.mountains if key not in quests and key not in under][: len(found)]
    mountains: dict[str, Mountain] = {}
    for key in content.map.mountains:
        if key in cleared:
            mountains[key] = Mountain(found[cleared.index(key)], "", found=True)
            free.pop(0)
        else:
            quest = quests.get(key) or free.pop(0)
            reward = under.get(key) or left.pop(0)
            mountains[key] = Mountain(reward, quest, face_up=key in quests, markers=markers.get(key, 0))
    return mountains, free


def _short(value: Any) -> Any:
    if isinstance(value, Seat):
        return value.index
    if isinstance(value, Message):
        return value.key.partition("-")[2]
    if isinstance(value, Dice):
        return value.values
    return [_short(each) for each in value] if isinstance(value, tuple) else value
