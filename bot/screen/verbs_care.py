"""What can be pressed about seats and the table itself: stand-ins, leaving, pausing, ending, its log."""

from __future__ import annotations

from bot.screen import panels
from bot.screen.bridge import Bridge
from bot.screen.errors import UnknownButton
from bot.screen.log import log_panel
from bot.screen.private import Panel, show, values_of
from bot.screen.respond import Responder
from bot.screen.voice import Voice
from bot.tables.errors import NotSeated
from bot.tables.scene import Scene


def register(bridge: Bridge) -> None:
    """Give every such verb its handler."""
    handlers = CareVerbs(bridge)
    bridge.verb("log")(handlers.log)
    bridge.verb("stand-in")(handlers.stand_in)
    bridge.verb("take-back")(handlers.take_back)
    bridge.verb("options")(handlers.options)
    bridge.verb("ask-always")(handlers.ask_always)
    bridge.verb("leave")(handlers.leave)
    bridge.verb("end")(handlers.end)
    bridge.verb("pause")(handlers.pause)
    bridge.verb("resume")(handlers.resume)


class CareVerbs:
    """The handlers; each is given the responder, the table's id and the argument."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def log(self, responder: Responder, table_id: str, argument: str) -> None:
        """A page of the log; without a number the newest."""
        scene = await self.bridge.tables.scene(table_id)
        page = await self.bridge.tables.log(table_id, int(argument) if argument.isdecimal() else None, size=10)
        seat = scene.seat_of(responder.actor.member)
        await show(responder, log_panel(scene, self.bridge.voice(scene, responder.locale), page, seat))

    # Seats -----------------------------------------------------------------------------------------------------------

    async def stand_in(self, responder: Responder, table_id: str, argument: str) -> None:
        """Let an agent play a seat: which (no argument), how (`<seat>`), or do it (`<seat>:once`, `<seat>:on`)."""
        scene, voice = await self._known(responder, table_id)
        number, _, how = (argument or next(iter(values_of(responder)), "")).partition(":")
        if not number:
            await show(responder, panels.seats_panel(scene, voice))
            return
        seat = _seat(scene, number)
        if not how:
            await show(responder, panels.stand_in_panel(scene, voice, seat))
            return
        await self.play_for(responder, scene, seat, once=how == "once")

    async def play_for(self, responder: Responder, scene: Scene, seat: int, *, once: bool) -> None:
        """Let an agent play that seat."""
        voice, table_id = self.bridge.voice(scene, responder.locale), scene.table.id
        await self.bridge.act(responder, table_id, self.bridge.tables.stand_in(table_id, responder.actor, seat, once))
        key = "stand-in-once-done" if once else "stand-in-seat-done"
        await show(responder, Panel(voice.text.say(key, name=voice.name(seat))))

    async def take_back(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take one's own seat back."""
        await self._known(responder, table_id)
        tables = self.bridge.tables
        await self.bridge.act(responder, table_id, tables.take_seat_back(table_id, responder.actor))
        await show(responder, Panel(responder.say("welcome-back")))

    async def leave(self, responder: Responder, table_id: str, argument: str) -> None:
        """Leave the table, when it was confirmed."""
        scene, voice = await self._known(responder, table_id)
        if scene.seat_of(responder.actor.member) is None:
            raise NotSeated
        if argument != "sure":
            text = voice.text.say("leave-confirm")
            await show(responder, panels.confirm_panel(table_id, voice, text, "leave", "button-leave"))
            return
        await self.bridge.act(responder, table_id, self.bridge.tables.leave(table_id, responder.actor))
        await show(responder, Panel(voice.text.say("leave-done")))

    async def options(self, responder: Responder, table_id: str, argument: str) -> None:
        """The options of the table and of one's own seat."""
        scene, voice = await self._known(responder, table_id)
        seat = scene.seat_of(responder.actor.member)
        await show(responder, panels.options_panel(scene, voice, seat))

    async def ask_always(self, responder: Responder, table_id: str, argument: str) -> None:
        """The switch 毎回きく."""
        await self._known(responder, table_id)
        on, tables = argument == "on", self.bridge.tables
        change = await self.bridge.act(responder, table_id, tables.set_ask_always(table_id, responder.actor, on))
        voice = self.bridge.voice(change.scene, responder.locale)
        seat = change.scene.seat_of(responder.actor.member)
        done = voice.text.say("always-ask-on" if on else "always-ask-off")
        await show(responder, panels.options_panel(change.scene, voice, seat, done))

    # The table -------------------------------------------------------------------------------------------------------

    async def end(self, responder: Responder, table_id: str, argument: str) -> None:
        """End the table, when it was confirmed."""
        _, voice = await self._known(responder, table_id, even_unreadable=True)
        if argument != "sure":
            text = voice.text.say("end-confirm", table=voice.table)
            await show(responder, panels.confirm_panel(table_id, voice, text, "end", "button-end.confirm"))
            return
        await self.bridge.act(responder, table_id, self.bridge.tables.end(table_id, responder.actor))
        await show(responder, Panel(voice.text.say("end-done", table=voice.table)))

    async def pause(self, responder: Responder, table_id: str, argument: str) -> None:
        """Pause the table."""
        await self._known(responder, table_id)
        await self.bridge.act(responder, table_id, self.bridge.tables.pause(table_id, responder.actor))
        await self._tell(responder, "pause-done")

    async def resume(self, responder: Responder, table_id: str, argument: str) -> None:
        """Go on with a paused table."""
        await self._known(responder, table_id)
        await self.bridge.act(responder, table_id, self.bridge.tables.resume(table_id, responder.actor))
        await self._tell(responder, "resume-done")

    # Parts -----------------------------------------------------------------------------------------------------------

    async def _known(
        self, responder: Responder, table_id: str, *, even_unreadable: bool = False
    ) -> tuple[Scene, Voice]:
        scene = await self.bridge.tables.scene(table_id, even_unreadable=even_unreadable)
        self.bridge.know(responder, scene)
        return scene, self.bridge.voice(scene, responder.locale)

    @staticmethod
    async def _tell(responder: Responder, key: str) -> None:
        """Say that it is done to who typed a command; who pressed a button sees it on the board."""
        if not responder.is_press:
            await responder.private(responder.say(key))


def _seat(scene: Scene, number: str) -> int:
    if not number.isdecimal() or int(number) >= len(scene.seats):
        raise UnknownButton
    return int(number)
