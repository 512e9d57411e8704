"""The message of a table that has not begun: who sits there, what is played, and the buttons to get going."""

from __future__ import annotations

from bot.learning.offering import practice_button
from bot.screen import limits
from bot.screen.board import Face
from bot.screen.choices import Button, Row
from bot.screen.ids import Verb
from bot.screen.settings import in_one_line, shown_options
from bot.screen.voice import Voice
from bot.tables.records import SeatRecord, seat_letter
from bot.tables.scene import Scene

FIRST = "first"
"""The option by which a game that has it lets the table say who begins."""


def lobby_face(scene: Scene, voice: Voice) -> Face:
    """What a table looks like before it begins, and after it was closed without beginning."""
    if scene.table.state != "lobby":
        return Face(content=_closed(scene, voice))
    lines = [
        voice.text.say("lobby-head", title=voice.title, table=voice.table),
        *([voice.text.say("tagline")] if voice.text.has("tagline") else []),
        _facts(scene, voice),
        *_settings(scene, voice),
        "",
        *seat_lines(scene, voice),
        "",
        *_what_next(scene, voice),
    ]
    return Face(content=limits.shorten("\n".join(lines), limits.CONTENT), rows=_rows(scene, voice))


def seat_lines(scene: Scene, voice: Voice) -> list[str]:
    """A line for each seat that is taken."""
    return [_seat(scene, seat, voice) for seat in scene.seats] or [voice.text.say("lobby-seat-none")]


def _rows(scene: Scene, voice: Voice) -> tuple[Row, ...]:
    def button(verb: str, key: str) -> Button:
        return Button(str(Verb(scene.table.id, verb)), voice.plain.say(key))

    join = Button(str(Verb(scene.table.id, "join")), voice.plain.say("button-join"), "success")
    start = Button(
        str(Verb(scene.table.id, "start")), voice.plain.say("button-start"), "primary", disabled=_missing(scene) > 0
    )
    stand_ins = any(seat.member is None for seat in scene.seats)
    remove = (button("drop-stand-in", "button-stand-in-remove"),) if stand_ins else ()
    return (
        (join, button("new", "button-new-player"), button("leave-lobby", "button-leave")),
        (
            button("add-stand-in", "button-stand-in"),
            button("settings", "button-settings"),
            button("howto", "button-howto"),
        ),
        (start, *practice_button(scene.game, voice.plain), *remove),
    )


def _facts(scene: Scene, voice: Voice) -> str:
    least, most = scene.game.seats.start, scene.table.seats
    value = scene.table.options.get(FIRST)
    shown = {each.id: each.value for each in shown_options(scene.game, scene.table, voice.text)}
    by_game = voice.text.say("first") if voice.text.has("first") else voice.text.say("lobby-first-random")
    first = shown[FIRST] if value is not None and FIRST in shown else by_game
    pace = voice.text.say(f"pace-{scene.table.pace}")
    key = "lobby-facts" if least != most else "lobby-facts-fixed"
    length = voice.text.say("length") if voice.text.has("length") else voice.text.say("lobby-length-unknown")
    return voice.text.say(key, least=least, most=most, length=length, pace=pace, first=first)


def _settings(scene: Scene, voice: Voice) -> list[str]:
    shown = tuple(each for each in shown_options(scene.game, scene.table, voice.text) if each.id != FIRST)
    line = in_one_line(shown, voice.text)
    return [voice.text.say("lobby-settings", settings=line)] if line else []


def _seat(scene: Scene, seat: SeatRecord, voice: Voice) -> str:
    letter = seat_letter(seat.seat)
    if seat.member is None:
        return voice.text.say("lobby-seat-agent", letter=letter)
    host = "-host" if seat.member == scene.table.host else ""
    new = "-new" if seat.beginner else ""
    return voice.text.say(f"lobby-seat{host}{new}", letter=letter, name=voice.name(seat.seat))


def _missing(scene: Scene) -> int:
    return max(scene.game.seats.start - len(scene.seats), 0)


def _what_next(scene: Scene, voice: Voice) -> list[str]:
    missing = _missing(scene)
    if missing:
        return [voice.text.say("lobby-missing", count=missing)]
    host = next((voice.name(seat.seat) for seat in scene.seats if seat.member == scene.table.host), "")
    return [voice.text.say("lobby-ready", host=host)] if host else []


def _closed(scene: Scene, voice: Voice) -> str:
    reason = scene.table.reason
    if reason == "quiet":
        return voice.text.say("lobby-closed-idle", command=f"{scene.table.game.replace('_', '-')} new")
    if reason == "left":
        return voice.text.say("lobby-closed-empty")
    return voice.text.say("lobby-closed-host", name=host_name(scene, voice))


def host_name(scene: Scene, voice: Voice) -> str:
    """What the host is called in a message; a host without a seat is mentioned."""
    host = next((voice.name(seat.seat) for seat in scene.seats if seat.member == scene.table.host), "")
    return host or f"<@{scene.table.host}>"
