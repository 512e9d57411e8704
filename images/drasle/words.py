"""The captions of the picture: which messages are said, with which arguments."""

from __future__ import annotations

from typing import Final

from images.kit.fonts import TAP
from images.kit.text import clean, width
from images.kit.words import Say
from rules.kernel.message import Message

CAPTIONS: Final = {
    "picture-turn": ("name",),
    "picture-won": (),
    "picture-lost-adventure": (),
    "picture-lost-decisive": (),
    "picture-over": (),
    "picture-choose": (),
    "picture-choose-left": ("count",),
    "picture-roll": ("count",),
    "picture-stirred": (),
    "picture-move": (),
    "picture-bound": (),
    "picture-act": (),
    "picture-challenge": ("need",),
    "picture-attack": ("count",),
    "picture-attacking": (),
    "picture-gauge": (),
    "picture-dragon-life": (),
    "picture-choosing": (),
    "picture-level": ("level",),
    "picture-movement": (),
    "picture-why-adventure": (),
    "picture-why-challenge": (),
    "picture-why-attack": (),
    "picture-blow": (),
    "picture-lots": (),
    "picture-total": (),
    "picture-row-below": ("most",),
    "picture-row-above": ("least",),
    "picture-column-dragon": (),
    "picture-column-attacker": (),
    "picture-column-everybody": (),
    "picture-swallowed": (),
    "picture-chain": (),
    "picture-space-": ("…one for each name on the map",),
    "picture-quest-": ("…one for each quest",),
    "picture-reward-": ("…one for each reward",),
    "picture-hero-": ("…one for each character, where there is little room for its name",),
    "picture-blow-": ("…one for each dragon action and rampage",),
}
"""Every message of the picture and its arguments. `name` is the bare name of a player, shortened where it must be."""


def short_enough(say: Say, character: str, room: int) -> str:
    """What a character is called, in full where that fits into `room` px of the smallest letters."""
    full = clean(say(Message(f"card-{character}")))
    return full if width(full, TAP) <= room else clean(say(Message(f"picture-hero-{character}")))
