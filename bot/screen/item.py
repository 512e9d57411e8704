"""The one item behind every button and menu, and the views that carry it.

A view that mixed it with ordinary items would take its pattern away from the whole bot when it stops; so views are made
here alone, hold nothing else but buttons that are links, are new for every message and every edit, and never stop.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.screen.choices import Button, Menu, Row
from bot.screen.ids import TEMPLATE

Link = tuple[str, str]
"""A button that leads somewhere: its words and its address."""

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class TableItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or menu of ours: what it means is in its custom id alone, so it works after any restart."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> TableItem:
        """The item that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await interaction.client.bridge.take(interaction)


def view_of(rows: Sequence[Row], links: Sequence[Link] = ()) -> discord.ui.View:
    """A new view of these rows; links share the last row of buttons where there is room, else they have their own."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for each in row:
            item = _button(each, number) if isinstance(each, Button) else _menu(each, number)
            view.add_item(TableItem(item))
    if links:
        last = rows[-1] if rows else ()
        shares = bool(last) and len(last) + len(links) <= 5 and all(isinstance(each, Button) for each in last)
        number = len(rows) - 1 if shares else len(rows)
        for label, address in links:
            view.add_item(discord.ui.Button(label=label, url=address, row=number))
    return view


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.custom_id, label=button.label, style=STYLES[button.style], disabled=button.disabled, row=row
    )


def _menu(menu: Menu, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=line.label, value=line.value, description=line.description or None, default=line.default
        )
        for line in menu.options
    ]
    return discord.ui.Select(
        custom_id=menu.custom_id,
        placeholder=menu.placeholder,
        min_values=menu.min,
        max_values=menu.max,
        options=options,
        disabled=menu.disabled,
        row=row,
    )
