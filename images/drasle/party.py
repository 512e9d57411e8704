"""The characters below the board: life and resource as big figures."""

from __future__ import annotations

from collections.abc import Sequence

from images.drasle import icons, places
from images.drasle.words import short_enough
from images.kit import header, seats
from images.kit.fonts import TAP
from images.kit.palette import INK, RED, SOFT
from images.kit.sheet import Sheet
from images.kit.words import Say
from rules.drasle.box import Skill
from rules.drasle.view import HeroView, View
from rules.kernel.message import Message

WEAK = 2
"""From this life down a character is in danger."""
PAD = 10
BADGE = 60


def party(sheet: Sheet, say: Say, view: View, names: Sequence[str]) -> None:
    """Every seat's card: badge, names, life, resource."""
    for seat, hero in enumerate(view.heroes):
        left, top, right, bottom = places.card(view, seat)
        current = seat == view.current and not view.outcome and view.phase != "choosing"
        if current:
            sheet.lay(header.plate(right - left, bottom - top), left, top)
        sheet.lay(seats.badge(seat, BADGE), left + PAD, top + 8)
        x = left + PAD + BADGE + 8
        room = right - PAD - x
        if hero and right - left >= places.WIDEST_CARD:
            room -= _values(sheet, view, hero, right - PAD, top + 26)
        sheet.write(names[seat], x, top + 24, 28, room=room, sizes=(TAP,), bold=current, kind="name")
        if hero is None:
            sheet.write(say(Message("picture-choosing")), x, top + 56, TAP, colour=SOFT, room=right - PAD - x)
            continue
        _hero(sheet, say, view, hero)


def _hero(sheet: Sheet, say: Say, view: View, hero: HeroView) -> None:
    left, top, right, _ = places.card(view, hero.seat)
    wide = right - left >= places.WIDE_CARD
    x = left + PAD + BADGE + 8
    name = short_enough(say, f"picture-hero-{hero.character}", right - PAD - x)
    sheet.write(name, x, top + 56, TAP, colour=SOFT)
    middle = top + 112
    _life(sheet, say, hero, left + PAD + 4, middle)
    if hero.dead:
        return
    if wide:
        _resources(sheet, view, hero, left + 206, right, middle + 8, 40)
    else:
        _resources(sheet, view, hero, left + PAD, right, top + 168, 34)


def _values(sheet: Sheet, view: View, hero: HeroView, right: int, middle: int) -> int:
    """The dice for each kind of quest, or for an attack; returns how much room they take."""
    end = right
    skills: tuple[Skill, ...] = ("combat",) if view.phase == "decisive" else ("lore", "exploration", "combat")
    for skill in skills:
        dice = hero.combat + hero.bonus if view.phase == "decisive" else hero.value(skill)
        end -= sheet.write(str(dice), end, middle, 34, bold=True, align="right") + 36
        sheet.lay(icons.icon(skill, 30), end, middle - 15, "icon", skill)
        end -= 18
    return right - end


def _life(sheet: Sheet, say: Say, hero: HeroView, x: int, middle: int) -> None:
    sheet.lay(icons.icon("dead" if hero.dead else "life", 50), x, middle - 25, "icon", "life")
    x += 60
    colour = RED if hero.life <= WEAK else INK
    x += sheet.write(str(hero.life), x, middle, 72, bold=True, colour=colour, kind="life") + 4
    sheet.write(say(Message("picture-level", {"level": hero.level})), x + 4, middle - 16, TAP, colour=SOFT)
    sheet.write(f"/{hero.max_life}", x, middle + 16, 30, colour=SOFT)


def _resources(sheet: Sheet, view: View, hero: HeroView, x: int, right: int, middle: int, size: int) -> None:
    """Points of each resource, and signs of what else is held."""
    for resource in hero.resources:
        sheet.lay(icons.icon(resource.id, size), x, middle - size // 2, "icon", resource.id)
        x += size + 6
        x += sheet.write(str(resource.points), x, middle, size + 6, bold=True, kind="points") + 2
        if resource.cap is not None:
            x += sheet.write(f"/{resource.cap}", x, middle + 5, TAP, colour=SOFT)
        x += 12
    held = [("bound", hero.bound), ("elixir", hero.seat in view.elixirs), ("item", hero.item_ready)]
    end = right - PAD
    for name, holds in held:
        if holds and end - 30 >= x:
            end -= 30
            sheet.lay(icons.icon(name, 30), end, middle - 15, "icon", name)
            end -= 6
