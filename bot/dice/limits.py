"""How much one roll may be."""

from __future__ import annotations

from typing import Final

LENGTH: Final = 100
"""Characters of an expression."""

DICE: Final = 200
"""Dice rolled in all, those rolled again and those that came in addition included."""

LOOKS: Final = 5_000
"""How often dice may be looked at to see whether they are rolled again."""

SIDES: Final = 1_000_000
DIGITS: Final = 9
DEPTH: Final = 8
SIGNS: Final = 40
"""Operators in one expression, signs included: as deep as an evaluation may become."""

CHOICES: Final = 30
LABEL: Final = 80
PEAK_DICE: Final = 30
PICTURED: Final = 10
"""Dice in a picture."""

DICE_SHOWN: Final = 40
"""Dice of one group that are written out."""

TEXT: Final = 1200
"""Characters of a roll that is written out."""

WORK: Final = 2_000_000
"""Steps that exact odds may take before they are estimated instead."""

ESTIMATE_ROLLS: Final = 5_000
ESTIMATE_DICE: Final = 50_000
"""Dice that an estimate rolls in all."""
