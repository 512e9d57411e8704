"""The log: who did what, page by page, for one reader."""

from __future__ import annotations

from collections.abc import Collection

from bot.screen import narration
from bot.screen.choices import Button
from bot.screen.escape import harmless
from bot.screen.limits import CONTENT, shorten
from bot.screen.narration import LINE_LENGTH
from bot.screen.private import Panel, verb_button
from bot.screen.voice import Voice
from bot.tables.notices import DECIDED
from bot.tables.records import ActRecord, JournalRecord
from bot.tables.scene import Scene
from bot.tables.service import LogPage
from rules.kernel.journal import Entry
from rules.kernel.message import Message, Seat

JOIN = {"ja": "／", "en": " · "}


def log_panel(scene: Scene, voice: Voice, page: LogPage, seat: int | None) -> Panel:
    """One page of what happened, as that seat (None: a spectator) may know it."""
    lines: list[str] = []
    turn = 0
    decided = {row.sequence for row in page.rows if isinstance(row, ActRecord) and row.kind in DECIDED}
    for row in page.rows:
        line = (
            _act(scene, row, voice, seat) if isinstance(row, ActRecord) else _answer(scene, voice, row, seat, decided)
        )
        if not line:
            continue
        if isinstance(row, JournalRecord) and row.turn != turn:
            turn = row.turn
            lines.append(f"**{voice.text.say('log-turn', turn=turn)}**")
        lines.append(line)
    head = voice.text.say("log-head", title=voice.title, table=voice.table)
    body = "\n".join(lines) or voice.text.say("log-empty")
    foot = voice.text.say("log-page", page=page.page, pages=page.pages) if page.pages > 1 else ""
    text = shorten("\n".join(part for part in (head, body, foot) if part), CONTENT)
    return Panel(text, (turns,) if (turns := _turns(scene, voice, page)) else ())


def _turns(scene: Scene, voice: Voice, page: LogPage) -> tuple[Button, ...]:
    def turn(to: int, key: str) -> Button:
        label = voice.plain.say(key, page=to, pages=page.pages)
        return verb_button(scene.table.id, "log", label, str(to))

    buttons = []
    if page.page > 1:
        buttons.append(turn(page.page - 1, "button-page-before"))
    if page.page < page.pages:
        buttons.append(turn(page.page + 1, "button-page-after"))
    return tuple(buttons)


def _answer(scene: Scene, voice: Voice, row: JournalRecord, seat: int | None, decided: Collection[int]) -> str:
    told = narration.log_lines(row.events, voice.text, seat)
    if not told:
        return ""
    what = JOIN[voice.locale].join(told)
    who = "" if row.sequence in decided else _who(scene, voice, row)
    return shorten(voice.text.say("log-line", who=who, what=what) if who else what, LINE_LENGTH)


def _who(scene: Scene, voice: Voice, row: JournalRecord) -> str:
    entry = row.row
    if not isinstance(entry, Entry):
        return ""
    name = voice.name(entry.seat)
    if entry.by == "member":
        return voice.text(Message("name-one", {"name": name}))
    return voice.text.say(f"log-by-{entry.by}", name=name)


def _act(scene: Scene, row: ActRecord, voice: Voice, reader: int | None) -> str:
    if row.kind in DECIDED and row.args.get("stop") == scene.stop and row.seat != reader:
        return ""  # While others still choose at the same time nobody learns of it.
    key = f"act-{row.kind}"
    seat = {} if row.seat is None else {"seat": Seat(row.seat)}
    return voice.text(harmless(Message(key, {**row.args, **seat}))) if voice.text.has(key) else ""
