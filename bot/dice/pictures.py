"""Pictures of rolls, odds and luck, as PNG. Pure; draw them off the event loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.dice import limits
from bot.dice.chances import Chances
from bot.dice.luck import Luck
from bot.dice.result import Number, PeakRolled, Rolled, ShownDie
from bot.dice.words import number, signed
from bot.text import Words
from images.kit.chart import MOST, Bar, chart
from images.kit.tray import TrayDie, tray
from rules.dice.odds import Odds
from rules.dice.peak import CRITICAL, FUMBLE
from rules.kernel.message import Message

SHOWN_FROM = 0.0005
"""Chances below this are left out at the ends of a chart."""

LONGEST_TAG = 7
"""Characters that can be read under a die."""

Strong = Callable[[Number, Number], bool]
"""Whether the bar of these numbers stands out."""


def roll_picture(rolled: Rolled | PeakRolled, words: Words) -> bytes | None:
    """The dice and what they come to; None where there are none, or too many to be seen."""
    dice = list(_peak_dice(rolled) if isinstance(rolled, PeakRolled) else _dice(rolled))
    if not 0 < len(dice) <= limits.PICTURED:
        return None
    return tray(dice, *_result(rolled, words))


def _dice(rolled: Rolled) -> Iterator[TrayDie]:
    for group in rolled.groups():
        for die in group.dice:
            yield TrayDie(group.sides, die.counts, _tag(group.sides, die), die.kept)


def _tag(sides: int, die: ShownDie) -> str:
    again = f"{die.shown[0]}→{die.counts}"
    if len(die.shown) > 1 and len(again) <= LONGEST_TAG:
        return again
    if die.exploded:
        return "★"
    return "" if sides == 6 else f"D{sides}"


def _peak_dice(rolled: PeakRolled) -> Iterator[TrayDie]:
    for wave, values in enumerate(rolled.roll.waves):
        for value in values:
            tag = {CRITICAL: "★", FUMBLE: "×"}.get(value, "")
            yield TrayDie(6, value, tag, extra=wave > 0)


def _result(rolled: Rolled | PeakRolled, words: Words) -> tuple[str, str]:
    if isinstance(rolled, PeakRolled):
        return signed(rolled.roll.total), words(Message("picture-successes"))
    if rolled.kind == "separate":
        return ("", "") if rolled.successes is None else (str(rolled.successes), words(Message("picture-successes")))
    if rolled.success is None:
        return number(rolled.total or 0), ""
    return number(rolled.total or 0), words(Message("picture-success" if rolled.success else "picture-failure"))


# Odds --------------------------------------------------------------------------------------------------------------


def peak_odds_chart(odds: Odds, words: Words, dice: int) -> bytes:
    """The odds of a peak roll; what succeeds at all stands out."""
    title = words(Message("odds-peak-title", {"dice": dice}))
    return _odds_chart(Chances(odds), words, title, lambda first, last: first >= 1)


def odds_chart(answer: Chances, words: Words, expression: str) -> bytes:
    """The odds of an expression."""
    title = words(Message("odds-title", {"expression": expression}))
    return _odds_chart(answer, words, title, lambda first, last: answer.meets(first) and answer.meets(last))


def _odds_chart(answer: Chances, words: Words, title: str, strong: Strong) -> bytes:
    more = answer.at_least
    ranges = list(_ranges(answer.odds))
    longest = max(chance for _, _, chance in ranges)
    bars = [
        Bar(
            _range(first, last, words),
            chance / longest,
            (percent(chance), percent(more[first])),
            strong=strong(first, last),
        )
        for first, last, chance in ranges
    ]
    heads = (words(Message("odds-exactly")), words(Message("odds-at-least")))
    mean, spread = (number(round(value, 2)) for value in (answer.mean, answer.spread))
    note = words(Message("odds-mean", {"mean": mean, "spread": spread}))
    return chart(title, heads, bars, note)


def _ranges(odds: Odds) -> Iterator[tuple[Number, Number, float]]:
    """The numbers with their chances; neighbours are taken together where there are more than bars."""
    shown = [(value, chance) for value, chance in odds.items() if chance >= SHOWN_FROM] or list(odds.items())
    numbers = [value for value in odds if shown[0][0] <= value <= shown[-1][0]]
    size = -(-len(numbers) // MOST)
    for start in range(0, len(numbers), size):
        part = numbers[start : start + size]
        yield part[0], part[-1], sum(odds[value] for value in part)


def _range(first: Number, last: Number, words: Words) -> str:
    if first == last:
        return number(first)
    return words(Message("odds-range", {"first": number(first), "last": number(last)}))


def percent(chance: float) -> str:
    """A chance as people read it: never 0% for what can happen, never 100% for what need not."""
    if 0 < chance < SHOWN_FROM:
        return "<0.1%"
    if 1 - SHOWN_FROM < chance < 1 - 1e-9:
        return ">99.9%"
    return f"{chance:.1%}"


# Luck --------------------------------------------------------------------------------------------------------------


def luck_chart(counted: Luck, words: Words) -> bytes:
    """How often each face came, with a line where it should be."""
    longest = max(max(each.count, each.expected) for each in counted.ranges) or 1
    bars = [
        Bar(
            _range(each.first, each.last, words),
            each.count / longest,
            (str(each.count),),
            mark=each.expected / longest,
        )
        for each in counted.ranges
    ]
    title = words(Message("luck-title", {"sides": counted.sides, "dice": counted.dice}))
    expected = number(round(counted.ranges[0].expected, 1))
    return chart(title, (words(Message("luck-count")),), bars, words(Message("luck-line", {"expected": expected})))
