"""The record of a table as a file.

While a table runs it is a scenario of the turn that is played, which `ryutaku scenario` runs: what nobody may know is
dealt anew in it, and it ends before the first answer that is secret or that the new deal does not allow. When the
table has ended it is the whole journal with the seed of the dice, so that anybody can check every roll.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random, SystemRandom
from typing import Any

import msgspec

from bot.tables.records import JournalRecord, SavedMatch
from bot.tables.scene import Scene
from bot.tables.service import Tables
from rules.kernel.dice import DiceStream, Script
from rules.kernel.errors import KernelError
from rules.kernel.event import Event
from rules.kernel.game import game_by_id
from rules.kernel.journal import Entry
from rules.kernel.match import Match, Setting
from rules.kernel.message import Dice
from rules.kernel.points import choose_modules, module_ids
from rules.kernel.table import Table
from rules.kernel.upgrade import stored_content, upgraded_state


class Export(msgspec.Struct, frozen=True):
    """A file."""

    name: str
    data: bytes


class Taken(msgspec.Struct, frozen=True):
    """One answer with the dice that it rolled; `hidden` when some of them are not for everybody."""

    entry: Entry
    dice: tuple[int, ...]
    hidden: bool


async def export_of(tables: Tables, scene: Scene) -> Export:
    """The record of that table. Raises a StoreError, or KernelError where it can't be read."""
    table_id = scene.table.id
    async with tables.store.read() as tx:
        if scene.table.started_at is None or not scene.table.in_play:
            saved = await tx.saved_match(table_id) if scene.table.started_at is not None else None
            return Export(f"{table_id}.json", _whole(scene, saved, await tx.history(table_id)))
        saved = await tx.saved_match(table_id)
        rows = await tx.events_since(table_id, saved.checkpoint.sequence - 1)
    return Export(f"{table_id}.toml", _scenario(saved, rows, SystemRandom()).encode())


# A table that runs ---------------------------------------------------------------------------------------------------


def _scenario(saved: SavedMatch, rows: Sequence[JournalRecord], rng: Random) -> str:
    setting = _setting(saved)
    state = _dealt_anew(saved, setting, rng)
    begins = saved.checkpoint.draws
    before = [event for row in rows if row.sequence <= saved.checkpoint.sequence for event in row.events]
    opening = tuple(value for event in before if int(_arg(event, "draw", -1)) >= begins for value in _dice(event))
    taken = [_taken(row) for row in rows if isinstance(row.row, Entry) and row.sequence > saved.checkpoint.sequence]
    open_stop = saved.table.stop
    steps = _fitting(saved, setting, state, opening, [each for each in taken if each.entry.stop != open_stop])
    return "\n".join(_lines(saved, state, opening, steps)) + "\n"


def _setting(saved: SavedMatch) -> Setting:
    game = game_by_id(saved.table.game)
    content = stored_content(game, saved.content.data, saved.content.revision)
    return Setting(game, content, len(saved.seats), saved.table.options, b"scenario")


def _dealt_anew(saved: SavedMatch, setting: Setting, rng: Random) -> dict[str, Any]:
    """The state at the start of the turn, with all that a spectator can't see in a new order."""
    game, chosen = setting.game, module_ids(setting.options.get("modules", ""))
    state, points = upgraded_state(game, saved.checkpoint), choose_modules(chosen, game.modules)
    dice = DiceStream(rng.randbytes(32))
    table: Table[Any, Any] = Table(state, setting.content, setting.seats, setting.options, dice, points)
    game.conceal(table, None)
    plain: dict[str, Any] = msgspec.to_builtins(table.state, str_keys=True)
    return plain


def _fitting(
    saved: SavedMatch, setting: Setting, state: dict[str, Any], opening: tuple[int, ...], taken: Sequence[Taken]
) -> list[Taken]:
    """The answers up to the first that is secret, or that can't be given at the table as it was dealt anew."""
    script = Script(opening, strict=True)
    start = msgspec.structs.replace(saved.checkpoint, state=state, draws=0, revision=setting.game.revision)
    kept: list[Taken] = []
    try:
        match = Match.restore(msgspec.structs.replace(setting, script=script), start)
        for each in taken:
            entry = each.entry
            if each.hidden or match.prompt(entry.seat, entry.steps[0].kind).secret:
                break
            script.left += each.dice
            match.submit(entry.seat, match.number, entry.steps[0].kind, [step.chosen for step in entry.steps])
            if script.left:
                break
            kept.append(each)
    except KernelError:
        pass
    return kept


def _taken(row: JournalRecord) -> Taken:
    assert isinstance(row.row, Entry)
    dice = tuple(value for event in row.events for value in _dice(event))
    return Taken(row.row, dice, any(event.kind == "dice_rolled" and event.seats is not None for event in row.events))


def _dice(event: Event) -> tuple[int, ...]:
    rolled = _arg(event, "dice", None) if event.kind == "dice_rolled" else None
    return rolled.values if isinstance(rolled, Dice) else ()


def _arg(event: Event, name: str, default: Any) -> Any:
    return event.args.get(name, default)


def _lines(saved: SavedMatch, state: dict[str, Any], opening: tuple[int, ...], steps: Sequence[Taken]) -> Iterator[str]:
    nothing: list[str] = []
    values = {key: _without_none(value, key, nothing) for key, value in state.items()}
    yield f"game = {_toml(saved.table.game)}"
    yield f"seats = {len(saved.seats)}"
    yield f"title = {_toml(f'{saved.table.id}, turn {saved.checkpoint.turn}')}"
    yield f"options = {_toml(saved.table.options)}"
    yield f"dice = {_toml(list(opening))}"
    yield f"none = {_toml(nothing)}"
    yield "\n[set]"
    yield from (f"{_toml(key)} = {_toml(value)}" for key, value in values.items())
    for each in steps:
        yield "\n[[step]]"
        yield f"seat = {each.entry.seat}"
        yield f"kind = {_toml(each.entry.steps[0].kind)}"
        yield f"choose = {_toml([list(step.chosen) for step in each.entry.steps])}"
        yield f"dice = {_toml(list(each.dice))}"


def _without_none(value: Any, path: str, nothing: list[str]) -> Any:
    """The value with 0 for None, which TOML does not know; the paths of those are added to `nothing`."""
    if isinstance(value, dict):
        return {key: _without_none(inner, f"{path}.{key}", nothing) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_without_none(inner, f"{path}.{place}", nothing) for place, inner in enumerate(value)]
    if value is None:
        nothing.append(path)
        return 0
    return value


def _toml(value: Any) -> str:
    """A value on one line of TOML; strings, numbers and truth are written as in JSON."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_toml(str(key))} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# A table that has ended ----------------------------------------------------------------------------------------------


def _whole(scene: Scene, saved: SavedMatch | None, rows: Sequence[JournalRecord]) -> bytes:
    table = scene.table
    record = {
        "game": table.game,
        "revision": saved.content.revision if saved is not None else scene.game.revision,
        "seats": len(scene.seats),
        "options": table.options,
        "content": table.content_digest,
        "seed": None if table.in_play else table.seed.hex(),
        "commitment": table.commitment,
        "result": msgspec.to_builtins(table.result),
        "journal": [_row(row) for row in rows],
    }
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def _row(row: JournalRecord) -> dict[str, Any]:
    kernel = msgspec.to_builtins(row.row) or {}
    return {
        **kernel,
        "sequence": row.sequence,
        "turn": row.turn,
        "at": row.at.isoformat(),
        "undone_by": row.undone_by,
        "events": msgspec.to_builtins(row.events),
    }
