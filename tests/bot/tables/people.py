"""People at a table of the toy game, who press what they are asked."""

from __future__ import annotations

import itertools

from bot.tables.actor import Actor, Place
from bot.tables.scene import Change
from bot.tables.service import Tables

MIKA, KEN, AYA = 101, 102, 103
NAMES = {MIKA: "ミカ", KEN: "ケン", AYA: "アヤ"}
PLACE = Place(guild=1, channel=10, home=9)
_interactions = itertools.count(1000)


def actor(member: int, *, manager: bool = False, interaction: int | None = None) -> Actor:
    """A new press of that member, or that very one again."""
    return Actor(member, NAMES.get(member, "?"), "ja", interaction or next(_interactions), manager)


async def lobby(tables: Tables, *members: int, place: Place = PLACE, **options: str | int) -> str:
    change = await tables.open_lobby(actor(members[0]), place, "toy", "週末卓", options)
    table_id = change.scene.table.id
    for member in members[1:]:
        await tables.join(table_id, actor(member))
    return table_id


async def started(tables: Tables, *members: int, place: Place = PLACE, **options: str | int) -> str:
    table_id = await lobby(tables, *members, place=place, **options)
    await tables.start(table_id, actor(members[0]))
    return table_id


async def roll(tables: Tables, table_id: str, member: int) -> Change:
    scene = await tables.scene(table_id)
    return await tables.answer(table_id, actor(member), scene.stop, "roll", [("go",)])


async def play_card(tables: Tables, table_id: str, member: int) -> Change:
    scene = await tables.scene(table_id)
    (prompt,) = await tables.seat_prompts(table_id, scene.seat_of(member) or 0)
    return await tables.answer(table_id, actor(member), scene.stop, "card", [prompt.ids[:1]])


async def play_turn(tables: Tables, table_id: str, *members: int) -> Change:
    """One whole turn of the toy game: the awaited seat rolls, everybody plays a card."""
    scene = await tables.scene(table_id)
    active = scene.seats[scene.awaited[0]].member
    assert active is not None
    change = await roll(tables, table_id, active)
    for member in members:
        change = await play_card(tables, table_id, member)
    return change
