"""The action of challenging a quest, alone or together (14, 15)."""

from __future__ import annotations

from rules.drasle.board import Board, card, hero_of, need_of, node, quest_on, seat_place, signed
from rules.drasle.boosts import boost_options, declare_boost
from rules.drasle.damage import deal
from rules.drasle.experience import gain_xp
from rules.drasle.peak import roll_peak
from rules.drasle.resources import NOTHING
from rules.drasle.rewards import find_reward
from rules.drasle.state import Participant, Trial
from rules.drasle.trials import dice_so_far, possible_helpers, quest_dice, quest_xp, trial_of, win_chance
from rules.kernel.message import Args, Message, Seat
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Offer, Play, ask_all, window

DECLINE = "no"
JOIN = "help:"
GO = "go"


def challenge(t: Board, seat: int, mountain: str) -> Play[None]:
    """Declare it, let others help, suffer its damage, boost, roll, and see what comes of it (DS-14.14)."""
    t.state.trial = Trial(mountain, [Participant(seat)])
    t.tell("challenge_declared", seat=Seat(seat), quest=_name(t), need=need_of(t, mountain), place=node(mountain))
    if quest_on(t, mountain).damage:
        yield from _gather_before_damage(t, seat)
        going_on = yield from _suffer(t, seat)
        if going_on:
            yield from _boost_together(t)
    else:
        yield from _gather(t, seat)
        going_on = True
    if going_on:
        yield from _roll(t)
    t.state.trial = None


def _gather(t: Board, seat: int) -> Play[None]:
    """The challenger's roll with its boost; beside it others may help, with theirs (DS-15.2, DS-15.3, DS-15.10)."""
    mountain = trial_of(t).mountain

    def prompt_now() -> Prompt:
        options = boost_options(t, seat, "challenge-roll", lambda boost: _chance_with(t, boost))
        return Prompt(seat, "challenge", options, default=(NOTHING,), args=_quest_args(t))

    chosen = yield from window(prompt_now, lambda: [_help_offer(t, each, mountain) for each in possible_helpers(t)])
    trial_of(t).participants[0].boost = declare_boost(t, seat, chosen[0])


def _gather_before_damage(t: Board, seat: int) -> Play[None]:
    """Where the quest strikes first, helpers decide before it does, and boosts come after (DS-14.14)."""
    mountain = trial_of(t).mountain

    def prompt_now() -> Prompt:
        return Prompt(seat, "brave", (Option(GO, _chance_with(t, 0)),), default=(GO,), args=_quest_args(t))

    yield from window(prompt_now, lambda: [_help_offer(t, each, mountain) for each in possible_helpers(t)])


def _help_offer(t: Board, seat: int, mountain: str) -> Offer:
    """Whether a character next to the tile takes part; where it can be, its boost is declared in the same breath."""

    def args_of(boost: int) -> Args:
        return {"after": win_chance(t, mountain, now + quest_dice(t, seat, mountain) + boost)}

    def use(chosen: tuple[str, ...]) -> Play[None]:
        if chosen[0] == DECLINE:
            trial_of(t).declined.append(seat)
            t.tell("help_declined", seat=Seat(seat))
        else:
            t.tell("helped", seat=Seat(seat), place=seat_place(seat))
            boost = declare_boost(t, seat, chosen[0].removeprefix(JOIN))
            trial_of(t).participants.append(Participant(seat, boost))
        yield from ()

    now = dice_so_far(t)
    boosts = boost_options(t, seat, "help", args_of, JOIN)
    if quest_on(t, mountain).damage:
        boosts = boosts[:1]
    options = (*boosts, Option(DECLINE, label="help-none"))
    args = {**_quest_args(t), "seat": Seat(trial_of(t).participants[0].seat), "before": win_chance(t, mountain, now)}
    prompt = Prompt(seat, "help", options, default=(DECLINE,), args=args, offer=True, reaction=True)
    return Offer(prompt, use)


def _suffer(t: Board, challenger: int) -> Play[bool]:
    """The damage of the quest on all who take part; whether the challenger can go on (DS-14.10, DS-17.8)."""
    trial = trial_of(t)
    damage = quest_on(t, trial.mountain).damage
    dead = yield from deal(t, {each.seat: damage for each in trial.participants}, _name(t))
    trial.participants = [each for each in trial.participants if each.seat not in dead]
    return challenger not in dead


def _boost_together(t: Board) -> Play[None]:
    """All who take part declare their boosts at once, before any die (DS-15.10)."""
    trial = trial_of(t)
    prompts = [
        Prompt(
            each.seat,
            "boost",
            boost_options(t, each.seat, "boost", lambda boost: _chance_with(t, boost)),
            default=(NOTHING,),
            args=_quest_args(t),
            reaction=each is not trial.participants[0],
        )
        for each in trial.participants
    ]
    chosen = yield from ask_all(prompts)
    for each in trial.participants:
        each.boost = declare_boost(t, each.seat, chosen[each.seat][0])


def _roll(t: Board) -> Play[None]:
    """Everybody's peak roll, added up and handled as one (DS-15.4, DS-15.5)."""
    trial = trial_of(t)
    total = sum(
        roll_peak(t, each.seat, quest_dice(t, each.seat, trial.mountain) + each.boost, "challenge")
        for each in trial.participants
    )
    if total >= need_of(t, trial.mountain):
        yield from _win(t, total)
    else:
        yield from _fail(t, total)


def _win(t: Board, total: int) -> Play[None]:
    """Experience, then the reward (DS-14.2 to DS-14.5)."""
    trial = trial_of(t)
    seats = [each.seat for each in trial.participants]
    t.state.tally.quests += 1
    t.tell(
        "quest_won",
        quest=_name(t),
        who=tuple(Seat(seat) for seat in seats),
        total=signed(total),
        place=node(trial.mountain),
    )
    for seat in seats:
        gain_xp(t, seat, quest_xp(t, seat, alone=len(seats) == 1))
    tiles = t.state.mountains[trial.mountain]
    tiles.quest, tiles.markers, tiles.face_up = "", 0, False
    yield from find_reward(t, trial.mountain)


def _fail(t: Board, total: int) -> Play[None]:
    """Markers first, then what the tile does to who took part (DS-14.6 to DS-14.8, DS-15.7)."""
    trial = trial_of(t)
    tiles, quest = t.state.mountains[trial.mountain], quest_on(t, trial.mountain)
    before = tiles.markers
    tiles.markers = max(0, before + total)
    t.tell(
        "quest_failed",
        quest=_name(t),
        total=signed(total),
        markers=tiles.markers,
        need=need_of(t, trial.mountain),
        place=node(trial.mountain),
    )
    if quest.binds:
        for each in trial.participants:
            hero_of(t, each.seat).bound = True
            t.tell("bound", seat=Seat(each.seat), place=seat_place(each.seat))
    if quest.failure_damage:
        yield from deal(t, {each.seat: quest.failure_damage for each in trial.participants}, _name(t))


def _name(t: Board) -> Message:
    return card(t.state.mountains[trial_of(t).mountain].quest)


def _quest_args(t: Board) -> Args:
    mountain = trial_of(t).mountain
    value = Message(f"skill-{quest_on(t, mountain).value}")
    return {"quest": _name(t), "value": value, "need": need_of(t, mountain)}


def _chance_with(t: Board, boost: int) -> Args:
    return {"chance": win_chance(t, trial_of(t).mountain, dice_so_far(t) + boost)}
