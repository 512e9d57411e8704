"""The dice on the table: those for the move, the last peak roll with what it came to, and what the dragon did."""

from __future__ import annotations

from images.drasle import places
from images.drasle.places import Layout
from images.kit import dice, seats, signs
from images.kit.fonts import TAP
from images.kit.palette import INK, RED, SOFT
from images.kit.sheet import Sheet, smooth
from images.kit.text import width
from images.kit.words import Say
from rules.drasle.view import HeroView, RollView, View
from rules.kernel.message import Message

CAPTION_DOWN = 16
DICE_DOWN = 36
SIZES = (76, 64, 54, 46)
GAP = 6
LOT = 48
GROUP_GAP = 18
BETWEEN = 34


def tray(sheet: Sheet, layout: Layout, say: Say, view: View) -> None:
    """What lies on the table now: the dragon's deed on the right, the dice on the left."""
    top = layout.tray_top
    left, right = places.MARGIN + 4, places.WIDTH - places.MARGIN
    if view.blows:
        right = _blow(sheet, say, view, right, top)
    rolls = last_rolls(view)
    if not rolls:
        _lots(sheet, say, view, right - BETWEEN, top)
    if view.trial and not any(roll.why == "challenge" for roll in rolls):
        _ready(sheet, say, view, [(each.seat, each.dice) for each in view.trial.participants], left, top)
    elif rolls:
        _rolled(sheet, say, rolls, left, right - BETWEEN, top)
    elif view.phase == "adventure" and view.stage != "begin":
        sheet.write(say(Message("picture-movement")), left, top + CAPTION_DOWN, TAP, colour=SOFT)
        _row(sheet, view.current, view.movement, SIZES[0], left, top + DICE_DOWN)
    elif (hero := view.heroes[view.current]) and not view.outcome:
        _ready(sheet, say, view, [(hero.seat, _next_dice(view, hero))], left, top)


def last_rolls(view: View) -> list[RollView]:
    """The peak rolls that belong to the last total: of a chain that went on only the last die of everybody."""
    if not view.rolls:
        return []
    last = view.rolls[-1].why
    whys = ("attack", "chain") if last == "chain" else (last,)
    by_seat = {roll.seat: roll for roll in view.rolls if roll.why in whys}
    return list(by_seat.values()) if last != "adventure" else [view.rolls[-1]]


def _next_dice(view: View, hero: HeroView) -> int:
    return hero.combat + hero.bonus if view.phase == "decisive" else hero.move


def _ready(sheet: Sheet, say: Say, view: View, sets: list[tuple[int, int]], x: int, top: int) -> None:
    """Dice that will be rolled: how many, and whose."""
    key = "picture-why-challenge" if view.trial else "picture-why-attack"
    caption = "picture-movement" if view.phase == "adventure" and not view.trial else key
    sheet.write(say(Message(caption)), x, top + CAPTION_DOWN, TAP, colour=SOFT)
    for seat, count in sets:
        sheet.lay(dice.die(0, 64, seats.colour(seat)), x, top + DICE_DOWN + 2, "die", "0")
        x += 72
        x += sheet.write(f"×{count}", x, top + DICE_DOWN + 34, 44, bold=True) + BETWEEN


def _rolled(sheet: Sheet, say: Say, rolls: list[RollView], x: int, right: int, top: int) -> None:
    """The dice of a roll by seats, extra dice behind a plus, and on their right the success total."""
    total = sum(roll.total for roll in rolls)
    shown = f"{total:+d}".replace("-", "−") if total else "0"
    room = right - x - width(shown, 84, True) - BETWEEN
    size = next((size for size in SIZES if _needed(rolls, size) <= room), 0)
    why = "attack" if rolls[-1].why == "chain" else rolls[-1].why
    sheet.write(say(Message(f"picture-why-{why}")), x, top + CAPTION_DOWN, TAP, colour=SOFT)
    end = x
    for roll in rolls:
        tag = seats.tag(roll.seat)
        y = top + DICE_DOWN + (SIZES[0] - (size or SIZES[-1])) // 2
        if len(rolls) > 1:
            sheet.lay(tag, end, top + DICE_DOWN + (SIZES[0] - tag.height) // 2)
            end += tag.width + GAP
        if not size:
            end += (
                sheet.write(f"{roll.total:+d}".replace("-", "−"), end, top + DICE_DOWN + 38, 44, bold=True) + GROUP_GAP
            )
            continue
        end = _row(sheet, roll.seat, roll.first, size, end, y)
        if roll.extra:
            end += sheet.write("+", end, y + size // 2, 36, bold=True) + GAP
            end = _row(sheet, roll.seat, roll.extra, size, end, y)
        end += GROUP_GAP - GAP
    caption = say(Message("picture-total"))
    sheet.write(caption, end + 8, top + CAPTION_DOWN, TAP, colour=SOFT)
    sheet.write(shown, end + 8, top + DICE_DOWN + 38, 84, bold=True, colour=RED if total < 0 else INK, kind="total")


def _needed(rolls: list[RollView], size: int) -> int:
    """How many px the dice of the rolls take."""
    whole = 0
    for roll in rolls:
        whole += (len(roll.first) + len(roll.extra)) * (size + GAP) + GROUP_GAP - GAP
        whole += seats.tag(roll.seat).width + GAP if len(rolls) > 1 else 0
        whole += width("+", 36, True) + GAP if roll.extra else 0
    return whole


def _row(sheet: Sheet, seat: int, values: tuple[int, ...], size: int, x: int, y: int) -> int:
    """Dice side by side; returns where the next one may lie."""
    for value in values:
        sheet.lay(dice.die(value, size, seats.colour(seat)), x, y, "die", str(value))
        x += size + GAP
    return x


def _lots(sheet: Sheet, say: Say, view: View, right: int, top: int) -> None:
    """The die of everybody, where the dragon hunted the lowest or the highest."""
    rolled = [hero for hero in view.party if hero.lot]
    left = right - len(rolled) * (LOT + GAP)
    if rolled:
        sheet.write(say(Message("picture-lots")), left, top + CAPTION_DOWN, TAP, colour=SOFT)
    for hero in rolled:
        sheet.lay(dice.owned_die(hero.lot, hero.seat, LOT), left, top + DICE_DOWN - 2)
        left += LOT + GAP


def _blow(sheet: Sheet, say: Say, view: View, right: int, top: int) -> int:
    """What the dragon did last, in red; returns where it begins."""
    caption, name = say(Message("picture-blow")), say(Message(f"picture-blow-{view.blows[-1]}"))
    more = f" ×{len(view.blows)}" if len(set(view.blows)) == 1 and len(view.blows) > 1 else ""
    size = 40
    sheet.write(caption, right, top + CAPTION_DOWN, TAP, colour=SOFT, align="right")
    taken = sheet.write(name + more, right, top + DICE_DOWN + 38, size, bold=True, colour=RED, align="right")
    flame = smooth((40, 48), lambda pen: signs.flame(pen, 20, 47, 47, RED, RED))
    sheet.lay(flame, right - taken - 52, top + DICE_DOWN + 14, "icon", "flame")
    return min(right - taken - 52, right - width(caption, TAP))
