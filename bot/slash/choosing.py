"""Choosing by typing: `/choose` and the verbs of a game answer any prompt, with the options as suggestions."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from discord import app_commands

from bot.screen import panels
from bot.screen.bridge import Bridge
from bot.screen.choices import label_of
from bot.screen.escape import escape
from bot.screen.presses import Presses
from bot.screen.private import show
from bot.screen.respond import Interaction, Responder
from bot.slash.errors import UnknownChoice
from bot.slash.finding import CHOICE_LENGTH, folded, scene_here, suggestions, table_here
from bot.tables.errors import NotSeated
from bot.tables.scene import Scene
from bot.text import locale_of
from rules.kernel.prompt import Prompt

NOTHING = ""


class Choice(msgspec.Struct, frozen=True):
    """Something that can be typed: the prompt, the option's id (empty: nothing is chosen) and its words."""

    prompt: Prompt
    option: str
    words: str
    value: str


class Choosing:
    """Finds and carries out what was typed; `kinds` restricts it to prompts of these kinds."""

    def __init__(self, bridge: Bridge, kinds: Collection[str] | None = None) -> None:
        self.bridge = bridge
        self.kinds = kinds

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What the reader may choose now, in the reader's language."""
        scene = await scene_here(self.bridge, interaction)
        seat = scene.seat_of(interaction.user.id) if scene is not None else None
        if scene is None or seat is None:
            return []
        found = await self._choices(scene, seat, locale_of(interaction.locale))
        return suggestions(((each.words, each.value) for each in found), typed)

    async def choose(self, responder: Responder, choice: str | None = None) -> None:
        """Answer what was typed; without a choice the only one there is, or a private panel of all there are."""
        scene = await table_here(self.bridge, responder)
        seat = scene.seat_of(responder.actor.member)
        if seat is None:
            raise NotSeated
        found = await self._choices(scene, seat, responder.locale)
        picked = _only(found) if choice is None else _named(found, choice)
        prompts = await self._prompts(scene, seat)
        if picked is not None and picked.prompt.max == 1:
            await self._answer(responder, scene, picked)
        elif choice is None or picked is not None:
            asked = [picked.prompt] if picked is not None else list(prompts)
            if not asked:
                await self._refuse(responder, scene)
            voice = self.bridge.voice(scene, responder.locale)
            await show(responder, panels.choices_panel(scene, voice, asked))
        else:
            raise UnknownChoice(text=escape(choice, CHOICE_LENGTH))

    async def _answer(self, responder: Responder, scene: Scene, picked: Choice) -> None:
        chosen = (picked.option,) if picked.option else ()
        await Presses(self.bridge).choose(
            responder, scene.table.id, scene.stop, picked.prompt.kind, chosen, confirmed=True
        )
        if not responder.answered:
            await responder.private(responder.say("choose-done", what=picked.words))

    async def _refuse(self, responder: Responder, scene: Scene) -> None:
        """Nothing can be chosen: say whose turn it is, as for a press that is not one's own."""
        kind = next(iter(sorted(self.kinds or ())), "") or "-"
        await Presses(self.bridge).choose(responder, scene.table.id, scene.stop, kind, ())

    async def _prompts(self, scene: Scene, seat: int) -> tuple[Prompt, ...]:
        prompts = await self.bridge.tables.seat_prompts(scene.table.id, seat)
        return tuple(prompt for prompt in prompts if self.kinds is None or prompt.kind in self.kinds)

    async def _choices(self, scene: Scene, seat: int, locale: str) -> list[Choice]:
        voice = self.bridge.voice(scene, locale)
        found: list[Choice] = []
        for prompt in await self._prompts(scene, seat):
            stem = f"{scene.stop}:{prompt.kind}"
            for number, option in enumerate(prompt.options):
                words = label_of(prompt, option, voice.plain, menu=True)
                found.append(Choice(prompt, option.id, words, f"{stem}:{number}"))
            if not prompt.min and not prompt.offer:
                found.append(Choice(prompt, NOTHING, voice.plain.say("button-nothing"), f"{stem}:-"))
        return found


def _only(found: list[Choice]) -> Choice | None:
    """What is meant by no words: the only choice there is, offers aside."""
    awaited = [each for each in found if not each.prompt.offer]
    return awaited[0] if len(awaited) == 1 else None


def _named(found: list[Choice], typed: str) -> Choice | None:
    """The choice of that value or those words; the letter or the beginning will do when only one has it."""
    for each in found:
        if each.value == typed or folded(each.words) == folded(typed):
            return each
    begins = [each for each in found if folded(each.words).startswith(folded(typed))]
    return begins[0] if len(begins) == 1 and typed.strip() else None
