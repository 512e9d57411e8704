"""What can be pressed before a table begins: seats, options, how to play, start."""

from __future__ import annotations

from bot.learning.topics import rules_panel
from bot.screen.bridge import Bridge
from bot.screen.errors import UnknownButton
from bot.screen.lobby import host_name, lobby_face
from bot.screen.panels import confirm_panel
from bot.screen.private import Panel, show, values_of, verb_button, verb_menu
from bot.screen.respond import Responder
from bot.screen.settings import name_in_words, shown_options, value_in_words
from bot.tables.records import SeatRecord
from bot.tables.scene import Scene


def register(bridge: Bridge) -> None:
    """Give every verb of the lobby its handler."""
    handlers = LobbyVerbs(bridge)
    bridge.lobby_face = lobby_face
    bridge.verb("join")(handlers.join)
    bridge.verb("new")(handlers.new)
    bridge.verb("leave-lobby")(handlers.leave)
    bridge.verb("add-stand-in")(handlers.add_stand_in)
    bridge.verb("drop-stand-in")(handlers.drop_stand_in)
    bridge.verb("start")(handlers.start)
    bridge.verb("settings")(handlers.settings)
    bridge.verb("set")(handlers.choose_option)
    bridge.verb("set-value")(handlers.set_value)
    bridge.verb("howto")(handlers.how_to_play)
    bridge.verb("close-lobby")(handlers.close)


class LobbyVerbs:
    """The handlers; each is given the responder, the table's id and the argument."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def join(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take a seat."""
        await self.bridge.act(responder, table_id, self.bridge.tables.join(table_id, responder.actor))

    async def new(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take a seat as somebody new to the game, or say so of one's own seat, or take it back."""
        scene = await self._known(responder, table_id)
        mine = _seat_of(scene, responder)
        beginner = mine is None or not mine.beginner
        await self.bridge.act(responder, table_id, self.bridge.tables.join(table_id, responder.actor, beginner))
        await responder.private(responder.say("lobby-new-on" if beginner else "lobby-new-off"))

    async def leave(self, responder: Responder, table_id: str, argument: str) -> None:
        """Give the seat up."""
        await self.bridge.act(responder, table_id, self.bridge.tables.leave_lobby(table_id, responder.actor))

    async def add_stand_in(self, responder: Responder, table_id: str, argument: str) -> None:
        """Add a seat that an agent plays."""
        await self.bridge.act(responder, table_id, self.bridge.tables.add_stand_in(table_id, responder.actor))

    async def drop_stand_in(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take such a seat away."""
        await self.bridge.act(responder, table_id, self.bridge.tables.drop_stand_in(table_id, responder.actor))

    async def start(self, responder: Responder, table_id: str, argument: str) -> None:
        """Begin the game."""
        await self._known(responder, table_id)
        await self.bridge.act(responder, table_id, self.bridge.tables.start(table_id, responder.actor))

    async def close(self, responder: Responder, table_id: str, argument: str) -> None:
        """Close the table without a game, when it was confirmed."""
        scene = await self._known(responder, table_id)
        if argument != "sure":
            voice = self.bridge.voice(scene, responder.locale)
            text = voice.text.say("lobby-close-confirm", table=voice.table)
            await show(responder, confirm_panel(table_id, voice, text, "close-lobby", "button-close-lobby"))
            return
        await self.bridge.act(responder, table_id, self.bridge.tables.close_lobby(table_id, responder.actor))
        await show(responder, Panel(responder.say("lobby-closed-done")))

    # Options ---------------------------------------------------------------------------------------------------------

    async def settings(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show the options; who may not set them reads them."""
        await show(responder, self._settings(await self._known(responder, table_id), responder))

    async def choose_option(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show the values of the option that was chosen."""
        scene = await self._known(responder, table_id)
        option_id = next(iter(values_of(responder)), argument)
        await show(responder, self._values(scene, responder, option_id))

    async def set_value(self, responder: Responder, table_id: str, option_id: str) -> None:
        """Set an option to the value that was chosen, and show all of them again."""
        value = next(iter(values_of(responder)), None)
        if value is None:
            raise UnknownButton
        await self._known(responder, table_id)
        tables = self.bridge.tables
        change = await self.bridge.act(
            responder, table_id, tables.set_option(table_id, responder.actor, option_id, value)
        )
        words = self.bridge.voice(change.scene, responder.locale).plain
        name, shown = name_in_words(words, option_id), value_in_words(words, option_id, value)
        done = words.say("lobby-settings-changed", name=name, value=shown)
        await show(responder, self._settings(change.scene, responder, done))

    def _settings(self, scene: Scene, responder: Responder, done: str = "") -> Panel:
        voice = self.bridge.voice(scene, responder.locale)
        shown = shown_options(scene.game, scene.table, voice.plain)
        listed = "\n".join(voice.text.say("settings-one", name=each.name, value=each.value) for each in shown)
        if not self._may_set(scene, responder):
            head = voice.text.say("options-head", title=voice.title, table=voice.table)
            return Panel(f"{head}\n{listed}\n{voice.text.say('lobby-settings-host', host=host_name(scene, voice))}")
        lines = [(each.id, each.name, each.value) for each in shown]
        menu = verb_menu(scene.table.id, "set", voice.plain.say("lobby-settings-choose"), lines)
        head = "\n".join(part for part in (done, voice.text.say("lobby-settings-head")) if part)
        close = verb_button(scene.table.id, "close-lobby", voice.plain.say("button-close-lobby"))
        return Panel(f"{head}\n{listed}", ((menu,), (close,)))

    def _values(self, scene: Scene, responder: Responder, option_id: str) -> Panel:
        voice = self.bridge.voice(scene, responder.locale)
        shown = {each.id: each for each in shown_options(scene.game, scene.table, voice.plain)}
        if option_id not in shown:
            raise UnknownButton
        option = shown[option_id]
        now = _now(scene, option_id)
        lines = [(value, value_in_words(voice.plain, option_id, value, long=True), "") for value in option.values]
        menu = verb_menu(scene.table.id, "set-value", option.name, lines, option_id, now)
        back = verb_button(scene.table.id, "settings", voice.plain.say("button-back"))
        help_key = f"setting-{option_id}.help"
        text = voice.text.say("lobby-settings-menu", name=option.name, value=option.value)
        if voice.text.has(help_key):
            text += "\n" + voice.text.say(help_key)
        return Panel(text, ((menu,), (back,)))

    # How to play -----------------------------------------------------------------------------------------------------

    async def how_to_play(self, responder: Responder, table_id: str, argument: str) -> None:
        """The rules in a few lines, and topic by topic."""
        scene = await self.bridge.tables.scene(table_id)
        await show(responder, rules_panel(self.bridge.voice(scene, responder.locale).text))

    # Parts -----------------------------------------------------------------------------------------------------------

    async def _known(self, responder: Responder, table_id: str) -> Scene:
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        return scene

    @staticmethod
    def _may_set(scene: Scene, responder: Responder) -> bool:
        actor = responder.actor
        return actor.manager or scene.table.host == actor.member


def _now(scene: Scene, option_id: str) -> str:
    table = {"pace": scene.table.pace, "absence": scene.table.absence}
    return str(table.get(option_id, scene.table.options.get(option_id, "")))


def _seat_of(scene: Scene, responder: Responder) -> SeatRecord | None:
    number = scene.seat_of(responder.interaction.user.id)
    return None if number is None else scene.seats[number]
