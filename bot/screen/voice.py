"""The words of one table in one language: with escaped names for messages, with plain ones for buttons and pictures."""

from __future__ import annotations

from bot.screen.escape import clean_all, escape, escape_all
from bot.tables.scene import Scene
from bot.text import Speaker, Texts


class Voice:
    """Says things about a table. `text` is for messages, which know Markdown; `plain` for buttons, menus, pictures."""

    def __init__(self, texts: Texts, scene: Scene, locale: str | None = None) -> None:
        self.locale = locale or scene.table.locale
        names = self._names(texts, scene)
        self.text: Speaker = texts.speaker(self.locale, scene.table.game, escape_all(names))
        self.plain: Speaker = texts.speaker(self.locale, scene.table.game, clean_all(names))
        self.title = self.text.say("name")
        self.table = escape(scene.table.title)

    def name(self, seat: int) -> str:
        """The name of who sits there, for a message."""
        return self.text.names[seat]

    def _names(self, texts: Texts, scene: Scene) -> tuple[str, ...]:
        """The names as they are; a seat where nobody sits is called a stand-in, or by its number when none plays it."""
        names: list[str] = []
        stand_ins = 0
        for seat in scene.seats:
            stand_ins += not seat.name and seat.agent is not None
            key, number = ("agent-name", stand_ins) if seat.agent is not None else ("seat-unnamed", seat.seat + 1)
            names.append(seat.name or texts.say(key, self.locale, number=number))
        return tuple(names)
