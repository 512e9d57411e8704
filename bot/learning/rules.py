"""The rules topic by topic, typed or chosen: `/<game> rules TOPIC` and the menu below 遊び方."""

from __future__ import annotations

from discord import app_commands

from bot.learning.topics import VERB, rules_panel, topics_of
from bot.screen.bridge import Bridge
from bot.screen.errors import UnknownButton
from bot.screen.escape import escape
from bot.screen.private import show, values_of
from bot.screen.respond import Interaction, Responder
from bot.slash.errors import UnknownChoice
from bot.slash.finding import CHOICE_LENGTH, folded, suggestions
from bot.text import LOCALES, Speaker, Texts, locale_of


class Rules:
    """The command and the menu; of one game when `game_id` says so."""

    def __init__(self, bridge: Bridge, game_id: str = "") -> None:
        self.bridge = bridge
        self.game_id = game_id

    def register(self) -> None:
        """Give the menu and the buttons their handler."""
        self.bridge.verb(VERB)(self.press)

    async def press(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show the topic that was chosen: `<game>:<topic>`, or `<game>` with the value of the menu."""
        game_id, _, topic = argument.partition(":")
        words = self._words(responder.locale, game_id)
        topic = topic or next(iter(values_of(responder)), "")
        if topic and topic not in {each.id for each in topics_of(words)}:
            raise UnknownButton
        await show(responder, rules_panel(words, topic))

    async def read(self, responder: Responder, topic: str | None = None) -> None:
        """Show what was typed: a topic by its id or its title, in whatever language; without one the whole in short."""
        if topic is None:
            await show(responder, rules_panel(self._words(responder.locale, self.game_id)))
            return
        for locale in (responder.locale, *LOCALES):
            for each in topics_of(self._words(locale, self.game_id)):
                if folded(topic) in (folded(each.id), folded(each.title)):
                    await show(responder, rules_panel(self._words(responder.locale, self.game_id), each.id))
                    return
        raise UnknownChoice(text=escape(topic, CHOICE_LENGTH))

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The topics whose title holds what was typed."""
        words = self._words(locale_of(interaction.locale), self.game_id)
        return suggestions(((each.title, each.id) for each in topics_of(words)), typed)

    def _words(self, locale: str, game_id: str) -> Speaker:
        texts: Texts = self.bridge.texts
        if not texts.has(f"{game_id}-name", locale):
            raise UnknownButton
        return texts.speaker(locale, game_id)
