"""The dice on the table: those for the move, the last peak roll with what it came to, and what the dragon did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from images.drasle import places
from images.drasle.places import Layout
from images.kit import dice, seats, signs
from images.kit.fonts import TAP
from images.kit.palette import INK, RED, SOFT
from images.kit.sheet import Layer, Sheet, smooth
from images.kit.text import fit, width
from images.kit.words import Say
from rules.drasle.view import HeroView, RollView, View
from rules.kernel.message import Message

CAPTION_DOWN = 16
DICE_DOWN = 36
MIDDLE = DICE_DOWN + 38
SIZES = (76, 64, 54, 46)
"""Of dice that were rolled; where even the last is too large, only what they came to is written."""
READY = 56
BLOW_SIZES = (40, 34, 28)
TOTAL = 84
LOT = 48
FLAME = 40
GAP = 6
GROUP_GAP = 18
BETWEEN = 34


def tray(sheet: Sheet, layout: Layout, say: Say, view: View) -> None:
    """What lies on the table now: dice on the left, what the dragon did on the right."""
    top, left, right = layout.tray_top, places.MARGIN + 4, places.WIDTH - places.MARGIN
    blow = _blow_words(say, view)
    least = width(blow, BLOW_SIZES[-1], True) + FLAME + 12 + BETWEEN if blow else 0
    rolls = last_rolls(view)
    if view.trial and not any(roll.why == "challenge" for roll in rolls):
        sets = [(each.seat, each.dice) for each in view.trial.participants]
        end = _ready(sheet, say(Message("picture-why-challenge")), sets, left, right - least, top)
    elif rolls:
        end = _rolled(sheet, say, rolls, left, right - least, top)
    elif view.phase == "adventure" and view.stage != "begin":
        end = _moving(sheet, say, view, left, top)
    elif (hero := view.heroes[view.current]) and not view.outcome:
        end = _ready(sheet, say(_next(view)), [(hero.seat, _next_dice(view, hero))], left, right - least, top)
    else:
        end = left
    if blow and end + least <= right:
        right = _blow(sheet, say(Message("picture-blow")), blow, end + BETWEEN, right, top)
    if not rolls and not view.trial:
        _lots(sheet, say, view, end + BETWEEN, right - BETWEEN, top)


def last_rolls(view: View) -> list[RollView]:
    """The peak rolls that belong to the last total: of a chain that went on only the last one of everybody."""
    if not view.rolls:
        return []
    last = view.rolls[-1].why
    if last == "adventure":
        return [view.rolls[-1]]
    whys = ("attack", "chain") if last == "chain" else (last,)
    return list({roll.seat: roll for roll in view.rolls if roll.why in whys}.values())


def _next(view: View) -> Message:
    return Message("picture-why-attack" if view.phase == "decisive" else "picture-movement")


def _next_dice(view: View, hero: HeroView) -> int:
    return hero.combat + hero.bonus if view.phase == "decisive" else hero.move


def _ready(sheet: Sheet, caption: str, sets: Sequence[tuple[int, int]], x: int, right: int, top: int) -> int:
    """How many dice will be rolled, and whose; returns where they end."""
    counts = [f"×{count}" for _, count in sets]
    letters = next(
        (
            size
            for size in (44, 36)
            if sum(READY + 8 + width(count, size, True) + BETWEEN for count in counts) < right - x
        ),
        30,
    )
    gap = BETWEEN if letters > 30 else GROUP_GAP
    sheet.write(caption, x, top + CAPTION_DOWN, TAP, colour=SOFT)
    for (seat, _), count in zip(sets, counts, strict=True):
        mark = seats.badge(seat, READY) if len(sets) > 1 else dice.die(0, READY, seats.colour(seat))
        sheet.lay(mark, x, top + MIDDLE - READY // 2)
        x += READY + 8
        x += sheet.write(count, x, top + MIDDLE, letters, bold=True) + gap
    return x - gap


def _moving(sheet: Sheet, say: Say, view: View, x: int, top: int) -> int:
    """The movement dice; returns where they end."""
    sheet.write(say(Message("picture-movement")), x, top + CAPTION_DOWN, TAP, colour=SOFT)
    return _row(sheet, view.current, view.movement, SIZES[0], x, top) - GAP


def _rolled(sheet: Sheet, say: Say, rolls: Sequence[RollView], left: int, right: int, top: int) -> int:
    """The dice of a roll by seats, extra dice behind a plus, then the success total; returns where it ends."""
    total = sum(roll.total for roll in rolls)
    room = right - left - width(signed(total), TOTAL, True) - 8
    size = next((size for size in SIZES if _needed(rolls, size) <= room), 0)
    why = "attack" if rolls[-1].why == "chain" else rolls[-1].why
    end, x = left + sheet.write(say(Message(f"picture-why-{why}")), left, top + CAPTION_DOWN, TAP, colour=SOFT), left
    for roll in rolls:
        x = _roll(sheet, roll, len(rolls) > 1, size, x, top) + GROUP_GAP
    x = max(x, end + GROUP_GAP)
    caption = sheet.write(say(Message("picture-total")), x, top + CAPTION_DOWN, TAP, colour=SOFT)
    colour = RED if total < 0 else INK
    advance = sheet.write(signed(total), x, top + MIDDLE, TOTAL, bold=True, colour=colour, kind="total")
    return x + max(caption, advance)


def _roll(sheet: Sheet, roll: RollView, tagged: bool, size: int, x: int, top: int) -> int:
    """One seat's roll, or where there is no room for dice its total; returns where it ends."""
    if tagged:
        tag = seats.tag(roll.seat)
        sheet.lay(tag, x, top + MIDDLE - tag.height // 2)
        x += tag.width + GAP
    if not size:
        return x + sheet.write(signed(roll.total), x, top + MIDDLE, 44, bold=True)
    x = _row(sheet, roll.seat, roll.first, size, x, top)
    if roll.extra:
        x += sheet.write("+", x, top + MIDDLE, 36, bold=True) + GAP
        x = _row(sheet, roll.seat, roll.extra, size, x, top)
    return x - GAP


def _needed(rolls: Sequence[RollView], size: int) -> int:
    """How many px the dice of the rolls take."""
    whole = 0
    for roll in rolls:
        whole += (len(roll.first) + len(roll.extra)) * (size + GAP) + GROUP_GAP - GAP
        whole += seats.tag(roll.seat).width + GAP if len(rolls) > 1 else 0
        whole += width("+", 36, True) + GAP if roll.extra else 0
    return whole


def _row(sheet: Sheet, seat: int, values: Sequence[int], size: int, x: int, top: int) -> int:
    """Dice side by side; returns where the next one may lie."""
    for value in values:
        sheet.lay(dice.die(value, size, seats.colour(seat)), x, top + MIDDLE - size // 2, "die", str(value))
        x += size + GAP
    return x


def _blow_words(say: Say, view: View) -> str:
    """What the dragon did last, and how often where it did nothing else."""
    if not view.blows:
        return ""
    name = say(Message(f"picture-blow-{view.blows[-1]}"))
    return f"{name} ×{len(view.blows)}" if len(view.blows) > 1 and len(set(view.blows)) == 1 else name


@lru_cache(maxsize=1)
def _flame() -> Layer:
    return smooth((FLAME, 48), lambda pen: signs.flame(pen, FLAME / 2, 47, 47, RED, RED))


def _blow(sheet: Sheet, caption: str, words: str, left: int, right: int, top: int) -> int:
    """The dragon's deed in red; returns where it begins."""
    size = fit(words, right - left - FLAME - 12, BLOW_SIZES, True)
    taken = sheet.write(words, right, top + MIDDLE, size, bold=True, colour=RED, align="right")
    sheet.lay(_flame(), right - taken - FLAME - 12, top + MIDDLE - 24, "icon", "flame")
    above = min(width(caption, TAP), right - left)
    sheet.write(caption, right, top + CAPTION_DOWN, TAP, colour=SOFT, align="right", room=right - left)
    return right - max(taken + FLAME + 12, above)


def _lots(sheet: Sheet, say: Say, view: View, left: int, right: int, top: int) -> None:
    """The die of everybody, where the dragon hunted the lowest or the highest and there is room for them."""
    rolled = [hero for hero in view.party if hero.lot]
    caption = say(Message("picture-lots"))
    x = right - max(len(rolled) * (LOT + GAP), width(caption, TAP))
    if not rolled or x < left:
        return
    sheet.write(caption, x, top + CAPTION_DOWN, TAP, colour=SOFT)
    for hero in rolled:
        sheet.lay(dice.owned_die(hero.lot, hero.seat, LOT), x, top + DICE_DOWN - 2)
        x += LOT + GAP


def signed(number: int) -> str:
    """A success total as it is written: `+2`, `0`, `−1`."""
    return f"{number:+d}".replace("-", "−") if number else "0"
