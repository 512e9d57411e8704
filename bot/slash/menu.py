"""`/ryutaku`: the games, one's own tables with whose turn it is, and the language of the channel."""

from __future__ import annotations

from collections.abc import Callable

from bot.learning.offering import practice_button
from bot.learning.topics import rules_panel
from bot.screen.bridge import Bridge
from bot.screen.choices import Row
from bot.screen.errors import UnknownButton
from bot.screen.ids import NO_TABLE
from bot.screen.limits import CONTENT, MENU_OPTIONS, shorten
from bot.screen.private import Panel, show, values_of, verb_button, verb_menu
from bot.screen.respond import Responder
from bot.slash.opening import Wish, open_table
from bot.tables.errors import NotHost, TableError
from bot.tables.records import TableRecord
from bot.tables.seating import CHANNEL_LOST
from bot.text import LOCALES
from rules.kernel import game as kernel
from rules.kernel.game import AnyGame

MOST_TABLES = 10
"""How many of one's own tables are listed."""


class Menu:
    """The handlers of the command and of its buttons; `playable` says which games have commands."""

    def __init__(self, bridge: Bridge, playable: Callable[[AnyGame], bool]) -> None:
        self.bridge = bridge
        self._playable = playable

    def register(self) -> None:
        """Give the verbs of the menu their handlers."""
        self.bridge.verb("menu")(self.back)
        self.bridge.verb("game")(self.game)
        self.bridge.verb("open-table")(self.open)
        self.bridge.verb("game-howto")(self.how_to_play)
        self.bridge.verb("language")(self.language)

    async def menu(self, responder: Responder) -> None:
        """Show games and tables."""
        await show(responder, await self._menu(responder))

    async def back(self, responder: Responder, table_id: str, argument: str) -> None:
        """The same by a button."""
        await self.menu(responder)

    async def game(self, responder: Responder, table_id: str, argument: str) -> None:
        """What can be done with the game that was chosen."""
        await show(responder, self._game(responder, next(iter(values_of(responder)), argument)))

    async def open(self, responder: Responder, table_id: str, argument: str) -> None:
        """Open a table of a game: `<game>:here` or `<game>:thread`."""
        game_id, _, where = argument.partition(":")
        await open_table(self.bridge, responder, Wish(game=game_id, here=where == "here"))

    async def how_to_play(self, responder: Responder, table_id: str, game_id: str) -> None:
        """The rules of a game in a few lines, and topic by topic."""
        back = verb_button(NO_TABLE, "game", responder.say("button-back"), game_id)
        game = kernel.game_by_id(game_id)
        await show(responder, rules_panel(self.bridge.texts.speaker(responder.locale, game.id), extra=((back,),)))

    async def language(self, responder: Responder, table_id: str, argument: str) -> None:
        """Set the language of this channel and of the table in it; where one is played only its host."""
        locale = next(iter(values_of(responder)), argument)
        if locale not in LOCALES:
            raise UnknownButton
        channel, tables = responder.interaction.channel_id or 0, self.bridge.tables
        table = await tables.at_channel(channel)
        if table is not None:
            self.bridge.know(responder, await tables.scene(table.id))
            if responder.actor.member != table.host and not responder.actor.manager:
                raise NotHost
        await tables.set_locale(responder.actor, channel, locale)
        done = self.bridge.texts.say("menu-language-set", locale)
        await show(responder, await self._menu(responder, done))

    # Panels ----------------------------------------------------------------------------------------------------------

    async def _menu(self, responder: Responder, done: str = "") -> Panel:
        say = responder.say
        games = [
            (game.id, words.say("name"), words.say("tagline") if words.has("tagline") else "")
            for game in kernel.games().values()
            if self._playable(game)
            for words in (self.bridge.texts.speaker(responder.locale, game.id),)
        ]
        channel = responder.interaction.channel_id or 0
        now = await self.bridge.tables.locale_of(channel) or responder.locale
        languages = [(locale, say(f"language-{locale}"), "") for locale in LOCALES]
        language = say("menu-language", language=say(f"language-{now}"))
        rows: tuple[Row, ...] = (
            (verb_menu(NO_TABLE, "game", say("menu-games"), games[:MENU_OPTIONS]),),
            (verb_menu(NO_TABLE, "language", language, languages),),
        )
        lines = [done, say("menu-head"), "", say("menu-tables"), *await self._tables(responder)]
        text = "\n".join(lines[1:] if not done else lines)
        return Panel(shorten(text, CONTENT), rows)

    async def _tables(self, responder: Responder) -> list[str]:
        mine = await self.bridge.tables.tables_of(responder.actor.member)
        lines = [await self._table(responder, table) for table in mine[:MOST_TABLES]]
        return lines or [responder.say("menu-no-tables")]

    async def _table(self, responder: Responder, table: TableRecord) -> str:
        try:
            scene = await self.bridge.tables.scene(table.id)
        except TableError:
            return responder.say("menu-table-unreadable", table=table.title)
        voice = self.bridge.voice(scene, responder.locale)
        known = {"title": voice.title, "table": voice.table, "link": self.bridge.link(scene)}
        if table.state == "paused" and table.reason == CHANNEL_LOST:
            return voice.text.say("menu-table-lost", title=voice.title, table=voice.table)
        if scene.seat_of(responder.actor.member) in scene.awaited:
            return voice.text.say("menu-table-yours", **known)
        if scene.awaited:
            return voice.text.say("menu-table-theirs", **known, name=voice.name(scene.awaited[0]))
        return voice.text.say("menu-table", **known, state=voice.text.say(f"state-{scene.table.state}"))

    def _game(self, responder: Responder, game_id: str) -> Panel:
        game = kernel.game_by_id(game_id)
        words = self.bridge.texts.speaker(responder.locale, game.id)
        lines = [f"**{words.say('name')}**"]
        lines += [words.say("tagline")] if words.has("tagline") else []
        lines.append(words.say("menu-open"))
        thread = verb_button(NO_TABLE, "open-table", words.say("button-open-thread"), f"{game.id}:thread", "primary")
        here = verb_button(NO_TABLE, "open-table", words.say("button-open-here"), f"{game.id}:here")
        places = (thread, here) if self.bridge.own_threads else (here,)
        rules = verb_button(NO_TABLE, "game-howto", words.say("button-howto"), game.id)
        back = verb_button(NO_TABLE, "menu", words.say("button-back"))
        return Panel("\n".join(lines), (places, (rules, *practice_button(game, words), back)))
