"""What happened, in lines: a few for the turn message, all of them for the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.screen import limits
from bot.text.conventions import event_message
from bot.text.texts import Words
from bot.text.width import width
from rules.kernel.event import Event
from rules.kernel.game import AnyGame, Game
from rules.kernel.message import Message

LINES = 3
LINE_LENGTH = 160
LINE_WIDTH = 72
"""How many half-width characters of several events share a line."""


def brief(game: AnyGame, events: Sequence[Event], words: Words, most: int = LINES) -> tuple[str, ...]:
    """What the turn message says of it: at most `most` lines, the last ones; only what everybody may know.

    A game that does not sum up by itself has its events told one after the other, several on a line.
    """
    told = public(events)
    if type(game).digest is Game.digest:
        lines = _packed(log_lines(told, words), words(Message("narration-separator")))
    else:
        lines = [line for message in game.digest(told) for line in words(message).splitlines() if line.strip()]
    return tuple(limits.shorten(line, LINE_LENGTH) for line in lines[-most:])


def log_lines(events: Iterable[Event], words: Words, seat: int | None = None) -> tuple[str, ...]:
    """Every event that this seat (None: a spectator) may know, a line each; what has no words is left out."""
    lines = [words(event_message(event)) for event in events if event.visible_to(seat)]
    return tuple(line for line in lines if line.strip())


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may know."""
    return tuple(event for event in events if event.visible_to(None))


def pages(lines: Iterable[str], longest: int = limits.CONTENT) -> tuple[str, ...]:
    """The lines as texts of at most `longest` characters, no line torn apart."""
    full: list[str] = []
    page = ""
    for line in lines:
        line = limits.shorten(line, longest)
        if page and limits.length(page) + 1 + limits.length(line) > longest:
            full.append(page)
            page = line
        else:
            page = f"{page}\n{line}" if page else line
    return (*full, page) if page else tuple(full)


def _packed(parts: Iterable[str], separator: str) -> list[str]:
    """The parts on lines that a phone breaks once or twice."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}{separator}{part}" if lines else part
        if lines and width(joined) <= LINE_WIDTH:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines
