"""The private panels of a table in play: explanations, what one seat may use now, seats, the table's options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.learning.topics import rule_button
from bot.screen.choices import Button, Choices, Row, closed_key, explanation, rows_of
from bot.screen.limits import CONTENT, shorten
from bot.screen.private import Panel, verb_button, verb_menu
from bot.screen.settings import shown_options
from bot.screen.voice import Voice
from bot.tables.scene import Scene
from bot.text.conventions import prompt_message
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt

MOST_ROWS = 5


def help_panel(scene: Scene, voice: Voice, prompts: Sequence[Prompt], seat: int | None) -> Panel:
    """What `？` says: the choice at hand in a few lines, what is closed and why, and what can be done about it."""
    lines = [explanation(prompts, voice.text)] if prompts else [voice.text.say("help-nothing")]
    if waits := _waited_for(scene, voice, seat):
        lines.append(waits)
    return Panel(shorten("\n".join(lines), CONTENT), _help_rows(scene, voice, prompts, seat))


def choices_panel(
    scene: Scene, voice: Voice, prompts: Sequence[Prompt], pages: Mapping[str, int] | None = None, head: str = ""
) -> Panel:
    """What a seat may choose now, secret options included, with what is closed and why."""
    choices = Choices(table=scene.table.id, stop=scene.stop, prompts=tuple(prompts), pages=pages or {}, private=True)
    lines = [head] if head else []
    lines += dict.fromkeys(voice.text(prompt_message(prompt)) for prompt in prompts)
    lines += _closed(prompts, voice)
    if not prompts:
        lines.append(voice.text.say("help-nothing"))
    return Panel(shorten("\n".join(lines), CONTENT), rows_of(choices, voice.plain, room=MOST_ROWS))


def seats_panel(scene: Scene, voice: Voice) -> Panel:
    """Which seat a stand-in shall play."""
    lines = [
        (str(seat.seat), voice.plain.names[seat.seat], _seat_state(scene, voice, seat.seat))
        for seat in scene.seats
        if seat.member is not None and seat.agent is None
    ]
    text = voice.text.say("stand-in-choose")
    if not lines:
        return Panel(voice.text.say("stand-in-nobody"))
    return Panel(text, ((verb_menu(scene.table.id, "stand-in", voice.plain.say("stand-in-menu"), lines),),))


def stand_in_panel(scene: Scene, voice: Voice, seat: int) -> Panel:
    """Whether only this once or until its member is back."""
    return Panel(voice.text.say("stand-in-how", name=voice.name(seat)), (tuple(_stand_in_buttons(scene, voice, seat)),))


def options_panel(scene: Scene, voice: Voice, seat: int | None, done: str = "") -> Panel:
    """The options of a table in play, and the switches of one's own seat."""
    lines = [done] if done else []
    lines.append(voice.text.say("options-head", title=voice.title, table=voice.table))
    for each in shown_options(scene.game, scene.table, voice.text):
        lines.append(voice.text.say("settings-one", name=each.name, value=each.value))
    if seat is None:
        return Panel("\n".join(lines))
    always = scene.seats[seat].ask_always
    lines.append(voice.text.say("options-always" if always else "options-not-always"))
    key = "button-not-always" if always else "button-always-ask"
    switch = verb_button(scene.table.id, "ask-always", voice.plain.say(key), "off" if always else "on")
    return Panel("\n".join(lines), ((switch,),))


def confirm_panel(table_id: str, voice: Voice, text: str, verb: str, key: str) -> Panel:
    """Ask once more before something that can't be taken back."""
    sure = verb_button(table_id, verb, voice.plain.say(key), "sure", "danger")
    return Panel(text, ((sure, verb_button(table_id, "cancel", voice.plain.say("button-cancel"))),))


def _help_rows(scene: Scene, voice: Voice, prompts: Sequence[Prompt], seat: int | None) -> tuple[Row, ...]:
    table = scene.table.id
    mine: list[Button] = []
    if seat is not None and scene.seats[seat].beginner and prompts:
        mine.append(verb_button(table, "advise", voice.plain.say("button-unsure"), str(scene.stop)))
    howto = (verb_button(table, "howto", voice.plain.say("button-howto")),)
    mine += rule_button(voice.plain, [prompt.kind for prompt in prompts]) or howto
    if seat is not None:
        mine.append(verb_button(table, "options", voice.plain.say("button-settings")))
    rows: list[Row] = [tuple(mine)]
    if seat is not None and scene.seats[seat].agent is not None:
        rows.append((verb_button(table, "take-back", voice.plain.say("button-take-back")),))
    absent = [each for each in scene.awaited if each != seat and scene.seats[each].agent is None]
    if seat is not None and absent:
        rows.append((verb_button(table, "stand-in", voice.plain.say("button-stand-ins")),))
    return tuple(rows)


def _stand_in_buttons(scene: Scene, voice: Voice, seat: int) -> list[Button]:
    table = scene.table.id
    for_good = verb_button(table, "stand-in", voice.plain.say("button-stand-in-seat"), f"{seat}:on")
    if seat not in scene.awaited:
        return [for_good]
    return [verb_button(table, "stand-in", voice.plain.say("button-stand-in-once"), f"{seat}:once"), for_good]


def _waited_for(scene: Scene, voice: Voice, seat: int | None) -> str:
    others = [each for each in scene.awaited if each != seat]
    if not others:
        return ""
    if len(others) == 1:
        return voice.text.say("waiting-last", name=voice.name(others[0]))
    names = tuple(Message("name-one", {"name": voice.name(each)}) for each in others)
    return voice.text.say("waiting-many", count=len(others), names=names)


def _seat_state(scene: Scene, voice: Voice, seat: int) -> str:
    return voice.plain.say("stand-in-awaited") if seat in scene.awaited else ""


def _closed(prompts: Sequence[Prompt], voice: Voice) -> list[str]:
    return list(
        dict.fromkeys(
            voice.text.say(closed_key(prompt, voice.text), what=voice.text(each.label), why=voice.text(each.why))
            for prompt in prompts
            for each in prompt.closed
        )
    )
