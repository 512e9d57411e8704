"""What can be pressed beside the choices of a table in play: help, undo, votes, the seat's own panels."""

from __future__ import annotations

from bot.screen import panels
from bot.screen.bridge import Bridge
from bot.screen.choices import label_of
from bot.screen.errors import LatePress, NotVoter
from bot.screen.private import Panel, show
from bot.screen.respond import Responder
from bot.tables.errors import NothingToDecide, NotSeated
from bot.tables.scene import Change, Scene
from rules.kernel.errors import NotAsked
from rules.kernel.message import Message
from rules.kernel.prompt import Prompt


def register(bridge: Bridge) -> None:
    """Give every such verb its handler."""
    handlers = PlayVerbs(bridge)
    bridge.verb("help")(handlers.help)
    bridge.verb("advise")(handlers.advise)
    bridge.verb("offers")(handlers.offers)
    bridge.verb("open")(handlers.open)
    bridge.verb("undo")(handlers.undo)
    bridge.verb("agree")(handlers.agree)
    bridge.verb("disagree")(handlers.disagree)
    bridge.verb("cancel")(handlers.cancel)


class PlayVerbs:
    """The handlers; each is given the responder, the table's id and the argument."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    # Explaining ------------------------------------------------------------------------------------------------------

    async def help(self, responder: Responder, table_id: str, argument: str) -> None:
        """Explain the choice at hand."""
        scene = await self.bridge.tables.scene(table_id)
        seat = scene.seat_of(responder.actor.member)
        mine = () if seat is None else await self.bridge.tables.seat_prompts(table_id, seat)
        prompts = mine or tuple(prompt for prompt in scene.prompts if not prompt.secret and not prompt.offer)
        voice = self.bridge.voice(scene, responder.locale)
        await show(responder, panels.help_panel(scene, voice, prompts, seat))

    async def advise(self, responder: Responder, table_id: str, argument: str) -> None:
        """What the sensible agent would choose, and why."""
        scene, _, prompts = await self._mine(responder, table_id)
        prompt = min(prompts, key=lambda each: each.offer, default=None)
        advice = None if prompt is None else await self.bridge.tables.advise(table_id, responder.actor, prompt.kind)
        if advice is None:
            raise NotAsked
        asked, chosen, reason = advice
        voice = self.bridge.voice(scene, responder.locale)
        what = tuple(
            Message("words", {"words": label_of(asked, asked.option(each), voice.plain, menu=True)}) for each in chosen
        )
        if isinstance(reason, Message):
            await show(responder, Panel(voice.text.say("help-unsure", what=what, why=voice.text(reason))))
        else:
            await show(responder, Panel(voice.text.say("help-unsure-plain", what=what)))

    # Choosing in private ---------------------------------------------------------------------------------------------

    async def offers(self, responder: Responder, table_id: str, argument: str) -> None:
        """All that the presser may use now, with what is closed and why."""
        scene, _, prompts = await self._mine(responder, table_id)
        voice = self.bridge.voice(scene, responder.locale)
        offers = [prompt for prompt in prompts if prompt.offer] or list(prompts)
        await show(responder, panels.choices_panel(scene, voice, offers))

    async def open(self, responder: Responder, table_id: str, argument: str) -> None:
        """Show a secret choice to the seat that has it."""
        stop, _, kind = argument.partition(":")
        scene, _, prompts = await self._mine(responder, table_id)
        self._still(scene, stop)
        await show(responder, self._panel(scene, responder, prompts, kind))

    async def cancel(self, responder: Responder, table_id: str, argument: str) -> None:
        """Close a private panel; nothing was chosen."""
        await show(responder, Panel(responder.say("draft-cancelled")))

    # Taking back -----------------------------------------------------------------------------------------------------

    async def undo(self, responder: Responder, table_id: str, argument: str) -> None:
        """Take the newest answer back, or ask the table to. `argument`: the stop that the presser saw, if any."""
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        self._still(scene, argument)
        change = await self.bridge.act(responder, table_id, self.bridge.tables.undo(table_id, responder.actor))
        if not responder.is_press:
            await responder.private(responder.say(_undo_key(change)))

    async def agree(self, responder: Responder, table_id: str, argument: str) -> None:
        """Say yes to the vote."""
        await self._vote(responder, table_id, argument, agrees=True)

    async def disagree(self, responder: Responder, table_id: str, argument: str) -> None:
        """Say no to the vote."""
        await self._vote(responder, table_id, argument, agrees=False)

    async def _vote(self, responder: Responder, table_id: str, number: str, *, agrees: bool) -> None:
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        if scene.vote is None or number != str(scene.vote.number):
            raise NothingToDecide
        if scene.seat_of(responder.actor.member) not in scene.vote.voters:
            raise NotVoter
        tables = self.bridge.tables
        change = await self.bridge.act(responder, table_id, tables.vote(table_id, responder.actor, agrees))
        if change.vote is not None:
            await responder.private(responder.say("undo-voted"))

    # Parts -----------------------------------------------------------------------------------------------------------

    async def _mine(self, responder: Responder, table_id: str) -> tuple[Scene, int, tuple[Prompt, ...]]:
        """The table, the presser's seat and what it is asked; raises NotSeated."""
        scene = await self.bridge.tables.scene(table_id)
        self.bridge.know(responder, scene)
        seat = scene.seat_of(responder.actor.member)
        if seat is None:
            raise NotSeated
        return scene, seat, await self.bridge.tables.seat_prompts(table_id, seat)

    def _panel(self, scene: Scene, responder: Responder, prompts: tuple[Prompt, ...], kind: str) -> Panel:
        wanted = [prompt for prompt in prompts if prompt.kind == kind]
        if not wanted:
            raise NotAsked
        return panels.choices_panel(scene, self.bridge.voice(scene, responder.locale), wanted)

    @staticmethod
    def _still(scene: Scene, stop: str) -> None:
        if stop and stop != str(scene.stop):
            raise LatePress


def _undo_key(change: Change) -> str:
    return "undo-done" if change.vote is None else "undo-asked"
