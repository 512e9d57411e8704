"""What only the reader sees: panels with a text, rows and links, kept as plain data until they are said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.screen.choices import Button, Menu, MenuOption, Row
from bot.screen.ids import Verb
from bot.screen.item import Link
from bot.screen.limits import MENU_DESCRIPTION, MENU_LABEL, MENU_OPTIONS, PLACEHOLDER, shorten
from bot.screen.respond import Responder


class Panel(msgspec.Struct, frozen=True):
    """A private message."""

    text: str
    rows: tuple[Row, ...] = ()
    links: tuple[Link, ...] = ()


async def show(responder: Responder, panel: Panel) -> None:
    """Show the panel in place of the private message that was pressed, or in a new one."""
    if responder.on_private:
        await responder.replace(panel.text, rows=panel.rows, links=panel.links)
    else:
        await responder.private(panel.text, rows=panel.rows, links=panel.links)


def values_of(responder: Responder) -> tuple[str, ...]:
    """What was chosen in the menu that was used; nothing for a button."""
    data: Mapping[str, Any] = responder.interaction.data or {}
    return tuple(str(value) for value in data.get("values") or ())


def verb_button(table: str, verb: str, label: str, argument: str = "", style: str = "secondary") -> Button:
    """A button that carries out a verb."""
    return Button(str(Verb(table, verb, argument)), label, style)  # type: ignore[arg-type]


def verb_menu(
    table: str, verb: str, placeholder: str, lines: Sequence[tuple[str, str, str]], argument: str = "", now: str = ""
) -> Menu:
    """A menu that carries out a verb; `lines` are value, label and a second line, `now` the value chosen before."""
    options = tuple(
        MenuOption(value, shorten(label, MENU_LABEL), shorten(more, MENU_DESCRIPTION), value == now)
        for value, label, more in lines[:MENU_OPTIONS]
    )
    return Menu(str(Verb(table, verb, argument)), shorten(placeholder, PLACEHOLDER), options)
