"""The rules topic by topic: a panel for each, and the topic that goes with a choice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.screen.choices import Button, Row
from bot.screen.ids import NO_TABLE
from bot.screen.limits import CONTENT, MENU_OPTIONS, shorten
from bot.screen.private import Panel, verb_button, verb_menu
from bot.text import Speaker

VERB = "rules"


class Topic(msgspec.Struct, frozen=True):
    """A topic of a game's rules: its id and what it is called."""

    id: str
    title: str


def topics_of(words: Speaker) -> tuple[Topic, ...]:
    """The topics of the speaker's game, in the order of its texts."""
    prefix = f"{words.game}-rules-"
    ids = [key.removeprefix(prefix) for key in words.texts.entries[words.locale] if key.startswith(prefix)]
    return tuple(Topic(each, words.say(f"rules-{each}.title")) for each in ids)


def topic_of_choice(words: Speaker, kinds: Sequence[str]) -> Topic | None:
    """The topic that explains a choice: the one that `help-<kind>.rule` of the first of these kinds names."""
    for kind in kinds:
        if words.has(f"help-{kind}.rule"):
            topic = words.say(f"help-{kind}.rule")
            return Topic(topic, words.say(f"rules-{topic}.title"))
    return None


def rules_panel(words: Speaker, topic: str = "", extra: tuple[Row, ...] = ()) -> Panel:
    """A topic, or how the game is played in a few lines, with the other topics to choose from."""
    known = topics_of(words)
    titles = {each.id: each.title for each in known}
    if topic in titles:
        head = words.say("rules-head", topic=titles[topic], title=words.say("name"))
        text = words.say(f"rules-{topic}")
    else:
        head, text = f"**{words.say('name')}**", words.say("howto" if words.has("howto") else "tagline")
    menu: tuple[Row, ...] = ()
    if known:
        lines = [(each.id, each.title, "") for each in known[:MENU_OPTIONS]]
        menu = ((verb_menu(NO_TABLE, VERB, words.say("rules-menu"), lines, words.game or "", topic),),)
    return Panel(shorten(f"{head}\n{text}", CONTENT), (*menu, *extra))


def rule_button(words: Speaker, kinds: Sequence[str]) -> tuple[Button, ...]:
    """The button that leads from a choice to its topic, where there is one."""
    topic = topic_of_choice(words, kinds)
    return () if topic is None else (verb_button(NO_TABLE, VERB, words.say("button-rule"), f"{words.game}:{topic.id}"),)
