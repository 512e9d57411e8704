"""Tables to draw: early, busy, enraged, won, lost, and what is hard to draw."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rules.dragons_roll.cards import Condition, Face
from rules.dragons_roll.loading import parse_condition
from rules.dragons_roll.view import (
    DieView,
    DragonView,
    ForecastView,
    MasterView,
    MoveView,
    ScrollView,
    SeatView,
    SpaceView,
    View,
)
from rules.kernel.event import Event
from rules.kernel.prompt import Option, lettered

SYMBOLS = {"normling": "helmet", "trolling": "meat", "noble": "crown", "grabbler": "coin", "forestling": "leaf"}
# Cards of these tests' own, so that new numbers in the box change no picture here.
DRAGONS = {
    "normling-1": "A A A",
    "normling-4": "* * sum<=6",
    "normling-6": "2 2 3",
    "trolling-2": "4/5/6 4/5/6 4/5/6",
    "trolling-5": "* * * *? sum>=15",
    "trolling-6": "* * *? sum=12",
    "noble-2": "* * * asc",
    "noble-3": "A A B",
    "noble-5": "A A B B",
    "grabbler-1": "* * * * *",
    "grabbler-6": "A A A B",
    "forestling-4": "1/3/5 1/3/5 1/3/5",
    "forestling-5": "* * * * * * sum<=6",
}
MASTERS: dict[tuple[str, Face], tuple[int, int, str]] = {
    ("trollock", "yellow"): (1, 3, "A A A B B"),
    ("trollock", "red"): (1, 4, "1/2/3 1/2/3 1/2/3 4/5/6 4/5/6 4/5/6"),
    ("dragini", "yellow"): (3, 4, "A A B B C C"),
    ("dragini", "red"): (3, 1, "* * * * * * sum=12"),
    ("greedmaw", "red"): (5, 0, "1/2 1/2 1/2 5/6 5/6"),
    ("dragomir", "red"): (6, 5, "6 6 6 6 6 6"),
}
NAMES = ("ミカ", "Kenji", "さくらもち", "Aleksandra")
HARD_NAMES = (
    "竜を討つ者たちの長い長い名前をもつ勇者シグルズ・フォン・ヴォルスング",
    "🐉🔥 Dragon 🎲 Slayer 🗡️ of the North",
    "שלום עולם",
    "W" * 32,
)
COLOURS = ("purple", "yellow", "pink", "turquoise")
Dice = Mapping[int, DieView]


def die(owner: int, value: int) -> DieView:
    """A die that lies with that number."""
    return DieView(owner, value)


def spaces(condition: Condition, dice: Dice) -> tuple[SpaceView, ...]:
    """The spaces of a card with those dice on them."""
    return tuple(
        SpaceView(space.kind, space.numbers, space.symbol, space.optional, dice.get(number))
        for number, space in enumerate(condition.spaces)
    )


def dragon(card: str, row: int, column: int, dice: Dice | None = None) -> DragonView:
    """A dragon in the grid."""
    kind, number = card.split("-")
    printed = parse_condition(DRAGONS[card])
    shown = spaces(printed, dice or {})
    return DragonView(
        card=card,
        type=kind,
        symbol=SYMBOLS[kind],
        number=int(number),
        row=row,
        column=column,
        place=f"grid:{row},{column}",
        spaces=shown,
        missing=sum(not space.die and not space.optional for space in shown),
        rule=printed.rule,
        limit=printed.limit,
        hides=kind == "forestling" and row == 0,
    )


def master(card: str, face: Face, dice: Dice | None = None) -> MasterView:
    """A master with one of its faces."""
    level, number, text = MASTERS[card, face]
    printed = parse_condition(text)
    shown = spaces(printed, dice or {})
    missing = sum(not space.die for space in shown)
    return MasterView(card, level, face, number, shown, missing, printed.rule, printed.limit)


def grid(*dragons: DragonView) -> tuple[tuple[DragonView | None, ...], ...]:
    """The grid with those dragons."""
    at = {(each.row, each.column): each for each in dragons}
    return tuple(tuple(at.get((row, column)) for column in range(3)) for row in range(3))


def seat(
    number: int, ready: int = 0, rolled: int = 0, blocked: int = 0, locked: int = 0, all_dice: int = 5
) -> SeatView:
    """A seat with its dice; the others lie on cards."""
    rest = all_dice - ready - rolled - blocked - locked
    return SeatView(number, COLOURS[number], all_dice, ready, rolled, blocked, locked, rest, True)


EARLY = View(
    phase="roll",
    current=0,
    turn_number=1,
    seats=(seat(0, 6, all_dice=6), seat(1, 6, all_dice=6)),
    master=master("trollock", "yellow"),
    grid=grid(dragon("normling-1", 0, 0), dragon("trolling-5", 0, 1), dragon("forestling-4", 0, 2)),
    cities=(False, False, False),
    scrolls=(),
    pile=15,
    discard=(),
    roll=(),
    dragon_die=0,
    face=0,
    face_fixed=False,
    placed=False,
    defeated=(),
    waiting=(),
    illusion=False,
    web_trap=False,
    tried_master=False,
    outcome="",
)

BUSY = msgspec.structs.replace(
    EARLY,
    phase="place",
    current=1,
    turn_number=9,
    seats=(seat(0, 2), seat(1, 0, 4), seat(2, 1, blocked=1), seat(3, 3)),
    master=master("dragini", "yellow", {0: die(0, 4), 1: die(2, 4), 3: die(1, 6)}),
    grid=grid(
        dragon("grabbler-1", 0, 0, {0: die(0, 2), 1: die(3, 5), 2: die(1, 1), 3: die(2, 6)}),
        dragon("noble-2", 0, 1, {0: die(2, 1)}),
        dragon("forestling-5", 0, 2),
        dragon("noble-5", 1, 0, {0: die(0, 3), 3: die(3, 5)}),
        dragon("trolling-6", 1, 1, {0: die(1, 6)}),
        dragon("grabbler-6", 1, 2, {0: die(0, 2), 1: die(2, 2), 3: die(3, 4)}),
        dragon("trolling-2", 2, 0, {1: die(3, 5)}),
        dragon("forestling-4", 2, 1, {0: die(1, 3), 2: die(2, 5)}),
        dragon("normling-4", 2, 2, {0: die(0, 1)}),
    ),
    cities=(False, True, False),
    scrolls=(ScrollView("freeze", False), ScrollView("ambush", True), ScrollView("redirect", False)),
    pile=4,
    discard=("normling-1", "normling-3", "noble-3"),
    roll=(die(1, 4), die(1, 4), die(1, 2), die(1, 6)),
    dragon_die=5,
    face=4,
)
BUSY_OPTIONS = lettered(
    Option(f"place:{place}", place=place) for place in ("master", "grid:0,0", "grid:1,1", "grid:1,2", "grid:2,0")
)
BUSY_CHANGES = (
    Event("die_placed", {"place": "grid:1,2:1"}),
    Event("dragon_moved", {"place": "grid:2,0"}),
    Event("city_burned", {"place": "city:1"}),
)

ENRAGED = msgspec.structs.replace(
    BUSY,
    phase="run",
    current=2,
    seats=(seat(0, 1), seat(1, 2), seat(2, 0, 3), seat(3, 2)),
    master=master("trollock", "red", {0: die(0, 2), 3: die(2, 5)}),
    grid=grid(
        dragon("normling-6", 0, 1, {0: die(0, 2)}),
        dragon("trolling-6", 1, 1, {0: die(1, 6)}),
        dragon("normling-1", 2, 0),
        dragon("noble-3", 2, 2, {0: die(1, 5), 1: die(3, 5)}),
    ),
    cities=(True, True, False),
    scrolls=(ScrollView("freeze", False),),
    roll=(die(2, 3), die(2, 5), die(2, 1)),
    dragon_die=6,
    face=0,
    cause="turn",
    stage="rolled",
    forecast=ForecastView(
        number=6,
        moves=(
            MoveView("trolling-6", "grid:1,1", "grid:2,1", False),
            MoveView("normling-6", "grid:0,1", "grid:1,1", False),
        ),
        attacks=0,
        activates=True,
        acts=True,
        appears="grid:0,0",
        lost=False,
    ),
)

WON = msgspec.structs.replace(
    ENRAGED,
    phase="over",
    master=master("trollock", "red", {k: die(k % 4, k // 3 * 3 + 1 + k % 3) for k in range(6)}),
    roll=(),
    forecast=None,
    outcome="won",
)

LOST = msgspec.structs.replace(
    ENRAGED, phase="over", cities=(True, True, True), roll=(), forecast=None, outcome="lost", cause="", stage=""
)

DRAGOMIR = msgspec.structs.replace(
    BUSY,
    phase="roll",
    current=3,
    seats=(seat(0, 1, locked=1), seat(1, 2, locked=2), seat(2, 1), seat(3, 5)),
    master=master("dragomir", "red", {0: die(0, 6), 1: die(2, 6)}),
    roll=(),
    dragon_die=0,
    face=0,
)
SPACE_OPTIONS = lettered(
    Option(f"space:{place}", place=place)
    for place in ("master:2", "master:4", "grid:0,1:1", "grid:0,1:2", "grid:1,2:0", "grid:1,2:3", "grid:0,0:0")
)

ILLUSION = msgspec.structs.replace(BUSY, illusion=True, master=master("trollock", "yellow", {0: die(0, 3)}))

GREEDMAW = msgspec.structs.replace(
    BUSY,
    master=master("greedmaw", "red", {0: die(3, 2)}),
    grid=grid(dragon("noble-2", 1, 1, {1: DieView(2, 5, wild=True)})),
    phase="failed",
    roll=(),
)
