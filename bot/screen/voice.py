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
        """The names as they are; a seat where nobody sits is called a stand-in, or by its number when none plays it.

        Stand-ins are counted as they came, so that none is called otherwise when another comes later.
        """
        stand_ins = sorted((seat.joined_at, seat.seat) for seat in scene.seats if not seat.name and seat.agent)
        numbers = {seat: number for number, (_, seat) in enumerate(stand_ins, start=1)}
        return tuple(
            seat.name
            or (
                texts.say("agent-name", self.locale, number=numbers[seat.seat])
                if seat.agent
                else texts.say("seat-unnamed", self.locale, number=seat.seat + 1)
            )
            for seat in scene.seats
        )
