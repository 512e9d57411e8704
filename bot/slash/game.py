"""The commands of one game, made for all games alike: open a table, read the rules, look things up, and choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.learning.rules import Rules
from bot.screen import limits
from bot.screen.bridge import Bridge
from bot.screen.descriptions import described
from bot.screen.respond import Responder
from bot.screen.settings import open_options
from bot.screen.verbs_sheets import Sheets
from bot.slash.choosing import Choosing
from bot.slash.commands import HasBridge, Parameter, command
from bot.slash.finding import table_here
from bot.slash.opening import Wish, open_table
from bot.tables.errors import NoTableHere
from bot.tables.lobby import PACES
from bot.text import LOCALES, Texts
from bot.text.conventions import value_text
from rules.kernel.game import AnyGame, GameOption, game_by_id
from rules.kernel.sheet import Sheet

NEW, RULES, CAMPAIGN = "new", "rules", "campaign"


def game_commands(bot: HasBridge, game_id: str) -> app_commands.Group:
    """The group `/<game>`: the id with hyphens for underscores."""
    bridge, game = bot.bridge, game_by_id(game_id)
    texts = bridge.texts
    title = _in_all(texts, game, "name")
    group = app_commands.Group(
        name=command_name(game.id), description=described("command-game", title=title), guild_only=True
    )

    async def new(responder: Responder, **typed: Any) -> None:
        options = {option.id: typed[_typed(option)] for option in open_options(game) if typed.get(_typed(option))}
        wish = Wish(
            game=game.id,
            title=typed.get("title") or "",
            here=bool(typed.get("here")),
            options=options,
            pace=typed.get("pace"),
            seats=typed.get("seats"),
        )
        await open_table(bridge, responder, wish)

    rules = Rules(bridge, game.id)
    topic = Parameter("topic", str, described("command-game-rules.topic"), None, suggest=rules.suggest)
    group.add_command(command(bridge, NEW, described("command-game-new", title=title), new, _parameters(texts, game)))
    group.add_command(command(bridge, RULES, described("command-game-rules", title=title), rules.read, [topic]))
    if game.series is not None:
        group.add_command(_campaign(bridge, game, title))
    for sheet in game.sheets:
        group.add_command(_looking_up(bridge, game, sheet))
    for verb, kinds in verbs_of(texts, game).items():
        choosing = Choosing(bridge, kinds)
        about = described(f"{game.id}-verb-{kinds[0]}.about")
        choice = Parameter("choice", str, described("command-choose.choice"), None, suggest=choosing.suggest)
        group.add_command(command(bridge, verb, about, choosing.choose, [choice]))
    return group


def _campaign(bridge: Bridge, game: AnyGame, title: Mapping[str, str]) -> app_commands.Command[Any, ..., None]:
    """The command that tells how far the series of games in this channel have come."""

    async def tell(responder: Responder) -> None:
        channel = responder.interaction.channel_id or 0
        table = await bridge.tables.last_at_channel(channel)
        home = table.home_channel if table is not None else channel
        words = bridge.texts.speaker(responder.locale, game.id, ())
        lines = [words(story) for story in await bridge.tables.stories(home, game.id)]
        await responder.private("\n".join([words.say("campaign-head"), *lines]))

    return command(bridge, CAMPAIGN, described("command-game-campaign", title=title), tell, ())


def _looking_up(bridge: Bridge, game: AnyGame, sheet: Sheet) -> app_commands.Command[Any, ..., None]:
    """The command that shows a sheet of the table in the channel."""

    async def look_up(responder: Responder, **typed: int | None) -> None:
        scene = await table_here(bridge, responder, ended=True)
        if scene.table.game != game.id:
            raise NoTableHere(f"no table of {game.id} here")
        await Sheets(bridge).show(responder, scene, sheet, typed.get(sheet.number))

    key = f"{game.id}-sheet-{sheet.id}"
    number = app_commands.Range[int, 0, sheet.most]
    typed = [Parameter(sheet.number, number, described(f"{key}.number"), None)] if sheet.number else []
    return command(bridge, sheet.id, described(f"{key}.about"), look_up, typed)


def command_name(game_id: str) -> str:
    """How a game's group is called: its id with hyphens for underscores."""
    return game_id.replace("_", "-")


def verbs_of(texts: Texts, game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """The table `verb → kinds` of a game, out of its texts `verb-<kind>`. ValueError when there are too many."""
    prefix = f"{game.id}-verb-"
    verbs: dict[str, tuple[str, ...]] = {}
    for key in texts.entries["en"]:
        if key.startswith(prefix):
            verb = texts.say(key, "en")
            verbs[verb] = (*verbs.get(verb, ()), key.removeprefix(prefix))
    others = (NEW, RULES, CAMPAIGN, *(sheet.id for sheet in game.sheets))
    if taken := set(verbs) & set(others):
        raise ValueError(f"{game.id} has verbs called like other commands: {', '.join(sorted(taken))}")
    if len(verbs) + len(others) > limits.COMMAND_CHILDREN:
        raise ValueError(
            f"{game.id} has {len(verbs)} verbs; {limits.COMMAND_CHILDREN - len(others)} fit into its group"
        )
    return verbs


def _parameters(texts: Texts, game: AnyGame) -> list[Parameter]:
    pace = [_choice(_in_all(texts, game, f"pace-{pace}.long"), pace) for pace in PACES]
    seats = [app_commands.Choice(name=str(count), value=count) for count in game.seats]
    return [
        Parameter("title", app_commands.Range[str, 1, 100], described("command-game-new.title"), None),
        *(_parameter(texts, game, option) for option in open_options(game)),
        Parameter("seats", int, described("command-game-new-seats"), None, tuple(seats)),
        Parameter("pace", str, described("command-game-new.pace"), None, tuple(pace)),
        Parameter("here", bool, described("command-game-new.here"), None),
    ]


def _parameter(texts: Texts, game: AnyGame, option: GameOption) -> Parameter:
    values = option.values[: limits.AUTOCOMPLETE_CHOICES]
    choices = tuple(_choice(_value_in_all(texts, game, option.id, value), str(value)) for value in values)
    key = f"{game.id}-setting-{option.id}"
    has_help = texts.has(f"{key}.help", "en")
    return Parameter(_typed(option), str, described(f"{key}.help" if has_help else key), None, choices)


def _typed(option: GameOption) -> str:
    """The name of an option as it is typed; none that the command has of its own."""
    return f"{option.id}_option" if option.id in {"title", "seats", "pace", "here"} else option.id


def _choice(words: Mapping[str, str], value: Any) -> app_commands.Choice[Any]:
    return app_commands.Choice(name=described("words", words=words), value=value)


def _in_all(texts: Texts, game: AnyGame, key: str) -> dict[str, str]:
    return {locale: texts.say(key, locale, game=game.id) for locale in LOCALES}


def _value_in_all(texts: Texts, game: AnyGame, option_id: str, value: str | int) -> dict[str, str]:
    return {locale: value_text(texts.speaker(locale, game.id), option_id, value) for locale in LOCALES}
