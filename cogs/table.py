"""`/table …` and `/choose`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import Ryutaku
from bot.screen.descriptions import described
from bot.slash.choosing import Choosing
from bot.slash.commands import Parameter, command
from bot.slash.table import TableCommands


async def setup(bot: Ryutaku) -> None:
    """Add them."""
    bot.tree.add_command(_group(bot))
    choosing = Choosing(bot.bridge)
    choice = Parameter("choice", str, described("command-choose.choice"), None, suggest=choosing.suggest)
    choose = command(bot.bridge, "choose", described("command-choose"), choosing.choose, [choice])
    choose.guild_only = True
    bot.tree.add_command(choose)


def _group(bot: Ryutaku) -> app_commands.Group:
    handlers = TableCommands(bot.bridge)
    seat = Parameter("seat", str, described("command-table-replace.seat"), suggest=handlers.suggest_seats)
    any_seat = Parameter("seat", str, described("command-table-stand-in.seat"), None, suggest=handlers.suggest_seats)
    member = Parameter("member", discord.Member, described("command-table-replace.member"))
    once = Parameter("once", bool, described("command-table-stand-in.once"), False)
    table = Parameter("table", str, described("command-table-move.table"), suggest=handlers.suggest_tables)
    page = Parameter("page", app_commands.Range[int, 1], described("command-table-log.page"), None)
    group = app_commands.Group(name="table", description=described("command-table"), guild_only=True)
    for name, work, parameters in (
        ("show", handlers.show, []),
        ("undo", handlers.undo, []),
        ("help", handlers.help, []),
        ("log", handlers.log, [page]),
        ("leave", handlers.leave, []),
        ("replace", handlers.replace, [seat, member]),
        ("stand-in", handlers.stand_in, [any_seat, once]),
        ("pause", handlers.pause, []),
        ("resume", handlers.resume, []),
        ("move", handlers.move, [table]),
        ("options", handlers.options, []),
        ("export", handlers.export, []),
        ("end", handlers.end, []),
    ):
        description = described(f"command-table-{name}")
        group.add_command(command(bot.bridge, name, description, work, parameters))
    return group
