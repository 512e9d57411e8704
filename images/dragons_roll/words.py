"""The captions of the picture: which messages are said, with which arguments. The picture holds no words of its own."""

from __future__ import annotations

from typing import Final

CAPTIONS: Final = {
    "picture-turn": ("name",),
    "picture-won": (),
    "picture-lost": (),
    "picture-phase-roll": ("count",),
    "picture-phase-run": ("number",),
    "picture-phase-run-failed": ("number",),
    "picture-phase-run-enrage": ("number",),
    "picture-phase-place": (),
    "picture-phase-place-face": ("number",),
    "picture-phase-failed": (),
    "picture-phase-over": (),
    "picture-cities-left": (),
    "picture-city-safe": (),
    "picture-city-burning": (),
    "picture-face-yellow": (),
    "picture-face-red": (),
    "picture-missing": ("count",),
    "picture-locked": (),
    "picture-hides": (),
    "picture-rule-least": ("limit",),
    "picture-rule-most": ("limit",),
    "picture-rule-exactly": ("limit",),
    "picture-rule-ascending": (),
    "picture-pile": ("count",),
    "picture-scrolls": ("count", "all"),
    "picture-type-": ("…one for each type of dragon",),
    "picture-master-": ("…one for each master",),
    "picture-ability-": ("…one for each master and face: <master>-yellow, <master>-red",),
}
"""Every message of the picture and its arguments. `name` is the bare name of a player, shortened where it must be."""
