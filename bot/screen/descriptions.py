"""Names and descriptions of slash commands in every language of Discord's clients, out of our message files.

    @app_commands.command(name="show", description=described("command-table-show"))

A description is English where the client's language is not ours.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from discord import Locale, app_commands

from bot.screen.limits import COMMAND_DESCRIPTION, shorten
from bot.text import Texts, locale_of

DEFAULT = "en"


@cache
def own_texts() -> Texts:
    """The messages of this installation."""
    return Texts()


def described(key: str, **args: Any) -> app_commands.locale_str:
    """A description by its message key. Arguments may differ by language: then give a mapping `{"ja": …, "en": …}`."""
    return app_commands.locale_str(_text(own_texts(), key, DEFAULT, args), key=key, args=args)


class Translator(app_commands.Translator):
    """Gives Discord our descriptions in the languages that we have beside the default one."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in that language; None where the default will do."""
        ours = locale_of(locale)
        key = string.extras.get("key")
        if key is None or ours == DEFAULT:
            return None
        return _text(self.texts, key, ours, string.extras.get("args", {}))


def _text(texts: Texts, key: str, locale: str, args: dict[str, Any]) -> str:
    chosen = {name: value[locale] if isinstance(value, dict) else value for name, value in args.items()}
    return shorten(texts.say(key, locale, **chosen), COMMAND_DESCRIPTION)
