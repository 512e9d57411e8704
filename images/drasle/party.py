"""The characters below the board: life and resource as big figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from images.drasle import icons, places
from images.drasle.places import Layout
from images.drasle.words import short_enough
from images.kit import header, marks, seats
from images.kit.fonts import TAP
from images.kit.palette import INK, RED, SOFT
from images.kit.sheet import Layer, Sheet
from images.kit.words import Say
from rules.drasle.view import HeroView, View
from rules.kernel.message import Message

WEAK = 2
"""From this life down a character is in danger."""
PAD = 10
BADGE = 60
BESIDE = PAD + BADGE + 8


class Card(msgspec.Struct, frozen=True):
    """What stands on a seat's card: who it is in words, and its character, None while none is chosen."""

    seat: int
    name: str
    called: str
    level: str
    current: bool
    hero: HeroView | None
    elixir: bool
    skills: tuple[tuple[str, int], ...]
    letter: str


def party(sheet: Sheet, layout: Layout, say: Say, view: View, names: Sequence[str], letters: Mapping[str, str]) -> None:
    """Every seat's card: badge, names, life, resource; and the letter of an option that points at it."""
    for seat in range(layout.seats):
        left, top, *_ = layout.card(seat)
        sheet.lay(
            _card(_shown(layout, say, view, names[seat], seat, letters.get(f"seat:{seat}", "")), *layout.card_size),
            left,
            top,
        )


def _shown(layout: Layout, say: Say, view: View, name: str, seat: int, letter: str) -> Card:
    hero = view.heroes[seat]
    if hero is None:
        return Card(seat, name, say(Message("picture-choosing")), "", False, None, False, (), letter)
    room = layout.card_size[0] - PAD - BESIDE - (marks.LARGE if letter else 0)
    called = short_enough(say, hero.character, room)
    level = say(Message("picture-level", {"level": hero.level}))
    current = seat == view.current and not view.outcome
    return Card(seat, name, called, level, current, hero, seat in view.elixirs, _skills(layout, view, hero), letter)


def _skills(layout: Layout, view: View, hero: HeroView) -> tuple[tuple[str, int], ...]:
    """The dice for each kind of quest, or for an attack, where there is room for them."""
    if layout.card_size[0] < places.WIDEST_CARD:
        return ()
    if layout.battle:
        return (("combat", hero.combat + hero.bonus),)
    return ("combat", hero.combat), ("exploration", hero.exploration), ("lore", hero.lore)


@lru_cache(maxsize=64)
def _card(card: Card, width: int, height: int) -> Layer:
    sheet = Sheet(width, height)
    if card.current:
        sheet.lay(header.plate(width, height), 0, 0)
    sheet.lay(seats.badge(card.seat, BADGE), PAD, 8)
    right = width - PAD
    if card.letter:
        right -= marks.LARGE
        sheet.lay(marks.option_letter(card.letter), right + PAD - 4, 4)
    end = _values(sheet, card.skills, right, 26)
    sheet.write(card.name, BESIDE, 24, 28, room=end - BESIDE, sizes=(TAP,), bold=card.current, kind="name")
    sheet.write(card.called, BESIDE, 56, TAP, colour=SOFT, room=right - BESIDE, kind="name")
    if card.hero:
        _life(sheet, card.hero, card.level, PAD + 2, 112)
        if not card.hero.dead and width >= places.WIDE_CARD:
            _resources(sheet, card.hero, card.elixir, 240, 120, 40)
        elif not card.hero.dead:
            _resources(sheet, card.hero, card.elixir, PAD, 168, 34)
    return sheet.layer()


def _values(sheet: Sheet, skills: Sequence[tuple[str, int]], right: int, middle: int) -> int:
    """Dice with their signs, from the right; returns where the first one begins."""
    for skill, dice in reversed(skills):
        right -= sheet.write(str(dice), right, middle, 34, bold=True, align="right") + 36
        sheet.lay(icons.icon(skill, 30), right, middle - 15, "icon", skill)
        right -= 18
    return right


def _life(sheet: Sheet, hero: HeroView, level: str, x: int, middle: int) -> None:
    sheet.lay(icons.icon("dead" if hero.dead else "life", 46), x, middle - 23, "icon", "life")
    x += 52
    colour, size = RED if hero.life <= WEAK else INK, 72 if hero.life < 10 else 66
    x += sheet.write(str(hero.life), x, middle, size, bold=True, colour=colour, kind="life") + 4
    sheet.write(level, x + 4, middle - 16, TAP, colour=SOFT)
    sheet.write(f"/{hero.max_life}", x, middle + 16, 30, colour=SOFT)


def _resources(sheet: Sheet, hero: HeroView, elixir: bool, x: int, middle: int, size: int) -> None:
    """Points of each resource, and signs of what else is held."""
    for resource in hero.resources:
        sheet.lay(icons.icon(resource.id, size), x, middle - size // 2, "icon", resource.id)
        x += size + 6
        x += sheet.write(str(resource.points), x, middle, size + 6, bold=True, kind="points") + 2
        if resource.cap is not None:
            x += sheet.write(f"/{resource.cap}", x, middle + 5, TAP, colour=SOFT)
        x += 12
    end = sheet.image.width - PAD
    for name, holds in (("bound", hero.bound), ("elixir", elixir), ("item", hero.item_ready)):
        if holds and end - 30 >= x:
            end -= 30
            sheet.lay(icons.icon(name, 30), end, middle - 15, "icon", name)
            end -= 6
