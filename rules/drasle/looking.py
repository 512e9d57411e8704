"""Makes the view of a table."""

from __future__ import annotations

from rules.drasle import board
from rules.drasle.adventure import adventure_xp
from rules.drasle.board import Board, dragon_life, hero_of, level_of, need_of, node, seat_place, sheet_of
from rules.drasle.points import Expansion
from rules.drasle.resources import cap_of
from rules.drasle.rewards import combat_bonus
from rules.drasle.state import Rolled
from rules.drasle.travel import ways_now
from rules.drasle.trials import quest_dice, quest_xp
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
    WayView,
)


def look(t: Board) -> View:
    """What everybody sees; what lies face down is hidden from all."""
    state = t.state
    return View(
        phase=state.phase,
        stage=state.stage,
        current=state.current,
        turn_number=state.turn_number,
        heroes=tuple(None if hero is None else _hero(t, seat) for seat, hero in enumerate(state.heroes)),
        spaces=_spaces(t),
        mountains=tuple(_mountain(t, key) for key in state.mountains),
        town=t.content.map.town,
        needs=dict(t.content.map.needs),
        gauge=_gauge(t),
        dragon=_dragon(t),
        rows=_rows(t),
        movement=tuple(state.shown.movement),
        ways=_ways(t),
        rolls=tuple(_roll(roll) for roll in state.shown.rolls),
        blows=tuple(state.shown.blows),
        rewards=tuple(state.rewards),
        trial=_trial(t),
        items=board.items_found(t),
        ended_by=state.ended_by,
        outcome=state.outcome,
        modules=tuple(module.id for module in t.points.modules),
        elixirs=t.points.value(Expansion.elixirs, (), t),
        adventure_xp=adventure_xp(t, state.current),
        quest_xp=quest_xp(t, state.current, alone=True),
    )


def _hero(t: Board, seat: int) -> HeroView:
    hero, level, sheet = hero_of(t, seat), level_of(t, seat), sheet_of(t, seat)
    after = sheet.levels[hero.level + 1 : hero.level + 2]
    return HeroView(
        seat=seat,
        character=hero.character,
        at=hero.at,
        place=seat_place(seat),
        life=hero.life,
        max_life=level.life,
        level=hero.level,
        xp=hero.xp,
        next_xp=after[0].xp if after else None,
        resources=tuple(ResourceView(key, hero.points[key], cap_of(t, seat, key)) for key in sheet.resources),
        move=level.move,
        plain=level.plain,
        forest=level.forest,
        combat=level.combat,
        exploration=level.exploration,
        lore=level.lore,
        bonus=combat_bonus(t),
        bound=hero.bound,
        item_ready=board.item_is_ready(t, seat),
        item_spent=hero.item_spent,
        lot=next((lot.value for lot in t.state.shown.lots if lot.seat == seat), 0),
    )


def _spaces(t: Board) -> tuple[SpaceView, ...]:
    standing: dict[str, list[int]] = {}
    for seat, hero in enumerate(t.state.heroes):
        if hero is not None:
            standing.setdefault(hero.at, []).append(seat)
    return tuple(
        SpaceView(
            key,
            space.terrain,
            space.x,
            space.y,
            space.neighbours,
            space.name,
            key in t.state.burning,
            tuple(standing.get(key, ())),
        )
        for key, space in t.content.map.spaces.items()
    )


def _mountain(t: Board, key: str) -> MountainView:
    tiles = t.state.mountains[key]
    quest = None
    if tiles.quest and tiles.face_up:
        printed = board.quest_on(t, key)
        quest = QuestView(
            id=tiles.quest,
            value=printed.value,
            difficulty=printed.difficulty,
            markers=tiles.markers,
            need=need_of(t, key),
            damage=printed.damage,
            failure_damage=printed.failure_damage,
            binds=printed.binds,
        )
    hidden = bool(tiles.quest) and not tiles.face_up
    return MountainView(key, node(key), hidden, quest, tiles.reward if tiles.found else "")


def _gauge(t: Board) -> GaugeView:
    printed, step = t.content.dragon.gauge, t.state.gauge
    marks = tuple(MarkView(at, kind, at <= step) for at, kind in sorted(printed.marks.items()))
    ahead = [mark.step for mark in marks if not mark.passed]
    return GaugeView(step, printed.limit, marks, min(ahead, default=printed.limit))


def _dragon(t: Board) -> DragonView:
    life = t.content.dragon.life
    track = tuple(TrackView(space, space in life.claws, space <= t.state.wounds) for space in range(1, life.spaces + 1))
    return DragonView(dragon_life(t), life.spaces, track, t.state.shields)


def _rows(t: Board) -> tuple[RowView, ...]:
    rows: list[RowView] = []
    least: int | None = None
    for number, row in enumerate(t.content.dragon.attacks):
        rows.append(
            RowView(
                row=number,
                least=least,
                most=row.most,
                dragon=row.dragon,
                attacker=row.attacker,
                everybody=row.everybody,
                swallowed=row.swallowed,
                chain=row.chain,
                hit=number == t.state.shown.row,
            )
        )
        least = None if row.most is None else row.most + 1
    return tuple(rows)


def _ways(t: Board) -> tuple[WayView, ...]:
    if t.state.phase != "adventure" or t.state.stage != "move":
        return ()
    return tuple(WayView(space, way.path, way.dice, way.gain) for space, way in ways_now(t).items())


def _roll(roll: Rolled) -> RollView:
    first, *extra = roll.waves or [[]]
    return RollView(roll.seat, roll.why, tuple(first), tuple(die for wave in extra for die in wave), roll.total)


def _trial(t: Board) -> TrialView | None:
    trial = t.state.trial
    if trial is None or not t.state.mountains[trial.mountain].quest:
        return None
    participants = (
        ParticipantView(each.seat, quest_dice(t, each.seat, trial.mountain) + each.boost, each.boost)
        for each in trial.participants
    )
    return TrialView(trial.mountain, tuple(participants))
