"""`/roll`, `/peak`, `/odds …`, `/rolls`, `/luck` and `/dice …`: dice anywhere, game or no game."""

from __future__ import annotations

from discord import app_commands

from bot.app import Ryutaku
from bot.dice.commands import DiceCommands
from bot.dice.limits import PEAK_DICE, SIDES
from bot.screen.descriptions import described
from bot.slash.commands import Parameter, Work, command

EXPRESSION = Parameter("expression", str, described("command-roll.expression"))
LABEL = Parameter("label", str, described("command-roll.label"), None)
SECRET = Parameter("secret", bool, described("command-roll.secret"), False)
DICE = Parameter("dice", app_commands.Range[int, 0, PEAK_DICE // 2], described("command-peak.dice"))
BOOST = Parameter("boost", app_commands.Range[int, 0, PEAK_DICE // 2], described("command-peak.boost"), 0)
OWN_SECRET = Parameter("secret", bool, described("command-dice-proof.secret"), False)
HERE = Parameter("here", bool, described("command-dice-off.here"), False)
MINE = Parameter("mine", bool, described("command-rolls.mine"), False)
LUCK_SIDES = Parameter("sides", app_commands.Range[int, 2, SIDES], described("command-luck.sides"), None)
WHOSE = Parameter(
    "whose",
    str,
    described("command-luck.whose"),
    "member",
    choices=tuple(
        app_commands.Choice(name=described(f"command-luck.{whose}"), value=whose)
        for whose in ("member", "channel", "table")
    ),
)


async def setup(bot: Ryutaku) -> None:
    """Add them."""
    handlers = DiceCommands(bot.bridge)
    single: list[tuple[str, Work, list[Parameter]]] = [
        ("roll", handlers.roll, [EXPRESSION, LABEL, SECRET]),
        ("peak", handlers.peak, [DICE, BOOST, LABEL, SECRET]),
        ("rolls", handlers.rolls, [MINE]),
        ("luck", handlers.luck, [WHOSE, LUCK_SIDES]),
    ]
    for name, work, parameters in single:
        bot.tree.add_command(command(bot.bridge, name, described(f"command-{name}"), work, parameters))
    odds = app_commands.Group(name="odds", description=described("command-odds"))
    odds.add_command(command(bot.bridge, "peak", described("command-odds-peak"), handlers.peak_odds, [DICE, BOOST]))
    odds.add_command(command(bot.bridge, "roll", described("command-odds-roll"), handlers.odds, [EXPRESSION]))
    bot.tree.add_command(odds)
    dice = app_commands.Group(name="dice", description=described("command-dice"))
    grouped: list[tuple[str, Work, list[Parameter]]] = [
        ("proof", handlers.proof, [OWN_SECRET]),
        ("reveal", handlers.reveal, [OWN_SECRET]),
        ("off", handlers.off, [HERE]),
        ("on", handlers.on, [HERE]),
    ]
    for name, work, parameters in grouped:
        dice.add_command(command(bot.bridge, name, described(f"command-dice-{name}"), work, parameters))
    bot.tree.add_command(dice)
