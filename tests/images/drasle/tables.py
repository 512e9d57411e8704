"""Tables to draw: early, busy, burning, decisive, won, lost, and what is hard to draw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.drasle.box import Box
from rules.drasle.game import GAME
from rules.drasle.view import (
    DragonView,
    GaugeView,
    HeroView,
    MarkView,
    MountainView,
    ParticipantView,
    QuestView,
    ResourceView,
    RollView,
    RowView,
    SpaceView,
    TrackView,
    TrialView,
    View,
)
from rules.kernel.event import Event
from rules.kernel.message import Seat
from rules.kernel.prompt import Option, lettered

NAMES = ("ミカ", "Kenji", "さくらもち", "Aleksandra", "たろう")
HARD_NAMES = (
    "竜を討つ者たちの長い長い名前をもつ勇者シグルズ・フォン・ヴォルスング",
    "🐉🔥 Dragon 🎲 Slayer 🗡️ of the North",
    "שלום עולם",
    "W" * 32,
    "ｱｲｳ",
)
RESOURCES = {"hunter": "bullets", "ninja": "ninjutsu", "paladin": "faith", "prince": "retainers", "gladiator": ""}


@lru_cache(maxsize=1)
def box() -> Box:
    """The content, for the map and for the names of all that is printed."""
    return GAME.load_content()


def spaces(standing: Sequence[str], burning: str = "") -> tuple[SpaceView, ...]:
    """The map with the characters of the seats on those spaces."""
    return tuple(
        SpaceView(
            key,
            space.terrain,
            space.x,
            space.y,
            space.neighbours,
            space.name,
            key == burning,
            tuple(seat for seat, at in enumerate(standing) if at == key),
        )
        for key, space in box().map.spaces.items()
    )


def hero(seat: int, character: str, at: str, life: int, most: int, points: int = 1, level: int = 1) -> HeroView:
    """A character."""
    name = RESOURCES.get(character, "mastery")
    resources = [ResourceView(name, points, 3)] if name else []
    if character == "prince":
        resources.append(ResourceView("gold", 3, None))
    return HeroView(
        seat=seat,
        character=character,
        at=at,
        place=f"seat:{seat}",
        life=life,
        max_life=most,
        level=level,
        xp=2 * level,
        next_xp=2 * level + 2,
        resources=tuple(resources),
        move=4,
        plain=3,
        forest=3,
        combat=4,
        exploration=3,
        lore=2,
        bonus=1,
        bound=False,
        item_ready=False,
        item_spent=False,
        lot=0,
    )


def quest(card: str, markers: int = 0) -> QuestView:
    """A quest that lies face up."""
    printed = box().quests[card]
    need = printed.difficulty - markers
    return QuestView(card, printed.value, printed.difficulty, markers, need, printed.damage, 0, printed.binds)


def mountains(*tiles: QuestView | str) -> tuple[MountainView, ...]:
    """The five mountains, with a quest, a reward by its name, or a quest face down (empty)."""
    return tuple(
        MountainView(
            f"HM{number}",
            f"node:HM{number}",
            not tile,
            tile if isinstance(tile, QuestView) else None,
            tile if isinstance(tile, str) else "",
        )
        for number, tile in enumerate(tiles, 1)
    )


def gauge(step: int) -> GaugeView:
    """The gauge at that step."""
    marks = tuple(MarkView(mark, "action", mark <= step) for mark in (1, 4, 7, 10, 13))
    return GaugeView(step, 14, marks, min((mark.step for mark in marks if not mark.passed), default=14))


def dragon(wounds: int) -> DragonView:
    """The dragon with so many wounds."""
    track = tuple(TrackView(space, space in (2, 4, 6, 8), space <= wounds) for space in range(1, 10))
    return DragonView(9 - wounds, 9, track, 0)


# Least, most, damage to the dragon, to the attacker, to everybody.
ROWS = (
    (None, -1, 0, 0, 0), (0, 0, 0, 4, 0), (1, 1, 0, 0, 1), (2, 2, 0, 0, 0), (3, 3, 1, 2, 0),
    (4, 4, 1, 1, 0), (5, 5, 2, 1, 0), (6, 6, 2, 0, 0), (7, None, 3, 0, 0),
)  # fmt: skip


def rows(hit: int = -1) -> tuple[RowView, ...]:
    """The decisive table."""
    return tuple(RowView(number, *row, number == 0, number == 3, number == hit) for number, row in enumerate(ROWS))


TOWN = "H30"
EARLY = View(
    phase="adventure",
    stage="begin",
    current=0,
    turn_number=1,
    heroes=(hero(0, "hunter", TOWN, 5, 5, 2, 0), hero(1, "ninja", TOWN, 4, 4, 1, 0)),
    spaces=spaces((TOWN, TOWN)),
    mountains=mountains("", quest("guardian-golem"), "", "", ""),
    town=TOWN,
    needs=dict(box().map.needs),
    gauge=gauge(0),
    dragon=dragon(0),
    rows=rows(),
    movement=(),
    ways=(),
    rolls=(),
    blows=(),
    rewards=(),
    trial=None,
    items=False,
    ended_by="",
    outcome="",
    modules=("young",),
)
CHOOSING = replace(EARLY, phase="choosing", heroes=(None, EARLY.heroes[1], None), spaces=spaces(("", TOWN)))
SOLO = replace(EARLY, heroes=(hero(0, "grandmaster", TOWN, 6, 11, 4, 2),), spaces=spaces((TOWN,)))

PARTY = (
    hero(0, "ninja", "H28", 2, 5),
    hero(1, "hunter", "H24", 5, 7),
    hero(2, "paladin", TOWN, 10, 10, 2, 3),
    hero(3, "gladiator", "H06", 7, 8),
    hero(4, "prince", TOWN, 1, 4),
)
BUSY = replace(
    EARLY,
    stage="move",
    current=1,
    turn_number=9,
    heroes=tuple(
        replace(each, lot=number, bound=number == 1, item_ready=True)
        for number, each in zip((6, 2, 5, 1, 3), PARTY, strict=True)
    ),
    spaces=spaces([each.at for each in PARTY], burning="H12"),
    mountains=mountains("hideout", quest("sphinx-riddle", 3), quest("griffin-nest"), "", quest("vast-labyrinth", 1)),
    gauge=gauge(8),
    movement=(6, 5, 4, 1, 6),
    blows=("hunt-the-strong", "hunt-the-strong"),
    rewards=("hideout",),
    items=True,
    elixirs=(1, 2),
)
BUSY_CHANGES = (
    Event("gauge_raised", {"place": "gauge"}),
    Event("moved", {"place": "node:H24", "seat": Seat(1)}),
    Event("moved", {"place": "node:H27", "seat": Seat(0)}),
    Event("quest_failed", {"place": "node:HM5"}),
    Event("damage_taken", {"place": "seat:4"}),
    Event("damage_taken", {"place": "seat:4"}),
    Event("attack_ended", {"place": "row:4"}),
    Event("dice_rolled"),
)
EVERYWHERE = lettered(
    Option(f"go.{space.id}", place=space.place) for space in EARLY.spaces if space.terrain not in ("mountain", "lake")
)
FEW = tuple(option for option in EVERYWHERE if option.place in ("node:H24", "node:H30", "node:H12"))
CROWDED = replace(
    BUSY,
    heroes=tuple(replace(each, at=TOWN) for each in PARTY),
    spaces=spaces((TOWN,) * 5),
    mountains=mountains("weapon", "talisman", "book", "treasure", "incense"),
    gauge=gauge(13),
)
TOGETHER = replace(
    BUSY,
    stage="act",
    trial=TrialView("HM5", tuple(ParticipantView(seat, 12 - seat, 2) for seat in (1, 0, 3, 4, 2))),
    mountains=mountains(
        quest("chimera-hunt"), quest("guardian-golem", 2), "", quest("bandit-fort"), quest("forbidden-library")
    ),
)
ADVENTURED = replace(BUSY, stage="begin", current=2, rolls=(RollView(1, "adventure", (6, 1, 3), (2,), -1),))
FAILED = replace(
    TOGETHER,
    trial=None,
    rolls=tuple(RollView(seat, "challenge", (6, 6, 5, 4, 1, 2), (6, 1), -2) for seat in (1, 0, 3, 4, 2)),
)
LOST_EARLY = replace(BUSY, phase="over", outcome="lost-adventure", heroes=(replace(PARTY[0], life=0), *PARTY[1:]))

READY = replace(BUSY, phase="decisive", stage="begin", ended_by="gauge", gauge=gauge(14), dragon=dragon(2), elixirs=())
HIT = replace(
    READY,
    stage="act",
    dragon=dragon(5),
    rows=rows(6),
    rolls=(RollView(1, "attack", (6, 5, 4, 4, 1, 2), (6, 3), 5),),
    blows=("claw-sweep",),
    heroes=(replace(PARTY[0], life=0), *PARTY[1:]),
)
HIT_CHANGES = (
    Event("attack_ended", {"place": "row:6"}),
    Event("dragon_wounded", {"place": "dragon"}),
    Event("gauge_raised", {"place": "gauge"}),
    Event("moved", {"place": "node:H24", "seat": Seat(1)}),
    Event("damage_taken", {"place": "seat:1"}),
)
CHAINED = replace(
    HIT,
    rolls=(
        RollView(1, "attack", (6, 1, 5, 3), (), 2),
        *(RollView(seat, "chain", (2,), (), 0) for seat in (2, 3, 4)),
        *(RollView(seat, "chain", (5, 6), (4,), 2) for seat in (2, 3, 4)),
    ),
)
WON = replace(CHAINED, phase="over", outcome="won", dragon=dragon(9), rows=rows(8))
LOST = replace(
    HIT, phase="over", outcome="lost-decisive", heroes=tuple(replace(each, life=0) for each in PARTY), rows=rows(0)
)
LINEUP = replace(READY, heroes=(*PARTY[:4], hero(4, "grandmaster", "", 11, 11, 10, 3)), blows=("terrible-roar",))
