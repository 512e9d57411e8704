"""The pictures of ten moments or more of each game, in both languages: small, legible on a phone, told in words."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import product

import pytest

from bot.text import LOCALES, Texts
from images.kit import header
from images.kit.fonts import READ, TAP
from images.kit.sheet import Mark, Sheet
from rules.kernel.game import game_by_id, games
from tests.images.legible import problems
from tests.images.moments import Moment, moments

NAMES = ("ミカ", "Kenji", "さくらもち", "Aleksandra", "たろう", "Ben", "リン", "Zoë")
LARGEST = 100_000
LONGEST_DESCRIPTION = 1024
AT_A_GLANCE = {"life", "total", "need", "step", "points"}
"""Kinds of figures that must be read without a tap."""

TEXTS = Texts(strict=True)
EVERY = list(product(games(), LOCALES))


@pytest.mark.parametrize("game", games())
def test_there_are_ten_of_every_size_and_end(game: str) -> None:
    found = list(moments(game).values())
    assert len({each.name for each in found}) >= 10
    assert len({each.outcome for each in found}) >= 3, "one goes on, one is won, one is lost"
    sizes = game_by_id(game).seats
    assert {each.seats for each in found} >= {sizes.stop - 1}
    assert len({each.seats for each in found}) > 1


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_they_are_legible_on_a_phone(game: str, locale: str) -> None:
    painter = importlib.import_module(f"images.{game}")
    found: dict[str, list[str]] = {}
    for each in moments(game).values():
        say = TEXTS.speaker(locale, game, NAMES[: each.seats])
        sheet = painter.compose(each.view, each.options, each.changes, say, NAMES[: each.seats])
        found[each.name] = [*problems(sheet), *_too_small(sheet), *_letters_lacking(sheet, each)]
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_they_are_small_and_told_in_words(game: str, locale: str) -> None:
    painter = importlib.import_module(f"images.{game}")
    seen: set[bytes] = set()
    for each in moments(game).values():
        say = TEXTS.speaker(locale, game, NAMES[: each.seats])
        file = painter.draw(each.view, each.options, each.changes, say, NAMES[: each.seats])
        assert len(file) <= LARGEST, f"{each.name}: {len(file)} bytes"
        assert 0 < len(say(game_by_id(game).description(each.view))) <= LONGEST_DESCRIPTION, each.name
        seen.add(file)
    assert len(seen) >= 10


def _too_small(sheet: Sheet) -> Iterator[str]:
    """Letters that a tap on the picture does not make readable, or that should need none."""
    written = [mark for mark in sheet.marks if mark.size]
    yield from (f"{mark} is too small" for mark in written if mark.size < TAP)
    figures = [mark for mark in written if mark.kind in AT_A_GLANCE]
    yield from (f"{mark} must be read without a tap" for mark in figures if mark.size < READ)
    if len([mark for mark in written if _in_heading(mark) and mark.size >= READ]) < 3:
        yield "the heading does not say whose turn it is, what is to do, and what matters most"


def _in_heading(mark: Mark) -> bool:
    return mark.kind == "text" and mark.box[3] <= header.HEIGHT + 6


def _letters_lacking(sheet: Sheet, moment: Moment) -> Iterator[str]:
    """Letters of options that stand on buttons and not in the picture."""
    drawn = {mark.text for mark in sheet.marks if mark.kind == "option"}
    lacking = {option.letter for option in moment.options if option.place and option.letter} - drawn
    yield from (f"the letter {letter} is not drawn" for letter in sorted(lacking))
