"""Which key says what: the conventions between rules and texts, in one place.

`prompt-<kind>` asks, `option-<label or kind>` is a button (`.menu`: longer words for a menu, `.hint`: a menu's second
line, `.confirm`: the same button at its second press), `help-<kind>` explains a choice, `event-<kind>` is a line of the
log (`.brief`: what the turn message says of it), `result-<outcome>` ends a game, `setting-<option>` and
`value-<option>-<value>` are options of a table, `verb-<kind>` a slash command.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.texts import Words
from rules.kernel.event import Event
from rules.kernel.message import Message
from rules.kernel.prompt import Option, Prompt
from rules.kernel.table import Result


def prompt_message(prompt: Prompt) -> Message:
    """What is asked."""
    return Message(f"prompt-{prompt.kind}", prompt.args)


def option_message(prompt: Prompt, option: Option, attribute: str = "") -> Message:
    """An option's text, or one of its attributes; the arguments of the prompt are known to it too."""
    key = f"option-{option.label or prompt.kind}" + (f".{attribute}" if attribute else "")
    return Message(key, {**prompt.args, **option.args})


def event_message(event: Event) -> Message:
    """A line of the log."""
    return Message(f"event-{event.kind}", event.args)


def result_message(result: Result) -> Message:
    """How a game ended."""
    return Message(f"result-{result.outcome}", result.args)


def setting_text(words: Words, option_id: str) -> str:
    """The name of an option of a table."""
    return words(Message(f"setting-{option_id}"))


def value_text(words: Words, option_id: str, value: str | int) -> str:
    """A value of such an option: its own message, else the option's message for any value, else the value itself.

    Several values joined by `+` are shown as a list.
    """
    parts = str(value).split("+")
    if len(parts) > 1:
        return words(Message("list-separator")).join(value_text(words, option_id, part) for part in parts)
    own = f"value-{option_id}-{value if value != '' else 'none'}"
    if words.has(own):
        return words(Message(own))
    if words.has(f"value-{option_id}"):
        return words(Message(f"value-{option_id}", {"value": value}))
    return str(value)


def settings_text(words: Words, options: Mapping[str, str | int]) -> str:
    """All options of a table in one line, in their order; those without a name are the game's own affair."""
    parts = [
        words(Message("settings-one", {"name": setting_text(words, key), "value": value_text(words, key, value)}))
        for key, value in options.items()
        if words.has(f"setting-{key}")
    ]
    return words(Message("settings-separator")).join(parts)
